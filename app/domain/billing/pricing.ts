// What the two plans cost, and what a start may ask for. How the screens say it is in texts/plans and
// texts/subscribe-plans; tests/domain/pricing.test.ts holds them together.

export const PLAN_TYPES = ["monthly", "annual"] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

/** What a start may ask for. 'standard' is the landing page's word for the monthly plan. */
export const START_PLAN_TYPES = ["standard", ...PLAN_TYPES] as const;
export type StartPlanType = (typeof START_PLAN_TYPES)[number];
export const LANDING_START_PLAN: StartPlanType = "standard";

/** What the provider charges: whole cents, how often, and the key by which the provider finds the price. */
export const PRICES: Readonly<Record<PlanType, { cents: number; interval: "month" | "year"; lookupKey: string }>> = {
  monthly: { cents: 999, interval: "month", lookupKey: "pf_monthly" },
  annual: { cents: 9599, interval: "year", lookupKey: "pf_annual" },
};

export function isPlanType(value: unknown): value is PlanType {
  return value === "monthly" || value === "annual";
}

export function isStartPlanType(value: unknown): value is StartPlanType {
  return value === "standard" || isPlanType(value);
}

export function planTypeOf(asked: StartPlanType): PlanType {
  return asked === "standard" ? "monthly" : asked;
}

export function planOfLookupKey(key: string | null | undefined): PlanType | null {
  return PLAN_TYPES.find((plan) => PRICES[plan].lookupKey === key) ?? null;
}
