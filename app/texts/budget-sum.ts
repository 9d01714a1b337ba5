// How a month's plan, its spending and the usual income make one sum, in words.
import type { MonthSum } from "~/domain/budget/attention";
import { type BudgetMove, NO_JOB } from "~/domain/budget/change";
import type { BudgetSummary } from "~/domain/budget/budget";
import { categoryName } from "~/domain/categories/list";
import { type Cents, formatUsd } from "~/domain/money";

/** What the month comes to; how is said by the lines below it. */
export const monthSentence = ({ leftCents }: Pick<MonthSum, "leftCents">): string =>
  leftCents < 0
    ? `You've spent ${formatUsd(-leftCents)} more than your usual income.`
    : `You still have ${formatUsd(leftCents)} of this month's usual income.`;

/** How what is left of the month is reached. */
export function monthWay({ incomeCents, carriedCents, leftCents }: MonthSum): string {
  const spent = incomeCents + carriedCents - leftCents;
  const carried =
    carriedCents === 0
      ? ""
      : carriedCents > 0
        ? ` and ${formatUsd(carriedCents)} carried over`
        : ` less ${formatUsd(-carriedCents)} overspent before`;
  return `That's ${formatUsd(incomeCents)}${carried}, less ${formatUsd(spent)} spent so far.`;
}

/** What a group's folded rows are. */
export const foldedWords = (names: readonly string[]): string => `Without a plan: ${names.join(", ")}`;

/** Where the plan stands, what went beside it, and what both come to, in one sentence: that is the card's Remaining. */
export function planStanding({ planned, remaining, unplanned }: Omit<BudgetSummary, "spent">): string {
  if (planned === 0)
    return unplanned < 0
      ? `${formatUsd(-unplanned)} came back, and nothing is planned.`
      : `You've spent ${formatUsd(unplanned)}, and nothing is planned.`;
  const plan = `your ${formatUsd(planned)} plan`;
  const standing =
    remaining < 0
      ? `You're ${formatUsd(-remaining)} over ${plan}`
      : remaining === 0
        ? `You've spent all of ${plan}`
        : `You have ${formatUsd(remaining)} left of ${plan}`;
  if (unplanned === 0) return `${standing}.`;
  if (unplanned < 0) return `${standing}, and ${formatUsd(-unplanned)} came back where nothing was planned.`;
  if (remaining === 0) return `${standing}, and ${formatUsd(unplanned)} more wasn't planned.`;
  const all = remaining - unplanned;
  if (remaining < 0)
    return `${standing}, and ${formatUsd(unplanned)} more wasn't planned. Together that's ${formatUsd(-all)} over.`;
  const together = all < 0 ? `${formatUsd(-all)} over` : `${formatUsd(all)} left`;
  return `${standing}, but ${formatUsd(unplanned)} of spending wasn't planned. Together that's ${together}.`;
}

/** What covering takes, and what it leaves where it comes from. */
export function coverNote({ from, cents, leavesCents }: BudgetMove & { leavesCents: Cents }): string {
  const left = formatUsd(leavesCents);
  if (from === NO_JOB) return `That leaves ${left} that isn't budgeted.`;
  return `${formatUsd(cents)} from ${categoryName(from)} leaves ${left} there for the rest of the month.`;
}

/** What the offered amounts are, and what to do with one. */
export const usualNote = (months: number): string =>
  `“Usual” is your ${months > 1 ? `${months}-month average` : "average month"}. “Use” makes it your budget.`;
