// From the words for shapes to the query's statistic, shape, grouping and number: they depend on each other and on the
// measure. 'Usual' alone is a monthly average, 'most' in a ranking only says which end.

import { apart, overlaps, type Span } from "~/domain/language/words";
import {
  type Comparison,
  type Condition,
  isFlow,
  isSchedule,
  isStanding,
  type Measure,
  type Period,
  type Query,
  type Shape,
  type Statistic,
} from "./algebra";
import type { ShapeCue } from "./shape-words";
import type { Spots } from "./spot";

export type Said = {
  query: Partial<Query>;
  comparison: Comparison | null;
  condition: Condition;
  spans: Span[];
};

type Slots = {
  period: Period | null;
  comparison: Comparison | null;
  condition: Condition;
  spans: Span[];
  isTrend: boolean;
};

const YES_NO = /^(?:(?:and|so|hey|ok|but|wait) )*(?:did|do|does|have|has|had|was|were|am|is|are|any)\b/;
const ROW_WORDS =
  /\b(?:purchases?|transactions?|charges?|orders?|everything|anything|things?|all|deposits?|payments?|withdrawals?)\b/;
const HABIT = /\b(?:do|does) (?:i|we|my|our|it|this)\b/;

export function shapedBy(
  measure: Measure,
  spots: Spots,
  cues: readonly ShapeCue[],
  slots: Slots,
  hasSubject: boolean,
): Said {
  const { plain } = spots;
  const comparedWords = slots.comparison === null ? [] : slots.spans;
  const own = apart(cues.filter((cue) => !comparedWords.some((span) => overlaps(span, cue))));
  const [take] = spots.takes;
  const spans: Span[] = [...own, ...spots.takes];
  const bounds = amountMeant(measure, spots, slots, own);
  if (bounds.span) spans.push(bounds.span);
  const comparison = bounds.comparison ?? slots.comparison;
  const condition = bounds.condition;
  const ranking = rankingOf(own);
  const shape = shapeOf(
    measure,
    plain,
    own,
    ranking,
    { ...slots, isCounted: take !== undefined },
    comparison,
    hasSubject,
    condition,
  );
  const statistic = statisticOf(measure, plain, own, shape, slots, comparison);
  const isRanked = shape === "ranking";
  const by =
    isRanked || shape === "trend"
      ? shape === "trend"
        ? trendStep(own)
        : ranking.by
      : statistic === "count"
        ? countedBy(own)
        : null;
  const counted = take?.take ?? (isRanked ? ranking.take(plain) : null);
  const query: Partial<Query> = {
    statistic,
    shape,
    by: by ?? null,
    period: slots.period,
    take: shape === "list" || isRanked ? counted : null,
    least: isRanked && ranking.least(plain, measure),
  };
  return { query, comparison, condition, spans };
}

type Bounds = { condition: Condition; comparison: Comparison | null; span: Span | null };

/** 'Purchases over $50' bounds the rows, 'did I spend more than $500' the sum; 'that $47.50 charge' is one amount. */
function amountMeant(
  measure: Measure,
  { plain, amounts, ranges, words }: Spots,
  { condition }: Slots,
  cues: readonly ShapeCue[],
): Bounds {
  const [range] = ranges;
  const none: Bounds = { condition, comparison: null, span: null };
  if (!isFlow(measure)) return { ...none, condition: {} };
  if (range) {
    const before = words.slice(Math.max(0, range.start - 4), range.start).join(" ");
    const after = words.slice(range.end, range.end + 2).join(" ");
    const ofRows =
      ROW_WORDS.test(before) ||
      ROW_WORDS.test(after) ||
      cues.some(({ shape, statistic }) => shape === "list" || statistic === "count");
    if (ofRows || !YES_NO.test(plain)) return none;
    const { min: _min, max: _max, ...rest } = condition;
    return range.min === undefined
      ? { condition: rest, comparison: { against: "amount", is: "under", cents: (range.max ?? 0) + 1 }, span: range }
      : { condition: rest, comparison: { against: "amount", is: "over", cents: range.min - 1 }, span: range };
  }
  const [amount] = amounts;
  const isOne =
    amount !== undefined &&
    /\b(?:charge[ds]?|transaction|purchase|that|what was|who|payment|for)\b/.test(plain) &&
    amount.sure;
  if (isOne && amount)
    return { condition: { ...condition, min: amount.cents, max: amount.cents }, comparison: null, span: amount };
  return none;
}

function rankingOf(cues: readonly ShapeCue[]) {
  const ranked = cues.filter(({ shape }) => shape === "ranking");
  const found = ranked.find(({ by }) => by !== "category") ?? ranked[0];
  return {
    found,
    by: found?.by ?? null,
    take: (plain: string): number | null =>
      found?.take ??
      (/\b(?:which|what) (?:of my \w+ (?:has|is|had)|(?:store|place|merchant|shop|restaurant|category|card|account))\b/.test(
        plain,
      )
        ? 1
        : null),
    least: (plain: string, measure: Measure): boolean =>
      found?.least === true ||
      /\b(?:cheapest|lowest|(?<!at )least|smallest)\b/.test(plain) ||
      (measure === "earned" && /\bworst\b/.test(plain)),
  };
}

const trendStep = (cues: readonly ShapeCue[]): Query["by"] => {
  const [step] = cues.filter(({ shape }) => shape === "trend");
  const statistic = cues.find(({ statistic: found }) => found?.startsWith("per-"))?.statistic;
  return step?.by ?? (statistic === "per-week" ? "week" : statistic === "per-day" ? "day" : "month");
};

const countedBy = (cues: readonly ShapeCue[]): Query["by"] =>
  cues.find(({ statistic, by }) => statistic === "count" && by)?.by ?? null;

function shapeOf(
  measure: Measure,
  plain: string,
  cues: readonly ShapeCue[],
  ranking: ReturnType<typeof rankingOf>,
  slots: Slots & { isCounted: boolean },
  comparison: Comparison | null,
  hasSubject: boolean,
  condition: Condition,
): Shape {
  const has = (shape: Shape) => cues.some((cue) => cue.shape === shape);
  if (slots.isTrend) return "trend";
  if (has("share")) return "share";
  if (comparison?.against === "income") return YES_NO.test(plain) ? "yes-no" : "share";
  if (comparison?.against === "amount") return "yes-no";
  if (comparison !== null) return "figure";
  if (isSchedule(measure) || isStanding(measure)) {
    if (ranking.by === "account" && measure === "balance") return "ranking";
    if (
      measure === "bills" &&
      !hasSubject &&
      !/\bhow (?:much|many)\b|\btotal\b/.test(plain) &&
      !cues.some(({ statistic }) => statistic !== undefined)
    )
      return "list";
    const isList = has("list") || (has("ranking") && measure === "left");
    return isList &&
      (!hasSubject || measure === "bills") &&
      !(measure === "bills" && hasSubject && has("list") === false)
      ? "list"
      : "figure";
  }
  const isCounted = cues.some(({ statistic }) => statistic === "count");
  if (ranking.found && !isCounted && !(has("list") && ranking.by === "category") && !isOneRow(cues, plain))
    return "ranking";
  if (has("trend") || steps(cues, plain, slots)) return "trend";
  if (condition.times !== undefined) return YES_NO.test(plain) ? "figure" : "ranking";
  if (has("list") || (slots.isCounted && !cues.some(({ statistic }) => statistic === "count" || statistic === "each")))
    return "list";
  if (condition.min !== undefined && condition.min === condition.max) return "list";
  const isFigure = cues.some(({ statistic }) => statistic !== undefined);
  return YES_NO.test(plain) && !isFigure && !/\bhow (?:much|many)\b/.test(plain) ? "yes-no" : "figure";
}

/** 'Each month this year' is a row of months, 'each month' an average. */
const steps = (cues: readonly ShapeCue[], plain: string, { period }: Slots): boolean =>
  period !== null &&
  /\b(?:each|every|per) (?:month|week|day)\b/.test(plain) &&
  !/\baverage|\busual/.test(plain) &&
  cues.some(({ statistic }) => statistic?.startsWith("per-"));

/** 'The most I ever spent at Costco in one go' is one row, no ranking. */
const isOneRow = (_cues: readonly ShapeCue[], plain: string): boolean => /\bin (?:one|1) go\b|\bat once\b/.test(plain);

function statisticOf(
  measure: Measure,
  plain: string,
  cues: readonly ShapeCue[],
  shape: Shape,
  slots: Slots,
  comparison: Comparison | null,
): Statistic {
  const said = cues.flatMap(({ statistic }) => statistic ?? []);
  const first = (wanted: readonly Statistic[]) => said.find((statistic) => wanted.includes(statistic));
  if (isStanding(measure))
    return measure === "reached"
      ? "total"
      : (first(measure === "rate" ? ["largest", "smallest"] : ["count"]) ??
          (measure === "rate" && /\bhighest\b/.test(plain) ? "largest" : "total"));
  if (measure === "pay") return first(["next"]) && !/\bhow much\b/.test(plain) ? "next" : "total";
  if (measure === "bills" && slots.period !== null && /\b(?:how much|total)\b/.test(plain)) return "total";
  if (measure === "bills")
    return shape === "list"
      ? "total"
      : (first(["next", "per-month", "count", "largest"]) ??
          (slots.period === null && /\bhow much\b/.test(plain) ? "per-month" : "total"));
  if (measure === "subscriptions")
    return shape === "list" ? "total" : (first(["count", "largest", "next"]) ?? "per-month");
  if (measure === "price-changes") return "total";
  if (slots.condition.times !== undefined && shape === "figure") return "count";
  if (shape === "ranking" || shape === "share" || shape === "trend") return first(["count"]) ?? "total";
  if (shape === "list") return first(["largest", "smallest"]) ?? "total";
  if (comparison !== null) return first(["count"]) ?? "total";
  const when = first(["latest", "first"]);
  if (when) return when;
  const order: readonly Statistic[] = ["count", "each", "largest", "smallest", "per-day", "per-week", "per-month"];
  const found = order.find((statistic) => said.includes(statistic));
  if (found) return found;
  return HABIT.test(plain) && /\bhow much\b|\bwhat\b/.test(plain) && slots.period === null && shape === "figure"
    ? "per-month"
    : "total";
}
