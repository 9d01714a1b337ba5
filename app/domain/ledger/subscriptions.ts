// What one could end, among everything that comes back: one meaning for the coach, the findings, the forecast and the screens.

import type { Recurring } from "~/domain/ledger/recurring";

const SUBSCRIPTION_CATEGORIES: readonly string[] = [
  "entertainment",
  "health_fitness",
  "personal_care",
  "miscellaneous",
  "clothing",
];
/** Some count these as well, so the sum with them stands beside. */
const PLAN_CATEGORIES: readonly string[] = ["cable", "internet", "phone"];

export const isSubscriptionCategory = (category: string): boolean => SUBSCRIPTION_CATEGORIES.includes(category);

type Stream = Pick<Recurring, "amount" | "kind" | "category">;
const isFixed = ({ amount, kind }: Stream): boolean => amount === "fixed" && kind === "spending";

/** A subscription by its kind, whether it still comes or not. */
export const isSubscribed = (stream: Stream): boolean => isFixed(stream) && isSubscriptionCategory(stream.category);

/** Streaming, gyms, newspapers: wants that come back at a fixed price. Rent, power, phone and internet are bills. */
export const isSubscription = (stream: Recurring): boolean => stream.active && isSubscribed(stream);

/** Cable, internet and phone at a fixed price: bills that a cheaper plan may lower, and that few do without. */
export const isPhonePlan = (stream: Recurring): boolean =>
  stream.active && isFixed(stream) && PLAN_CATEGORIES.includes(stream.category);
