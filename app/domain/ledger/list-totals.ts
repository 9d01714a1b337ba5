// What a list of transactions adds up to, from the sums of its months.
import type { Cents } from "~/domain/money";
import type { Month } from "~/domain/periods";

/** What one month of the listed rows adds up to. Money between own accounts stands apart; out has a minus sign. */
export type MonthSums = {
  month: Month;
  count: number;
  pendingCount: number;
  pendingCents: Cents;
  inCents: Cents;
  outCents: Cents;
  movedInCents: Cents;
  movedOutCents: Cents;
};

export type ListTotals = Omit<MonthSums, "month"> & { netCents: Cents };
/** A month of the list, and the page on which it begins. */
export type ListedMonth = { month: Month; count: number; inCents: Cents; outCents: Cents; page: number };

const NOTHING: MonthSums = {
  month: "",
  count: 0,
  pendingCount: 0,
  pendingCents: 0,
  inCents: 0,
  outCents: 0,
  movedInCents: 0,
  movedOutCents: 0,
};

/**
 * Money between own accounts is neither in nor out, unless the list is of one account, which it enters and leaves, or
 * shows nothing else.
 */
export function listTotals(months: readonly MonthSums[], isOfAccounts: boolean): ListTotals {
  const { month: _none, ...all } = months.reduce(plus, NOTHING);
  const { inCents, outCents } = all;
  if (countsMoves(months, isOfAccounts)) {
    const [into, out] = [inCents + all.movedInCents, outCents + all.movedOutCents];
    return { ...all, inCents: into, outCents: out, movedInCents: 0, movedOutCents: 0, netCents: into + out };
  }
  return { ...all, netCents: inCents + outCents };
}

const countsMoves = (months: readonly MonthSums[], isOfAccounts: boolean): boolean =>
  isOfAccounts || months.every(({ inCents, outCents }) => inCents === 0 && outCents === 0);

function plus(one: MonthSums, other: MonthSums): MonthSums {
  return {
    month: "",
    count: one.count + other.count,
    pendingCount: one.pendingCount + other.pendingCount,
    pendingCents: one.pendingCents + other.pendingCents,
    inCents: one.inCents + other.inCents,
    outCents: one.outCents + other.outCents,
    movedInCents: one.movedInCents + other.movedInCents,
    movedOutCents: one.movedOutCents + other.movedOutCents,
  };
}

/** The months of a list, newest first, each with the page of its first row. */
export function listedMonths(months: readonly MonthSums[], isOfAccounts: boolean, pageSize: number): ListedMonth[] {
  const moves = countsMoves(months, isOfAccounts);
  let before = 0;
  return months.map(({ month, count, ...sums }) => {
    const page = Math.floor(before / pageSize) + 1;
    before += count;
    return {
      month,
      count,
      inCents: sums.inCents + (moves ? sums.movedInCents : 0),
      outCents: sums.outCents + (moves ? sums.movedOutCents : 0),
      page,
    };
  });
}
