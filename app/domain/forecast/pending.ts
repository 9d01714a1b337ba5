// What is under way: pending rows, and moves between own accounts that have left one and not arrived at the other.

import type { ForecastEntry, ForecastInput, ForecastRow } from "~/domain/forecast/types";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, daysBetween, type Day } from "~/domain/periods";

/** A row that is one time of something that comes back, seen before its other leg. */
export type Seen = { row: ForecastRow; otherAccountId: string | null };

const SETTLES_DAYS = 2;
/** Longer than that nothing is under way. */
const UNDER_WAY_DAYS = 4;

export function pendingEntries({ rows, today }: ForecastInput): ForecastEntry[] {
  return rows
    .filter(({ pending }) => pending)
    .map((row) => ({ ...onTheWay(row, row.accountId, row.cents), day: settling(row.day, today) }));
}

const settling = (day: Day, today: Day): Day => {
  const settled = addDays(day, SETTLES_DAYS);
  return settled > today ? settled : addDays(today, 1);
};

/** What has left, or is about to leave, arrives a day later, unless it shows there already. */
export function arrivals({ rows, today }: ForecastInput, seen: readonly Seen[]): ForecastEntry[] {
  return seen.flatMap(({ row, otherAccountId }) => {
    if (otherAccountId === null || row.otherAccountId !== null || daysBetween(row.day, today) > UNDER_WAY_DAYS)
      return [];
    const isThere = rows.some(
      (other) =>
        other.accountId === otherAccountId &&
        other.cents === -row.cents &&
        Math.abs(daysBetween(other.day, row.day)) <= UNDER_WAY_DAYS,
    );
    if (isThere) return [];
    return [
      { ...onTheWay(row, otherAccountId, -row.cents), day: row.pending ? settling(row.day, today) : addDays(today, 1) },
    ];
  });
}

const onTheWay = (row: ForecastRow, accountId: string, cents: Cents): Omit<ForecastEntry, "day"> => ({
  key: `pending ${row.id}`,
  accountId,
  otherAccountId: null,
  cents,
  kind: "pending",
  name: row.merchantName,
  confidence: "certain",
});

/** What is pending of everyday spending, by account: nothing that comes back is in it. */
export function looseByAccount({ rows }: ForecastInput, seen: readonly Seen[]): Map<string, Cents> {
  const known = new Set(seen.map(({ row }) => row.id));
  const loose = rows.filter(({ pending, id, cents }) => pending && cents < 0 && !known.has(id));
  return new Map(
    loose.map(({ accountId }) => [
      accountId,
      sumCents(loose.filter((row) => row.accountId === accountId).map(({ cents }) => cents)),
    ]),
  );
}
