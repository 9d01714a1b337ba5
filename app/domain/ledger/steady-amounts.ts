// Whether the amounts of what comes back are fixed, vary as bills do, or are no sign of anything; and how they changed.

import { median } from "~/domain/ledger/cadence";
import type { HistoryRow, Recurring } from "~/domain/ledger/recurring";
import type { Cents } from "~/domain/money";
import { addDays, daysBetween } from "~/domain/periods";

/** Bills whose amount moves with use. For anything else a pattern needs a steady amount: a habit is no subscription. */
const VARIABLE = new Set([
  "utilities",
  "phone",
  "internet",
  "cable",
  "mortgage_rent",
  "auto_insurance",
  "car_payment",
  "credit_cards",
  "student_loans",
  "other_debt",
  "retirement",
  "emergency_fund",
  "tithe",
]);

const SAME_PRICE = 0.02;
const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(a, b) * SAME_PRICE;

export function amountKind(sizes: readonly number[], last: HistoryRow): "fixed" | "varies" | null {
  const steps = sizes.slice(1).filter((size, index) => !isSame(size, sizes[index] ?? size)).length;
  if (steps <= Math.max(1, Math.floor(sizes.length / 4)) && spread(sizes) <= 0.6) return "fixed";
  if (last.kind !== "income" && last.kind !== "loan_payment" && !VARIABLE.has(last.category)) return null;
  const middle = median(sizes);
  return median(sizes.map((size) => Math.abs(size - middle))) <= middle * 0.4 ? "varies" : null;
}

/** How far the extremes lie apart, as a part of the middle: a price rise is small, an unrelated purchase is not. */
const spread = (sizes: readonly number[]): number => (Math.max(...sizes) - Math.min(...sizes)) / median(sizes);

export function priceStep(rows: readonly HistoryRow[]): Recurring["change"] {
  for (let index = rows.length - 1; index > 0; index--) {
    const row = rows[index];
    const before = rows[index - 1];
    if (row && before && !isSame(Math.abs(row.cents), Math.abs(before.cents)))
      return { fromCents: before.cents, toCents: row.cents, day: row.day };
  }
  return null;
}

const NEAR_DAYS = 20;

/** A winter's bill is held against the winter before: the same bill a year ago, where there is one. */
function aYearBefore(last: HistoryRow, rows: readonly HistoryRow[]): Cents | null {
  const then = addDays(last.day, -365);
  const bill = rows.find((row) => Math.abs(daysBetween(then, row.day)) <= NEAR_DAYS);
  return bill ? Math.abs(bill.cents) : null;
}

export function outlier(rows: readonly HistoryRow[]): Recurring["change"] {
  const last = rows.at(-1);
  const earlier = rows.slice(-7, -1).map((row) => Math.abs(row.cents));
  if (!last || earlier.length < 2) return null;
  const usual = aYearBefore(last, rows) ?? median(earlier);
  return Math.abs(last.cents) >= usual * 1.25
    ? { fromCents: last.cents < 0 ? -usual : usual, toCents: last.cents, day: last.day }
    : null;
}

export function samePrices(rows: readonly HistoryRow[]): HistoryRow[][] {
  const groups = new Map<number, HistoryRow[]>();
  for (const row of rows) {
    const group = groups.get(row.cents);
    if (group) group.push(row);
    else groups.set(row.cents, [row]);
  }
  return [...groups.values()].filter((group) => group.length >= 3);
}
