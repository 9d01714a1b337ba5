// What a text says and its answer didn't use: the last gate of every reading, whoever read it. A word that nobody knows, one
// of the person's own names, an amount, a name in quotes: each stands in a step or in the answer, or is said to be left over.

import { isSeen } from "~/domain/coach/learned/likeliest";
import { divided } from "~/domain/coach/long-texts/divide";
import { overlaps, plainWords, type Span, stem } from "~/domain/language/words";
import { toCents } from "~/domain/money";
import { meansSomething } from "./clauses";
import { isKnownWord } from "./known-words";
import { isFiller } from "./lexicon";
import { capitalsIn } from "./names-in-place";
import { questionsIn } from "./names-kept";
import type { Person } from "./person";
import { type Entity, spot, type Spots } from "./spot";
import type { Step } from "~/domain/coach/query/step";
import { formsOf, holdsAmounts, isSaid, saysAbout, usedIn } from "./words-used";

/** `said` is the answer as it is read, with its lists; `unused` what its reader had no use for. */
type Given = {
  steps: readonly Step[];
  said: string;
  unused?: readonly string[];
  /** It knows more words than the readers here do: of those that they don't know, names alone are left over. */
  byModel?: boolean;
};

/** `words` that nobody knows a use for; `names` of one's own that the answer doesn't go by. */
export type LeftOver = { words: readonly string[]; names: readonly string[] };

export function leftOver(
  typed: string,
  { steps, said, unused: notUsed = [], byModel = false }: Given,
  person: Person,
): LeftOver {
  if (steps.length > 0 && steps.every(({ is }) => is === "guide")) return { words: notUsed, names: [] };
  // Steps that were added since may use what the first reader had no use for.
  const taken = usedIn(steps, said, person);
  const unused = notUsed.filter((word) => !isAmountHeld(word, steps, said) && !(byModel && isSaid(word, taken)));
  // A model takes from a tale what it has a use for.
  const text = byModel ? questionsIn(typed, person) : typed;
  const parts = divided(text, (piece) => meansSomething(piece, person));
  const asked = parts?.asked ?? text;
  const spots = spot(asked, person);
  const isAdvice = steps.some(({ is }) => is === "plan");
  // 'Good idea?' asks of what is told.
  const isAlone = meansSomething(asked, person) && !(isAdvice && spots.entities.length + spots.amounts.length === 0);
  const heard = parts && isAlone ? withoutTales(text, parts.told, isAdvice) : text;
  const used = usedIn(steps, said, person);
  const quoted = quotedIn(heard, used);
  const known = [...unused, ...quoted].flatMap((one) => one.split(" "));
  const isNew = (words: string) => !words.split(" ").some((word) => known.includes(word));
  // Whether a price can be paid doesn't go by where the wedding is.
  const isPriced = steps.length > 0 && steps.every((step) => step.is === "plan" && step.request.plan === "afford");
  const isTale = isPriced && spots.words.length + (parts?.told.length ?? 0) > LONG;
  const isPurchase = steps.some((step) => step.is === "plan" && BOUGHT.has(step.request.plan));
  const strange = isTale
    ? []
    : strangeIn(spot(heard, person), { capitals: capitalsIn(heard), used, byModel, isPurchase });
  const words = [...unused, ...quoted, ...[...strange, ...amountsIn(spots, steps, said, used)].filter(isNew)];
  return { words: [...new Set(words)], names: namesIn(spots, steps, used, person) };
}

/** Of so many words some only tell. */
const LONG = 12;

/** A bare number that the answer has as dollars. */
function isAmountHeld(word: string, steps: readonly Step[], said: string): boolean {
  const [, digits, thousands] = BARE_NUMBER.exec(word) ?? [];
  if (digits === undefined) return false;
  const cents = toCents(Number(digits.replaceAll(",", "")) * (thousands ? 1000 : 1));
  if (cents === null) return false;
  return holdsAmounts(steps, said, cents) || (thousands !== undefined && saysAbout(said, cents));
}
const BARE_NUMBER = /^\$?(\d[\d,]*(?:\.\d\d?)?)(k)?$/;

/**
 * Without the sentences that only tell, and without what is told in front of a question for figures. What is told behind it
 * ('while we were away') may be meant to narrow it; advice goes by all that is told in its sentence.
 */
function withoutTales(text: string, told: readonly string[], isAdvice: boolean): string {
  return text
    .split(/(?<=[.!?;])\s+/)
    .filter((sentence) => /\p{L}{3}/u.test(told.reduce((rest, piece) => rest.replace(piece, ""), sentence)))
    .map((sentence) => (isAdvice ? sentence : told.reduce(withoutStart, sentence)))
    .join(" ");
}
const withoutStart = (sentence: string, piece: string): string =>
  sentence.startsWith(piece) ? sentence.slice(piece.length).replace(/^[\s,;:–-]+/, "") : sentence;

/** Words in a row that neither reader knows, and names that no step has. */
type Known = { capitals: ReadonlySet<string>; used: string; byModel: boolean; isPurchase: boolean };
function strangeIn(spots: Spots, { capitals, used, byModel, isPurchase }: Known): string[] {
  const { words } = spots;
  const spans = spansOf(spots);
  const isStrange = (at: number): boolean => {
    const word = words[at] ?? "";
    return (
      LONG_WORD.test(word) &&
      !isFiller(word) &&
      !isKnownWord(word) &&
      (capitals.has(word) || (!isSeen(stem(word)) && (!byModel || isOfPlace(words, at)))) &&
      !isSaid(word, used) &&
      !spans.some(({ start, end }) => start <= at && at < end)
    );
  };
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const start = at;
    while (isStrange(at)) at++;
    if (at > start && !(isPurchase && isBought({ start, end: at }, spots)))
      found.push(words.slice(start, at).join(" "));
  }
  return found;
}
/** 'A $1,200 macbook': whatever it is, it's what would be bought. In front of another name it tells that one apart. */
const isBought = ({ start, end }: Span, { words, amounts, entities }: Spots): boolean =>
  (A.test(words.slice(0, start).join(" ")) || amounts.some((amount) => amount.end === start)) &&
  !entities.some((one) => one.start === end);

/** 'At the olde mill' */
function isOfPlace(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  return PLACE.test(before) || (/^(?:the|my|our)$/.test(before) && PLACE.test(words[at - 2] ?? ""));
}
const PLACE = /^(?:at|from)$/;
const LONG_WORD = /^\p{L}{4,}$/u;

const spansOf = ({ entities, past, ahead, amounts, ranges, percents, weekdays, times, takes }: Spots): Span[] => [
  ...entities,
  ...past,
  ...ahead,
  ...amounts,
  ...ranges,
  ...percents,
  ...weekdays,
  ...times,
  ...takes,
];

const QUOTED = /["“]([^"“”]{2,40})["”]/g;
const quotedIn = (asked: string, used: string): string[] =>
  [...asked.matchAll(QUOTED)].flatMap(([, name = ""]) => (isSaid(name, used) ? [] : [plainWords(name)]));

function amountsIn({ amounts, words }: Spots, steps: readonly Step[], said: string, used: string): string[] {
  const open = (steps.length > 0 ? amounts : []).filter(
    ({ sure, monthly, cents }) => (sure || monthly) && !holdsAmounts(steps, said, cents),
  );
  // '401k' is a name as well.
  return open
    .map(({ start, end }) => words.slice(start, end).join(" "))
    .filter((one) => !isSaid(one, used) && !isAmountHeld(one, steps, said));
}

/** What isn't about one's own money names things as examples. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  "other-people",
  "glossary",
  "not-my-field",
  "talk-money",
  "card-choice",
]);
const takesNames = (steps: readonly Step[]): boolean =>
  !steps.some((step) => step.is === "guide" || (step.is === "topic" && OF_OTHERS.has(step.topic)));

function namesIn(spots: Spots, steps: readonly Step[], used: string, person: Person): string[] {
  if (!takesNames(steps)) return [];
  const isUsed = (one: Entity) => formsOf(one, spots, person).some((form) => isSaid(form, used));
  const names = longest(spots.entities);
  const known = names.filter(isUsed);
  const open = names.filter(
    (one) =>
      !known.includes(one) &&
      !isThing(one, spots, steps, person) &&
      !isMeasure(one, steps) &&
      !isVerb(one, spots) &&
      !isSpared(one, spots, steps) &&
      // 'The Maine trip': a name goes on.
      !known.some(({ start, end }) => start === one.end || end === one.start),
  );
  return [...new Set(open.map(({ start, end }) => spots.words.slice(start, end).join(" ")))];
}

/** 'The landlord wants us to' */
const isVerb = ({ kind, values, end }: Entity, { words }: Spots): boolean =>
  kind === "category" && values.includes("wants") && WANTED.test(words[end] ?? "");
const WANTED = /^(?:us|me|to|him|her|them|it|a|an|the|my|our|that|this|some)$/;

/** 'Without touching Rainy Day': nothing is taken out of it. */
const isSpared = ({ start }: Entity, { words }: Spots, steps: readonly Step[]): boolean =>
  steps.some((step) => step.is === "plan" && step.request.plan === "save-up") &&
  SPARED.test(words.slice(0, start).join(" "));
const SPARED = /\b(?:without|not) (?:touching|using|tapping|counting|dipping into|taking from)(?: (?:my|our|the))?$/;

/** A name at each place, the longest. */
function longest(entities: readonly Entity[]): Entity[] {
  const kept: Entity[] = [];
  for (const one of [...entities].sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (!kept.some((other) => overlaps(one, other))) kept.push(one);
  return kept.sort((a, b) => a.start - b.start);
}

const OWN: ReadonlySet<Entity["kind"]> = new Set(["account", "goal", "tag", "payer"]);
const isOwn = ({ kind, values }: Entity, { merchants }: Person): boolean =>
  OWN.has(kind) || (kind === "merchant" && values.some((name) => merchants.includes(name)));

const BOUGHT: ReadonlySet<string> = new Set(["afford", "loan", "home", "save-up", "child", "move", "gifts"]);
/** 'A $9,000 boat', 'a concert': what would be bought, and no name of one's own. The planner's own words are of anything. */
function isThing(one: Entity, { words, amounts }: Spots, steps: readonly Step[], person: Person): boolean {
  const plans = steps.flatMap((step) => (step.is === "plan" ? [step.request.plan] : []));
  const before = words.slice(0, one.start).join(" ");
  if (plans.length > 0 && (A.test(before) || amounts.some(({ end }) => end === one.start))) return true;
  if (isOwn(one, person)) return false;
  return steps.length === 0 || (plans.some((plan) => BOUGHT.has(plan)) && !OUT_OF.test(before));
}
const A = /\b(?:an?|another|new)(?: \$?[\d.]+k?)?$/;
const OUT_OF = /\b(?:on|in|from|at|of|with)(?: (?:the|my|our))?$/;

const OF_SAVING: ReadonlySet<string> = new Set(["kept", "saved", "added", "needed", "savings-rate", "save-more"]);
/** 'My savings rate', 'what a goal needs': what is asked, and no account; which account, each of them answers. */
const isMeasure = (one: Entity, steps: readonly Step[]): boolean =>
  (one.kind === "category" && one.values.includes("needs")) ||
  ((one.kind === "account" || one.kind === "kind") &&
    steps.some((step) => step.is === "query" && step.query.by === "account")) ||
  isOfSavings(one, steps);
const isOfSavings = ({ kind, values }: Entity, steps: readonly Step[]): boolean =>
  kind === "kind" &&
  values.includes("savings") &&
  steps.some(
    (step) =>
      (step.is === "query" &&
        (OF_SAVING.has(step.query.measure) ||
          step.query.subject.merchants?.some((name) => /^interest\b/i.test(name)))) ||
      (step.is === "plan" && OF_SAVING.has(step.request.plan)),
  );
