// One reading for each measure and each plan: the query that a text would be if it asked for that, and how much of the
// text speaks for it. The words that a reading leaves unexplained count against it.

import { anyWordOf } from "~/domain/language/pattern";
import { type Span, spanAt } from "~/domain/language/words";
import { extraOf } from "./advice-amounts";
import { type Comparison, FLOWS, type Flow, type Query, query } from "~/domain/coach/query/algebra";
import { type PlanRequest, PLANS } from "./plan-request";
import { holdingSpans } from "./comparing";
import { evidenceIn } from "./evidence";
import {
  besideNames,
  heldQuery,
  keptAndLeftOut,
  kindsOf,
  lettersUsed,
  namesToRank,
  rankedAmong,
  subjectSaid,
} from "./flow-subject";
import { framedReadings } from "~/domain/coach/reading/frames/framed-readings";
import { FILLER, isFiller, MEASURE_WORDS } from "./lexicon";
import { oncePerText } from "./once-per-text";
import type { Person } from "./person";
import { PLAN_THINGS, PLAN_WORDS } from "./plan-words";
import { type ShapeCue, shapeCuesIn } from "./shape-words";
import { FLOW_PART } from "./part-flows";
import { shapedBy } from "./shaping";
import { type Spots } from "./spot";
import { heldApart, inOneField, subjectOf } from "./named-subject";
import { splitAccounts } from "./split-names";
import { bareName, entitiesFor, longerName, unknownName, unknownPayee } from "./subjects";

export type Reading = {
  asked: { is: "query"; query: Query } | { is: "plan"; request: PlanRequest };
  score: number;
  /** How strongly its own words speak for it, without what any reading could use. */
  evidence: number;
  /** Content words that it has no use for. */
  unused: readonly string[];
  /** Of these: unknown words right beside a name, which say what is bought there. They are named, and change nothing. */
  beside?: readonly string[];
  /** Of what stands and comes back: a story around the question does it no harm. */
  isFramed?: true;
};

const UNUSED = 1.3;
const BESIDE = 0.4;

const cover = (spans: readonly Span[]): Set<number> =>
  new Set(spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)));

/** A number behind a name is of the name: 'Highway 9'. */
const unusedIn = (words: readonly string[], covered: ReadonlySet<number>): string[] =>
  words.filter(
    (word, at) =>
      !covered.has(at) &&
      !isFiller(word) &&
      word !== "" &&
      word !== "," &&
      !(/^\d{1,4}$/.test(word) && covered.has(at - 1) && !FILLER.has(words[at - 1] ?? "")),
  );

function readFlow(measure: Flow, spots: Spots, cues: readonly ShapeCue[], person: Person): Reading | null {
  const evidence = evidenceIn(spots.plain, MEASURE_WORDS[measure]);
  if (evidence.weight === 0 && ONLY_SAID.has(measure)) return null;
  const slots = FLOW_PART.slots(measure, spots, person);
  const all = entitiesFor(measure, spots, slots.spans);
  const { within, except, spans } = keptAndLeftOut(measure, spots, all);
  // Where only accounts are left out, no filter says where else it went.
  if (measure === "moved" && within.length > 0 && splitAccounts(spots, within).within.length === 0) return null;
  const chosenAmong = namesToRank(spots, cues, within);
  const held = chosenAmong.length > 0 ? null : heldApart(spots, within);
  const said = shapedBy(FLOW_PART, measure, spots, cues, slots, within.length > 0, person.today);
  const covered = cover([
    ...(held ? holdingSpans(spots.plain) : []),
    ...evidence.spans,
    ...slots.spans,
    ...all,
    ...kindsOf(all, spots),
    ...spans,
    ...said.spans,
  ]);
  const known = within.filter((entity) => entity.kind === "merchant" || entity.kind === "part");
  const unexplained = cover([...slots.spans, ...all, ...said.spans]);
  const unknown =
    known.length > 0
      ? longerName(spots, known, covered)
      : (unknownName(spots, covered, unexplained, measure, person) ??
        (within.length === 0
          ? (unknownPayee(spots, covered, unexplained, measure) ?? bareName(spots, covered, measure))
          : null));
  if (unknown) for (let at = unknown.start; at < unknown.end; at++) covered.add(at);
  const named = chosenAmong.length > 0 ? chosenAmong : inOneField(held ? held[0] : within, spots);
  const subject = subjectSaid(measure, spots, person, { named, within, except, unknown, said: said.query });
  const unused = unusedIn(spots.words, covered);
  const beside = besideNames(spots, within, unused);
  const asked = chosenAmong.length > 0 ? rankedAmong(said.query) : held ? heldQuery(said) : said.query;
  const comparison: Comparison | null = held ? { against: "subject", subject: subjectOf(held[1]) } : said.comparison;
  const used =
    0.4 * all.length +
    (slots.period ? 0.4 : 0) +
    (unknown ? -0.2 : 0) +
    lettersUsed(all) +
    0.3 * Math.min(2, said.spans.length);
  const score =
    (slots.isMuddled ? -4 : 0) +
    Math.min(evidence.weight, 6) +
    used +
    FLOW_PART.fit(measure, spots, within, said) -
    UNUSED * (unused.length - beside.length) -
    BESIDE * beside.length;
  return {
    asked: { is: "query", query: query({ ...asked, measure, subject, comparison, condition: said.condition }) },
    score,
    evidence: evidence.weight,
    unused,
    beside,
  };
}

/** What only a text that says so is about. */
const ONLY_SAID: ReadonlySet<Flow> = new Set(["outflow", "inflow"]);

function readPlan(plan: (typeof PLANS)[number], spots: Spots, person: Person): Reading | null {
  const evidence = evidenceIn(spots.plain, PLAN_WORDS[plan]);
  if (evidence.weight === 0) return null;
  const { amounts, percents, ahead } = spots;
  const monthly = amounts.find((amount) => amount.monthly) ?? (isMonthly(plan) ? amounts[0] : undefined);
  const extra = plan === "extra-payment" && amounts.length > 1 ? extraOf(spots.plain) : undefined;
  const price = extra === undefined ? amounts.find((amount) => amount !== monthly) : undefined;
  const months = monthsIn(spots.plain);
  const date = ahead.filter(({ to }) => to > person.today).at(-1);
  const down = percents.find((found) => found.down);
  const rate = percents.find((found) => !found.down);
  const request: PlanRequest = {
    plan,
    ...(price ? { amountCents: price.cents } : {}),
    ...(extra !== undefined ? { monthlyCents: extra } : monthly ? { monthlyCents: monthly.cents } : {}),
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
    Math.min(evidence.weight, 6) -
    (LOOKS_BACK.test(spots.plain) && spots.past.length > 0 ? 3 : 0) +
    0.3 * (amounts.length + percents.length + (months ? 1 : 0)) -
    0.4 * unused.length;
  return { asked: { is: "plan", request }, score, evidence: evidence.weight, unused };
}

/** What was is no plan. */
const LOOKS_BACK = anyWordOf(
  /biggest|largest|highest|most expensive|did (?:i|we)|have (?:i|we) (?:paid|spent|made|earned|been)/,
  /(?:has|have)(?: \S+){0,5} cost|interest (?:have|has|did)/,
);

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
export const readingsOf = oncePerText((spots, person): readonly Reading[] => {
  const cues = shapeCuesIn(spots.plain);
  return [
    ...FLOWS.map((flow) => readFlow(flow, spots, cues, person)),
    ...framedReadings(spots, person),
    ...PLANS.map((plan) => readPlan(plan, spots, person)),
  ]
    .filter((reading): reading is Reading => reading !== null)
    .sort((a, b) => b.score - a.score);
});
