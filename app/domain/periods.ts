// Calendar days and months of the user's own time zone, as text: 'yyyy-MM-dd' and 'yyyy-MM'. Both sort as text, and
// neither can slip by a time zone. What day it is now is always a parameter.

import { DAY_MS } from "~/domain/durations";

export type Day = string;
export type Month = string;
export type DayRange = { from: Day; to: Day };

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** For sorting days, months and ids. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export function isDay(text: string): boolean {
  return DAY.test(text) && text > "1900" && text < "2200" && dayFromUtc(toUtc(text)) === text;
}

export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text > "1900" && text < "2200";
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return name.length <= 64;
  } catch {
    return false;
  }
}

/** 'New York': what a zone is named after. */
export const placeOfZone = (zone: string): string => zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");

const formatters = new Map<string, Intl.DateTimeFormat>();
/** More than there are zones. Their names count in any mixture of cases, and browsers send whatever they like. */
const MAX_FORMATTERS = 600;

/** The calendar day of an instant in a time zone; an unknown zone counts as UTC. */
export function dayOf(date: Date, timeZone: string): Day {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    const zone = isTimeZone(timeZone) ? timeZone : "UTC";
    formatter = new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" });
    if (formatters.size >= MAX_FORMATTERS) formatters.clear();
    formatters.set(timeZone, formatter);
  }
  return formatter.format(date);
}

/** What the clock on the wall shows there: 0 to 23. */
export function hourOf(date: Date, timeZone: string): number {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  return Number(new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "2-digit", hourCycle: "h23" }).format(date));
}

/** The first instant of a calendar day in a time zone: midnight, or one o'clock where the clock skips midnight. */
export function startOfDay(day: Day, timeZone: string): Date {
  // A day starts at most 14 hours before it does in UTC, and at most 12 after; zones differ by quarters of an hour.
  const quarter = 900_000;
  let [before, after] = [-15 * 4, 13 * 4];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(new Date(toUtc(day) + middle * quarter), timeZone) >= day) after = middle;
    else before = middle;
  }
  return new Date(toUtc(day) + after * quarter);
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function addDays(day: Day, count: number): Day {
  return dayFromUtc(toUtc(day) + count * DAY_MS);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((toUtc(to) - toUtc(from)) / DAY_MS);
}

export function addMonths(month: Month, count: number): Month {
  const index = yearOf(month) * 12 + monthNumber(month) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** The same day some months later; the 31st becomes the month's last day. */
export function addMonthsToDay(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), count);
  const last = lastDayOf(month);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted > last ? last : wanted;
}

export function monthsBetween(from: Month, to: Month): number {
  return (yearOf(to) - yearOf(from)) * 12 + monthNumber(to) - monthNumber(from);
}

export function firstDayOf(month: Month): Day {
  return `${month}-01`;
}

export function lastDayOf(month: Month): Day {
  // The day before the next month's first; no date is written out for it, since every sum asks this.
  return `${month}-${new Date(Date.UTC(yearOf(month), monthNumber(month), 0)).getUTCDate()}`;
}

export function monthRange(month: Month): DayRange {
  return { from: firstDayOf(month), to: lastDayOf(month) };
}

/** As much of the period before as has passed of this one; null where this one is complete. */
export function samePart(range: DayRange, before: DayRange, today: Day): DayRange | null {
  if (today >= range.to || today < range.from) return null;
  const to = addDays(before.from, daysBetween(range.from, today));
  return { from: before.from, to: to < before.to ? to : before.to };
}

/** Sunday to Saturday. */
export function weekOf(day: Day): DayRange {
  const from = addDays(day, -weekday(day));
  return { from, to: addDays(from, 6) };
}

/** 0 is Sunday. */
export function weekday(day: Day): number {
  return new Date(toUtc(day)).getUTCDay();
}

/** `Wednesday, March 5, 2025` */
export function longDate(day: Day): string {
  return `${WEEKDAYS[weekday(day)]}, ${monthName(monthOf(day))} ${dayNumber(day)}, ${day.slice(0, 4)}`;
}

/** `Mar 5` */
export function shortDate(day: Day): string {
  return `${monthName(monthOf(day)).slice(0, 3)} ${dayNumber(day)}`;
}

/** `Mar 5, 2025` */
export function mediumDate(day: Day): string {
  return `${shortDate(day)}, ${day.slice(0, 4)}`;
}

/** `March` */
export function monthName(month: Month): string {
  return MONTHS[monthNumber(month) - 1] ?? month;
}

/** `Mar 2025` */
export function monthLabel(month: Month): string {
  return `${monthName(month).slice(0, 3)} ${month.slice(0, 4)}`;
}

export function yearOf(dayOrMonth: string): number {
  return Number(dayOrMonth.slice(0, 4));
}

export function dayNumber(day: Day): number {
  return Number(day.slice(8, 10));
}

function monthNumber(month: Month): number {
  return Number(month.slice(5, 7));
}

function toUtc(day: Day): number {
  return Date.UTC(yearOf(day), monthNumber(day) - 1, dayNumber(day));
}

function dayFromUtc(ms: number): Day {
  return Number.isFinite(ms) ? new Date(ms).toISOString().slice(0, 10) : "";
}
