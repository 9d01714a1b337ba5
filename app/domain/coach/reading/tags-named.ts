// The person's own tags in a text: 'tagged lake house', 'the tax tag', '#taxes'. One that can mean nothing else is enough by itself.

import { plainWords, stem } from "~/domain/language/words";
import { FILLER } from "./lexicon";
import type { Entity } from "./spot";

/** A number sign before a word says that it is a tag; what is plain has none. */
export const tagsSpoken = (text: string): string => text.replace(/(?<!\S)#(?=\p{L}{2})/gu, "tagged ");

type Tag = { tag: string; words: readonly string[] };
export const namedTags = (tags: readonly string[]): Tag[] =>
  tags.map((tag) => ({ tag, words: plainWords(tag).split(" ").map(stem) })).filter(({ words }) => words[0] !== "");

const TAGGED = /^(?:tagged|tags?|labell?ed|labels?|hashtags?)$/;
/** A word of this sort says that a name follows, whether or not one's own. */
const NAMES_ONE = /^(?:tagged|labell?ed|hashtag)$/;
const BETWEEN = /^(?:as|with|called|named|the|my|our|a|tag|label)$/;
const BEFORE =
  /^(?:with|under|by|the|my|our|a|that|which|is|are|was|were|have|has|been|i|we|things?|stuff|everything)$/;

export function tagsIn(words: readonly string[], tags: readonly Tag[], isOther: (word: string) => boolean): Entity[] {
  const found: Entity[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = TAGGED.test(words[at] ?? "") ? said(words, at, tags) : byItself(words, at, tags, isOther);
    if (one === null) continue;
    found.push(one);
    at = one.end - 1;
  }
  return found;
}

const entity = (start: number, end: number, tag: string): Entity => ({
  start,
  end,
  kind: "tag",
  values: [tag],
  exact: 1,
});

/** Behind the word that says so, or before it. */
function said(words: readonly string[], at: number, tags: readonly Tag[]): Entity | null {
  let start = at;
  while (BEFORE.test(words[start - 1] ?? "")) start--;
  let from = at + 1;
  while (BETWEEN.test(words[from] ?? "")) from++;
  const known = longest(tags, (own) => isAt(words, from, own));
  if (known) return entity(start, from + known.words.length, known.tag);
  const before = longest(tags, (own) => isAt(words, at - own.length, own));
  if (before) return entity(at - before.words.length, at + 1, before.tag);
  const word = words[from] ?? "";
  const isName = NAMES_ONE.test(words[at] ?? "") && /^\p{L}{2,}$/u.test(word) && !FILLER.has(word);
  return isName ? entity(start, from + 1, word) : null;
}

function byItself(
  words: readonly string[],
  at: number,
  tags: readonly Tag[],
  isOther: (word: string) => boolean,
): Entity | null {
  const known = longest(tags, (own) => isAt(words, at, own) && own.some((word) => word.length > 3 && !isOther(word)));
  return known && entity(at, at + known.words.length, known.tag);
}

const isAt = (words: readonly string[], from: number, own: readonly string[]): boolean =>
  from >= 0 && own.every((word, index) => stem(words[from + index] ?? "") === word);

const longest = (tags: readonly Tag[], fits: (own: readonly string[]) => boolean): Tag | null =>
  tags.filter(({ words }) => fits(words)).sort((a, b) => b.words.length - a.words.length)[0] ?? null;
