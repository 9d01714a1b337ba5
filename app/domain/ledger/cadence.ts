// How often something comes: the rhythms that are known, and which of them a row of gaps keeps.

import { type Day, addDays, addMonthsToDay, dayNumber, lastDayOf, monthOf } from "~/domain/periods";

export const CADENCE_NAMES = [
  "weekly",
  "every two weeks",
  "twice a month",
  "monthly",
  "quarterly",
  "twice a year",
  "yearly",
] as const;
export type Cadence = (typeof CADENCE_NAMES)[number];

export type CadenceRule = { id: Cadence; days: number; slack: number; least: number; perYear: number; months: number };
/** `slack` is what weekends and short months move a payment by; `least` how often it must have come. */
export const CADENCES: readonly CadenceRule[] = [
  { id: "weekly", days: 7, slack: 1, least: 4, perYear: 52, months: 0 },
  { id: "every two weeks", days: 14, slack: 1, least: 4, perYear: 26, months: 0 },
  { id: "twice a month", days: 15, slack: 3, least: 4, perYear: 24, months: 0 },
  { id: "monthly", days: 30.4, slack: 4.5, least: 3, perYear: 12, months: 1 },
  { id: "quarterly", days: 91.3, slack: 8, least: 3, perYear: 4, months: 3 },
  { id: "twice a year", days: 182.6, slack: 12, least: 3, perYear: 2, months: 6 },
  { id: "yearly", days: 365.25, slack: 14, least: 2, perYear: 1, months: 12 },
];

/** The rhythm that at least three of four gaps keep; a missed payment (a gap of two periods) is forgiven. */
export function cadenceOf(gaps: readonly number[]): CadenceRule | null {
  let best: { rule: CadenceRule; score: number } | null = null;
  for (const rule of CADENCES) {
    if (gaps.length + 1 < rule.least) continue;
    const off = gaps.map((gap) => Math.min(Math.abs(gap - rule.days), Math.abs(gap - 2 * rule.days)));
    const kept = off.filter((days) => days <= rule.slack).length / gaps.length;
    const exact = gaps.filter((gap) => Math.abs(gap - rule.days) <= rule.slack).length / gaps.length;
    const score = off.reduce((sum, days) => sum + days, 0);
    if (kept >= 0.75 && exact >= 0.6 && (!best || score < best.score)) best = { rule, score };
  }
  return best?.rule ?? null;
}

/** The day after `last` on which it comes again. */
export function following(last: Day, rule: CadenceRule, days: readonly Day[]): Day {
  if (rule.months === 0) return addDays(last, rule.days);
  const next = addMonthsToDay(last, rule.months);
  // A bill of the 31st comes on the last day of a short month, and on the 31st again after it.
  if (last !== lastDayOf(monthOf(last))) return next;
  const end = lastDayOf(monthOf(next));
  const wanted = `${monthOf(next)}-${Math.max(...days.map(dayNumber))}`;
  return wanted < end ? wanted : end;
}

/** Until this day what was due on `next` may still come; after it, it has ended. */
export const lastHope = (next: Day, rule: CadenceRule): Day =>
  addDays(next, Math.ceil(Math.max(rule.slack * 2, Math.min(rule.days / 3, 21))));

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[middle] ?? 0)
    : Math.round(((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2);
}
