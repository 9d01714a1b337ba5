// On which days something comes again, from the days on which it came.

import { type Cadence, CADENCES } from "~/domain/ledger/cadence";
import { addDays, addMonths, dayNumber, daysBetween, lastDayOf, monthOf, type Day, type Month } from "~/domain/periods";

const RECENT = 6;
const LAST = 31;

/** Every day after the last of `past` until `to`; the first may be overdue. `past` is in order. */
export function comingDays(cadence: Cadence, past: readonly Day[], to: Day): Day[] {
  const last = past.at(-1);
  const rule = CADENCES.find(({ id }) => id === cadence);
  if (!last || !rule) return [];
  if (cadence === "twice a month") return comingTwiceAMonth(past, last, to);
  if (rule.months === 0) return every(rule.days, last, to);
  return onDayOfMonth(usualDay(past), rule.months, last, to).filter((day) => daysBetween(last, day) > rule.days / 2);
}

function every(days: number, last: Day, to: Day): Day[] {
  const found: Day[] = [];
  for (let day = addDays(last, days); day <= to; day = addDays(day, days)) found.push(day);
  return found;
}

/** From the month in which `last` was due, which may be the one before or after the one in which it came. */
function onDayOfMonth(number: number, step: number, last: Day, to: Day): Day[] {
  const away = (month: Month) => Math.abs(daysBetween(last, daysInMonthOf(month, number)));
  const base = [0, -1, 1]
    .map((shift) => addMonths(monthOf(last), shift))
    .reduce((best, month) => (away(month) < away(best) ? month : best));
  const found: Day[] = [];
  for (let month = addMonths(base, step); daysInMonthOf(month, number) <= to; month = addMonths(month, step))
    found.push(daysInMonthOf(month, number));
  return found;
}

function comingTwiceAMonth(past: readonly Day[], last: Day, to: Day): Day[] {
  const halves = [0, 1].map((odd) => past.filter((_, at) => (past.length - 1 - at) % 2 === odd));
  const days = halves.flatMap((half) => {
    const newest = half.at(-1);
    return newest ? onDayOfMonth(usualDay(half), 1, newest, to) : [];
  });
  return [...new Set(days)].filter((day) => daysBetween(last, day) > 7).sort();
}

/** A day of a month; the 31st is the last of any month. */
export function daysInMonthOf(month: Month, number: number): Day {
  const last = lastDayOf(month);
  const wanted = `${month}-${String(number).padStart(2, "0")}`;
  return wanted < last ? wanted : last;
}

/** The commonest day of the month among the last ones; the latest of them where several are. */
function usualDay(past: readonly Day[]): number {
  const numbers = past.slice(-RECENT).map((day) => (day === lastDayOf(monthOf(day)) ? LAST : dayNumber(day)));
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return numbers.reduce((best, number) => ((counts.get(number) ?? 0) >= (counts.get(best) ?? 0) ? number : best), 0);
}
