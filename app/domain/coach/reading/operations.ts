// What a few words may change about the question before them. Each operation changes its own slot, and of the others only
// what can't stand beside it any more; where a question has no such slot, the operation is none. Questions for figures are
// changed here, requests for advice in `plan-operations.ts`.

import {
  addDays,
  addMonths,
  addMonthsToDay,
  type Day,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
} from "~/domain/periods";
import {
  type Comparison,
  type Condition,
  type Grouping,
  isFlow,
  type Measure,
  type Period,
  type Query,
  type StandingMeasure,
  type Statistic,
  type Subject,
  valid,
} from "~/domain/coach/query/algebra";
import { DIVIDED } from "~/domain/coach/query/part-answers";
import { plainSum } from "./pointing-back";

export type Operation =
  | { change: "days"; period: Period }
  /** Another thing takes the place of what it was about. */
  | { change: "subject"; subject: Subject }
  /** That as well. */
  | { change: "together"; subject: Subject }
  | { change: "without"; subject: Subject }
  | { change: "condition"; condition: Condition }
  | { change: "statistic"; statistic: Statistic }
  /** Another side of the same goal. */
  | { change: "measure"; measure: StandingMeasure }
  | { change: "figure" }
  | { change: "grouping"; by: Grouping }
  | { change: "take"; take: number }
  | { change: "comparison"; comparison: Comparison }
  /** So many times the figure, or a part of it. */
  | { change: "scale"; factor: number }
  /** The one after it, or the one before. */
  | { change: "place"; step: 1 | -1 };

const ONE_BY_ONE: ReadonlySet<Statistic> = new Set(["next", "latest", "first", "largest", "smallest"]);
const OF_GOALS: ReadonlySet<Measure> = new Set(["saved", "remaining", "reached", "needed", "added"]);
const STEPS: ReadonlySet<Grouping> = new Set(["month", "week", "day", "quarter"]);

/** Null where the question has no such slot. */
export function operated(before: Query, operation: Operation, today: Day): Query | null {
  const changed = changedBy(before, operation, today);
  return changed && valid(changed);
}

function changedBy(before: Query, operation: Operation, today: Day): Query | null {
  const { measure, comparison } = before;
  switch (operation.change) {
    case "days":
      return { ...before, period: operation.period, comparison: comparison?.against === "period" ? null : comparison };
    case "subject":
      return { ...before, subject: inPlaceOf(before, operation.subject) };
    case "together":
      // A tag narrows: no filter has it beside something else.
      if (operation.subject.tags || before.subject.tags) return null;
      return { ...before, subject: besideEachOther(before.subject, operation.subject) };
    case "without":
      return isFlow(measure) || measure === "bills"
        ? { ...before, subject: leavingOut(before.subject, operation.subject) }
        : null;
    case "condition":
      return isFlow(measure) && measure !== "kept"
        ? { ...before, condition: { ...before.condition, ...operation.condition } }
        : null;
    case "statistic":
      return withStatistic(before, operation.statistic);
    case "measure":
      return OF_GOALS.has(measure) && OF_GOALS.has(operation.measure)
        ? { ...plainSum(before), measure: operation.measure, period: null }
        : null;
    case "figure":
      return withFigure(before);
    case "grouping":
      if (!isFlow(measure) || (measure === "kept" && operation.by !== "month")) return null;
      return {
        ...{ ...plainSum(before), comparison: null, by: operation.by },
        shape: STEPS.has(operation.by) ? "trend" : "ranking",
      };
    case "take":
      return withTake(before, operation.take);
    case "comparison":
      return isFlow(measure) ? { ...plainSum(before), comparison: operation.comparison } : null;
    case "scale":
      return scaled(before, operation.factor);
    case "place":
      return nextTo(before, operation.step, today);
  }
}

/** Accounts narrow what was asked of rows, and stay; of what stands a name takes the place of every other. */
export function inPlaceOf({ measure, subject: before }: Query, now: Subject): Subject {
  if (!isFlow(measure)) return now;
  const { except, exceptMerchants, accounts, kinds, ...named } = now;
  const base = Object.keys(named).length > 0 ? named : withoutAccounts(before);
  const where =
    accounts || kinds ? { ...(accounts ? { accounts } : {}), ...(kinds ? { kinds } : {}) } : onlyAccounts(before);
  return { ...base, ...where, ...(except ? { except } : {}), ...(exceptMerchants ? { exceptMerchants } : {}) };
}

const withoutAccounts = ({ accounts: _accounts, kinds: _kinds, ...rest }: Subject): Subject => rest;
const onlyAccounts = ({ accounts, kinds }: Subject): Subject => ({
  ...(accounts ? { accounts } : {}),
  ...(kinds ? { kinds } : {}),
});

const together = <T>(one: readonly T[] = [], other: readonly T[] = []): T[] => [...new Set([...one, ...other])];
/** Only what is there: an empty list of names would be none of them. */
const filled = (subject: Subject): Subject =>
  Object.fromEntries(Object.entries(subject).filter(([, values]) => !Array.isArray(values) || values.length > 0));

/** A category and a shop in it: each row once. */
function besideEachOther(before: Subject, now: Subject): Subject {
  const categories = together(before.categories, now.categories);
  const merchants = together(before.merchants, now.merchants);
  return filled({
    ...{ ...before, categories, merchants },
    accounts: together(before.accounts, now.accounts),
    kinds: together(before.kinds, now.kinds),
    goals: together(before.goals, now.goals),
    except: (before.except ?? []).filter((id) => !categories.includes(id)),
    exceptMerchants: (before.exceptMerchants ?? []).filter((name) => !merchants.includes(name)),
    ...(categories.length > 0 && merchants.length > 0 ? { either: true } : {}),
  });
}

const leavingOut = (before: Subject, now: Subject): Subject =>
  filled({
    ...before,
    except: together(before.except, [...(now.categories ?? []), ...(now.except ?? [])]),
    exceptMerchants: together(before.exceptMerchants, [...(now.merchants ?? []), ...(now.exceptMerchants ?? [])]),
    exceptTags: together(before.exceptTags, [...(now.tags ?? []), ...(now.exceptTags ?? [])]),
  });

function withStatistic(before: Query, statistic: Statistic): Query | null {
  const { measure } = before;
  if (measure === "kept") return statistic.startsWith("per-") ? { ...plainSum(before), statistic } : null;
  if (isFlow(measure)) return { ...plainSum(before), comparison: null, statistic };
  const isCost = measure === "bills" || measure === "subscriptions";
  return isCost && statistic !== "each" ? { ...plainSum(before), statistic } : null;
}

/** How much it is, where it was listed, ranked, or asked with a yes or a no. */
function withFigure(before: Query): Query {
  const { comparison, shape, measure } = before;
  const isHeld = comparison !== null && comparison.against !== "amount";
  if (isHeld || !isFlow(measure))
    return { ...before, shape: shape === "share" ? shape : "figure", by: null, take: null };
  return { ...plainSum(before), comparison: null };
}

/** So many of a list or a ranking; of a sum its largest rows. */
function withTake(before: Query, take: number): Query | null {
  const { shape, measure, comparison } = before;
  if (shape === "ranking" || shape === "list") return { ...before, take };
  return isFlow(measure) && measure !== "kept" && comparison === null
    ? { ...plainSum(before), shape: "list", statistic: "largest", take }
    : null;
}

function scaled(before: Query, factor: number): Query | null {
  const { measure, shape, statistic, comparison } = before;
  if (!DIVIDED.has(measure) || shape === "share" || shape === "ranking" || comparison || statistic === "count")
    return null;
  return { ...before, condition: { ...before.condition, percent: (before.condition.percent ?? 100) * factor } };
}

/** Of an order the next one; of days those beside them. */
function nextTo(before: Query, step: 1 | -1, today: Day): Query | null {
  const { measure, condition, shape } = before;
  if (shape === "ranking" && before.comparison === null && step > 0)
    return { ...before, condition: { ...condition, nth: (condition.nth ?? 1) + step } };
  const statistic = measure === "pay" && before.statistic === "total" ? "next" : before.statistic;
  if (shape === "figure" && ONE_BY_ONE.has(statistic)) {
    // Before the latest is one more step from the end; before the next one is the latest.
    const nth = (condition.nth ?? 1) + (statistic === "latest" ? -step : step);
    if (nth < 1 && statistic !== "next") return null;
    const { nth: _nth, ...rest } = condition;
    return {
      ...before,
      statistic: nth < 1 ? "latest" : statistic,
      condition: nth > 1 ? { ...rest, nth } : rest,
    };
  }
  const period = before.period && besideDays(before.period, null, step, today);
  return period && isFlow(measure) ? changedBy(before, { change: "days", period }, today) : null;
}

export type PeriodUnit = "day" | "week" | "month" | "quarter" | "year";
const MONTHS_IN: Partial<Record<PeriodUnit, number>> = { month: 1, quarter: 3, year: 12 };

const isWhole = ({ from, to }: Period, months: number, today: Day): boolean => {
  const last = lastDayOf(addMonths(monthOf(from), months - 1));
  return from === firstDayOf(monthOf(from)) && (to === last || (to === today && today < last));
};

/** What the days are themselves: one day, a week, a month, a year. */
function unitOf(period: Period, today: Day): PeriodUnit | null {
  const length = daysBetween(period.from, period.to) + 1;
  if (length === 1) return "day";
  if (isWhole(period, 1, today)) return "month";
  if (isWhole(period, 3, today)) return "quarter";
  if (isWhole(period, 12, today) && period.from.endsWith("-01-01")) return "year";
  return length === 7 || (period.to === today && length < 7) ? "week" : null;
}

/** 'The month after', 'the day before': the days beside these. Null where they haven't begun. */
export function besideDays(period: Period, said: PeriodUnit | null, step: 1 | -1, today: Day): Period | null {
  const unit = said ?? unitOf(period, today);
  const months = unit === null ? undefined : MONTHS_IN[unit];
  if (months !== undefined) {
    // A year before one month is that month of the year before.
    const isWithin = months === 12 && monthOf(period.from) === monthOf(period.to);
    if (isWithin) return until(shifted(period, "year", step), today);
    const from = addMonths(
      monthOf(step < 0 ? period.from : addDays(lastDayOf(monthOf(period.to)), 1)),
      step < 0 ? -months : 0,
    );
    return until({ from: firstDayOf(from), to: lastDayOf(addMonths(from, months - 1)) }, today);
  }
  const length = unit === "day" ? 1 : unit === "week" ? 7 : daysBetween(period.from, period.to) + 1;
  const from = step < 0 ? addDays(period.from, -length) : addDays(period.to, 1);
  return until({ from, to: addDays(from, length - 1) }, today);
}

/** 'A year earlier': the same days, so much before or after. */
export function shifted({ from, to }: Period, unit: PeriodUnit, step: 1 | -1): Period {
  const months = MONTHS_IN[unit];
  if (months === undefined) {
    const days = unit === "week" ? 7 : 1;
    return { from: addDays(from, step * days), to: addDays(to, step * days) };
  }
  const end = addMonths(monthOf(to), step * months);
  return {
    from: addMonthsToDay(from, step * months),
    to: to === lastDayOf(monthOf(to)) ? lastDayOf(end) : addMonthsToDay(to, step * months),
  };
}

const until = ({ from, to }: Period, today: Day): Period | null =>
  from > today ? null : { from, to: to > today ? today : to };
