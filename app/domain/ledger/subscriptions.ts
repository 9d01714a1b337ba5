// What one could cancel, among everything that comes back.

import { isIncome, type Recurring } from "~/domain/ledger/recurring";

const SUBSCRIPTION_CATEGORIES: readonly string[] = [
  "entertainment",
  "cable",
  "health_fitness",
  "miscellaneous",
  "internet",
  "phone",
];

export const isSubscriptionCategory = (category: string): boolean => SUBSCRIPTION_CATEGORIES.includes(category);

/** Streaming, gyms, phones and the like. Rent, loans and utilities are bills, not subscriptions. */
export function isSubscription(stream: Recurring): boolean {
  return stream.active && !isIncome(stream) && isSubscriptionCategory(stream.category);
}
