// What was typed into the finder, as words that begin words of names.

export const typedWords = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Each word must begin a word of the name. */
export function hasEach(words: readonly string[], name: string): boolean {
  const own = typedWords(name);
  return words.every((word) => own.some((part) => part.startsWith(word)));
}

type Piece = { text: string; isTyped: boolean };

/** A label in pieces: where it has what was typed, and what is around it. */
export function markedPieces(label: string, typed: string): Piece[] {
  const words = typedWords(typed);
  if (words.length === 0) return [{ text: label, isTyped: false }];
  // What stands before a word is a part of the match: browsers before 2023 can't look behind.
  const any = new RegExp(`(^|[^\\p{L}\\p{N}])(${words.join("|")})`, "giu");
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of label.matchAll(any)) {
    const [all, before = "", text = ""] = match;
    const from = (match.index ?? 0) + before.length;
    if (from > end) pieces.push({ text: label.slice(end, from), isTyped: false });
    pieces.push({ text, isTyped: true });
    end = from + all.length - before.length;
  }
  return end < label.length ? [...pieces, { text: label.slice(end), isTyped: false }] : pieces;
}
