// What an empty conversation offers: six questions in three groups, each group with the thing of this household that it
// is about.

import { factName } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { type QuestionGroup, SUGGESTED_QUESTIONS } from "~/domain/coach/suggestions";
import { canRunOut } from "~/domain/budget/bars";
import { categoryName } from "~/domain/categories/list";
import { billsAndPays } from "~/domain/forecast/calendar";
import { lastAgainstEarlier } from "~/domain/household/usual-month";
import { tidyName } from "~/domain/ledger/tidy-name";
import { inMonth, spendingByCategory } from "~/domain/ledger/totals";
import { mediumDate, monthName, shortDate } from "~/domain/periods";

type Household = Pick<CoachInputs, "today" | "sums" | "accounts" | "budgets" | "goals" | "recurring" | "forecast">;

const [WHERE, MORE, DEBT, FUND, SCORE] = SUGGESTED_QUESTIONS;

/** Where there is no figure yet: six whose answers say something all the same. */
const COMMON: readonly QuestionGroup[] = [
  { title: "Budget", about: null, questions: ["How do I make a budget?", "How much should I spend on rent?"] },
  { title: "Savings", about: null, questions: [MORE, FUND] },
  { title: "Debt and credit", about: null, questions: [DEBT, SCORE] },
];

const EACH = 2;

export function openingGroups(household: Household): readonly QuestionGroup[] {
  if (household.sums.length === 0) return COMMON;
  const groups = [spending(household), coming(household), plans(household)];
  const own = new Set(groups.flatMap(({ questions }) => questions.slice(0, EACH)));
  const common = SUGGESTED_QUESTIONS.filter((question) => !own.has(question));
  return groups.map((group) => {
    const questions = group.questions.slice(0, EACH);
    return { ...group, questions: [...questions, ...common.splice(0, EACH - questions.length)] };
  });
}

/** A rise of less than this, or less than a fifth, is no news. */
const LEAST_CENTS = 20_00;
const LEAST_SHARE = 0.2;

/** The category that took the most more last month than in the three before it: no bill, gift, saving or debt. */
function risen({ sums, today }: Household): { category: string; last: string } | null {
  const months = lastAgainstEarlier(sums, today);
  if (!months) return null;
  const before = new Map(
    spendingByCategory(months.earlier.flatMap((month) => inMonth(sums, month))).map(({ category, cents }) => [
      category,
      cents / months.earlier.length,
    ]),
  );
  const [most] = spendingByCategory(inMonth(sums, months.last))
    .filter(({ category }) => canRunOut(category) && category !== "miscellaneous")
    .map(({ category, cents }) => ({
      category,
      usual: before.get(category) ?? 0,
      more: cents - (before.get(category) ?? 0),
    }))
    .filter(({ usual, more }) => usual > 0 && more >= Math.max(LEAST_CENTS, usual * LEAST_SHARE))
    .sort((a, b) => b.more - a.more);
  return most ? { category: categoryName(most.category), last: monthName(months.last) } : null;
}

function spending(household: Household): QuestionGroup {
  const rise = risen(household);
  return {
    title: "Your spending",
    about: rise ? `${rise.category} went up the most in ${rise.last}.` : null,
    questions: rise ? [`Am I spending more on ${rise.category.toLowerCase()} than usual?`, WHERE] : [WHERE],
  };
}

function coming({ today, forecast, recurring }: Household): QuestionGroup {
  const due = forecast ? billsAndPays(forecast).find(({ kind, day }) => kind !== "pay" && day > today) : undefined;
  const isPaid = recurring.some(({ active, kind }) => active && kind === "income");
  return {
    title: "Coming up",
    about: due ? `${tidyName(factName(due.name))} is next, on ${shortDate(due.day)}.` : null,
    questions: [
      ...(due ? ["Which bills are due in the next two weeks?"] : []),
      ...(isPaid ? ["How much can I spend until payday?"] : []),
    ],
  };
}

function plans({ today, accounts, budgets, goals }: Household): QuestionGroup {
  const saving = goals.filter(
    ({ type, currentCents, targetCents }) => type === "savings" && currentCents < targetCents,
  );
  const [goal] = saving.sort((a, b) => (a.deadline ?? "9").localeCompare(b.deadline ?? "9"));
  const owes = goals.some(({ type }) => type === "debt") || accounts.some(({ type }) => type === "loan");
  const name = goal ? factName(goal.name) : "";
  return {
    title: "Budget and goals",
    about: goal?.deadline && goal.deadline > today ? `${name} is due on ${mediumDate(goal.deadline)}.` : null,
    questions: [
      ...(budgets.length > 0 ? ["How much of my budget is left?"] : []),
      ...(goal ? [`When will I reach my ${name} goal?`] : []),
      ...(owes ? [DEBT] : []),
    ],
  };
}
