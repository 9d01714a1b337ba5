// A query as the question that it is, to ask back with: 'How much did I spend on Groceries last month?'

import { monthName, monthOf, firstDayOf, lastDayOf, addMonths, shortDate, type Day } from "~/domain/periods";
import type { Measure, Period, Query } from "./algebra";
import { kindName, listed, nameOfCategory } from "./phrases";

const QUESTIONS: Readonly<Record<Measure, string>> = {
  spent: "How much did I spend",
  earned: "How much did I earn",
  kept: "How much did I keep",
  refunded: "How much was refunded",
  moved: "How much did I move",
  interest: "How much interest was I charged",
  fees: "How much did fees cost me",
  balance: "How much do I have",
  owed: "How much do I owe",
  worth: "What is my net worth",
  limit: "What is my credit limit",
  used: "How much of my limit do I use",
  rate: "What is the interest rate",
  minimum: "What is the minimum payment",
  saved: "How much have I saved for my goals",
  remaining: "How much is left to save",
  reached: "When will I reach my goal",
  budgeted: "What is my budget",
  left: "How much of my budget is left",
  bills: "Which bills are due",
  pay: "When is my next pay",
  subscriptions: "What do my subscriptions cost",
  "price-changes": "Which bills changed their price",
};

export function questionOf({ measure, statistic, subject, period, shape }: Query, today: Day): string {
  const { categories = [], merchants = [], kinds = [] } = subject;
  const start =
    statistic === "count"
      ? "How many times"
      : statistic === "largest"
        ? "What was the largest"
        : shape === "list"
          ? "Which transactions"
          : QUESTIONS[measure];
  const about = [
    categories.length > 0 ? `on ${listed(categories.map(nameOfCategory))}` : "",
    merchants.length > 0 ? `at ${listed(merchants)}` : "",
    kinds.length > 0 ? `in ${listed(kinds.map(kindName))}` : "",
    period === null ? "" : days(period, today),
  ].filter(Boolean);
  return `${[start, ...about].join(" ")}?`;
}

function days({ from, to }: Period, today: Day): string {
  const month = monthOf(from);
  if (from === firstDayOf(month) && to === lastDayOf(month))
    return month === addMonths(monthOf(today), -1) ? "last month" : `in ${monthName(month)}`;
  if (from === firstDayOf(monthOf(today)) && to === today) return "this month";
  return from === to ? `on ${shortDate(from)}` : `from ${shortDate(from)} to ${shortDate(to)}`;
}
