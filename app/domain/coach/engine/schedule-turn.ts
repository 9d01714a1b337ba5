// What the answers about bills, pay and subscriptions share.

import { categoriesOfSet } from "~/domain/categories/sets";
import { dueBetween, type Recurring, usualCents } from "~/domain/ledger/recurring";
import { tidyName } from "~/domain/ledger/tidy-name";
import { RECURRING_PATH } from "~/domain/ledger/row-links";
import { type Cents, sumCents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import type { Query, Schedule } from "~/domain/coach/query/algebra";
import type { AnswerRow, FactNotes } from "~/domain/coach/query/answer";
import type { NeedAnswers, Household } from "~/domain/coach/query/data";
import { accountsOf } from "./filters";
import { namesOf } from "~/domain/coach/query/shop-kinds";

export type ScheduleTurn = {
  measure: Schedule;
  query: Query;
  household: Household;
  found: NeedAnswers;
  notes: FactNotes;
};
export type ScheduleWords = { text: string; list?: AnswerRow[] };

export const HREF = { href: RECURRING_PATH };

const isBill = ({ active, kind }: Recurring): boolean => active && kind !== "income";

/** Bounds of what one of its payments usually is, and whether it comes more than once a month. */
function isBounded(item: Recurring, { min = 0, max = Infinity, times = 0 }: Query["condition"]): boolean {
  const cents = Math.abs(usualCents(item));
  return cents >= min && cents <= max && (times < 2 || PER_YEAR[item.cadence] > 12);
}

/** Those that the question names, by the name or by the category; all where it names none. */
export function billsOf({ query, household }: Pick<ScheduleTurn, "query" | "household">): Recurring[] {
  const accounts = accountsOf(query.subject, household);
  const plans = household.forecast?.plans ?? [];
  const taken =
    accounts && plans.flatMap(({ accountId, stream }) => (accounts.includes(accountId) ? [stream.key] : []));
  const { merchants = [], categories = [], except = [], exceptMerchants = [] } = query.subject;
  const unwanted = except.flatMap((id) => [...categoriesOfSet(id), id.toLowerCase()]);
  const wanted = categories.flatMap(categoriesOfSet);
  const namesIn = (shops: readonly string[]) =>
    shops.flatMap((name) => [...namesOf(name, household.shops)]).map((name) => name.toLowerCase());
  const [names, others] = [namesIn(merchants), namesIn(exceptMerchants)];
  const isOf = (all: readonly string[], name: string) => all.some((part) => name.toLowerCase().includes(part));
  return household.recurring.filter(
    (item) =>
      isBill(item) &&
      isBounded(item, query.condition) &&
      (taken === null || taken.includes(item.key)) &&
      !unwanted.includes(item.category) &&
      !unwanted.includes(item.merchantName.toLowerCase()) &&
      !isOf(others, item.merchantName) &&
      ((merchants.length === 0 && wanted.length === 0) ||
        isOf(names, item.merchantName) ||
        wanted.includes(item.category)),
  );
}

export const itemName = (notes: FactNotes, { merchantName }: Recurring, at: number): string =>
  notes.name(`item-${at + 1}-name`, tidyName(merchantName));

/** 'Every two weeks': words of a rhythm are no figure. */
export const rhythmOf = ({ cadence }: Recurring, notes: FactNotes): string =>
  notes.name(`rhythm-${cadence.replaceAll(" ", "-")}`, cadence);

export const monthly = (items: readonly Recurring[]): Cents =>
  sumCents(items.map(({ monthlyCents }) => Math.abs(monthlyCents)));
export const yearly = (items: readonly Recurring[]): Cents => sumCents(items.map(costPerYear));
/** By its rhythm, not twelve rounded months. */
export const costPerYear = (item: Recurring): Cents => perYear(item, Math.abs(usualCents(item)));

/** An amount that comes at its rhythm, in a year. */
export const perYear = ({ cadence }: Recurring, cents: Cents): Cents => cents * PER_YEAR[cadence];

const PER_YEAR: Readonly<Record<Recurring["cadence"], number>> = {
  weekly: 52,
  "every two weeks": 26,
  "twice a month": 24,
  monthly: 12,
  quarterly: 4,
  "twice a year": 2,
  yearly: 1,
};

/** Each time that an item falls due in a stretch of days. */
export function dueIn(items: readonly Recurring[], from: Day, to: Day): { item: Recurring; day: Day }[] {
  return dueBetween(items, from, to).map(({ stream, day }) => ({ item: stream, day }));
}

export const listOf = (items: readonly Recurring[]): AnswerRow[] =>
  items.map((item) => ({ label: item.merchantName, cents: Math.abs(item.monthlyCents), href: RECURRING_PATH }));
