// From Stripe's subscriptions to the few facts that we keep. Pure: the same subscriptions give the same facts in any order.
import type Stripe from "stripe";
import { planOfLookupKey, PLAN_TYPES, PRICES, type PlanType } from "~/domain/billing/pricing";
import type { SubscriptionFacts } from "~/domain/billing/subscription";

/** A subscription that brings a person nothing yet, because its first payment never came. */
const NEVER_BEGAN = new Set<Stripe.Subscription.Status>(["incomplete", "incomplete_expired"]);

const GIVES_ACCESS_OR_ENDED = ["trialing", "active", "past_due", "canceled"] as const;

export function subscriptionFacts(sub: Stripe.Subscription): SubscriptionFacts | null {
  if (NEVER_BEGAN.has(sub.status)) return null;
  const item = sub.items.data[0];
  return {
    id: sub.id,
    status: statusOf(sub.status),
    plan: planOf(item?.price),
    createdAt: at(sub.created),
    trialEnd: at(sub.trial_end),
    periodStart: at(item?.current_period_start),
    periodEnd: at(item?.current_period_end),
    cancelAt: at(sub.cancel_at) ?? (sub.cancel_at_period_end ? at(item?.current_period_end) : null),
    canceledAt: at(sub.canceled_at),
    endedAt: at(sub.ended_at),
    amountPaid:
      typeof sub.latest_invoice === "object" && sub.latest_invoice !== null ? sub.latest_invoice.amount_paid : 0,
  };
}

function statusOf(status: Stripe.Subscription.Status): SubscriptionFacts["status"] {
  return GIVES_ACCESS_OR_ENDED.find((known) => known === status) ?? "blocked";
}

function planOf(price: Stripe.Price | undefined): PlanType | null {
  if (price === undefined) return null;
  return (
    planOfLookupKey(price.lookup_key) ??
    PLAN_TYPES.find((plan) => PRICES[plan].interval === price.recurring?.interval) ??
    null
  );
}

function at(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : new Date(seconds * 1000);
}

/** Whether a price is what our screens say: a wrong one must never be charged. */
export function isPriceAsStated(price: Stripe.Price, plan: PlanType): boolean {
  const stated = PRICES[plan];
  return (
    price.active &&
    price.currency === "usd" &&
    price.unit_amount === stated.cents &&
    price.recurring?.interval === stated.interval &&
    price.recurring.interval_count === 1
  );
}
