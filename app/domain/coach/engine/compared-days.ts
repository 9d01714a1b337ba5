// The days that some others are held against.

import { addMonths, addMonthsToDay, lastDayOf, monthOf } from "~/domain/periods";
import type { Period, Query } from "~/domain/coach/query/algebra";
import type { Household } from "~/domain/coach/query/data";
import { wholeMonthsIn } from "./periods-meant";

/** The other days of a comparison; for the usual, the same days of the three months before. */
export function comparedDays({ comparison, statistic }: Query, period: Period, { firstDay }: Household): Period[] {
  if (comparison?.against === "period")
    return [statistic === "per-month" ? wholeMonthsIn(comparison.period, firstDay).period : comparison.period];
  if (comparison?.against !== "usual") return [];
  return [-1, -2, -3]
    .map((back) => sameDays(period, back))
    .filter(({ from }) => firstDay === null || monthOf(from) >= monthOf(firstDay));
}

/** A month's end stays its end. */
function sameDays({ from, to }: Period, back: number): Period {
  const isEnd = to === lastDayOf(monthOf(to));
  const end = addMonths(monthOf(to), back);
  return { from: addMonthsToDay(from, back), to: isEnd ? lastDayOf(end) : addMonthsToDay(to, back) };
}
