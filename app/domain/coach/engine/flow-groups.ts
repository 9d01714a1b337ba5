// The groups of a ranking, a trend or a count: months, shops, categories, days.

import { sameMerchant } from "~/domain/ledger/recurring";
import { isSpending } from "~/domain/categories/classify";
import { addMonths, monthOf, monthsBetween } from "~/domain/periods";
import type { TransactionFilter } from "~/domain/ledger/transaction-filter";
import type { Cents } from "~/domain/money";
import type { Grouping, Period, Query } from "~/domain/coach/query/algebra";
import type { SumGroup } from "~/domain/coach/query/data";
import { groupFilter } from "./groups";

/** `before` is the same group in the days that it is held against; `isOpen` is a month that isn't over. */
export type Group = {
  key: string;
  cents: Cents;
  count: number;
  rows: TransactionFilter | null;
  before?: Cents;
  beforeCount?: number;
  pending?: Cents;
  isOpen?: boolean;
};

/** The sums of one flow, and which way they count. */
export type GroupSums = { sums: readonly SumGroup[]; sign: number };

/** Names that differ by a number alone are one shop. */
export function groupsOf(
  query: Query,
  by: Grouping,
  period: Period,
  today: string,
  parts: readonly GroupSums[],
  rows: TransactionFilter | null,
): Group[] {
  const byKey = new Map<string, Group & { names: Set<string> }>();
  const empty = (key: string) => ({ key, cents: 0, count: 0, rows: null, names: new Set<string>() });
  for (const { sums, sign } of parts)
    for (const { key, cents, count } of sums) {
      const same = by === "merchant" ? sameMerchant(key) : key;
      const known = byKey.get(same) ?? empty(key);
      known.names.add(key);
      byKey.set(same, { ...known, cents: known.cents + sign * cents, count: known.count + count });
    }
  if (by === "month" && isStepped(query))
    for (const key of monthsOf(period)) if (!byKey.has(key)) byKey.set(key, { ...empty(key), names: new Set([key]) });
  // Only what is spent has a category: a list by category would leave other rows out.
  const isLinked = rows !== null && (by !== "category" || (rows.kind !== undefined && isSpending(rows.kind)));
  return [...byKey.values()].map(({ names, ...group }): Group => ({
    ...group,
    rows: isLinked ? groupFilter(rows, by, [...names], period) : null,
    ...(group.key === monthOf(today) && monthOf(period.from) < group.key ? { isOpen: true } : {}),
  }));
}

/** A trend shows every step, and what is below a bound may be nothing at all. */
const isStepped = ({ shape, condition, least }: Query): boolean =>
  shape === "trend" || condition.sumMax !== undefined || (shape === "ranking" && least);

/** Those that the conditions leave, in their order. A month that isn't over is in no ranking of the least. */
export function orderedGroups(groups: readonly Group[], { shape, least, condition, by, statistic }: Query): Group[] {
  const { times = 0, timesMost = Infinity, sumMin = -Infinity, sumMax = Infinity } = condition;
  const enough = groups.filter(
    ({ count, cents }) => count >= times && count <= timesMost && cents >= sumMin && cents <= sumMax,
  );
  if (shape === "trend") return enough.sort((a, b) => (a.key < b.key ? -1 : 1));
  const over = by === "month" && least ? enough.filter(({ isOpen }) => !isOpen) : enough;
  const isByCount = condition.times !== undefined || statistic === "count";
  const value = ({ cents, count, before }: Group) =>
    isByCount ? count : statistic === "each" ? cents / Math.max(1, count) : cents - (before ?? 0);
  return (over.length > 0 ? over : enough).sort(
    (a, b) => (least ? 1 : -1) * (value(a) - value(b)) || (a.key < b.key ? -1 : 1),
  );
}

/** Each group beside what it was in other days; one that has nothing in either is none. */
export function withBefore(groups: readonly Group[], before: readonly Group[]): Group[] {
  const keys = new Set([...groups, ...before].map(({ key }) => key));
  return [...keys].map((key): Group => {
    const now = groups.find((group) => group.key === key);
    const then = before.find((group) => group.key === key);
    const held = { before: then?.cents ?? 0, beforeCount: then?.count ?? 0 };
    return { ...(now ?? { key, cents: 0, count: 0, rows: null }), ...held };
  });
}

/** What each group came to on average of several stretches of days. */
export function averageGroups(stretches: readonly (readonly Group[])[]): Group[] {
  const sums = new Map<string, Cents>();
  for (const { key, cents } of stretches.flat()) sums.set(key, (sums.get(key) ?? 0) + cents);
  return [...sums].map(([key, cents]) => ({
    ...{ key, count: 0, rows: null },
    cents: Math.round(cents / Math.max(1, stretches.length)),
  }));
}

/** A purchase that is still pending makes its day one with spending. */
export const withDaysOf = (groups: readonly Group[], pending: readonly Group[]): Group[] => [
  ...groups,
  ...pending.filter(({ key }) => !groups.some((group) => group.key === key)),
];

/** What is pending in a group stands beside its sum. */
export function withPending(groups: readonly Group[], pending: readonly Group[]): Group[] {
  return groups.map((group) => {
    const more = pending.find(({ key }) => sameMerchant(key) === sameMerchant(group.key))?.cents ?? 0;
    return more === 0 ? group : { ...group, pending: more };
  });
}

const monthsOf = ({ from, to }: Period): string[] =>
  Array.from({ length: monthsBetween(monthOf(from), monthOf(to)) + 1 }, (_, count) => addMonths(monthOf(from), count));
