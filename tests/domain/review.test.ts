// What waits to be looked at, and in which order.
import { describe, expect, test } from "vitest";
import type { LedgerRow } from "~/domain/ledger/ledger";
import { byUrgency, isUnsure, oddRowOf, type Reason } from "~/domain/ledger/review";

const row: LedgerRow = {
  ...{ id: "1", providerTransactionId: "1", accountId: "a", day: "2026-03-10", amountCents: -20_00 },
  ...{ merchantName: "Deli", bankName: null, rawName: "DELI", providerCategory: null, providerConfidence: "HIGH" },
  ...{
    pending: false,
    category: "groceries",
    kind: "spending",
    ownCategory: null,
    userCategory: null,
    userKind: null,
    note: null,
  },
  ...{ tags: [], reviewedAt: null, deletedAt: null, removedAt: null, matchedId: null, importId: null, splits: [] },
};

describe("isn't sure of itself", () => {
  test.each<[string, Partial<LedgerRow>, { isRuled?: boolean; isGuessed?: boolean }, boolean]>([
    ["a row that the bank is sure of", {}, {}, false],
    ["one without a category", { category: null }, {}, true],
    ["one that fits nowhere", { category: "miscellaneous" }, {}, true],
    ["one that the bank doubts", { providerConfidence: "LOW" }, {}, true],
    ["one of which the bank knows nothing", { providerConfidence: "UNKNOWN" }, {}, true],
    ["one without a word of the bank", { providerConfidence: null }, {}, false],
    ["a model's guess", {}, { isGuessed: true }, true],
    ["one of a rule", { category: null }, { isRuled: true }, false],
    ["a guess that a rule confirms", {}, { isRuled: true, isGuessed: true }, false],
    ["one that the person sorted", { category: null, userCategory: "gas" }, { isGuessed: true }, false],
    ["one whose kind the person said", { category: null, userKind: "spending" }, {}, false],
    [
      "one that the person split",
      { category: null, splits: [{ category: "gas", ownCategory: null, amountCents: -1, note: null }] },
      {},
      false,
    ],
    ["income", { kind: "income", category: null, providerConfidence: "LOW" }, {}, false],
    ["a transfer", { kind: "transfer", category: null }, { isGuessed: true }, false],
  ])("%s", (_what, more, { isRuled = false, isGuessed = false }, unsure) =>
    expect(isUnsure({ ...row, ...more }, { isRuled, isGuessed })).toBe(unsure),
  );
});

test("what is unusual comes first, then what is unsure, then what is new; in each the newest", () => {
  const one = (reason: Reason, day: string) => ({ reason, day });
  const sorted = [
    one("unusual", "2026-03-02"),
    one("unusual", "2026-03-01"),
    one("unsure", "2026-03-05"),
    one("new", "2026-03-09"),
    one("new", "2026-03-03"),
  ];
  expect([...sorted].reverse().sort(byUrgency)).toEqual(sorted);
  expect(byUrgency(one("new", "2026-03-03"), one("new", "2026-03-03"))).toBe(0);
});

test.each([
  ["unusual-charge:a:r1", "r1"],
  ["double-charge:a:r1:r2", "r2"],
  ["late-bill:a:r1", null],
  ["unusual-charge", null],
])("the finding '%s' speaks of the row %s", (key, id) => expect(oddRowOf(key)).toBe(id));
