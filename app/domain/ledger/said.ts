// What a person has said about a row. A change of it is kept as what was said before and after, so that it can be taken
// back as long as nothing else was said meanwhile.
import type { LedgerRow } from "./ledger";

export type Said = Pick<
  LedgerRow,
  "userCategory" | "ownCategory" | "userKind" | "note" | "tags" | "splits" | "reviewedAt" | "deletedAt" | "matchedId"
>;
export type SaidStep = { id: string; before: Said; after: Said };

export function saidOf(row: LedgerRow): Said {
  return {
    userCategory: row.userCategory,
    // Without a category of the person's own choice it follows from a rule.
    ownCategory: row.userCategory === null ? null : row.ownCategory,
    userKind: row.userKind,
    note: row.note,
    tags: row.tags,
    splits: row.splits,
    reviewedAt: row.reviewedAt,
    deletedAt: row.deletedAt,
    matchedId: row.matchedId,
  };
}

/** The rows of which something else is said afterwards. */
export function saidSteps(before: readonly LedgerRow[], edit: (row: LedgerRow) => LedgerRow): SaidStep[] {
  return before
    .map((row) => ({ id: row.id, before: saidOf(row), after: saidOf(edit(row)) }))
    .filter((step) => !saysTheSame(step.before, step.after));
}

/** Which row is the other side follows from the rest, and when it was looked at says nothing of it. */
export function saysTheSame(one: Said, other: Said): boolean {
  const words = ({ reviewedAt, deletedAt, matchedId: _leg, ...rest }: Said) =>
    JSON.stringify({ ...rest, isReviewed: reviewedAt !== null, isDeleted: deletedAt !== null });
  return words(one) === words(other);
}
