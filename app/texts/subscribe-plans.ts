// The two plans as /subscribe words them, apart from the first page, which has no use for them.
import { ANNUAL, MONTHLY, type Plan } from "./plans";

export const BEST_VALUE_LABEL = "Best Value - Save $23.89";

const SUBSCRIBE_FEATURES = [
  "Bank connections",
  "AI coaching",
  "Spending analytics",
  "Budget tracking",
  "Goal tracking",
  "Email support",
] as const;

/** Where these names are read, what they could be taken to keep from others. */
export const ANNUAL_NOTE = "Analytics and downloads are open with the monthly plan, too.";

const ANNUAL_EXTRAS = ["Priority Support", "Advanced Analytics", "Export Features", "Early Access"] as const;

export const SUBSCRIBE_PLANS: readonly Plan[] = [
  {
    ...MONTHLY,
    description: "Billed each month",
    features: SUBSCRIBE_FEATURES,
    cta: "Start 14-Day Free Trial",
  },
  {
    ...ANNUAL,
    description: "About $8.00 per month, billed yearly",
    features: [...SUBSCRIBE_FEATURES, ...ANNUAL_EXTRAS],
    cta: "Start 14-Day Free Trial",
  },
];
