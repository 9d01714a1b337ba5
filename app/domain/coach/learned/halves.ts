// Two questions in one breath: 'car insurance, how much and when is it next'. Where the text as a whole looks like two, it is
// cut where its halves look most like questions; what only one of them names, the other one is about as well.

import { apart, plainWords } from "~/domain/language/words";
import { isTold } from "~/domain/coach/reading/clauses";
import { segmentsOf } from "~/domain/coach/reading/segments";
import { FILLER } from "~/domain/coach/reading/lexicon";
import type { Person } from "~/domain/coach/reading/person";
import { spot } from "~/domain/coach/reading/spot";
import { TWO } from "./codes";
import type { Likely } from "./likeliest";
import { LEARNED } from "./looks";

/** `bare`: the second half as it stands in the text. */
type Halves = {
  first: string;
  second: string;
  bare: string;
  share: number;
  /** Its halves don't look like questions by themselves. */
  isUnsure?: true;
};

/** From this share on a text is taken for two questions. */
const ENOUGH = 0.7;
/** Halves that look like nothing are no questions. */
const LEAST = 0.25;
/** A half that is less likely than this by itself may lean on the other one. */
const SURE = 0.6;
const MAX_CUTS = 8;
const SHORT = 4;

const JOINS = /^(?:and|n|&|but|also|plus|then|or|\+|-|–|—)$/i;
const ASKS =
  /^(?:how|hows|what|whats|what's|wat|wats|when|whens|when's|where|which|who|is|are|was|were|do|does|did|can|will|show|list|give)$/i;
const ASKS_SOMEWHERE =
  /\b(?:how|what|whats|when|where|which|who|is|are|was|were|do|does|did|can|will|show|list|give|total|also|plus|tell)\b/i;
const ENDS = /[,;:?!.–—-]$/;
const POINTS = /\b(?:it|its|that|they|them|those|these|there|one|ones|this one)\b/i;

type Reader = { person: Person; likelyIn: (text: string) => readonly Likely[] };

export function halvesOf(text: string, person: Person, learned = LEARNED): Halves | null {
  const reader: Reader = { person, likelyIn: (part) => learned.likelyOf(spot(part, person), person) };
  const [first] = reader.likelyIn(text);
  if (first?.code !== TWO || first.share < ENOUGH) return null;
  const best = bestCut(text, reader);
  return best !== null && best.share >= LEAST ? best : atItsMark(text, reader);
}

/** 'All our subscriptions with price, and the total': what points back looks like no question by itself. */
function atItsMark(text: string, reader: Reader): Halves | null {
  const [first, second, ...others] = segmentsOf(text).map((half) => bare(half.split(/\s+/)).replace(/[\s,;:.]+$/, ""));
  if (!first || !second || others.length > 0 || isTold(first)) return null;
  const later = asked(second, reader);
  return later && later.share >= LIKELY ? { first, second, bare: second, share: LEAST, isUnsure: true } : null;
}
const LIKELY = 0.45;

function bestCut(text: string, reader: Reader): Halves | null {
  const words = text.trim().split(/\s+/);
  const cuts = words.flatMap((word, at) =>
    at > 0 && (ENDS.test(words[at - 1] ?? "") || JOINS.test(word) || ASKS.test(word)) ? [at] : [],
  );
  return cuts
    .slice(0, MAX_CUTS)
    .flatMap((at) => cutAt(words, at, reader) ?? [])
    .reduce<Halves | null>((best, one) => (best === null || one.share > best.share ? one : best), null);
}

function cutAt(words: readonly string[], at: number, reader: Reader): Halves | null {
  const [first, second] = [bare(words.slice(0, at)), bare(words.slice(at))];
  if ([first, second].some((half) => half === "" || isOnlyDays(half, reader) || isTold(half))) return null;
  // What is said after the question adds to it; it's no other one.
  if (/[.!]$/.test(words[at - 1] ?? "") && !ASKS_SOMEWHERE.test(second)) return null;
  const [earlier, later] = [
    leaningOn(first, second, reader, (names) => `${first} ${names}`),
    likelier(
      leaningOn(second, first, reader, (names) => `${names} ${second}`),
      asked(`${leadOf(first)} ${second}`.trim(), reader),
    ),
  ];
  return earlier && later
    ? { first: earlier.text, second: later.text, bare: second, share: earlier.share * later.share }
    : null;
}

/** 'In a regular month' what comes in, and what goes out: what is said before the first question is of both. */
function leadOf(first: string): string {
  const words = first.split(" ");
  const at = words.findIndex((word) => ASKS.test(word));
  const lead = words.slice(0, at).join(" ");
  return at > 1 && at <= LONGEST_LEAD && !/[.!?;]/.test(lead) ? lead : "";
}
const LONGEST_LEAD = 5;

const likelier = <T extends { share: number }>(one: T | null, other: T | null): T | null =>
  one && other ? (other.share > one.share ? other : one) : (one ?? other);

/** 'Groceries in September and October, in total' asks once. */
function isOnlyDays(half: string, { person }: Reader): boolean {
  const { words, plain, past, ahead } = spot(half, person);
  const days = [...past, ...ahead];
  return (
    (days.length > 0 || !QUESTION_WORD.test(plain)) &&
    words.every((word, at) => FILLER.has(word) || days.some(({ start, end }) => start <= at && at < end))
  );
}
const QUESTION_WORD = /\b(?:how|what|when|where|which|who)\b/;

/** A half as it stands, or with the names of the other one where it has none and can't do without. */
function leaningOn(half: string, other: string, reader: Reader, withNames: (names: string) => string) {
  const alone = asked(half, reader);
  const names = namesIn(other, reader);
  const mayLean = POINTS.test(half) || half.split(" ").length <= SHORT || (alone?.share ?? 0) < SURE;
  if (names === "" || namesIn(half, reader) !== "" || !mayLean) return alone;
  const leaning = asked(withNames(names), reader);
  return leaning && (alone === null || POINTS.test(half) || leaning.share >= alone.share) ? leaning : alone;
}

/** The likeliest single question. */
function asked(text: string, reader: Reader): { text: string; share: number } | null {
  const [first] = reader.likelyIn(text).filter(({ code }) => code !== TWO);
  return first ? { text, share: first.share } : null;
}

function namesIn(text: string, { person }: Reader): string {
  const { words, entities } = spot(text, person);
  return apart(entities)
    .map(({ start, end }) => words.slice(start, end).join(" "))
    .join(" and ");
}

/** Without what joins it to the other half. */
function bare(words: readonly string[]): string {
  const own = words.flatMap((word, at) => (JOINS.test(word) ? [] : [at]));
  const text = words.slice(own[0], (own.at(-1) ?? -1) + 1).join(" ");
  return plainWords(text) === "" ? "" : text;
}
