// How much of a plan is used, and when that warns: what the dashboard and the budget draw as bars.

import type { CategoryId } from "~/domain/categories/list";
import type { Cents } from "~/domain/money";

/** Whole percent of the amount that is spent, above 100 where it's overspent; 0 where nothing is planned. */
export function percentSpent(spent: Cents, amount: Cents): number {
  return amount <= 0 ? 0 : Math.max(0, Math.round((spent / amount) * 100));
}

/** As it is documented for the screens: 100 at most. What is over is said beside it. */
export const budgetPercent = (spent: Cents, amount: Cents): number => Math.min(100, percentSpent(spent, amount));

type BudgetTone = "green" | "yellow" | "red";

/** The dashboard's bars are documented: yellow above 75 %, whatever the money was for. */
export function barTone(spent: Cents, amount: Cents): BudgetTone {
  if (spent > amount) return "red";
  return budgetPercent(spent, amount) > 75 ? "yellow" : "green";
}

/** A bill that was paid is done: only what can still run out warns. */
export function budgetTone(category: string, spent: Cents, amount: Cents): BudgetTone {
  const tone = barTone(spent, amount);
  return tone === "yellow" && !canRunOut(category) ? "green" : tone;
}

/** Bills come once and are done; only what one goes on spending on can run out before the month does. */
const BILLS: ReadonlySet<string> = new Set<CategoryId>([
  "tithe",
  "charitable_giving",
  "emergency_fund",
  "retirement",
  "college_fund",
  "mortgage_rent",
  "utilities",
  "phone",
  "internet",
  "cable",
  "car_payment",
  "auto_insurance",
  "credit_cards",
  "student_loans",
  "other_debt",
]);
export const canRunOut = (category: string): boolean => !BILLS.has(category);
