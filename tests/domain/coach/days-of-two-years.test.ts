// The same days of two years, and days in the many forms that people write them in.
import { describe, expect, test } from "vitest";
import { daysWrittenOut } from "~/domain/language/days-written";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const TODAY = SAMPLE_PERSON.today;
const reads = (text: string) => readAs(text, SAMPLE_PERSON, TODAY);

test("the sample household's day", () => expect(TODAY).toBe("2026-11-22"));

describe("one stretch of days is held against the same one of another year", () => {
  test.each([
    [
      "are we eating out more than we did a year ago? take October against October",
      "on:restaurants 2026-10 vs:2025-10",
    ],
    [
      "was july to september cheaper overall than the same 3 months of 2025?",
      "2026-07-01..2026-09-30 vs:2025-07-01..2025-09-30",
    ],
    [
      "Summer gas (Jun-Aug): this year against last, any difference?",
      "on:gas 2026-06-01..2026-08-31 vs:2025-06-01..2025-08-31",
    ],
    ["light bill now vs a year ago same month", "at:power 2026-11 vs:2025-11-01..2025-11-22"],
    ["did we do worse in December 2025 than the December before it?", "2025-12 vs:2024-12"],
    ["october groceries, this year vs last", "on:groceries 2026-10 vs:2025-10"],
    ["gas this november against the same days a year ago", "on:gas 2026-11 vs:2025-11-01..2025-11-22"],
    ["how does our october compare to the one a year earlier", "2026-10 vs:2025-10"],
    ["travel spend July 26 v July 25", "on:travel 2026-07 vs:2025-07"],
    ["October '26 versus October '25 groceries", "on:groceries 2026-10 vs:2025-10"],
    ["q3 26 vs q3 25", "2026-07-01..2026-09-30 vs:2025-07-01..2025-09-30"],
  ])("%s", (text, label) => expect(reads(text)).toBe(`spent ${label}`));

  test.each([
    ["how much more did we spend this year than last year", "2026 vs:2025-01-01..2025-11-22"],
    ["thanksgiving last year against thanksgiving 2024", "2025-11-27 vs:2024-11-28"],
    ["spending nov 1-15 vs oct 1-15", "2026-11-01..2026-11-15 vs:2026-10-01..2026-10-15"],
    ["did the grocery bill shrink from September to October", "on:groceries 2026-10 vs:2026-09"],
    ["first half of october against the second half", "2026-10-01..2026-10-15 vs:2026-10-16..2026-10-31"],
  ])("and nothing else is taken for it: %s", (text, label) => expect(reads(text)).toBe(`spent ${label}`));
});

test.each([
  ["what did we spend the weekend of the 14th and 15th", "2026-11-14..2026-11-15"],
  ["what did we spend the weekend of nov 7", "2026-11-07..2026-11-08"],
  ["what did we spend the weekend of the 8th", "2026-11-07..2026-11-08"],
  ["what did we spend the weekend of the 13th of november", "2026-11-14..2026-11-15"],
  ["what did we spend on the 14th and 15th", "2026-11-14..2026-11-15"],
  ["what did we spend over labor day weekend", "2026-09-05..2026-09-07"],
  ["what did we spend over thanksgiving weekend last year", "2025-11-27..2025-11-30"],
  ["what did we spend the weekend before thanksgiving last year", "2025-11-22..2025-11-23"],
  ["what did we spend the week before christmas", "2025-12-18..2025-12-24"],
  ["what did we spend the last full week", "2026-11-15..2026-11-21"],
  ["what did we spend in the summer of '25", "2025-06-01..2025-08-31"],
  ["what did we spend Jun–Aug", "2026-06-01..2026-08-31"],
  ["what did we spend from Nov 23 to Nov 30 of 2025", "2025-11-23..2025-11-30"],
  ["what did we spend since school started in september", "2026-09-01..2026-11-22"],
])("%s", (text, label) => expect(reads(text)).toBe(`spent ${label}`));

test.each([
  ["$14 and 15 more", "$14 and 15 more"],
  ["july 4 and july 25", "july 4 and july 25"],
  ["the 14th and 25th", "the 14th and 25th"],
  ["over 30 and 31% off", "over 30 and 31% off"],
  ["summer 50 sale", "summer 50 sale"],
  ["May 26 v June 25", "May 26 v June 25"],
])("'%s' stays as it is", (text, written) => expect(daysWrittenOut(text, TODAY)).toBe(written));
