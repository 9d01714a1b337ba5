// What was said of a row before and after, so that it can be taken back.
import { describe, expect, test } from "vitest";
import type { LedgerRow } from "~/domain/ledger/ledger";
import { type RowEdits, editsOf, editSteps, haveSameEdits } from "~/domain/ledger/row-edits";

const said: RowEdits = {
  ...{ userCategory: null, userKind: null, note: null, tags: [], splits: [], reviewedAt: null, deletedAt: null },
  ownCategory: null,
  matchedId: null,
};
const row: LedgerRow = {
  ...{ id: "1", providerTransactionId: "1", accountId: "a", day: "2026-03-10", amountCents: -20_00 },
  ...{ merchantName: "Deli", bankName: null, rawName: "DELI", providerCategory: null, providerConfidence: null },
  ...{ pending: false, category: "groceries", kind: "spending", removedAt: null, importId: null },
  ...said,
};
const now = new Date("2026-03-11T10:00:00Z");
const later = new Date("2026-03-12T10:00:00Z");

test("is what the person says, and nothing that the bank does", () => {
  const more: RowEdits = {
    ...{ userCategory: "gas", userKind: "transfer", note: "n", tags: ["t"], reviewedAt: now, deletedAt: later },
    ...{
      splits: [{ category: "gas", ownCategory: null, amountCents: -20_00, note: null }],
      matchedId: "m",
      ownCategory: "own",
    },
  };
  expect(editsOf({ ...row, ...more })).toEqual(more);
  expect(editsOf(row)).toEqual(said);
});

describe("two say the same", () => {
  test.each<[string, Partial<RowEdits>, Partial<RowEdits>, boolean]>([
    ["nothing", {}, {}, true],
    ["a category", { userCategory: "gas" }, {}, false],
    ["a kind", { userKind: "transfer" }, {}, false],
    ["a note", { note: "n" }, {}, false],
    ["tags", { tags: ["t"] }, {}, false],
    ["a split", { splits: [{ category: "gas", ownCategory: null, amountCents: -1, note: null }] }, {}, false],
    ["reviewed, and not", { reviewedAt: now }, {}, false],
    ["reviewed at another time", { reviewedAt: now }, { reviewedAt: later }, true],
    ["deleted, and not", { deletedAt: now }, {}, false],
    ["deleted at another time", { deletedAt: now }, { deletedAt: later }, true],
    ["the other side of it alone", { matchedId: "m" }, {}, true],
  ])("%s", (_what, one, other, same) => expect(haveSameEdits({ ...said, ...one }, { ...said, ...other })).toBe(same));
});

test("a step is kept of each row of which something else is said afterwards", () => {
  const other = { ...row, id: "2", note: "n" };
  expect(editSteps([row, other], (one) => ({ ...one, note: "n", category: "gas" }))).toEqual([
    { id: "1", before: said, after: { ...said, note: "n" } },
  ]);
});
