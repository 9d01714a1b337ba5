// What is made of bills that a text asks about: their sum, the next one, the largest, how many, or all in an order.

import { either } from "~/domain/language/pattern";
import type { Statistic } from "~/domain/coach/query/algebra";
import type { FrameQuestion } from "~/domain/coach/reading/frames/frame";

/** Whether a bill has gone out. */
export const PAID_YET = either(
  "(?:did|(?:has|have)(?! to)|is)(?: (?!to\\b)\\S+){0,5} (?:go(?:ne)? (?:out|through|thru)|paid|come out|" +
    "clear(?:ed)?|post(?:ed)?|been paid|get paid)(?: yet| already| this month)?",
  "already (?:paid|charge|charged)|(?:charge|charged|hit)(?: \\S+){0,3} (?:yet|already)|already paid|paid yet",
  "still paying|am i (?:still )?paying",
);

const STATISTICS: readonly (readonly [string, Statistic])[] = [
  ["biggest|largest|most expensive|highest|priciest|steepest|costliest|dearest", "largest"],
  ["smallest|cheapest|lowest|least expensive", "smallest"],
];
export const IN_ORDER = "(?:a|de)scending";
/** All of them, in that order. */
const ORDERS: readonly (readonly [string, Statistic])[] = [
  ["descending", "largest"],
  ["ascending", "smallest"],
];

export function billStatistic(asked: FrameQuestion, hasSubject: boolean, hasDays: boolean): Statistic {
  const { says } = asked;
  if (says("autopay|auto pay|automatic(?:ally)?|auto debit")) return "rhythm";
  if (says(PAID_YET) && !says("when|next|going to|will|about to")) return "latest";
  const inOrder = ORDERS.find(([word]) => says(word))?.[1];
  if (inOrder) return inOrder;
  if (says("a year|per year|yearly|annually|annual|each year|every year")) return "per-year";
  const ordered = STATISTICS.find(([words]) => says(words))?.[1];
  if (!hasSubject && says("biggest|largest|highest|most expensive") && says("coming|upcoming|next|due|soon"))
    return "largest";
  if (hasDays) return says("how many") ? "count" : (ordered ?? "total");
  if (ordered) return ordered;
  const isNext = says("when|what (?:day|date)|which day|how (?:long|many days) until|how soon|due|renew\\w*|next");
  if (isNext && (hasSubject || says("next bill|next (?:payment|charge|thing|one)|bill next|due next|first")))
    return "next";
  if (says("how many")) return "count";
  const isSum = says(
    "a month|monthly|per month|each month|every month|fixed|in total|total|sum|all my bills|how much are|usually",
  );
  return hasSubject || isSum ? "per-month" : "total";
}
