import { BUDGET_GROUPS, CATEGORIES, type CategoryId, findCategory } from "~/domain/categories/list";
import { type Cents, sumCents } from "~/domain/money";
import type { Month } from "~/domain/periods";
import { type BudgetPlan, carriedInto, planOfMonth, type SpentByMonth } from "./rollover";

/** All amounts are cents. `plannedAmount` is what may be spent: the month's own amount and what was rolled into it. */
export type BudgetCategory = {
  id: CategoryId;
  name: string;
  icon: string;
  plannedAmount: Cents;
  actualSpent: Cents;
  remaining: Cents;
  ownAmount: Cents;
  carried: Cents;
  rollover: boolean;
};

/** `spent` is what categories with a plan took; what went to others stands beside it, and takes nothing from the rest. */
export type BudgetSummary = { planned: Cents; spent: Cents; remaining: Cents; unplanned: Cents };
/** A group's sums are of all its categories, shown or not. */
type BudgetGroupView = Omit<BudgetSummary, "remaining"> & {
  name: string;
  categories: BudgetCategory[];
};
type BudgetSpending = { categoryId: string; amount: Cents };

/** The 25 categories of a month in the order of the groups. */
export function budgetMonth(month: Month, plans: readonly BudgetPlan[], spent: SpentByMonth): BudgetCategory[] {
  return CATEGORIES.map(({ id, name, icon }) => {
    const plan = planOfMonth(plans, id, month);
    const ownAmount = plan?.plannedCents ?? 0;
    const carried = carriedInto(plans, spent, id, month);
    const plannedAmount = ownAmount + carried;
    const actualSpent = spent.get(month)?.get(id) ?? 0;
    const remaining = plannedAmount - actualSpent;
    return {
      id,
      name,
      icon,
      plannedAmount,
      actualSpent,
      remaining,
      ownAmount,
      carried,
      rollover: plan?.rollover ?? false,
    };
  });
}

export function budgetSummary(categories: readonly BudgetCategory[]): BudgetSummary {
  const withPlan = categories.filter(hasPlan);
  const planned = sumCents(withPlan.map((category) => category.plannedAmount));
  const spent = sumCents(withPlan.map((category) => category.actualSpent));
  const unplanned = sumCents(categories.map((category) => category.actualSpent)) - spent;
  return { planned, spent, remaining: planned - spent, unplanned };
}

/** Something was planned for the month, or rolled over into it. */
export const hasPlan = (category: Pick<BudgetCategory, "ownAmount" | "carried">): boolean =>
  category.ownAmount > 0 || category.carried !== 0;

/** Where there is no plan, there is no limit to be over. */
export function isOverBudget(category: Pick<BudgetCategory, "ownAmount" | "carried" | "remaining">): boolean {
  return hasPlan(category) && category.remaining < 0;
}

/** From so many on, what nobody planned is folded below what has a plan, and offered to be planned at once. */
const MANY = 4;
export function hasManyUnplanned(categories: readonly BudgetCategory[]): boolean {
  const spent = categories.filter(({ actualSpent }) => actualSpent > 0);
  return categories.some(hasPlan) && spent.filter((category) => !hasPlan(category)).length >= MANY;
}

/** Groups with spending, each with its categories that have spending; the rest stays hidden. */
export function visibleGroups(categories: readonly BudgetCategory[]): BudgetGroupView[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  return BUDGET_GROUPS.map((group) => {
    const all = group.categories.flatMap(({ id }) => byId.get(id) ?? []);
    const shown = all.filter((category) => category.actualSpent > 0);
    const { planned, spent, unplanned } = budgetSummary(all);
    return { name: group.name, planned, spent, unplanned, categories: shown };
  }).filter((group) => group.categories.length > 0);
}

/** What is planned and nothing was spent on: no group lists it. */
export const plannedUnspent = (categories: readonly BudgetCategory[]): BudgetCategory[] =>
  categories.filter((category) => hasPlan(category) && category.actualSpent <= 0);

/** The month with amounts that are on their way to be saved. */
export function withAmounts(
  categories: readonly BudgetCategory[],
  amounts: ReadonlyMap<string, Cents>,
): BudgetCategory[] {
  return categories.map((category) => {
    const ownAmount = amounts.get(category.id) ?? category.ownAmount;
    const plannedAmount = ownAmount + category.carried;
    return { ...category, ownAmount, plannedAmount, remaining: plannedAmount - category.actualSpent };
  });
}

/**
 * The month after an analysis: each category takes the size of its amount, and one that was not found has nothing
 * spent. A category with more refunds than purchases is not spending, so it isn't in the answer and keeps its sign.
 */
export function applyAnalysis(
  categories: readonly BudgetCategory[],
  found: readonly BudgetSpending[],
): BudgetCategory[] {
  const amounts = new Map<CategoryId, Cents>();
  for (const { categoryId, amount } of found) {
    const id = findCategory(categoryId)?.id;
    if (id) amounts.set(id, (amounts.get(id) ?? 0) + amount);
  }
  return categories.map((category) => {
    const amount = amounts.get(category.id);
    const actualSpent = amount === undefined ? Math.min(0, category.actualSpent) : Math.abs(amount);
    return { ...category, actualSpent, remaining: category.plannedAmount - actualSpent };
  });
}
