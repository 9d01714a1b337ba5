import { type Cents, formatUsd } from "~/domain/money";
import type { PlanGlance } from "~/domain/screens/dashboard";

/** What went beside the plan, on the budget as on the dashboard; nothing where nothing did. */
export function besidePlan(unplanned: Cents): string | null {
  if (unplanned < 0) return `${formatUsd(-unplanned)} came back where nothing was planned.`;
  return unplanned === 0 ? null : `${formatUsd(unplanned)} more wasn't planned.`;
}

/** Of all that the month took, on the dashboard: how the plan stands, and what went where nobody planned. */
export function planSentence({ planned, spent, unplanned }: PlanGlance): string {
  const plan =
    spent > planned
      ? `${formatUsd(spent - planned)} over your ${formatUsd(planned)} plan.`
      : `${formatUsd(spent)} of your ${formatUsd(planned)} plan.`;
  return [plan, besidePlan(unplanned) ?? []].flat().join(" ");
}
