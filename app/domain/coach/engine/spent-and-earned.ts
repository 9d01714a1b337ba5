// What flows, worked out: which sums and rows a query needs, and its figures once they are there. Words are elsewhere.

import { nearNeeds, nearRow } from "./near-rows";
import type { Day } from "~/domain/periods";
import type { TransactionFilter } from "~/domain/ledger/transaction-filter";
import type { Cents } from "~/domain/money";
import type { Flow, Grouping, Period, Query, Statistic } from "~/domain/coach/query/algebra";
import type { DataNeed, FoundRow, Household, NeedAnswers, RowOrder } from "~/domain/coach/query/data";
import { MAX_LISTED_ROWS, rowsOf, sumsOf } from "~/domain/coach/query/data";
import { filterOf, signOf } from "./filters";
import { besideOf, type BesideSum, wholeOf } from "./flow-beside";
import { averageGroups, type Group, groupsOf, orderedGroups, withBefore, withDaysOf, withPending } from "./flow-groups";
import { daysIn, daysOn, knownPart, periodOf, wholeMonthsIn } from "./periods-meant";
import { comparedDays } from "./compared-days";
import { stepsOfOther } from "~/domain/coach/query/steps-held";
import { valueOf } from "./flow-value";
import { FEW, hasSources, isShownBelow, monthsShown } from "./shown-below";

/** A sum with the rows behind it; nothing stands behind what is a difference of two. */
export type FlowSum = { cents: Cents; count: number; period: Period; rows: TransactionFilter | null };
export type Against =
  | { is: "sum"; sum: FlowSum }
  | { is: "usual"; cents: Cents; months: number; period: Period }
  | { is: "plan"; plannedCents: Cents | null }
  | { is: "amount"; cents: Cents; bound: "over" | "under" | "about" };
export type FigureBeside = BesideSum & { sum: FlowSum };

export type FlowFigures = {
  sum: FlowSum;
  /** What the statistic makes of it: cents, a count; a day stands in `rows`. */
  value: number;
  /** The months, weeks, days or rows that an average was divided by. */
  divisor: number;
  groups: readonly Group[];
  rows: readonly FoundRow[];
  /** Each month of an average, or of two stretches of months that are held against each other. */
  months: readonly Group[];
  /** The days with rows, the earliest first; only where the stretches between them are asked about. */
  days: readonly Day[];
  /** Who paid what of an income, which shop took what of a kind of shop, what came in each month. */
  sources: readonly Group[];
  against: Against | null;
  beside: readonly FigureBeside[];
  /** What comes nearest where a row is looked for by its amount. */
  near: FoundRow | null;
  /** What earned and spent are, where the measure is what was kept. */
  parts: { earned: FlowSum; spent: FlowSum } | null;
};

/** The days that are summed: an average by the month takes whole ones. */
function daysOf(query: Query, household: Household): { period: Period; divisor: number } {
  const { firstDay } = household;
  const period = periodOf(query, household);
  if (query.statistic === "per-month") {
    const { period: whole, months } = wholeMonthsIn(period, firstDay);
    return { period: whole, divisor: months };
  }
  if (query.statistic === "per-week") return { period, divisor: Math.max(1, daysIn(knownPart(period, firstDay)) / 7) };
  if (query.statistic === "per-day")
    return { period, divisor: daysOn(knownPart(period, firstDay), query.condition.weekdays) };
  return { period, divisor: 1 };
}

type Summed = Exclude<Flow, "kept">;

function sumsNeed(flow: Summed, query: Query, period: Period, by: Grouping | null, household: Household): DataNeed {
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

/** Why days cost what they did: the largest purchases are looked at as well. */
const isExplained = ({ shape, comparison }: Query): boolean => shape === "ranking" && comparison?.against === "usual";

const LISTED = 20;
/** The purchases of a month, with room: of so many nobody knows whether they are all. */
export const EXPLAINED_ROWS = 200;

/** The single rows that a query shows. */
function rowsNeed(flow: Summed, query: Query, period: Period, household: Household): DataNeed | null {
  const order = ORDER[query.statistic];
  const rows = filterOf(flow, query, period, household);
  if (query.shape === "list")
    return {
      want: "rows",
      rows,
      order: order ?? "newest",
      take: Math.min(query.take ?? LISTED, MAX_LISTED_ROWS),
    };
  if (isExplained(query))
    return { want: "rows", rows: { ...rows, flow: "out" }, order: "largest", take: EXPLAINED_ROWS };
  // Of what was spent a single row is a purchase, no refund.
  if (order)
    return {
      want: "rows",
      rows: flow === "spent" ? { ...rows, flow: "out" } : rows,
      order,
      // The one before the latest says how much more it is.
      take: query.condition.nth ?? (query.statistic === "latest" ? 2 : 1),
    };
  if (isShownBelow(flow, query, period)) return { want: "rows", rows, order: "newest", take: FEW + 1 };
  return query.shape === "yes-no" ? { want: "rows", rows, order: "newest", take: 1 } : null;
}

export function flowNeeds(flow: Flow, query: Query, household: Household): DataNeed[] {
  const { period } = daysOf(query, household);
  const sums = (days: Period, by: Grouping | null, of: Query = query, counted: Flow = flow) =>
    flowsOf(counted).map((one) => sumsNeed(one, of, days, by, household));
  const needs = isOneRow(query) ? [] : sums(period, null);
  if (query.by !== null) needs.push(...sums(period, query.by, query));
  for (const days of monthsShown(query, period, household.firstDay)) needs.push(...sums(days, "month"));
  needs.push(...nearNeeds(flow, query, period, household));
  if (query.statistic === "gap") needs.push(...sums(period, "day"));
  if (hasSources(flow, query, period)) needs.push(...sums(period, "merchant"));
  if (flow !== "kept") {
    const rows = rowsNeed(flow, query, period, household);
    if (rows) needs.push(rows);
  }
  for (const days of comparedDays(query, period, household)) {
    needs.push(...sums(days, null));
    if (query.by !== null) needs.push(...sums(days, query.by, query));
  }
  const { comparison } = query;
  if (comparison?.against === "subject") needs.push(...sums(period, null, { ...query, subject: comparison.subject }));
  if (comparison?.against === "weekdays") needs.push(...sums(period, null, onDays(query, comparison.weekdays)));
  if (comparison?.against === "income")
    needs.push(sumsNeed("earned", { ...query, subject: {}, condition: {} }, period, null, household));
  const steps = stepsOfOther(query);
  if (steps && query.by !== null && comparison?.against !== "period")
    needs.push(...sums(period, query.by, steps.query, steps.flow));
  if (query.shape === "share" && comparison === null) needs.push(...sums(period, null, wholeOf(query)));
  for (const one of besideOf(flow, query, period, household)) {
    needs.push(...sums(one.period, null, one.query, one.flow));
    if (one.role === "pending" && query.by !== null) needs.push(...sums(one.period, query.by, one.query));
  }
  return needs;
}

function stepsBeside(flow: Flow, query: Query, period: Period, reader: Reader): Group[] {
  const other = stepsOfOther(query);
  if (!other || query.by === null) return [];
  const days = query.comparison?.against === "period" ? query.comparison.period : period;
  return groupsIn(other.flow ?? flow, other.query, query.by, days, reader);
}

/** What part of the income was kept each month: what came in stands beside it. */
const isKeptShare = (flow: Flow, { shape, comparison }: Query): boolean =>
  flow === "kept" && shape === "trend" && comparison?.against === "income";

const onDays = (query: Query, weekdays: readonly number[]): Query => ({
  ...query,
  condition: { ...query.condition, weekdays },
});

type Reader = { household: Household; found: NeedAnswers };

function sumIn(flow: Flow, query: Query, period: Period, { household, found }: Reader): FlowSum {
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
  const { nth = 1 } = query.condition;
  const inOrder = need ? rowsOf(found, need) : [];
  const rows = isOneRow(query) ? inOrder.slice(nth - 1) : inOrder;
  const counted = query.statistic === "each" ? Math.max(1, sum.count) : divisor;
  const groups = query.by === null ? [] : groupsIn(flow, query, query.by, period, reader);
  return {
    sum,
    value: valueOf(query, sum, counted, rows, groups),
    divisor: counted,
    groups,
    rows,
    months: monthsShown(query, period, household.firstDay).flatMap((days) => monthsIn(flow, query, days, reader)),
    days: query.statistic === "gap" ? daysWithRows(flow, query, period, reader) : [],
    sources: isKeptShare(flow, query)
      ? groupsIn("earned", { ...query, comparison: null }, "month", period, reader)
      : stepsOfOther(query)
        ? stepsBeside(flow, query, period, reader)
        : hasSources(flow, query, period)
          ? groupsIn(flow, { ...query, by: "merchant" }, "merchant", period, reader)
          : [],
    against: againstIn(flow, query, sum, reader),
    near: nearRow(flow, query, period, reader),
    beside: besideOf(flow, query, period, household).map((one) => ({
      ...one,
      sum: sumIn(one.flow ?? flow, one.query, one.period, reader),
    })),
    parts:
      flow === "kept"
        ? { earned: sumIn("earned", query, period, reader), spent: sumIn("spent", query, period, reader) }
        : null,
  };
}

function groupsIn(flow: Flow, query: Query, by: Grouping, period: Period, { household, found }: Reader): Group[] {
  const inDays = (days: Period, of: Query = query): Group[] => {
    const parts = flowsOf(flow).map((one) => {
      const need = sumsNeed(one, of, days, by, household);
      return {
        sums: sumsOf(found, need),
        sign: signOf(one, need.rows) * (flow === "kept" && one === "spent" ? -1 : 1),
      };
    });
    const rows = flow === "kept" ? null : filterOf(flow, query, days, household);
    return groupsOf(query, by, days, household.today, parts, rows);
  };
  const [now, others] = [inDays(period), comparedDays(query, period, household)];
  const { comparison } = query;
  if (comparison?.against === "period" && query.shape !== "trend")
    return orderedGroups(withBefore(now, inDays(comparison.period)), query);
  if (isExplained(query)) return orderedGroups(withBefore(now, averageGroups(others.map((one) => inDays(one)))), query);
  const [waiting] = besideOf(flow, query, period, household).filter(({ role }) => role === "pending");
  if (!waiting) return orderedGroups(now, query);
  const pending = inDays(period, waiting.query);
  return orderedGroups(query.condition.empty ? withDaysOf(now, pending) : withPending(now, pending), query);
}

/** Month by month, those without any as well. */
const monthsIn = (flow: Flow, query: Query, days: Period, reader: Reader): Group[] =>
  groupsIn(flow, { ...query, shape: "trend", by: "month", comparison: null }, "month", days, reader);

const daysWithRows = (flow: Flow, query: Query, period: Period, reader: Reader): Day[] =>
  groupsIn(flow, query, "day", period, reader)
    .filter(({ count }) => count > 0)
    .map(({ key }) => key)
    .sort();

function againstIn(flow: Flow, query: Query, sum: FlowSum, reader: Reader): Against | null {
  const { comparison } = query;
  const other = (asked: Query, counted: Flow = flow): Against => ({
    is: "sum",
    sum: sumIn(counted, asked, sum.period, reader),
  });
  switch (comparison?.against) {
    case undefined:
      return query.shape === "share" ? other(wholeOf(query)) : null;
    case "period": {
      const [days = comparison.period] = comparedDays(query, sum.period, reader.household);
      return { is: "sum", sum: sumIn(flow, query, days, reader) };
    }
    case "subject":
      return other({ ...query, subject: comparison.subject });
    case "weekdays":
      return other(onDays(query, comparison.weekdays));
    case "income":
      return other({ ...query, subject: {}, condition: {} }, "earned");
    case "amount":
      return { is: "amount", cents: comparison.cents, bound: comparison.is };
    case "usual":
      return usual(flow, query, sum, reader);
    case "plan": {
      const wanted = query.subject.categories ?? [];
      const planned = reader.household.budgets.filter(
        ({ category }) => wanted.length === 0 || wanted.includes(category),
      );
      return {
        is: "plan",
        plannedCents: planned.length === 0 ? null : planned.reduce((all, { plannedCents }) => all + plannedCents, 0),
      };
    }
  }
}

function usual(flow: Flow, query: Query, { period }: FlowSum, reader: Reader): Against {
  const days = comparedDays(query, period, reader.household);
  const total = days.reduce((all, one) => all + sumIn(flow, query, one, reader).cents, 0);
  const [last, first] = [days[0], days.at(-1)];
  return {
    is: "usual",
    cents: days.length === 0 ? 0 : Math.round(total / days.length),
    months: days.length,
    period: { from: first?.from ?? period.from, to: last?.to ?? period.to },
  };
}
