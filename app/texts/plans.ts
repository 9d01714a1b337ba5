// The two plans, worded once for the landing page and once for /subscribe: the documents word them differently on purpose.
import type { PlanType } from "~/domain/billing/pricing";

export type Plan = {
  name: string;
  price: string;
  originalPrice: string | null;
  period: string;
  savings: string | null;
  planType: PlanType;
  available: boolean;
  popular: boolean;
  description: string;
  features: readonly string[];
  cta: string;
};

export const POPULAR_LABEL = "Most Popular";

export const BEST_VALUE_LABEL = "Best Value - Save $23.89";

const LANDING_FEATURES = [
  "AI Financial Coach",
  "Bank Account Integration",
  "Smart Budget Creation",
  "Spending Analytics",
  "Savings Goal Tracking",
  "Credit Score Monitoring",
] as const;

const SUBSCRIBE_FEATURES = [
  "Bank connections",
  "AI coaching",
  "Spending analytics",
  "Budget tracking",
  "Goal tracking",
  "Email support",
] as const;

const ANNUAL_EXTRAS = ["Priority Support", "Advanced Analytics", "Export Features", "Early Access"] as const;

const MONTHLY = {
  name: "Monthly",
  price: "$9.99",
  originalPrice: null,
  period: "per month",
  savings: null,
  planType: "monthly",
  available: true,
  popular: false,
} as const;

const ANNUAL = {
  name: "Annual",
  price: "$95.99",
  originalPrice: "$119.88",
  period: "per year",
  savings: "Save $23.89",
  planType: "annual",
  available: true,
  popular: true,
} as const;

export const LANDING_PLANS: readonly Plan[] = [
  { ...MONTHLY, description: "Everything, month by month", features: LANDING_FEATURES, cta: "Start Free Trial" },
  {
    ...ANNUAL,
    description: "Just $7.99/month ($95.99 / 12): 2 months free, 20% savings",
    features: LANDING_FEATURES,
    cta: "Start Free Trial",
  },
];

export const SUBSCRIBE_PLANS: readonly Plan[] = [
  {
    ...MONTHLY,
    description: "Everything, month by month",
    features: SUBSCRIBE_FEATURES,
    cta: "Start 14-Day Free Trial",
  },
  {
    ...ANNUAL,
    description: "$8.00 per month, paid once a year ($95.99 / 12, rounded)",
    features: [...SUBSCRIBE_FEATURES, ...ANNUAL_EXTRAS],
    cta: "Start 14-Day Free Trial",
  },
];
