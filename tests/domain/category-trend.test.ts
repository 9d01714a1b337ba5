import { expect, test } from "vitest";
import { categoryTrendOf } from "~/domain/categories/trend";

const TODAY = "2026-11-22";

test("twelve months, the last of them so far; months without spending count", () => {
  const { months, usualCents, usualMonths } = categoryTrendOf(new Map([["2026-10", 90_00]]), TODAY, [
    "2026-10",
    "2026-09",
  ]);
  expect(months).toHaveLength(12);
  expect([months[0]?.month, months.at(-1)]).toEqual(["2025-12", { month: "2026-11", spentCents: 0, isSoFar: true }]);
  expect([usualCents, usualMonths]).toEqual([45_00, 2]);
});

test("a usual month is the mean of the months that it's made of, the one that the bars leave out too", () => {
  const spent = new Map([
    ["2025-11", 120_00],
    ["2026-09", 30_00],
    ["2026-10", 50_01],
    ["2026-11", 900_00],
  ]);
  expect(categoryTrendOf(spent, TODAY, ["2026-10", "2026-09", "2025-11"]).usualCents).toBe(66_67);
  expect(categoryTrendOf(spent, TODAY, ["2026-10"]).usualCents).toBe(50_01);
  expect(categoryTrendOf(spent, TODAY, []).usualCents).toBeNull();
});
