// What a person has said about a row. A change of it is kept as what was said before and after, so that it can be taken
// back as long as nothing else was said meanwhile.
import type { LedgerRow } from "./ledger";

export type RowEdits = Pick<
  LedgerRow,
  "userCategory" | "ownCategory" | "userKind" | "note" | "tags" | "splits" | "reviewedAt" | "deletedAt" | "matchedId"
>;
export type RowEditStep = { id: string; before: RowEdits; after: RowEdits };

export function editsOf(row: LedgerRow): RowEdits {
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
export function editSteps(before: readonly LedgerRow[], edit: (row: LedgerRow) => LedgerRow): RowEditStep[] {
  return before
    .map((row) => ({ id: row.id, before: editsOf(row), after: editsOf(edit(row)) }))
    .filter((step) => !haveSameEdits(step.before, step.after));
}

/** Which row is the other side follows from the rest, and when it was looked at says nothing of it. */
export function haveSameEdits(one: RowEdits, other: RowEdits): boolean {
  const words = ({ reviewedAt, deletedAt, matchedId: _leg, ...rest }: RowEdits) =>
    JSON.stringify({ ...rest, isReviewed: reviewedAt !== null, isDeleted: deletedAt !== null });
  return words(one) === words(other);
}
