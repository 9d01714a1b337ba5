// One reading for each measure and each plan: the query that a text would be if it asked for that, and how much of the
// text speaks for it. The words that a reading leaves unexplained count against it.

import { apart, type Span, spanAt } from "~/domain/language/words";
import { addDays } from "~/domain/periods";
import {
  type Comparison,
  type Condition,
  FLOWS,
  isFlow,
  isSchedule,
  isStanding,
  type Measure,
  type Period,
  type PlanRequest,
  PLANS,
  type Query,
  query,
  SCHEDULES,
  STANDINGS,
} from "./algebra";
import { comparedIn, holdingSpans } from "./comparing";
import { type Evidence, FILLER, MEASURE_WORDS } from "./lexicon";
import type { Person } from "./person";
import { PLAN_THINGS, PLAN_WORDS } from "./plan-words";
import { type ShapeCue, shapeCuesIn } from "./shape-words";
import { shapedBy, type Said } from "./shaping";
import type { Entity, Spots } from "./spot";
import { entitiesFor, heldApart, longerName, splitExcept, subjectOf, unknownName } from "./subjects";

export type Reading = {
  asked: { is: "query"; query: Query } | { is: "plan"; request: PlanRequest };
  score: number;
  /** How strongly its own words speak for it, without what any reading could use. */
  evidence: number;
  /** Content words that it has no use for. */
  unused: readonly string[];
};

const MEASURES: readonly Measure[] = [...FLOWS, ...STANDINGS, ...SCHEDULES];
const UNUSED = 1.3;

const compiled = new Map<string, RegExp>();
function patternOf(source: string): RegExp {
  const known = compiled.get(source) ?? new RegExp(`\\b(?:${source})(?![\\w])`, "g");
  compiled.set(source, known);
  return known;
}

/** The strongest word at each place, once each. */
function evidenceIn(plain: string, all: readonly Evidence[]): { spans: Span[]; weight: number } {
  const found = all.flatMap(([source, weight], index) =>
    [...plain.matchAll(patternOf(source))].map((match) => ({
      ...spanAt(plain, match.index, match[0].length),
      weight,
      index,
    })),
  );
  const best = new Map<number, number>();
  for (const span of apart(found)) best.set(span.index, span.weight);
  const weights = [...best.values()].sort((a, b) => b - a);
  return { spans: found, weight: weights.reduce((sum, weight, at) => sum + (at === 0 ? weight : weight / 3), 0) };
}

const cover = (spans: readonly Span[]): Set<number> =>
  new Set(spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)));

const unusedIn = (words: readonly string[], covered: ReadonlySet<number>): string[] =>
  words.filter((word, at) => !covered.has(at) && !FILLER.has(word) && word !== "" && word !== ",");

/** What a text is about whoever reads it: its days, its comparison, its conditions. */
type Slots = {
  period: Period | null;
  comparison: Comparison | null;
  condition: Condition;
  spans: Span[];
  isTrend: boolean;
};

function slotsFor(measure: Measure, spots: Spots, person: Person): Slots {
  if (isStanding(measure))
    return { period: null, comparison: null, condition: {}, spans: nowSpans(spots, measure, person), isTrend: false };
  if (isSchedule(measure)) {
    const [ahead] = measure === "bills" ? spots.ahead : [];
    const untilPay = measure === "bills" ? beforePayday(spots, person) : null;
    const period = ahead ? { from: ahead.from, to: ahead.to } : untilPay;
    return { period, comparison: null, condition: {}, spans: ahead ? [ahead] : [], isTrend: false };
  }
  const compared = comparedIn(spots, person.today);
  const [range] = spots.ranges;
  const [times] = spots.times;
  const [weekdays] = spots.weekdays;
  const condition: Condition = {
    ...(range?.min === undefined ? {} : { min: range.min }),
    ...(range?.max === undefined ? {} : { max: range.max }),
    ...(weekdays ? { weekdays: weekdays.weekdays } : {}),
    ...(times ? { times: times.times } : {}),
  };
  return {
    period: compared.period,
    comparison: compared.comparison,
    condition,
    spans: [...spots.past, ...compared.spans, ...spots.ranges, ...spots.times, ...(weekdays ? [weekdays] : [])],
    isTrend: compared.isTrend,
  };
}

/** Today and this month are what stands anyway. */
const nowSpans = ({ past }: Spots, measure: Measure, { today }: Person): Span[] =>
  past.filter(({ from, to }) => to === today && (from === today || measure === "left" || measure === "budgeted"));

function beforePayday({ plain }: Spots, { today, lastPayday }: Person): Period | null {
  if (!/\bbefore (?:payday|my next pay ?check|i get paid)\b/.test(plain) || lastPayday === null) return null;
  const next = addTwoWeeks(lastPayday, today);
  return { from: today, to: next };
}

function readMeasure(measure: Measure, spots: Spots, cues: readonly ShapeCue[], person: Person): Reading | null {
  const evidence = evidenceIn(spots.plain, MEASURE_WORDS[measure]);
  const slots = slotsFor(measure, spots, person);
  const all = entitiesFor(measure, spots, person, slots.spans);
  const { within, except, span } = splitExcept(spots, all);
  const held = isFlow(measure) || measure === "balance" ? heldApart(spots, within) : null;
  const said = shapedBy(measure, spots, cues, slots, within.length > 0);
  const covered = cover([
    ...(held ? holdingSpans(spots.plain) : []),
    ...evidence.spans,
    ...slots.spans,
    ...all,
    ...(span ? [span] : []),
    ...said.spans,
  ]);
  const known = within.filter((entity) => entity.kind === "merchant" || entity.kind === "part");
  const unexplained = cover([...slots.spans, ...all, ...said.spans]);
  const unknown =
    known.length > 0 ? longerName(spots, known, covered) : unknownName(spots, covered, unexplained, measure);
  if (unknown) for (let at = unknown.start; at < unknown.end; at++) covered.add(at);
  const subject = subjectOf(held ? held[0] : within);
  if (unknown) subject.merchants = [unknown.name];
  if (measure === "earned" && /\binterest\b/.test(spots.plain)) subject.merchants = ["interest"];
  if (except.length > 0) subject.except = except.flatMap(({ values }) => values);
  const unused = unusedIn(spots.words, covered);
  const comparison: Comparison | null = held ? { against: "subject", subject: subjectOf(held[1]) } : said.comparison;
  const shape = held && said.query.shape === "yes-no" ? "figure" : said.query.shape;
  const asked = query({
    ...said.query,
    ...(shape ? { shape } : {}),
    measure,
    subject,
    comparison,
    condition: said.condition,
  });
  const used =
    0.4 * all.length +
    (slots.period ? 0.4 : 0) +
    (unknown ? -0.2 : 0) +
    lettersUsed(all) +
    0.3 * Math.min(2, said.spans.length);
  const score = Math.min(evidence.weight, 6) + used + fitting(measure, spots, within, said) - UNUSED * unused.length;
  return { asked: { is: "query", query: asked }, score, evidence: evidence.weight, unused };
}

/** Longer names say more. */
const lettersUsed = (entities: readonly Entity[]): number =>
  entities.reduce((sum, { start, end }) => sum + 0.1 * (end - start - 1), 0);

/** What is over is no bill to come. */
const BEHIND = /\b(?:did|was|were|since|last|ago|been|spent|bought|had|charged)\b/;
/** A month by its name that has just been is not the one of next year. */
const isFarAhead = ([ahead]: Spots["ahead"], [past]: Spots["past"]): boolean =>
  ahead !== undefined && past !== undefined && ahead.start === past.start && ahead.from > addDays(past.to, 120);
const HYPOTHETICAL = /\b(?:what if|if i|if we|should|would|could|can i (?:afford|buy)|can we|afford)\b/;

/** What names no measure mostly asks what was spent. */
const SPENT_IF_NOTHING_ELSE = 0.5;

/** What a measure needs, and what it can't do with. */
function fitting(measure: Measure, { plain, past, ahead }: Spots, subject: readonly Entity[], said: Said): number {
  const has = (pattern: RegExp) => pattern.test(plain);
  let fit = has(HYPOTHETICAL) && isFlow(measure) ? -1.5 : 0;
  if (isStanding(measure)) {
    fit -=
      past.filter(({ to, from }) => from !== to).length * (measure === "left" || measure === "budgeted" ? 0.3 : 1.2);
    if (["saved", "remaining", "reached"].includes(measure))
      fit += subject.length > 0 || (measure === "saved" && has(/\bgoals\b/)) ? 1 : -4;
    if (measure === "budgeted") fit += has(/\bbudget/) ? 0 : -4;
    if (measure === "left")
      fit += has(/\b(?:left|remain\w*|over|overspent|blown|still)\b/)
        ? has(/\bbudget/)
          ? 0.8
          : subject.length > 0
            ? 0
            : -4
        : -1;
    if (measure === "reached")
      fit += said.query.statistic === "next" || has(/\bwhen\b|\bhow long\b|\bhow soon\b/) ? 1 : -3;
    if (measure === "owed" && subject.length > 0) fit += 0.6;
    if (["rate", "minimum"].includes(measure)) fit += has(/\bsaving|\bmortgage rates?\b/) ? -2 : 0.4;
  }
  if (isSchedule(measure)) {
    if ((past.length > 0 && ahead.length === 0) || has(BEHIND) || isFarAhead(ahead, past)) fit -= 2;
    if (measure === "bills" && (said.query.statistic === "next" || said.query.shape === "list" || ahead.length > 0))
      fit += 0.6;
    if (measure === "price-changes") fit += subject.length > 0 || has(/\bbills?\b|\bsubscriptions?\b/) ? 0.8 : -3;
  }
  if (measure === "spent") fit += SPENT_IF_NOTHING_ELSE;
  // Income held against income says nothing.
  if (measure === "earned" && said.comparison?.against === "income") fit -= 3;
  if (measure === "earned" && has(/\bdid (?:i|we)\b|\b(?:do|have) (?:i|we)\b|\bmy\b|\bme\b/)) fit += 0.1;
  return fit;
}

function readPlan(plan: (typeof PLANS)[number], spots: Spots, person: Person): Reading | null {
  const evidence = evidenceIn(spots.plain, PLAN_WORDS[plan]);
  if (evidence.weight === 0) return null;
  const { amounts, percents, ahead } = spots;
  const monthly = amounts.find((amount) => amount.monthly) ?? (isMonthly(plan) ? amounts[0] : undefined);
  const price = amounts.find((amount) => amount !== monthly);
  const months = monthsIn(spots.plain);
  const date = ahead.filter(({ to }) => to > person.today).at(-1);
  const down = percents.find((found) => found.down);
  const rate = percents.find((found) => !found.down);
  const request: PlanRequest = {
    plan,
    ...(price ? { amountCents: price.cents } : {}),
    ...(monthly ? { monthlyCents: monthly.cents } : {}),
    ...(date && TAKES_DATE.has(plan)
      ? { date: date.to > date.from && date.from <= person.today ? date.to : date.from }
      : {}),
    ...(months ? { months: months.months } : {}),
    ...(down ? { downPercent: down.percent } : {}),
    ...(rate ? { ratePercent: rate.percent } : {}),
  };
  const spans: Span[] = [
    ...evidence.spans,
    ...amounts,
    ...percents,
    ...ahead,
    ...spots.past,
    ...spots.entities,
    ...(months ? [months] : []),
  ];
  const unused = unusedIn(spots.words, cover(spans)).filter((word) => !PLAN_THINGS.test(word));
  const score =
    Math.min(evidence.weight, 6) + 0.3 * (amounts.length + percents.length + (months ? 1 : 0)) - 0.4 * unused.length;
  return { asked: { is: "plan", request }, score, evidence: evidence.weight, unused };
}

const TAKES_DATE = new Set(["afford", "save-up"]);
const isMonthly = (plan: string): boolean => ["home", "extra-payment", "cut"].includes(plan);

function monthsIn(plain: string): (Span & { months: number }) | null {
  const match = /\b(?:over|for|in|within|after|x)?\s?(\d{1,3}) (months?|years?)\b/.exec(plain);
  return match
    ? {
        ...spanAt(plain, match.index, match[0].length),
        months: Number(match[1]) * (match[2]?.startsWith("year") ? 12 : 1),
      }
    : null;
}

/** All readings that anything speaks for, the likeliest first. */
export function readingsOf(spots: Spots, person: Person): Reading[] {
  const cues = shapeCuesIn(spots.plain);
  return [
    ...MEASURES.map((measure) => readMeasure(measure, spots, cues, person)),
    ...PLANS.map((plan) => readPlan(plan, spots, person)),
  ]
    .filter((reading): reading is Reading => reading !== null)
    .sort((a, b) => b.score - a.score);
}

/** The next day of pay, two weeks from pay to pay where nothing else is known. */
function addTwoWeeks(last: string, today: string): string {
  let next = last;
  while (next <= today) next = addDays(next, 14);
  return next;
}
