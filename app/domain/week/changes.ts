// What was different in a week, and why: single categories beside their average week, prices that rose, income that came
// late or besides. Each has a figure that the rows behind it add up to.

import {
  type HistoryRow,
  isIncome,
  lateIncome,
  priceRises,
  type Recurring,
  streamKeys,
} from "~/domain/ledger/recurring";
import { rowsHref } from "~/domain/ledger/row-links";
import { categoryOf, type DayTotal, inDays, isSpendingKind, spendingByCategory } from "~/domain/ledger/totals";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, type Day, type DayRange } from "~/domain/periods";

/** How many weeks the average is of, and how many it takes at least. */
export const WEEKS_BACK = 8;
const LEAST_WEEKS = 4;
const LEAST_CENTS: Cents = 15_00;
const LEAST_SHARE = 0.25;

/** What took the difference: the one or two merchants, or how often something was bought. */
export type CategoryReason =
  | { kind: "merchants"; merchants: readonly { name: string; cents: Cents; count: number }[] }
  | { kind: "fewer"; nowCount: number; averageCount: number };

export type ChangeFact =
  | { kind: "category"; category: string; differenceCents: Cents; reason: CategoryReason }
  /** What it takes more in a year; null for a bill that is never the same. */
  | { kind: "price"; merchant: string; fromCents: Cents; toCents: Cents; yearCents: Cents | null }
  | { kind: "late-income"; from: string; expectedCents: Cents; day: Day; daysLate: number }
  | { kind: "extra-income"; from: string; cents: Cents };

export type WeekChange = {
  id: string;
  fact: ChangeFact;
  /** What the rows behind it add up to; null where there are none. */
  cents: Cents | null;
  href: string;
  /** By how much it moved the week: what comes first. */
  weight: Cents;
};

export type Rows = {
  today: Day;
  /** The week that is over, Sunday to Saturday. */
  week: DayRange;
  /** Of the week and of the eight before it. */
  days: readonly DayTotal[];
  history: readonly HistoryRow[];
  recurring: readonly Recurring[];
};

/** The weeks before that somebody's rows reach back to; none where they are too few to say what is usual. */
export function weeksBefore({ week, history }: Pick<Rows, "week" | "history">): DayRange[] {
  const first = history.reduce((day, row) => (row.day < day ? row.day : day), week.from);
  const weeks = Array.from({ length: WEEKS_BACK }, (_, at) => ({
    from: addDays(week.from, -7 * (at + 1)),
    to: addDays(week.to, -7 * (at + 1)),
  })).filter(({ from }) => from >= first);
  return weeks.length < LEAST_WEEKS ? [] : weeks;
}

/** Bills have weeks of their own: what comes less often than weekly is no habit of a week. */
function billTest({ recurring }: Pick<Rows, "recurring">): (row: HistoryRow) => boolean {
  const bills = recurring.filter((stream) => !isIncome(stream) && stream.cadence !== "weekly");
  const keys = new Set(bills.map(({ key }) => key));
  return (row) => streamKeys(row).some((key) => keys.has(key));
}

/** The rows of a week's spending without its bills; null where a shop's bill and its other rows can't be told apart. */
export function everydayHref(rows: Rows): string | null {
  const isBill = billTest(rows);
  const spent = inDays(rows.history, rows.week).filter(({ kind }) => isSpendingKind(kind));
  const named = (bills: boolean) => [
    ...new Set(spent.filter((row) => isBill(row) === bills).map((row) => row.merchantName)),
  ];
  const [bills, others] = [named(true), named(false)];
  // The list leaves out whatever has such a name in its own.
  if (bills.some((bill) => others.some((name) => name.toLowerCase().includes(bill.toLowerCase())))) return null;
  return rowsHref({ ...rows.week, kind: "spending", ...(bills.length > 0 ? { without: bills } : {}) });
}

export type EverydayChange = { nowCents: Cents; averageCents: Cents; nowCount: number; averageCount: number };

/** Spending by category in the week and in the average week before, bills aside. */
export function everydayByCategory(rows: Rows, before: readonly DayRange[]): Map<string, EverydayChange> {
  const isBill = billTest(rows);
  const spent = rows.history.filter(({ kind }) => isSpendingKind(kind));
  const found = new Map<string, EverydayChange>();
  const at = (category: string): EverydayChange => {
    const known = found.get(category) ?? { nowCents: 0, averageCents: 0, nowCount: 0, averageCount: 0 };
    found.set(category, known);
    return known;
  };
  for (const [range, add] of [[rows.week, "now"] as const, ...before.map((week) => [week, "average"] as const)]) {
    const [cents, count] =
      add === "now" ? (["nowCents", "nowCount"] as const) : (["averageCents", "averageCount"] as const);
    for (const one of spendingByCategory(inDays(rows.days, range))) at(one.category)[cents] += one.cents;
    for (const row of inDays(spent, range)) {
      if (isBill(row)) at(categoryOf(row))[cents] += row.cents;
      else at(categoryOf(row))[count] += 1;
    }
  }
  for (const one of found.values()) {
    one.averageCents = Math.round(one.averageCents / Math.max(1, before.length));
    one.averageCount = one.averageCount / Math.max(1, before.length);
  }
  return found;
}

export function changesOf(rows: Rows, everyday: ReadonlyMap<string, EverydayChange> | null): WeekChange[] {
  return [
    ...lateChanges(rows),
    ...priceChanges(rows),
    ...(everyday ? [...everyday].flatMap(([category, one]) => categoryChange(rows, category, one)) : []),
    ...extraIncome(rows),
  ].sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
}

function categoryChange(rows: Rows, category: string, everyday: EverydayChange): WeekChange[] {
  const { nowCents, averageCents } = everyday;
  const difference = nowCents - averageCents;
  const size = Math.abs(difference);
  if (size < LEAST_CENTS || size < averageCents * LEAST_SHARE) return [];
  const all = spendingByCategory(inDays(rows.days, rows.week)).find((one) => one.category === category);
  const reason = difference > 0 ? whyMore(rows, category) : whyLess(everyday);
  return [
    {
      id: `category:${category}`,
      fact: { kind: "category", category, differenceCents: difference, reason },
      cents: all?.cents ?? 0,
      href: rowsHref({ ...rows.week, kind: "spending", category }),
      weight: size,
    },
  ];
}

/** The one or two merchants that took most of it; none where it is in purchases that were split. */
function whyMore({ history, week, recurring }: Rows, category: string): CategoryReason {
  const isBill = billTest({ recurring });
  const byMerchant = new Map<string, { cents: Cents; count: number }>();
  for (const row of inDays(history, week)) {
    if (!isSpendingKind(row.kind) || categoryOf(row) !== category || row.cents >= 0 || isBill(row)) continue;
    const known = byMerchant.get(row.merchantName) ?? { cents: 0, count: 0 };
    byMerchant.set(row.merchantName, { cents: known.cents - row.cents, count: known.count + 1 });
  }
  const [first, second] = [...byMerchant]
    .map(([name, taken]) => ({ name, ...taken }))
    .sort((a, b) => b.cents - a.cents || (a.name < b.name ? -1 : 1));
  const isMost = !first || !second || first.cents >= second.cents * 3;
  return { kind: "merchants", merchants: [...(first ? [first] : []), ...(second && !isMost ? [second] : [])] };
}

const whyLess = ({ nowCount, averageCount }: EverydayChange): CategoryReason => ({
  kind: "fewer",
  nowCount,
  averageCount,
});

function priceChanges({ recurring, week }: Rows): WeekChange[] {
  return priceRises(recurring).flatMap(({ stream, day, fromCents, toCents, yearCents }) => {
    if (day < week.from || day > week.to || toCents - fromCents < 1_00) return [];
    return [
      {
        id: `price:${stream.key}`,
        fact: {
          kind: "price" as const,
          merchant: stream.merchantName,
          fromCents,
          toCents,
          yearCents: stream.amount === "fixed" ? yearCents : null,
        },
        cents: toCents,
        href: rowsHref({ from: day, to: day, q: stream.merchantName }),
        // A price stays; what it takes in a quarter weighs as much as a single week's change.
        weight: stream.amount === "fixed" ? Math.round(yearCents / 4) : toCents - fromCents,
      },
    ];
  });
}

function lateChanges({ recurring, today }: Rows): WeekChange[] {
  return lateIncome(recurring, today).map(({ stream, days }) => ({
    id: `late-income:${stream.key}`,
    fact: {
      kind: "late-income",
      from: stream.merchantName,
      expectedCents: stream.typicalCents,
      day: stream.nextDay,
      daysLate: days,
    },
    cents: null,
    href: rowsHref({ from: stream.firstDay, to: stream.lastDay, q: stream.merchantName }),
    weight: Math.abs(stream.typicalCents),
  }));
}

/** Money in that doesn't come back by itself. */
function extraIncome({ history, recurring, week }: Rows): WeekChange[] {
  const keys = new Set(recurring.filter(isIncome).map(({ key }) => key));
  const extra = inDays(history, week).filter(
    (row) => row.kind === "income" && row.cents > 0 && !streamKeys(row).some((key) => keys.has(key)),
  );
  const names = [...new Set(extra.map(({ merchantName }) => merchantName))];
  return names.flatMap((name) => {
    const cents = sumCents(extra.filter(({ merchantName }) => merchantName === name).map((row) => row.cents));
    if (cents < 50_00) return [];
    return [
      {
        id: `extra-income:${name}`,
        fact: { kind: "extra-income" as const, from: name, cents },
        cents,
        href: rowsHref({ ...week, kind: "income", q: name }),
        weight: cents,
      },
    ];
  });
}
