import { formatUsd } from "~/domain/money";
import type { PlanGlance } from "~/domain/screens/dashboard";
import { besidePlan } from "./budget-sum";

/** Of all that the month took, on the dashboard: how the plan stands, and what went where nobody planned. */
export function planSentence({ planned, spent, unplanned }: PlanGlance): string {
  const plan =
    spent > planned
      ? `${formatUsd(spent - planned)} over your ${formatUsd(planned)} plan.`
      : `${formatUsd(spent)} of your ${formatUsd(planned)} plan.`;
  return [plan, besidePlan(unplanned) ?? []].flat().join(" ");
}
