// What stands below the budget's three figures, apart from the verdict above them: it comes after them.
import type { MonthSum } from "~/domain/budget/attention";
import type { BudgetCategory, BudgetSummary } from "~/domain/budget/budget";
import type { SafeGlance } from "~/domain/forecast/safe-to-spend";
import { type Cents, formatUsd } from "~/domain/money";
import { shortDate } from "~/domain/periods";
import { counted } from "./plural";

/** What opens into the sum: the sentence and the cards above say how the plan stands, this how that goes with the income. */
export const SUM_TITLE = "How it adds up";

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

/** Why the card's Remaining, which is plans less all spending, is another figure than what is left of the month. */
export function remainingNote({ planned, remaining, unplanned }: Omit<BudgetSummary, "spent">): string {
  if (planned === 0) return "";
  const plans =
    remaining < 0
      ? `your plans are ${formatUsd(-remaining)} over`
      : remaining === 0
        ? "your plans are used up"
        : `your plans have ${formatUsd(remaining)} left`;
  if (unplanned > 0)
    return `Remaining is your plans less all spending: ${formatUsd(unplanned)} of it had no plan, and ${plans}.`;
  if (unplanned < 0)
    return `Remaining is your plans less all spending: ${formatUsd(-unplanned)} came back without a plan, and ${plans}.`;
  return `Remaining is your plans less all spending: ${plans}.`;
}

/** What is offered for all that has no plan. */
export const unplannedTitle = (count: number): string =>
  `${counted(count, "category has", "categories have")} no plan yet`;
export const unplannedWords = (cents: Cents): string =>
  `At your usual amounts that's ${formatUsd(cents)} a month. You can undo it.`;

/** What filling doesn't touch: amounts that somebody set. */
export const keptWords = (kept: number): string | null =>
  kept === 0
    ? null
    : `Only what has no amount is filled: ${counted(kept, "amount")} of yours ${kept === 1 ? "stays" : "stay"}.`;
/** What the last change was, beside the way to take it back. */
export const CHANGED = {
  proposal: "This month was filled from the proposal today.",
  history: "This month was filled from your last three months today.",
  usual: "What had no plan was filled from your usual month today.",
  move: "You moved money between categories today.",
} as const;

export const HOW_THIS_WORKS: readonly { text: string; href?: string }[] = [
  { text: "Set a planned amount for each category." },
  { text: "Press Analyze My Spending." },
  { text: "AI categorizes your transactions." },
  { text: "Track what you've spent and what's left." },
  { text: "Visit the Coach for advice.", href: "/coach" },
];

export const LOOK_TITLE = "Needs a look";

/** '$452.96 of $320.00' */
export const spentOfPlan = ({ actualSpent, plannedAmount }: BudgetCategory): string =>
  `${formatUsd(actualSpent)} of ${formatUsd(plannedAmount)}`;
