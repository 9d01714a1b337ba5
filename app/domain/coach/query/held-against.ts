// What a sum, a count or a balance may be held against, and as what.

import type { Comparison, Measure, Query, Statistic } from "./algebra";

/** A flow held against something is one sum, a count, or an average. */
export function flowHeldAgainst(asked: Query, comparison: Comparison): Query {
  const { measure, shape, statistic } = asked;
  const isShare = comparison.against === "income" && shape !== "yes-no";
  const wanted = isShare
    ? "share"
    : comparison.against === "income" || comparison.against === "amount"
      ? "yes-no"
      : comparison.against === "period" && (shape === "yes-no" || (shape === "share" && measure === "kept"))
        ? shape
        : "figure";
  const isOfRows =
    measure !== "kept" &&
    (statistic === "count" || statistic === "each") &&
    (comparison.against === "subject" || comparison.against === "period");
  const isAverage = comparison.against === "amount" && AVERAGES.includes(statistic);
  const isOfMonths =
    (comparison.against === "period" && AVERAGES.includes(statistic) && statistic !== "each") ||
    (statistic === "per-month" && comparison.against === "subject" && measure !== "kept");
  return {
    ...asked,
    shape: wanted,
    statistic: isOfRows || isOfMonths || isAverage ? statistic : "total",
    by: null,
    take: null,
  };
}

/** What stands is held against an amount; some of it against another day, another account, or another bill. */
export function isHeldAgainst({ measure }: Query, { against }: Comparison): boolean {
  if (against === "amount") return true;
  if (measure === "bills") return against === "subject" || against === "period" || against === "income";
  if (against === "period") return STANDS_ON_DAYS.includes(measure);
  return against === "subject" && measure !== "worth" && STANDS_ON_DAYS.includes(measure);
}
/** What the history of balances tells of other days. */
const STANDS_ON_DAYS: readonly Measure[] = ["balance", "owed", "worth"];

/** An amount may be one of a month, a week, a day, or of each time. */
const AVERAGES: readonly Statistic[] = ["each", "per-day", "per-week", "per-month"];
