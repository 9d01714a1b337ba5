// A month's budget as it is asked about.

import { type BudgetCategory, hasPlan } from "~/domain/budget/budget";
import type { Cents } from "~/domain/money";
import { firstDayOf, lastDayOf, type Month, monthOf } from "~/domain/periods";
import { budgetOf } from "~/domain/coach/query/data";
import type { StandingTurn } from "./standing-turn";

const LINK = { href: "/budget" };

export const budgetMonthOf = ({ query, household }: Pick<StandingTurn, "query" | "household">): Month =>
  monthOf(query.period?.from ?? household.today);

export type MonthBudget = {
  month: Month;
  isNow: boolean;
  isAhead: boolean;
  when: string;
  name: string;
  all: readonly BudgetCategory[];
  planned: readonly BudgetCategory[];
  pendingOf: (id: string) => Cents;
};

export function monthBudget(turn: StandingTurn): MonthBudget {
  const month = budgetMonthOf(turn);
  const { budget, pendingCents } = budgetOf(turn.found, month);
  const name = turn.notes.add("month", "Month of the budget", { unit: "month", month }, LINK);
  const isNow = month === monthOf(turn.household.today);
  return {
    month,
    isNow,
    isAhead: month > monthOf(turn.household.today),
    name,
    when: isNow ? "this month" : `in ${name}`,
    all: budget,
    planned: budget.filter(hasPlan),
    pendingOf: (id) => pendingCents[id] ?? 0,
  };
}

export const daysOf = (month: Month, today: string) => ({
  from: firstDayOf(month),
  to: lastDayOf(month) < today ? lastDayOf(month) : today,
});

export const overPlan = ({ remaining }: BudgetCategory): Cents => Math.max(0, -remaining);
