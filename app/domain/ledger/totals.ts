import { type Kind, isSpending } from "~/domain/categories/classify";
import type { Cents } from "~/domain/money";
import { type Day, type Month, monthOf } from "~/domain/periods";

export type { Kind };
export const isSpendingKind = isSpending;

/** The vocabulary of sums. Rows are added up once, when they are written; every figure on a screen starts from these. */
/** `cents` keeps the rows' sign: negative is money out. `category` is '' where rows have none. */
export type CategorySum = { category: string; kind: Kind; cents: Cents; count: number };
export type DayTotal = CategorySum & { day: Day };
export type MonthTotal = CategorySum & { month: Month };

const total = (sums: readonly CategorySum[], wanted: (kind: Kind) => boolean): Cents =>
  sums.reduce((cents, sum) => (wanted(sum.kind) ? cents + sum.cents : cents), 0);

/** Refunds lower it, transfers and card payments are not in it. */
export const spendingOf = (sums: readonly CategorySum[]): Cents => 0 - total(sums, isSpending);

export const incomeOf = (sums: readonly CategorySum[]): Cents => total(sums, (kind) => kind === "income");

/** What the rows did to the balance, whatever they were. */
export const flowOf = (sums: readonly CategorySum[]): Cents => total(sums, () => true);

/** Spending that fits no category is counted as this one, in budgets, tiles, report and lists alike. */
export const NO_CATEGORY = "miscellaneous";
export const categoryOf = (row: { category: string | null }): string => row.category || NO_CATEGORY;

type CategorySpending = { category: string; cents: Cents };

/** Largest first. A category with more refunds than purchases stays in, with its sign, so that the parts add up. */
export function spendingByCategory(sums: readonly CategorySum[]): CategorySpending[] {
  const byCategory = new Map<string, Cents>();
  for (const sum of sums) {
    if (isSpending(sum.kind)) byCategory.set(categoryOf(sum), (byCategory.get(categoryOf(sum)) ?? 0) - sum.cents);
  }
  return [...byCategory]
    .filter(([, cents]) => cents !== 0)
    .map(([category, cents]) => ({ category, cents }))
    .sort((a, b) => b.cents - a.cents || (a.category < b.category ? -1 : 1));
}

export const inDays = <T extends { day: Day }>(rows: readonly T[], range: { from: Day; to: Day }): T[] =>
  rows.filter((row) => row.day >= range.from && row.day <= range.to);

export const inMonth = (sums: readonly MonthTotal[], month: Month): MonthTotal[] =>
  sums.filter((sum) => sum.month === month);

type Counted = { day: Day; category: string; kind: Kind; cents: Cents; pending: boolean };

/** The sums that the database keeps, made from rows: for households that no database holds, and to check the kept ones. */
export function sumsOfRows(rows: readonly Counted[]): { days: DayTotal[]; months: MonthTotal[] } {
  const days = new Map<string, DayTotal>();
  const months = new Map<string, MonthTotal>();
  for (const { day, category, kind, cents, pending } of rows) {
    if (pending) continue;
    const month = monthOf(day);
    add(days, `${day}|${category}|${kind}`, { day, category, kind, cents, count: 1 });
    add(months, `${month}|${category}|${kind}`, { month, category, kind, cents, count: 1 });
  }
  return { days: [...days.values()], months: [...months.values()] };
}

function add<T extends CategorySum>(sums: Map<string, T>, key: string, part: T): void {
  const known = sums.get(key);
  if (!known) sums.set(key, part);
  else {
    known.cents += part.cents;
    known.count += part.count;
  }
}
