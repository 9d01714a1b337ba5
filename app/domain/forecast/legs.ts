// The two legs of a move between own accounts.

import type { ForecastEntry, ForecastRow } from "~/domain/forecast/types";
import { median } from "~/domain/ledger/cadence";
import { addDays, daysBetween, type Day } from "~/domain/periods";

export type EntryDraft = Omit<ForecastEntry, "day">;

/** It leaves one account on a day and arrives at the other, at once or some days later. */
export function bothLegs(entry: EntryDraft, day: Day, lagDays = 0): ForecastEntry[] {
  if (entry.otherAccountId === null) return [{ ...entry, day }];
  const arrived = { ...entry, accountId: entry.otherAccountId, otherAccountId: entry.accountId, cents: -entry.cents };
  return [
    { ...entry, day },
    { ...arrived, day: addDays(day, lagDays) },
  ];
}

const LONGEST_LAG = 4;
const MOVES_READ = 3;

/** How many days the last moves were under way. */
export function lagOf(left: readonly ForecastRow[], rows: readonly ForecastRow[]): number {
  const lags = left.slice(-MOVES_READ).flatMap((row) => {
    const there = rows.find(
      (other) =>
        other.accountId === row.otherAccountId &&
        other.cents === -row.cents &&
        other.day >= row.day &&
        daysBetween(row.day, other.day) <= LONGEST_LAG,
    );
    return there ? [daysBetween(row.day, there.day)] : [];
  });
  return median(lags);
}
