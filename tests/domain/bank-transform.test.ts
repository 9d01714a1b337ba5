import { describe, expect, test } from "vitest";
import { formatIn } from "~/domain/money";
import { mergePages, readAccounts, readTransaction } from "~/providers/bank/plaid/transform";

const account = (balances: object) => ({ account_id: "a", name: "Main", type: "depository", balances });
const row = (more: object) => ({
  transaction_id: "t",
  account_id: "a",
  amount: 12.34,
  date: "2026-03-01",
  pending: false,
  ...more,
});

describe("money of the bank's own", () => {
  test("an account keeps its currency; what has no code is in dollars", () => {
    const currencies = [
      { iso_currency_code: "EUR" },
      { iso_currency_code: null, unofficial_currency_code: "btc" },
      {},
      { iso_currency_code: "USD" },
    ].flatMap((more) => readAccounts([account({ current: 1, ...more })]).accounts);
    expect(currencies.map(({ currency }) => currency)).toEqual(["EUR", "BTC", "USD", "USD"]);
    expect(formatIn("EUR", -123_456)).toBe("-EUR 1,234.56");
    expect(formatIn("USD", 100)).toBe("$1.00");
  });

  test("a row in other money is no row of the ledger: a fault on an account in dollars, none on one of its own money", () => {
    expect(readTransaction(row({ iso_currency_code: "USD" }))).toMatchObject({ row: {} });
    for (const other of [{ iso_currency_code: "CAD" }, { unofficial_currency_code: "BTC" }]) {
      expect(readTransaction(row(other))).toMatchObject({ setAside: { reason: "currency" } });
      expect(readTransaction(row(other), new Set(["a"]))).toBeNull();
    }
  });

  test("the sign is flipped once", () => {
    expect(readTransaction(row({}))).toMatchObject({ row: { providerAccountId: "a", amountCents: -1_234 } });
  });

  test.each([
    ["an amount out of range", { amount: 1e15 }, "amount"],
    ["no amount", { amount: Number.NaN }, "amount"],
    ["a day that does not exist", { date: "2026-02-30" }, "date"],
    ["no word on whether it is pending", { pending: null }, "shape"],
  ])("a row with %s is set aside", (_what, more, reason) => {
    expect(readTransaction(row(more))).toMatchObject({ setAside: { what: "transaction", reason, id: "t" } });
  });

  test.each([null, 7, "row"])("what is no row at all is set aside: %j", (wire) => {
    expect(readTransaction(wire)).toMatchObject({ setAside: { reason: "shape", id: null } });
    expect(readAccounts([wire])).toMatchObject({ accounts: [], setAside: [{ what: "account", reason: "shape" }] });
  });

  test("names that are no text are left out, and the row stays", () => {
    const odd = row({ name: { en: "Shop" }, merchant_name: 7, personal_finance_category: "FOOD" });
    expect(readTransaction(odd)).toMatchObject({ row: { merchantName: "Unknown", providerCategory: null } });
  });
});

describe("pages as one delivery", () => {
  const page = (lists: object) => ({
    accounts: [],
    added: [],
    modified: [],
    removed: [],
    next_cursor: "c",
    has_more: false,
    ...lists,
  });
  const removed = { removed: [{ transaction_id: "t" }] };

  test("a later page knows better than an earlier one, of odd rows too", () => {
    const odd = { added: [row({ amount: null })] };
    expect(mergePages([page(odd), page({ modified: [row({})] })])).toMatchObject({ upsert: [{}], setAside: [] });
    expect(mergePages([page({ added: [row({})] }), page(odd)])).toMatchObject({ upsert: [], setAside: [{}] });
    expect(mergePages([page(odd), page(removed)])).toMatchObject({ upsert: [], setAside: [], remove: ["t"] });
    expect(mergePages([page(removed), page({ added: [row({})] })])).toMatchObject({ upsert: [{}], remove: [] });
  });

  test("a row that was taken back and can't be read when it comes again stays taken back", () => {
    const pages = [page(removed), page({ added: [row({ date: "soon" })] })];
    expect(mergePages(pages)).toMatchObject({ upsert: [], remove: ["t"], setAside: [{ reason: "date" }] });
  });

  test("a removal without an id takes nothing back", () => {
    expect(mergePages([page({ added: [row({})], removed: [null, {}] })])).toMatchObject({ upsert: [{}], remove: [] });
  });
});
