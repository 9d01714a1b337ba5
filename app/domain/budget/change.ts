// Changes of a month's plan that touch several lines at once: what they write, and what that changes line by line.

import { type BudgetCategory, type BudgetPlan, planFor } from "~/domain/budget/budget";
import type { CategoryId } from "~/domain/categories/list";
import type { Cents } from "~/domain/money";
import { addMonths, type Month } from "~/domain/periods";

/** `saves`: what is left of it stays in the category for its next bill. */
export type Amount = { category: CategoryId; cents: Cents; saves: boolean };
/** `begins`: what is left carries over from now on. */
export type ChangeLine = { category: CategoryId; name: string; fromCents: Cents; toCents: Cents; begins: boolean };

type Line = Pick<BudgetCategory, "id" | "name" | "ownAmount" | "rollover">;

/** What filling writes, in the budget's order: lines whose amount changes, and lines that begin to save up. What amounts
 *  don't speak of stays. */
export function fillWrites(month: Month, categories: readonly Line[], amounts: readonly Amount[]): BudgetPlan[] {
  return categories.flatMap((line) => {
    const amount = amounts.find(({ category }) => category === line.id);
    if (!amount) return [];
    const rollover = line.rollover || amount.saves;
    if (amount.cents === line.ownAmount && rollover === line.rollover) return [];
    return { month, category: line.id, plannedCents: amount.cents, rollover };
  });
}

/** The same, as it is shown before. */
export function changedLines(month: Month, categories: readonly Line[], amounts: readonly Amount[]): ChangeLine[] {
  return fillWrites(month, categories, amounts).flatMap(({ category, plannedCents, rollover }) => {
    const line = categories.find(({ id }) => id === category);
    if (!line) return [];
    const begins = rollover && !line.rollover;
    return { category, name: line.name, fromCents: line.ownAmount, toCents: plannedCents, begins };
  });
}

export type Move = { from: CategoryId; to: CategoryId; cents: Cents };

/** Moving is for one month: the month after it keeps the amounts that it has. Null where there isn't as much. */
export function moveWrites(plans: readonly BudgetPlan[], month: Month, { from, to, cents }: Move): BudgetPlan[] | null {
  const planned = (category: CategoryId) => planFor(plans, category, month);
  if ((planned(from)?.plannedCents ?? 0) < cents) return null;
  return [
    { category: from, change: -cents },
    { category: to, change: cents },
  ].flatMap(({ category, change }) => {
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
