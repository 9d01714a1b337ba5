// What a household stands on before anything changes: the figures that every screen shows, in one place for what-ifs.

import { planDebts } from "~/domain/goals/payoff-order";
import type { KnownDebt } from "~/domain/household/debts";
import type { Sign } from "~/domain/household/trouble";
import type { Cents } from "~/domain/money";
import { addMonths, type Day, type Month, monthOf } from "~/domain/periods";

/** A sum on a day, as the lowest balance that lies ahead. */
export type Lowest = { day: Day; cents: Cents };

export type Ground = {
  today: Day;
  /** A usual month; null where it isn't known. */
  incomeCents: Cents | null;
  /** Spending of a usual month, with the minimum payments that its rows don't hold yet. */
  spentCents: Cents | null;
  /** Those payments alone. */
  dueCents: Cents;
  /** Of the spending: what one can't do without, those payments included. */
  needsCents: Cents;
  /** What an emergency fund is measured by: the needs in the rows alone. */
  fundNeedsCents: Cents;
  housingCents: Cents;
  /** Gas, insurance, repairs and payments of cars. */
  carCents: Cents;
  /** Housing and the payments on all debt, together. */
  burdenCents: Cents;
  /** What an emergency fund is: savings, or all cash where there is no savings account. */
  fundCents: Cents;
  /** Cash beside the fund beyond a usual month's spending and the cards that are paid in full. */
  spareCents: Cents;
  /** Checking and savings together; not there where no account is known. */
  cashCents?: Cents;
  debts: readonly KnownDebt[];
  /** Loans that are paid every month and whose balance nobody knows: in no payoff. */
  unseenLoans: number;
  signs: readonly Sign[];
  lowest: Lowest | null;
  /** What the main checking account holds on each day that is known ahead. */
  checking?: readonly Lowest[];
  /** A usual month of regular pay, and what of it is expected there on which day; not there where none is known. */
  pay?: { monthCents: Cents; ahead: readonly Lowest[] };
};

export type DebtFree =
  { is: "none" } | { is: "month"; month: Month; months: number; interestCents: Cents } | { is: "never" };

/** One side of a comparison: as it is, or as it would be. */
export type Side = {
  incomeCents: Cents | null;
  spentCents: Cents | null;
  /** What a usual month leaves; negative where it is short. */
  leftCents: Cents | null;
  fundCents: Cents;
  /** Months of needs that the fund covers; null where the needs aren't known. */
  cushionMonths: number | null;
  debtFree: DebtFree;
  lowest: Lowest | null;
};

export const LEAST_CUSHION_MONTHS = 3;
export const FULL_CUSHION_MONTHS = 6;

type Extra = { extraCents: Cents; firstDebtId: string | null };

/** With the payments that are due, and an extra where one is paid: it goes to one debt first, else to the highest rate. */
export function debtFreeAt(debts: readonly KnownDebt[], { extraCents, firstDebtId }: Extra, today: Day): DebtFree {
  const open = debts.filter(({ balanceCents }) => balanceCents > 0);
  if (open.length === 0) return { is: "none" };
  const byRate = [...open].sort((a, b) => b.ratePercent - a.ratePercent).map(({ id }) => id);
  const plan = planDebts({
    debts: open,
    ...(firstDebtId === null ? { strategy: "avalanche" } : { strategy: "custom", order: [firstDebtId, ...byRate] }),
    extraCents,
    startMonth: addMonths(monthOf(today), 1),
  });
  if (plan.never) return { is: "never" };
  return { is: "month", month: plan.lastMonth, months: plan.months.length, interestCents: plan.totalInterestCents };
}

export function sideBefore(ground: Ground): Side {
  const { incomeCents, spentCents, fundCents, fundNeedsCents, debts, today, lowest } = ground;
  return {
    incomeCents,
    spentCents,
    leftCents: incomeCents === null || spentCents === null ? null : incomeCents - spentCents,
    fundCents,
    cushionMonths: fundNeedsCents > 0 ? fundCents / fundNeedsCents : null,
    debtFree: debtFreeAt(debts, { extraCents: 0, firstDebtId: null }, today),
    lowest,
  };
}
