// What plans of the running month come to: those that are over, together, and those that are nearly used.

import { canRunOut } from "~/domain/budget/bars";
import { budgetHref } from "~/domain/budget/hrefs";
import type { InsightFigures, Finding, InsightBudget, InsightRule } from "~/domain/insights/types";
import type { Recurring } from "~/domain/ledger/recurring";
import { rowsHref } from "~/domain/ledger/row-links";
import { type Cents, sumCents } from "~/domain/money";
import { compareText, dayNumber, type Month, monthOf, monthRange } from "~/domain/periods";

type Draft = Omit<Finding, "rule">;

export const isOver = ({ planned, spent }: InsightBudget): boolean => planned > 0 && spent > planned;

/** One word of all that is over: each by itself would be told as often as there are categories. */
function overDrafts({ budgets, today }: InsightFigures): Draft[] {
  const month = monthOf(today);
  const over = budgets.filter(isOver).sort((a, b) => b.spent - b.planned - (a.spent - a.planned));
  const [first, second] = over;
  if (!first) return [];
  const ids = over.map(({ category }) => category).sort(compareText);
  const look = { type: "alert", priority: "high", icon: "warning" } as const;
  const dedupeKey = `budget-over:${ids.join("+")}:${month}`;
  if (!second)
    return [
      { ...look, dedupeKey, fact: singleFact(first, month), href: budgetHref(month, month, { cover: first.category }) },
    ];
  const amounts = over.map(({ category, planned, spent }) => ({ category, overCents: spent - planned }));
  return [
    {
      ...look,
      dedupeKey,
      fact: { kind: "budgets-over", over: amounts, month },
      href: budgetHref(month, month),
    },
  ];
}

const singleFact = ({ category, planned, spent }: InsightBudget, month: Month) => ({
  ...{ kind: "budget-over" as const, category, spentCents: spent, plannedCents: planned, month },
});

/** Rent that takes all of its budget on the 1st is no news, and neither is what is left once the bills have come. */
function isBillsAlone({ category, planned, spent }: InsightBudget, { recurring, today }: InsightFigures): boolean {
  const bills = recurring.filter((one) => one.active && one.monthlyCents < 0 && one.category === category);
  const monthly = (chosen: readonly Recurring[]): Cents => -sumCents(chosen.map(({ monthlyCents }) => monthlyCents));
  if (monthly(bills.filter(({ amount }) => amount === "fixed")) >= planned * NEARLY) return true;
  if (canRunOut(category)) return false;
  const month = monthRange(monthOf(today));
  const toCome = bills.filter(({ nextDay, lastDay }) => nextDay <= month.to && lastDay < month.from);
  return -sumCents(toCome.map(({ typicalCents }) => typicalCents)) <= planned - spent;
}

const NEARLY = 0.8;

function nearlyDrafts(figures: InsightFigures): Draft[] {
  const { budgets, today } = figures;
  const month = monthOf(today);
  const daysLeft = dayNumber(monthRange(month).to) - dayNumber(today);
  if (daysLeft < 3) return [];
  return budgets
    .filter(({ planned, spent }) => planned > 0 && spent >= planned * NEARLY && spent < planned)
    .filter((budget) => !isBillsAlone(budget, figures))
    .map(({ category, planned, spent }) => ({
      dedupeKey: `budget-nearly-used:${category}:${month}`,
      type: "warning" as const,
      priority: "medium" as const,
      icon: "trending_up" as const,
      fact: { kind: "budget-nearly-used" as const, category, spentCents: spent, plannedCents: planned, daysLeft },
      href: rowsHref({ ...monthRange(month), kind: "spending", category }),
    }));
}

/** A budget that is used up, or nearly while the month still has days to go. */
const budgetUse: InsightRule = {
  id: "budget-use",
  find: (figures) => [...overDrafts(figures), ...nearlyDrafts(figures)],
};

export const BUDGET_RULES: readonly InsightRule[] = [budgetUse];
