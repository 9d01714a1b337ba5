// Two questions in one breath: each is read, and what only one of them names the other one is about as well. What a
// text is divided into stands in learned-halves.txt.
import { describe, expect, test } from "vitest";
import { halvesOf } from "~/domain/coach/learned/halves";
import { halved, made, tableOf } from "./learned-table";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const reads = (text: string) => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today);

test.each(tableOf(new URL("./learned-halves.txt", import.meta.url)))("$line", ({ cases }) => {
  expect(cases.map((line) => made(line, halved))).toEqual(cases);
});

describe("both are answered", () => {
  test.each([
    ["car insurence - how much and when is it next", "spent on:auto_insurance & bills next on:auto_insurance"],
    ["whats on the cashback card right now, and how much room is left on it?", "owed in:card & available in:card"],
    [
      "groceries in october: the total, and how many trips was that",
      "spent on:groceries 2026-10 & spent count on:groceries 2026-10",
    ],
    ["what did we spend in october and what did we earn", "spent 2026-10 & earned 2026-10"],
  ])("%s", (text, label) => expect(reads(text)).toBe(label));
});

describe("one question stays one", () => {
  test.each([
    ["groceries in september and october", "spent trend by:month on:groceries 2026-09-01..2026-10-31"],
    ["Prescriptions since January. Pharmacy only, leave out the doctor!", "spent at:pharmacy not:doctors 2026"],
    ["of the october car payment, what was interest and what came off the loan", /^principal /],
    ["gas and electric last month", /^(?!.* & )/],
  ])("%s", (text, label) =>
    typeof label === "string" ? expect(reads(text)).toBe(label) : expect(reads(text)).toMatch(label),
  );

  test("a tale before a question is none", () => {
    expect(halvesOf("we went to casa verde on friday. what did we pay?", SAMPLE_PERSON)).toBeNull();
  });
});
