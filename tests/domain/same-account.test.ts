import { describe, expect, test } from "vitest";
import { areSameAccounts, type KnownAccount, type Moved, sharedRows } from "~/domain/household/same-account";
import { addDays } from "~/domain/periods";

const known = (more: Partial<KnownAccount> = {}): KnownAccount => ({
  id: "a",
  itemId: "one",
  type: "checking",
  currency: "USD",
  number: "4411",
  balanceCents: 10_000,
  ...more,
});
const other = (more: Partial<KnownAccount> = {}): KnownAccount =>
  known({ id: "b", itemId: "two", balanceCents: 9_000, ...more });
const rows = (count: number, later = 0, cents = -100): Moved[] =>
  Array.from({ length: count }, (_, at) => ({ day: addDays("2026-10-01", at + later), amountCents: cents - at }));

describe("two accounts are one", () => {
  test("of the same digits with the same balance, or with a few of the same rows a day or two apart", () => {
    expect(areSameAccounts(known(), other({ balanceCents: 10_000 }), [], [])).toBe(true);
    expect(areSameAccounts(known(), other(), rows(3), rows(3, 2))).toBe(true);
    expect(areSameAccounts(known(), other(), rows(2), rows(2))).toBe(false);
    expect(areSameAccounts(known(), other(), rows(5), rows(5, 4))).toBe(false);
    expect(areSameAccounts(known({ balanceCents: 0 }), other({ balanceCents: 0 }), [], [])).toBe(false);
    expect(areSameAccounts(known({ balanceCents: null }), other({ balanceCents: null }), [], [])).toBe(false);
  });

  test("where digits are missing, if nearly all rows are the same", () => {
    expect(areSameAccounts(known(), other({ number: "" }), rows(12), rows(12))).toBe(true);
    expect(areSameAccounts(known(), other({ number: "" }), [...rows(12), ...rows(30, 0, -90_000)], rows(12))).toBe(
      true,
    );
    expect(
      areSameAccounts(
        known(),
        other({ number: "" }),
        [...rows(12), ...rows(9, 0, -90_000)],
        [...rows(12), ...rows(9, 0, -70_000)],
      ),
    ).toBe(false);
    expect(areSameAccounts(known(), other({ number: "", balanceCents: 10_000 }), rows(3), rows(3))).toBe(false);
  });

  test("never of other digits, another kind or money, or of one connection", () => {
    const all = rows(40);
    for (const more of [{ number: "9999" }, { type: "savings" }, { currency: "EUR" }, { itemId: "one" }])
      expect(areSameAccounts(known(), other({ balanceCents: 10_000, ...more }), all, all)).toBe(false);
    expect(areSameAccounts(known({ itemId: null }), other({ itemId: null }), all, all)).toBe(false);
  });

  test("three coffees are three rows, and stand for three at most", () => {
    const coffee = { day: "2026-10-01", amountCents: -450 };
    expect(sharedRows([coffee, coffee, coffee], [coffee, coffee])).toBe(2);
  });
});
