// What goes on from a calculation: other days are of all its parts, anything else is of the first; then it is worked out again.

import { isFlow, type Period, type Query } from "~/domain/coach/query/algebra";
import { monthOf } from "~/domain/periods";
import type { FigureStep } from "./answer-work";

export type EarlierWork = { steps: readonly FigureStep[] };

/** `changed`: what the words make of a query; null where they ask for nothing of it. */
export function workFollowUp({ steps }: EarlierWork, changed: (query: Query) => Query | null): FigureStep[] | null {
  const [first] = steps.flatMap((step) => (step.is === "query" ? [step.query] : []));
  const flow = steps.flatMap((step) => (step.is === "query" && isFlow(step.query.measure) ? [step.query] : []))[0];
  const asked = flow ?? first;
  const now = asked ? changed(asked) : null;
  if (!asked || !now) return null;
  const days = now.period;
  const isOfDays = days !== null && isSame({ ...now, period: asked.period, statistic: asked.statistic }, asked);
  if (!isOfDays)
    return now.measure === asked.measure
      ? steps.map((step) => (step.is === "query" && step.query === asked ? { is: "query", query: now } : step))
      : null;
  // In days that are named an amount a month is what they came to.
  return steps.map((step) =>
    step.is === "query" && isFlow(step.query.measure)
      ? { is: "query", query: { ...step.query, period: days, statistic: ofDays(now, days) } }
      : step,
  );
}

const ofDays = ({ statistic }: Query, { from, to }: Period): Query["statistic"] =>
  statistic === "per-month" && monthOf(from) === monthOf(to) ? "total" : statistic;

const isSame = (one: Query, other: Query): boolean => JSON.stringify(one) === JSON.stringify(other);
