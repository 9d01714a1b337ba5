// The days of a question that names none, each by what is asked; and the whole months that an average is taken over.
import { describe, expect, test } from "vitest";
import { type Period, type Query, query } from "~/domain/coach/query/algebra";
import { allKnown, daysIn, knownPart, periodOf, wholeMonthsIn } from "~/domain/coach/engine/periods-meant";

const TODAY = "2026-11-18";
const FIRST = "2025-06-10";
const shop = { merchants: ["noodle"] };
const days = ({ from, to }: Period): string => `${from}..${to}`;

describe("days that nobody named", () => {
  test.each<[string, Partial<Query>, string]>([
    ["a sum of spending", {}, "2026-11-01..2026-11-18"],
    ["a sum of income", { measure: "earned" }, "2026-11-01..2026-11-18"],
    ["what was kept", { measure: "kept" }, "2026-10-01..2026-10-31"],
    ["what came back", { measure: "refunded" }, "2026-01-01..2026-11-18"],
    ["what stands", { measure: "balance" }, "2026-11-01..2026-11-18"],
    ["a sum at a shop", { subject: shop }, "2025-06-10..2026-11-18"],
    ["no shop at all", { subject: { merchants: [] } }, "2026-11-01..2026-11-18"],
    ["the latest", { statistic: "latest" }, "2020-11-13..2026-11-18"],
    ["the first", { statistic: "first" }, "2020-11-13..2026-11-18"],
    ["what is pending", { condition: { pending: true } }, "2026-10-09..2026-11-18"],
    ["by the year", { statistic: "per-year" }, "2025-11-01..2026-10-31"],
    ["by the month", { statistic: "per-month" }, "2025-11-01..2026-10-31"],
    ["by the day", { statistic: "per-day" }, "2025-11-01..2026-10-31"],
    ["a share", { shape: "share" }, "2025-11-01..2026-10-31"],
    ["a trend", { shape: "trend" }, "2026-05-01..2026-11-18"],
    ["an order", { shape: "ranking", by: "category" }, "2026-01-01..2026-11-18"],
    ["an order of what was visited once", { shape: "ranking", condition: { timesMost: 1 } }, "2025-06-10..2026-11-18"],
    ["an order by sums of at least", { shape: "ranking", condition: { sumMin: 5 } }, "2025-06-10..2026-11-18"],
    ["a count by sums of at most", { statistic: "count", condition: { sumMax: 5 } }, "2025-06-10..2026-11-18"],
    ["a sum by sums of at most", { condition: { sumMax: 5 } }, "2025-11-01..2026-11-18"],
    ["an order of visits", { shape: "ranking", condition: { times: 2 } }, "2026-01-01..2026-11-18"],
    ["two held against each other", { comparison: { against: "subject", subject: shop } }, "2025-06-10..2026-11-18"],
    ["against a plan", { comparison: { against: "plan" } }, "2026-11-01..2026-11-18"],
    ["a list", { shape: "list" }, "2025-11-01..2026-11-18"],
    ["the largest", { statistic: "largest" }, "2025-11-01..2026-11-18"],
    ["the smallest", { statistic: "smallest" }, "2025-11-01..2026-11-18"],
    ["the average of one", { statistic: "each" }, "2025-11-01..2026-11-18"],
    ["whether any came in", { measure: "earned", shape: "yes-no" }, "2026-11-01..2026-11-18"],
    ["whether any went out", { shape: "yes-no" }, "2025-06-10..2026-11-18"],
    [
      "whether it was over a sum",
      { shape: "yes-no", comparison: { against: "amount", cents: 5, is: "over" } },
      "2026-11-01..2026-11-18",
    ],
    [
      "whether pay was over a sum",
      { measure: "earned", shape: "yes-no", comparison: { against: "amount", cents: 5, is: "over" } },
      "2026-11-01..2026-11-18",
    ],
    ["a count", { statistic: "count" }, "2025-11-01..2026-11-18"],
    ["rows of a size", { condition: { min: 5 } }, "2025-11-01..2026-11-18"],
    ["days that were named", { period: { from: "2026-02-03", to: "2026-02-04" } }, "2026-02-03..2026-02-04"],
  ])("%s", (_, asked, meant) => {
    expect(days(periodOf(query(asked), { today: TODAY, firstDay: FIRST }))).toBe(meant);
  });

  test("at the beginning of a year an order is of the last twelve months", () => {
    const order = (today: string) => days(periodOf(query({ shape: "ranking" }), { today, firstDay: null }));
    expect(["2026-01-31", "2026-02-28", "2026-03-01"].map(order)).toEqual([
      ...["2025-01-01..2026-01-31", "2025-02-01..2026-02-28", "2026-01-01..2026-03-01"],
    ]);
  });

  test("all days that are known are a year where nobody knows how many they are", () => {
    expect(days(allKnown({ today: TODAY, firstDay: FIRST }))).toBe("2025-06-10..2026-11-18");
    expect(days(allKnown({ today: TODAY, firstDay: null }))).toBe("2025-11-01..2026-11-18");
  });
});

test("of some days only those are told of which anything is known", () => {
  const part = (firstDay: string | null) => days(knownPart({ from: "2026-02-01", to: "2026-02-28" }, firstDay));
  expect([null, "2026-01-31", "2026-02-01", "2026-02-02", "2026-02-28", "2026-03-01"].map(part)).toEqual([
    ...["2026-02-01..2026-02-28", "2026-02-01..2026-02-28", "2026-02-01..2026-02-28"],
    ...["2026-02-02..2026-02-28", "2026-02-28..2026-02-28", "2026-02-01..2026-02-28"],
  ]);
});

describe("whole months", () => {
  test.each<[string, string, string | null, string, number]>([
    ["2026-02-01", "2026-04-30", null, "2026-02-01..2026-04-30", 3],
    ["2026-02-01", "2026-04-29", null, "2026-02-01..2026-03-31", 2],
    ["2026-02-02", "2026-04-30", null, "2026-03-01..2026-04-30", 2],
    ["2026-02-01", "2026-04-30", "2026-01-15", "2026-02-01..2026-04-30", 3],
    // A month in which the history begins is cut short.
    ["2026-02-01", "2026-04-30", "2026-02-01", "2026-03-01..2026-04-30", 2],
    ["2026-02-01", "2026-04-30", "2026-03-15", "2026-04-01..2026-04-30", 1],
    // Where it's the only one, it's taken as it is.
    ["2026-02-01", "2026-02-28", "2026-02-10", "2026-02-01..2026-02-28", 1],
    ["2026-02-10", "2026-02-20", null, "2026-02-10..2026-02-20", 1],
    ["2026-02-01", "2026-02-28", null, "2026-02-01..2026-02-28", 1],
  ])("%s to %s, known since %s", (from, to, firstDay, period, months) => {
    const found = wholeMonthsIn({ from, to }, firstDay);
    expect([days(found.period), found.months]).toEqual([period, months]);
  });
});

test("both ends of some days count", () => {
  expect([daysIn({ from: "2026-02-01", to: "2026-02-28" }), daysIn({ from: TODAY, to: TODAY })]).toEqual([28, 1]);
});
