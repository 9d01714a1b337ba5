// A query as the question that it is, to ask back with: 'How much did I spend on Groceries last month?'

import { formatUsd } from "~/domain/money";
import { addMonths, type Day, firstDayOf, lastDayOf, mediumDate, monthName, monthOf, yearOf } from "~/domain/periods";
import { isFlow, type Measure, type Period, type Query, type Subject } from "./algebra";
import { kindName, listedWith, nameOfCategory, weekdaysPhrase } from "./phrases";
import { shopKindName } from "./shop-kinds";

const QUESTIONS: Readonly<Record<Measure, string>> = {
  spent: "How much did I spend",
  earned: "How much did I earn",
  kept: "How much did I keep",
  refunded: "How much was refunded",
  moved: "How much did I move",
  interest: "How much interest was I charged",
  fees: "How much did fees cost me",
  outflow: "How much left my account",
  inflow: "How much came into my account",
  balance: "How much do I have",
  owed: "How much do I owe",
  worth: "What is my net worth",
  limit: "What is my credit limit",
  available: "How much credit is left",
  used: "How much of my limit do I use",
  rate: "What is the interest rate",
  minimum: "What is the payment on my debt",
  payment: "When is my card paid",
  "paid-off": "How much of my debt is paid off",
  principal: "How much of my loan payment is interest",
  "debt-share": "How much of my income goes to debt",
  score: "What is my credit score",
  saved: "How much have I saved for my goals",
  remaining: "How much is left to save",
  reached: "When will I reach my goal",
  needed: "How much a month do my goals need",
  added: "How much did I add to my goals",
  budgeted: "What is my budget",
  left: "How much of my budget is left",
  unplanned: "What did I spend outside my budget",
  ahead: "How much will I have",
  spare: "How much is safe to spend",
  bills: "Which bills are due",
  pay: "When is my next pay",
  subscriptions: "What do my subscriptions cost",
  "price-changes": "Which bills changed their price",
};

const COUNTED: Partial<Record<Measure, string>> = {
  ...{ balance: "accounts", owed: "debts", saved: "goals", bills: "bills", subscriptions: "subscriptions" },
};

type Asked = Pick<Query, "measure" | "statistic" | "shape" | "by" | "subject">;

const ROWS: Partial<Record<Measure, string>> = {
  earned: "deposits",
  refunded: "refunds",
  moved: "transfers",
  fees: "fees",
  outflow: "outflows",
  inflow: "inflows",
};
const GROUPS: Readonly<Record<string, string>> = {
  merchant: "stores",
  month: "months",
  weekday: "weekdays",
  tag: "tags",
  day: "days",
  quarter: "quarters",
};

/** Rent is charged, and no purchase. */
const isOfAll = ({ measure, statistic, subject }: Asked): boolean =>
  measure === "spent" &&
  (statistic === "largest" || statistic === "smallest") &&
  !subject.categories &&
  !subject.merchants &&
  !subject.except?.includes("fixed");

function opening(asked: Asked): string {
  const { measure, statistic, shape, by } = asked;
  const rows = ROWS[measure] ?? (isOfAll(asked) ? "charges" : "purchases");
  const one = rows.replace(/s$/, "");
  if (!isFlow(measure))
    return statistic === "count" ? `How many ${COUNTED[measure] ?? "of them"} do I have` : QUESTIONS[measure];
  if (shape === "list") return statistic === "largest" ? `List my largest ${rows}` : `List my ${rows}`;
  if (shape === "trend") return `${QUESTIONS[measure]} ${by === "quarter" ? "by quarter" : "month by month"}`;
  if (shape === "ranking")
    return `Rank my ${GROUPS[by ?? ""] ?? "categories"} by ${measure === "earned" ? "income" : "spending"}`;
  switch (statistic) {
    case "count":
      return `How many ${rows}`;
    case "largest":
    case "smallest":
      return `What was my ${statistic} ${one}`;
    case "latest":
      return `When was my last ${one}`;
    case "first":
      return `When was my first ${one}`;
    case "passed":
      return `On which day was it passed: ${QUESTIONS[measure].toLowerCase()}`;
    case "rhythm":
      return `How many days are between my ${rows}`;
    case "expected":
      return "How much will I spend by the month's end";
    case "each":
      return `${QUESTIONS[measure]} per ${one}`;
    case "per-day":
    case "per-week":
    case "per-month":
    case "per-year":
      return `${QUESTIONS[measure]} per ${statistic.slice(4)} on average`;
    default:
      return QUESTIONS[measure];
  }
}

export function questionInWords(
  { measure, statistic, subject, period, shape, by, comparison, condition }: Query,
  today: Day,
): string {
  // A purchase is nothing of what is fixed.
  const isBought = measure === "spent" && (statistic === "largest" || statistic === "smallest");
  const except = isBought ? subject.except?.filter((id) => id !== "fixed") : subject.except;
  const about = [
    ...ofSubject({ ...subject, except }, measure),
    condition.weekdays ? `on ${weekdaysPhrase(condition.weekdays)}` : "",
    condition.min === undefined ? "" : `over ${formatUsd(condition.min - 1)}`,
    condition.max === undefined ? "" : `under ${formatUsd(condition.max + 1)}`,
    comparison?.against === "subject"
      ? `compared to ${ofSubject(comparison.subject, measure)
          .join(" ")
          .replace(/^(?:on|at|in|to|from) /, "")}`
      : "",
    period === null ? "" : days(period, today),
    comparison?.against === "period" ? `compared to ${days(comparison.period, today).replace(/^(?:in|on) /, "")}` : "",
    comparison?.against === "usual" ? "compared to usual" : "",
  ].filter(Boolean);
  const isPaid = measure === "bills" && statistic === "total" && period !== null && period.from < today;
  if (measure === "bills" && shape === "ranking" && statistic === "change") return "Which bills vary the most?";
  const asked = isPaid ? "Which bills went out" : opening({ measure, statistic, shape, by, subject });
  return `${[asked, ...about].join(" ")}?`;
}

/** Accounts are called by their ids; only their kinds have words. */
const isKind = (value: string): boolean => kindName(value) !== value || ["checking", "savings"].includes(value);

function ofSubject(
  {
    categories = [],
    merchants = [],
    kinds = [],
    from = [],
    tags = [],
    texts = [],
    except = [],
    exceptMerchants = [],
    exceptTags = [],
  }: Subject,
  measure: Measure,
): string[] {
  const shops = merchants.filter((name) => shopKindName(name) === null);
  const on = [...categories.map(nameOfCategory), ...merchants.flatMap((name) => shopKindName(name) ?? [])];
  const without = [...except.map(nameOfCategory), ...exceptMerchants.map((name) => shopKindName(name) ?? name)];
  return [
    on.length > 0 ? `on ${listedWith(on)}` : "",
    shops.length > 0 ? `${measure === "earned" || measure === "refunded" ? "from" : "at"} ${listedWith(shops)}` : "",
    kinds.length > 0 ? `${measure === "moved" ? "to" : "in"} ${listedWith(kinds.map(kindName))}` : "",
    from.some(isKind) ? `from ${listedWith(from.filter(isKind).map(kindName))}` : "",
    tags.length > 0 ? `tagged ${listedWith(tags, "or")}` : "",
    texts.length > 0 ? `that say ${listedWith(texts, "or")}` : "",
    exceptTags.length > 0 ? `not counting what's tagged ${listedWith(exceptTags, "or")}` : "",
    without.length > 0 ? `without ${listedWith(without)}` : "",
  ].filter(Boolean);
}

function days({ from, to }: Period, today: Day): string {
  const month = monthOf(from);
  const year = yearOf(from);
  if (from === firstDayOf(month) && to === lastDayOf(month)) {
    if (month === addMonths(monthOf(today), -1)) return "last month";
    return `in ${monthName(month)}${year === yearOf(today) ? "" : ` ${year}`}`;
  }
  if (from === firstDayOf(monthOf(today)) && to === today) return "this month";
  if (from === `${year}-01-01` && (to === `${year}-12-31` || to === today))
    return to === today ? "this year" : `in ${year}`;
  return from === to ? `on ${mediumDate(from)}` : `from ${mediumDate(from)} to ${mediumDate(to)}`;
}
