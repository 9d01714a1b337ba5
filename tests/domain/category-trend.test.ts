import { expect, test } from "vitest";
import { trendOf } from "~/domain/categories/trend";

const TODAY = "2026-11-22";

test("twelve months, the last of them so far; months without spending count", () => {
  const { months, medianCents } = trendOf(new Map([["2026-10", 90_00]]), TODAY, "2026-08");
  expect(months).toHaveLength(12);
  expect([months[0]?.month, months.at(-1)]).toEqual(["2025-12", { month: "2026-11", spentCents: 0, isSoFar: true }]);
  expect(medianCents).toBe(45_00);
});

test("the middle month is one of whole months: not this one, nor the one in which the rows begin", () => {
  const spent = new Map([
    ["2026-07", 1_00],
    ["2026-08", 10_00],
    ["2026-09", 30_00],
    ["2026-10", 50_00],
    ["2026-11", 900_00],
  ]);
  expect(trendOf(spent, TODAY, "2026-07").medianCents).toBe(30_00);
  expect(trendOf(spent, TODAY, "2026-10").medianCents).toBe(50_00);
  expect(trendOf(spent, TODAY, "2026-11").medianCents).toBeNull();
  expect(trendOf(new Map(), TODAY, null).medianCents).toBeNull();
});
