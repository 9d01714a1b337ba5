// Patterns as lists. A pattern that is too long for a line is put together of pieces, each of which is a pattern of its
// own; what comes of it is the same as if it stood in one line: `anyOf(/rent/, /food|gas/)` is `/rent|food|gas/`. Made
// once, where a file begins, and never within what is called for each question.

/** A text as a pattern that finds it as it stands. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Any one of the pieces. */
export const anyOf = (...pieces: RegExp[]): RegExp =>
  made(
    pieces,
    pieces.map((piece) => piece.source),
    "|",
  );

/** Any one of the pieces, as a word of its own: `anyWordOf(/rent/, /food|gas/)` is `/\b(?:rent|food|gas)\b/`. */
export const anyWordOf = (...pieces: RegExp[]): RegExp => made(pieces, ["\\b(?:", anyOf(...pieces).source, ")\\b"], "");

/** The pieces one after the other; a piece with alternatives stands for one of them. */
export const inOrder = (...pieces: RegExp[]): RegExp => made(pieces, pieces.map(asOne), "");

/** What may be there or not. */
export const optional = (piece: RegExp): RegExp => made([piece], ["(?:", piece.source, ")?"], "");

/** As often as it comes, or not at all. */
export const anyNumberOf = (piece: RegExp): RegExp => made([piece], ["(?:", piece.source, ")*"], "");

/** Once or more often. */
export const onceOrMore = (piece: RegExp): RegExp => made([piece], ["(?:", piece.source, ")+"], "");

/** Kept, as a part of what is found. */
export const captured = (piece: RegExp): RegExp => made([piece], ["(", piece.source, ")"], "");

/** Only where this comes next, which is no part of what is found. */
export const followedBy = (piece: RegExp): RegExp => made([piece], ["(?=", piece.source, ")"], "");

/** Only where this doesn't come next. */
export const notFollowedBy = (piece: RegExp): RegExp => made([piece], ["(?!", piece.source, ")"], "");

/** Only where this stands just before, which is no part of what is found. */
export const precededBy = (piece: RegExp): RegExp => made([piece], ["(?<=", piece.source, ")"], "");

/** Only where this doesn't stand just before. */
export const notPrecededBy = (piece: RegExp): RegExp => made([piece], ["(?<!", piece.source, ")"], "");

/** The same as `anyOf` for a pattern that is written as text, to be a part of others. */
export const either = (...texts: string[]): string => texts.join("|");

/** Texts of which any one may stand, as one part of what goes on after it. */
export const group = (...texts: string[]): string => `(?:${texts.join("|")})`;

/** Every place where it stands: mostly none, and then without the copy of the pattern that `matchAll` makes. */
export const matchesIn = (text: string, pattern: RegExp): RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];

/** With the flags that every piece has, so that no piece is read in another way than it is written. */
function made(pieces: readonly RegExp[], sources: readonly string[], between: string): RegExp {
  const [flags = "", ...others] = new Set(pieces.map((piece) => piece.flags));
  if (others.length > 0) throw new Error(`Pieces of one pattern have other flags: ${sources.join(" ")}`);
  return new RegExp(sources.join(between), flags);
}

const asOne = ({ source }: RegExp): string => (hasAlternatives(source) ? `(?:${source})` : source);

/** A bar that stands in no group and no class. */
function hasAlternatives(source: string): boolean {
  let open = source.replace(/\\./g, "").replace(/\[[^\]]*\]/g, "");
  for (let rest = ""; rest !== open;) {
    rest = open;
    open = rest.replace(/\([^()]*\)/g, "");
  }
  return open.includes("|");
}
