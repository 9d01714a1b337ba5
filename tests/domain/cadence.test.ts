import { describe, expect, test } from "vitest";
import { CADENCES, type Cadence, cadenceOf, following, lastHope, median } from "~/domain/ledger/cadence";

const rule = (id: Cadence) => {
  const found = CADENCES.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe("the rhythm of a row of gaps", () => {
  test.each<[Cadence, number[]]>([
    ["weekly", [7, 7, 7]],
    ["weekly", [6, 8, 7]],
    ["every two weeks", [14, 14, 14]],
    ["every two weeks", [13, 15, 14]],
    ["twice a month", [15, 16, 15, 16]],
    ["monthly", [30, 31]],
    ["monthly", [34, 27, 31]],
    ["quarterly", [91, 92]],
    ["twice a year", [184, 181]],
    ["yearly", [365]],
    ["yearly", [366]],
  ])("%s: %j", (id, gaps) => expect(cadenceOf(gaps)?.id).toBe(id));

  test.each([
    ["one payment more is needed for a week's rhythm", [7, 7]],
    ["one more for a month's", [30]],
    ["one more for a quarter's", [91]],
    ["one more for half a year's", [182]],
    ["a span that no rhythm has", [45, 45, 45, 45]],
    ["twenty days", [20, 20, 20, 20]],
    ["a week with gaps that jump", [1, 7, 7, 30, 2]],
    ["nothing at all", []],
  ])("%s", (_, gaps) => expect(cadenceOf(gaps)).toBeNull());

  test("a missed payment is forgiven, two of five are not", () => {
    expect(cadenceOf([30, 61, 31, 30])?.id).toBe("monthly");
    expect(cadenceOf([30, 61, 31, 61, 30])?.id).toBe("monthly");
    expect(cadenceOf([30, 61, 61, 31])).toBeNull();
  });

  test("one odd gap of four may be anything, two may not", () => {
    expect(cadenceOf([30, 30, 30, 45])?.id).toBe("monthly");
    expect(cadenceOf([30, 30, 45, 45])).toBeNull();
    expect(cadenceOf([30, 30, 30, 45, 45])).toBeNull();
  });

  test("of two rhythms the closer one", () => {
    expect(cadenceOf([14, 15, 14, 14])?.id).toBe("every two weeks");
    expect(cadenceOf([15, 15, 14, 16])?.id).toBe("twice a month");
    expect(cadenceOf([14, 15, 14, 15])?.id).toBe("every two weeks");
  });
});

describe("when it comes again", () => {
  test.each<[string, Cadence, string[], string]>([
    ["a week later", "weekly", ["2026-12-28"], "2027-01-04"],
    ["two weeks later", "every two weeks", ["2026-11-20"], "2026-12-04"],
    ["fifteen days later", "twice a month", ["2026-11-01"], "2026-11-16"],
    ["the same day of the next month", "monthly", ["2026-10-15", "2026-11-15"], "2026-12-15"],
    ["three months later", "quarterly", ["2026-11-05"], "2027-02-05"],
    ["half a year later", "twice a year", ["2026-11-05"], "2027-05-05"],
    ["a year later", "yearly", ["2026-11-05"], "2027-11-05"],
    ["the 31st again after a short month", "monthly", ["2026-10-31", "2026-11-30"], "2026-12-31"],
    ["the 30th again after February", "monthly", ["2026-01-30", "2026-02-28"], "2026-03-30"],
    ["the last of February for the 31st", "monthly", ["2026-12-31", "2027-01-31"], "2027-02-28"],
    ["the 30th where it never was the 31st", "monthly", ["2026-10-30", "2026-11-30"], "2026-12-30"],
    ["the same day where it had moved within the month", "monthly", ["2026-10-20", "2026-11-15"], "2026-12-15"],
  ])("%s", (_, id, days, next) => expect(following(days.at(-1) ?? "", rule(id), days)).toBe(next));
});

test.each<[Cadence, string]>([
  ["weekly", "2026-12-04"],
  ["every two weeks", "2026-12-06"],
  ["twice a month", "2026-12-07"],
  ["monthly", "2026-12-12"],
  ["quarterly", "2026-12-22"],
  ["twice a year", "2026-12-25"],
  ["yearly", "2026-12-29"],
])("what was due on December 1 may come %s until %s", (id, day) => expect(lastHope("2026-12-01", rule(id))).toBe(day));

test.each([
  [[], 0],
  [[5], 5],
  [[1, 2], 2],
  [[10, 1, 3], 3],
  [[100, 9, 20, 1], 15],
])("the middle of %j is %d", (values, middle) => expect(median(values)).toBe(middle));
