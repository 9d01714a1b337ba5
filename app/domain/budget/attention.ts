// What comes first in a month's budget, and how its three figures make one sum.

import { budgetTone, canRunOut } from "~/domain/budget/bars";
import { type BudgetCategory, budgetSummary, hasPlan, isOverBudget } from "~/domain/budget/budget";
import { type BudgetMove, type MoveSource, NO_JOB } from "~/domain/budget/change";
import type { CategoryId } from "~/domain/categories/list";
import { categoriesOfSet } from "~/domain/categories/sets";
import { type Cents, sumCents } from "~/domain/money";

const NEEDS = categoriesOfSet("needs");

const byRemaining = (a: BudgetCategory, b: BudgetCategory): number => a.remaining - b.remaining;

/**
 * Plans that are overspent, the farthest first; then, while the month goes on, those that are nearly used. One that is used
 * to the cent was filled with what is spent, or was a price: nothing about it wants a decision.
 */
export function needsLook(categories: readonly BudgetCategory[], isOpen: boolean): BudgetCategory[] {
  const spent = categories.filter((category) => hasPlan(category) && category.actualSpent > 0);
  const isNear = (category: BudgetCategory) =>
    isOpen &&
    category.remaining > 0 &&
    budgetTone(category.id, category.actualSpent, category.plannedAmount) === "yellow";
  return [...spent.filter(isOverBudget).sort(byRemaining), ...spent.filter(isNear).sort(byRemaining)];
}

const SHOWN = 3;
/** What is listed on top of them; what else needs a look is below. */
export const shownLooks = (looks: readonly BudgetCategory[]): BudgetCategory[] => looks.slice(0, SHOWN);

type Source = { from: MoveSource; room: Cents; isNeed: boolean };

/**
 * What could pay for what is over: first the money that has no job, then what has most left of all that isn't needed, and
 * only then a need, which has to last the days to come. One that pays for all of it goes before one that doesn't. A bill
 * that is yet to come gives nothing. Null where none can.
 */
export function coverFor(
  categories: readonly BudgetCategory[],
  to: CategoryId,
  noJobCents: Cents,
): (BudgetMove & { leavesCents: Cents }) | null {
  const short = categories.find(({ id }) => id === to);
  if (!short || !isOverBudget(short)) return null;
  const sources: Source[] = [
    { from: NO_JOB, room: noJobCents, isNeed: false },
    ...categories
      .filter(({ id }) => canRunOut(id) && id !== to)
      .map(({ id, ownAmount, remaining }) => ({
        ...{ from: id, room: Math.min(ownAmount, remaining), isNeed: NEEDS.includes(id) },
      })),
  ];
  const paysAll = ({ room }: Source) => room >= -short.remaining;
  const [best] = sources
    .filter(({ room }) => room > 0)
    .sort(
      (a, b) =>
        Number(a.isNeed) - Number(b.isNeed) ||
        Number(paysAll(b)) - Number(paysAll(a)) ||
        Number(b.from === NO_JOB) - Number(a.from === NO_JOB) ||
        b.room - a.room,
    );
  if (!best) return null;
  const cents = Math.min(-short.remaining, best.room);
  return { from: best.from, to, cents, leavesCents: best.room - cents };
}

export type MonthSum = {
  incomeCents: Cents;
  /** What earlier months left in categories, or took from them. */
  carriedCents: Cents;
  plannedCents: Cents;
  /** Income that no plan has: income + carried − planned. */
  unassignedCents: Cents;
  /** The card of that name: planned − all that was spent. */
  remainingCents: Cents;
  /** Unassigned + remaining, which is income + carried − all that was spent. */
  leftCents: Cents;
};

/** How the plan, what was spent and the usual income go together. */
export function monthSum(incomeCents: Cents, categories: readonly BudgetCategory[]): MonthSum {
  const { planned: plannedCents, spent, unplanned } = budgetSummary(categories);
  const carriedCents = sumCents(categories.map(({ carried }) => carried));
  const unassignedCents = incomeCents + carriedCents - plannedCents;
  const remainingCents = plannedCents - spent - unplanned;
  return {
    incomeCents,
    carriedCents,
    plannedCents,
    unassignedCents,
    remainingCents,
    leftCents: unassignedCents + remainingCents,
  };
}
