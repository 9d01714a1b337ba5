// One usual month, for everything that speaks of one: the whole months of the last twelve, as many as there are.

import { type IncomeRow, type UsualIncome, usualIncome } from "~/domain/household/income";
import { categoryOf, inMonth, incomeOf, isSpendingKind, type MonthTotal, spendingOf } from "~/domain/ledger/totals";
import type { Cents } from "~/domain/money";
import { addMonths, firstDayOf, lastDayOf, monthOf, type Day, type Month } from "~/domain/periods";

export const USUAL_MONTHS = 12;
/** How far back sums and income rows are read: one month more, to see whether the oldest one is whole. */
export const MONTHS_READ = USUAL_MONTHS + 1;

type UsualMonth = {
  /** Newest first. */
  months: readonly Month[];
  from: Day;
  to: Day;
  /** Null where none was seen that can be counted on: it may arrive elsewhere, and that is no income of zero. */
  income: UsualIncome | null;
  spentCents: Cents;
  spentBy: ReadonlyMap<string, Cents>;
};

type MonthInput = { today: Day; sums: readonly MonthTotal[]; pays?: readonly IncomeRow[] };

/** The whole months before this one, newest first, without what lies before the first row. */
export function wholeMonths(sums: readonly MonthTotal[], current: Month): Month[] {
  const active = new Set(
    sums.filter(({ kind }) => kind === "income" || isSpendingKind(kind)).map(({ month }) => month),
  );
  const candidates = Array.from({ length: USUAL_MONTHS }, (_, back) => addMonths(current, -back - 1));
  const oldest = [...active].sort()[0];
  // A first month that was cut short by the start of the history would pull every average down.
  const first =
    oldest && candidates.some((month) => active.has(month) && month > oldest) ? addMonths(oldest, 1) : oldest;
  return candidates.filter((month) => first !== undefined && month >= first);
}

const known = new WeakMap<MonthInput, UsualMonth | null>();

/** Null before the first month is over. Worked out once for the same input: several facts begin with it. */
export function usualMonth(input: MonthInput): UsualMonth | null {
  const before = known.get(input);
  if (before !== undefined) return before;
  const found = findUsualMonth(input);
  known.set(input, found);
  return found;
}

function findUsualMonth({ today, sums, pays = [] }: MonthInput): UsualMonth | null {
  const months = wholeMonths(sums, monthOf(today));
  const [newest, oldest] = [months[0], months.at(-1)];
  if (!newest || !oldest) return null;
  const rows = months.flatMap((month) => inMonth(sums, month));
  const earned = new Map(months.map((month) => [month, incomeOf(inMonth(sums, month))]));
  const spentBy = new Map<string, Cents>();
  for (const row of rows)
    if (isSpendingKind(row.kind)) spentBy.set(categoryOf(row), (spentBy.get(categoryOf(row)) ?? 0) - row.cents);
  return {
    months,
    from: firstDayOf(oldest),
    to: lastDayOf(newest),
    income: stoppedSince({ today, sums }) ? null : usualIncome(pays, earned, today),
    spentCents: Math.round(spendingOf(rows) / months.length),
    spentBy: new Map([...spentBy].map(([category, cents]) => [category, Math.round(cents / months.length)])),
  };
}

/** As long without any income, pay that came before has stopped. */
const STOPPED_MONTHS = 2;
/** Less a month is interest on savings, and no pay. */
const LEAST_PAY: Cents = 100_00;

/** The last month with income, where it came in two months or more and then no longer; null while it comes. */
export function stoppedSince({ today, sums }: MonthInput): Month | null {
  const current = monthOf(today);
  const months = wholeMonths(sums, current);
  const isPaid = (month: Month) => incomeOf(inMonth(sums, month)) >= LEAST_PAY;
  if (isPaid(current) || months.slice(0, STOPPED_MONTHS).some(isPaid)) return null;
  const paid = months.filter(isPaid);
  return paid.length >= 2 ? (paid[0] ?? null) : null;
}

/** The last month against the mean of the three before it; null where one of them is missing or cut short. */
export function lastAgainstEarlier(
  sums: readonly MonthTotal[],
  today: Day,
): { last: Month; spent: Cents; usual: Cents; earlier: readonly Month[] } | null {
  const current = monthOf(today);
  const last = addMonths(current, -1);
  const earlier = [2, 3, 4].map((back) => addMonths(current, -back));
  const spent = spendingOf(inMonth(sums, last));
  if (spent <= 0 || !wholeMonths(sums, current).includes(last)) return null;
  if (earlier.some((month) => inMonth(sums, month).length === 0)) return null;
  const before = spendingOf(earlier.flatMap((month) => inMonth(sums, month)));
  return { last, spent, usual: Math.round(before / earlier.length), earlier };
}
