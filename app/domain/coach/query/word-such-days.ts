// Two days of a week against five: what each such day costs, where there are more of the ones than of the others.

import { sentences } from "~/domain/coach/advice";
import { hrefOf, type FlowWording } from "./flow-words";
import { daysOn, knownPart } from "./periods-meant";
import { subjectPhrase } from "./phrases";
import type { FlowSum } from "./spent-and-earned";

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
