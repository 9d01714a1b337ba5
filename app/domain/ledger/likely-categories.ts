// The categories that a row most likely belongs to, for one tap.
import { canRunOut } from "~/domain/budget/bars";
import { BUDGET_GROUPS, type CategoryId, isCategoryId } from "~/domain/categories/list";
import type { Cents } from "~/domain/money";

const LIKELY = 3;

/** How the rows of something were sorted: how many, and what such a row usually takes, without its sign. */
export type Sorted = { category: string; count: number; usualCents: Cents };
type Known = {
  amountCents: Cents;
  /** What the row is now; it needs no tap. */
  current: string;
  /** Other rows of the same merchant. */
  merchant: readonly Sorted[];
  /** What the bank says. */
  bank: CategoryId | null;
  /** All rows of the person. */
  all: readonly Sorted[];
};

/**
 * First what the merchant's other rows are, amounts like this one before others; then the bank's word; then what is usual
 * in the group of what the row is. What is in no group yet is asked about, so that for it what else is usual fills up.
 */
export function likelyCategories({ amountCents, current, merchant, bank, all }: Known): CategoryId[] {
  const byWeight = (list: readonly Sorted[]) =>
    [...list]
      .sort((one, other) => weight(other, amountCents) - weight(one, amountCents))
      .map(({ category }) => category);
  return [
    ...new Set([
      ...byWeight(merchant),
      ...(bank ? [bank] : []),
      ...byWeight(all.filter(({ category }) => isBeside(category, current))),
      ...(current === "miscellaneous" ? byWeight(all.filter(({ category }) => canRunOut(category))) : []),
    ]),
  ]
    .filter((category) => category !== current && category !== "miscellaneous")
    .filter(isCategoryId)
    .slice(0, LIKELY);
}

/** What is miscellaneous is of no group yet. */
const isBeside = (category: string, current: string): boolean =>
  current !== "miscellaneous" &&
  BUDGET_GROUPS.some(({ categories }) => [category, current].every((one) => categories.some(({ id }) => id === one)));

/** Ten times the amount, or a tenth, halves what a row says. */
function weight({ count, usualCents }: Sorted, amountCents: Cents): number {
  const ratio = Math.max(1, usualCents) / Math.max(1, Math.abs(amountCents));
  return count / (1 + Math.abs(Math.log10(ratio)));
}
