// A query in one short line, the same for the same query: for tests, the benchmark and whoever wants to see how a
// question was read. 'spent count at:Target 2026-10 min:50'.

import { firstDayOf, lastDayOf, monthOf, yearOf, type Day } from "~/domain/periods";
import { toDollars } from "~/domain/money";
import type { Comparison, Period, Query, Subject } from "./algebra";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";

export function notationOf(query: Query, today: Day): string {
  const { measure, statistic, shape, by, subject, period, comparison, condition, take, least } = query;
  return [
    measure,
    statistic === "total" ? "" : statistic,
    shape === "figure" ? "" : shape,
    by === null ? "" : `by:${by}`,
    least ? "least" : "",
    take === null ? "" : `top:${take}`,
    ofSubject(subject),
    period === null ? "" : ofPeriod(period, today),
    comparison === null ? "" : ofComparison(comparison, today),
    condition.min === undefined ? "" : `min:${dollars(condition.min)}`,
    condition.max === undefined ? "" : `max:${dollars(condition.max)}`,
    condition.weekdays === undefined ? "" : `days:${condition.weekdays.join(",")}`,
    condition.times === undefined ? "" : `times:${condition.times}`,
    condition.timesMost === undefined ? "" : `times-most:${condition.timesMost}`,
    condition.sumMin === undefined ? "" : `sum-min:${dollars(condition.sumMin)}`,
    condition.sumMax === undefined ? "" : `sum-max:${dollars(condition.sumMax)}`,
    condition.empty ? "empty" : "",
    condition.pending ? "pending" : "",
    condition.nth === undefined ? "" : `nth:${condition.nth}`,
    condition.percent === undefined ? "" : `percent:${Math.round(condition.percent * 10) / 10}`,
  ]
    .filter(Boolean)
    .join(" ");
}

export function notationOfPlan(request: PlanRequest): string {
  const { plan, amountCents, monthlyCents, date, months, downPercent, ratePercent, about, named } = request;
  const { insteadCents, keepCents, starts, subject, sharePercent, debts, from, times } = request;
  return [
    `plan:${plan}`,
    amountCents === undefined ? "" : `amount:${dollars(amountCents)}`,
    monthlyCents === undefined ? "" : `monthly:${dollars(monthlyCents)}`,
    date === undefined ? "" : `date:${date}`,
    months === undefined ? "" : `months:${months}`,
    downPercent === undefined ? "" : `down:${downPercent}%`,
    ratePercent === undefined ? "" : `rate:${ratePercent}%`,
    about === undefined ? "" : `about:${about}`,
    named === undefined ? "" : `named:${named}`,
    starts === undefined ? "" : `starts:${starts}`,
    keepCents === undefined ? "" : `keep:${dollars(keepCents)}`,
    list("debts", debts),
    list("from", from),
    insteadCents === undefined ? "" : `instead:${dollars(insteadCents)}`,
    times === undefined ? "" : `times:${times}`,
    subject === undefined ? "" : ofSubject(subject),
    sharePercent === undefined ? "" : `share:${sharePercent}%`,
  ]
    .filter(Boolean)
    .join(" ");
}

const dollars = (cents: number): string => String(toDollars(cents));
const list = (name: string, values: readonly string[] | undefined): string =>
  values === undefined || values.length === 0 ? "" : `${name}:${[...values].sort().join("+").replaceAll(" ", "_")}`;

function ofSubject({
  categories,
  merchants,
  accounts,
  kinds,
  from,
  goals,
  tags,
  texts,
  except,
  exceptMerchants,
  exceptTags,
  either,
}: Subject): string {
  return [
    either ? "either" : "",
    list("on", categories),
    list(
      "at",
      merchants?.map((name) => name.toLowerCase()),
    ),
    list("in", accounts),
    list("kind", kinds),
    list("from", from),
    list("goal", goals),
    list("tag", tags),
    list("text", texts),
    list("not", [...(except ?? []), ...(exceptMerchants ?? []).map((name) => name.toLowerCase())]),
    list("not-tag", exceptTags),
  ]
    .filter(Boolean)
    .join(" ");
}

/** A whole month, or this one up to today, by its name; so a year; a single day; else both ends. */
export function ofPeriod({ from, to }: Period, today: Day): string {
  if (from === to) return from;
  const month = monthOf(from);
  const reaches = (end: Day) => to === end || (to === today && today < end);
  if (from === firstDayOf(month) && reaches(lastDayOf(month))) return month;
  const year = yearOf(from);
  if (from === `${year}-01-01` && reaches(`${year}-12-31`)) return String(year);
  return `${from}..${to}`;
}

function ofComparison(comparison: Comparison, today: Day): string {
  switch (comparison.against) {
    case "period":
      return `vs:${ofPeriod(comparison.period, today)}`;
    case "subject":
      return `vs:${ofSubject(comparison.subject).replaceAll(" ", "&")}`;
    case "weekdays":
      return `vs:days:${comparison.weekdays.join(",")}`;
    case "amount":
      return `${comparison.is}:${dollars(comparison.cents)}`;
    default:
      return `vs:${comparison.against}`;
  }
}
