// A text that tells something beside its question is read by what it asks. From the tale passes only what the question leaves
// open: the one name that it is about, the days that it was on, and what is not to count.

import { divided, type Divided, tellsOfMoment } from "~/domain/coach/long-texts/divide";
import { hasAmount, isClaim } from "~/domain/coach/long-texts/kinds";
import { anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";
import { meansSomething } from "./clauses";
import { isFlow, type Period, type Query } from "~/domain/coach/query/algebra";
import { subjectOf } from "./named-subject";
import type { Person } from "./person";
import type { Understood } from "./understood";
import { withReferents } from "./referents";
import { type Entity, spot, type Spots } from "./spot";

type Read = (text: string) => Understood;

const NAMES: ReadonlySet<string> = new Set(["merchant", "part", "category", "tag"]);
const NOT_OWN: ReadonlySet<string> = new Set(["payer"]);
const LEFT_OUT: ReadonlySet<string> = new Set(["merchant", "part", "category", "payer", "tag"]);

/** What may be done with what was told: 'can I pay that out of checking'. */
const MAY = anyOf(
  /^(?:(?:so|and|but|ok) )*(?:can|could|should|would|will|may) (?:i|we)\b.*\b(?:it|that|them|this)\b/i,
  /\b(?:room|space|slack|money) for (?:it|that|this)\b/i,
);
const IT = /\b(?:it|that|them|those)\b/i;

/** Null where nothing is told, or where the question can't do without it. */
export function readAsked(text: string, person: Person, read: Read): Understood | null {
  const last = lastOfTale(text, person, read);
  if (last) return last;
  const parts = divided(text, (piece) => meansSomething(piece, person));
  if (!parts || parts.asked === text || isHeldAgainst(parts, () => read(text))) return null;
  const alone = lastByItself(text, parts, person, read);
  if (alone) return alone;
  const asked = withLeftOut(parts, person);
  const question = withReferents(askingSum(asked, parts), parts.told, person);
  const spots = spot(question, person);
  const found = read(question);
  if (found.is === "plan") {
    const all = read(text);
    // 'I have 20,000 in the brokerage, should I put 5,000 more in': where to, only the tale says.
    if (all.is === "plan" && all.request.plan === "invest-more") return all;
    return !IT.test(question) && isOwnAdvice(found, all) ? found : null;
  }
  if (found.is !== "queries" || found.unused.length > 0 || (tellsAmount(parts) && MAY.test(question))) return null;
  if (!hasNames(spots) && !standsAlone(found.queries, parts, spots, person)) return null;
  const filled = found.queries.flatMap((query) => lent(query, parts, spots, person) ?? []);
  if (filled.length < found.queries.length) return null;
  const whole = hasNames(spots) ? null : read(text);
  return whole && saysMore(whole, filled) ? whole : { ...found, queries: filled };
}

/** A last sentence with a name and days of its own needs nothing of what surely or perhaps tells: 'How many times did we eat out in May?' */
function lastByItself(text: string, { leftOut }: Divided, person: Person, read: Read): Understood | null {
  const [last = "", ...before] = text
    .trim()
    .split(/(?<=[.?!])\s+/)
    .reverse();
  if (before.length === 0 || leftOut.length > 0 || !ASKS.test(last)) return null;
  const spots = spot(last, person);
  if (!hasNames(spots) || spots.past.length === 0 || IT.test(last) || POINTS.test(spots.plain)) return null;
  const found = read(last);
  return found.is === "queries" && found.unused.length === 0 ? found : null;
}
const ASKS = /^(?:(?:so|and|ok|anyway|now),? )*(?:how|what|which|when|did|do|was|were|is|are)\b.*\?$/i;

/** Behind a tale of several sentences the one that asks for something else than what was spent is all the question. */
function lastOfTale(text: string, person: Person, read: Read): Understood | null {
  const sentences = text.trim().split(/(?<=[.?!])\s+/);
  const last = sentences.at(-1) ?? "";
  const before = sentences.slice(0, -1);
  if (
    wordsIn(before.join(" ")) < LEAST_TOLD ||
    !ASKS.test(last) ||
    before.some((one) => one.endsWith("?") || LEAVES.test(one))
  )
    return null;
  const spots = spot(last, person);
  if (IT.test(last) || POINTS.test(spots.plain) || !OF_OTHER.test(spots.plain) || hasAmount(last)) return null;
  const isOpenFor = !hasNames(spots) && !ALL.test(spots.plain);
  if (isOpenFor && before.some((one) => spot(one, person).entities.some(({ kind }) => NAMES.has(kind)))) return null;
  const found = read(last);
  const isOfOther =
    found.is === "queries" && found.unused.length === 0 && !found.queries.some(({ measure }) => measure === "spent");
  return isOfOther ? found : null;
}
const LEAST_TOLD = 12;
const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const ALL = /\b(?:all|everything|overall|altogether|in total|every)\b/;
const LEAVES = /\b(?:except|without|not counting|besides|leave|exclude|skip|ignore|only|just the)\b/i;

/** Without a name of its own a question says on which days, or points at the one thing that the tale names. */
function standsAlone(queries: readonly Query[], parts: Divided, spots: Spots, person: Person): boolean {
  const isOfOther = !queries.some(isOpen);
  if (isOfOther && !OF_OTHER.test(spots.plain) && namesOne(parts, person)) return false;
  const points = POINTS.test(spots.plain);
  if (isWeighed(parts, spots) || (points && !namesOne(parts, person)) || !meansSomething(spots.plain, person))
    return false;
  return points || saysDays(spots) || (isOfOther && !queries.every(({ measure }) => measure === "pay"));
}

/** Words for what isn't spent: a question without them may be of what the tale names. */
const OF_OTHER = anyWordOf(
  /earn\w*|ma[dk]e|income|pay|paychecks?|payday|paid|c[ao]me in|kept|keep|sav\w+|left|balance|worth|owe|debts?/,
  /interest|fees?|net|bills?|budget|subscriptions?|move\w*|raise|check/,
);

/** The text as a whole, where it says just that and one thing more. */
const saysMore = (whole: Understood, [first]: readonly Query[]): boolean =>
  whole.is === "queries" &&
  whole.unused.length === 0 &&
  first !== undefined &&
  Object.keys(first.subject).length > 0 &&
  whole.queries.length > 1 &&
  whole.queries.every(
    ({ subject, period }) => JSON.stringify([subject, period]) === JSON.stringify([first.subject, first.period]),
  );

/** 'My wife says 500. What was it?': what somebody claims is held against the sum. */
const isHeldAgainst = ({ told }: Divided, whole: () => Understood): boolean => {
  if (!told.some((piece) => isClaim(piece) && hasAmount(piece))) return false;
  const read = whole();
  return read.is === "queries" && read.queries.some(({ comparison }) => comparison?.against === "amount");
};

const hasNames = ({ entities }: Spots): boolean => entities.some(({ kind }) => !NOT_OWN.has(kind));

const saysDays = ({ past, plain }: Spots): boolean => past.length > 0 || SINCE_THEN.test(plain);

/** Advice that names its own amount or thing needs no tale; what happened may be what it is about. */
function isOwnAdvice(found: Extract<Understood, { is: "plan" }>, whole: Understood): boolean {
  const { amountCents, monthlyCents, subject } = found.request;
  if (amountCents !== undefined || monthlyCents !== undefined || subject !== undefined) return true;
  return whole.is !== "plan";
}

/** What is not to count is said behind what is asked, where it names something: a truck that is in no row leaves nothing out. */
function withLeftOut({ asked, leftOut }: Divided, person: Person): string {
  const named = leftOut.flatMap(({ name, isLoose }) => {
    const { words, entities } = spot(name, person);
    const known = entities.filter(({ kind }) => LEFT_OUT.has(kind));
    const isAll = words.every(
      (word, at) => BESIDE.test(word) || known.some(({ start, end }) => start <= at && at < end),
    );
    return known.length === 0 || !(isLoose || isAll)
      ? []
      : [isLoose ? known.map(({ start, end }) => words.slice(start, end).join(" ")).join(" and ") : name];
  });
  return named.length === 0 ? asked : `${asked.replace(/[\s.?!,;:]+$/, "")}, not counting ${named.join(" and ")}`;
}
const BESIDE =
  /^(?:the|my|our|a|an|any|all|and|or|bills?|payments?|stuff|places?|money|spending|thing|things|part|side|,)$/;

/** 'Is that more than usual', 'how often there': what that is, the tale says. */
const POINTS = anyOf(
  inOrder(
    /\b(?:is|was|does|did|would|will|are|were|do|has|have) /,
    anyOf(
      /that|it|this(?! (?:month|week|year|quarter|summer|winter|fall|spring|thanksgiving|christmas)\b)|they|those/,
      /these|he|she/,
    ),
    /\b/,
  ),
  /\b(?:there|on that|for that|at that|of that|of it|for it|on it|for them|of those|of them|that one|that place)\b/,
);
const tellsAmount = ({ told }: Divided): boolean => told.some(hasAmount);
/** What holds the tale's amount against something is about the tale. */
const WEIGHS = anyWordOf(
  /more|less|than|higher|lower|same|compared?|vs|versus|against|usual|usually|normal|normally|typical|a lot|too much/,
  /okay|ok|right|worth|cheaper|left|budget|remaining/,
);
const isWeighed = (parts: Divided, { plain }: Spots): boolean => tellsAmount(parts) && WEIGHS.test(plain);

/** 'How much is that this month', once a sum was told: what was spent, or what was earned. */
const ASKS_SUM = inOrder(
  /^(?:so |and |but )*(?:how much|what)(?: (?:is|was|does|did))?(?: (?:that|it|this))?(?: (?:make|come to))?/i,
  /(?= (?:in|on|for|so|this|last|since|altogether|all|total)\b)/i,
);
const OF_PAY = /\b(?:got paid|paycheck|pay check|payday|paid me|check was|earned|deposit(?:ed)?|received)\b/i;
const isOfPay = ({ told }: Divided): boolean => told.some((piece) => OF_PAY.test(piece));
const askingSum = (asked: string, parts: Divided): string =>
  tellsAmount(parts) ? asked.replace(ASKS_SUM, isOfPay(parts) ? "how much did i earn" : "how much did i spend") : asked;

const isOpen = ({ measure, subject, by, shape, comparison }: Query): boolean =>
  (measure === "spent" || measure === "refunded") &&
  Object.keys(subject).length === 0 &&
  by !== "category" &&
  by !== "merchant" &&
  shape !== "share" &&
  comparison?.against !== "subject" &&
  comparison?.against !== "income";
const OF_ALL =
  /\b(?:everything|altogether|in total|overall|in all|all (?:my|our|the) spending|whole (?:month|year|week))\b/;

/** With what the tale says of it; null where that can't be told. */
function lent(query: Query, parts: Divided, spots: Spots, person: Person): Query | null {
  const period = daysOf(query, parts, spots, person);
  if (period === "elsewhere") return null;
  const named = { ...query, period };
  if (!isOpen(query) || hasNames(spots) || OF_ALL.test(spots.plain)) return named;
  const names = namesTold(parts, person);
  if (names.length === 0) return period === null && !saysAll(spots) ? null : named;
  return isOfPay(parts) ? named : { ...named, subject: subjectOf(names) };
}
/** Words enough for a question of its own. */
const saysAll = ({ plain }: Spots): boolean => /\b(?:spen[dt]|spending|refunds?|most|biggest|largest)\b/.test(plain);

const namesOne = (parts: Divided, person: Person): boolean => namesTold(parts, person).length === 1;

/** The shops that a tale names; where it names none, the one thing that it is about. */
function namesTold({ told }: Divided, person: Person): Entity[] {
  const named = told.flatMap((piece) => spot(piece, person).entities.filter(({ kind }) => NAMES.has(kind)));
  const shops = named.filter(({ kind }) => kind === "merchant");
  const chosen = shops.length > 0 ? shops : named;
  return new Set(chosen.map(({ values }) => values.join("|"))).size === 1 ? chosen.slice(0, 1) : shops;
}

/** A question in the present tense asks of today, whatever the tale was on. */
const OF_TODAY = inOrder(
  /^(?:(?:so|and|but|ok) )*(?:how much|what|how often|how many|when|which|where)?(?: \S+){0,2}? ?/,
  /(?:is|are|am|do|does|s|can|could|will|should)/,
  /\b(?!.*\b(?:did|was|were|spent|paid|went|came|cost(?:ed)?|had|got)\b)/,
);
const isPresent = ({ plain }: Spots): boolean => OF_TODAY.test(plain);

/** The days of a tale hold for a question of what was, where it names none; those of a moment may reach further. */
function daysOf(query: Query, parts: Divided, spots: Spots, person: Person): Period | null | "elsewhere" {
  if (query.period !== null || !isFlow(query.measure) || spots.past.length > 0) return query.period;
  if (OF_ALL_TIME.test(spots.plain)) return null;
  const past = parts.told.flatMap((piece) => (DEADLINE.test(piece) ? [] : spot(piece, person).past));
  const [days, ...others] = past;
  if (!days) return null;
  if (SINCE_THEN.test(spots.plain)) return { from: days.from, to: person.today };
  if (tellsOfMoment(parts)) return "elsewhere";
  return others.length > 0 || tellsAmount(parts) || isPresent(spots) ? null : { from: days.from, to: days.to };
}
/** 'Before Thanksgiving I want to know …' is when one wants to know. */
const DEADLINE = /^(?:(?:so|ok|and|well)[ ,]+)*(?:before|by|until|ahead of)\b/i;
const OF_ALL_TIME = /\b(?:last time|latest|most recent|did (?:i|we) last|ever|so far|to date|all time)\b/;
const SINCE_THEN = /\b(?:since|after|from) (?:then|that|that month|that day)(?: on)?\b/;
