// Pay: when and how much comes next, what came before, how often; and the interest that savings earn.

import { either } from "~/domain/language/pattern";
import { addDays, lastDayOf } from "~/domain/periods";
import type { Query, Statistic } from "~/domain/coach/query/algebra";
import { type FrameQuestion, type Frame, isOfPast } from "./frame";
import { PAYS, paysAhead } from "./pays-ahead";

/** People call a paycheck a check; to check something is no pay. */
const CHECK =
  "pay ?checks?|pay ?days?|(?:next|last|latest|first|each|every|per|my next|my last) checks?|checks? (?:left|remaining|come|comes|coming|hit|hits)";
const COUNTED_AHEAD = either(
  `(?:how many|number of)(?: \\S+){0,2} (?:${CHECK}|checks?|times (?:will|do|am) i (?:get|be) paid)` +
    "(?: \\S+){0,5} (?:left|remaining|to go|until|till|before|coming|will)",
  `(?:${CHECK}|checks) (?:are )?(?:left|remaining)`,
  `how many (?:more )?(?:${CHECK}|times)(?: \\S+){0,4} (?:paid|until|before|by)`,
);
const EXTRA = either(
  "(?<!\\b(?:last|next|past|previous|recent|first) )(?:months?(?: \\S+){0,5} )?(?:3|three|5|five|extra|third|" +
    "fifth)(?: \\S+)? pay ?(?:checks?|days?)",
  "(?:3|three|5|five) (?:check|pay) months?",
  "(?:get|gets|got|are|is|am|were) paid (?:3|three|5|five) times(?: in (?:a|one|the same) month)?",
  "months?(?: \\S+){0,5} (?:3|three|5|five)(?: \\S+){0,2} (?:checks|pays|paydays|deposits)",
);
const RAISE = either(
  "(?:my )?(?:pay|salary|paycheck) (?:go|went|gone|going)(?: \\S+)? up",
  "(?:increase|bump) (?:in|to) my (?:pay|salary)|(?:my |a |last |latest |get a |got a |new |the )?(?:pay )?raises?",
);
const COMING = either(
  `(?:next|upcoming|coming)(?: \\S+)?(?: \\d+)? (?:${CHECK}|pay)`,
  "(?:when|what day|how soon)(?: \\S+){0,4} (?:get|getting|be|am i) paid",
  `(?:when|how (?:long|many days))(?: \\S+){0,5} (?:${CHECK})|(?:get|getting|be|am i) paid (?:next|again)|paid next`,
  `next get paid|how much(?: \\S+){0,3} next (?:check|paycheck|pay)|(?:until|till) (?:${CHECK})`,
);
const OFTEN = "how often|how frequently|pay schedule|biweekly|weekly or|every (?:two|2) weeks";
const ONE = either(
  "(?:my|a|the|one|each|per|typical|usual|regular|normal|usually|single) pay ?check",
  "pay ?checks? (?:usually|normally|each)|how much (?:is|are) (?:my )?pay ?checks?|pay ?check amount",
);
const TAKE_HOME = either(
  "(?:take home|bring home|net pay|my pay|take home pay)(?: \\S+){0,3} (?:a|per|each|every) " +
    "(?:month|week|pay ?check|year)",
  "(?:how much|what)(?: \\S+){0,2} (?:i|we) (?:take home|bring home|clear|net)|monthly (?:take home|pay|net)",
  "paid yet|(?:did|have) i (?:get|got|been) paid(?: yet)?",
);
const LATEST = either(
  `(?:last|latest|most recent) checks?|(?:last|latest|most recent|newest)(?: \\S+){0,2} (?:${CHECK})`,
  "(?:last|when did(?: \\S+){0,3}) (?:get|got|time i got|getting|was i) paid|last pay",
);
const YEARLY = either(
  "(?:annual|yearly|a year)(?: \\S+){0,3} (?:salary|pay|income|take home|wages)",
  "(?:salary|pay|take home|wages)(?: \\S+){0,4} (?:a year|per year|annually|yearly)|annual salary|my salary|salary",
);

export const PAY: Frame = {
  measure: "pay",
  words: [
    [COMING, 3.4],
    [EXTRA, 4],
    [RAISE, 3.2],
    [LATEST, 3.2],
    [`(?:${OFTEN})(?: \\S+){0,4} (?:paid|pay|${CHECK})`, 3.6],
    [ONE, 2.8],
    [YEARLY, 3],
    [COUNTED_AHEAD, 4],
    [TAKE_HOME, 3],
    [PAYS, 3],
    [CHECK, 1.6],
    ["take home|after taxes?|net|gross|next|again|big|more|extra|such|brings?(?: in)?|add up(?: to)?|altogether", 0.6],
  ],
  about: () => [],
  fit: (asked) => {
    const { says, of } = asked;
    const isBare = /^(?:(?:when|what) is )?(?:my |the |next )*pay ?day$/.test(asked.plain.replace(/[?!.]/g, "").trim());
    if (paysAhead(asked) && !says(EXTRA)) return 2.4;
    if (says(COUNTED_AHEAD) && (!isOfPast(asked) || says("left|remaining|until|before|coming|will"))) return 1;
    let fit = isBare
      ? 2
      : says(`${TAKE_HOME}|${COMING}|${EXTRA}|${RAISE}|${OFTEN}|${LATEST}|${ONE}|${YEARLY}`)
        ? 0.6
        : -3;
    if (
      says(
        "bills?|due|rent|spend|spent|make it|last until|last me|afford|save|saved|saving|safe|percent of|share|" +
          "left|hits?|besides|goes? (?:to|toward)|how much of",
      ) &&
      !says(RAISE)
    )
      fit -= 3;
    if (of("category", "merchant", "account", "goal").length > 0) fit -= 1.6;
    if (isOfPast(asked) && !says(`${EXTRA}|${RAISE}|${LATEST}`)) fit -= 2.4;
    return says("card|visa|mastercard|amex|loan")
      ? fit - 3
      : says("if i|what if|should|negotiat\\w+|lose|lost|ask for|deserve|rent")
        ? fit - 3
        : fit;
  },
  said: (asked) => {
    const coming = asked.says(EXTRA) ? null : paysAhead(asked);
    if (coming) return { statistic: "count", shape: "list", period: coming };
    const statistic = payStatistic(asked);
    const isLeft = asked.says(COUNTED_AHEAD);
    const isExtra = statistic === "count" && !isLeft;
    // 'Do we have three paychecks in January' is asked of the one to come.
    const [soon] = asked.says("do (?:i|we)|am i|are we|will|is there|are there|going to") ? asked.ahead : [];
    const [first] = isExtra && soon && soon.from > asked.person.today ? [soon] : asked.past;
    const isFive = isExtra && asked.says("(?:5|five)(?: \\S+)? (?:pay ?(?:checks?|days?)|checks|times)");
    const many = /\bnext (\d{1,2}) pay ?(?:checks?|days?)\b/.exec(asked.plain)?.[1];
    return {
      statistic,
      shape: isExtra ? "ranking" : many || isLeft ? "list" : "figure",
      by: isExtra ? "month" : null,
      take: many ? Number(many) : null,
      ...(isFive ? { condition: { times: 5 } } : {}),
      period: isLeft
        ? comingDays(asked)
        : isExtra && first
          ? { from: first.from, to: wholeYear(first.to, asked) }
          : null,
    };
  },
};

/** 'This year' goes on to its end; what ends later has an end of its own. */
const wholeYear = (to: string, { person }: FrameQuestion): string =>
  to !== person.today ? to : lastDayOf(`${to.slice(0, 4)}-12`);

/** Up to the day that is named, else to the end of the year. */
function comingDays({ ahead, person }: FrameQuestion): Query["period"] {
  const { today } = person;
  const found = ahead.filter(({ to }) => to > today).at(-1);
  return { from: addDays(today, 1), to: found?.to ?? `${today.slice(0, 4)}-12-31` };
}

function payStatistic({ says, plain }: FrameQuestion): Statistic {
  if (says(COUNTED_AHEAD)) return "count";
  if (says("paid yet|(?:did|have) i (?:get|got|been) paid") && !says("next")) return "latest";
  if (/\bnext \d/.test(plain)) return "next";
  if (says(EXTRA)) return "count";
  if (says(RAISE)) return "change";
  if (says(OFTEN)) return "rhythm";
  if (says(TAKE_HOME)) return says("a year|per year") ? "per-year" : "rhythm";
  if (says(YEARLY) && !says("next")) return "per-year";
  if (says(LATEST) && !says("next")) return "latest";
  return says("when|how (?:long|many days|soon)|what (?:day|date)|pay ?days?|until|till") && !says("how much")
    ? "next"
    : "total";
}

/** Paychecks of days that are over are income from who pays them. */
export const PAYCHECKS: Frame = {
  measure: "earned",
  words: [
    [`${CHECK}|payroll|wages`, 2.6],
    ["net pay|take home(?: pay)?|total pay|pay total|(?:my|in) pay", 2.8],
    ["how many|how much|list|show|first|which|total|all", 0.6],
  ],
  about: () => [],
  fit: (asked) => {
    const { says, of, person } = asked;
    if (paysAhead(asked)) return -6;
    let fit =
      person.employers.length > 0 && (isOfPast(asked) || says("first|how many|list|all my|so far|can you see|ever"))
        ? 1
        : -5;
    if (
      says(
        `${COMING}|${RAISE}|${OFTEN}|${EXTRA}|bills?|rent|spend|spent|save|saved|percent|share|of my|left|` +
          "compared?|than|vs|versus|average|best|worst|most|due|interest|until|hits?|besides|other than|" +
          "apart from|aside from|not counting|excluding",
      )
    )
      fit -= 3;
    return of("category", "merchant", "account", "goal").length > 0 ? fit - 2 : fit;
  },
  said: (asked): Partial<Query> => {
    const { says, past, person } = asked;
    const [period] = past;
    const isList =
      says(`list|show|which|${CHECK}`) &&
      !says("how much|how many|total|net|first|sum|highest|biggest|largest|smallest|lowest|wages|received");
    return {
      subject: { merchants: [...person.employers] },
      period: period ? { from: period.from, to: period.to } : null,
      shape: isList ? "list" : "figure",
      statistic: isList ? "total" : (COUNTED.find(([words]) => says(words))?.[1] ?? "total"),
    };
  },
};

const COUNTED: readonly (readonly [string, Statistic])[] = [
  ["how many", "count"],
  ["first", "first"],
  ["highest|biggest|largest", "largest"],
  ["smallest|lowest", "smallest"],
];

/** When savings earn their interest next. */
export const INTEREST_EARNED: Frame = {
  measure: "pay",
  words: [
    ["interest", 1.4],
    ["when(?: \\S+){0,6} interest|interest(?: \\S+){0,5} (?:next|paid|pay|due|hit|come|credited)|next interest", 2.6],
  ],
  about: () => [],
  fit: ({ says }) =>
    (says("when|next|what day") && says("interest") ? 0.8 : -5) -
    (says("loan|card|debt|owe|charged|rate|last|did|start|how much") ? 3 : 0),
  said: () => ({ statistic: "next", subject: { merchants: ["interest"] } }),
};
