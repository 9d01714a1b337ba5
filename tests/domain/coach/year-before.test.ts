// One stretch of days held against the same one of another year (year-before.txt: the later one, the earlier one, and the words
// that say so), and what isn't.
import { expect, test } from "vitest";
import { spot } from "~/domain/coach/reading/spot";
import { areSameDays, ofTwoYears } from "~/domain/coach/reading/year-before";
import { SAMPLE_PERSON } from "./sample-person";
import { linesOf } from "./read-as";

function held(text: string): string {
  const { plain, past, words } = spot(text, SAMPLE_PERSON);
  const found = ofTwoYears(plain, past, SAMPLE_PERSON.today);
  if (found?.comparison.against !== "period") return "none";
  const [later, earlier] = [found.period, found.comparison.period].map(({ from, to }) => `${from}..${to}`);
  return `${later} vs ${earlier} ${found.spans.map(({ start, end }) => words.slice(start, end).join(" ")).join(" / ")}`;
}

const TEXTS = linesOf("year-before");

test.each(TEXTS)("%s", (line) => {
  const [text = "", years] = line.split(" → ");
  expect(held(text)).toBe(years);
});

test("the same days are those of another year", () => {
  const same = (from: string, to: string) => areSameDays({ from: "2026-10-01", to: "2026-10-31" }, { from, to });
  expect([
    same("2025-10-01", "2025-10-31"),
    same("2025-10-01", "2025-10-30"),
    same("2025-10-02", "2025-10-31"),
    same("2026-10-01", "2026-10-31"),
  ]).toEqual([true, false, false, false]);
});
