// Changes of a month's plan that touch several lines at once: what they write, and what that changes line by line.

import { type BudgetCategory } from "~/domain/budget/budget";
import { type BudgetPlan, planOfMonth } from "~/domain/budget/rollover";
import type { CategoryId } from "~/domain/categories/list";
import type { Cents } from "~/domain/money";
import { addMonths, type Day, type Month } from "~/domain/periods";

/** `saves`: what is left of it stays in the category for its next bill. `laterCents`: what the months after it get instead. */
export type FilledAmount = { category: CategoryId; cents: Cents; saves: boolean; laterCents?: Cents };
/** `begins`: what is left carries over from now on. */
export type ChangeLine = { category: CategoryId; name: string; fromCents: Cents; toCents: Cents; begins: boolean };

type Line = Pick<BudgetCategory, "id" | "name" | "ownAmount" | "rollover">;

/** What filling writes, in the budget's order: lines whose amount changes, and lines that begin to save up. What amounts
 *  don't speak of stays. */
export function fillWrites(
  month: Month,
  categories: readonly Line[],
  amounts: readonly FilledAmount[],
  plans: readonly BudgetPlan[] = [],
): BudgetPlan[] {
  const next = addMonths(month, 1);
  return categories.flatMap((line) => {
    const amount = amounts.find(({ category }) => category === line.id);
    if (!amount) return [];
    const rollover = line.rollover || amount.saves;
    if (amount.cents === line.ownAmount && rollover === line.rollover) return [];
    const hasNext = plans.some((one) => one.category === line.id && one.month === next);
    const later =
      amount.laterCents === undefined || hasNext
        ? []
        : [{ month: next, category: line.id, plannedCents: amount.laterCents, rollover }];
    return [{ month, category: line.id, plannedCents: amount.cents, rollover }, ...later];
  });
}

/** What was spent fills what has no amount yet: one that is there says what somebody wants. `kept`: how many differ. */
export function intoEmpty(
  source: "proposal" | "history" | "usual",
  categories: readonly Pick<BudgetCategory, "id" | "ownAmount">[],
  amounts: readonly FilledAmount[],
): { amounts: readonly FilledAmount[]; kept: number } {
  if (source === "proposal") return { amounts, kept: 0 };
  const own = (category: CategoryId): Cents => categories.find(({ id }) => id === category)?.ownAmount ?? 0;
  return {
    amounts: amounts.filter(({ category }) => own(category) === 0),
    kept: amounts.filter(({ category, cents }) => own(category) !== 0 && own(category) !== cents).length,
  };
}

/**
 * Amounts for a month that goes on: no first plan is less than what is spent of it already, or it would fail the moment it's
 * made. The months after it get the amounts as they were. A plan that there is isn't lifted above the usual month: what
 * it's over by is covered, or stays over.
 */
export function atLeastSpent(
  categories: readonly Pick<BudgetCategory, "id" | "actualSpent" | "carried" | "ownAmount">[],
  amounts: readonly FilledAmount[],
): FilledAmount[] {
  return amounts.map((amount) => {
    const line = categories.find(({ id }) => id === amount.category);
    if (!line) return amount;
    const spent = line.actualSpent - line.carried;
    const cents = line.ownAmount > 0 ? Math.min(spent, Math.max(amount.cents, line.ownAmount)) : spent;
    return cents > amount.cents ? { ...amount, cents, laterCents: amount.cents } : amount;
  });
}

/** From this day on a first plan had better begin with the next month: most of this one is spent. */
const LATE_DAY = 11;
export const startsLate = (today: Day): boolean => Number(today.slice(8)) >= LATE_DAY;

/** The same, as it is shown before. */
export function changedLines(
  month: Month,
  categories: readonly Line[],
  amounts: readonly FilledAmount[],
): ChangeLine[] {
  const ofMonth = fillWrites(month, categories, amounts).filter((write) => write.month === month);
  return ofMonth.flatMap(({ category, plannedCents, rollover }) => {
    const line = categories.find(({ id }) => id === category);
    if (!line) return [];
    const begins = rollover && !line.rollover;
    return { category, name: line.name, fromCents: line.ownAmount, toCents: plannedCents, begins };
  });
}

/** Income that no plan has, where money is moved from: it is no line, so only the line that gets it is written. */
export const NO_JOB = "no_job";
export type MoveSource = CategoryId | typeof NO_JOB;
export type BudgetMove = { from: MoveSource; to: CategoryId; cents: Cents };

/** Moving is for one month: the month after it keeps the amounts that it has. Null where there isn't as much. */
export function moveWrites(
  plans: readonly BudgetPlan[],
  month: Month,
  { from, to, cents }: BudgetMove,
  noJobCents: Cents = 0,
): BudgetPlan[] | null {
  const planned = (category: CategoryId) => planOfMonth(plans, category, month);
  const there = from === NO_JOB ? noJobCents : (planned(from)?.plannedCents ?? 0);
  if (there < cents) return null;
  const taken = from === NO_JOB ? [] : [{ category: from, change: -cents }];
  return [...taken, { category: to, change: cents }].flatMap(({ category, change }) => {
    const plan = planned(category);
    const rollover = plan?.rollover ?? false;
    const before = plan?.plannedCents ?? 0;
    const next = addMonths(month, 1);
    const hasNext = plans.some((one) => one.category === category && one.month === next);
    return [
      { month, category, plannedCents: before + change, rollover },
      ...(hasNext ? [] : [{ month: next, category, plannedCents: before, rollover }]),
    ];
  });
}
