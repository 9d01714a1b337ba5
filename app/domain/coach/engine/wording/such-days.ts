// Two days of a week against five: what each such day costs, where there are more of the ones than of the others.

import { sentences } from "~/domain/coach/advice";
import { hrefOf, type FlowWording } from "~/domain/coach/engine/flow-words";
import { daysOn, knownPart } from "~/domain/coach/engine/periods-meant";
import { subjectPhrase } from "~/domain/coach/query/phrases";
import { besides } from "./beside";
import type { FlowSum } from "~/domain/coach/engine/spent-and-earned";

export function eachSuchDay(
  { query, figures, notes, household }: FlowWording,
  other: FlowSum,
  weekdays: readonly number[],
): string {
  const own = query.condition.weekdays ?? [];
  if (own.length === 0 || own.length === weekdays.length) return "";
  const days = knownPart(figures.sum.period, household.firstDay);
  const each = (name: string, { cents, period, rows, count }: FlowSum, on: readonly number[]) =>
    notes.usd(name, "A day of these", Math.round(cents / daysOn(days, on)), {
      ...{ period, rows: count, href: hrefOf(rows, period) },
    });
  const [now, then] = [figures.sum.cents / daysOn(days, own), other.cents / daysOn(days, weekdays)];
  const on = (some: readonly number[], tag: string) => subjectPhrase({}, { weekdays: some }, household, notes, tag);
  return sentences(
    `By the day it's ${now > then ? "more" : now < then ? "less" : "the same"}${on(own, "-each")}: ` +
      `${each("each-day", figures.sum, own)}, against ${each("each-other-day", other, weekdays)}${on(weekdays, "-each-other")}.`,
  );
}

/** The same without rent and the other bills that are fixed, where there are any. */
export function withoutFixed(wording: FlowWording, other: FlowSum, weekdays: readonly number[]): string {
  const { query, figures, notes, household } = wording;
  const own = query.condition.weekdays ?? [];
  const [mine] = besides(wording, "varying");
  const [theirs] = besides(wording, "other-varying");
  if (!mine || !theirs || own.length === 0) return "";
  if (mine.sum.cents === figures.sum.cents && theirs.sum.cents === other.cents) return "";
  const days = knownPart(figures.sum.period, household.firstDay);
  const counts = [daysOn(days, own), daysOn(days, weekdays)] as const;
  const isUneven = own.length !== weekdays.length;
  const unit = isUneven ? ".per-day" : "";
  const per = (sum: FlowSum, count: number) => (isUneven ? sum.cents / count : sum.cents);
  const [now, then] = [per(mine.sum, counts[0]), per(theirs.sum, counts[1])];
  const said = (name: string, label: string, { period, rows, count }: FlowSum, cents: number) =>
    notes.usd(name, label, Math.round(cents), { period, rows: count, href: hrefOf(rows, period) });
  const on = (some: readonly number[], tag: string) => subjectPhrase({}, { weekdays: some }, household, notes, tag);
  return (
    `Without rent and other fixed bills it's ${now > then ? "more" : now < then ? "less" : "the same"}${on(own, "-varying")}: ` +
    `${said(`varying${unit}`, isUneven ? "A day of these, without fixed bills" : "Without fixed bills", mine.sum, now)}` +
    `${isUneven ? " a day" : ""}, against ` +
    `${said(`other-varying${unit}`, isUneven ? "A day of these, without fixed bills" : "Without fixed bills", theirs.sum, then)}` +
    `${isUneven ? " a day" : ""}${on(weekdays, "-other-varying")}.`
  );
}
