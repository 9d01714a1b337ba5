// Whether a word is a name. A whole name is one wherever it stands; one everyday word of a longer name ('grand' of 'Grand
// Cinema', 'path' of 'Bright Path') only where the rest of the sentence gives it that place: behind 'at' or 'from', with a
// capital letter of its own, or with nothing beside it but days.

import type { NameSpan } from "~/domain/language/names";
import type { Span } from "~/domain/language/words";
import { isEverydayWord } from "./common-words";
import { isFiller } from "./lexicon";

/** From here on a whole name was typed. */
export const WHOLE = 0.95;
const PLACES: ReadonlySet<string> = new Set(["at", "from", "to", "vs", "versus", "than", "or", "with"]);
const ARTICLES: ReadonlySet<string> = new Set(["the", "my", "our"]);

type Around = {
  words: readonly string[];
  days: readonly Span[];
  named: readonly Span[];
  capitals: ReadonlySet<string>;
};

/** The names that stand in a name's place. */
export function inPlace<T>(found: readonly NameSpan<T>[], around: Around): NameSpan<T>[] {
  return found.filter((one) => {
    const word = around.words[one.start] ?? "";
    const isOne = one.end - one.start === 1 && one.exact <= WHOLE;
    if (!isOne || !isEverydayWord(word) || around.capitals.has(word)) return true;
    // 'Studio 12'
    return (
      /^\d+$/.test(around.words[one.end] ?? "") ||
      hasPlace(one, around) ||
      isListed(one, found, around) ||
      standsAlone(one, around)
    );
  });
}

/** 'At corner', 'from the river'; 'from the river trip' names the trip. */
function hasPlace({ start, end }: Span, { words, named }: Around): boolean {
  const before = ARTICLES.has(words[start - 1] ?? "") ? start - 2 : start - 1;
  const place = words[before] ?? "";
  return PLACES.has(place) && (place === "at" || !named.some((one) => one.start === end));
}

const JOINS: ReadonlySet<string> = new Set(["and", "or", "plus", ","]);
/** 'Corner or Fairway', 'internet, cable and mobile': beside other names. */
function isListed(one: Span, found: readonly Span[], { words, named }: Around): boolean {
  const others = [...found.filter((other) => other !== one), ...named];
  return others.some(
    ({ start, end }) =>
      (end === one.start - 1 && JOINS.has(words[end] ?? "")) ||
      (start === one.end + 1 && JOINS.has(words[one.end] ?? "")),
  );
}

function standsAlone({ start, end }: Span, { words, days }: Around): boolean {
  const isBeside = (at: number) => at < start || at >= end;
  return words.every(
    (word, at) => !isBeside(at) || isFiller(word) || days.some((one) => one.start <= at && at < one.end),
  );
}

/** Words with a capital letter inside a sentence, where not everything is written so. */
export function capitalsIn(text: string): ReadonlySet<string> {
  const words = text.match(/\p{L}[\p{L}']*/gu) ?? [];
  const inside = [...text.matchAll(/(?<![.!?:]\s*|^\W*)\b(\p{Lu}\p{Ll}+)/gu)].map(([word]) => word);
  return new Set(inside.length * 2 > words.length ? [] : inside.map((word) => word.toLowerCase()));
}
