// Several questions in one text: what one of them leaves out another one says.

import { anyWordOf } from "~/domain/language/pattern";
import type { Query } from "~/domain/coach/query/algebra";

const REFERS = anyWordOf(
  /there|it|that|them|those|on that|at that|did i go|i went|have i been|did we go|when exactly|each time/i,
  /per (?:visit|trip|time)|(?:each|every) (?:visit|trip)|when (?:i|we) (?:do )?go/i,
);

/** 'And how much did I spend there?': what a later question leaves out, the first one said. */
export function completedByFirst(first: Query | undefined, query: Query, segment: string, isTopic = false): Query {
  if (!first) return query;
  if (isHowOften(first, query, segment)) return { ...first, statistic: "count", shape: "figure", by: null, take: null };
  const refers = REFERS.test(segment) || AVERAGE_OF_IT.test(segment);
  const isOpen = Object.keys(query.subject).length === 0;
  const points = (refers || isTopic || isSideOf(first, query, segment)) && isOpen;
  const isNow = /\b(?:still|now|nowadays|anymore|any more)\b/i.test(segment) && query.shape === "yes-no";
  const isOfAll = /\b(?:altogether|all together|in total|overall|ever|all time|so far)\b/i.test(segment);
  const period =
    query.period ??
    (sharesDays(first, query) && !isNow && !(isOfAll && points) && !(isOfAll && Object.keys(query.subject).length > 0)
      ? first.period
      : null);
  return { ...query, period, subject: points ? first.subject : query.subject };
}

/** 'Moved into savings this year, and how often': as often as that. */
const isHowOften = (first: Query, query: Query, segment: string): boolean =>
  ["moved", "refunded", "earned"].includes(first.measure) &&
  query.measure === "spent" &&
  query.statistic === "count" &&
  Object.keys(query.subject).length === 0 &&
  /^(?:and )?how (?:often|many times)$/i.test(segment.trim());

/** 'Average grocery trip, and how many trips': a side of what was just asked. */
const isSideOf = (first: Query, query: Query, segment: string): boolean =>
  query.measure === "spent" &&
  first.measure === "spent" &&
  query.statistic !== "total" &&
  query.shape === "figure" &&
  segment.trim().split(/\s+/).length <= SHORT &&
  !/\b(?:all|total|overall|altogether|everything|everywhere|we spend|i spend)\b/i.test(segment);
const SHORT = 5;

/** 'What's my average over the last six months', of what was just told. */
const AVERAGE_OF_IT =
  /^(?:so |and )*(?:what is|what's|whats) (?:my|our|the) (?:monthly )?average(?! (?:month|spend|income|pay))/i;

const FLOWING = ["spent", "earned", "kept", "refunded", "moved", "interest", "fees", "outflow", "inflow"];
const COMING = ["bills", "ahead", "pay"];
const sharesDays = (one: Query, other: Query): boolean =>
  [FLOWING, COMING].some((kin) => kin.includes(one.measure) && kin.includes(other.measure));

/** 'How much did I spend on gas and how much did I make last month': the days at the end hold for both. */
export function lookingBack(queries: readonly Query[], segments: readonly string[]): Query[] {
  const last = queries.at(-1);
  return queries.map((query, at) =>
    last &&
    at < queries.length - 1 &&
    segments.length > 1 &&
    query.period === null &&
    last.period !== null &&
    sharesDays(query, last)
      ? { ...query, period: last.period, statistic: query.statistic === "per-month" ? "total" : query.statistic }
      : query,
  );
}

const OF_ONE_ROW = ["latest", "first", "largest", "smallest"];

/** 'When was the last one, and how much was it': a single row is told with its day and its amount. */
export const isRepeated = (before: Query | undefined, query: Query, segment: string): boolean =>
  // 'How many days without spending, and when': the days are named beside their count.
  (before?.condition.empty === true && query.condition.empty === true) || isOfOneRow(before, query, segment);

const isOfOneRow = (before: Query | undefined, query: Query, segment: string): boolean =>
  before !== undefined &&
  before.shape === "figure" &&
  OF_ONE_ROW.includes(before.statistic) &&
  query.measure === before.measure &&
  query.shape === "figure" &&
  ["total", "latest", "each"].includes(query.statistic) &&
  query.period === null &&
  Object.keys(query.condition).length === 0 &&
  /\b(?:it|that|they|this)\b/i.test(segment) &&
  (Object.keys(query.subject).length === 0 || JSON.stringify(query.subject) === JSON.stringify(before.subject));

/** 'And is that more than in May': the same sum, told beside the other one; or the very same answer. */
export const saysMore = ([only, ...others]: readonly Query[], before: Query | undefined): boolean =>
  only !== undefined &&
  before !== undefined &&
  others.length === 0 &&
  before.comparison === null &&
  same({ ...only, comparison: null, period: null }, { ...before, period: null }) &&
  (before.period === null || same(only.period, before.period));
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
