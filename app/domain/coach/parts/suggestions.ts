// Questions to ask next: about what was just said, and about what there is in this household. Always six, as documented.

import type { Query } from "~/domain/coach/query/algebra";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { factName } from "~/domain/coach/facts/fact";
import { SUGGESTED_QUESTIONS } from "~/domain/coach/suggestions";
import { canRunOut } from "~/domain/budget/bars";
import { categoryName } from "~/domain/categories/list";
import { inMonth, spendingByCategory } from "~/domain/ledger/totals";
import { addMonths, monthName, monthOf } from "~/domain/periods";

const SUGGESTIONS = SUGGESTED_QUESTIONS.length;

type SuggestionInputs = Pick<CoachInputs, "today" | "sums" | "accounts" | "budgets" | "goals" | "recurring" | "credit">;

/** What can be asked before there is a figure. */
const BEFORE_FIGURES = [
  "How big should my emergency fund be?",
  "How do I make a budget?",
  "How can I raise my credit score?",
] as const;

const [WHERE_IT_WENT, ...WITHOUT_FIGURES] = SUGGESTED_QUESTIONS;

/** Six questions: those that follow from the last answer, then those that fit the household, then common ones. */
export function suggestionsFor(household: SuggestionInputs, following: readonly string[] = [], asked = ""): string[] {
  const common =
    household.sums.length === 0 ? [...BEFORE_FIGURES, ...WITHOUT_FIGURES, WHERE_IT_WENT] : SUGGESTED_QUESTIONS;
  const all = [...following, ...fitting(household), ...common].filter((text) => text !== asked);
  return [...new Set(all)].slice(0, SUGGESTIONS);
}

const OPENERS = 3;

/** The three that the coach opens with: each names something of this household, as far as there is something. */
export function openers(household: SuggestionInputs): string[] {
  if (household.sums.length === 0) return [...BEFORE_FIGURES];
  const goal = household.goals.find(({ type }) => type === "savings");
  const [, ...own] = fitting(household);
  const named = goal ? [`When will I reach my ${factName(goal.name)} goal?`] : [];
  const all = [...own.slice(0, 1), ...named, ...own.slice(1), ...suggestionsFor(household)];
  return [...new Set(all)].slice(0, OPENERS);
}

function fitting({ today, sums, accounts, budgets, goals, recurring, credit }: SuggestionInputs): string[] {
  if (sums.length === 0) return [];
  const [largest] = spendingByCategory(inMonth(sums, addMonths(monthOf(today), -1))).filter(
    ({ category }) => canRunOut(category) && category !== "miscellaneous",
  );
  const active = recurring.filter((item) => item.active);
  const bills = active.filter(({ kind }) => kind !== "income");
  const owes = goals.some(({ type }) => type === "debt") || accounts.some(({ type }) => type === "loan");
  return [
    "Where did my money go last month?",
    ...(largest ? [`Am I spending more on ${categoryName(largest.category).toLowerCase()} than usual?`] : []),
    ...(budgets.length > 0 ? ["How much of my budget is left?"] : []),
    ...(bills.length > 0 ? ["Which bills are due in the next two weeks?"] : []),
    ...(owes ? ["What is the fastest way to pay off my debt?"] : []),
    ...(active.length > bills.length ? ["When is my next paycheck?"] : []),
    ...(goals.some(({ type }) => type === "savings") ? ["When will I reach my goals?"] : []),
    ...(credit ? ["How can I raise my credit score?"] : []),
  ];
}

/** What one asks next, once this is known; where nothing was found, nothing follows from it. */
export function followUps(query: Query, found: boolean, { today }: Pick<SuggestionInputs, "today">): string[] {
  const { measure, subject } = query;
  if (!found) return [];
  const [category] = subject.categories ?? [];
  const [merchant] = subject.merchants ?? [];
  switch (measure) {
    case "spent":
      if (merchant !== undefined) return afterShop(factName(merchant));
      return category === undefined
        ? afterSpending(query, today)
        : afterCategory(categoryName(category).toLowerCase(), query, today);
    case "earned":
    case "kept":
      return ["How much did I save last month?", "How much did I spend last month?", "When is my next paycheck?"];
    case "bills":
    case "subscriptions":
    case "price-changes":
      return ["Which subscriptions could I cut?", "When is my next paycheck?", "Which bills changed their price?"];
    case "pay":
      return ["Which bills are due in the next two weeks?", "How much did I earn this year?"];
    case "balance":
    case "worth":
      return ["How much do I owe?", "How big should my emergency fund be?"];
    case "owed":
    case "rate":
    case "minimum":
    case "limit":
    case "used":
      return ["What is the fastest way to pay off my debt?", "How much interest did I pay this year?"];
    case "saved":
    case "remaining":
    case "reached":
      return ["How can I save more each month?", "When will I reach my goals?"];
    case "budgeted":
    case "left":
      return ["Where did my money go this month?", "How can I save more each month?"];
    default:
      return [];
  }
}

/** The month before the one that was asked about; last month where it was no month. */
function before({ period }: Query, today: string): string {
  const isMonth = period !== null && monthOf(period.from) === monthOf(period.to);
  const month = addMonths(isMonth ? monthOf(period.from) : monthOf(today), -1);
  return month === addMonths(monthOf(today), -1) ? "last month" : `in ${monthName(month)}`;
}

const afterCategory = (name: string, query: Query, today: string): string[] => [
  `How much did I spend on ${name} ${before(query, today)}?`,
  `Am I spending more on ${name} than usual?`,
  `Show my ${name} spending by month`,
];

const afterShop = (name: string): string[] => [
  `How often did I go to ${name} this year?`,
  `What was my largest purchase at ${name}?`,
  `How much do I spend at ${name} a month?`,
];

const afterSpending = (query: Query, today: string): string[] => [
  `How much did I spend ${before(query, today)}?`,
  "Top 5 places I spend money",
  "Am I spending more than usual?",
];
