// Whether a reading of what stands or comes back is taken, or asked back.

import type { Measure, Query } from "~/domain/coach/query/algebra";
import type { Understood } from "~/domain/coach/reading/understood";
import type { Reading } from "~/domain/coach/reading/readings";

/** A reading this close behind makes it unclear, where its own words speak for it. */
const MARGIN = 0.25;
const WEAK = 0.9;
/** Where nobody asks for less, a reading of what stands or comes back has to be this likely. */
export const LEAST_FRAMED = 1.8;
export const LEAST_EVIDENCE = 1.4;
const MAX_BESIDE = 8;
/** Their answers say what the others ask, too. */
const KINDRED: readonly (readonly Measure[])[] = [
  ["saved", "remaining", "needed", "reached", "added"],
  ["budgeted", "left", "unplanned"],
  ["owed", "paid-off", "reached"],
  ["bills", "price-changes"],
  ["minimum", "bills"],
  ["limit", "available", "used"],
  ["balance", "worth"],
];

export function framedChoice(best: Reading, asked: Query, readings: readonly Reading[]): Understood {
  if (best.unused.length > MAX_BESIDE) return { is: "unread" };
  const isKindred = ({ measure, comparison }: Query) =>
    KINDRED.some((kin) => kin.includes(asked.measure) && kin.includes(measure)) ||
    (asked.measure === "left" && comparison?.against === "plan");
  const rivals = readings.flatMap(({ asked: other, score, evidence }) =>
    other.is === "query" &&
    other.query.measure !== asked.measure &&
    best.score - score < MARGIN &&
    evidence >= WEAK &&
    !isKindred(other.query)
      ? [other.query]
      : [],
  );
  if (rivals.length > 0) return { is: "unclear", choices: [asked, ...rivals.slice(0, 2)] };
  // A reason around the question needs no word; what is left of a short one does.
  return { is: "queries", queries: [asked], unused: best.unused.length === 1 ? best.unused : [], leans: false };
}
