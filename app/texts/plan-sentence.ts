import { formatUsd } from "~/domain/money";
import type { PlanGlance } from "~/domain/screens/dashboard";

/**
 * Of all that the month took, on the dashboard as on the budget: what plans took of what they have, and what went where
 * nobody planned. Together they are the month's spending.
 */
export function planSentence({ planned, spent, unplanned }: PlanGlance): string {
  const ofPlan = `${formatUsd(spent)} of your ${formatUsd(planned)} plan`;
  if (unplanned === 0) return ofPlan;
  if (unplanned < 0) return `${ofPlan}, less ${formatUsd(-unplanned)} of refunds`;
  return `${ofPlan}, ${formatUsd(unplanned)} unplanned`;
}
