// A few days against weeks or months: their sums decide nothing, a day of each does.

import { LESS, MORE, verdict } from "~/domain/coach/yes-or-no";
import { daysOn, knownPart, wholeMonthsIn } from "~/domain/coach/engine/periods-meant";
import type { FlowSum } from "~/domain/coach/engine/spent-and-earned";
import { hrefOf, type FlowWording } from "~/domain/coach/engine/flow-words";
import { sentences } from "~/domain/coach/advice";
import { difference } from "./difference";

/** What is no longer than this and less than half of the other side is held by the day. */
const FEW_DAYS = 8;
const isFew = (fewer: number, more: number): boolean => fewer <= FEW_DAYS && more >= 2 * fewer;

/** Of longer stretches of unlike lengths both are said: a month is as good as another, half of one isn't. */
const [UNLIKE_DAYS, UNLIKE_PART] = [3, 1.15];
const isUnlike = (fewer: number, more: number): boolean =>
  fewer > FEW_DAYS && more - fewer > UNLIKE_DAYS && more > fewer * UNLIKE_PART;

type Uneven = {
  now: number;
  then: number;
  text: string;
  /** Whether it stands beside the difference of the sums, not in its place. */
  isBeside: boolean;
};

/** Null where both sides are about as long, or nothing flowed on one of them that a day could show. */
export function byTheDay(wording: FlowWording, other: FlowSum): Uneven | null {
  const { figures, notes, household, query } = wording;
  const { sum } = figures;
  if (query.statistic !== "total" || sum.cents < 0 || other.cents < 0) return null;
  const daysOf = ({ period: { from, to } }: FlowSum): number => {
    const known = knownPart({ from, to: to > household.today && from <= household.today ? household.today : to }, null);
    return daysOn(known, query.condition.weekdays);
  };
  const [here, there] = [daysOf(sum), daysOf(other)];
  const lengths = [Math.min(here, there), Math.max(here, there)] as const;
  const [now, then] = [Math.round(sum.cents / here), Math.round(other.cents / there)];
  if (isUnlike(...lengths)) return { now, then, text: eachDay(wording, other, now, then), isBeside: true };
  if (!isFew(...lengths)) return null;
  // A single day is its own average.
  const each = (name: string, count: number, cents: number, side: FlowSum): string[] =>
    count === 1
      ? []
      : [
          `a day of those ${notes.count(`${name}days`, "Days", count, "day", { period: side.period })} comes to ` +
            aDay(wording, `${name}per-day`, cents, side),
        ];
  const sides = [...each("", here, now, sum), ...each("other.", there, then, other)].join(", and ");
  return {
    now,
    then,
    text: sentences(
      `${sides.charAt(0).toUpperCase()}${sides.slice(1)}.`,
      difference(wording, now - then, then).replace(/^That's/, "By the day that's"),
    ),
    isBeside: false,
  };
}

const aDay = ({ notes }: FlowWording, name: string, cents: number, { period, count, rows }: FlowSum): string =>
  notes.usd(name, "A day on average", cents, { period, rows: count, href: hrefOf(rows, period) });

const eachDay = (wording: FlowWording, other: FlowSum, now: number, then: number): string =>
  `By the day that's ${aDay(wording, "per-day", now, wording.figures.sum)}, against ${aDay(wording, "other.per-day", then, other)}.`;

/** Where the sums and the days say otherwise, both are said. */
export function verdictUneven(sums: boolean, days: boolean, least: boolean, unit: "day" | "month" = "day"): string {
  if (sums === days) return verdict(sums, least ? LESS : MORE);
  const [more, less] = ["it's more", "it's less"];
  const said = (holds: boolean) => (holds === least ? less : more);
  return `In all ${said(sums)}, but by the ${unit} ${said(days)}.`;
}

/** Of two stretches of whole months: what a month of each comes to. */
export function byTheMonth(wording: FlowWording, other: FlowSum): Uneven | null {
  const { figures, household } = wording;
  const monthsOf = ({ period }: FlowSum): number => {
    const whole = wholeMonthsIn(period, household.firstDay);
    return whole.period.from === period.from && whole.period.to === period.to ? whole.months : 1;
  };
  const [now, then] = [monthsOf(figures.sum), monthsOf(other)];
  const isPlain = figures.sum.cents > 0 && other.cents > 0;
  if (now < 2 || then < 2 || !isPlain) return null;
  return {
    now: figures.sum.cents / now,
    then: other.cents / then,
    text: `By the month that's ${aMonth(wording, "average", figures.sum, now)}, against ${aMonth(wording, "other-average", other, then)}.`,
    isBeside: true,
  };
}

const aMonth = (
  { notes }: FlowWording,
  name: string,
  { cents, count, period, rows }: FlowSum,
  months: number,
): string =>
  notes.usd(name, "A month on average", Math.round(cents / months), {
    period,
    rows: count,
    href: hrefOf(rows, period),
  });
