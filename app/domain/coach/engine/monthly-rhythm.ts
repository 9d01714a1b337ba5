// What comes once a month has a day of the month: thirty-one days on from the last would be another one.

import { median } from "~/domain/ledger/cadence";
import { type Day, dayNumber, monthOf, monthsBetween } from "~/domain/periods";

/** Three months in a row, once in each. */
const LEAST_MONTHS = 3;
/** So many days later or earlier it may come, where a weekend or a holiday is in the way. */
const OFF_DAYS = 3;

/** The day of the month on which it comes, and whether it's that one each time; null where it comes otherwise. */
export function monthlyOn(days: readonly Day[]): { day: number; isAlways: boolean } | null {
  if (days.length < LEAST_MONTHS) return null;
  const isMonthly = days.every(
    (day, at) => at === 0 || monthsBetween(monthOf(days[at - 1] ?? day), monthOf(day)) === 1,
  );
  const numbers = days.map(dayNumber);
  const day = Math.round(median(numbers));
  if (!isMonthly || numbers.some((number) => Math.abs(number - day) > OFF_DAYS)) return null;
  return { day, isAlways: numbers.every((number) => number === day) };
}

const ENDINGS = ["th", "st", "nd", "rd"];
const isTeen = (number: number): boolean => number > 10 && number < 14;

/** 'the 16th' */
export const theDay = (number: number): string =>
  `the ${number}${(isTeen(number) ? undefined : ENDINGS[number % 10]) ?? "th"}`;
