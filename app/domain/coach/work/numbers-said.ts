// Numbers that a text says, in digits, in words and as parts: what a calculation may take from a question.

import { plainWords } from "~/domain/language/words";
import { withDigits } from "~/domain/language/numbers";
import type { Work } from "./work";

/** Parts as so many percent, and words that are a number. */
const SAID: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\bhal(?:f|ves)\b/, [50, 2]],
  [/\bthirds?\b/, [100 / 3, 33, 33.3, 33.33]],
  [/\bquarters?\b/, [25, 4]],
  [/\bfifths?\b/, [20]],
  [/\btenths?\b|\btith\w+\b/, [10]],
  [/\b(?:twice|double|couple|both)\b/, [2]],
  [/\btriple\b/, [3]],
  [/\bdozen\b/, [12]],
];

function numbersSaid(text: string): ReadonlySet<number> {
  const plain = withDigits(plainWords(text));
  const digits = [...plain.matchAll(/(\d+(?:\.\d+)?)(k\b| k\b| grand\b| thousand\b)?/g)].flatMap(
    ([, number = "", k]) => [Number(number) * (k ? 1_000 : 1)],
  );
  return new Set([...digits, ...SAID.flatMap(([pattern, numbers]) => (pattern.test(plain) ? numbers : []))]);
}

/** Days, weeks, months and paychecks of stretches of time; and how many of us there are nobody writes in digits. */
const OF_TIME: ReadonlySet<number> = new Set([24, 26, 30, 52, 365]);
const MAX_TOLD = 12;

/** An amount and a part have to be said; what somebody counts along may not be. */
export function isNumberSaid({ op, of, number }: Work, text: string): boolean {
  if (number === null || numbersSaid(text).has(number)) return true;
  const isCount = (op === "times" || op === "divided") && !of.includes(0);
  return isCount && ((Number.isInteger(number) && number <= MAX_TOLD) || OF_TIME.has(number));
}
