import { CATEGORIES } from "~/domain/categories/list";
import { type Cents, sumCents } from "~/domain/money";
import { addMonths, type Day, daysBetween, lastDayOf, type Month, monthOf } from "~/domain/periods";
import { type BudgetPlan, planOfMonth } from "./rollover";

/** What next month has to go on with: amounts of its own, this month's until it gets some, or none. */
export type NextPlan = { month: Month; cents: Cents; isOwn: boolean };

const LAST_DAYS = 7;

/** In a month's last week; before it there's nothing to look ahead to. */
export function nextPlan(plans: readonly BudgetPlan[], today: Day): NextPlan | null {
  if (daysBetween(today, lastDayOf(monthOf(today))) >= LAST_DAYS) return null;
  const month = addMonths(monthOf(today), 1);
  return {
    month,
    cents: sumCents(CATEGORIES.map(({ id }) => planOfMonth(plans, id, month)?.plannedCents ?? 0)),
    isOwn: plans.some((plan) => plan.month === month),
  };
}
