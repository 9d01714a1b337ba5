// What the bank vendor tells of accounts and rows, word by word, and how its pages are read.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { env } from "~/lib/env.server";
import * as calls from "~/providers/bank/plaid/calls.server";
import { closeBank } from "~/providers/bank/plaid/client.server";
import { plaid } from "~/providers/bank/plaid/provider.server";
import { mergePages, readAccounts, readTransaction } from "~/providers/bank/plaid/transform";
import { startVendor } from "../support/vendor-server";

const account = (balances: object, more: object = {}) => ({
  ...{ account_id: "a1", name: "Main", official_name: "Main Plus", mask: "004411", type: "depository" },
  ...{ subtype: "checking", balances, ...more },
});
const row = (more: object = {}) => ({
  ...{ transaction_id: "t1", account_id: "a1", amount: 12.34, date: "2026-03-01", pending: false, ...more },
});
const only = (wire: object) => readAccounts([wire]).accounts[0];

test.each<[string, boolean]>([
  ["public-sandbox-12345678", true],
  ["public-production-1a2B-3c4D-5e6F", true],
  ["public-sandbox-1234567", false],
  ["public-sandbox-12345678 or more", false],
  ["a public-sandbox-12345678", false],
  ["public-Sandbox-12345678", false],
  ["public--12345678", false],
  ["access-sandbox-12345678", false],
])("'%s' is a token of a link: %s", (text, isToken) => expect(plaid.isLinkToken(text)).toBe(isToken));

describe("an account", () => {
  test("is what it says", () => {
    expect(readAccounts([account({ current: 10, available: 9.5, limit: 100 })])).toEqual({
      accounts: [
        {
          ...{ providerAccountId: "a1", accountName: "Main", accountNumber: "4411", accountType: "checking" },
          ...{ subtype: "checking", currency: "USD", balanceCents: 1_000, availableCents: 950, limitCents: 10_000 },
        },
      ],
      setAside: [],
    });
    expect(only(account({}, { name: "", mask: null }))).toMatchObject({ accountName: "Main Plus", accountNumber: "" });
    expect(only(account({}, { name: null, official_name: 7 }))?.accountName).toBe("Account");
  });

  test.each([
    ["depository", "checking", "checking"],
    ["depository", "savings", "savings"],
    ["depository", "cd", "savings"],
    ["depository", "money market", "savings"],
    ["depository", "hsa", "savings"],
    ["depository", null, "checking"],
    ["brokerage", "savings", "investment"],
    ["credit", "savings", "credit"],
    ["loan", "student", "loan"],
    ["other", null, "other"],
  ])("of type %s, %s, is '%s'", (type, subtype, kind) =>
    expect(only(account({}, { type, subtype }))?.accountType).toBe(kind),
  );

  test.each<[string, object, number | null]>([
    ["depository", { current: 10, available: 9 }, 1_000],
    ["depository", { current: null, available: 9 }, 900],
    ["depository", { available: null }, null],
    ["depository", { current: "a lot", available: 9 }, null],
    ["credit", { current: 10 }, -1_000],
    ["credit", { current: null, available: 9 }, null],
    ["loan", { current: 0 }, 0],
    ["loan", { current: 1e15 }, null],
  ])("%s with %j holds %s cents", (type, balances, cents) =>
    expect(only(account(balances, { type }))?.balanceCents).toBe(cents),
  );

  test("whose balance no account can hold is there without one, and that is said once", () => {
    const odd = account({ current: 1e15 });
    expect(readAccounts([odd, odd])).toMatchObject({
      accounts: [{ balanceCents: null }],
      setAside: [{ what: "balance", reason: "amount", id: "a1", name: "Main", day: null }],
    });
    expect(readAccounts([odd]).setAside).toHaveLength(1);
    // Told twice, the later counts.
    expect(readAccounts([account({ current: 1 }), account({ current: 2 })]).accounts).toMatchObject([
      { balanceCents: 200 },
    ]);
  });

  test("without an id, or of no shape, is set aside with what can be said of it", () => {
    const { accounts, setAside } = readAccounts([
      account({}, { account_id: "" }),
      { account_id: "a9", name: "No type", balances: {} },
      account({}),
    ]);
    expect(accounts).toHaveLength(1);
    expect(setAside).toEqual([
      { what: "account", reason: "shape", id: null, name: "Main", day: null },
      { what: "account", reason: "shape", id: "a9", name: "No type", day: null },
    ]);
  });
});

describe("a row", () => {
  test("is what it says", () => {
    const category = { detailed: "FOOD_AND_DRINK_COFFEE", confidence_level: "HIGH" };
    const told = row({
      ...{ name: "COFFEE 12", merchant_name: "Coffee", pending_transaction_id: "p1" },
      ...{ personal_finance_category: category },
    });
    expect(readTransaction(told)).toEqual({
      row: {
        ...{ providerTransactionId: "t1", providerAccountId: "a1", day: "2026-03-01", amountCents: -1_234 },
        ...{ merchantName: "Coffee", rawName: "COFFEE 12", pending: false, pendingId: "p1" },
        ...{ providerCategory: "FOOD_AND_DRINK_COFFEE", providerConfidence: "HIGH" },
      },
    });
    expect(readTransaction(row({ name: "COFFEE 12", amount: -5 }))).toMatchObject({
      row: { merchantName: "COFFEE 12", amountCents: 500, pendingId: null, providerCategory: null },
    });
  });

  test("that can't be read says what it was", () => {
    expect(
      readTransaction(row({ amount: "5", merchant_name: "Shop", name: "SHOP 1", date: "2026-03-01T10:00" })),
    ).toEqual({
      setAside: { what: "transaction", reason: "date", id: "t1", name: "Shop", day: "2026-03-01" },
    });
    expect(readTransaction(row({ amount: "5", name: "SHOP 1" }))).toEqual({
      setAside: { what: "transaction", reason: "amount", id: "t1", name: "SHOP 1", day: "2026-03-01" },
    });
    expect(readTransaction({ transaction_id: 7, name: 7 })).toMatchObject({
      setAside: { id: null, name: "", day: null },
    });
  });

  test("in other money is looked at by its account, and two without an id are two", () => {
    const page = (added: object[], accounts: object[] = []) => ({
      ...{ accounts, added, modified: [], removed: [], next_cursor: "c", has_more: false },
    });
    const euros = account({ iso_currency_code: "EUR" });
    const foreign = row({ iso_currency_code: "EUR" });
    expect(mergePages([page([foreign], [euros])])).toMatchObject({ upsert: [], setAside: [] });
    expect(mergePages([page([foreign], [account({})])])).toMatchObject({ setAside: [{ reason: "currency" }] });
    expect(mergePages([page([{}, {}, row()])]).setAside).toHaveLength(2);
    // The accounts of the last page are those that count.
    expect(mergePages([page([], [euros]), page([], [])]).accounts).toEqual([]);
    expect(mergePages([])).toEqual({ accounts: [], upsert: [], remove: [], setAside: [] });
  });
});

describe("pages", () => {
  const before = { ...env };
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  let answers: { status: number; body: unknown }[] = [];
  let vendor: Awaited<ReturnType<typeof startVendor>>;

  beforeAll(async () => {
    vendor = await startVendor(({ url, text }) => {
      asked.push({ path: url.pathname, body: JSON.parse(text || "{}") });
      return (answers.length > 1 ? answers.shift() : answers[0]) ?? "nothing";
    });
    await closeBank();
    Object.assign(env, { BANK_PROVIDER: "plaid", PLAID_BASE_URL: vendor.address });
    Object.assign(env, { PLAID_CLIENT_ID: "id", PLAID_SECRET: "secret" });
  });
  beforeEach(() => void (asked.length = 0));
  afterAll(async () => {
    await closeBank();
    vendor.close();
    Object.assign(env, before);
  });

  const page = (next_cursor: string, has_more: boolean, more: object = {}) => ({
    status: 200,
    body: { accounts: [], added: [], modified: [], removed: [], next_cursor, has_more, ...more },
  });
  const refusal = (error_code: string) => ({ status: 400, body: { error_type: "X", error_code, error_message: "m" } });
  const cursors = () => asked.map(({ body }) => body.cursor);
  const failure = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

  test("are asked for one after the other, until the last", async () => {
    answers = [page("c1", true, { added: [row()] }), page("c2", false, { added: [row({ transaction_id: "t2" })] })];
    const changes = await calls.fetchChanges("access", "c0");
    expect(changes).toMatchObject({ cursor: "c2", isReady: true, upsert: [{}, {}] });
    expect(cursors()).toEqual(["c0", "c1"]);
    expect(asked[0]?.body).toMatchObject({
      ...{ access_token: "access", count: 500, options: { personal_finance_category_version: "v2" } },
    });
    asked.length = 0;
    answers = [page("c1", false)];
    await calls.fetchChanges("access", null);
    expect(asked[0]?.body).not.toHaveProperty("cursor");
  });

  test("begin anew where the bank's data changed meanwhile, three times at most", async () => {
    const mutation = refusal("TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION");
    answers = [page("c1", true), mutation, page("c9", false)];
    expect(await calls.fetchChanges("access", "c0")).toMatchObject({ cursor: "c9" });
    expect(cursors()).toEqual(["c0", "c1", "c0"]);
    asked.length = 0;
    answers = [mutation];
    expect(await failure(calls.fetchChanges("access", "c0"))).toMatchObject({ code: mutation.body.error_code });
    expect(asked).toHaveLength(4);
  });

  test("that say nothing of accounts have none, and that's no fault", async () => {
    answers = [page("c1", false, { accounts: undefined })];
    expect(await calls.fetchChanges("access", "c0")).toMatchObject({ cursor: "c1", accounts: [], setAside: [] });
  });

  test("that aren't there yet leave the cursor where it is", async () => {
    answers = [page("c1", false, { transactions_update_status: "NOT_READY" })];
    expect(await calls.fetchChanges("access", "c0")).toMatchObject({ cursor: "c0", isReady: false, upsert: [] });
    answers = [refusal("PRODUCT_NOT_READY")];
    expect(await calls.fetchChanges("access", "c0")).toMatchObject({ cursor: "c0", isReady: false });
  });

  test("that lead nowhere, or take too long, are given up", async () => {
    answers = [page("c1", true), page("c1", true)];
    expect(await failure(calls.fetchChanges("access", "c0"))).toMatchObject({ code: "CURSOR_STANDS_STILL" });
    expect(await failure(calls.fetchChanges("access", "c0", -1))).toMatchObject({ kind: "outage", code: "TOO_SLOW" });
    answers = [{ status: 200, body: { nothing: true } }];
    expect(await failure(calls.fetchChanges("access", null))).toMatchObject({ code: "UNEXPECTED_ANSWER" });
  });

  test("a bank is described by its accounts and its name; without one it still is", async () => {
    const item = { item_id: "i1", institution_id: "ins_1" };
    answers = [
      { status: 200, body: { accounts: [account({ current: 1 })], item } },
      { status: 200, body: { institution: { name: "Harbor Bank" } } },
    ];
    expect(await plaid.describe("access")).toMatchObject({
      ...{ institutionId: "ins_1", institutionName: "Harbor Bank", accounts: [{ providerAccountId: "a1" }] },
    });
    expect(asked.map(({ path }) => path)).toEqual(["/accounts/get", "/institutions/get_by_id"]);
    expect(asked[1]?.body).toMatchObject({ institution_id: "ins_1", country_codes: ["US"] });
    answers = [{ status: 200, body: { accounts: [], item: { item_id: "i1" } } }];
    expect(await plaid.describe("access")).toMatchObject({ institutionId: null, institutionName: "Bank" });
    // Whose accounts they are has to be said.
    answers = [{ status: 200, body: { accounts: [], item: {} } }];
    expect(await failure(plaid.describe("access"))).toMatchObject({ kind: "outage", code: "UNEXPECTED_ANSWER" });
  });

  test("each wish is its own call", async () => {
    answers = [{ status: 200, body: { request_id: "r" } }];
    await plaid.refresh("access");
    await plaid.remove("access");
    answers = [{ status: 200, body: { link_token: "l1", hosted_link_url: null } }];
    expect(await plaid.startLink({ userId: "ann" })).toEqual({ linkToken: "l1", hostedUrl: null });
    expect(asked.map(({ path }) => path)).toEqual(["/transactions/refresh", "/item/remove", "/link/token/create"]);
    for (const { body } of asked.slice(0, 2)) expect(body).toEqual({ access_token: "access" });
    expect(asked[2]?.body).toMatchObject({ webhook: expect.stringMatching(/\/webhooks\/plaid$/) });
    answers = [
      { status: 200, body: { accounts: [], added: [], modified: [], removed: [], next_cursor: "c", has_more: false } },
    ];
    expect(await plaid.changes("access", null)).toMatchObject({ cursor: "c" });
  });
});
