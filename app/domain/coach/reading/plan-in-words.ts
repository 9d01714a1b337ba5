// A request for advice as the question that it is, to ask back with: 'Can I afford $900?'

import { formatUsd } from "~/domain/money";
import type { PlanRequest } from "./plan-request";

type Plan = PlanRequest["plan"];
/** Those that say nothing but their kind. */
const PLAIN: Partial<Record<Plan, string>> = {
  cut: "What can I cut?",
  "debt-free": "When will I be debt-free?",
  "emergency-fund": "How big should my emergency fund be?",
  "save-more": "How do I save more?",
  standing: "How am I doing?",
  budget: "What should my budget be?",
  credit: "How do I raise my credit score?",
  first: "What should I do first?",
};

/** Null where its slots don't go into one plain sentence. */
export function adviceInWords({ plan, amountCents, monthlyCents, ...others }: PlanRequest): string | null {
  if (Object.values(others).some((value) => value !== undefined)) return null;
  const isBare = amountCents === undefined && monthlyCents === undefined;
  if (isBare) return PLAIN[plan] ?? null;
  if (amountCents !== undefined && monthlyCents !== undefined) return null;
  const amount = amountCents === undefined ? `${formatUsd(monthlyCents ?? 0)} a month` : formatUsd(amountCents);
  switch (plan) {
    case "afford":
      return `Can I afford ${amount}?`;
    case "windfall":
      return `What should I do with ${amount}?`;
    case "cut":
      return `How can I cut ${amount}?`;
    case "save-up":
      return `How do I save up ${amount}?`;
    default:
      return null;
  }
}
