// How debts are best paid off: minimums always first, savings beyond the emergency fund against what costs more than
// they earn, then what a month leaves, in the order that costs the least, beside the other order. Nothing is asked for
// that isn't there, and no debt is invented: cards that are paid in full never get here.

import { monthlyInterest, type PaidOffPlan, planDebts } from "~/domain/goals/payoff-order";
import { feasible } from "~/domain/household/feasible";
import type { KnownDebt } from "~/domain/household/debts";
import { FULL_CUSHION_MONTHS, type Ground, LEAST_CUSHION_MONTHS, sideBefore } from "~/domain/household/ground";
import { DEAR_PERCENT, SAVINGS_PERCENT } from "~/domain/household/what-if-effects";
import { type Cents, sumCents } from "~/domain/money";
import { addMonths, type Day, monthOf } from "~/domain/periods";

export type AdviceInput = {
  today: Day;
  debts: readonly KnownDebt[];
  /** What a usual month leaves after all minimums; negative where they can't be met, null where it isn't known. */
  leftCents: Cents | null;
  fundCents: Cents;
  fundNeedsCents: Cents;
  /** An extra a month that was asked for; null: a part of what is left. */
  extraCents: Cents | null;
};

/**
 * Paid at once from savings that aren't needed as an emergency fund. Spared is what would be paid in interest until the end
 * with the minimums alone; null where they never end it, and a year's interest is all that can be said.
 */
type FromSavings = { debtId: string; cents: Cents; sparedCents: Cents | null; yearInterestCents: Cents };

export type PayoffAdvice =
  | { is: "no-debt" }
  | { is: "short"; missingCents: Cents }
  | { is: "never"; monthlyInterestCents: Cents }
  | {
      is: "plan";
      fromSavings: readonly FromSavings[];
      /** Each month beyond the minimums, and what was asked for beyond what is there. */
      extraCents: Cents;
      missingCents: Cents;
      avalanche: PaidOffPlan;
      snowball: PaidOffPlan;
      /** With the minimums alone; null where that never ends. */
      minimums: PaidOffPlan | null;
      /** What snowball takes more than avalanche. */
      monthsApart: number;
      interestApart: Cents;
      /** Known rates so high that asking for a lower one is worth it. */
      refinance: readonly string[];
    };

/** Half of what is left, in whole tens: the rest of a month stays free for surprises. */
const usualExtra = (leftCents: Cents | null): Cents => Math.floor(Math.max(0, leftCents ?? 0) / 2 / 10_00) * 10_00;

/** The one payoff of a household: the coach, the plan and the what-if tell this one, with the extra that it states. */
export const payoffFor = (ground: Ground, extraCents: Cents | null = null): PayoffAdvice =>
  payoffAdvice({ ...ground, leftCents: sideBefore(ground).leftCents, extraCents });

export function payoffAdvice(input: AdviceInput): PayoffAdvice {
  const { today, leftCents, extraCents: asked } = input;
  const debts = input.debts.filter(({ balanceCents }) => balanceCents > 0);
  if (debts.length === 0) return { is: "no-debt" };
  if (leftCents !== null && leftCents < 0) return { is: "short", missingCents: -leftCents };
  const fit = asked === null || leftCents === null ? { fits: true as const } : feasible(asked, leftCents);
  const extraCents = fit.fits ? (asked ?? usualExtra(leftCents)) : (leftCents ?? 0);
  const startMonth = addMonths(monthOf(today), 1);
  const plan = (strategy: "avalanche" | "snowball", extra: Cents) =>
    planDebts({ debts, strategy, extraCents: extra, startMonth });
  const [avalanche, snowball, minimums] = [
    plan("avalanche", extraCents),
    plan("snowball", extraCents),
    plan("avalanche", 0),
  ];
  if (avalanche.never || snowball.never)
    return {
      is: "never",
      monthlyInterestCents: sumCents(debts.map((debt) => monthlyInterest(debt.balanceCents, debt.ratePercent))),
    };
  const interestAfter = ({ debtId, cents }: Pick<FromSavings, "debtId" | "cents">): Cents => {
    const left = debts.map((debt) =>
      debt.id === debtId ? { ...debt, balanceCents: debt.balanceCents - cents } : debt,
    );
    const open = left.filter(({ balanceCents }) => balanceCents > 0);
    const after = planDebts({ debts: open, strategy: "avalanche", extraCents: 0, startMonth });
    return open.length === 0 || after.never ? 0 : after.totalInterestCents;
  };
  return {
    is: "plan",
    fromSavings: fromSavings(debts, input).map((one) => ({
      ...one,
      sparedCents: minimums.never ? null : minimums.totalInterestCents - interestAfter(one),
    })),
    extraCents,
    missingCents: fit.fits ? 0 : fit.missingCents,
    avalanche,
    snowball,
    minimums: minimums.never ? null : minimums,
    monthsApart: snowball.months.length - avalanche.months.length,
    interestApart: snowball.totalInterestCents - avalanche.totalInterestCents,
    refinance: debts
      .filter(({ rateKnown, ratePercent }) => rateKnown && ratePercent >= DEAR_PERCENT)
      .map(({ id }) => id),
  };
}

/**
 * A dear debt gets what savings hold beyond the lower end of an emergency fund, others what they hold beyond its upper
 * end, each only where its rate is known and more than savings earn.
 */
function fromSavings(
  debts: readonly KnownDebt[],
  { fundCents, fundNeedsCents }: AdviceInput,
): Omit<FromSavings, "sparedCents">[] {
  if (fundNeedsCents <= 0) return [];
  let fund = fundCents;
  return [...debts]
    .filter(({ rateKnown, ratePercent }) => rateKnown && ratePercent > SAVINGS_PERCENT)
    .sort((a, b) => b.ratePercent - a.ratePercent)
    .flatMap(({ id, balanceCents, ratePercent }) => {
      const kept = (ratePercent >= DEAR_PERCENT ? LEAST_CUSHION_MONTHS : FULL_CUSHION_MONTHS) * fundNeedsCents;
      const cents = Math.min(balanceCents, Math.max(0, fund - kept));
      fund -= cents;
      return cents > 0 ? [{ debtId: id, cents, yearInterestCents: Math.round((cents * ratePercent) / 100) }] : [];
    });
}
