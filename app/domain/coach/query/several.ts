// Several questions in one text: what one of them leaves out another one says.

import type { Query } from "./algebra";

/** 'And how much did I spend there?': what a later question leaves out, the first one said. */
export function inTheLightOf(first: Query | undefined, query: Query, segment: string): Query {
  if (!first) return query;
  const points =
    /\b(?:there|it|that|them|those|on that|at that|did i go|i went|have i been|did we go)\b/i.test(segment) &&
    Object.keys(query.subject).length === 0;
  const period = query.period ?? (sharesDays(first, query) ? first.period : null);
  return { ...query, period, subject: points ? first.subject : query.subject };
}

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
