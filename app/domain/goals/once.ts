// What came to a goal once: a large transfer is money, but no pace. It's told from what comes each month by the months
// themselves, so that a monthly amount between many small ones is no large one.

import type { LedgerEntry } from "~/domain/goals/goals";
import { median } from "~/domain/ledger/cadence";
import { sumCents, type Cents } from "~/domain/money";
import { addDays, addMonthsToDay, type Day } from "~/domain/periods";

export const WINDOW_MONTHS = 3;
/** An entry that is more than so many usual months is none that comes each month. */
const ONCE_MONTHS = 2;

export type AddedOnce = {
  amountCents: Cents;
  /** Of the largest of them. */ day: Day;
};

/** The first day of the last month but so many: what is added once a month is in each once, however long they are. */
export const windowStart = (today: Day, months = WINDOW_MONTHS): Day => addMonthsToDay(addDays(today, 1), -months);

const total = (entries: readonly LedgerEntry[]): Cents => sumCents(entries.map(({ amountCents }) => amountCents));

/** The last three months' entries that are far above a usual month; null where these don't say what is usual. */
export function onceAdded(entries: readonly LedgerEntry[], today: Day): AddedOnce | null {
  const start = windowStart(today);
  // As for a pace, an account is seen from its first balance on.
  const isSeen = entries.some(({ day, kind, isBalance }) => day <= start && (kind !== "opening" || isBalance));
  if (!isSeen) return null;
  const moved = entries.filter(({ kind, day }) => kind !== "opening" && day >= start && day <= today);
  const months = Array.from({ length: WINDOW_MONTHS }, (_, at) => {
    const [from, next] = [windowStart(today, at + 1), windowStart(today, at)];
    return moved.filter(({ day }) => day >= from && day < next);
  });
  const usual = median(months.map(total));
  const isLarge = ({ amountCents }: LedgerEntry) => Math.abs(amountCents) > ONCE_MONTHS * usual;
  const largest = moved.reduce<LedgerEntry | null>(
    (most, entry) => (entry.amountCents > (most?.amountCents ?? 0) ? entry : most),
    null,
  );
  if (usual <= 0 || !largest || !isLarge(largest)) return null;
  // One that came in place of the month's usual amount is beyond it by the rest alone; what left again isn't there.
  const apart = months.map((month) => {
    const large = month.filter(isLarge);
    const came = large.some(({ amountCents }) => amountCents > 0);
    return total(large) - (came && total(month) - total(large) <= 0 ? usual : 0);
  });
  const amountCents = Math.round(sumCents(apart.map(Math.round)));
  return amountCents > 0 ? { amountCents, day: largest.day } : null;
}
