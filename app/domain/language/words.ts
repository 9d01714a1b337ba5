// Text as words: lower case, without short forms and ornaments, one space between. Names of shops go through the same,
// so that "Trader Joe's" and 'trader joes' meet.

import { SHORT_FORMS } from "./short-forms";

/** `20% down`, `$1,200.50`, `10/31` and `a,b` in plain words; a comma between words stays as a word of its own. */
export function plainWords(text: string): string {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[‘’`´]/g, "'")
      .replace(/\p{C}/gu, " ")
      // '2,000' is no year.
      .replace(/(?<![\d$.,])(19|20),(?=\d{3}(?!\d))/g, "$$$1")
      .replace(/(?<=\d),(?=\d{3})/g, "")
      .replace(/\b(what|who|where|when|how|that|it|there)'s\b/g, "$1 is")
      .replace(/\bcan't\b/g, "can not")
      .replace(/\bwon't\b/g, "will not")
      .replace(/n't\b/g, " not")
      .replace(/'m\b/g, " am")
      .replace(/'ve\b/g, " have")
      .replace(/'re\b/g, " are")
      .replace(/'ll\b/g, " will")
      .replace(/\b(what|how|where|when|why)'d\b/g, "$1 did")
      .replace(/'d\b/g, " would")
      .replace(/'s\b/g, "")
      .replace(/(?<=\d)(?:st|nd|rd|th)\b/g, "th")
      .replace(/(?<![\d.\p{L}])\.(?=\d)/gu, "0.")
      .replace(/\$\s+(?=\d)/g, "$")
      .replace(/\$+(?!\d)/g, " ")
      .replace(/(?<=\d)\s+%/g, "%")
      // '-5%' isn't '5%'; '5-10%' and '5 - 10%' are ranges.
      .replace(/(?<![^\s(])(?<!\d\s)[-\u2013\u2212](?=\d+(?:\.\d+)?(?:%| percent))/g, "minus ")
      // In a rate it is no month.
      .replace(
        /\bapr(?= \d)|(?<=\b(?:in|since|last|for|of|and|this|vs|versus|v|or|than|to|through|thru|until|til) )apr\b/g,
        "april",
      )
      // 'Oct 1 - Oct 15', 'Oct 1–Oct 15'
      .replace(/(?<=\d) ?(?:[–—-] |[–—])(?=[a-z]{3,9} ?\d)|(?<=\d) [–—-] (?=\d)/g, " to ")
      .replace(/[&+]/g, " and ")
      .replace(/,/g, " , ")
      .replace(/(?<!\d)[./-]|[./-](?!\d)/g, " ")
      .replace(/[^\p{L}\p{N}$%,./ -]/gu, " ")
      .split(/\s+/)
      .map((word) => (Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : word))
      .join(" ")
      .trim()
  );
}

/** One and many, near enough for telling names apart: 'joes' is 'joe', 'groceries' is 'grocery'. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** A stretch of words: from the first to before the last. */
export type Span = { start: number; end: number };

/** The words under a match in a text whose words are set apart by one space. */
export function spanAt(plain: string, index: number, length: number): Span {
  const count = (text: string) => (text === "" ? 0 : text.split(" ").length - 1);
  const start = count(plain.slice(0, index));
  const found = plain.slice(index, index + length).trim();
  return { start, end: start + found.split(" ").length };
}

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** The longest first; what overlaps a longer one is dropped. In the order of the text. */
export function apart<T extends Span>(spans: readonly T[]): T[] {
  const kept: T[] = [];
  for (const span of [...spans].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start))
    if (!kept.some((other) => overlaps(span, other))) kept.push(span);
  return kept.sort((a, b) => a.start - b.start);
}
