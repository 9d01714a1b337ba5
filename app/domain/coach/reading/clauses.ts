// What kind of clause a part of a text is: it asks, it tells, it is polite, or it is only a name and some days.

import { anyOf, inOrder } from "~/domain/language/pattern";
import type { Span } from "~/domain/language/words";
import { FILLER } from "./lexicon";
import type { Person } from "./person";
import { isKnownWord } from "./known-words";
import { type Entity, spot, type Spots } from "./spot";

/** 'Did it work?' asks, and names nothing that could be looked up. */
export const meansSomething = (segment: string, person: Person): boolean => {
  const { words, entities, past, amounts } = spot(segment, person);
  return [...entities, ...past, ...amounts].length > 0 || words.some((word) => !FILLER.has(word) && isKnownWord(word));
};

/** 'Oct': a few words that only add to the question before them. */
export const isFragment = (segment: string): boolean =>
  segment.trim().split(/\s+/).length < 5 &&
  !isAsking(segment) &&
  !/^(?:and|or|also|what about|how about)\b/i.test(segment.trim());

/** 'Costco or Target, where did I spend more': names that another clause asks about. */
export const namesShops = (segment: string, person: Person): boolean =>
  spot(segment, person).entities.some(({ kind }) => kind === "merchant" || kind === "part" || kind === "category");

/** 'My kids' college thing, …': what the question behind it is about. */
export const isTopic = (segment: string, person: Person): boolean =>
  (segment.trim().split(/\s+/).length <= 5 || isListed(spot(segment, person))) &&
  !isAsking(segment) &&
  !TELLS.test(segment) &&
  !/\b(?:i|we|is|are|do|does|did|have|has)\b/i.test(segment) &&
  namesShops(segment, person);

/** 'Rent, car payment, car insurance and the student loan.' */
const isListed = ({ words, entities }: Spots): boolean =>
  words.every((word, at) => LISTS.test(word) || entities.some(({ start, end }) => at >= start && at < end));
const LISTS = /^(?:and|,|the|my|our|plus)$/;

/** 'I was on vacation in July': no question, and yet it names days. */
export const isTold = (segment: string): boolean =>
  (/^(?:(?:ok|so|well|hi|hey|and) )*(?:i|we|my|our|im|i'm|it|there|the)\b/i.test(segment.trim()) &&
    !/\b(?:how much|how many|what|total|show|list|(?:want|need|like|love) to (?:see|know))\b/i.test(segment)) ||
  (TELLS.test(segment) && !isAsking(segment) && !/\b(?:how|what|which|when|where|total|show|list)\b/i.test(segment));

/** Something happened: a reason for asking. */
const TELLS =
  /\b(?:broke|went|took|tried|told|says|said|keeps|thinks|flew|stayed|moved|happened|was|were|havent|haven't|has been|have been)\b/i;

const ASKING = inOrder(
  /^(?:(?:and|so|but|also|then|ok|plus) )*/i,
  anyOf(
    /how|what|whats|when|where|which|who|why|did|do|does|is|are|am|was|were|can|could|should|would|have|has|show|list/i,
    /give|compare/i,
  ),
  /\b/i,
);

/** A clause that asks something, not one that only tells. */
export const isAsking = (segment: string): boolean => ASKING.test(segment.trim());

/** 'Thanks', 'please tell me': no question of its own. */
export const isPolite = (segment: string): boolean =>
  /^(?:thanks?|thank you|please|pls|just curious|i am curious|tell me)\b/i.test(segment.trim());

/** 'Yesterday??', 'hulu?': days or a name, and nothing else. */
export const isFragmentary = ({ words, past, entities }: Spots): boolean =>
  words.length <= MAX_FRAGMENTARY &&
  [...past, ...entities].length > 0 &&
  words.every(
    (word, at) =>
      FILLER.has(word) ||
      [...past, ...entities].some(
        ({ kind, start, end }: Partial<Entity> & Span) =>
          kind !== "goal" && kind !== "account" && kind !== "kind" && at >= start && at < end,
      ),
  );
const MAX_FRAGMENTARY = 5;
