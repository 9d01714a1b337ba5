// Which of the names in a text a measure takes as its subject, and which it leaves out.

import { anyOf, inOrder } from "~/domain/language/pattern";
import { overlaps, type Span } from "~/domain/language/words";
import type { Flow } from "~/domain/coach/query/algebra";
import { FILLER } from "./lexicon";
import type { Person } from "./person";
import { isKnownWord } from "./known-words";
import { type Entity, type EntityKind, type Spots } from "./spot";

/** In the order in which they are preferred where they stand at one place. */
function kindsFor(measure: Flow): readonly EntityKind[] {
  switch (measure) {
    case "spent":
    case "refunded":
      return ["tag", "merchant", "part", "category", "account", "kind"];
    case "earned":
      return ["tag", "payer", "account"];
    case "moved":
    case "outflow":
    case "inflow":
    case "interest":
    case "fees":
      return ["tag", "account", "kind"];
    default:
      return [];
  }
}

const FLOW_KINDS = ["credit", "checking", "savings"];

function fits(entity: Entity, measure: Flow): boolean {
  if (entity.kind !== "kind" || measure === "interest") return true;
  const [kind, ...others] = entity.values;
  return others.length === 0 && (measure === "moved" || FLOW_KINDS.includes(kind ?? ""));
}

/** 'Shell out' is no gas station. */
const isVerb = ({ end }: Entity, { words }: Spots): boolean =>
  /^(?:shell|shelled|shelling) out$/.test(words.slice(end - 1, end + 1).join(" "));

export function entitiesFor(measure: Flow, spots: Spots, taken: readonly Span[]): Entity[] {
  const kinds = kindsFor(measure);
  const rank = ({ kind }: Entity) => kinds.indexOf(kind);
  const chosen: Entity[] = [];
  const candidates = spots.entities
    .filter(
      (entity) =>
        kinds.includes(entity.kind) &&
        fits(entity, measure) &&
        !taken.some((span) => overlaps(span, entity)) &&
        !isVerb(entity, spots),
    )
    .sort((a, b) => b.end - b.start - (a.end - a.start) || rank(a) - rank(b) || b.exact - a.exact);
  for (const entity of candidates) if (!chosen.some((other) => overlaps(entity, other))) chosen.push(entity);
  return chosen.sort((a, b) => a.start - b.start);
}

const PREPOSITIONS = new Set(["at", "from", "to", "on", "with", "for"]);

/**
 * Words behind 'at' or 'on' that nothing explains are taken for a name that the person's rows may hold. It begins with a
 * word that no reading has a use for, and goes on until something else is said: 'Best Buy' may.
 */
export function unknownName(
  { words }: Spots,
  covered: ReadonlySet<number>,
  slots: ReadonlySet<number>,
  measure: Flow,
  person: Person,
): (Span & { name: string }) | null {
  if (!["spent", "refunded", "earned"].includes(measure)) return null;
  for (let at = 0; at < words.length - 1; at++) {
    if (!PREPOSITIONS.has(words[at] ?? "") || (measure === "earned" && words[at] !== "from")) continue;
    let start = at + 1;
    while (["the", "my", "a", "our"].includes(words[start] ?? "")) start++;
    if (covered.has(start) || FILLER.has(words[start] ?? "")) continue;
    let end = start;
    while (end < words.length && end - start < LONGEST_NAME && !slots.has(end) && !endsName(words[end] ?? "")) end++;
    while (end > start && FILLER.has(words[end - 1] ?? "")) end--;
    const name = words.slice(start, end).join(" ");
    if (end - start === 1 && (isKnownWord(name) || IS_PLACE_IN_ORDER.test(name) || isPartOfName(name, person)))
      continue;
    if (/\p{L}{2}/u.test(name)) return { start, end, name };
  }
  return null;
}

/** 'Biggest at the top'. */
const IS_PLACE_IN_ORDER =
  /^(?:top|bottom|front|beginning|start|end|once|least|most|work|school|night|noon|moment|rate|pace|same)$/;

/** 'What did we give uncle Ray': right behind a verb of paying an unknown name is who was paid. */
export function unknownPayee(
  { words }: Spots,
  covered: ReadonlySet<number>,
  slots: ReadonlySet<number>,
  measure: Flow,
): (Span & { name: string }) | null {
  if (measure !== "spent") return null;
  const isOpen = (at: number): boolean => {
    const word = words[at] ?? "";
    return (
      /^\p{L}{2,}$/u.test(word) &&
      !covered.has(at) &&
      !slots.has(at) &&
      !FILLER.has(word) &&
      !isKnownWord(word) &&
      !NO_PAYEES.test(word)
    );
  };
  for (const [at, word] of words.entries()) {
    if (!PAYING.test(word) || IS_PAY.test(words[at - 1] ?? "")) continue;
    let start = at + 1;
    while (["the", "my", "a", "our", "to"].includes(words[start] ?? "")) start++;
    let end = start;
    while (end - start < LONGEST_NAME && isOpen(end)) end++;
    if (end > start) return { start, end, name: words.slice(start, end).join(" ") };
  }
  return null;
}
const PAYING = /^(?:pay|paid|paying|give|gave|given|giving|send|sent|sending|owed)$/;
/** 'My pay', 'this pay period': what is paid, and no paying. */
const IS_PAY = /^(?:my|our|this|that|the|his|her|their|a|last|next|net|gross|home|per|each|every)$/;
const NO_PAYEES = inOrder(
  /^/,
  anyOf(
    /extra|less|attention|upfront|cash|full|fully|taxes|tax|people|someone|anyone|everyone|advance|separately|twice/,
    /double|towards?|yourself|myself|ourselves|off|on|online|in|out|away|back|ahead|late|early|per|every|once|it/,
    /them|him|her|us|me/,
  ),
  /$/,
);

/** 'House' alone is neither the noodle house nor another name. */
const isPartOfName = (word: string, { merchants, payers, goals, accounts }: Person): boolean =>
  [...merchants, ...payers, ...goals.map(({ name }) => name), ...accounts.map(({ name }) => name)].some((name) =>
    new RegExp(`\\b${word.replace(/[^\p{L}\p{N}]/gu, ".")}\\b`, "iu").test(name),
  );

/** 'Doordash last month', 'how much did Uber cost me': a name without a preposition, where it can be nothing else. */
export function bareName(
  { words }: Spots,
  covered: ReadonlySet<number>,
  measure: Flow,
): (Span & { name: string }) | null {
  if (measure !== "spent") return null;
  const open = words.flatMap((word, at) => (covered.has(at) || FILLER.has(word) || word === "," ? [] : [at]));
  const [start, end] = [open[0], open.at(-1)];
  if (start === undefined || end === undefined || end - start + 1 !== open.length || open.length > 3) return null;
  const before = words.slice(0, start).join(" ");
  const after = words.slice(end + 1).join(" ");
  const isNamed =
    (start === 0 && /^(?:last|this|in|since|spending|spend|total|purchases|charges|orders)\b/.test(after)) ||
    (/\b(?:did|does|has|have|do)$/.test(before) && /^(?:cost|costs|charge|charged|take|taken|get|run)\b/.test(after)) ||
    (/\bhow many$/.test(before) && /^(?:rides|orders|trips|purchases|visits|charges|deliveries)\b/.test(after));
  const name = words.slice(start, end + 1).join(" ");
  if (words.slice(start, end + 1).some(isKnownWord)) return null;
  return isNamed && /\p{L}{3}/u.test(name) ? { start, end: end + 1, name } : null;
}

const LONGEST_NAME = 4;
const endsName = (word: string): boolean => word === "," || PREPOSITIONS.has(word);

/** 'Corner Market' is not the 'Corner Grocer' that one knows: a part of a name that goes on otherwise is another name. */
export function longerName(
  { words }: Spots,
  known: readonly Entity[],
  covered: ReadonlySet<number>,
): (Span & { name: string }) | null {
  const [only, ...others] = known;
  // Two words of a name are enough of it, whatever stands behind.
  if (!only || others.length > 0 || only.exact > WHOLE_NAME || only.end - only.start > 1) return null;
  let end = only.end;
  const goesOn = (word: string): boolean =>
    !FILLER.has(word) && word !== "," && !IS_DONE_THERE.test(word) && !TELLS.test(word);
  while (end < words.length && !covered.has(end) && goesOn(words[end] ?? "")) end++;
  return end === only.end ? null : { start: only.start, end, name: words.slice(only.start, end).join(" ") };
}

const WHOLE_NAME = 0.95;
/** A sentence that begins behind a name tells the coach what to do. */
const TELLS = /^(?:count|list|add|sum|name|find|pull|check|compare|break|rank|sort)$/;
/** What shops do, and what one has there, is no part of their names. */
const IS_DONE_THERE = inOrder(
  /^/,
  anyOf(
    /tak(?:e|es|en|ing)|took|charg(?:e|es|ed|ing)|gett?(?:s|ing)?|gotten|got|had|cost(?:s|ing)?|rais(?:e|es|ed|ing)/,
    /went|goes|came|comes?|appointments?|visits?|orders?|rides?|trips?|bills?|stops?|runs?|purchases?|tickets?/,
    /outings?|nights?|dinners?|lunch(?:es)?|meals?|haircuts?|deliver(?:y|ies)|packages?|receipts?|places?|shops?/,
    /spots?|joints?|stays?|fares?|plays?|movies?|shows?/,
  ),
  /$/,
);
