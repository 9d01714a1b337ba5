// What a month's plan is, and what is carried into it from the months before.
import type { CategoryId } from "~/domain/categories/list";
import type { Cents } from "~/domain/money";
import { addMonths, type Month } from "~/domain/periods";

/** What a person planned for one category in one month. Later months go on with it until they get amounts of their own. */
export type BudgetPlan = { month: Month; category: CategoryId; plannedCents: Cents; rollover: boolean };

/** Spending by month and category, signed: more refunds than purchases make it negative. */
export type SpentByMonth = ReadonlyMap<Month, ReadonlyMap<CategoryId, Cents>>;

/** A chain of rolled-over months is followed this far back. */
const ROLLOVER_MONTHS = 24;

export function planOfMonth(plans: readonly BudgetPlan[], category: CategoryId, month: Month): BudgetPlan | null {
  let latest: BudgetPlan | null = null;
  for (const plan of plans) {
    if (plan.category !== category || plan.month > month) continue;
    if (!latest || plan.month > latest.month) latest = plan;
  }
  return latest;
}

/** The earliest month whose spending matters to `month`: the start of the oldest chain that is rolled over. */
export function firstMonthNeeded(plans: readonly BudgetPlan[], month: Month): Month {
  const limit = addMonths(month, -ROLLOVER_MONTHS);
  let first = month;
  for (const plan of plans) if (plan.rollover && plan.month < first) first = plan.month;
  return first < limit ? limit : first;
}

export function carriedInto(
  plans: readonly BudgetPlan[],
  spent: SpentByMonth,
  category: CategoryId,
  month: Month,
): Cents {
  const own = plans.filter((plan) => plan.category === category);
  let carried = 0;
  for (let at = firstMonthNeeded(own, month); at < month; at = addMonths(at, 1)) {
    const plan = planOfMonth(own, category, at);
    carried = plan?.rollover ? plan.plannedCents + carried - (spent.get(at)?.get(category) ?? 0) : 0;
  }
  return carried;
}
