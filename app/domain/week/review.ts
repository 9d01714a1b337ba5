// A look back at the week that is over: what was spent beside an average week, at most three things that changed and why,
// what is due in the next one, and one question. Trouble comes first, and beside it nothing is praised.

import { isTrouble, type Sign } from "~/domain/household/trouble";
import type { SafeGlance } from "~/domain/forecast/safe-to-spend";
import { billsAndPays } from "~/domain/forecast/calendar";
import type { Forecast } from "~/domain/forecast/types";
import { CASH_FLOW_PATH, rowsHref } from "~/domain/ledger/row-links";
import { inDays, incomeOf, spendingOf } from "~/domain/ledger/totals";
import { tidyName } from "~/domain/ledger/tidy-name";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, type Day, type DayRange, weekOf } from "~/domain/periods";
import { changesOf, everydayByCategory, everydayHref, type Rows, type WeekChange, weeksBefore } from "./changes";
import { type AskedOfWeek, questionOf } from "./question";

const MAX_CHANGES = 3;
const DAYS_AHEAD = 7;
/** A difference that nobody would notice is none. */
const NOTICED_SHARE = 0.05;

type WeekInput = Omit<Rows, "week"> & {
  forecast: Forecast;
  safe: SafeGlance | null;
  signs: readonly Sign[];
  /** How many rows wait to be looked at. */
  waiting: number;
};

type WeekDue = { name: string; day: Day; cents: Cents; isPay: boolean };
export type WeekComparison =
  | { kind: "nothing-posted" | "too-few-weeks" }
  | { kind: "about-as-usual"; nowCents: Cents }
  | { kind: "differs"; nowCents: Cents; differenceCents: Cents };

export type WeekFacts = {
  week: DayRange;
  spentCents: Cents;
  incomeCents: Cents;
  spentHref: string;
  incomeHref: string;
  /** The next pay, where one is known. */
  nextPay: Pick<WeekDue, "day" | "cents"> | null;
  /** Bills aside; null while too few weeks are known. */
  everyday: { nowCents: Cents; averageCents: Cents; href: string | null } | null;
  /** How it compares with an average week. */
  comparison: WeekComparison;
  changes: WeekChange[];
  due: WeekDue[];
  dueHref: string;
  safe: SafeGlance | null;
  question: AskedOfWeek;
  /** What comes before all of it. */
  signs: readonly Sign[];
  /** Nothing is known of the week, and nothing is due. */
  isEmpty: boolean;
};

/** The last whole week, Sunday to Saturday. */
export const lastWeek = (today: Day): DayRange => weekOf(addDays(today, -7));

export function weekReview(input: WeekInput): WeekFacts {
  const week = lastWeek(input.today);
  const rows: Rows = { ...input, week };
  const sums = inDays(input.days, week);
  const before = weeksBefore(rows);
  const byCategory = before.length > 0 ? everydayByCategory(rows, before) : null;
  const everyday = byCategory && {
    nowCents: sumCents([...byCategory.values()].map(({ nowCents }) => nowCents)),
    averageCents: sumCents([...byCategory.values()].map(({ averageCents }) => averageCents)),
    href: everydayHref(rows),
  };
  const changes = changesOf(rows, byCategory).slice(0, MAX_CHANGES);
  const due = dueSoon(input.forecast);
  const spentCents = spendingOf(sums);
  const incomeCents = incomeOf(sums);
  return {
    week,
    spentCents,
    incomeCents,
    spentHref: rowsHref({ ...week, kind: "spending" }),
    incomeHref: rowsHref({ ...week, kind: "income" }),
    nextPay: input.forecast.payday,
    everyday,
    comparison: comparisonOf(sums.length, everyday),
    changes,
    due,
    dueHref: CASH_FLOW_PATH,
    safe: input.safe,
    question: questionOf({ ...input, week, changes, isInTrouble: isTrouble(input.signs) }),
    signs: input.signs,
    isEmpty: sums.length === 0 && changes.length === 0 && due.length === 0,
  };
}

/** Bills and pay of the seven days that begin today. */
function dueSoon(forecast: Forecast): WeekDue[] {
  const last = addDays(forecast.today, DAYS_AHEAD - 1);
  return billsAndPays(forecast)
    .filter(({ day }) => day >= forecast.today && day <= last)
    .map(({ name, day, cents, kind }) => ({ name: tidyName(name), day, cents, isPay: kind === "pay" }));
}

function comparisonOf(count: number, everyday: WeekFacts["everyday"]): WeekComparison {
  if (count === 0) return { kind: "nothing-posted" };
  if (!everyday) return { kind: "too-few-weeks" };
  const { nowCents, averageCents } = everyday;
  const differenceCents = nowCents - averageCents;
  return Math.abs(differenceCents) <= Math.abs(averageCents) * NOTICED_SHARE
    ? { kind: "about-as-usual", nowCents }
    : { kind: "differs", nowCents, differenceCents };
}
