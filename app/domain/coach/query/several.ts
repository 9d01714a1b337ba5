// Several questions in one text: what one of them leaves out another one says.

import type { Query } from "./algebra";

/** 'And how much did I spend there?': what a later question leaves out, the first one said. */
export function inTheLightOf(first: Query | undefined, query: Query, segment: string, isTopic = false): Query {
  if (!first) return query;
  const refers =
    /\b(?:there|it|that|them|those|on that|at that|did i go|i went|have i been|did we go|when exactly|each time|per (?:visit|trip|time)|(?:each|every) (?:visit|trip)|when (?:i|we) (?:do )?go)\b/i.test(
      segment,
    ) || AVERAGE_OF_IT.test(segment);
  const isOpen = Object.keys(query.subject).length === 0;
  const points = (refers || isTopic) && isOpen;
  const isOfAll = /\b(?:altogether|all together|in total|overall|ever|all time|so far)\b/i.test(segment);
  const period =
    query.period ??
    (sharesDays(first, query) && !(isOfAll && points) && !(isOfAll && Object.keys(query.subject).length > 0)
      ? first.period
      : null);
  return { ...query, period, subject: points ? first.subject : query.subject };
}

/** 'What's my average over the last six months', of what was just told. */
const AVERAGE_OF_IT =
  /^(?:so |and )*(?:what is|what's|whats) (?:my|our|the) (?:monthly )?average(?! (?:month|spend\w*|income|pay))/i;

const FLOWING = ["spent", "earned", "kept", "refunded", "moved", "interest", "fees"];
const sharesDays = (one: Query, other: Query): boolean =>
  FLOWING.includes(one.measure) && FLOWING.includes(other.measure);

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
export const isSaidAlready = (before: Query | undefined, query: Query, segment: string): boolean =>
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
