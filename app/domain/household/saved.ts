// What is saved: one definition. Money that went to a retirement account, a 529 plan or a savings account elsewhere is
// spending in the budget's group Saving, and saved all the same.

import { categoriesOfSet } from "~/domain/categories/sets";
import { categoryOf, incomeOf, isSpendingKind, type CategorySum, spendingOf } from "~/domain/ledger/totals";
import type { Cents } from "~/domain/money";

export type Saved = {
  /** Income less all spending. */
  keptCents: Cents;
  /** What was put into the savings categories. */
  contributedCents: Cents;
  /** Kept and contributed together. */
  savedCents: Cents;
  /** Of the income; null without any. */
  ratePercent: number | null;
};

const SAVINGS = categoriesOfSet("savings");

/** Net of what came back, like all spending. */
export const contributionsOf = (sums: readonly CategorySum[]): Cents =>
  0 -
  sums.reduce(
    (cents, sum) => (isSpendingKind(sum.kind) && SAVINGS.includes(categoryOf(sum)) ? cents + sum.cents : cents),
    0,
  );

export function savedOf({
  incomeCents,
  spentCents,
  contributedCents,
}: {
  incomeCents: Cents;
  spentCents: Cents;
  contributedCents: Cents;
}): Saved {
  const keptCents = incomeCents - spentCents;
  const savedCents = keptCents + contributedCents;
  return {
    keptCents,
    contributedCents,
    savedCents,
    ratePercent: incomeCents > 0 ? (savedCents / incomeCents) * 100 : null,
  };
}

export const savedIn = (sums: readonly CategorySum[]): Saved =>
  savedOf({ incomeCents: incomeOf(sums), spentCents: spendingOf(sums), contributedCents: contributionsOf(sums) });
