// The nearest question that makes sense: what each asks for, and what is left of it where two things don't go together.
import { expect, test } from "vitest";
import {
  FLOWS,
  isFlow,
  isSchedule,
  isStanding,
  type Query,
  query,
  SCHEDULES,
  STANDINGS,
  valid,
} from "~/domain/coach/query/algebra";
import { notationOf } from "~/domain/coach/query/notation";

const period = { from: "2026-10-01", to: "2026-10-31" };

test.each<[string, Partial<Query>, string]>([
  [
    "balance against a sum",
    { measure: "balance", comparison: { against: "amount", cents: 500, is: "over" } },
    "balance over:5",
  ],
  [
    "owed against a sum",
    { measure: "owed", comparison: { against: "amount", cents: 500, is: "under" } },
    "owed under:5",
  ],
  [
    "balance against another",
    { measure: "balance", comparison: { against: "subject", subject: { kinds: ["savings"] } } },
    "balance vs:kind:savings",
  ],
  [
    "owed against another",
    { measure: "owed", comparison: { against: "subject", subject: { kinds: ["loan"] } } },
    "owed vs:kind:loan",
  ],
  ["balance against days", { measure: "balance", comparison: { against: "period", period } }, "balance vs:2026-10"],
  ["a limit against days", { measure: "limit", comparison: { against: "period", period } }, "limit"],
  [
    "a ranking against days",
    { shape: "ranking", statistic: "count", comparison: { against: "period", period } },
    "spent ranking by:category vs:2026-10",
  ],
  [
    "a ranking of shops against days",
    { shape: "ranking", by: "merchant", comparison: { against: "period", period } },
    "spent ranking by:merchant vs:2026-10",
  ],
  [
    "a ranking of what was kept against days",
    { measure: "kept", shape: "ranking", by: "month", comparison: { against: "period", period } },
    "kept vs:2026-10",
  ],
  [
    "a list against days",
    { shape: "list", by: "category", take: 5, comparison: { against: "period", period } },
    "spent vs:2026-10",
  ],
  ["against income", { comparison: { against: "income" } }, "spent share vs:income"],
  ["whether against income", { shape: "yes-no", comparison: { against: "income" } }, "spent yes-no vs:income"],
  [
    "against a sum",
    { shape: "list", comparison: { against: "amount", cents: 500, is: "over" } },
    "spent yes-no over:5",
  ],
  ["against the plan", { shape: "trend", comparison: { against: "plan" } }, "spent vs:plan"],
  ["a count against days", { statistic: "count", comparison: { against: "period", period } }, "spent count vs:2026-10"],
  [
    "a count against another",
    { statistic: "count", comparison: { against: "subject", subject: { merchants: ["x"] } } },
    "spent count vs:at:x",
  ],
  ["each against days", { statistic: "each", comparison: { against: "period", period } }, "spent each vs:2026-10"],
  ["a count against usual", { statistic: "count", comparison: { against: "usual" } }, "spent vs:usual"],
  [
    "a month against days",
    { statistic: "per-month", comparison: { against: "period", period } },
    "spent per-month vs:2026-10",
  ],
  [
    "a month against another",
    { statistic: "per-month", comparison: { against: "subject", subject: { merchants: ["x"] } } },
    "spent per-month vs:at:x",
  ],
  ["a month against usual", { statistic: "per-month", comparison: { against: "usual" } }, "spent vs:usual"],
  [
    "kept a month against another",
    { measure: "kept", statistic: "per-month", comparison: { against: "subject", subject: { merchants: ["x"] } } },
    "kept vs:at:x",
  ],
  [
    "kept a month against days",
    { measure: "kept", statistic: "per-month", comparison: { against: "period", period } },
    "kept per-month vs:2026-10",
  ],
  [
    "kept counted against days",
    { measure: "kept", statistic: "count", comparison: { against: "period", period } },
    "kept vs:2026-10",
  ],
  [
    "a week against days",
    { statistic: "per-week", comparison: { against: "period", period } },
    "spent per-week vs:2026-10",
  ],
  ["a ranking", { shape: "ranking" }, "spent ranking by:category"],
  [
    "a ranking of a shop",
    { shape: "ranking", by: "category", subject: { merchants: ["x"] } },
    "spent ranking by:merchant at:x",
  ],
  [
    "a ranking of a shop by month",
    { shape: "ranking", by: "month", subject: { merchants: ["x"] } },
    "spent ranking by:month at:x",
  ],
  [
    "a ranking of a category",
    { shape: "ranking", subject: { categories: ["groceries"] } },
    "spent ranking by:merchant on:groceries",
  ],
  ["a ranking of a set", { shape: "ranking", subject: { categories: ["food"] } }, "spent ranking by:category on:food"],
  [
    "a ranking of two categories",
    { shape: "ranking", subject: { categories: ["groceries", "gas"] } },
    "spent ranking by:category on:gas+groceries",
  ],
  ["a ranking by each", { shape: "ranking", statistic: "each", by: "merchant" }, "spent each ranking by:merchant"],
  ["a ranking by counts", { shape: "ranking", statistic: "count", by: "merchant" }, "spent count ranking by:merchant"],
  ["a ranking of the largest", { shape: "ranking", statistic: "largest", by: "merchant" }, "spent ranking by:merchant"],
  ["a trend", { shape: "trend" }, "spent trend by:month"],
  ["a trend by weeks", { shape: "trend", by: "week" }, "spent trend by:week"],
  ["a count by shops", { statistic: "count", by: "merchant" }, "spent count by:merchant"],
  ["a sum by shops", { by: "merchant" }, "spent"],
  ["a list of the largest", { shape: "list", statistic: "largest" }, "spent largest list"],
  ["a list of the smallest", { shape: "list", statistic: "smallest" }, "spent smallest list"],
  ["a list by the month", { shape: "list", statistic: "per-month" }, "spent list"],
  ["a list counted", { shape: "list", statistic: "count" }, "spent count list"],
  ["the next", { statistic: "next" }, "spent"],
  ["the latest", { statistic: "latest" }, "spent latest"],
  ["the share by the day", { shape: "share", statistic: "per-day" }, "spent share"],
  ["kept", { measure: "kept", subject: { merchants: ["x"] }, condition: { min: 5, sumMin: 100 } }, "kept"],
  [
    "whether it was kept",
    { measure: "kept", shape: "yes-no", condition: { min: 5, sumMin: 100, sumMax: 900 } },
    "kept yes-no sum-min:1 sum-max:9",
  ],
  [
    "kept month by month",
    { measure: "kept", shape: "trend", by: "week", condition: { sumMax: 900 } },
    "kept trend by:month sum-max:9",
  ],
  [
    "months by what was kept",
    { measure: "kept", shape: "ranking", by: "category", take: 1 },
    "kept ranking by:month top:1",
  ],
  [
    "months in which it was kept",
    { measure: "kept", statistic: "count", by: "month", condition: { sumMin: 100 } },
    "kept count by:month sum-min:1",
  ],
  ["days in which it was kept", { measure: "kept", statistic: "count", by: "day" }, "kept"],
  ["kept a month", { measure: "kept", statistic: "per-month" }, "kept per-month"],
  ["the largest that was kept", { measure: "kept", statistic: "largest" }, "kept"],
  ["the share that was kept", { measure: "kept", shape: "share" }, "kept share vs:income"],
  ["a list of what was kept", { measure: "kept", shape: "list" }, "kept"],
])("%s", (_, asked, nearest) => {
  expect(notationOf(valid(query(asked)), "2026-11-18")).toBe(nearest);
});

test("what makes sense stays as it is", () => {
  const asked = query({ measure: "balance", comparison: { against: "amount", cents: 5, is: "over" } });
  expect(valid(asked)).toBe(asked);
  expect(valid(query({}))).toEqual(query({}));
  // A plain sum has no order and no number of rows.
  expect(valid(query({ take: 5, comparison: { against: "plan" } }))).toMatchObject({ take: null, by: null });
});

test("each measure is of one kind", () => {
  for (const measure of [...FLOWS, ...STANDINGS, ...SCHEDULES])
    expect([isFlow(measure), isStanding(measure), isSchedule(measure)].filter(Boolean)).toHaveLength(1);
  expect([isFlow("spent"), isStanding("owed"), isSchedule("bills")]).toEqual([true, true, true]);
});
