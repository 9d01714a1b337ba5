// Names of days that calendars have: months, weekdays, holidays, seasons.

import { addDays, type Day, lastDayOf, weekday } from "~/domain/periods";

export const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;
export const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

export const two = (value: number): string => String(value).padStart(2, "0");

/** The nth weekday of a month; the last one where n is negative. */
function nth(year: number, month: number, day: number, n: number): Day {
  const first = `${year}-${two(month)}-01`;
  if (n < 0) {
    const last = lastDayOf(`${year}-${two(month)}`);
    return addDays(last, -((weekday(last) - day + 7) % 7));
  }
  return addDays(first, ((day - weekday(first) + 7) % 7) + (n - 1) * 7);
}

/** Western Easter, by the anonymous Gregorian rule. */
function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`;
}

export const HOLIDAYS: readonly [RegExp, (year: number) => Day][] = [
  [/new year s? ?eve|new years eve/, (year) => `${year}-12-31`],
  [/new years?(?: day)?/, (year) => `${year}-01-01`],
  [/(?:mlk|martin luther king) day/, (year) => nth(year, 1, 1, 3)],
  [/valentines?(?: day)?/, (year) => `${year}-02-14`],
  [/presidents? day/, (year) => nth(year, 2, 1, 3)],
  [/(?:st|saint) patricks?(?: day)?/, (year) => `${year}-03-17`],
  [/easter/, easter],
  [/cinco de mayo/, (year) => `${year}-05-05`],
  [/mothers? day/, (year) => nth(year, 5, 0, 2)],
  [/memorial day/, (year) => nth(year, 5, 1, -1)],
  [/juneteenth/, (year) => `${year}-06-19`],
  [/fathers? day/, (year) => nth(year, 6, 0, 3)],
  [/(?:the )?(?:4th|fourth) of july|independence day|july 4th/, (year) => `${year}-07-04`],
  [/labor day/, (year) => nth(year, 9, 1, 1)],
  [/columbus day/, (year) => nth(year, 10, 1, 2)],
  [/halloween/, (year) => `${year}-10-31`],
  [/veterans day/, (year) => `${year}-11-11`],
  [/black friday/, (year) => addDays(nth(year, 11, 4, 4), 1)],
  [/cyber monday/, (year) => addDays(nth(year, 11, 4, 4), 4)],
  [/thanksgiving/, (year) => nth(year, 11, 4, 4)],
  [/christmas eve/, (year) => `${year}-12-24`],
  [/christmas(?: day)?/, (year) => `${year}-12-25`],
];

/** First and last month; a winter begins in the year before. */
export const SEASONS: readonly [string, number, number][] = [
  ["spring", 3, 5],
  ["summer", 6, 8],
  ["fall", 9, 11],
  ["autumn", 9, 11],
  ["winter", 12, 14],
];

/** Saturday and Sunday: the one that has begun, or the one before where today is in it. */
export function weekend(today: Day, last: boolean): { from: Day; to: Day } {
  const saturday = addDays(today, -((weekday(today) + 1) % 7));
  const from = last && weekday(today) % 6 === 0 ? addDays(saturday, -7) : saturday;
  return { from, to: addDays(from, 1) };
}

/** The one that has begun, or the one to come. */
export function nextWeekend(today: Day): { from: Day; to: Day } {
  if (weekday(today) === 0) return { from: today, to: today };
  const from = addDays(today, 6 - weekday(today));
  return { from, to: addDays(from, 1) };
}
