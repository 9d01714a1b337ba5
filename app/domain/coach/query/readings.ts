// One reading for each measure and each plan: the query that a text would be if it asked for that, and how much of the
// text speaks for it. The words that a reading leaves unexplained count against it.

import { overlaps, type Span, spanAt } from "~/domain/language/words";
import { addDays } from "~/domain/periods";
import { extraOf } from "./advice-amounts";
import {
  type Comparison,
  FLOWS,
  type Flow,
  type Period,
  type PlanRequest,
  PLANS,
  type Query,
  query,
  type Subject,
} from "./algebra";
import { holdingSpans } from "./comparing";
import { evidenceIn } from "./evidence";
import { framedReadings } from "./framed-readings";
import { FILLER, isFiller, MEASURE_WORDS } from "./lexicon";
import type { Person } from "./person";
import { PLAN_THINGS, PLAN_WORDS } from "./plan-words";
import { type ShapeCue, shapeCuesIn } from "./shape-words";
import { FLOW_PART } from "./part-flows";
import { shapedBy } from "./shaping";
import { type Entity, isKnownWord, type Spots } from "./spot";
import { heldApart, inOneField, splitAccounts, splitExcept, subjectOf } from "./named-subject";
import { bareName, entitiesFor, longerName, unknownName } from "./subjects";

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
  const slots = FLOW_PART.slots(measure, spots, person);
  const all = entitiesFor(measure, spots, person, slots.spans);
  const { within, except, span } = keptAndLeftOut(measure, spots, all);
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
    ...(span ? [span] : []),
    ...said.spans,
  ]);
  const known = within.filter((entity) => entity.kind === "merchant" || entity.kind === "part");
  const unexplained = cover([...slots.spans, ...all, ...said.spans]);
  const unknown =
    known.length > 0
      ? longerName(spots, known, covered)
      : (unknownName(spots, covered, unexplained, measure, person) ??
        (within.length === 0 ? bareName(spots, covered, measure) : null));
  if (unknown) for (let at = unknown.start; at < unknown.end; at++) covered.add(at);
  const subject = subjectOf(chosenAmong.length > 0 ? chosenAmong : inOneField(held ? held[0] : within, spots));
  if (unknown) subject.merchants = unknown.name.split(/ (?:vs|versus|or|and|,) /);
  const stranger = measure === "earned" && within.length === 0 ? payerUnknown(spots, person) : null;
  if (stranger) subject.merchants = [stranger];
  Object.assign(subject, measure === "earned" ? fromWhom(subject, spots, person) : {}, leftOut(except));
  if (measure === "moved" && subject.kinds === undefined && /\binvest(?:ed|ing)?\b/.test(spots.plain))
    subject.kinds = ["investment"];
  if (measure === "spent" && said.query.by === "merchant" && SHOPS.test(spots.plain) && isBareSubject(subject))
    subject.except = NO_SHOPS;
  const unused = unusedIn(spots.words, covered);
  const beside = besideNames(spots, within, unused);
  const period = held ? bothDays(said.query.period ?? null, said.comparison) : said.query.period;
  const comparison: Comparison | null = held ? { against: "subject", subject: subjectOf(held[1]) } : said.comparison;
  const shape = held && said.query.shape === "yes-no" ? "figure" : said.query.shape;
  const asked = query({
    ...said.query,
    period: period ?? null,
    ...(shape ? { shape } : {}),
    ...(chosenAmong.length > 0
      ? {
          shape: "ranking",
          by: "merchant",
          statistic: said.query.statistic === "count" ? "count" : "total",
          take: null,
        }
      : {}),
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
  const score =
    (slots.isMuddled ? -4 : 0) +
    Math.min(evidence.weight, 6) +
    used +
    FLOW_PART.fit(measure, spots, within, said) -
    UNUSED * (unused.length - beside.length) -
    BESIDE * beside.length;
  return { asked: { is: "query", query: asked }, score, evidence: evidence.weight, unused, beside };
}

/** 'The pharmacy counter': a word that means nothing elsewhere, right behind or before the name of what is bought. */
const besideNames = ({ words }: Spots, within: readonly Entity[], unused: readonly string[]): string[] =>
  unused.filter((word) => {
    const at = words.indexOf(word);
    return (
      /^\p{L}{4,}$/u.test(word) &&
      !isKnownWord(word) &&
      within.some(
        ({ kind, start, end }) => (kind === "category" || kind === "part") && (end === at || start === at + 1),
      )
    );
  });

/** 'Rides versus gas, September and October': where names are held against each other, days that adjoin are one stretch. */
function bothDays(period: Period | null, comparison: Comparison | null): Period | null {
  if (period === null || comparison?.against !== "period") return period;
  const [first, last] = [period, comparison.period].sort((a, b) => (a.from < b.from ? -1 : 1));
  return first && last && addDays(first.to, 1) === last.from ? { from: first.from, to: last.to } : period;
}

/** 'Which store do we give the most to, Corner or Fairway or Green Basket': three names and more are put in order. */
function namesToRank({ plain, words }: Spots, cues: readonly ShapeCue[], within: readonly Entity[]): Entity[] {
  const shops = within.filter(({ kind }) => kind === "merchant");
  const isAsked =
    cues.some(({ shape, by }) => shape === "ranking" && by === "merchant") ||
    /\b(?:which|rank|compare|who)\b/.test(plain);
  const isListed = shops.every(({ start }, at) => {
    const before = shops[at - 1];
    return (
      before === undefined ||
      /^(?:or|and|,|vs|versus)(?: (?:or|and|,|the|vs|versus))*$/.test(words.slice(before.end, start).join(" "))
    );
  });
  return shops.length > 2 && isAsked && isListed ? shops : [];
}

/** Moved to one account and not to another. */
function keptAndLeftOut(measure: Flow, spots: Spots, all: readonly Entity[]): ReturnType<typeof splitExcept> {
  const accounts = splitAccounts(spots, all);
  const isSplit = measure === "moved" && accounts.except.length > 0 && accounts.within.length > 0;
  return isSplit ? { ...accounts, except: [] } : splitExcept(spots, all);
}

/** Shops are where one shops: no rent, no loans, no gifts to a church. */
const SHOPS = /\b(?:shops?|stores?)\b/;
const NO_SHOPS = ["fixed"];
const isBareSubject = ({ categories, merchants, except }: Subject): boolean =>
  categories === undefined && merchants === undefined && except === undefined;

const NO_INTEREST =
  /\b(?:excluding|without|except(?: for)?|not counting|not including|minus|besides|other than)(?: the| my| any)? interest\b/;

/** Pay is what an employer pays, no interest. */
const PAY = /\b(?:pay ?checks?|paydays?|salary|wages?|(?:net|take ?home|gross) pay)\b/;
function fromWhom({ merchants }: Subject, { plain }: Spots, person: Person): Subject {
  if (NO_INTEREST.test(plain)) return { exceptMerchants: ["interest"] };
  if (/\binterest\b/.test(plain)) return { merchants: ["interest"] };
  return merchants === undefined && PAY.test(plain) ? whoPays(person) : {};
}
/** Whoever everybody knows, and who never paid this person: nothing came from there. */
function payerUnknown({ entities, plain }: Spots, { merchants }: Person): string | null {
  const [only, ...others] = entities.filter(
    ({ kind, values }) => kind === "merchant" && !values.some((name) => merchants.includes(name)),
  );
  return only && others.length === 0 && /\b(?:pay|paid|pays|paying|from|earn|earned|made?|make|income)\b/.test(plain)
    ? (only.values[0] ?? null)
    : null;
}
const whoPays = ({ payers }: Person): Subject => {
  const working = payers.filter((name) => !/\b(?:interest|dividends?|refund|cash ?back)\b/i.test(name));
  return working.length > 0 && working.length < payers.length ? { merchants: working } : {};
};

/** Categories are left out by their ids, shops by their names. */
function leftOut(entities: readonly Entity[]): Subject {
  const { categories, merchants } = subjectOf(entities);
  return { ...(categories ? { except: categories } : {}), ...(merchants ? { exceptMerchants: merchants } : {}) };
}

/** 'My credit card' where an account is called 'My credit': what kind it is says no more. */
const kindsOf = (chosen: readonly Entity[], { entities }: Spots): Entity[] =>
  entities.filter(
    (one) => one.kind === "kind" && chosen.some((other) => other.kind === "account" && overlaps(one, other)),
  );

/** Longer names say more. */
const lettersUsed = (entities: readonly Entity[]): number =>
  entities.reduce((sum, { start, end }) => sum + 0.1 * (end - start - 1), 0);

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
const LOOKS_BACK =
  /\b(?:biggest|largest|highest|most expensive|did (?:i|we)|have (?:i|we) (?:paid|spent|made|earned|been))\b/;

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
    ...FLOWS.map((flow) => readFlow(flow, spots, cues, person)),
    ...framedReadings(spots, person),
    ...PLANS.map((plan) => readPlan(plan, spots, person)),
  ]
    .filter((reading): reading is Reading => reading !== null)
    .sort((a, b) => b.score - a.score);
}
