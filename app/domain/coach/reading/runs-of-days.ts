// Several stretches of days that make one, or two that are held against each other.

import { addDays, monthOf } from "~/domain/periods";
import type { Comparison, Period } from "~/domain/coach/query/algebra";
import type { Spots } from "./spot";

/** 'June, July and August' are one stretch. */
export const adjoin = (periods: readonly Period[]): boolean => {
  const sorted = [...periods].sort((a, b) => (a.from < b.from ? -1 : 1));
  return sorted.every(({ from }, at) => at === 0 || addDays(sorted[at - 1]?.to ?? from, 1) === from);
};

export const spanning = (periods: readonly Period[]): Period => ({
  from: periods.map(({ from }) => from).sort()[0] ?? "",
  to:
    periods
      .map(({ to }) => to)
      .sort()
      .at(-1) ?? "",
});

type TwoRuns = { period: Period; comparison: Comparison };

/** 'May June July against August September October': each side is one stretch of days. */
export function twoRuns(past: Spots["past"], { words }: Spots): TwoRuns | null {
  const cuts = past.flatMap(({ end }, at) => {
    const next = past[at + 1];
    return next && SETS_APART.test(words.slice(end, next.start).join(" ")) ? [at + 1] : [];
  });
  const [cut, ...others] = cuts;
  if (cut === undefined || others.length > 0) return null;
  const sides = [past.slice(0, cut), past.slice(cut)];
  if (!sides.every((side) => adjoin(side) && side.every(({ from, to }) => monthOf(from) === monthOf(to)))) return null;
  const [first, second] = sides.map(spanning);
  if (!first || !second || (first.from <= second.to && second.from <= first.to)) return null;
  const [later, earlier] = first.from > second.from ? [first, second] : [second, first];
  return { period: later, comparison: { against: "period", period: earlier } };
}
const SETS_APART = /\b(?:vs|versus|v|against|than|compared?|relative|next to|and (?:the )?average|or)\b/;
