// What a list of transactions adds up to, from the sums of its months.
import type { Cents } from "~/domain/money";
import type { Month } from "~/domain/periods";

/** What one month of the listed rows adds up to. Money between own accounts and corrected balances stand apart; out has a minus sign. */
export type MonthSums = {
  month: Month;
  count: number;
  pendingCount: number;
  pendingCents: Cents;
  inCents: Cents;
  outCents: Cents;
  movedInCents: Cents;
  movedOutCents: Cents;
  correctedInCents: Cents;
  correctedOutCents: Cents;
  /** Spending as every other screen counts it: what came back is taken off. */
  spentCents: Cents;
};

export type ListTotals = Omit<MonthSums, "month"> & InAndOut & { netCents: Cents };
/** As every other screen has it: what came back is off what went out, and no income. */
type InAndOut = {
  inCents: Cents;
  outCents: Cents;
  /** What came back of it: 0 where nothing did, or where it's all that is listed. */
  refundsCents: Cents;
};
/** A month of the list, and the page on which it begins. */
export type ListedMonth = InAndOut & { month: Month; count: number; page: number };

const NOTHING: MonthSums = {
  month: "",
  count: 0,
  pendingCount: 0,
  pendingCents: 0,
  inCents: 0,
  outCents: 0,
  movedInCents: 0,
  movedOutCents: 0,
  correctedInCents: 0,
  correctedOutCents: 0,
  spentCents: 0,
};

/**
 * Money between own accounts is neither in nor out, nor is what corrects a balance, unless the list is of one account,
 * whose balance both change, or shows nothing else.
 */
export function listTotals(months: readonly MonthSums[], isOfAccounts: boolean): ListTotals {
  const { month: _none, ...all } = months.reduce(plus, NOTHING);
  const totals = countsAll(months, isOfAccounts)
    ? { ...all, ...withAll(all), ...NOTHING_APART, refundsCents: 0 }
    : { ...all, ...afterRefunds(all) };
  return { ...totals, netCents: totals.inCents + totals.outCents };
}

const NOTHING_APART = { movedInCents: 0, movedOutCents: 0, correctedInCents: 0, correctedOutCents: 0 };

const withAll = (sums: Omit<MonthSums, "month">) => ({
  inCents: sums.inCents + sums.movedInCents + sums.correctedInCents,
  outCents: sums.outCents + sums.movedOutCents + sums.correctedOutCents,
});

function afterRefunds({ inCents, outCents, spentCents }: Omit<MonthSums, "month">): InAndOut {
  const refundsCents = outCents === 0 ? 0 : 0 - outCents - spentCents;
  return { inCents: inCents - refundsCents, outCents: outCents + refundsCents, refundsCents };
}

/** What the rows add up to, whatever they are. */
export const allOf = (sums: MonthSums): Cents => withAll(sums).inCents + withAll(sums).outCents;

const countsAll = (months: readonly MonthSums[], isOfAccounts: boolean): boolean =>
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
    correctedInCents: one.correctedInCents + other.correctedInCents,
    correctedOutCents: one.correctedOutCents + other.correctedOutCents,
    spentCents: one.spentCents + other.spentCents,
  };
}

/** The months of a list, newest first, each with the page of its first row. */
export function listedMonths(months: readonly MonthSums[], isOfAccounts: boolean, pageSize: number): ListedMonth[] {
  const all = countsAll(months, isOfAccounts);
  let before = 0;
  return months.map(({ month, count, ...sums }) => {
    const page = Math.floor(before / pageSize) + 1;
    before += count;
    const own = { count, ...sums };
    return { month, count, page, ...(all ? { ...withAll(own), refundsCents: 0 } : afterRefunds(own)) };
  });
}
