// What is said beside a figure: what is pending, each of several names by itself, the same on other days where none were
// asked for, the whole of a month that was only taken in part.

import { isCategorySet, categoriesOfSet } from "~/domain/categories/sets";
import {
  addDays,
  addMonths,
  addMonthsToDay,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthsBetween,
  yearOf,
} from "~/domain/periods";
import { USUAL_MONTHS } from "~/domain/household/usual-month";
import type { Flow, Period, Query, Subject } from "~/domain/coach/query/algebra";
import type { Household } from "~/domain/coach/query/data";
import { nearestSums } from "./nearest-category";
import { seasonSums } from "./seasons-beside";
import { allKnown, knownPart, wholeMonthsIn } from "./periods-meant";

export type BesideRole =
  | "so-far"
  | "usual-month"
  | "pending"
  | "other-pending"
  | "part"
  | "other-part"
  | "refunds"
  | "of-account"
  | "contributed"
  | "other-contributed"
  | "other-earned"
  | "days"
  | "days-refunds"
  | "whole-other"
  | "other-days"
  | "known-other"
  | "varying"
  | "other-varying"
  | "nearest"
  | "season";
/** A sum to be taken beside the main one. */
export type BesideSum = { role: BesideRole; query: Query; period: Period; flow?: Flow };

/** Banks keep nothing pending for longer. */
const PENDING_DAYS = 40;
const MAX_PARTS = 6;

export function besideOf(flow: Flow, query: Query, period: Period, household: Household): BesideSum[] {
  if (["largest", "smallest", "latest", "first"].includes(query.statistic) && query.shape === "figure") return [];
  return [
    ...pendingSums(query, period, household),
    ...varyingSums(flow, query, period),
    ...partSums(query, period),
    ...refundSums(flow, query, period),
    ...accountSums(flow, query, period, household),
    ...contributedSums(flow, query, period),
    ...(flow === "kept" ? [] : otherDays(query, period, household)),
    ...(flow === "spent" && query.statistic === "count" ? refundsOfOtherDays(query, period, household) : []),
    ...wholeOther(query, period, household),
    ...soFar(query, household),
    ...usualMonth(query, period, household),
    ...nearestSums(flow, query, period, household),
    ...seasonSums(flow, query, period, household),
    ...(flow === "kept" ? [] : knownOther(query, period, household)),
  ];
}

/** Which day of the week a bill falls on is chance: days of the week are held against each other without them as well. */
function varyingSums(flow: Flow, query: Query, period: Period): BesideSum[] {
  const { comparison, subject, condition } = query;
  const isOfAll = Object.keys(subject).length === 0;
  if (flow !== "spent" || comparison?.against !== "weekdays" || !isOfAll || query.shape === "list") return [];
  const own: Query = { ...query, subject: { except: ["fixed"] }, comparison: null };
  const other = { ...own, condition: { ...condition, weekdays: comparison.weekdays } };
  return [
    { role: "varying", query: own, period },
    { role: "other-varying", query: other, period },
  ];
}

/** Where only a part of the other days is known: the same part of these. */
function knownOther(query: Query, period: Period, { firstDay }: Household): BesideSum[] {
  const { comparison, shape, statistic } = query;
  const other = comparison?.against === "period" ? comparison.period : null;
  if (!other || firstDay === null || statistic !== "total" || shape === "ranking") return [];
  const months = monthsBetween(monthOf(other.from), monthOf(period.from));
  const from = addMonthsToDay(firstDay, months);
  if (other.from >= firstDay || firstDay > other.to || from <= period.from || from > period.to) return [];
  const to = addMonthsToDay(other.to, months);
  const days = { from, to: to < period.to ? to : period.to };
  return days.to < days.from ? [] : [{ role: "known-other", query: { ...query, comparison: null }, period: days }];
}

/** Beside the same days of the months before: the usual month, by the whole months that it is made of everywhere. */
function usualMonth(query: Query, period: Period, { today, firstDay }: Household): BesideSum[] {
  const current = monthOf(today);
  const all: Period = {
    from: firstDayOf(addMonths(current, -USUAL_MONTHS)),
    to: lastDayOf(addMonths(current, -1)),
  };
  const isKnown = firstDay === null || firstDay <= firstDayOf(addMonths(current, -LEAST_MONTHS));
  const isMonth = period.to === today && period.from === firstDayOf(monthOf(today));
  return query.comparison?.against === "usual" && isMonth && isKnown
    ? [{ role: "usual-month", query, period: wholeMonthsIn(all, firstDay).period }]
    : [];
}
/** As many as the days of the month are held against. */
const LEAST_MONTHS = 3;

/** An average is of whole months; days that were asked for up to today come to more. */
const soFar = (query: Query, { today }: Household): BesideSum[] =>
  query.statistic === "per-month" && query.comparison === null && query.period?.to === today
    ? [{ role: "so-far", query, period: query.period }]
    : [];

function pendingSums(query: Query, period: Period, { today }: Household): BesideSum[] {
  const isNear = ({ to }: Period) => to >= addDays(today, -PENDING_DAYS);
  const { comparison } = query;
  const isWhole = query.statistic === "per-month" || query.statistic === "per-year";
  if (isWhole || query.condition.pending || !isNear(period)) return [];
  const waiting = (of: Query): Query => ({ ...of, condition: { ...of.condition, pending: true } });
  const main: BesideSum = { role: "pending", query: waiting(query), period };
  if (query.shape === "share" && comparison === null)
    return [main, { role: "other-pending", query: waiting(wholeOf(query)), period }];
  if (comparison?.against !== "subject") return [main];
  return [main, { role: "other-pending", query: waiting({ ...query, subject: comparison.subject }), period }];
}

/** What a share is a share of: of a shop in a category that category, else all. */
export const wholeOf = (query: Query): Query => {
  const { categories, merchants } = query.subject;
  return { ...query, subject: categories && merchants ? { categories } : {}, condition: {} };
};

/** Several categories or several shops: each of them; of a set by the month those that it is made of. */
function besideParts({ subject, shape, statistic, comparison, by }: Query): Subject[] {
  const isSum = shape === "figure" && comparison === null && ["total", "count", "per-month"].includes(statistic);
  const isStepped = shape === "trend" && by === "month" && statistic === "total" && comparison === null;
  const isHeld = comparison?.against === "period" && statistic === "total" && shape !== "ranking";
  if (!isSum && !isStepped && !isHeld) return [];
  const { categories = [], merchants = [], ...rest } = subject;
  const [set, second] = categories;
  if (set !== undefined && second === undefined && merchants.length === 0 && statistic === "per-month" && isSum)
    return isCategorySet(set) ? categoriesOfSet(set).map((category) => ({ ...rest, categories: [category] })) : [];
  const [some, others] = categories.length > merchants.length ? [categories, merchants] : [merchants, categories];
  if (some.length < 2 || others.length > 0 || some.length > MAX_PARTS) return [];
  return some === categories
    ? categories.map((category) => ({ ...rest, categories: [category] }))
    : merchants.map((merchant) => ({ ...rest, merchants: [merchant] }));
}

function partSums(query: Query, period: Period): BesideSum[] {
  const { comparison } = query;
  const sums = (role: BesideRole, days: Period): BesideSum[] =>
    besideParts(query).map((subject) => ({
      role,
      query: { ...query, subject, by: null, comparison: null },
      period: days,
    }));
  return [...sums("part", period), ...(comparison?.against === "period" ? sums("other-part", comparison.period) : [])];
}

/** What came back at a shop or for a category is taken off what was spent there. */
const refundSums = (flow: Flow, query: Query, period: Period): BesideSum[] =>
  flow === "spent" &&
  (query.shape === "figure" || query.shape === "yes-no") &&
  (query.statistic === "total" || query.statistic === "count") &&
  query.comparison === null &&
  query.by === null
    ? [{ role: "refunds", query, period, flow: "refunded" }]
    : [];

/** Accounts that hold money, and nothing else said of the rows. */
export function isOfCash({ accounts = [], kinds = [], ...others }: Subject, household: Household): boolean {
  const types = [...kinds, ...household.accounts.filter(({ id }) => accounts.includes(id)).map(({ type }) => type)];
  return types.length > 0 && types.every((type) => CASH.includes(type)) && Object.keys(others).length === 0;
}
const CASH = ["checking", "savings"];

/** More leaves an account than is spent, and of what left it a part was spent. */
function accountSums(flow: Flow, query: Query, period: Period, household: Household): BesideSum[] {
  const isSum = query.comparison === null && query.statistic === "total" && query.by === null;
  if (!isSum || !isOfCash(query.subject, household)) return [];
  if (flow === "spent" && query.shape === "figure") return [{ role: "of-account", query, period, flow: "outflow" }];
  return flow === "outflow" ? [{ role: "of-account", query, period, flow: "spent" }] : [];
}

/** What was put into savings categories: spent, and saved all the same. */
function contributedSums(flow: Flow, query: Query, period: Period): BesideSum[] {
  const { comparison, subject } = query;
  if (flow !== "kept" || subject.categories !== undefined) return [];
  const put: Query = { ...query, by: null, subject: { ...subject, categories: [...categoriesOfSet("savings")] } };
  const main: BesideSum = { role: "contributed", query: put, period, flow: "spent" };
  return comparison?.against === "period"
    ? [
        main,
        { ...main, role: "other-contributed", period: comparison.period },
        {
          role: "other-earned",
          query: { ...query, by: null, comparison: null },
          period: comparison.period,
          flow: "earned",
        },
      ]
    : [main];
}

/** Where no days were asked for: this month, the last one, this year, all; but for the ones that are answered. */
function otherDays(query: Query, main: Period, household: Household): BesideSum[] {
  const { today } = household;
  if (query.period !== null || query.shape !== "figure" || query.by !== null) return [];
  const isBare = Object.keys(query.subject).length === 0;
  if (query.comparison?.against === "subject") {
    const year: Period = { from: `${yearOf(today)}-01-01`, to: today };
    // Nothing was known before it: these are the days that are answered.
    if (main.from === knownPart(year, household.firstDay).from && main.to === today) return [];
    return [
      { role: "other-days", query, period: year },
      { role: "other-days", query: { ...query, subject: query.comparison.subject }, period: year },
    ];
  }
  if (query.comparison !== null || !["total", "count", "per-month"].includes(query.statistic)) return [];
  if (isBare && query.statistic === "per-month") return [];
  const last = addMonths(monthOf(today), -1);
  const month: Period = { from: firstDayOf(monthOf(today)), to: today };
  const candidates: Period[] = [
    month,
    ...(isBare || main.from === month.from ? [{ from: firstDayOf(last), to: lastDayOf(last) }] : []),
    { from: `${yearOf(today)}-01-01`, to: today },
    ...(isBare ? [] : [allKnown(household)]),
  ];
  return candidates
    .filter(({ from, to }) => from !== main.from || to !== main.to)
    .slice(0, 2)
    .map((period) => ({ role: "days", query, period: knownPart(period, household.firstDay) }));
}

/** A count of purchases on other days has no refunds either. */
const refundsOfOtherDays = (query: Query, period: Period, household: Household): BesideSum[] =>
  otherDays(query, period, household)
    .filter(({ role }) => role === "days")
    .map((one) => ({ ...one, role: "days-refunds", flow: "refunded" }));

/** Held against a part of a month or a year: all of it, too. */
function wholeOther(query: Query, period: Period, { today }: Household): BesideSum[] {
  const { comparison } = query;
  if (comparison?.against !== "period" || period.to !== today || query.shape !== "figure") return [];
  const { from, to } = comparison.period;
  const whole =
    from.endsWith("-01-01") && period.from.endsWith("-01-01") ? `${yearOf(from)}-12-31` : lastDayOf(monthOf(from));
  return from.endsWith("-01") && to < whole && monthOf(to) >= monthOf(from)
    ? [{ role: "whole-other", query, period: { from, to: whole } }]
    : [];
}
