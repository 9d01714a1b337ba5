// What is shown below a sum though only the sum was asked for: its few rows, who paid of an income, which shop took what.

import type { Day } from "~/domain/periods";
import type { Flow, Period, Query } from "~/domain/coach/query/algebra";
import { daysIn, wholeMonthsIn } from "./periods-meant";
import { shopKindName } from "~/domain/coach/query/shop-kinds";

/** So few rows stand under their sum or their number. */
export const FEW = 8;
const FEW_DAYS = 7;
const FEWEST_MONTHS = 2;
/** Of longer stretches the shops of a category are summed only where they are asked about. */
const A_SEASON = 93;

/** What is asked about may be few rows: something is named, the days are few, or such rows are rare. */
export function isShownBelow(flow: Flow, query: Query, period: Period): boolean {
  const { statistic, shape, by, comparison, subject, condition } = query;
  const isPlain = shape === "figure" || shape === "yes-no" || (shape === "trend" && by === "month");
  if (!isPlain || (shape !== "trend" && by !== null) || comparison !== null) return false;
  if (statistic === "count") return true;
  const isNarrow = Object.keys(subject).length > 0 || Object.keys(condition).length > 0 || daysIn(period) <= FEW_DAYS;
  return statistic === "total" && (flow !== "spent" || isNarrow);
}

/** Who paid is a part of what was earned; which shop is one of what a kind of shop took. */
export function hasSources(flow: Flow, { shape, statistic, by, comparison, subject }: Query, period: Period): boolean {
  const { merchants = [], categories = [] } = subject;
  const isPlain = shape === "figure" && (statistic === "total" || statistic === "count") && by === null;
  if (!isPlain || comparison !== null) return false;
  if (flow === "earned") return merchants.length === 0;
  if (flow !== "spent") return false;
  return merchants.length === 1
    ? merchants.every((name) => shopKindName(name) !== null)
    : merchants.length === 0 && categories.length === 1 && daysIn(period) <= A_SEASON;
}

/** Of an average of whole months, and of months held against months, each month is told where these are few. */
export function monthsShown(query: Query, period: Period, firstDay: Day | null): Period[] {
  const { statistic, shape, comparison } = query;
  const other = comparison?.against === "period" ? comparison.period : null;
  const isAverage = statistic === "per-month" && comparison === null;
  const isHeld = other !== null && (statistic === "total" || statistic === "per-month");
  if (shape === "ranking" || shape === "trend" || !(isAverage || isHeld)) return [];
  const wanted = other === null ? [period] : [period, other];
  const months = wanted.map((days) => wholeMonths(days, firstDay));
  const all = months.reduce((sum, count) => sum + count, 0);
  return months.every((count) => count >= FEWEST_MONTHS) && all <= FEW ? wanted : [];
}

/** None where it begins or ends within one. */
function wholeMonths(days: Period, firstDay: Day | null): number {
  const { period, months } = wholeMonthsIn(days, firstDay);
  return period.from === days.from && period.to === days.to ? months : 0;
}
