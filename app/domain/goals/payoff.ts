// Debts together: when each is paid off in an order, with the payments that are made.

import {
  type DebtPlan,
  type DebtStrategy,
  monthlyInterest,
  planDebts,
  suggestedMinimumCents,
} from "~/domain/goals/payoff-order";
import type { LedgerEntry } from "~/domain/goals/goals";
import { paceOf } from "~/domain/goals/pace";
import { type Cents, sumCents } from "~/domain/money";
import { addMonths, type Day, monthOf } from "~/domain/periods";

export type DebtFigures = {
  id: string;
  name: string;
  leftCents: Cents;
  interestRate: number | null;
  minimumCents: Cents | null;
  entries: readonly LedgerEntry[];
};
type Payoff = {
  id: string;
  month: string;
  interestCents: Cents;
  minimumCents: Cents;
  assumed: boolean;
  /** What the debt costs each month now, where its own payment doesn't cover it. */
  endlessCents: Cents | null;
};
export type StrategyPlan =
  | {
      strategy: DebtStrategy;
      never: false;
      payoffs: Payoff[];
      lastMonth: string;
      interestCents: Cents;
      monthlyCents: Cents;
    }
  | { strategy: DebtStrategy; never: true; monthlyInterestCents: Cents; monthlyCents: Cents };

/** Each debt at its minimum (the stated one, or the usual one), all freed money to the next debt in the strategy's order. */
export function payoffPlan(
  debts: readonly DebtFigures[],
  strategy: "snowball" | "avalanche",
  today: Day,
): StrategyPlan | null {
  const open = debts.filter((debt) => debt.leftCents > 0);
  if (open.length === 0) return null;
  const minimumOf = (debt: DebtFigures) =>
    debt.minimumCents || suggestedMinimumCents(debt.leftCents, debt.interestRate ?? 0);
  const monthlyCents = sumCents(open.map(minimumOf));
  const plan: DebtPlan = planDebts({
    debts: open.map((debt) => ({
      id: debt.id,
      name: debt.name,
      balanceCents: debt.leftCents,
      ratePercent: debt.interestRate ?? 0,
      minimumCents: minimumOf(debt),
    })),
    strategy,
    extraCents: extraOf(open, monthlyCents, today),
    startMonth: addMonths(monthOf(today), 1),
  });
  if (plan.never)
    return {
      strategy,
      never: true,
      monthlyInterestCents: plan.monthlyInterestCents,
      monthlyCents: plan.monthlyPaymentCents,
    };
  const interest = new Map<string, Cents>();
  for (const month of plan.months)
    for (const row of month.rows) interest.set(row.debtId, (interest.get(row.debtId) ?? 0) + row.interestCents);
  const payoffs = open.map((debt) => ({
    id: debt.id,
    month: plan.payoffs.find((payoff) => payoff.debtId === debt.id)?.month ?? plan.lastMonth,
    interestCents: interest.get(debt.id) ?? 0,
    minimumCents: minimumOf(debt),
    assumed: !debt.minimumCents,
    endlessCents: endlessAt(debt, minimumOf(debt), today),
  }));
  return {
    strategy,
    never: false,
    payoffs,
    lastMonth: plan.lastMonth,
    interestCents: plan.totalInterestCents,
    monthlyCents: monthlyCents + extraOf(open, monthlyCents, today),
  };
}

/** The interest of a month where the debt's own payment, the minimum or what is really paid, doesn't cover it. */
function endlessAt(debt: DebtFigures, minimumCents: Cents, today: Day): Cents | null {
  const interest = monthlyInterest(debt.leftCents, debt.interestRate ?? 0);
  const paid = Math.max(minimumCents, paidLately(debt, today));
  return interest > 0 && paid <= interest ? interest : null;
}

// What is really paid each month beyond the minimums, taken from the ledger.
function extraOf(debts: readonly DebtFigures[], minimumsCents: Cents, today: Day): Cents {
  const paid = sumCents(debts.map((debt) => paidLately(debt, today)));
  return Math.max(0, paid - minimumsCents);
}

/** A month. */
const paidLately = ({ entries, leftCents, interestRate, minimumCents }: DebtFigures, today: Day): Cents =>
  paceOf(entries, today, { leftCents, ratePercent: interestRate ?? 0, minimumCents })?.perMonthCents ?? 0;
