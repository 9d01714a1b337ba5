// What a text in a talk takes up from the question before it, though it has a verb of its own: 'which store took the most',
// 'what was the last one', 'anything over 200', 'what did I spend it on'. A short text with no name, no days and no measure of its
// own is about what the talk is about: what it asks for is its own, and all that it leaves open the question before it has said.

import { anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";
import { firstDayOf, monthOf } from "~/domain/periods";
import {
  isFlow,
  type Measure,
  type Period,
  type Query,
  query,
  type Subject,
  valid,
} from "~/domain/coach/query/algebra";
import { fragmentOf } from "./fragments";
import { withoutLead } from "./fragment-words";
import { isFiller } from "./lexicon";
import type { Person } from "./person";
import { plainSum, pointingBack } from "./pointing-back";
import { shapeCuesIn } from "./shape-words";
import { spot, type Spots } from "./spot";
import type { Understood } from "./understood";

const LONGEST = 10;
/** What one does as a rule, one's own things and all of them are asked about by themselves. */
const GENERAL = anyOf(
  /\b(?:do|does|can|could|should|would|will|am|are) (?:i|we|my|our)\b|\bmy\b|\bour\b|\b(?:a|any) new\b/,
  /\b(?:in general|overall|ever|all time|of all|everything|anywhere|usually|each month of)\b/,
  /^(?:hi|hello|hey|thanks?|thank you|ok|okay|great|cool|nice|help|bye|good \w+)\b(?: \w+)?$/,
);
/** What points at something said takes up even so: 'how often do I go there'. */
const POINTS =
  /\b(?:it|its|that|those|these|them|they|there|ones?)\b|^(?:(?:and|so|ok) )*(?:which|what) (?:place|store|shop|spot|restaurant)\b/;
/** The verbs and nouns that say nothing of their own in such a text. */
const SAYS_LITTLE = anyWordOf(
  /stores?|shops?|places?|merchants?|categor(?:y|ies)|months?|weeks?|days?|times?|visits?|trips?|ones?|purchases?/,
  /charges?|transactions?|biggest|largest|highest|smallest|lowest|worst|best|least|most|cheapest|priciest|expensive/,
  /first|second|third|list|show|break|down|split|average|total|count|percent|over|under|above|below|between|more|less/,
  /spen[dt]|spending|paid|pay|bought|buy|went|charged|costs?|left|last|latest|recent|newest|oldest|per|each|another/,
  /saved?|owed?|remaining|rate|interest|minimum|payments?|due|worth|reach|done|finish|finished|clear|cleared|go/,
);

/** No name, no days, no amount but a bound of rows: what it's about, somebody else has to say. */
function isOpenText({ words, plain, entities, past, ahead, amounts, ranges }: Spots): boolean {
  const isNamed = entities.some(({ kind }) => kind !== "payer");
  if (words.length > LONGEST || isNamed || past.length > 0 || ahead.length > 0) return false;
  if (amounts.length > 0 && ranges.length === 0) return false;
  const spans = [...ranges, ...amounts, ...shapeCuesIn(plain)];
  return words.every(
    (word, at) => isFiller(word) || SAYS_LITTLE.test(word) || spans.some(({ start, end }) => start <= at && at < end),
  );
}

/** The question that is meant; null where the text is a question of its own. `alone` is what it is read as by itself. */
export function takenUp(text: string, alone: Understood, before: Query, person: Person): Query | null {
  const spots = spot(text, person);
  const judged = judgedOf(spots.plain, before);
  if (judged) return valid(judged);
  const covered = coveredBy(spots.plain, before, person);
  if (covered) return valid(covered);
  if (!isOpenText(spots)) return null;
  const [now, ...others] = alone.is === "queries" ? alone.queries : [];
  const isOne = now !== undefined && others.length === 0 && !isAboutSomething(now.subject) && now.period === null;
  if (isOne && !isFlow(now.measure)) return ofSame(now, before);
  if (GENERAL.test(spots.plain) && !POINTS.test(spots.plain)) return null;
  const base = ofRows(before, person);
  const side = fragmentOf(withoutLead(spots.plain), base, person) ?? pointingBack(spots, base, person, true);
  if (side && JSON.stringify(side) !== JSON.stringify(before)) return valid(side);
  const done = isOne ? completed(now, base, spots) : null;
  return done && valid(done);
}

/** 'Without what is fixed' comes with some rankings and is said by nobody. */
const isAboutSomething = ({ except: _except, ...named }: Subject): boolean => Object.keys(named).length > 0;

/** What is asked of a budget's money is asked of what was spent of it. */
const BUDGETS: ReadonlySet<Measure> = new Set(["left", "budgeted", "unplanned"]);
function ofRows(before: Query, { today }: Person): Query {
  if (!BUDGETS.has(before.measure)) return before;
  const period: Period = before.period ?? { from: firstDayOf(monthOf(today)), to: today };
  return { ...plainSum(before), measure: "spent", comparison: null, condition: {}, period };
}

/** Measures of the same thing: of goals, of debts, of a card. */
const KIN: readonly ReadonlySet<Measure>[] = [
  new Set<Measure>(["saved", "remaining", "reached", "needed", "added"]),
  new Set<Measure>(["owed", "minimum", "rate", "paid-off", "principal", "reached", "payment"]),
  new Set<Measure>(["owed", "limit", "available", "used", "payment", "rate"]),
  BUDGETS,
];
const areKin = (one: Measure, other: Measure): boolean => KIN.some((kin) => kin.has(one) && kin.has(other));

/** Another side of the same goal, debt or card. */
function ofSame(now: Query, before: Query): Query | null {
  const isSame = now.measure === before.measure || areKin(now.measure, before.measure);
  return isSame && isAboutSomething(before.subject) ? { ...now, subject: before.subject } : null;
}

/** What the text asks for, of the rows that the question before it was about. */
function completed(now: Query, base: Query, { plain }: Spots): Query | null {
  if (!isFlow(base.measure)) return null;
  const isOwn = now.measure !== base.measure && OF_MEASURE[now.measure]?.test(plain) === true;
  if (isOwn) return null;
  const { shape, statistic, by, take, condition, comparison } = now;
  const isPlain = shape === "figure" && statistic === "total" && !comparison && Object.keys(condition).length === 0;
  if (isPlain) return null;
  const isOfShops = by === "category" && (base.subject.categories ?? []).length > 0;
  const isRowsOnly = shape === "list" && Object.keys(condition).length > 0;
  return {
    ...base,
    ...{ shape, take, comparison, by: isOfShops ? "merchant" : by, statistic },
    ...(isRowsOnly && base.shape === "list" ? { statistic: base.statistic, take: base.take } : {}),
    condition: { ...base.condition, ...condition },
    least: now.measure === base.measure ? now.least : /\b(?:least|lowest|cheapest|best)\b/.test(plain),
  };
}
/** A measure is the text's own only where a word of it says so: 'worst' alone is none. */
const OF_MEASURE: Partial<Record<Measure, RegExp>> = {
  spent: /\b(?:spen[dt]|spending|paid|cost)\b/,
  earned: /\b(?:earn\w*|made|make|income|paid me)\b/,
  kept: /\b(?:sav\w+|kept|keep|left over)\b/,
  refunded: /\b(?:refund\w*|back)\b/,
  moved: /\b(?:mov\w+|transfer\w*)\b/,
  interest: /\binterest\b/,
  fees: /\bfees?\b/,
};

const ENOUGH = inOrder(
  /^(?:(?:and|so|ok|but) )*(?:do|will|would) (?:i|we) have (?:enough|the money)(?: \w+)?(?: in (?:checking|the bank))? ?/,
  /(?:for|to (?:cover|pay)) (?:that|those|them|it|all (?:of )?(?:that|them|those))$/,
);

/** 'Do I have enough for that' behind bills: what checking holds down to their last day. */
function coveredBy(plain: string, { measure, period }: Query, { today }: Person): Query | null {
  if (measure !== "bills" || period === null || period.to < today || !ENOUGH.test(plain)) return null;
  const days = { from: today, to: period.to };
  return query({ measure: "ahead", shape: "yes-no", subject: { kinds: ["checking"] }, period: days });
}

const JUDGES = inOrder(
  /^(?:(?:and|so|hmm|but|ok|well|wait|wow) )*(?:,? ?)(?:is|was|isnt|is not|are|does|do) (?:that|it|this|those|they|this one)/,
  /(?: (?:even|really|kind of|like|considered|seem|look|sound|pretty|about))*/,
  anyOf(
    / (?:a lot|too much|too high|high|normal|ok(?:ay)?|bad|typical|usual|fine|reasonable|excessive|unusual|weird|much)/,
    / (?:as usual|out of line|more than (?:usual|normal)|higher than (?:usual|normal))/,
  ),
  /(?: (?:for (?:me|us)|or (?:not|what|no|is it me)|though|right))*$/,
);
/** 'Is that a lot': a sum is held against the usual, what is owed on a card against its limit. */
function judgedOf(plain: string, before: Query): Query | null {
  if (!JUDGES.test(plain)) return null;
  const { measure, statistic, subject, comparison, shape } = before;
  if (measure === "owed" && (subject.kinds?.includes("credit") ?? subject.accounts !== undefined))
    return { ...before, measure: "used", comparison: null };
  const isSum = statistic === "total" || statistic === "count" || statistic === "each";
  const isOfDays = isFlow(measure) && measure !== "kept" && before.period !== null && comparison === null && isSum;
  return isOfDays && shape === "figure" ? { ...before, comparison: { against: "usual" } } : null;
}
