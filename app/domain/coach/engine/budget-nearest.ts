// Which budgets are nearly used up: those near their limit first, then all of them by how full they are.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { percentSpent } from "~/domain/budget/bars";
import type { BudgetCategory } from "~/domain/budget/budget";
import { nameOfCategory } from "~/domain/coach/query/phrases";
import type { MonthBudget } from "./budget-plan";
import type { StandingTurn, StandingWords } from "./standing-turn";

const LINK = { href: "/budget" };
/** From this share on a budget is near its limit, where nobody says another. */
const NEAR_PERCENT = 85;

const fullness = ({ plannedAmount, actualSpent }: BudgetCategory): number =>
  plannedAmount > 0 ? (actualSpent / plannedAmount) * 100 : 0;

export function nearest(
  plan: MonthBudget,
  chosen: readonly BudgetCategory[],
  { query, notes }: StandingTurn,
): StandingWords {
  const sorted = [...chosen].sort((a, b) => fullness(b) - fullness(a));
  const percent = query.condition.percent ?? NEAR_PERCENT;
  const near = sorted.filter((one) => fullness(one) >= percent);
  const bar = notes.add("bar", "Share from which on it is close", { unit: "percent", percent });
  const count = notes.count("near-count", "Budgets close to their limit", near.length, "budget", LINK);
  const [first] = sorted;
  const lines = sorted.map((one, at) => {
    const share = notes.add(
      `near-${at + 1}-share`,
      "Used of it",
      { unit: "percent", percent: percentSpent(one.actualSpent, one.plannedAmount) },
      LINK,
    );
    const rest = notes.usd(
      `near-${at + 1}-left`,
      one.remaining < 0 ? "Over the budget" : "Left in the budget",
      one.remaining,
      LINK,
    );
    const spent = notes.usd(`near-${at + 1}-spent`, "Spent", one.actualSpent, LINK);
    const whole = notes.usd(`near-${at + 1}-planned`, "Planned", one.plannedAmount, LINK);
    const pending = plan.isNow ? plan.pendingOf(one.id) : 0;
    const then =
      pending > 0
        ? `, and ${notes.usd(`near-${at + 1}-pending`, "Pending", pending, { href: "/transactions?kind=spending" })} more is pending`
        : "";
    return `${nameOfCategory(one.id)}: ${share} used, ${spent} of ${whole}, ${rest} ${one.remaining < 0 ? "over" : "left"}${then}`;
  });
  return {
    text: paragraphs(
      sentences(
        near.length === 0
          ? `None ${plan.isNow ? "is" : "was"} ${bar} used or more ${plan.when}${first ? `; the fullest is ${nameOfCategory(first.id)}` : ""}.`
          : `${count} ${near.length === 1 ? (plan.isNow ? "is" : "was") : plan.isNow ? "are" : "were"} ${bar} used or more ${plan.when}, the fullest first:`,
      ),
      bullets(near.length === 0 ? lines : lines.slice(0, near.length)),
      near.length > 0 && near.length < lines.length ? paragraphs("The others:", bullets(lines.slice(near.length))) : "",
    ),
    list: sorted.map((one) => ({ label: nameOfCategory(one.id), cents: one.remaining, href: "/budget" })),
  };
}
