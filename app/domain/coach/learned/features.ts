// What a text looks like to the reader that has learned from examples: its words and their order, with each name, each
// stretch of days and each amount replaced by what it is. 'Starbucks in May' and 'Netflix last week' look alike.

import type { Person } from "~/domain/coach/reading/person";
import type { Entity, Spots } from "~/domain/coach/reading/spot";
import { type Span, stem } from "~/domain/language/words";

type Tag = Span & { tag: string; rank: number };

/** Words and tags in their order. */
export function tokensOf(spots: Spots, person: Person): string[] {
  const tags = tagsIn(spots, person);
  const tokens: string[] = [];
  for (let at = 0; at < spots.words.length;) {
    const found = tags.find(({ start }) => start === at);
    const word = spots.words[at] ?? "";
    if (found) tokens.push(found.tag);
    else if (word !== "") tokens.push(/^[$\d]/.test(word) ? "<number>" : stem(withoutAccents(word)));
    at = found ? found.end : at + 1;
  }
  return tokens;
}

/** Of what overlaps the longest counts; at one place a goal before an account, an account before its kind. */
function tagsIn(spots: Spots, person: Person): Tag[] {
  const tagged = (spans: readonly Span[], tag: string, rank: number): Tag[] =>
    spans.map(({ start, end }) => ({ start, end, tag, rank }));
  const all = [
    ...spots.entities.map((one): Tag => ({ ...one, tag: tagOf(one, person), rank: RANKS.indexOf(one.kind) })),
    ...tagged(spots.ranges, "<bound>", 7),
    ...tagged(spots.past, "<days>", 8),
    ...tagged(spots.ahead, "<days>", 9),
    ...tagged(spots.percents, "<percent>", 10),
    ...tagged(spots.amounts, "<amount>", 11),
    ...tagged(spots.weekdays, "<weekday>", 12),
  ];
  const kept: Tag[] = [];
  for (const one of all.sort((a, b) => b.end - b.start - (a.end - a.start) || a.rank - b.rank))
    if (!kept.some((other) => other.start < one.end && one.start < other.end)) kept.push(one);
  return kept;
}
const RANKS: readonly string[] = ["goal", "account", "merchant", "part", "category", "kind", "payer"];

function tagOf({ kind, values: [value = ""] }: Entity, person: Person): string {
  if (kind === "goal")
    return person.goals.some(({ id, type }) => id === value && type === "debt") ? "<loan>" : "<goal>";
  if (kind === "account") return ofKind(person.accounts.find(({ id }) => id === value)?.kind);
  if (kind === "kind") return ofKind(value);
  if (kind === "payer" || kind === "category") return `<${kind}>`;
  return "<shop>";
}

/** Spanish is typed with and without them. */
const withoutAccents = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "");

const ofKind = (kind: string | undefined): string =>
  kind === "loan" ? "<loan>" : kind === "credit" ? "<card>" : "<account>";

const COUNTED = "<shop> <category> <days> <amount> <bound> <goal> <loan> <card> <account> <payer>".split(" ");
const LETTERS = 4;

/** Each once: words, two and three in a row, two around others, the letters of long words, how much is named. */
export function featuresOf(spots: Spots, person: Person): string[] {
  const tokens = tokensOf(spots, person);
  const framed = ["^", ...tokens, "$"];
  const found = new Set<string>(tokens);
  framed.forEach((token, at) => {
    const [second, third, fourth] = [framed[at + 1], framed[at + 2], framed[at + 3]];
    if (second === undefined) return;
    found.add(`${token} ${second}`);
    if (third === undefined) return;
    found.add(`${token} ${second} ${third}`);
    found.add(`${token} _ ${third}`);
    if (fourth !== undefined) found.add(`${token} _ _ ${fourth}`);
  });
  for (const word of spots.words.map(withoutAccents))
    if (/^[a-z]{4,}$/.test(word))
      for (let at = 0; at + LETTERS <= word.length + 1; at++) found.add(`#${`${word} `.slice(at, at + LETTERS)}`);
  for (const { start, end, kind } of spots.entities)
    if (kind === "category" || kind === "part" || kind === "kind")
      found.add(`=${spots.words.slice(start, end).map(stem).join(" ")}`);
  for (const tag of COUNTED) found.add(`${tag}×${Math.min(2, tokens.filter((token) => token === tag).length)}`);
  found.add(`long×${[4, 9, 16].filter((length) => tokens.length >= length).length}`);
  return [...found];
}
