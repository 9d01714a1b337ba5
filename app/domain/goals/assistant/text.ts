// Readings work on one cleaned text; what a reading has used is blanked out with a mark, so that positions stay true.

import type { Span } from "~/domain/language/words";

export const BLANK = "\u0001";
export const MESSAGE_LIMIT = 500;

/** Compatibility forms, typographic quotes and dashes become plain; invisible characters vanish; spaces are single. */
export function cleanText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]/g, "")
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u0000-\u001f\u007f\s]+/g, " ")
    .trim();
}

export function blank(text: string, spans: readonly Span[]): string {
  let result = text;
  for (const { start, end } of spans) result = result.slice(0, start) + BLANK.repeat(end - start) + result.slice(end);
  return result;
}

export function overlapsAny(span: Span, taken: readonly Span[]): boolean {
  return taken.some((other) => span.start < other.end && other.start < span.end);
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'+&/-]*/gu) ?? [];
}

/** 'bikes' and 'bike', 'holidays' and 'holiday' count as one word. */
export function bareStem(word: string): string {
  const bare = word.replace(/'s?$/, "");
  if (bare.length > 4 && bare.endsWith("ies")) return `${bare.slice(0, -3)}y`;
  return bare.length > 3 && bare.endsWith("s") && !bare.endsWith("ss") ? bare.slice(0, -1) : bare;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Edits between two words, up to the limit: beyond it the answer is limit + 1. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  // What both begin and end with costs nothing, and by itself tells most words apart.
  let start = 0;
  let [endA, endB] = [a.length, b.length];
  while (start < endA && a[start] === b[start]) start++;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  // One edit is one letter, or two letters that changed places.
  if (limit === 1 && Math.max(endA, endB) - start > 2) return 2;
  return Math.min(limit + 1, edits(a.slice(start, endA), b.slice(start, endB), limit));
}

function edits(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next[j] = best;
    }
    // It can only grow from here.
    if (Math.min(...next) > limit && Math.min(...row) >= limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}
