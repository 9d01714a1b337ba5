// A text that leans on the question before it changes named slots of that question: its days, what it is about, its
// conditions, how it is to be shown. It has no measure of its own and no word that nothing explains.

import { anyOf, inOrder } from "~/domain/language/pattern";
import { firstDayOf, monthOf } from "~/domain/periods";
import { heldAgainst, heldAgainstBefore } from "./fragments";
import { isFlow, type Period, type Query } from "~/domain/coach/query/algebra";
import { FILLER } from "./lexicon";
import { besideDays, inPlaceOf } from "./operations";
import { orderSaid } from "./orders";
import type { Person } from "./person";
import type { Reading } from "./readings";
import { shapeCuesIn } from "./shape-words";
import type { Spots } from "./spot";
import { isElliptical } from "./whole-question";

const LEANS = inOrder(
  /^/,
  anyOf(
    /and|or|but|so|then|ok|what about|how about|what of|same for|same|only|just|without|excluding|over|under/,
    /compared|vs|versus|by|per|in|on|at|for|since|not counting|except|show me|how many times|how often/,
  ),
  /\b/,
);
/** 'How much was that': the sum of what was counted or listed. */
const POINTS = inOrder(
  /^(?:(?:and|so|ok) )*(?:how much|what) (?:was|is|did|does) (?:that|it|this|they|those)/,
  /(?: (?:all|total|in total|together|cost|come to|altogether|add up to))*$/,
);
/** 'How much of that was Target': that part of it. */
const OF_IT =
  /\bof (?:it|that|this|those|them)\b(?= (?:was|were|is|are|went|in|on|at|over|under|above|below|more|less)\b)/;
const LONGEST = 8;
const HOLDS = /^(?:vs|versus|against|compared)$/;
/** Another measure is meant where something speaks for it, and more than for the one before. */
const OWN_MEASURE = 1.2;

export function followUp(
  spots: Spots,
  before: Query,
  readings: readonly Reading[],
  person: Person,
  isSecond: boolean,
): Query | null {
  const { plain, words } = spots;
  if (words.length > LONGEST) return null;
  const earlier = monthBefore(plain, before, person);
  if (earlier) return earlier;
  const against = isFlow(before.measure) ? monthBefore(heldAgainstBefore(plain) ?? "", before, person) : null;
  if (against?.period) return heldAgainst(before, against.period, person);
  const order = orderSaid(plain);
  if (order !== null && (before.shape === "ranking" || before.shape === "list"))
    return before.shape === "ranking"
      ? { ...before, least: order === "up" }
      : { ...before, statistic: order === "up" ? "smallest" : "largest" };
  // The rows behind a sum, in that order.
  if (order !== null && before.measure === "spent" && before.shape === "figure" && before.comparison === null)
    return { ...before, shape: "list", by: null, statistic: order === "up" ? "smallest" : "largest" };
  if (POINTS.test(plain) && before.shape !== "yes-no")
    return { ...before, statistic: "total", shape: "figure", by: null, take: null };
  const same = readings.find(
    ({ asked, isFramed }) =>
      asked.is === "query" && asked.query.measure === before.measure && !(isFramed && isFlow(before.measure)),
  );
  const [best] = readings.filter(({ evidence }) => evidence > 0);
  if (!same || same.asked.is !== "query" || same.unused.some((word) => !HOLDS.test(word))) return null;
  if (best && best !== same && best.evidence >= OWN_MEASURE && best.unused.length === 0 && best.score > same.score)
    return null;
  const now = same.asked.query;
  const isPart = OF_IT.test(plain);
  const leans = LEANS.test(plain) || isPart || isSecond;
  const isElliptic = isElliptical(spots);
  if (isElliptic && before.measure === "spent" && now.shape !== "figure" && now.measure === "spent")
    return changedSlots(spots, before, now);
  if (
    !isPart &&
    isWhole(plain, same) &&
    (isSecond || Object.keys(now.subject).length > 0) &&
    !/^(?:what|how) about\b/.test(plain)
  )
    return null;
  if (!leans && (isWhole(plain, same) || !onlySlots(spots))) return null;
  if (!leans && Object.keys(now.subject).length > 0 && now.period !== null) return null;
  const isHeld = HOLDS.test(plain.replace(/^(?:and |or )/, "").split(" ")[0] ?? "") && now.period === null;
  if (
    isHeld &&
    now.comparison === null &&
    Object.keys(now.subject).length > 0 &&
    Object.keys(before.subject).length > 0
  )
    return { ...before, comparison: { against: "subject", subject: now.subject } };
  return changedSlots(spots, before, now);
}

/** With a verb of its own it is a question of its own. */
const isWhole = (plain: string, { evidence }: Reading): boolean =>
  evidence >= OWN_MEASURE && /\b(?:how much|what|when|did|do|have|spen[dt])\b/.test(plain);

function changedSlots(spots: Spots, before: Query, now: Query): Query | null {
  const cues = shapeCuesIn(spots.plain);
  const saysShape = cues.some(({ shape }) => shape !== undefined) && now.shape !== "figure";
  const saysStatistic = cues.some(({ statistic }) => statistic !== undefined);
  const saysSubject = Object.keys(now.subject).length > 0;
  const saysCondition = Object.keys(now.condition).length > 0;
  const saysPeriod = now.period !== null && now.comparison === null;
  if (!saysShape && !saysStatistic && !saysSubject && !saysCondition && !saysPeriod && now.comparison === null)
    return null;
  const changed: Query = { ...before };
  if (saysSubject) changed.subject = inPlaceOf(before, now.subject);
  if (saysPeriod) {
    changed.period = now.period;
    if (before.comparison?.against === "period") changed.comparison = null;
  }
  if (now.comparison) {
    const [named] = spots.past;
    const against =
      now.comparison.against === "period" && named && before.period ? { from: named.from, to: named.to } : null;
    changed.comparison = against ? { against: "period", period: against } : now.comparison;
    changed.period = before.period ?? now.period;
  }
  if (now.period === null && /\b(?:altogether|all together|in total|overall|all time)\b/.test(spots.plain))
    changed.period = null;
  if (saysCondition) changed.condition = { ...before.condition, ...now.condition };
  if (saysShape) Object.assign(changed, { shape: now.shape, by: now.by, take: now.take, statistic: "total" });
  else if (saysStatistic) Object.assign(changed, { statistic: now.statistic, shape: "figure", by: null, take: null });
  return changed;
}

/** Nothing but days, names, amounts and joining words. */
function onlySlots({ words, entities, past, ranges, weekdays, plain }: Spots): boolean {
  const spans = [...entities, ...past, ...ranges, ...weekdays, ...shapeCuesIn(plain)];
  return words.every((word, at) => FILLER.has(word) || spans.some(({ start, end }) => at >= start && at < end));
}

/** 'And the month before?' */
function monthBefore(plain: string, before: Query, { today }: Person): Query | null {
  const unit = /^(?:and |what about |how about |or )*(?:the )?(day|month|week|year) before(?: that)?$/.exec(plain)?.[1];
  if (unit === undefined) return null;
  const period: Period = before.period ?? { from: firstDayOf(monthOf(today)), to: today };
  const days = besideDays(period, UNITS.find((known) => known === unit) ?? null, -1, today);
  return days && { ...before, period: days };
}
const UNITS = ["day", "week", "month", "year"] as const;
