// Categories and shops that are listed together, 'internet, cable and Bluebird Mobile': any of them counts, where beside each
// other they would narrow each other. No filter of the list says that, so each is summed by its own, and what lies in both
// is counted once.

import { paragraphs, sentences } from "~/domain/coach/advice";
import { verdict } from "~/domain/coach/yes-or-no";
import type { Cents } from "~/domain/money";
import type { Period, Query, Subject } from "~/domain/coach/query/algebra";
import type { WordedAnswer, FactNotes } from "~/domain/coach/query/answer";
import { type NeedAnswers, type Household, type DataNeed, sumsOf } from "~/domain/coach/query/data";
import { filterOf, signOf } from "./filters";
import { aboutFlow, hrefOf, LABELS, NOUNS, VERBS } from "./flow-words";
import { daysIn, knownPart, periodOf, wholeMonthsIn } from "./periods-meant";
import { isInNoShop, notFound } from "./not-found";
import { listedWith, periodPhrase } from "~/domain/coach/query/phrases";

type Summed = "spent" | "refunded";
type Turn = { query: Query; household: Household; found: NeedAnswers; notes: FactNotes };
type Part = { subject: Subject; cents: Cents; count: number; need: DataNeed };

const flowOf = ({ measure }: Query): Summed | null => (measure === "spent" || measure === "refunded" ? measure : null);

export const isEither = (query: Query): boolean => {
  const { either, categories = [], merchants = [] } = query.subject;
  return either === true && categories.length > 0 && merchants.length > 0 && flowOf(query) !== null;
};

/** Each name by itself; and last what is of both, a shop's rows in one of the categories. */
function subjectsOf({ subject }: Query): { parts: Subject[]; both: Subject } {
  const { either: _either, categories = [], merchants = [], ...rest } = subject;
  return {
    parts: [
      ...categories.map((category) => ({ ...rest, categories: [category] })),
      ...merchants.map((merchant) => ({ ...rest, merchants: [merchant] })),
    ],
    both: { ...rest, categories, merchants },
  };
}

/** Without days it's this month, as of a category. */
function periodsOf(query: Query, household: Household): { periods: Period[]; divisor: number } {
  const { merchants: _merchants, ...subject } = query.subject;
  const asked = periodOf({ ...query, subject, comparison: null }, household);
  const whole = wholeMonthsIn(asked, household.firstDay);
  const isOfMonths = query.statistic === "per-month";
  const other = query.comparison?.against === "period" ? [query.comparison.period] : [];
  const days = daysIn(knownPart(asked, household.firstDay));
  const divisor = isOfMonths
    ? whole.months
    : query.statistic === "per-week"
      ? days / 7
      : query.statistic === "per-day"
        ? days
        : 1;
  return { periods: [isOfMonths ? whole.period : asked, ...other], divisor: Math.max(1, divisor) };
}

const needOf = (query: Query, subject: Subject, period: Period, household: Household): DataNeed => ({
  want: "sums",
  rows: filterOf(flowOf(query) ?? "spent", { subject, condition: query.condition }, period, household),
  by: null,
});

export function eitherNeeds(query: Query, household: Household): DataNeed[] {
  const { parts, both } = subjectsOf(query);
  return periodsOf(query, household).periods.flatMap((period) =>
    [...parts, both].map((subject) => needOf(query, subject, period, household)),
  );
}

function summed(query: Query, period: Period, { household, found }: Turn) {
  const flow = flowOf(query) ?? "spent";
  const sumOf = (subject: Subject): Part => {
    const need = needOf(query, subject, period, household);
    const [sum] = sumsOf(found, need);
    const sign = need.want === "sums" ? signOf(flow, need.rows) : 1;
    return { subject, cents: sign * (sum?.cents ?? 0) + 0, count: sum?.count ?? 0, need };
  };
  const { parts, both } = subjectsOf(query);
  const [each, twice] = [parts.map(sumOf), sumOf(both)];
  const add = (of: (part: Part) => number) => each.reduce((sum, part) => sum + of(part), 0) - of(twice);
  return { each, twice, cents: add(({ cents }) => cents), count: add(({ count }) => count) };
}

export function wordEither(turn: Turn): WordedAnswer {
  const { query, household, notes } = turn;
  const flow = flowOf(query) ?? "spent";
  const { periods, divisor } = periodsOf(query, household);
  const [period, before] = periods;
  if (!period) return { text: "", facts: [], list: [], chart: null };
  const now = summed(query, period, turn);
  const linkOf = ({ need }: Part) => (need.want === "sums" ? hrefOf(need.rows, period) : hrefOf(null, period));
  const names = now.each.map(({ subject }, at) =>
    aboutFlow({ flow, query, household, notes }, `-part-${at + 1}`, subject, {}).trim(),
  );
  const all = ` ${listedWith(names)}`;
  const days = periodPhrase(period, notes);
  const whole = { period, rows: now.count, href: hrefOf(null, period) };
  const isMissing = (part: Part) => flow === "spent" && part.count === 0 && isInNoShop(part.subject, household);
  const missing = now.count === 0 ? [] : now.each.filter(isMissing);
  const parts = now.each.flatMap((part, at) => {
    if (missing.includes(part)) return [];
    const note = { period, rows: part.count, href: linkOf(part) };
    const value = notes.usd(`part-${at + 1}`, LABELS[flow], Math.round(part.cents / divisor), note);
    const count = notes.count(`part-${at + 1}-count`, "How many", part.count, NOUNS[flow], note);
    return `${part.cents < 0 ? "back " : ""}${value} ${names[at] ?? ""}${divisor > 1 ? "" : ` (${count})`}`;
  });
  const [first = ""] = names.filter((_, at) => !missing.some((part) => part === now.each[at]));
  const each = parts.length === 1 ? `, all ${first}` : `: ${listedWith(parts)}${unitWords(divisor, query)}`;
  const none = notFound(
    missing.map(({ subject }) => subject),
    notes,
  );
  const total = notes.usd("total", `${LABELS[flow]}, any of them`, now.cents, whole);
  const count = notes.count("count", "Behind it", now.count, NOUNS[flow], whole);
  const unit = divisor > 1 ? query.statistic.replace("per-", "") : null;
  const mean = Math.round(now.cents / divisor);
  const average = unit === null ? "" : notes.usd("average", `${LABELS[flow]}, average`, mean, whole);
  const said =
    unit === null
      ? `${VERBS[flow]} ${total}${all} ${days}, in ${count}${each}${none}.`
      : `${VERBS[flow]} ${average} a ${unit}${all} on average ${days}, ${total} in all${each}${none}.`;
  const text = paragraphs(
    sentences(
      againstAmount(mean, turn),
      said,
      countedOnce(now.twice, period, turn),
      before ? held(now.cents, before, turn) : "",
    ),
  );
  return { text, facts: notes.facts, list: [], chart: null };
}

const unitWords = (divisor: number, { statistic }: Query): string =>
  divisor > 1 ? ` a ${statistic.replace("per-", "")}` : "";

/** Whether all of it, or an average of it, comes to an amount. */
function againstAmount(cents: Cents, { query: { comparison }, notes }: Turn): string {
  if (comparison?.against !== "amount") return "";
  const { is } = comparison;
  const limit = notes.usd("limit", "The amount you asked about", comparison.cents);
  const isNear = Math.abs(cents - comparison.cents) <= comparison.cents * NEAR;
  const isSo = is === "about" ? isNear : is === "over" ? cents > comparison.cents : cents < comparison.cents;
  return verdict(isSo, { yes: `it's ${is} ${limit}`, no: `it isn't ${is} ${limit}` });
}
/** So near it is what was said. */
const NEAR = 0.03;

/** What is of both. */
function countedOnce({ cents, count, need }: Part, period: Period, { notes }: Turn): string {
  if (count === 0 || need.want !== "sums") return "";
  const note = { period, rows: count, href: hrefOf(need.rows, period) };
  return `${notes.usd("both", "Of both, counted once", cents, note)} of it is of both, and counted once.`;
}

function held(cents: Cents, before: Period, turn: Turn): string {
  const { query, notes } = turn;
  const other = summed(query, before, turn);
  const note = { period: before, rows: other.count, href: hrefOf(null, before) };
  const then = notes.usd("other", LABELS[flowOf(query) ?? "spent"], other.cents, note);
  const apart = notes.usd("difference", "Difference", cents - other.cents, note);
  const more = cents === other.cents ? "the same" : `${apart} ${cents > other.cents ? "less" : "more"}`;
  return `${capital(periodPhrase(before, notes, "-other"))} it was ${then}, ${more}.`;
}
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
