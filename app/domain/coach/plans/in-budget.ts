// A purchase beside the budget of its category, where a question names it.

import { categoryName } from "~/domain/categories/list";
import { CATEGORY_WORDS } from "~/domain/coach/reading/vocabulary";
import type { Cents } from "~/domain/money";
import { type PlanTurn, workedUsd } from "./turn";

/** 'And still be inside the restaurant budget': the budget that is named, with and without the purchase. */
export function inBudget(turn: PlanTurn, cents: Cents): string {
  const { plain, inputs, sheet } = turn;
  if (!/\bbudget(?:ed)?\b/.test(plain)) return "";
  const named = CATEGORY_WORDS.filter(([, pattern]) => plain.search(pattern) >= 0).map(([id]) => id);
  const budget = inputs.budgets.find(({ category }) => named.includes(category));
  const left = `budget.${budget?.category ?? ""}.left`;
  if (!budget || !sheet.has(left)) return "";
  const rest = sheet.cents(left) - cents;
  const then = workedUsd(
    turn,
    "budget-rest",
    rest < 0 ? "Over the budget then" : "Left in the budget then",
    Math.abs(rest),
    "/budget",
  );
  return `Your budget for ${categoryName(budget.category)} has {{${left}}} left this month; with it it's ${rest < 0 ? `${then} over` : `${then} that's left`}.`;
}
