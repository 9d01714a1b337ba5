// The days of a query that names none, and the whole months that an average is taken over.

import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthsBetween,
  weekday,
} from "~/domain/periods";
import { USUAL_MONTHS } from "~/domain/household/usual-month";
import { isFlow, type Period, type Query } from "~/domain/coach/query/algebra";

type Days = { today: Day; firstDay: Day | null };

const monthsBack = (today: Day, count: number): Day => firstDayOf(addMonths(monthOf(today), -count));
const thisMonth = (today: Day): Period => ({ from: monthsBack(today, 0), to: today });
const lastMonth = (today: Day): Period => {
  const month = addMonths(monthOf(today), -1);
  return { from: firstDayOf(month), to: lastDayOf(month) };
};
const wholeMonths = (today: Day, count: number): Period => ({
  from: monthsBack(today, count),
  to: lastMonth(today).to,
});
/** This year, where there is enough of it. */
const thisYear = (today: Day): Period | null =>
  monthOf(today).endsWith("-01") || monthOf(today).endsWith("-02")
    ? null
    : { from: `${today.slice(0, 4)}-01-01`, to: today };
const LONG_AGO_YEARS = 6;
/** What is held against a month's days or fewer is no year. */
const MONTH_DAYS = 31;

/** All days that are known; a year where it isn't known how many these are. */
export const allKnown = ({ today, firstDay }: Days): Period => ({
  from: firstDay ?? monthsBack(today, 12),
  to: today,
});

/** What is usual: an average is of whole months, what is rare is looked for in a year, the rest is this month's. */
export function periodOf(
  { measure, statistic, shape, by, subject, period, comparison, condition }: Query,
  days: Days,
): Period {
  const { today } = days;
  if (period !== null) return period;
  const year: Period = { from: monthsBack(today, 12), to: today };
  if (by === "tag") return allKnown(days);
  const isOfShops = (subject.merchants?.length ?? 0) > 0;
  if (statistic === "gap") return isOfShops ? allKnown(days) : year;
  if (statistic === "latest" || statistic === "first")
    return { from: addDays(today, -366 * LONG_AGO_YEARS), to: today };
  if (condition.pending) return { from: addDays(today, -40), to: today };
  if (statistic === "per-year") return wholeMonths(today, 12);
  if (statistic.startsWith("per-") || shape === "share") return wholeMonths(today, USUAL_MONTHS);
  if (shape === "trend" && by === "quarter") return thisYear(today) ?? year;
  if (shape === "trend") return { from: monthsBack(today, 6), to: today };
  const isOfGroups = [condition.timesMost, condition.sumMin, condition.sumMax].some((bound) => bound !== undefined);
  if (isOfGroups && (shape === "ranking" || statistic === "count")) return allKnown(days);
  if (shape === "ranking" && comparison?.against === "usual") return lastMonth(today);
  if (shape === "ranking" && comparison?.against === "period" && daysIn(comparison.period) <= MONTH_DAYS)
    return thisMonth(today);
  if (shape === "ranking" && comparison?.against === "income") return wholeMonths(today, USUAL_MONTHS);
  if (shape === "ranking") return thisYear(today) ?? year;
  if (comparison?.against === "subject") return allKnown(days);
  // Every visit to a shop is every one that is known.
  if (shape === "list" && isOfShops) return allKnown(days);
  if (shape === "list" || statistic === "largest" || statistic === "smallest" || statistic === "each") return year;
  if (shape === "yes-no" && comparison === null && measure === "earned") return thisMonth(today);
  if (shape === "yes-no" && comparison === null) return allKnown(days);
  if (measure === "kept") return lastMonth(today);
  if (isOfShops) return allKnown(days);
  if (statistic === "count" || Object.keys(condition).length > 0) return year;
  if (measure === "spent" || measure === "earned") return thisMonth(today);
  return isFlow(measure) ? { from: `${today.slice(0, 4)}-01-01`, to: today } : thisMonth(today);
}

/** The part of a period of which anything is known. */
export const knownPart = ({ from, to }: Period, firstDay: Day | null): Period =>
  firstDay !== null && firstDay > from && firstDay <= to ? { from: firstDay, to } : { from, to };

/** The months of a period that are over and known whole; where there are none, the period itself as one. */
export function wholeMonthsIn({ from, to }: Period, firstDay: Day | null): { period: Period; months: number } {
  const known = firstDay !== null && firstDay > from ? firstDay : from;
  const last = to === lastDayOf(monthOf(to)) ? monthOf(to) : addMonths(monthOf(to), -1);
  // A first month that was cut short by the start of the history would pull an average down, as in the usual month.
  const isCut = firstDay !== null && firstDay >= from && monthOf(firstDay) < last;
  const isPart = known === from && !from.endsWith("-01");
  const first = isCut || isPart ? addMonths(monthOf(known), 1) : monthOf(known);
  const months = monthsBetween(first, last) + 1;
  return months > 0
    ? { period: { from: firstDayOf(first), to: lastDayOf(last) }, months }
    : { period: { from, to }, months: 1 };
}

export const daysIn = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/** How many days there are, or how many of some weekdays. */
export const daysOn = (period: Period, weekdays: readonly number[] | undefined): number =>
  weekdays === undefined
    ? daysIn(period)
    : Math.max(
        1,
        Array.from({ length: daysIn(period) }, (_, at) => weekday(addDays(period.from, at))).filter((day) =>
          weekdays.includes(day),
        ).length,
      );
