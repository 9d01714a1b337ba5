// A question that points at the one before it: 'and how many was that', 'is that more than in September', 'when will it be
// done'. It says which side of the same thing is asked about, and takes subject and days from there.

import { anyNumberOf, anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";
import type { Span } from "~/domain/language/words";
import type { Day } from "~/domain/periods";
import {
  type Grouping,
  isFlow,
  type Measure,
  type Period,
  type Query,
  type Statistic,
} from "~/domain/coach/query/algebra";
import { currentOf, cutToSameDays, sameOfYearBefore } from "./days-before";
import type { Person } from "./person";
import type { Spots } from "./spot";

const LONGEST = 13;
const IT = "(?:it|its|that|this|they|those|these|them|one|ones)";
/** 'This week' is a name of days. */
const DAYS =
  /\b(?:this|these) (?:times?|days?|weeks?|weekends?|months?|quarters?|years?|spring|summer|fall|autumn|winter)\b/g;
const POINTS = new RegExp(`\\b(?:${IT}|there)\\b`);
/** Such a question needs no pointing word: it says a side of something, and nothing that could have one. */
const BARE = inOrder(
  /^/,
  anyNumberOf(
    inOrder(
      anyOf(
        /and|so|or|also|then|plus|but|ok|what about|how about|what is|what was|what are|which is|which was/,
        /which one is|which one was|the|my|our|on|per|a|an|is|was/,
      ),
      / /,
    ),
  ),
  anyOf(
    /totals?|sum|averages?|rate|apr|interest rate|biggest|largest|smallest|cheapest|most expensive|priciest|least/,
    /most|latest|how many|how often|percent|percentage/,
  ),
  anyNumberOf(
    inOrder(
      / /,
      anyOf(
        /of|in|on|one|ones|time|times|visit|visits|trip|trips|each|per|a|all|total|together|altogether|overall|there/,
        /cost|them|it|was|were|is|are|rate|visit|order|the|those/,
      ),
    ),
  ),
  /$/,
);

/** 'How much did I pay': of what the text has just spoken of. */
const ELLIPTIC = inOrder(
  /^(?:(?:and|so|then|also|plus) )*(?:how much|what)(?: all)? (?:did|do|have|has|was|is) /,
  /(?:i|we|the (?:total|damage|cost))/,
  anyNumberOf(
    inOrder(
      / /,
      /spend|spent|pay|paid|usually|in total|total|altogether|then|there|all together|end up spending|end up paying/,
    ),
  ),
  /$/,
);

type Clause = { plain: string; past: readonly (Period & Span)[]; today: Day; has: (pattern: RegExp) => boolean };
type Side = (before: Query, clause: Clause) => Query | null;

const ONE_ROW: readonly Statistic[] = ["latest", "first", "largest", "smallest"];
const isOneRow = ({ shape, statistic }: Query): boolean => shape === "figure" && ONE_ROW.includes(statistic);

/** As a plain sum of the same rows. */
export const plainSum = (before: Query): Query => ({
  ...before,
  statistic: "total",
  shape: "figure",
  by: null,
  take: null,
  least: false,
});

/** 'How much is that per visit', 'how many was that', 'what do they cost together'. */
const asStatistic =
  (statistic: Statistic): Side =>
  (before) => ({ ...plainSum(before), comparison: null, statistic });

const ranked =
  (by: Grouping): Side =>
  (before, { has }) =>
    before.by === by
      ? before
      : { ...plainSum(before), shape: "ranking", by, take: 1, least: has(/\b(?:least|cheapest|lowest)\b/) };

const COMPARES = anyWordOf(
  /more|less|higher|lower|(?<!\badd(?:s|ed)? )up|down|better|worse|compared?|comparison|difference|differ|cheaper/,
  /pricier|against|versus|vs|fewer|bigger|smaller|change[sd]?/,
);

/** Held against other days, the usual or the income: the sum itself is told beside it. */
const compared: Side = (before, { past, has, today }) => {
  const [other] = past;
  const base = before.statistic === "count" || before.statistic === "each" ? before : plainSum(before);
  if (other) {
    const period = before.period ?? currentOf({ from: other.from, to: other.to }, today);
    const held = sameOfYearBefore({ from: other.from, to: other.to }, period);
    return period.from === held.from && period.to === held.to
      ? null
      : {
          ...base,
          shape: "figure",
          period,
          comparison: { against: "period", period: cutToSameDays(held, period, today) },
        };
  }
  return has(/\b(?:usual|usually|normal|normally|average|typical|typically)\b/)
    ? { ...base, shape: "figure", comparison: { against: "usual" } }
    : null;
};

const share: Side = (before, { has }) => ({
  ...plainSum(before),
  shape: "share",
  comparison: has(/\b(?:income|pay|paycheck|salary|make|earn|earnings|take home)\b/) ? { against: "income" } : null,
});

/** What is asked of a sum or of rows; the first that is said is meant. */
const SIDES: readonly (readonly [RegExp, Side])[] = [
  [/\b(?:percent|percentage|share|fraction|portion)\b|\bhow much of (?:my|our) (?:income|pay|spending)\b/, share],
  [COMPARES, compared],
  [
    anyWordOf(
      /average|usually|typically|normally|each time|apiece|a pop/,
      /(?:per|each|every|a) (?:visit|trip|time|order|ride|meal|cup|go|stop|purchase|one|fill up|run|tank|haircut)/,
    ),
    asStatistic("each"),
  ],
  [/\bhow (?:many|often)\b/, asStatistic("count")],
  [
    /\b(?:bought|shopped|ordered|been|paid|gone|eaten)\b.*\b(?:before|other times?|any other)\b/,
    (before) => ({ ...plainSum(before), comparison: null, condition: {}, period: null, shape: "yes-no" }),
  ],
  [/\b(?:per|a|each|every) day\b/, asStatistic("per-day")],
  [/\b(?:per|a|each|every) week\b/, asStatistic("per-week")],
  [/\b(?:per|a|each|every) month\b/, asStatistic("per-month")],
  [
    /\b(?:last|latest|newest|most recent) (?:one|time|purchase|charge|visit|trip|payment|order)\b/,
    asStatistic("latest"),
  ],
  [/\b(?:which|what) month\b/, ranked("month")],
  [/\b(?:which|what) (?:day of the week|weekday)\b/, ranked("weekday")],
  [/\b(?:which|what) (?:store|shop|place|merchant|restaurant|spot)s?\b/, ranked("merchant")],
  [/\b(?:which|what) categor(?:y|ies)\b/, ranked("category")],
  [/\b(?:which|what) (?:account|card)\b/, ranked("account")],
  [/\b(?:biggest|largest|most expensive|priciest|highest|the most)\b/, asStatistic("largest")],
  [/\b(?:smallest|cheapest|least expensive|lowest)\b/, asStatistic("smallest")],
  [/\b(?:when|what (?:day|date))\b/, asStatistic("latest")],
  [/\b(?:what (?:were|are) (?:they|those|these)|list|show)\b/, (before) => ({ ...plainSum(before), shape: "list" })],
  [/\b(?:how much|total|sum|cost|costs|come to|add(?:s|ed)? up|what (?:was|were|is|are|did|do))\b/, plainSum],
];

/** One row is told with its name, its day and its amount; a ranking and a list with their sum. */
function isTold(before: Query, { has, past }: Clause): boolean {
  if (isOneRow(before) && has(/\bcategor\w+\b/)) return true;
  if (
    past.length > 0 ||
    has(/\bthere\b/) ||
    has(COMPARES) ||
    has(/\b(?:average|per|percent|how many|how often|categor\w+|accounts?|cards?|month)\b/)
  )
    return false;
  if (isOneRow(before))
    return has(
      /\b(?:when|what day|what date|how much|cost|price|where|(?:which|what) (?:store|shop|place)|who|how long ago|what (?:was|did))\b/,
    );
  const asksSum = has(/\b(?:how much|total|sum|cost|costs|spend|spent|come to|add(?:s|ed)? up|what (?:was|did|do))\b/);
  return asksSum && (before.shape === "ranking" || before.shape === "list");
}

/** Days of its own hold; 'altogether' reaches beyond the days that were asked about with yes or no. */
function daysSaid(before: Query, { past, has }: Clause, isHeld: boolean): Query {
  const [own] = past;
  if (isHeld) return before;
  if (own) return { ...before, period: { from: own.from, to: own.to } };
  const isOfAll = has(/\b(?:ever|all time|overall)\b/) || (before.shape === "yes-no" && has(/\baltogether\b/));
  return isOfAll ? { ...before, period: null } : before;
}

function ofFlow(before: Query, clause: Clause): Query | null {
  if (isTold(before, clause)) return before;
  if (isOneToCome(before) && clause.has(SUM)) return { ...plainSum(before), comparison: null, statistic: "latest" };
  if (before.shape === "ranking" && clause.has(/\b(?:least|lowest|cheapest|smallest|worst)\b/))
    return { ...before, least: !before.least };
  if (before.measure === "earned" && clause.has(/\b(?:keep|kept|save|saved|left over|left)\b/))
    return { ...plainSum(before), measure: "kept", subject: {} };
  if (before.measure === "spent" && clause.has(/\b(?:pay|paid|pays|paying|owe|give|gave) (?:me|us)\b/))
    return { ...plainSum(before), measure: "earned" };
  if (before.measure === "moved" && clause.has(/\b(?:balance|worth|in (?:it|there))\b/))
    return { ...plainSum(before), measure: "balance", period: null };
  const side = SIDES.find(([says]) => clause.has(says))?.[1];
  return side?.(daysSaid(before, clause, side === compared), clause) ?? null;
}

/** 'Did my paycheck come in': how much that was is asked of the last one. */
const isOneToCome = ({ shape, period, comparison, measure }: Query): boolean =>
  shape === "yes-no" && period === null && comparison === null && (measure === "earned" || measure === "spent");
const SUM = /\b(?:how much|what) (?:was|is|were) (?:it|that|this|they)\b/;

/** What stands, or comes back: which other measure of the same is meant. */
const KIN: Partial<Record<Measure, readonly (readonly [RegExp, Partial<Query>])[]>> = {
  owed: [
    [/\b(?:when|how long|how many (?:more )?(?:months|payments|years))\b/, { measure: "reached" }],
    [/\b(?:rate|apr|interest)\b/, { measure: "rate" }],
    [/\b(?:payment|minimum|a month|monthly|per month)\b/, { measure: "minimum" }],
    [/\b(?:paid (?:off|down)|so far)\b/, { measure: "paid-off" }],
  ],
  rate: [[/\b(?:owe|balance|left)\b/, { measure: "owed" }]],
  minimum: [[/\b(?:owe|balance|left)\b/, { measure: "owed" }]],
  saved: [
    [/\b(?:left|to go|more|short|remaining)\b/, { measure: "remaining" }],
    [/\b(?:a month|monthly|per month|each month)\b/, { measure: "needed", statistic: "per-month" }],
    [/\b(?:when|how long)\b/, { measure: "reached" }],
  ],
  remaining: [
    [/\b(?:a month|monthly|per month|each month)\b/, { measure: "needed", statistic: "per-month" }],
    [/\b(?:when|how long)\b/, { measure: "reached" }],
  ],
  subscriptions: [
    [/\b(?:most expensive|biggest|priciest|highest)\b/, { statistic: "largest", shape: "figure" }],
    [/\b(?:cheapest|smallest|lowest)\b/, { statistic: "smallest", shape: "figure" }],
    [/\b(?:a|per|each) year\b|\byearly\b|\bannually\b/, { statistic: "per-year", shape: "figure" }],
    [/\b(?:how much|total|cost|costs|together|add(?:s|ed)? up|come to)\b/, {}],
  ],
  bills: [
    [/\b(?:biggest|largest|most expensive)\b/, { statistic: "largest", shape: "figure" }],
    [/\b(?:how much|total|cost|costs|together|add(?:s|ed)? up|come to|which)\b/, {}],
    [/\b(?:when|what day|due)\b/, {}],
  ],
  pay: [[/\b(?:how much|when|what|be)\b/, {}]],
  left: [
    [/\b(?:a|per|each) day\b|\bdays? (?:is|are|do|left)\b|\bpercent\b|\bhow much\b/, {}],
    [/\bpending\b/, {}],
  ],
  budgeted: [[/\b(?:gone|spent|used|left)\b/, {}]],
  balance: [[/\b(?:pending|total|altogether|together)\b/, {}]],
  used: [[/\b(?:limit)\b/, { measure: "limit" }]],
  limit: [[/\b(?:left|available|still|free|room|open)\b/, { measure: "available" }]],
};

const daysOf = ([own]: Clause["past"]): Period | null => (own ? { from: own.from, to: own.to } : null);

/** 'How many of those were over $50' changes a condition as well. */
const BOUNDED = /\b(?:over|under|above|below|more than|less than|at least|at most|between) \$?\d/;

/** The question that is meant; null where the text points at nothing, or has a subject of its own. */
export function pointingBack(
  { plain, words, past, entities }: Spots,
  before: Query,
  { today }: Person,
  isSecond: boolean,
): Query | null {
  const points = POINTS.test(plain.replace(DAYS, " ")) || BARE.test(plain) || (isSecond && ELLIPTIC.test(plain));
  if (words.length > LONGEST || !points || BOUNDED.test(plain)) return null;
  if (entities.some(({ kind }) => kind !== "payer")) return null;
  const clause: Clause = { plain, past, today, has: (pattern) => pattern.test(plain) };
  if (before.measure === "kept" && clause.has(/^(?:(?:and|so|ok) )*(?:what is |what was )?(?:the |my )?average$/))
    return { ...plainSum(before), statistic: "per-month", period: null };
  if (before.measure === "interest" && clause.has(/\b(?:rate|apr)\b/))
    return { ...plainSum(before), measure: "rate", period: null, comparison: null, condition: {} };
  if (isFlow(before.measure)) return before.measure === "kept" ? null : ofFlow(before, clause);
  if (before.measure === "bills" && /\b(?:which|what) month\b/.test(plain))
    return { ...plainSum(before), measure: "spent", shape: "ranking", by: "month", take: 1, period: daysOf(past) };
  // Of a debt that is no account the rows tell what was paid.
  if (before.measure === "owed" && before.subject.merchants && /\b(?:paid|so far)\b/.test(plain))
    return { ...plainSum(before), measure: "spent", period: daysOf(past) };
  const kin = KIN[before.measure]?.find(([says]) => says.test(plain))?.[1];
  return kin ? { ...before, ...kin } : null;
}
