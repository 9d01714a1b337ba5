// Everyday spending and irregular income of each account: what is left when everything that comes back is taken out, by
// the day of the week.

import type { ForecastInput, ForecastRow } from "~/domain/forecast/types";
import { median } from "~/domain/ledger/cadence";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, type Day, daysBetween, weekday } from "~/domain/periods";

const WINDOW_DAYS = 182;
const LEAST_DAYS = 28;
const FOUR_WEEKS = 28;

export type EverydayFlows = {
  accountId: string;
  /** Seven values, Sunday first, signed as rows are. */
  spending: readonly Cents[];
  income: readonly Cents[];
};

export function everydayOf(
  { accounts, rows, today }: ForecastInput,
  isPlanned: (row: ForecastRow) => boolean,
): EverydayFlows[] {
  const posted = rows.filter((row) => !row.pending);
  return accounts.flatMap(({ id }) => {
    const own = posted.filter(({ accountId }) => accountId === id);
    const first = own.reduce((day, row) => (row.day < day ? row.day : day), today);
    const days = Math.min(WINDOW_DAYS, daysBetween(first, today));
    if (days < LEAST_DAYS) return [];
    const from = addDays(today, -days);
    const loose = own.filter((row) => row.day > from && !isPlanned(row));
    const spent = loose.filter(({ kind }) => kind === "spending" || kind === "refund");
    const earned = loose.filter(({ kind }) => kind === "income");
    if (spent.length + earned.length === 0) return [];
    return [{ accountId: id, spending: byWeekday(spent, from, today), income: usualWeek(earned, from, today) }];
  });
}

/** The mean of each day of the week. */
function byWeekday(rows: readonly ForecastRow[], from: Day, today: Day): Cents[] {
  const days = daysBetween(from, today);
  return Array.from({ length: 7 }, (_, number) => {
    const times = Array.from({ length: days }, (_, at) => addDays(today, -at)).filter((day) => weekday(day) === number);
    const cents = sumCents(rows.filter(({ day }) => weekday(day) === number).map((row) => row.cents));
    return Math.round(cents / Math.max(1, times.length));
  });
}

/** The middle of what four weeks brought: a tax refund or a bonus is nothing to count on. */
function usualWeek(rows: readonly ForecastRow[], from: Day, today: Day): Cents[] {
  const blocks = Math.floor(daysBetween(from, today) / FOUR_WEEKS);
  const sums = Array.from({ length: blocks }, (_, back) => {
    const to = addDays(today, -back * FOUR_WEEKS);
    return sumCents(rows.filter(({ day }) => day <= to && day > addDays(to, -FOUR_WEEKS)).map(({ cents }) => cents));
  });
  const daily = Math.round(median(sums) / FOUR_WEEKS);
  return Array.from({ length: 7 }, () => daily);
}
