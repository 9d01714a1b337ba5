// Words of the question that only look like numbers or dates: 'double charging', 'the Saturday thing', 'last year's trip'. An
// answer may say them again, where no figure stands beside them that they would change, and where they promise nothing.

import { anyOf } from "~/domain/language/pattern";

/** A figure that has been checked. */
const FIGURE = /\uE000/;
const PROMISES = /\b(?:will|won['’]t|would|going to|by|until|till|before|able to)\b|['’]ll\b/i;
const LOOKS_LIKE = anyOf(
  /\b(?:doubl(?:e|ed|es|ing)|tripl(?:e|ed|es|ing)|half|quarter|twice|zero)\b/gi,
  /\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b/gi,
  /\b(?:last|this|next) (?:year|week|month|spring|summer|fall|winter)['’]s\b/gi,
);

export function withoutAskersWords(checked: string, question = ""): string {
  const said = plainly(question);
  return checked
    .split(/(?<=[.!?;:,]\s|\n)/)
    .map((part) => (FIGURE.test(part) || PROMISES.test(part) ? part : withoutRepeated(part, said)))
    .join("");
}

const plainly = (text: string): string =>
  ` ${(
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[a-z']+/g) ?? []
  ).join(" ")} `;

/** With a word beside it that is the asker's, too: 'double' alone is an amount. */
const withoutRepeated = (part: string, said: string): string =>
  part.replace(LOOKS_LIKE, (found: string, at: number) => {
    const before = plainly(part.slice(0, at)).trim().split(" ").at(-1) ?? "";
    const after =
      plainly(part.slice(at + found.length))
        .trim()
        .split(" ")[0] ?? "";
    const own = plainly(found).trim();
    const isRepeated = [`${before} ${own}`, `${own} ${after}`].some(
      (pair) => said.includes(` ${pair.trim()} `) && pair.trim() !== own,
    );
    return isRepeated ? "that" : found;
  });
