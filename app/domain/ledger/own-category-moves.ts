// What becomes of rows and rules when the own category that they are in goes elsewhere.
import type { CategoryPlace } from "~/domain/categories/own";
import type { LedgerRow } from "./ledger";
import type { Rule } from "./rules";

/** The same row where nothing of it is in that category. Where a rule put it there, the rule decides anew. */
export function rowIn(row: LedgerRow, id: string, { category, ownCategory }: CategoryPlace): LedgerRow {
  const isChosen = row.userCategory !== null && row.ownCategory === id;
  const isSplit = row.splits.some((split) => split.ownCategory === id);
  if (!isChosen && !isSplit) return row;
  return {
    ...row,
    ...(isChosen ? { userCategory: category, ownCategory } : {}),
    splits: isSplit
      ? row.splits.map((split) => (split.ownCategory === id ? { ...split, category, ownCategory } : split))
      : row.splits,
  };
}

export function ruleIn(rule: Rule, id: string, to: CategoryPlace): Rule {
  const isIn = rule.ownCategory === id;
  const isShared = rule.shares.some((share) => share.ownCategory === id);
  if (!isIn && !isShared) return rule;
  return {
    ...rule,
    ...(isIn ? to : {}),
    shares: rule.shares.map((share) => (share.ownCategory === id ? { ...share, ...to } : share)),
  };
}
