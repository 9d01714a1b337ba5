// From the words for shapes to the query's statistic, shape, grouping and number: they depend on each other and on the
// measure. 'Usual' alone is a monthly average, 'most' in a ranking only says which end.

import { addMonths, type Day, firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import { apart, overlaps, type Span } from "~/domain/language/words";
import {
  type Comparison,
  type Condition,
  isFlow,
  type Measure,
  type Period,
  type Query,
} from "~/domain/coach/query/algebra";
import { type MeasurePart, type QueryDraft, type Slots, YES_NO } from "./parts";
import { sameDaysBefore, unitOf } from "./days-before";
import type { ShapeCue } from "./shape-words";
import type { Spots } from "./spot";

const ROW_WORDS =
  /\b(?:purchases?|transactions?|charges?|orders?|everything|anything|things?|all|deposits?|payments?|withdrawals?)\b/;

export function shapedBy<M extends Measure>(
  part: MeasurePart<M>,
  measure: M,
  spots: Spots,
  cues: readonly ShapeCue[],
  slots: Slots,
  hasSubject: boolean,
  today: Day,
): QueryDraft {
  const { plain } = spots;
  const comparedWords = slots.comparison === null ? [] : slots.spans;
  const own = apart(cues.filter((cue) => cue.growth || !comparedWords.some((span) => overlaps(span, cue))));
  const [take] = spots.takes;
  const spans: Span[] = [...own, ...spots.takes];
  const bounds = amountMeant(measure, spots, slots, own);
  if (bounds.span) spans.push(bounds.span);
  const isGrowth = own.some(({ growth }) => growth);
  const held = isGrowth ? grownFrom(slots, today) : { period: slots.period, comparison: slots.comparison };
  const comparison = bounds.comparison ?? held.comparison;
  const condition = conditionOf(bounds.condition, own);
  const ranking = rankingOf(own);
  const shaping = {
    plain,
    cues: own,
    ranking,
    slots,
    isCounted: take !== undefined,
    comparison,
    condition,
    hasSubject,
  };
  const shape = part.shape(measure, shaping);
  const statistic = part.statistic(measure, shape, shaping);
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
    period: comparison === null && shape === "list" ? upToToday(held.period, plain, today) : held.period,
    take: shape === "list" || isRanked ? counted : null,
    least: isRanked && ranking.least(plain, measure),
  };
  return { query, comparison, condition, spans };
}

/** Rows are looked for up to today: 'every charge of the last twelve months' leaves no day of this month out. */
function upToToday(period: Period | null, plain: string, today: Day): Period | null {
  const isWhole = period !== null && period.to === lastDayOf(addMonths(monthOf(today), -1));
  return LAST_MONTHS.test(plain) && isWhole ? { from: period.from, to: today } : period;
}
const LAST_MONTHS = /\b(?:last|past|previous|recent) (\d{1,2}|few|couple(?: of)?) (?:full )?months\b|\bpast year\b/;

/** What cues say of the rows: none in a day, one visit only, bounds of a month instead of a row. */
function conditionOf({ min, max, ...rest }: Condition, cues: readonly ShapeCue[]): Condition {
  const isOfGroups = cues.some(
    ({ shape, statistic, by }) =>
      (by === "month" || by === "week" || by === "day") && (statistic === "count" || shape === "ranking"),
  );
  const [least, most] = isOfGroups ? (["sumMin", "sumMax"] as const) : (["min", "max"] as const);
  return {
    ...rest,
    ...(min === undefined ? {} : { [least]: min }),
    ...(max === undefined ? {} : { [most]: max }),
    ...(cues.some(({ empty }) => empty) ? { empty: true } : {}),
    ...(cues.some(({ once }) => once) ? { timesMost: 1 } : {}),
    ...nthOf(cues),
  };
}

function nthOf(cues: readonly ShapeCue[]): Condition {
  const nth = cues.find((cue) => cue.nth !== undefined)?.nth;
  return nth === undefined ? {} : { nth };
}

/** What grew is held against the days before: where none are said, the last whole month against the one before it. */
function grownFrom({ period, comparison }: Slots, today: Day): Pick<Slots, "period" | "comparison"> {
  if (comparison?.against === "period") return { period, comparison };
  const month = addMonths(monthOf(today), -1);
  const now = period ?? { from: firstDayOf(month), to: lastDayOf(month) };
  return { period: now, comparison: { against: "period", period: sameDaysBefore(now, unitOf(now, today), today) } };
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
      /\b(?:one|any|a single|each|every)\b/.test(words.slice(range.end, range.end + 3).join(" ")) ||
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
      /\b(?:cheapest|lowest|(?<!at )least|smallest|ascending)\b/.test(plain) ||
      ((measure === "earned" || measure === "kept") && /\bworst\b/.test(plain)) ||
      (measure === "spent" && /\bbest month\b/.test(plain)),
  };
}

const trendStep = (cues: readonly ShapeCue[]): Query["by"] => {
  const steps = cues.filter(({ shape }) => shape === "trend");
  // 'The trend by week': what only says that it is one steps by the month.
  const step = steps.find(({ by }) => by !== "month") ?? steps[0];
  const statistic = cues.find(({ statistic: found }) => found?.startsWith("per-"))?.statistic;
  return step?.by ?? (statistic === "per-week" ? "week" : statistic === "per-day" ? "day" : "month");
};

const countedBy = (cues: readonly ShapeCue[]): Query["by"] =>
  cues.find(({ statistic, by }) => statistic === "count" && by)?.by ?? null;
