// The bills and pays of a month, as a calendar shows them.

import type { ForecastEntry, ForecastEntryKind, Forecast } from "~/domain/forecast/types";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf, weekOf, type Day, type Month } from "~/domain/periods";

const SHOWN: readonly ForecastEntryKind[] = ["pay", "bill", "subscription", "loan", "statement"];
/** What a statement asks for was bought before, a part of it by these very subscriptions. */
const ADDED_UP: readonly ForecastEntryKind[] = ["bill", "subscription", "loan"];

export type CalendarDay = {
  day: Day;
  isInMonth: boolean;
  outCents: Cents;
  inCents: Cents;
  count: number;
  /** What the largest bill of the day is called, and without one the largest that comes in. */
  name: string | null;
};
export type MonthCalendar = {
  month: Month;
  /** Shown without being asked for. */
  isOpening: boolean;
  before: Month | null;
  after: Month | null;
  /** Sunday to Saturday. */
  weeks: readonly (readonly CalendarDay[])[];
  entries: readonly ForecastEntry[];
  billsCents: Cents;
  payCents: Cents;
};

/** What one pays with: a loan's own interest is in its payment. */
const PAYING: readonly string[] = ["checking", "savings", "credit"];

/** Where money leaves, or comes in from outside: of a move between own accounts the leg that pays. */
export function billsAndPays({ accounts, entries }: Pick<Forecast, "accounts" | "entries">): ForecastEntry[] {
  const paying = new Set(accounts.flatMap(({ id, type }) => (PAYING.includes(type) ? [id] : [])));
  return entries.filter(
    ({ kind, cents, accountId }) => SHOWN.includes(kind) && (cents < 0 || kind === "pay") && paying.has(accountId),
  );
}

const DAYS_AHEAD = 30;

/** What a calendar's page may not show: a month ends, what is due doesn't. */
export const nextThirtyDays = ({
  today,
  accounts,
  entries,
}: Pick<Forecast, "today" | "accounts" | "entries">): ForecastEntry[] =>
  billsAndPays({ accounts, entries }).filter(({ day }) => day <= addDays(today, DAYS_AHEAD));

/** Its last days: what is left of a month is less than a week. */
const FEW_DAYS = 7;

/** The month that the calendar opens on: this one, and in its last days the one that holds what is coming. */
export function openingMonth(forecast: Pick<Forecast, "today" | "to" | "accounts" | "entries">): Month {
  const [now, next] = [monthOf(forecast.today), addMonths(monthOf(forecast.today), 1)];
  if (addDays(forecast.today, FEW_DAYS) <= lastDayOf(now) || next > monthOf(forecast.to)) return now;
  const coming = nextThirtyDays(forecast);
  const after = coming.filter(({ day }) => monthOf(day) !== now).length;
  return after > coming.length - after ? next : now;
}

/** The month of today begins today; the last one may be cut short. Unless one is wanted, it's where the calendar opens. */
export function monthCalendar(forecast: Forecast, wanted: Month = openingMonth(forecast)): MonthCalendar {
  const { today, to, accounts, entries } = forecast;
  const [first, last] = [monthOf(today), monthOf(to)];
  const month = wanted < first ? first : wanted > last ? last : wanted;
  const own = billsAndPays({ accounts, entries }).filter(({ day }) => monthOf(day) === month);
  return {
    month,
    isOpening: month === openingMonth(forecast),
    before: month > first ? addMonths(month, -1) : null,
    after: month < last ? addMonths(month, 1) : null,
    weeks: weeksOf(month, own),
    entries: own,
    billsCents: 0 - sum(own.filter(({ kind }) => ADDED_UP.includes(kind))),
    payCents: sum(own.filter(({ kind }) => kind === "pay")),
  };
}

const sum = (entries: readonly ForecastEntry[]): Cents => sumCents(entries.map(({ cents }) => cents));

const largestOf = (entries: readonly ForecastEntry[]): ForecastEntry | undefined =>
  entries.reduce<ForecastEntry | undefined>(
    (most, one) => (most && Math.abs(most.cents) >= Math.abs(one.cents) ? most : one),
    undefined,
  );

function weeksOf(month: Month, entries: readonly ForecastEntry[]): CalendarDay[][] {
  const weeks: CalendarDay[][] = [];
  for (let start = weekOf(firstDayOf(month)).from; start <= lastDayOf(month); start = addDays(start, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, at) => {
        const day = addDays(start, at);
        const own = entries.filter((entry) => entry.day === day);
        return {
          day,
          isInMonth: monthOf(day) === month,
          outCents: 0 - sum(own.filter(({ cents }) => cents < 0)),
          inCents: sum(own.filter(({ cents }) => cents > 0)),
          count: own.length,
          // Beside the name stands what goes out.
          name: (largestOf(own.filter(({ cents }) => cents < 0)) ?? largestOf(own))?.name ?? null,
        };
      }),
    );
  return weeks;
}
