// Reading a text: each of its questions by itself, in the light of the one before where it leans on it. What can't be
// told apart is asked back, once; what can't be read is said to be so.

import type { Person } from "./person";
import { isFlow, type Query } from "~/domain/coach/query/algebra";
import { looksLikeAdvice, looksLikeRows } from "~/domain/coach/learned/looks";
import { secondReading } from "~/domain/coach/learned/second-reader";
import { withoutLives } from "~/domain/coach/long-texts/lives";
import { adviceIn, isAboutOneself } from "./advice";
import { budgetWished } from "./budget-requests";
import { isAsking, isFragment, isFragmentary, isPolite, isTold, isTopic, meansSomething, namesShops } from "./clauses";
import { fragmentOf } from "./fragments";
import { framedChoice, LEAST_EVIDENCE, LEAST_FRAMED } from "~/domain/coach/reading/frames/framed-choice";
import { FOREIGN, HOW_MUCH, TIME_OF_DAY, USUAL_BY_DAY } from "./lexicon";
import { eachApart } from "./each-apart";
import { followUp } from "./follow-up";
import { nothingDropped, withoutTheirKind } from "./nothing-dropped";
import { oneQuestion } from "./one-question";
import { withPauses } from "./pauses";
import { partOf } from "./parts-asked";
import { readAsked } from "./read-asked";
import { pointingBack } from "./pointing-back";
import { isPlannersOwn } from "./planners-own";
import { priceOfTale } from "./price-of-tale";
import { type Reading, readingsOf } from "./readings";
import { withoutOthers } from "./reported";
import { segmentsOf } from "./segments";
import { finished, isOfBoth, readBoth } from "./read-both";
import { completedByFirst, isRepeated, lookingBack, saysMore } from "./linked-questions";
import { rowByAmount } from "./row-by-amount";
import { saidAndHeld } from "./said-and-held";
import { sidesApart } from "./sides-apart";
import { isKnownWord } from "./known-words";
import { spot, type Spots } from "./spot";
import { withStrangeName } from "./strange-names";
import { isExplained, backgroundIn } from "./background";
import { asPlan, type Understood } from "./understood";
import { verdictIn } from "~/domain/coach/reading/verdicts/verdicts";
import { goesOn, isWholeQuestion } from "./whole-question";
import { windowsOf, withContext } from "./windows";

/** Below this nothing is read; a reading this close behind the first makes it unclear. */
const LEAST = 0.8;
/** A reading that has no use for one of the words must be this likely all the same. */
const LEAST_WITH_UNUSED = 1.2;
const MARGIN = 0.25;
const WEAK = 0.9;
const UNREAD: Understood = { is: "unread" };

/** Where a clause stands in its text. */
type Place = "alone" | "first" | "later";

export function readText(asked: string, person: Person, before: Query | null = null): Understood {
  const isWhole = before !== null && segmentsOf(asked).length > 1 && isWholeQuestion(spot(asked, person));
  const read = readDivided(asked, person, isWhole ? null : before);
  return eachApart(read, asked) ?? read;
}

function readDivided(asked: string, person: Person, before: Query | null): Understood {
  const wished = budgetWished(asked, person, before, readText) ?? priceOfTale(asked, person);
  if (wished) return wished;
  const alone = readAsked(asked, person, (question) => readUndivided(question, person, before));
  return alone ?? readUndivided(withoutLives(asked), person, before);
}

function readUndivided(asked: string, person: Person, before: Query | null): Understood {
  const part = partOf(asked, (whole) => readUndivided(whole, person, before));
  if (part) return part;
  const text = oneQuestion(asked);
  const spots = spot(withPauses(text), person);
  if (isPlannersOwn(spots.plain)) return UNREAD;
  const row = rowByAmount(spots);
  if (row) return row;
  const verdict = verdictIn(spots, person, looksLikeRows(spots, person));
  return verdict ? ofVerdict(verdict) : saidAndHeld(readHalves(text, person, before), spots);
}

const ofVerdict = (verdict: NonNullable<ReturnType<typeof verdictIn>>): Understood =>
  verdict.is === "plan"
    ? { ...verdict, unused: [] }
    : finished(verdict.beside ? [verdict.query, verdict.beside] : [verdict.query], []);

function readHalves(text: string, person: Person, before: Query | null): Understood {
  const read = readSingle(text, person, before);
  const isWhole = read.is === "queries" && (read.leans || read.queries.some((query) => isOfBoth(query, text)));
  return (isWhole ? null : readBoth(text, person, read, readSingle)) ?? read;
}

function readSingle(text: string, person: Person, before: Query | null): Understood {
  const read = nothingDropped(readByRules(text, person, before), text, person);
  const best = withStrangeName(nothingDropped(secondReading(read, text, person), text, person), text, person);
  return best.is === "queries"
    ? { ...best, queries: best.queries.map((query) => sidesApart(withoutTheirKind(query))) }
    : best;
}

/** Advice may take several sentences: what happened, and what is wanted. A tale alone makes no advice of a question. */
export function readByRules(text: string, person: Person, before: Query | null): Understood {
  const whole = spot(text, person);
  const advice = FOREIGN.test(withoutOthers(whole)) && !isAboutOneself(whole) ? null : adviceIn(whole, person);
  if (advice === null) return readWhole(text, person, before);
  const asked: Understood =
    segmentsOf(text).length > 1 && !namesAmount(whole) && !looksLikeAdvice(whole, person)
      ? readWhole(text, person, before)
      : UNREAD;
  return asked.is === "queries" && asked.unused.length === 0 ? asked : asPlan(advice);
}

const namesAmount = ({ amounts }: Spots): boolean => amounts.some(({ sure, monthly }) => sure || monthly);

function readWhole(text: string, person: Person, before: Query | null): Understood {
  const segments = segmentsOf(text);
  const joined =
    segments.length > 1 && segments.every(isFragment) ? readOne(segments.join(" , "), person, before, "alone") : UNREAD;
  if (joined.is === "queries" && joined.unused.length === 0) return joined;
  const leans = before !== null && goesOn(spot(text, person));
  const read: Query[] = [];
  const unused: string[] = [];
  const open: string[] = [];
  let told: Query | undefined;
  let topic = false;
  for (const [at, segment] of segments.entries()) {
    const last = read.at(-1) ?? before;
    const one = readClause(
      segment,
      person,
      last,
      segments.length === 1 ? "alone" : read.length > 0 || leans ? "later" : "first",
    );
    if (segments.length === 1 || (one.is === "plan" && at === 0)) return one;
    if (one.is === "plan") return readOne(text, person, before, "alone");
    if (one.is !== "queries") {
      open.push(segment);
      told ??= backgroundIn(segment, person);
      topic ||= read.length === 0 && isTopic(segment, person);
      continue;
    }
    if (isTold(segment) && segments.some((other) => other !== segment && isAsking(other))) {
      const [query] = one.queries;
      // A tale lends its days and names, whatever it was read as.
      if (query) told ??= { ...query, measure: "spent" };
      open.push(segment);
      continue;
    }
    if (one.leans && read.length > 0 && (isFragment(segment) || saysMore(one.queries, read.at(-1)))) {
      read.splice(-1, 1, ...one.queries);
      continue;
    }
    if (one.queries.every((query) => isRepeated(read.at(-1), query, segment))) continue;
    read.push(...one.queries.map((query) => completedByFirst(read[0] ?? told, query, segment, topic)));
    unused.push(...one.unused);
  }
  if (
    read.length === 0 ||
    open.some(
      (segment) =>
        (isAsking(segment) && !isPolite(segment)) || (namesShops(segment, person) && !isExplained(segment, read)),
    )
  )
    return readAround(text, person, before, read, open);
  return finished(lookingBack(read, segments), unused);
}

/** Not every part of the text was read: the text as a whole may be one question; else the parts that were read are answered. */
function readAround(
  text: string,
  person: Person,
  before: Query | null,
  read: readonly Query[],
  open: readonly string[],
): Understood {
  const whole = readClause(text, person, before, "alone");
  if (whole.is === "queries" || whole.is === "plan" || read.length === 0) return whole;
  return finished(
    read,
    open.filter((segment) => isAsking(segment) && meansSomething(segment, person)).map((segment) => `“${segment}”`),
  );
}

/** The whole clause, or the part of it that asks. */
function readClause(text: string, person: Person, before: Query | null, place: Place): Understood {
  const whole = readOne(text, person, before, place);
  if (whole.is === "plan" || (whole.is === "queries" && whole.unused.length === 0)) return whole;
  const spots = spot(text, person);
  for (const { text: part, before: ahead, after } of windowsOf(spots.plain)) {
    // What asks begins with what asks: 'was September bad' is no part of 'how bad was September'.
    if (
      ahead !== "" &&
      (!(isAsking(part) || BEGINS.test(part) || beginsWithName(spots, ahead)) ||
        (AUXILIARY.test(part) && !ENDS.test(ahead)))
    )
      continue;
    // Somebody else may be why one asks, but not whom one asks about.
    if (FOREIGN.test(withoutOthers(spots)) && (FOREIGN.test(after) || !isAsking(part) || isAsking(ahead))) continue;
    const read = readOne(part, person, null, "first");
    if (read.is !== "queries" || read.unused.length > 0) continue;
    const [query] = read.queries;
    if (whole.is === "queries" && query?.measure !== whole.queries[0]?.measure) continue;
    const filled = query && withContext(query, spot(`${ahead} ${after}`.trim(), person));
    if (filled) return finished([filled], []);
  }
  return whole;
}

const beginsWithName = ({ entities }: Spots, ahead: string): boolean =>
  entities.some(({ start }) => start === ahead.split(" ").length) && !/\b(?:and|or|plus)$/.test(ahead);
const BEGINS = /^(?:total|spent|spend|spending|how|what|list|show)\b/;
const AUXILIARY = /^(?:did|does|do|was|were|have|has|am|is|are)\b/;
const ENDS = /(?:^|\s)(?:,|but|so|and|because|if|then)$/;

function readOne(text: string, person: Person, before: Query | null, place: Place): Understood {
  const spots = spot(text, person);
  const all = readingsOf(spots, person);
  const readings = all.filter(isSpokenFor);
  const [best] = readings;
  const isForeign = FOREIGN.test(withoutOthers(spots));
  if (before !== null && !isForeign && (place === "later" || !isWholeQuestion(spots))) {
    const pointed = fragmentOf(spots.plain, before, person) ?? pointingBack(spots, before, person, place === "later");
    if (pointed) return { ...finished([pointed], []), leans: true };
    const followed = followUp(spots, before, all, person, place === "later");
    if (followed) return { ...finished([followed], []), leans: true };
  }
  if (USUAL_BY_DAY.test(spots.plain)) return halfRead(all);
  if (!isForeign && TIME_OF_DAY.test(spots.plain) && best?.asked.is !== "plan") return { is: "unknown", lacks: "time" };
  if (!best || best.score < LEAST || isForeign)
    return isForeign && best?.asked.is === "plan" && best.score > 3 ? planOf(best) : isForeign ? UNREAD : halfRead(all);
  if (best.evidence < WEAK && !isBare(best, HOW_MUCH.test(spots.plain) || (place === "alone" && isFragmentary(spots))))
    return UNREAD;
  if (best.asked.is === "plan") return planOf(best);
  if (best.isFramed) return framedChoice(best, best.asked.query, readings);
  // A word that means something elsewhere changes what is asked: 'second', 'less', 'before'.
  if (isFlow(best.asked.query.measure) && best.unused.some((word) => isKnownWord(word) || CHANGES_ALL.test(word)))
    return halfRead(all);
  const open = openIn(best);
  if (open.length > 1 || (open.length > 0 && best.score < LEAST_WITH_UNUSED)) return halfRead(all);
  const rivals = readings.filter(
    (other) =>
      other !== best &&
      other.asked.is === "query" &&
      !(other.isFramed && best.asked.is === "query" && other.asked.query.measure === best.asked.query.measure) &&
      best.score - other.score < MARGIN &&
      other.evidence >= WEAK,
  );
  if (rivals.length > 0)
    return {
      is: "unclear",
      choices: [best, ...rivals.slice(0, 2)].flatMap(({ asked }) => (asked.is === "query" ? [asked.query] : [])),
    };
  return finished([best.asked.query], best.unused);
}

/** Clearly about what flowed, and yet with words that nothing explains: the nearest question is asked back. */
function halfRead(readings: readonly Reading[]): Understood {
  const plan = readings.find(({ asked }) => asked.is === "plan");
  const found = readings.find(
    ({ asked, isFramed }) => asked.is === "query" && isFlow(asked.query.measure) && !isFramed,
  );
  if (!found || found.asked.is !== "query" || found.evidence < CLEAR || (plan && plan.evidence >= found.evidence))
    return UNREAD;
  const { subject, period } = found.asked.query;
  const isAboutSomething = Object.keys(subject).length > 0 || period !== null;
  return isAboutSomething && found.unused.length <= MAX_UNUSED
    ? { is: "unclear", choices: [found.asked.query], unused: found.unused }
    : UNREAD;
}

const CLEAR = 1.5;
const MAX_UNUSED = 5;

const planOf = ({ asked, unused }: Reading): Understood =>
  asked.is === "plan" ? asPlan(asked.request, unused) : UNREAD;

/** Where no word speaks for any measure, it is asked what was spent. */
const isSpokenFor = ({ asked, evidence, score, isFramed }: Reading): boolean =>
  isFramed
    ? evidence >= LEAST_EVIDENCE && score >= LEAST_FRAMED
    : evidence > 0 || asked.is === "plan" || asked.query.measure === "spent";

/** The words that nothing explains, without those that only say what is bought. */
const openIn = ({ unused, beside = [] }: Reading): string[] => unused.filter((word) => !beside.includes(word));

/** 'Groceries last month': a subject and its days, and nothing else. */
function isBare(reading: Reading, asksHowMuch: boolean): boolean {
  const { asked } = reading;
  if (asked.is !== "query" || asked.query.measure !== "spent" || openIn(reading).length > 0) return false;
  const { subject, period, shape, statistic, comparison, condition } = asked.query;
  const said = [
    Object.keys(subject).length > 0,
    period !== null,
    shape !== "figure" || statistic !== "total",
    comparison !== null,
    Object.keys(condition).length > 0,
  ];
  return said.filter(Boolean).length > (asksHowMuch ? 0 : 1);
}

const CHANGES_ALL =
  /^(?:not|never|except|without|second|third|fourth|fifth|before|after|next|weekend|between|until|vs|versus|big|small|huge)$/;
