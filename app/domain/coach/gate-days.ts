// Whether a span of time agrees with the days of a fact. A sum over other days than the span's is no fact of that span.

import type { Fact } from "~/domain/coach/facts/fact";
import { SEASONS, two } from "~/domain/language/calendar";
import {
  addDays,
  addMonths,
  addMonthsToDay,
  type Day,
  type DayRange,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthRange,
  yearOf,
} from "~/domain/periods";
import type { TimeSpan } from "./gate-span-words";

type Time = { range: DayRange } | { months: number };

/** The days of a fact, or how long it says that something takes; null where it speaks of no time. */
export function timeOf({ value, period }: Fact): Time | null {
  if (value.unit === "months") return { months: value.months };
  if (value.unit === "day") return { range: { from: value.day, to: value.day } };
  if (value.unit === "month") return { range: monthRange(value.month) };
  return period ? { range: period } : null;
}

/** As many days as somebody may be off who rounds. */
const OFF = { day: 0, week: 3, month: 10, year: 30, season: 0 } as const;
const MONTHS_IN = { day: 1 / 30.4, week: 7 / 30.4, month: 1, year: 12, season: 3 } as const;

function moved(today: Day, { unit, count, way }: TimeSpan): Day {
  const steps = way === "past" ? -count : count;
  if (unit === "day" || unit === "week") return addDays(today, steps * (unit === "day" ? 1 : 7));
  return addMonthsToDay(today, steps * (unit === "year" ? 12 : 1));
}

const near = (a: Day, b: Day, most: number): boolean => Math.abs(daysBetween(a, b)) <= most;
const inside = (inner: DayRange, outer: DayRange): boolean => inner.from >= outer.from && inner.to <= outer.to;
const isOneDay = ({ from, to }: DayRange): boolean => from === to;

/** The days of 'last year', 'last week', 'next year', 'last summer', where it's of the calendar. */
function calendarDays(span: TimeSpan, today: Day): DayRange[] {
  const { unit, count, way, part } = span;
  const year = yearOf(today) + (way === "past" ? -count : way === "future" ? count : 0);
  if (unit === "season") return seasons(part ?? "", today);
  if (unit === "year") return [{ from: `${year}-01-01`, to: `${year}-12-31` }];
  const first = addDays(today, way === "past" ? -13 : 1);
  // Weeks begin on a Sunday or on a Monday.
  return Array.from({ length: 7 }, (_, at) => ({ from: addDays(first, at), to: addDays(first, at + 6) }));
}

function seasons(name: string, today: Day): DayRange[] {
  const season = SEASONS.find(([known]) => known === name || (known === "fall" && name === "autumn"));
  if (!season) return [];
  const [, first, last] = season;
  return [yearOf(today), yearOf(today) - 1]
    .flatMap((year): DayRange[] => {
      const from = `${year}-${two(first)}`;
      const to = addMonths(from, last - first);
      return firstDayOf(from) > today ? [] : [{ from: firstDayOf(from), to: lastDayOf(to) }];
    })
    .slice(0, 1);
}

const SAME_DAYS = /\b(?:same|this time|by now|by then|so far|to date|at this point)\b/i;

export function agrees(span: TimeSpan, fact: Fact, today: Day, sentence: string): boolean {
  const time = timeOf(fact);
  if (time === null) return isRate(span, fact);
  if ("months" in time) return span.way === "future" && takes(span, time.months);
  if (isRate(span, fact)) return true;
  const { range } = time;
  if (span.part === "end" || span.part === "start") {
    const [year] = calendarDays(span, today);
    return (
      year !== undefined && (span.part === "end" ? range.to === year.to : range.from === year.from) && isOneDay(range)
    );
  }
  if (span.isWhole)
    return calendarDays(span, today).some(
      (days) =>
        (range.from === days.from && range.to === days.to) ||
        ((isOneDay(range) || span.unit === "season") && inside(range, days)) ||
        (range.from === days.from && inside(range, days) && SAME_DAYS.test(sentence)),
    );
  const day = moved(today, span);
  if (span.isPoint) return isAround(range, day, span, today);
  const [from, to] = span.way === "past" ? [day, today] : [today, day];
  return near(range.from, from, OFF[span.unit] + 1) && near(range.to, to, OFF[span.unit] + 1);
}

/** A day or a month around it; of a year ago also what had come together by then. */
function isAround(range: DayRange, day: Day, { unit, way }: TimeSpan, today: Day): boolean {
  if (range.from <= today === (way === "future") && !(way === "future" && range.to > today)) return false;
  if (near(range.from, day, OFF[unit]) && near(range.to, day, OFF[unit])) return true;
  if (unit === "month" || unit === "year") {
    const month = monthRange(monthOf(day));
    if (inside(range, month)) return true;
  }
  return unit === "year" && way === "past" && range.from === `${yearOf(day)}-01-01` && near(range.to, day, OFF.month);
}

/** 'More in a year' behind what comes to so much in a year. */
const isRate = ({ unit, count, way, isPoint }: TimeSpan, { id }: Fact): boolean =>
  way === "future" && isPoint && count === 1 && new RegExp(`(?:^|[.-])(?:by|per|a)-${unit}$`).test(id);

const takes = ({ unit, count }: TimeSpan, months: number): boolean =>
  Math.abs(months - count * MONTHS_IN[unit]) < (unit === "year" ? 1 : 0.5);

/** A month's name beside figures of the month before or after it alone. */
export function isContradicted(which: "last" | "this", facts: readonly Fact[], today: Day): boolean {
  const meant = monthRange(which === "last" ? addMonths(monthOf(today), -1) : monthOf(today));
  const other = monthRange(which === "last" ? monthOf(today) : addMonths(monthOf(today), -1));
  const spans = facts.flatMap(({ period, value }) =>
    period && value.unit === "usd" && !isOneDay(period) ? [period] : [],
  );
  return (
    spans.length > 0 && spans.every((range) => inside(range, other)) && !spans.some((range) => inside(range, meant))
  );
}
