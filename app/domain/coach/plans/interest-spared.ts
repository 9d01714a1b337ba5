// What a debt still costs as it is paid now, beside what the same money would earn where it lies.

import { monthsToPay } from "~/domain/goals/pace";
import { isIncome } from "~/domain/ledger/recurring";
import { rowsHref } from "~/domain/ledger/row-links";
import type { Cents } from "~/domain/money";
import type { DebtMeant, PlanTurn } from "./turn";

export type Spared = {
  months: number;
  interestCents: Cents;
  /** What savings earn, by their own rows; null where they show none. */
  savings: { percent: number; forgoneCents: Cents; href: string } | null;
};

/** Null where its payment never ends it. */
export function interestSpared(turn: PlanTurn, { debt }: DebtMeant): Spared | null {
  const months = monthsToPay(debt.balanceCents, debt.ratePercent, debt.minimumCents);
  if (months === null) return null;
  const earned = earnedOnSavings(turn);
  let [left, interestCents, forgone] = [debt.balanceCents, 0, 0];
  for (let month = 0; month < months; month++) {
    const cents = Math.round((left * debt.ratePercent) / 1200);
    interestCents += cents;
    forgone += (left * (earned?.percent ?? 0)) / 1200;
    left = Math.max(0, left + cents - debt.minimumCents);
  }
  return { months, interestCents, savings: earned && { ...earned, forgoneCents: Math.round(forgone) } };
}

const MAX_PERCENT = 10;

/** By the latest interest that came in: what is held now earned it, and not what was held a year ago. */
function earnedOnSavings({ inputs, sheet }: PlanTurn): { percent: number; href: string } | null {
  const paid = inputs.recurring.find((one) => one.active && isIncome(one) && /\binterest\b/i.test(one.merchantName));
  const held = sheet.has("balance.savings") ? sheet.cents("balance.savings") : 0;
  if (!paid || held <= 0 || paid.typicalCents === 0) return null;
  const yearCents = Math.abs(paid.monthlyCents * 12 * (paid.lastCents / paid.typicalCents));
  const percent = (yearCents / held) * 100;
  return percent > 0 && percent < MAX_PERCENT ? { percent, href: rowsHref({ q: paid.merchantName }) } : null;
}
