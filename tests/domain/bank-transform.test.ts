import { describe, expect, test } from "vitest";
import { formatIn } from "~/domain/money";
import { WireAccounts, WireSyncPage, bankRow, isInDollars, providerAccount } from "~/providers/bank/transform";

const account = (balances: object) =>
  WireAccounts.parse({
    accounts: [{ account_id: "a", name: "Main", type: "depository", balances }],
    item: { item_id: "i" },
  }).accounts[0];
const row = (more: object) =>
  WireSyncPage.parse({
    added: [{ transaction_id: "t", account_id: "a", amount: 12.34, date: "2026-03-01", pending: false, ...more }],
    modified: [],
    removed: [],
    next_cursor: "c",
    has_more: false,
  }).added[0];

describe("money of the bank's own", () => {
  test("an account keeps its currency; what has no code is in dollars", () => {
    const currencies = [
      { iso_currency_code: "EUR" },
      { iso_currency_code: null, unofficial_currency_code: "btc" },
      {},
      { iso_currency_code: "USD" },
    ].map((more) => account({ current: 1, ...more }));
    expect(currencies.map((one) => one && providerAccount(one).currency)).toEqual(["EUR", "BTC", "USD", "USD"]);
    expect(formatIn("EUR", -123_456)).toBe("-EUR 1,234.56");
    expect(formatIn("USD", 100)).toBe("$1.00");
  });

  test("a row in other money is no row of the ledger", () => {
    const rows = [
      { iso_currency_code: "CAD" },
      { iso_currency_code: "USD" },
      { unofficial_currency_code: "BTC" },
      {},
    ].map(row);
    expect(rows.map((one) => one && isInDollars(one))).toEqual([false, true, false, true]);
  });

  test("the sign is flipped once, and amounts out of range are refused", () => {
    const good = row({});
    expect(good && bankRow(good, "ours")).toMatchObject({ accountId: "ours", amountCents: -1_234 });
    expect(() => row({ amount: 1e15 })).toThrow(/out of range/);
    expect(() => row({ amount: Number.NaN })).toThrow();
    expect(() => row({ date: "2026-02-30" })).toThrow();
  });
});
