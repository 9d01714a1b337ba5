// What a text looks like as a whole against the rules that go by a few of its words: a rare reading, a verdict that nobody
// asked for, advice that a tale seems to want; what 'per visit' says, whatever else; two halves; what a sum can't be of.
import { describe, expect, test } from "vitest";
import { looksLikeAdvice, looksLikeRows } from "~/domain/coach/learned/looks";
import { readText } from "~/domain/coach/reading/read";
import { spot } from "~/domain/coach/reading/spot";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const read = (text: string): string => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today);

describe("what is surely asked is heard before what hardly anybody asks", () => {
  test.each([
    ["Three paydays in October. After everything we spent, what was left over that month?", "kept 2026-10"],
    [
      "Add up the pay for me, third-paycheck months included: how much did Brightwater deposit this year?",
      "earned at:brightwater_studio 2026",
    ],
    ["show me anything over $200 in september that isn't rent", "spent list not:mortgage_rent 2026-09 min:200.01"],
    [
      "every charge over 75 dollars in October that was not rent or groceries",
      "spent list not:groceries+mortgage_rent 2026-10 min:75.01",
    ],
    ["I do like Studio 12. Count up our visits there since January, would you?", "spent count at:studio_12_hair 2026"],
    ["with 400 a month going in, when would the emergency fund be full", "plan:save-up monthly:400 named:reserve"],
    ["how much do i earn a year", "earned per-year"],
  ])("'%s': %s", (text, reads) => expect(read(text)).toBe(reads));

  test("rows and advice are told by their looks", () => {
    const spots = (text: string) => spot(text, SAMPLE_PERSON);
    expect(looksLikeRows(spots("list every charge over $100 in october"), SAMPLE_PERSON)).toBe(true);
    expect(looksLikeRows(spots("can checking take another $100"), SAMPLE_PERSON)).toBe(false);
    expect(looksLikeAdvice(spots("can we afford a $900 fridge"), SAMPLE_PERSON)).toBe(true);
    expect(looksLikeAdvice(spots("how many times did we go to Casa Verde in october"), SAMPLE_PERSON)).toBe(false);
  });
});

describe("what is said outright counts, whatever a text looks like", () => {
  test.each([
    ["how much have the haircuts been, per visit, this year", "spent each at:hair 2026"],
    [
      "Are coffee runs costing more per visit than they did in the spring?",
      "spent each at:coffee 2026-08-23..2026-11-22 vs:2026-03-01..2026-05-31",
    ],
    ["highest single restaurant bill in 2025 and 2026", "spent largest on:restaurants 2025-01-01..2026-11-22"],
    ["Entertainment for October, the whole category, streaming and movies together.", "spent on:entertainment 2026-10"],
    ["5 biggest things we paid in august, rent counts", "spent largest list top:5 2026-08"],
    ["Five biggest single payments in October, biggest at the top please.", "spent largest list top:5 2026-10"],
    ["Six biggest charges in July. Rent aside.", "spent largest list top:6 not:mortgage_rent 2026-07"],
    ["How much did we spend in October? Not counting groceries.", "spent not:groceries 2026-10"],
  ])("'%s': %s", (text, reads) => expect(read(text)).toBe(reads));
});

describe("two halves", () => {
  test.each([
    [
      "Average grocery trip in October and how many trips",
      "spent each on:groceries 2026-10 & spent count on:groceries 2026-10",
    ],
    [
      "total saved into rainy day since the beginning of the year and how often",
      "moved in:savings 2026 & moved count in:savings 2026",
    ],
    ["in a regular month what comes in and what goes out", "earned per-month & spent per-month"],
    ["All our subscriptions with price, and the total", "subscriptions list"],
  ])("'%s': %s", (text, reads) => expect(read(text)).toBe(reads));
});

test.each(["spending on the kids in september vs august", "what did the kids' activities run last month"])(
  "'%s': a sum that can't be of what is named says so",
  (text) => {
    const found = readText(text, SAMPLE_PERSON);
    expect(found.is === "queries" ? found.unused : found.is).toEqual(["kids"]);
  },
);

test("what is no bill isn't answered with all of them", () => {
  expect(read("what does daycare cost us a month")).toBe("none");
});
