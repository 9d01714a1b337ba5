// What a text looks like as a whole, asked before the rules that go by a few of its words: whether it wants rows or advice.

import { oncePerText } from "~/domain/coach/reading/once-per-text";
import type { Person } from "~/domain/coach/reading/person";
import type { Spots } from "~/domain/coach/reading/spot";
import { planOfCode, sketchOf } from "./codes";
import { featuresOf } from "./features";
import { isKnownCode, isSeen, type Likely, likeliest } from "./likeliest";

export const likelyOf = oncePerText((spots, person): readonly Likely[] => likeliest(featuresOf(spots, person)));

/** What was learned from examples, as its readers ask for it. */
export type LearnedReader = {
  /** Which codes a text is likely to have, the likeliest first. */
  likelyOf: (spots: Spots, person: Person) => readonly Likely[];
  /** Whether any example had the word. */
  isSeen: (word: string) => boolean;
  /** Whether enough examples had the code. */
  isKnown: (code: string) => boolean;
};
export const LEARNED: LearnedReader = { likelyOf, isSeen, isKnown: isKnownCode };

const SURE = 0.93;
const HARDLY = 0.05;

/** Rows or an order of them are asked for, and no yes or no. */
export function looksLikeRows(spots: Spots, person: Person, learned = LEARNED): boolean {
  const [first] = learned.likelyOf(spots, person);
  const shape = first && first.share >= SURE ? sketchOf(first.code)?.shape : undefined;
  return shape === "list" || shape === "ranking";
}

/** Only what surely looks like something else is none. */
export function looksLikeAdvice(spots: Spots, person: Person, learned = LEARNED): boolean {
  const likely = learned.likelyOf(spots, person);
  const [first] = likely;
  const share = likely.filter(({ code }) => planOfCode(code) !== undefined).reduce((sum, one) => sum + one.share, 0);
  return !first || first.share < SURE || planOfCode(first.code) !== undefined || share > HARDLY;
}
