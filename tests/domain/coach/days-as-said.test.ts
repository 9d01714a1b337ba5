// 186 ways to say which days are meant (days-as-said.txt), by people as they talk: read on Sunday, November 22, 2026. And
// stretches that are said beside each other and mean one, or two that are held against each other.
import { describe, expect, test } from "vitest";
import { readText } from "~/domain/coach/reading/read";
import { linesOf, readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const PHRASES = linesOf("days-as-said");

function daysOf(text: string): string {
  const read = readText(text, SAMPLE_PERSON);
  const [query] = read.is === "queries" && read.queries.length === 1 ? read.queries : [];
  return query?.period && query.comparison === null ? `${query.period.from}..${query.period.to}` : read.is;
}

describe("days as people say them", () => {
  test.each(PHRASES)("%s", (line) => {
    const [phrase = "", days] = line.split(" → ");
    expect(daysOf(`how much did we spend on groceries ${phrase}`)).toBe(days);
  });

  test.each([
    ["July travel this summer vs july last summer", "spent on:travel 2026-07 vs:2025-07"],
    ["Which was the dearer summer month for us, June or July?", "spent 2026-06 vs:2026-07"],
    [
      "restaurants: aug sept oct together vs may june july together",
      "spent on:restaurants 2026-08-01..2026-10-31 vs:2026-05-01..2026-07-31",
    ],
    [
      "Was Christmastime 2025 dearer than Christmas 2024? Just the whole month of December each time.",
      "spent 2025-12 vs:2024-12",
    ],
    [
      "Compare dining out this summer against last summer; June through August each time.",
      "spent on:restaurants 2026-06-01..2026-08-31 vs:2025-06-01..2025-08-31",
    ],
    ["what did we spend after june on gas", "spent on:gas 2026-07-01..2026-11-22"],
  ])("'%s' is read as %s", (text, reads) => {
    expect(readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today)).toBe(reads);
  });

  test("two thousand is a sum and no year", () => {
    const read = readText("can we afford a 2,000 sofa", SAMPLE_PERSON);
    expect(read.is === "plan" ? read.request.amountCents : read.is).toBe(200_000);
  });
});
