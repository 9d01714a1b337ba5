// Queries and requests for advice in one short line: each field by itself, and days by their shortest name.
import { describe, expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import { notationOf, notationOfPlan, ofPeriod } from "~/domain/coach/query/notation";

const TODAY = "2026-11-18";
const october = { from: "2026-10-01", to: "2026-10-31" };

test.each<[Partial<Query>, string]>([
  [{}, "spent"],
  [{ measure: "owed" }, "owed"],
  [{ statistic: "per-month" }, "spent per-month"],
  [{ shape: "list" }, "spent list"],
  [{ by: "merchant" }, "spent by:merchant"],
  [{ least: true }, "spent least"],
  [{ take: 0 }, "spent top:0"],
  [{ take: 3 }, "spent top:3"],
  [{ period: october }, "spent 2026-10"],
  [{ subject: { categories: ["gas", "food"] } }, "spent on:food+gas"],
  [{ subject: { merchants: ["Noodle House", "AB"] } }, "spent at:ab+noodle_house"],
  [{ subject: { accounts: ["b", "a"] } }, "spent in:a+b"],
  [{ subject: { kinds: ["loan"], goals: ["x y"] } }, "spent kind:loan goal:x_y"],
  [{ subject: { except: ["gas"] } }, "spent not:gas"],
  [{ subject: { except: ["gas"], exceptMerchants: ["Big Shop"] } }, "spent not:big_shop+gas"],
  [{ subject: { categories: [], merchants: [] } }, "spent"],
  [{ comparison: { against: "period", period: october } }, "spent vs:2026-10"],
  [{ comparison: { against: "subject", subject: { categories: ["gas"], merchants: ["x"] } } }, "spent vs:on:gas&at:x"],
  [{ comparison: { against: "weekdays", weekdays: [0, 6] } }, "spent vs:days:0,6"],
  [{ comparison: { against: "amount", cents: 550, is: "over" } }, "spent over:5.5"],
  [{ comparison: { against: "amount", cents: 500, is: "under" } }, "spent under:5"],
  [{ comparison: { against: "usual" } }, "spent vs:usual"],
  [{ condition: { min: 0 } }, "spent min:0"],
  [{ condition: { max: 199 } }, "spent max:1.99"],
  [{ condition: { weekdays: [1, 2] } }, "spent days:1,2"],
  [{ condition: { times: 2 } }, "spent times:2"],
  [{ condition: { timesMost: 1 } }, "spent times-most:1"],
  [{ condition: { sumMin: 100 } }, "spent sum-min:1"],
  [{ condition: { sumMax: 0 } }, "spent sum-max:0"],
  [{ condition: { empty: true } }, "spent empty"],
  [{ condition: { empty: false, pending: false } }, "spent"],
  [{ condition: { pending: true } }, "spent pending"],
  [{ condition: { nth: 2 } }, "spent nth:2"],
  [{ condition: { percent: 30 } }, "spent percent:30"],
  [
    {
      ...{ statistic: "count", shape: "ranking", by: "month", least: true, take: 2, period: october },
      ...{ subject: { categories: ["gas"] }, comparison: { against: "plan" }, condition: { min: 100, nth: 3 } },
    },
    "spent count ranking by:month least top:2 on:gas 2026-10 vs:plan min:1 nth:3",
  ],
])("%j", (said, line) => expect(notationOf(query(said), TODAY)).toBe(line));

describe("days", () => {
  test.each([
    ["2026-11-18", "2026-11-18", "2026-11-18"],
    ["2026-10-01", "2026-10-31", "2026-10"],
    ["2026-11-01", "2026-11-18", "2026-11"],
    ["2026-11-01", "2026-11-30", "2026-11"],
    ["2026-11-01", "2026-11-17", "2026-11-01..2026-11-17"],
    ["2026-10-02", "2026-10-31", "2026-10-02..2026-10-31"],
    ["2026-10-01", "2026-11-18", "2026-10-01..2026-11-18"],
    ["2025-01-01", "2025-12-31", "2025"],
    ["2026-01-01", "2026-11-18", "2026"],
    ["2026-01-01", "2026-12-31", "2026"],
    ["2026-01-01", "2026-11-17", "2026-01-01..2026-11-17"],
    ["2025-01-01", "2026-11-18", "2025-01-01..2026-11-18"],
    ["2026-01-02", "2026-12-31", "2026-01-02..2026-12-31"],
  ])("%s to %s are %s", (from, to, days) => expect(ofPeriod({ from, to }, TODAY)).toBe(days));
});

test.each<[Partial<PlanRequest>, string]>([
  [{}, "plan:afford"],
  [{ amountCents: 0 }, "plan:afford amount:0"],
  [{ monthlyCents: 1_250 }, "plan:afford monthly:12.5"],
  [{ date: "2027-01-01" }, "plan:afford date:2027-01-01"],
  [{ months: 0 }, "plan:afford months:0"],
  [{ downPercent: 20 }, "plan:afford down:20%"],
  [{ ratePercent: 6.5 }, "plan:afford rate:6.5%"],
  [{ about: "car" }, "plan:afford about:car"],
  [{ named: "loan" }, "plan:afford named:loan"],
  [{ insteadCents: 900 }, "plan:afford instead:9"],
  [{ subject: { merchants: ["Tunebox"] } }, "plan:afford at:tunebox"],
  [{ subject: {} }, "plan:afford"],
  [{ sharePercent: 50 }, "plan:afford share:50%"],
])("of advice: %j", (said, line) => expect(notationOfPlan({ plan: "afford", ...said })).toBe(line));
