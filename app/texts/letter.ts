// What a mail of several parts is made of; how it looks is the business of what sends it.

export type LetterLine = { text: string; note?: string; href?: string };
/** A paragraph, a heading, lines of a list, figures that lead to their rows, names with an amount, or a link alone. */
export type LetterPart =
  | string
  | { heading: string }
  | { lines: readonly LetterLine[] }
  | { figures: readonly { name: string; value: string; href: string }[] }
  | { entries: readonly { text: string; value: string }[] }
  | { text: string; href: string };
export type Letter = {
  subject: string;
  parts: readonly LetterPart[];
  small: readonly { text: string; href: string }[];
};
