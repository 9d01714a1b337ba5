// Names of one's own, found in what is typed: shops, accounts, goals. Slips are forgiven in long words, parts of a name
// count where they say enough ('acme' for 'Acme Payroll'), and several names that fit are all told.

import { plainWords, type Span, stem } from "./words";
import { slipsAllowed, slipsBetween } from "./spelling";

export type Named<T> = { value: T; words: readonly string[] };
/** `exact` from 0 to 1: how much of the name was typed, and how well. */
export type NameSpan<T> = Span & { value: T; exact: number };

/** Words of a name that tell nothing apart. */
const EMPTY = new Set(
  "the a an of and co inc llc corp company store stores shop my our bank card account goal com www online payment services".split(
    " ",
  ),
);

export const named = <T>(name: string, value: T): Named<T> => ({
  value,
  words: plainWords(name)
    .split(" ")
    .filter((word) => !/^\d+$|^,$/.test(word)),
});

function same(typed: string, known: string, common: ReadonlySet<string>): number {
  if (typed === known) return 1;
  if (typed[0] !== known[0]) return 0;
  if (stem(typed) === stem(known)) return 0.98;
  const most = Math.min(slipsAllowed(typed.length), slipsAllowed(known.length));
  if (most === 0 || common.has(typed) || common.has(stem(typed))) return 0;
  return slipsBetween(typed, known, most) <= most ? 0.85 : 0;
}

/** Where a name, or enough of it, stands in the words. `common` are words that mean other things as well. */
export function namesIn<T>(
  words: readonly string[],
  names: readonly Named<T>[],
  common: ReadonlySet<string>,
): NameSpan<T>[] {
  return names.flatMap(({ value, words: own }) => {
    const telling = own.filter((word) => !EMPTY.has(word));
    if (telling.length === 0) return [];
    return words.flatMap((first, start): NameSpan<T>[] => {
      // No slip is forgiven in the first letter of a word, so that most words are told from most names by it alone.
      if (first !== "" && own.every((word) => word[0] !== first[0])) return [];
      for (let length = Math.min(own.length, words.length - start); length > 0; length--) {
        const typed = words.slice(start, start + length);
        const glued = gluedTo(typed, own);
        if (glued > 0) return [{ start, end: start + length, value, exact: 0.6 + (0.3 * glued) / own.length }];
        const found = bestRun(typed, own, common);
        if (found === null || !isEnough(typed, telling, own, common)) continue;
        return [{ start, end: start + length, value, exact: (found / length) * (0.6 + (0.4 * length) / own.length) }];
      }
      return [];
    });
  });
}

/** Beside other words of the name a short word may hold a slip, too: 'olive and tyme'. */
const isShortSlip = (typed: string, known: string): boolean =>
  typed.length === 4 && known.length > 4 && typed[0] === known[0] && slipsBetween(typed, known, 1) <= 1;

/** How many words of a name were written without the space between, or with one too many: 'greenbasket', 'hop ride'. */
function gluedTo(typed: readonly string[], own: readonly string[]): number {
  const text = typed.join("");
  if (typed.length > 2 || text.length < SHORTEST_GLUED) return 0;
  const counts = own.map((_, at) => at + 1).filter((count) => count !== typed.length);
  return counts.find((count) => own.slice(0, count).join("") === text) ?? 0;
}
const SHORTEST_GLUED = 7;

/** How well some words stand somewhere in a name, one after another. */
function bestRun(typed: readonly string[], own: readonly string[], common: ReadonlySet<string>): number | null {
  let best: number | null = null;
  for (let at = 0; at + typed.length <= own.length; at++) {
    const parts = typed.map((word, index) => {
      const known = own[at + index] ?? "";
      return same(word, known, common) || (typed.length > 1 && isShortSlip(word, known) ? 0.8 : 0);
    });
    if (parts.some((part) => part === 0)) continue;
    const sum = parts.reduce((all, part) => all + part, 0);
    if (best === null || sum > best) best = sum;
  }
  return best;
}

/** Words of a bank's own, and such as join. */
const PLAIN = new Set(
  "from with into payment payments transfer account card savings checking credit loan bank thank online interest paid charged".split(
    " ",
  ),
);

/** A part of a name is enough where it holds a word that tells: a long one that means nothing else. */
function isEnough(
  typed: readonly string[],
  telling: readonly string[],
  own: readonly string[],
  common: ReadonlySet<string>,
): boolean {
  if (typed.length === own.length) return true;
  if (typed.length > 1 && typed.filter((word) => word.length > 3 && !PLAIN.has(word)).length > 1) return true;
  const tells = typed.filter((word) => !EMPTY.has(word) && !common.has(word) && !common.has(stem(word)));
  const isHead = telling[0] !== undefined && typed.some((word) => same(word, telling[0] ?? "", common) > 0);
  return tells.some((word) => word.length >= 4 || (isHead && word.length >= 3));
}
