// The two plans as the landing page words them. The documents word them otherwise for /subscribe: `subscribe-plans.ts`.
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

const LANDING_FEATURES = [
  "AI Financial Coach",
  "Bank Account Integration",
  "Smart Budget Creation",
  "Spending Analytics",
  "Savings Goal Tracking",
  "Credit Score Monitoring",
] as const;

export const MONTHLY = {
  name: "Monthly",
  price: "$9.99",
  originalPrice: null,
  period: "per month",
  savings: null,
  planType: "monthly",
  available: true,
  popular: false,
} as const;

export const ANNUAL = {
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
  { ...MONTHLY, description: "Billed each month", features: LANDING_FEATURES, cta: "Start Free Trial" },
  {
    ...ANNUAL,
    description: "Just $7.99/month, billed yearly: 2 months free, 20% savings",
    features: LANDING_FEATURES,
    cta: "Start Free Trial",
  },
];
