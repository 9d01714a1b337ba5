// What is worth a look among subscriptions: two of the same, and trials that are about to cost something.

import { groupedBy } from "~/domain/forecast/plans";
import type { ForecastInput, ForecastRow } from "~/domain/forecast/types";
import { sameMerchant } from "~/domain/ledger/recurring";
import { isSubscriptionCategory } from "~/domain/ledger/subscriptions";
import type { Cents } from "~/domain/money";
import { addDays, daysBetween, type Day } from "~/domain/periods";

type Known = Pick<ForecastInput, "rows" | "today">;

export type Duplicate = { name: string; cents: Cents; days: readonly Day[] };

const TWO_MONTHS = 70;
const ALIKE = 0.02;

/** One name and one price twice in each of the last two months, in two monthly rows. The newest days first. */
export function duplicateSubscriptions({ rows, today }: Known): Duplicate[] {
  const recent = rows
    .filter(
      (row) =>
        !row.pending &&
        row.kind === "spending" &&
        row.cents < 0 &&
        isSubscriptionCategory(row.category) &&
        daysBetween(row.day, today) <= TWO_MONTHS,
    )
    .sort((a, b) => (a.day > b.day ? -1 : a.day < b.day ? 1 : 0));
  return groupedBy(recent, ({ merchantName }) => sameMerchant(merchantName)).flatMap((group) => {
    const [newest] = group;
    if (!newest) return [];
    const alike = group.filter(({ cents }) => Math.abs(cents - newest.cents) <= Math.abs(newest.cents) * ALIKE);
    const series = [0, 1].map((odd) => alike.filter((_, at) => at % 2 === odd));
    if (!series.every((one) => one.length >= 2 && isMonthly(one))) return [];
    return [{ name: newest.merchantName, cents: newest.cents, days: alike.slice(0, 4).map(({ day }) => day) }];
  });
}

const isMonthly = (rows: readonly ForecastRow[]): boolean =>
  rows.slice(1).every((row, at) => {
    const gap = daysBetween(row.day, rows[at]?.day ?? row.day);
    return gap >= 26 && gap <= 35;
  });

export type EndingTrial = { name: string; began: Day; ends: Day; isStated: boolean };

const SEEN_TRIAL_DAYS = 35;
const TOKEN_CENTS: Cents = 1_99;
const TRIAL_WORDS = /\b(?:free )?trial\b/i;
const USUAL_DAYS = 30;

/** Where a first, tiny charge came lately, or one that calls itself a trial, and no full one since. The next to end first. */
export function trialsEnding({ rows, today }: Known): EndingTrial[] {
  const spent = rows.filter((row) => row.kind === "spending" && row.cents <= 0);
  return groupedBy(spent, ({ merchantName }) => sameMerchant(merchantName))
    .flatMap((group) => {
      const first = group.reduce((early, row) => (row.day < early.day ? row : early));
      const text = `${first.merchantName} ${first.rawName ?? ""}`;
      const isTrial = TRIAL_WORDS.test(text) || (isSubscriptionCategory(first.category) && -first.cents <= TOKEN_CENTS);
      const isPaid = group.some((row) => row.id !== first.id && -row.cents > TOKEN_CENTS);
      if (!isTrial || isPaid || daysBetween(first.day, today) > SEEN_TRIAL_DAYS) return [];
      const stated = Number(/\b(\d{1,2})[ -]?days?\b/i.exec(text)?.[1] ?? 0);
      const ends = addDays(first.day, stated > 0 ? stated : USUAL_DAYS);
      return ends < today ? [] : [{ name: first.merchantName, began: first.day, ends, isStated: stated > 0 }];
    })
    .sort((a, b) => (a.ends < b.ends ? -1 : a.ends > b.ends ? 1 : 0));
}
