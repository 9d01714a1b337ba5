// 'Is power higher in the summer?' A season held against the rest of a year may be above its average while another season is as
// high: then that one is named as well.

import { SEASONS } from "~/domain/language/calendar";
import { addMonths, firstDayOf, lastDayOf, yearOf } from "~/domain/periods";
import { periodPhrase } from "~/domain/coach/query/phrases";
import type { Flow, Period, Query } from "~/domain/coach/query/algebra";
import type { Household } from "~/domain/coach/query/data";
import type { BesideSum } from "./flow-beside";
import { hrefOf, type FlowWording } from "./flow-words";

const MONTHS = 3;
/** So near it's as high. */
const NEAR = 0.97;

const seasonsOf = (year: number): { name: string; period: Period }[] =>
  SEASONS.filter(([name]) => name !== "autumn").map(([name, first]) => {
    const month = `${year}-${String(first).padStart(2, "0")}`;
    return { name, period: { from: firstDayOf(month), to: lastDayOf(addMonths(month, MONTHS - 1)) } };
  });
const isSame = (one: Period, two: Period): boolean => one.from === two.from && one.to === two.to;

/** Of the days that a season is held against, the seasons that lie in them whole and are known. */
export function seasonSums(flow: Flow, query: Query, period: Period, { firstDay }: Household): BesideSum[] {
  const { comparison, statistic, by } = query;
  if (flow !== "spent" || comparison?.against !== "period" || statistic !== "per-month" || by !== null) return [];
  const other = comparison.period;
  const year = yearOf(other.from);
  const all = [year - 1, year, year + 1].flatMap(seasonsOf);
  if (!all.some((season) => isSame(season.period, period))) return [];
  return all
    .map((season) => season.period)
    .filter(({ from, to }) => from >= other.from && to <= other.to && (firstDay === null || from >= firstDay))
    .map((days): BesideSum => ({ role: "season", query: { ...query, comparison: null }, period: days }));
}

/** 'Winter was higher still: $104.47 a month on average from Dec 1, 2025 to Feb 28, 2026.' */
export function seasonWords({ figures, notes }: FlowWording): string {
  const [best, ...others] = figures.beside
    .filter(({ role }) => role === "season")
    .sort((one, two) => two.sum.cents - one.sum.cents);
  const own = figures.sum.cents;
  if (!best || others.length === 0 || own <= 0 || best.sum.cents < own * NEAR) return "";
  const { period, count, rows, cents } = best.sum;
  const season = seasonsOf(yearOf(period.from)).find((one) => isSame(one.period, period));
  const note = { period, rows: count, href: hrefOf(rows, period) };
  const value = notes.usd("season", "A month on average", Math.round(cents / MONTHS), note);
  const name = season?.name ?? "another season";
  return (
    `${name.charAt(0).toUpperCase()}${name.slice(1)} was ${cents > own ? "higher still" : "about as high"}: ` +
    `${value} a month on average ${periodPhrase(period, notes, "-season")}.`
  );
}
