// What a text looks like as a whole, asked before the rules that go by a few of its words: whether it wants rows or advice.

import type { Person } from "~/domain/coach/query/person";
import type { Spots } from "~/domain/coach/query/spot";
import { planOf, sketchOf } from "./codes";
import { featuresOf } from "./features";
import { type Likely, likeliest } from "./likeliest";

const known = new WeakMap<Spots, readonly Likely[]>();

/** A text is asked for its looks at several places: once is enough. */
export function likelyOf(spots: Spots, person: Person): readonly Likely[] {
  const found = known.get(spots) ?? likeliest(featuresOf(spots, person));
  known.set(spots, found);
  return found;
}

const SURE = 0.93;
const HARDLY = 0.05;

/** Rows or an order of them are asked for, and no yes or no. */
export function looksLikeRows(spots: Spots, person: Person): boolean {
  const [first] = likelyOf(spots, person);
  const shape = first && first.share >= SURE ? sketchOf(first.code)?.shape : undefined;
  return shape === "list" || shape === "ranking";
}

/** Only what surely looks like something else is none. */
export function looksLikeAdvice(spots: Spots, person: Person): boolean {
  const likely = likelyOf(spots, person);
  const [first] = likely;
  const share = likely.filter(({ code }) => planOf(code) !== undefined).reduce((sum, one) => sum + one.share, 0);
  return !first || first.share < SURE || planOf(first.code) !== undefined || share > HARDLY;
}
