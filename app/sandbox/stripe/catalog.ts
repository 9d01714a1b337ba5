// The sandbox's product and its two prices, found by lookup key like those that one sets up in Stripe's dashboard.
import { PLAN_TYPES, PRICES, type PlanType } from "~/domain/billing/pricing";

export const PRODUCT_ID = "prod_sandboxPremium";
const CREATED = Date.UTC(2026, 0, 1) / 1000;

export type Price = {
  id: string;
  lookupKey: string;
  amount: number;
  interval: "month" | "year";
  plan: PlanType;
  created: number;
};

export const SANDBOX_PRICES: readonly Price[] = PLAN_TYPES.map((plan) => ({
  id: `price_sandbox${plan === "monthly" ? "Monthly" : "Annual"}`,
  lookupKey: PRICES[plan].lookupKey,
  amount: PRICES[plan].cents,
  interval: PRICES[plan].interval,
  plan,
  created: CREATED,
}));

export function priceById(id: string): Price | undefined {
  return SANDBOX_PRICES.find((price) => price.id === id);
}

/** The end of the n-th period after the anchor; a day that a month doesn't have becomes its last one. */
export function periodEnd(anchor: number, n: number, interval: Price["interval"]): number {
  const from = new Date(anchor * 1000);
  const months = from.getUTCMonth() + n * (interval === "year" ? 12 : 1);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const time = anchor % 86_400;
  return Date.UTC(from.getUTCFullYear(), months, Math.min(from.getUTCDate(), lastDay)) / 1000 + time;
}
