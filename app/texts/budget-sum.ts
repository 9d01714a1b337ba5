// How a month's plan, its spending and the usual income make one sum, in words.
import type { MonthSum } from "~/domain/budget/attention";
import { type Move, NO_JOB } from "~/domain/budget/change";
import type { BudgetCategory, BudgetSummary } from "~/domain/budget/budget";
import { categoryName } from "~/domain/categories/list";
import type { SafeGlance } from "~/domain/forecast/safe-to-spend";
import { type Cents, formatUsd } from "~/domain/money";
import { shortDate } from "~/domain/periods";

/**
 * The card Remaining and what has no job, put together: what is left of the usual income, or missing. What is over the
 * plans alone is another figure, and stands below the card.
 */
export function monthSentence({ unassignedCents, remainingCents, leftCents }: MonthSum): string {
  const [remaining, free] = [formatUsd(remainingCents), formatUsd(Math.abs(unassignedCents))];
  const end = `${formatUsd(Math.abs(leftCents))} ${leftCents < 0 ? "is missing" : "of your usual income is left"}.`;
  if (remainingCents >= 0) {
    if (unassignedCents === 0) return `${remaining} remains, and every dollar of your usual income has a job.`;
    return unassignedCents > 0
      ? `${remaining} remains and ${free} has no job yet: ${end}`
      : `${remaining} remains, but the plan takes ${free} more than your usual income: ${end}`;
  }
  const over = `You've spent ${formatUsd(-remainingCents)} more than you planned`;
  if (unassignedCents <= 0)
    return `${over}, and the plan takes ${unassignedCents === 0 ? "all of" : `${free} more than`} your usual income: ${end}`;
  return leftCents < 0
    ? `${over}, more than the ${free} that has no job: ${end}`
    : `${over}. Your usual income covers it, with ${formatUsd(leftCents)} left.`;
}

/** How the figure Remaining comes of what is left in the plan; null where nothing was spent without one. */
export function remainingNote({ remaining, unplanned }: Pick<BudgetSummary, "remaining" | "unplanned">): string | null {
  if (unplanned <= 0) return null;
  const plan = `${formatUsd(Math.abs(remaining))} ${remaining < 0 ? "over" : "left in"} your plan`;
  return `${plan}, ${formatUsd(unplanned)} unplanned`;
}

export type SumLine = { label: string; cents: Cents; isSum?: true };

/** The same as lines, each sum below what it's made of. */
export function sumLines(sum: MonthSum): SumLine[] {
  return [
    { label: "Usual income", cents: sum.incomeCents },
    ...(sum.carriedCents === 0 ? [] : [{ label: "Carried over", cents: sum.carriedCents }]),
    { label: "Planned", cents: -sum.plannedCents },
    {
      label: sum.unassignedCents < 0 ? "Planned beyond income" : "No job yet",
      cents: sum.unassignedCents,
      isSum: true,
    },
    { label: "Remaining", cents: sum.remainingCents },
    { label: sum.leftCents < 0 ? "Missing this month" : "Left this month", cents: sum.leftCents, isSum: true },
  ];
}

/** Why what is safe to spend is another figure than what is left of the month. */
export function safeSentence({ cents, until, payday }: SafeGlance): string {
  const when = payday ? `until payday on ${shortDate(payday)}` : `until ${shortDate(until)}`;
  const figure =
    cents < 0
      ? `Nothing is safe to spend ${when}: ${formatUsd(-cents)} is short.`
      : `Safe to spend is ${formatUsd(cents)} ${when}.`;
  return `${figure} It's based on today's checking balance and the bills that are due, not on your budget.`;
}

/** What covering takes, and what it leaves where it comes from. */
export function coverNote({ from, cents, leavesCents }: Move & { leavesCents: Cents }): string {
  const [amount, left] = [formatUsd(cents), formatUsd(leavesCents)];
  if (from === NO_JOB) return `${amount} of the money without a job leaves ${left} of it.`;
  return `${amount} from ${categoryName(from)} leaves ${left} there for the rest of the month.`;
}

export const LOOK_TITLE = "Needs a look";

/** '$452.96 of $320.00' */
export const spentOfPlan = ({ actualSpent, plannedAmount }: BudgetCategory): string =>
  `${formatUsd(actualSpent)} of ${formatUsd(plannedAmount)}`;

/** What the offered amounts are, and what to do with one. */
export const usualNote = (months: number): string =>
  `Usual is your average month${months > 1 ? ` over the last ${months} full months` : ""}. Tap it, then the check mark, to use it as your plan.`;
