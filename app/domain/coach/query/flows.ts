// What flows, worked out: which sums and rows a query needs, and its figures once they are there. Words are elsewhere.

import { addMonths, addMonthsToDay, lastDayOf, monthOf, monthsBetween } from "~/domain/periods";
import { sameMerchant } from "~/domain/ledger/recurring";
import { isSpending } from "~/domain/categories/classify";
import type { TransactionFilter } from "~/domain/ledger/transaction-filter";
import type { Cents } from "~/domain/money";
import type { Flow, Grouping, Period, Query, Statistic } from "./algebra";
import { type Found, type FoundRow, type Household, MOST_ROWS, type Need, type RowOrder, rowsOf, sumsOf } from "./data";
import { filterOf, signOf } from "./filters";
import { groupFilter } from "./groups";
import { daysIn, knownPart, periodOf, wholeMonthsIn } from "./periods-meant";

/** A sum with the rows behind it; nothing stands behind what is a difference of two. */
export type Sum = { cents: Cents; count: number; period: Period; rows: TransactionFilter | null };
export type Group = { key: string; cents: Cents; count: number; rows: TransactionFilter | null };
export type Against =
  | { is: "sum"; sum: Sum }
  | { is: "usual"; cents: Cents; months: number; period: Period }
  | { is: "plan"; plannedCents: Cents | null }
  | { is: "amount"; cents: Cents; over: boolean };

export type FlowFigures = {
  sum: Sum;
  /** What the statistic makes of it: cents, a count; a day stands in `rows`. */
  value: number;
  /** The months, weeks, days or rows that an average was divided by. */
  divisor: number;
  groups: readonly Group[];
  rows: readonly FoundRow[];
  against: Against | null;
  /** What earned and spent are, where the measure is what was kept. */
  parts: { earned: Sum; spent: Sum } | null;
};

type Plan = { main: Period; needs: Need[] };

const AVERAGES: readonly Statistic[] = ["per-month", "per-week", "per-day"];

/** The days that are summed: an average by the month takes whole ones. */
function daysOf(query: Query, { today, firstDay }: Household): { period: Period; divisor: number } {
  const period = periodOf(query, today);
  if (query.statistic === "per-month") {
    const { period: whole, months } = wholeMonthsIn(period, firstDay);
    return { period: whole, divisor: months };
  }
  if (query.statistic === "per-week") return { period, divisor: Math.max(1, daysIn(knownPart(period, firstDay)) / 7) };
  if (query.statistic === "per-day") return { period, divisor: daysIn(knownPart(period, firstDay)) };
  return { period, divisor: 1 };
}

type Summed = Exclude<Flow, "kept">;

function sumsNeed(flow: Summed, query: Query, period: Period, by: Grouping | null, household: Household): Need {
  return { want: "sums", rows: filterOf(flow, query, period, household), by };
}

const flowsOf = (measure: Flow): readonly Summed[] => (measure === "kept" ? ["earned", "spent"] : [measure]);

const ORDER: Partial<Record<Statistic, RowOrder>> = {
  largest: "largest",
  smallest: "smallest",
  latest: "newest",
  first: "oldest",
};

/** One row is looked up by its order, however long ago it was: nothing is summed for it. */
const isOneRow = ({ shape, statistic }: Query): boolean => shape === "figure" && ORDER[statistic] !== undefined;

/** The single rows that a query shows. */
function rowsNeed(flow: Summed, query: Query, period: Period, household: Household): Need | null {
  const order = ORDER[query.statistic];
  const rows = filterOf(flow, query, period, household);
  if (query.shape === "list")
    return { want: "rows", rows, order: order ?? "newest", take: Math.min(query.take ?? 10, MOST_ROWS) };
  if (order) return { want: "rows", rows, order, take: 1 };
  return query.shape === "yes-no" ? { want: "rows", rows, order: "newest", take: 1 } : null;
}

export function flowNeeds(flow: Flow, query: Query, household: Household): Need[] {
  return plannedNeeds(flow, query, household).needs;
}

function plannedNeeds(flow: Flow, query: Query, household: Household): Plan {
  const { period } = daysOf(query, household);
  const sums = (days: Period, by: Grouping | null, of: Query = query) =>
    flowsOf(flow).map((one) => sumsNeed(one, of, days, by, household));
  const needs = isOneRow(query) ? [] : sums(period, null);
  if (query.by !== null) needs.push(...sums(period, query.by));
  if (flow !== "kept") {
    const rows = rowsNeed(flow, query, period, household);
    if (rows) needs.push(rows);
  }
  for (const days of comparedDays(query, period, household)) needs.push(...sums(days, null));
  const { comparison } = query;
  if (comparison?.against === "subject") needs.push(...sums(period, null, { ...query, subject: comparison.subject }));
  if (comparison?.against === "income")
    needs.push(sumsNeed("earned", { ...query, subject: {}, condition: {} }, period, null, household));
  if (query.shape === "share" && comparison === null)
    needs.push(...sums(period, null, { ...query, subject: {}, condition: {} }));
  return { main: period, needs };
}

/** The other days of a comparison; for the usual, the same days of the three months before. */
function comparedDays({ comparison }: Query, period: Period, { firstDay }: Household): Period[] {
  if (comparison?.against === "period") return [comparison.period];
  if (comparison?.against !== "usual") return [];
  return [-1, -2, -3]
    .map((back) => sameDays(period, back))
    .filter(({ from }) => firstDay === null || monthOf(from) >= monthOf(firstDay));
}

/** A month's end stays its end. */
function sameDays({ from, to }: Period, back: number): Period {
  const isEnd = to === lastDayOf(monthOf(to));
  const end = addMonths(monthOf(to), back);
  return { from: addMonthsToDay(from, back), to: isEnd ? lastDayOf(end) : addMonthsToDay(to, back) };
}

type Reader = { household: Household; found: Found };

function sumIn(flow: Flow, query: Query, period: Period, { household, found }: Reader): Sum {
  const parts = flowsOf(flow).map((one) => {
    const need = sumsNeed(one, query, period, null, household);
    const [whole] = sumsOf(found, need);
    const sign = signOf(one, need.rows) * (flow === "kept" && one === "spent" ? -1 : 1);
    return { cents: sign * (whole?.cents ?? 0), count: whole?.count ?? 0, rows: need.rows };
  });
  return {
    cents: parts.reduce((sum, { cents }) => sum + cents, 0) + 0,
    count: parts.reduce((sum, { count }) => sum + count, 0),
    period,
    rows: parts.length === 1 ? (parts[0]?.rows ?? null) : null,
  };
}

export function flowFigures(flow: Flow, query: Query, reader: Reader): FlowFigures {
  const { household, found } = reader;
  const { period, divisor } = daysOf(query, household);
  const sum = sumIn(flow, query, period, reader);
  const need = flow === "kept" ? null : rowsNeed(flow, query, period, household);
  const rows = need ? rowsOf(found, need) : [];
  const counted = query.statistic === "each" ? Math.max(1, sum.count) : divisor;
  const groups = query.by === null ? [] : groupsIn(flow, query, query.by, period, reader);
  return {
    sum,
    value: valueOf(query, sum, counted, rows, groups),
    divisor: counted,
    groups,
    rows,
    against: againstIn(flow, query, sum, reader),
    parts:
      flow === "kept"
        ? { earned: sumIn("earned", query, period, reader), spent: sumIn("spent", query, period, reader) }
        : null,
  };
}

function valueOf(
  { statistic, by }: Query,
  sum: Sum,
  divisor: number,
  rows: readonly FoundRow[],
  groups: readonly Group[],
): number {
  if (statistic === "count") return by === null ? sum.count : groups.length;
  if (statistic === "largest" || statistic === "smallest") return Math.abs(rows[0]?.cents ?? 0);
  return statistic === "each" || AVERAGES.includes(statistic) ? Math.round(sum.cents / divisor) : sum.cents;
}

/** The groups of a ranking or the steps of a trend. Names that differ by a number alone are one shop. */
function groupsIn(flow: Flow, query: Query, by: Grouping, period: Period, { household, found }: Reader): Group[] {
  const byKey = new Map<string, Group & { names: Set<string> }>();
  for (const one of flowsOf(flow)) {
    const need = sumsNeed(one, query, period, by, household);
    const sign = signOf(one, need.rows) * (flow === "kept" && one === "spent" ? -1 : 1);
    for (const { key, cents, count } of sumsOf(found, need)) {
      const same = by === "merchant" ? sameMerchant(key) : key;
      const known = byKey.get(same) ?? { key, cents: 0, count: 0, rows: null, names: new Set<string>() };
      known.names.add(key);
      byKey.set(same, { ...known, cents: known.cents + sign * cents, count: known.count + count });
    }
    if (query.shape === "trend" && by === "month")
      for (const key of monthsOf(period))
        if (!byKey.has(key)) byKey.set(key, { key, cents: 0, count: 0, rows: null, names: new Set([key]) });
  }
  // Only what is spent has a category: a list by category would leave other rows out.
  const rows = flow === "kept" ? null : filterOf(flow, query, period, household);
  const isLinked = rows !== null && (by !== "category" || (rows.kind !== undefined && isSpending(rows.kind)));
  const groups = [...byKey.values()].map(({ names, ...group }): Group => ({
    ...group,
    rows: isLinked ? groupFilter(rows, by, [...names], period) : null,
  }));
  return ordered(groups, query);
}

function ordered(groups: readonly Group[], { shape, least, condition, take }: Query): Group[] {
  const enough = groups.filter(({ count }) => count >= (condition.times ?? 0));
  if (shape === "trend") return enough.sort((a, b) => (a.key < b.key ? -1 : 1));
  const value = ({ cents, count }: Group) => (condition.times === undefined ? cents : count);
  const sorted = enough.sort((a, b) => (least ? 1 : -1) * (value(a) - value(b)) || (a.key < b.key ? -1 : 1));
  return take === null ? sorted : sorted.slice(0, take);
}

const monthsOf = ({ from, to }: Period): string[] =>
  Array.from({ length: monthsBetween(monthOf(from), monthOf(to)) + 1 }, (_, count) => addMonths(monthOf(from), count));

function againstIn(flow: Flow, query: Query, sum: Sum, reader: Reader): Against | null {
  const { comparison } = query;
  const { household } = reader;
  switch (comparison?.against) {
    case undefined:
      return query.shape === "share"
        ? { is: "sum", sum: sumIn(flow, { ...query, subject: {}, condition: {} }, sum.period, reader) }
        : null;
    case "period":
      return { is: "sum", sum: sumIn(flow, query, comparison.period, reader) };
    case "subject":
      return { is: "sum", sum: sumIn(flow, { ...query, subject: comparison.subject }, sum.period, reader) };
    case "income":
      return { is: "sum", sum: sumIn("earned", { ...query, subject: {}, condition: {} }, sum.period, reader) };
    case "amount":
      return { is: "amount", cents: comparison.cents, over: comparison.is === "over" };
    case "usual": {
      const days = comparedDays(query, sum.period, household);
      const total = days.reduce((all, period) => all + sumIn(flow, query, period, reader).cents, 0);
      const [last, first] = [days[0], days.at(-1)];
      return {
        is: "usual",
        cents: days.length === 0 ? 0 : Math.round(total / days.length),
        months: days.length,
        period: { from: first?.from ?? sum.period.from, to: last?.to ?? sum.period.to },
      };
    }
    case "plan": {
      const wanted = query.subject.categories ?? [];
      const planned = household.budgets.filter(({ category }) => wanted.length === 0 || wanted.includes(category));
      return {
        is: "plan",
        plannedCents: planned.length === 0 ? null : planned.reduce((all, { plannedCents }) => all + plannedCents, 0),
      };
    }
  }
}
