// What stands: the shapes and statistics of questions about accounts, debts, goals and the budget.

import type { Measure, Shape, Standing, Statistic } from "./algebra";
import { firstSaid, type Part, type Said, type Shaping, type Slots } from "./parts";
import type { Person } from "./person";
import type { Entity, Spots } from "./spot";

export const STANDING_PART: Part<Standing> = {
  slots: (measure, spots, person): Slots => ({
    period: null,
    comparison: null,
    condition: {},
    spans: nowSpans(spots, measure, person),
    isTrend: false,
  }),
  shape: shapeOf,
  statistic: (measure, _shape, { cues, plain }): Statistic =>
    measure === "reached"
      ? "total"
      : (firstSaid(cues, measure === "rate" ? ["largest", "smallest"] : ["count"]) ??
        (measure === "rate" && /\bhighest\b/.test(plain) ? "largest" : "total")),
  fit: fitOf,
};

/** Today and this month are what stands anyway. */
const nowSpans = ({ past }: Spots, measure: Measure, { today }: Person): Slots["spans"] =>
  past.filter(({ from, to }) => to === today && (from === today || measure === "left" || measure === "budgeted"));

function shapeOf(measure: Standing, { cues, ranking, slots, comparison, hasSubject }: Shaping): Shape {
  const has = (shape: Shape) => cues.some((cue) => cue.shape === shape);
  if (slots.isTrend) return "trend";
  if (has("share")) return "share";
  if (comparison !== null) return "figure";
  if (ranking.by === "account" && measure === "balance") return "ranking";
  return (has("list") || (has("ranking") && measure === "left")) && !hasSubject ? "list" : "figure";
}

function fitOf(measure: Standing, { plain, past }: Spots, subject: readonly Entity[], said: Said): number {
  const has = (pattern: RegExp) => pattern.test(plain);
  let fit =
    -past.filter(({ to, from }) => from !== to).length * (measure === "left" || measure === "budgeted" ? 0.3 : 1.2);
  if (["saved", "remaining", "reached"].includes(measure))
    fit += subject.length > 0 || (measure === "saved" && has(/\bgoals\b/)) ? 1 : -4;
  if (measure === "budgeted") fit += has(/\bbudget/) ? 0 : -4;
  if (measure === "left")
    fit += has(/\b(?:left|remain\w*|over|overspent|blown|still)\b/)
      ? has(/\bbudget/)
        ? 0.8
        : subject.length > 0
          ? 0
          : -4
      : -1;
  if (measure === "reached")
    fit += said.query.statistic === "next" || has(/\bwhen\b|\bhow long\b|\bhow soon\b/) ? 1 : -3;
  if (measure === "owed" && subject.length > 0) fit += 0.6;
  if (["rate", "minimum"].includes(measure)) fit += has(/\bsaving|\bmortgage rates?\b/) ? -2 : 0.4;
  return fit;
}
