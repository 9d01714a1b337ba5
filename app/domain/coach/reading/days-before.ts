// Stretches of days that are held against each other: the one before, the same days of it, the current one.

import {
  addDays,
  addMonths,
  addMonthsToDay,
  type Day,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthsBetween,
  yearOf,
} from "~/domain/periods";
import type { Period } from "~/domain/coach/query/algebra";

export type DaysUnit = "week" | "month" | "year" | "days";

export function unitOf({ from, to }: Period, today: Day): DaysUnit {
  if (
    from === firstDayOf(monthOf(from)) &&
    (to === lastDayOf(monthOf(from)) || (to === today && monthOf(from) === monthOf(today)))
  )
    return "month";
  if (from.endsWith("-01-01") && (to === `${yearOf(from)}-12-31` || to === today)) return "year";
  return daysBetween(from, to) === 6 ? "week" : "days";
}

/** How many whole months a stretch is; none where it begins or ends within one. */
const wholeMonthsOf = ({ from, to }: Period): number =>
  from === firstDayOf(monthOf(from)) && to === lastDayOf(monthOf(to))
    ? monthsBetween(monthOf(from), monthOf(to)) + 1
    : 0;

/** The stretch before, and only as many of its days as have passed of this one. */
export function sameDaysBefore(period: Period, unit: DaysUnit, today: Day): Period {
  if (unit === "month" || unit === "year") {
    const back = unit === "month" ? -1 : -12;
    const from = firstDayOf(addMonths(monthOf(period.from), back));
    const whole = unit === "month" ? lastDayOf(monthOf(from)) : `${yearOf(from)}-12-31`;
    return {
      from,
      to: period.to === today && period.to < lastDayOf(monthOf(period.to)) ? addMonthsToDay(period.to, back) : whole,
    };
  }
  const months = wholeMonthsOf(period);
  if (months > 0)
    return {
      from: firstDayOf(addMonths(monthOf(period.from), -months)),
      to: lastDayOf(addMonths(monthOf(period.to), -months)),
    };
  const length = daysBetween(period.from, period.to) + 1;
  return { from: addDays(period.from, -length), to: addDays(period.to, -length) };
}

/** Of a whole stretch that is held against one that isn't over: as many days. */
export function cutToSameDays(other: Period, period: Period, today: Day): Period {
  const unit = unitOf(period, today);
  const years = (yearOf(other.from) - yearOf(period.from)) * 12;
  // A season that isn't over, against the one of another year.
  if (period.to === today && years !== 0 && addMonthsToDay(period.from, years) === other.from)
    return { from: other.from, to: earlier(addMonthsToDay(today, years), other.to) };
  if (period.to !== today || unit === "days" || unit === "week" || unitOf(other, today) !== unit) return other;
  const months =
    (yearOf(other.from) - yearOf(period.from)) * 12 + Number(other.from.slice(5, 7)) - Number(period.from.slice(5, 7));
  return { from: other.from, to: earlier(addMonthsToDay(today, months), other.to) };
}
const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

export const currentOf = (other: Period, today: Day): Period => {
  const unit = unitOf(other, today);
  if (unit === "year") return { from: `${yearOf(today)}-01-01`, to: today };
  if (unit === "month") return { from: firstDayOf(monthOf(today)), to: today };
  return { from: addDays(today, -daysBetween(other.from, other.to)), to: today };
};

/** 'More than last year' of a month is that month of last year. */
export function sameOfYearBefore(held: Period, period: Period): Period {
  const isYear =
    held.from.endsWith("-01-01") &&
    held.from.slice(0, 4) === held.to.slice(0, 4) &&
    held.to > `${held.from.slice(0, 4)}-11`;
  const isShorter =
    daysBetween(period.from, period.to) < LONG_PART_OF_A_YEAR_DAYS && period.from.slice(0, 4) > held.from.slice(0, 4);
  if (!isYear || !isShorter || period.from.endsWith("-01-01")) return held;
  return {
    from: addMonthsToDay(period.from, -12),
    to:
      period.to === lastDayOf(monthOf(period.to))
        ? lastDayOf(addMonths(monthOf(period.to), -12))
        : addMonthsToDay(period.to, -12),
  };
}
const LONG_PART_OF_A_YEAR_DAYS = 200;
