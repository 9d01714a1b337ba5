// What is said beside a figure: what is pending, each of several names by itself, the same on other days where none were
// asked for, the whole of a month that was only taken in part.

import { setCategories } from "~/domain/categories/sets";
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf, yearOf } from "~/domain/periods";
import type { Flow, Period, Query, Subject } from "./algebra";
import type { Household } from "./data";
import { allKnown, knownPart } from "./periods-meant";

export type Role =
  | "pending"
  | "other-pending"
  | "part"
  | "refunds"
  | "contributed"
  | "other-contributed"
  | "days"
  | "whole-other"
  | "other-days";
/** A sum to be taken beside the main one. */
export type BesideSum = { role: Role; query: Query; period: Period; flow?: Flow };

/** Banks keep nothing pending for longer. */
const PENDING_DAYS = 40;
const MOST_PARTS = 6;

export function besideOf(flow: Flow, query: Query, period: Period, household: Household): BesideSum[] {
  if (["largest", "smallest", "latest", "first"].includes(query.statistic) && query.shape === "figure") return [];
  return [
    ...pendingSums(query, period, household),
    ...partSums(query, period),
    ...refundSums(flow, query, period),
    ...contributedSums(flow, query, period),
    ...(flow === "kept" ? [] : otherDays(query, period, household)),
    ...wholeOther(query, period, household),
  ];
}

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

/** Several categories or several shops: each of them. */
export function partsOf({ subject, shape, statistic, comparison }: Query): Subject[] {
  if (shape !== "figure" || comparison !== null || (statistic !== "total" && statistic !== "count")) return [];
  const { categories = [], merchants = [], ...rest } = subject;
  const [some, others] = categories.length > merchants.length ? [categories, merchants] : [merchants, categories];
  if (some.length < 2 || others.length > 0 || some.length > MOST_PARTS) return [];
  return some === categories
    ? categories.map((category) => ({ ...rest, categories: [category] }))
    : merchants.map((merchant) => ({ ...rest, merchants: [merchant] }));
}

const partSums = (query: Query, period: Period): BesideSum[] =>
  partsOf(query).map((subject) => ({ role: "part", query: { ...query, subject }, period }));

/** What came back at a shop or for a category is taken off what was spent there. */
const refundSums = (flow: Flow, query: Query, period: Period): BesideSum[] =>
  flow === "spent" &&
  query.shape === "figure" &&
  (query.statistic === "total" || query.statistic === "count") &&
  query.comparison === null &&
  query.by === null
    ? [{ role: "refunds", query, period, flow: "refunded" }]
    : [];

/** What was put into savings categories: spent, and saved all the same. */
function contributedSums(flow: Flow, query: Query, period: Period): BesideSum[] {
  const { comparison, subject } = query;
  if (flow !== "kept" || subject.categories !== undefined) return [];
  const put: Query = { ...query, by: null, subject: { ...subject, categories: [...setCategories("savings")] } };
  const main: BesideSum = { role: "contributed", query: put, period, flow: "spent" };
  return comparison?.against === "period"
    ? [main, { ...main, role: "other-contributed", period: comparison.period }]
    : [main];
}

/** Where no days were asked for: this month, the last one, this year, all; but for the ones that are answered. */
function otherDays(query: Query, main: Period, household: Household): BesideSum[] {
  const { today } = household;
  if (query.period !== null || query.shape !== "figure" || query.by !== null) return [];
  const isBare = Object.keys(query.subject).length === 0;
  if (query.comparison?.against === "subject") {
    const year: Period = { from: `${yearOf(today)}-01-01`, to: today };
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
