import { expect, test } from "vitest";
import {
  LANDING_START_PLAN,
  PLAN_TYPES,
  PRICES,
  isPlanType,
  isStartPlanType,
  planTypeOf,
  planOfLookupKey,
} from "~/domain/billing/pricing";
import { LANDING_PLANS } from "~/texts/plans";
import { BEST_VALUE_LABEL, SUBSCRIBE_PLANS } from "~/texts/subscribe-plans";
import { formatUsd } from "~/domain/money";

test("a plan is monthly or annual; a start may also ask for the landing page's one, which is monthly", () => {
  expect(["monthly", "annual", "standard", "weekly", "", null, 1].map(isPlanType)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(["monthly", "annual", "standard", "weekly", "", null, 1].map(isStartPlanType)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect((["monthly", "annual", "standard"] as const).map(planTypeOf)).toEqual(["monthly", "annual", "monthly"]);
  expect(planTypeOf(LANDING_START_PLAN)).toBe("monthly");
});

test("the provider finds each price by a key of its own, for the right span", () => {
  expect(planOfLookupKey("pf_monthly")).toBe("monthly");
  expect(planOfLookupKey("pf_annual")).toBe("annual");
  expect([planOfLookupKey(null), planOfLookupKey(undefined), planOfLookupKey("")]).toEqual([null, null, null]);
  expect(PLAN_TYPES.map((plan) => PRICES[plan].interval)).toEqual(["month", "year"]);
});

test("what is shown is what is charged, and what is saved is the difference", () => {
  for (const plans of [LANDING_PLANS, SUBSCRIBE_PLANS]) {
    expect(plans.map(({ planType }) => planType)).toEqual(["monthly", "annual"]);
    for (const { planType, price } of plans) expect(price).toBe(formatUsd(PRICES[planType].cents));
    const annual = plans[1];
    const year = PRICES.monthly.cents * 12;
    expect(annual?.originalPrice).toBe(formatUsd(year));
    expect(annual?.savings).toBe(`Save ${formatUsd(year - PRICES.annual.cents)}`);
    expect(BEST_VALUE_LABEL).toContain(annual?.savings);
  }
});

test("every plan says what it is, what it holds and how to begin; a year holds more", () => {
  for (const { description, features, cta, period } of [...LANDING_PLANS, ...SUBSCRIBE_PLANS]) {
    expect(description).toMatch(/month|year/);
    expect(cta).toMatch(/^Start .*Free Trial$/);
    expect(period).toMatch(/^per (month|year)$/);
    expect(new Set(features).size).toBe(features.length);
    for (const feature of features) expect(feature).toMatch(/^[A-Z]/);
  }
  expect(SUBSCRIBE_PLANS.map(({ features }) => features.length)).toEqual([6, 10]);
  expect(SUBSCRIBE_PLANS[1]?.features).toEqual(expect.arrayContaining([...(SUBSCRIBE_PLANS[0]?.features ?? [])]));
});
