// How a month's plan, its spending and the usual income make one sum, in words.
import type { MonthSum } from "~/domain/budget/attention";
import { type BudgetMove, NO_JOB } from "~/domain/budget/change";
import type { BudgetCategory, BudgetSummary } from "~/domain/budget/budget";
import { categoryName } from "~/domain/categories/list";
import type { SafeGlance } from "~/domain/forecast/safe-to-spend";
import { type Cents, formatUsd } from "~/domain/money";
import { shortDate } from "~/domain/periods";
import { counted } from "./plural";

/** What opens into the sum: the sentence and the cards above say how the plan stands, this how that goes with the income. */
export const SUM_TITLE = "How it adds up";

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

/** Why the card's Remaining, which counts plans alone, is another figure than what is left of the month. */
export function remainingNote({ planned, remaining, unplanned }: Omit<BudgetSummary, "spent">): string {
  if (planned === 0) return "";
  const plans =
    remaining < 0
      ? `your plans are ${formatUsd(-remaining)} over`
      : remaining === 0
        ? "your plans are used up"
        : `your plans have ${formatUsd(remaining)} left`;
  if (unplanned > 0)
    return `Remaining counts plans alone: ${formatUsd(unplanned)} was spent without one, and ${plans}.`;
  if (unplanned < 0)
    return `Remaining counts plans alone: ${formatUsd(-unplanned)} came back without one, and ${plans}.`;
  return `Remaining counts plans alone: ${plans}.`;
}

/** What is offered for all that has no plan. */
export const unplannedTitle = (count: number): string =>
  `${counted(count, "category has", "categories have")} no plan yet`;
export const unplannedWords = (cents: Cents): string =>
  `At your usual amounts they come to ${formatUsd(cents)} a month. You can undo it, or change any amount.`;
/** What a group's folded rows are. */
export const foldedWords = (count: number, cents: Cents): string => `${count} without a plan: ${formatUsd(cents)}`;

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

type SumLine = { label: string; cents: Cents; isSum?: true };

/** The same as lines, each sum below what it's made of. */
export function sumLines(sum: MonthSum): SumLine[] {
  return [
    { label: "Usual income", cents: sum.incomeCents },
    ...(sum.carriedCents === 0 ? [] : [{ label: "Carried over", cents: sum.carriedCents }]),
    { label: "Planned", cents: -sum.plannedCents },
    {
      label: sum.unassignedCents < 0 ? "Planned beyond income" : "Not budgeted yet",
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
export function coverNote({ from, cents, leavesCents }: BudgetMove & { leavesCents: Cents }): string {
  const left = formatUsd(leavesCents);
  if (from === NO_JOB) return `That leaves ${left} that isn't budgeted.`;
  return `${formatUsd(cents)} from ${categoryName(from)} leaves ${left} there for the rest of the month.`;
}

export const LOOK_TITLE = "Needs a look";

/** '$452.96 of $320.00' */
export const spentOfPlan = ({ actualSpent, plannedAmount }: BudgetCategory): string =>
  `${formatUsd(actualSpent)} of ${formatUsd(plannedAmount)}`;

/** What the offered amounts are, and what to do with one. */
export const usualNote = (months: number): string =>
  `“Usual” is your ${months > 1 ? `${months}-month average` : "average month"}. “Use” makes it your budget.`;
