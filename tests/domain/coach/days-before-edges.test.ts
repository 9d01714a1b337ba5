// As many days of another stretch as have passed of this one, at each bound. The day is Wednesday, November 18, 2026.
import { expect, test } from "vitest";
import { cutToSameDays, sameDaysBefore } from "~/domain/coach/reading/days-before";

const days = (text: string) => {
  const [from = "", to = from] = text.split("..");
  return { from, to };
};
const TODAY = "2026-11-18";

test.each([
  ["a season that isn't over", "2026-09-01..2026-11-18", "2025-09-01..2025-11-30", "2025-09-01..2025-11-18"],
  ["a season that was shorter", "2026-09-01..2026-11-18", "2025-09-01..2025-10-15", "2025-09-01..2025-10-15"],
  ["a season that is over", "2026-09-01..2026-11-17", "2025-09-01..2025-11-30", "2025-09-01..2025-11-30"],
  ["another season of the year", "2026-09-01..2026-11-18", "2026-06-01..2026-08-31", "2026-06-01..2026-08-31"],
  ["a season that began a day later", "2026-09-02..2026-11-18", "2025-09-01..2025-11-30", "2025-09-01..2025-11-30"],
  ["a week", "2026-11-12..2026-11-18", "2026-11-05..2026-11-11", "2026-11-05..2026-11-11"],
  ["a week of another month", "2026-11-12..2026-11-18", "2026-10-26..2026-11-01", "2026-10-26..2026-11-01"],
  ["this month", "2026-11-01..2026-11-18", "2026-10-01..2026-10-31", "2026-10-01..2026-10-18"],
  [
    "this month, against one of last year",
    "2026-11-01..2026-11-18",
    "2025-09-01..2025-09-30",
    "2025-09-01..2025-09-18",
  ],
  ["this month, against a year", "2026-11-01..2026-11-18", "2025-01-01..2025-12-31", "2025-01-01..2025-12-31"],
  ["this month, against a week", "2026-11-01..2026-11-18", "2026-10-05..2026-10-11", "2026-10-05..2026-10-11"],
  ["this year", "2026-01-01..2026-11-18", "2025-01-01..2025-12-31", "2025-01-01..2025-11-18"],
  ["this year, against two years ago", "2026-01-01..2026-11-18", "2024-01-01..2024-12-31", "2024-01-01..2024-11-18"],
  ["last month", "2026-10-01..2026-10-31", "2026-09-01..2026-09-30", "2026-09-01..2026-09-30"],
])("held against %s", (_, period, other, held) =>
  expect(cutToSameDays(days(other), days(period), TODAY)).toEqual(days(held)),
);

test("on the last day of a month all of the one before", () => {
  const month = days("2026-11-01..2026-11-30");
  expect(sameDaysBefore(month, "month", "2026-11-30")).toEqual(days("2026-10-01..2026-10-31"));
  expect(sameDaysBefore(days("2026-11-01..2026-11-29"), "month", "2026-11-29")).toEqual(days("2026-10-01..2026-10-29"));
  expect(sameDaysBefore(days("2026-10-01..2026-10-20"), "month", TODAY)).toEqual(days("2026-09-01..2026-09-30"));
  expect(cutToSameDays(days("2026-02-01..2026-02-28"), month, "2026-11-30")).toEqual(days("2026-02-01..2026-02-28"));
});

test("before two months come two, however long", () => {
  expect(sameDaysBefore(days("2026-02-01..2026-03-31"), "days", TODAY)).toEqual(days("2025-12-01..2026-01-31"));
});
