// Charges that deserve a second look: far above what is usual, or the same one twice. Found here once, for the dashboard's
// findings and for the coach, so that both speak of the same rows.

import { categoryName } from "~/domain/categories/list";
import type { Cents } from "~/domain/money";
import { type Day, addDays, compareText } from "~/domain/periods";
import { median } from "~/domain/ledger/cadence";
import { type HistoryRow, type Recurring, sameMerchant } from "~/domain/ledger/recurring";
import { categoryOf } from "~/domain/ledger/totals";

const RECENT_DAYS = 10;
const LARGE_CENTS: Cents = 300_00;

type UnusualCharge = {
  row: HistoryRow;
  usualCents: Cents;
  /** The merchant or the category; null for any purchase. */ who: string | null;
};

/** A charge far above what the merchant, or else the category, usually takes. */
export function unusualCharges(
  history: readonly HistoryRow[],
  recurring: readonly Recurring[],
  today: Day,
): UnusualCharge[] {
  const since = addDays(today, -RECENT_DAYS);
  const expected = new Set(recurring.map(({ lastId }) => lastId));
  const spending = history.filter((row) => row.kind === "spending" && row.cents < 0);
  const recent = spending.filter(
    (row) => row.day > since && row.day <= today && row.cents <= -100_00 && !expected.has(row.id),
  );
  const earlier = spending.filter((row) => row.day <= since);
  return recent.flatMap((row) => {
    const usual = usualCharge(row, earlier);
    return usual === null || -row.cents < usual.cents * usual.times
      ? []
      : [{ row, usualCents: usual.cents, who: usual.who }];
  });
}

function usualCharge(
  row: HistoryRow,
  earlier: readonly HistoryRow[],
): { cents: Cents; times: number; who: string | null } | null {
  const key = sameMerchant(row.merchantName);
  const same = earlier.filter((other) => sameMerchant(other.merchantName) === key).map((other) => -other.cents);
  if (same.length >= 3) return { cents: median(same), times: 3, who: row.merchantName };
  const category = earlier.filter((other) => categoryOf(other) === categoryOf(row)).map((other) => -other.cents);
  if (category.length >= 10) return { cents: median(category), times: 8, who: categoryName(categoryOf(row)) };
  // The first of its kind: large beside any purchase.
  const all = earlier.map((other) => -other.cents);
  return all.length >= 30 && -row.cents >= LARGE_CENTS ? { cents: median(all), times: 10, who: null } : null;
}

/** The same merchant took the same amount twice within two days from one account. */
export function doubleCharges(
  history: readonly HistoryRow[],
  today: Day,
  since: Day = addDays(today, -RECENT_DAYS),
): { first: HistoryRow; row: HistoryRow }[] {
  const recent = history.filter(
    (row) => row.kind === "spending" && row.cents <= -20_00 && row.day > addDays(since, -2) && row.day <= today,
  );
  const pairs: { first: HistoryRow; row: HistoryRow }[] = [];
  const seen = new Map<string, HistoryRow>();
  for (const row of recent.sort((a, b) => compareText(a.day, b.day) || compareText(a.id, b.id))) {
    const key = sameCharge(row);
    const first = seen.get(key);
    seen.set(key, row);
    if (first && row.day > since && row.day <= addDays(first.day, 2)) pairs.push({ first, row });
  }
  return pairs;
}

const sameCharge = ({ accountId, merchantName, cents }: HistoryRow): string =>
  `${accountId ?? ""}|${sameMerchant(merchantName)}|${cents}`;

type RepeatedCharge = { rows: readonly HistoryRow[]; isRegular: boolean };

/** The same merchant took the same amount more than once within some days, further apart: by its rhythm, or not. */
export function repeatedCharges(
  history: readonly HistoryRow[],
  recurring: readonly Recurring[],
  { from, to }: { from: Day; to: Day },
): RepeatedCharge[] {
  const doubles = new Set(
    doubleCharges(history, to, addDays(from, -1)).flatMap(({ first, row }) => [first.id, row.id]),
  );
  const regular = new Set(
    recurring.flatMap(({ active, merchantName }) => (active ? [sameMerchant(merchantName)] : [])),
  );
  const rows = history
    .filter(
      ({ id, kind, cents, day }) =>
        kind === "spending" && cents <= -20_00 && day >= from && day <= to && !doubles.has(id),
    )
    .sort((a, b) => compareText(a.day, b.day) || compareText(a.id, b.id));
  const alike = new Map<string, HistoryRow[]>();
  for (const row of rows) alike.set(sameCharge(row), [...(alike.get(sameCharge(row)) ?? []), row]);
  return [...alike.values()]
    .filter((same) => same.length > 1)
    .map((same) => ({
      rows: same,
      isRegular: same.some(({ merchantName }) => regular.has(sameMerchant(merchantName))),
    }));
}
