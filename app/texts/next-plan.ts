import type { NextPlan } from "~/domain/budget/next-month";
import { formatUsd } from "~/domain/money";
import { monthName } from "~/domain/periods";

/** Whether next month is planned, as the link to its budget. */
export function nextPlanWords({ month, cents, isOwn }: NextPlan): string {
  const name = monthName(month);
  if (cents === 0) return `Plan ${name}`;
  if (isOwn) return `${name} is planned: ${formatUsd(cents)}`;
  return `See ${name}'s budget`;
}
