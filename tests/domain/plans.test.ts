import { describe, expect, test } from "vitest";
import { planTypeOf, planOfLookupKey, PRICES } from "~/domain/billing/pricing";
import { LANDING_PLANS } from "~/texts/plans";
import { SUBSCRIBE_PLANS } from "~/texts/subscribe-plans";

const KEYS = [
  "name",
  "price",
  "originalPrice",
  "period",
  "savings",
  "planType",
  "available",
  "popular",
  "description",
  "features",
  "cta",
];

describe("plans", () => {
  test.each([
    ["landing", LANDING_PLANS],
    ["subscribe", SUBSCRIBE_PLANS],
  ] as const)("the %s plans carry every key (LAND-018 SUBS-002)", (_name, plans) => {
    expect(plans.map((plan) => plan.planType)).toEqual(["monthly", "annual"]);
    for (const plan of plans) expect(Object.keys(plan).sort()).toEqual([...KEYS].sort());
  });

  test("the shown prices are the charged ones (SUBS-007 SUBS-008)", () => {
    for (const plan of [...LANDING_PLANS, ...SUBSCRIBE_PLANS]) {
      expect(plan.price).toBe(`$${(PRICES[plan.planType].cents / 100).toFixed(2)}`);
    }
    const yearOfMonths = PRICES.monthly.cents * 12;
    expect(LANDING_PLANS[1]?.originalPrice).toBe(`$${(yearOfMonths / 100).toFixed(2)}`);
    expect(LANDING_PLANS[1]?.savings).toBe(`Save $${((yearOfMonths - PRICES.annual.cents) / 100).toFixed(2)}`);
  });

  test("each screen keeps its own wording of the annual price (LAND-015 SUBS-009)", () => {
    expect(LANDING_PLANS[1]?.description).toContain("Just $7.99/month");
    expect(SUBSCRIBE_PLANS[1]?.description).toContain("$8.00");
    expect(JSON.stringify(SUBSCRIBE_PLANS)).not.toContain("$7.99");
    expect(JSON.stringify(LANDING_PLANS)).not.toContain("$8.00");
  });

  test("'standard' means monthly", () => {
    expect(planTypeOf("standard")).toBe("monthly");
    expect(planTypeOf("annual")).toBe("annual");
    expect(planOfLookupKey("pf_annual")).toBe("annual");
    expect(planOfLookupKey("other")).toBeNull();
  });
});
