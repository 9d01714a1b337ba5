// One figure of this month, the last one, the one before with how they differ, and a usual month.

import type { FactPeriod, FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs, SumRow } from "~/domain/coach/facts/inputs";
import { rowsHref } from "~/domain/ledger/row-links";
import { isSpendingKind } from "~/domain/ledger/totals";
import { percentChange, type Cents } from "~/domain/money";
import { addMonths, firstDayOf, lastDayOf, monthName, monthOf, monthRange, type Month } from "~/domain/periods";

export type RowsSum = { cents: Cents; rows: number };
type Pick = (row: SumRow) => boolean;
export const income: Pick = (row) => row.kind === "income";
export const spending: Pick = (row) => isSpendingKind(row.kind);

export function total(rows: readonly SumRow[], months: readonly Month[], pick: Pick): RowsSum {
  let cents = 0;
  let count = 0;
  for (const row of rows) {
    if (!months.includes(row.month) || !pick(row)) continue;
    cents += row.kind === "income" ? row.cents : -row.cents;
    count += row.count;
  }
  return { cents, rows: count };
}

type RowsOf = { kind: "income" | "spending"; category?: string };
type Series = (id: string, label: string, pick: Pick, rows: RowsOf) => void;

export function seriesOn(
  sheet: FactSheet,
  { sums, today }: CoachInputs,
  months: readonly Month[],
  average: FactPeriod | null,
): Series {
  const current = monthOf(today);
  const [last, before] = [addMonths(current, -1), addMonths(current, -2)];
  const thisMonth: FactPeriod = { from: firstDayOf(current), to: today, label: `${monthName(current)} so far` };
  const put = (id: string, label: string, sum: RowsSum, period: FactPeriod, rows: RowsOf) =>
    sheet.add({
      id,
      label,
      value: { unit: "usd", cents: sum.cents },
      period,
      rows: sum.rows,
      href: rowsHref({ ...rows, from: period.from, to: period.to }),
    });
  return (id, label, pick, rows) => {
    const now = total(sums, [current], pick);
    const lastSum = total(sums, [last], pick);
    if (now.rows) put(`${id}.this`, label, now, thisMonth, rows);
    // Where no pay was ever seen it may arrive elsewhere: that is no income of zero.
    if (id === "income" && total(sums, months, pick).rows === 0) return;
    if (months.includes(last)) put(`${id}.last`, label, lastSum, monthPeriod(last), rows);
    if (months.includes(before)) {
      const beforeSum = total(sums, [before], pick);
      put(`${id}.before`, label, beforeSum, monthPeriod(before), rows);
      addDifference(sheet, { id, label, rows, before, last, beforeCents: beforeSum.cents, lastCents: lastSum.cents });
    }
    if (average && id !== "income") {
      const sum = total(sums, months, pick);
      const cents = Math.round(sum.cents / months.length);
      put(`${id}.average`, `${label}, usual month`, { cents, rows: sum.rows }, average, rows);
    }
  };
}

type TwoMonths = {
  id: string;
  label: string;
  rows: RowsOf;
  before: Month;
  last: Month;
  beforeCents: Cents;
  lastCents: Cents;
};

function addDifference(sheet: FactSheet, { id, label, rows, before, last, beforeCents, lastCents }: TwoMonths): void {
  const both: FactPeriod = {
    from: firstDayOf(before),
    to: lastDayOf(last),
    label: `${monthName(before)} to ${monthName(last)}`,
  };
  const compared = { period: both, href: rowsHref({ ...rows, from: both.from, to: both.to }) };
  if (beforeCents > 0)
    sheet.add({
      id: `${id}.change`,
      label: `${label}, change`,
      value: { unit: "percent", percent: Math.abs(percentChange(lastCents, beforeCents)) },
      ...compared,
    });
  sheet.add({
    id: `${id}.difference`,
    label: `${label}, ${monthName(last)} against ${monthName(before)}`,
    value: { unit: "usd", cents: Math.abs(lastCents - beforeCents) },
    ...compared,
  });
}

export function monthPeriod(month: Month): FactPeriod {
  return { ...monthRange(month), label: monthName(month) };
}
