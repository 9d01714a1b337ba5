// Whole months and years, and the halves and quarters of a year.

import { type Day, firstDayOf, lastDayOf, type Month, yearOf } from "~/domain/periods";
import { two } from "./calendar";
import type { Days } from "./named-periods";

export const monthsFromTo = (from: Month, to: Month): Days => ({ from: firstDayOf(from), to: lastDayOf(to) });
export const wholeYear = (year: number): Days => ({ from: `${year}-01-01`, to: `${year}-12-31` });
const quarter = (year: number, number: number): Days =>
  monthsFromTo(`${year}-${two(number * 3 - 2)}`, `${year}-${two(number * 3)}`);

export const lastQuarter = (today: Day): Days => {
  const number = Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  return number === 0 ? quarter(yearOf(today) - 1, 4) : quarter(yearOf(today), number);
};
export const thisQuarter = (today: Day): Days =>
  quarter(yearOf(today), Math.floor((Number(today.slice(5, 7)) - 1) / 3) + 1);

export function half(part: number, year: string | undefined, today: Day): Days {
  const inYear = (of: number): Days =>
    monthsFromTo(`${of}-${part === 1 ? "01" : "07"}`, `${of}-${part === 1 ? "06" : "12"}`);
  const found = inYear(year === undefined ? yearOf(today) : Number(year));
  return year === undefined && found.from > today ? inYear(yearOf(today) - 1) : found;
}

export function nthQuarter(number: number, year: string | undefined, today: Day): Days | null {
  if (number < 1 || number > 4) return null;
  if (year !== undefined) return quarter(Number(year), number);
  const found = quarter(yearOf(today), number);
  return found.from > today ? quarter(yearOf(today) - 1, number) : found;
}
