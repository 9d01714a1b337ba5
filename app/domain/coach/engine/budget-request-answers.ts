// A wish for one category's budget: what is planned, what would be, from when on. The form below does it, and not the answer.

import { sentences } from "~/domain/coach/advice";
import type { Cents } from "~/domain/money";
import type { MonthBudget } from "./budget-plan";
import { nameOfCategory } from "~/domain/coach/query/phrases";
import type { StandingTurn, StandingWords } from "./standing-turn";

const LINK = { href: "/budget" };

export function requested(plan: MonthBudget, category: string, cents: Cents, { notes }: StandingTurn): StandingWords {
  const name = nameOfCategory(category);
  const wanted = notes.usd("wanted", "The amount you asked about", cents);
  const now = plan.planned.find(({ id }) => id === category);
  const spent = plan.isNow ? (plan.all.find(({ id }) => id === category)?.actualSpent ?? 0) : 0;
  return {
    text: sentences(
      `${wanted} a month for ${name} from ${plan.name} on, until you change it again: ` +
        "the form below is filled in, and it counts once you press its button. I change nothing by myself.",
      now
        ? `${notes.usd("planned", "Budget of the month", now.plannedAmount, LINK)} a month is what's planned now.`
        : "Nothing is planned for it yet.",
      spent > cents
        ? `You've spent ${notes.usd("spent", "Spent of it", spent, LINK)} this month already, so it would be ` +
            `${notes.usd("over", "Over the budget then", spent - cents, LINK)} over at once.`
        : "",
    ),
  };
}
