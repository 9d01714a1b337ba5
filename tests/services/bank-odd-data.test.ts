// What banks really send: a row, a figure or an account that nobody can read, among many that are fine.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { runPendingJobs } from "~/lib/jobs.server";
import { closeBank } from "~/providers/bank/plaid/client.server";
import * as accountsRoute from "~/routes/api.accounts";
import { accountViews, disconnectConnection, listAccounts, refreshTransactions } from "~/services/bank/accounts.server";
import { removeItems } from "~/services/bank/removal.server";
import { exchange } from "~/services/bank/link.server";
import { checkSums } from "~/services/ledger/sums.server";
import { syncItem } from "~/services/bank/sync.server";
import { ScriptedBank, account, row, wire } from "../harness/support/scripted-bank";
import { useDatabase } from "../support/db";
import { call, createTrialUser, currentUser } from "../support/people";

useDatabase();

const before = { ...env };
let bank: ScriptedBank;
beforeAll(async () => {
  bank = await ScriptedBank.start();
  Object.assign(env, bank.settings);
});
afterAll(async () => {
  await closeBank();
  await bank.close();
  Object.assign(env, before);
});

const usual = [account("checking", "checking"), account("savings", "savings")];
beforeEach(() => {
  setClock("2026-11-02T17:00:00Z");
  Object.assign(bank, {
    accounts: usual,
    oddRows: [],
    updateStatus: "HISTORICAL_UPDATE_COMPLETE",
    hook: () => undefined,
  });
  Object.assign(bank, { isEndless: false, isForgetful: false });
  bank.events.length = 0;
  bank.asked.length = 0;
});
afterEach(async () => {
  // Each account's id belongs to one connection only.
  await db.bankItem.deleteMany();
});

const TOKEN = "public-sandbox-harness0";
const person = async () => currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01") }));
const link = (user: Awaited<ReturnType<typeof person>>) => exchange(user, { publicToken: TOKEN, metadata: {} });
const connection = async (userId: string) => (await accountViews(userId)).connections[0];
const rowIds = async (userId: string) =>
  (await db.transaction.findMany({ where: { userId }, orderBy: { providerTransactionId: "asc" } })).map(
    ({ providerTransactionId }) => providerTransactionId,
  );

const odd = (id: string, more: object) => ({ ...wire(row(id, -1_500, { name: `Shop ${id}` })), ...more });

describe("each row is judged alone", () => {
  test.each([
    ["of 1899", { date: "1899-12-31" }, "date"],
    ["without a day", { date: null }, "date"],
    ["of more money than there is", { amount: 12_500_000_000 }, "amount"],
    ["whose amount is a word", { amount: "12.50" }, "amount"],
    ["without an account", { account_id: null }, "shape"],
    ["in other money, on an account in dollars", { iso_currency_code: "VND", amount: 10_000_000_000 }, "currency"],
  ])("a row %s is set aside, said to its owner, and the rest goes on", async (_what, more, reason) => {
    const user = await person();
    bank.oddRows = [odd("odd", more)];
    bank.add(row("good-1", -1_200), row("good-2", 5_000));
    await link(user);
    expect(await rowIds(user.id)).toEqual(["good-1", "good-2"]);
    expect(await checkSums(user.id)).toEqual([]);
    const found = await connection(user.id);
    expect(found).toMatchObject({ state: "ok", setAside: [{ what: "transaction", reason }] });
    expect(found?.lastSyncedAt).not.toBeNull();
  });

  test("a row that was set aside and is put right by the bank takes its place, and is no longer spoken of", async () => {
    const user = await person();
    bank.oddRows = [odd("late", { date: "1899-12-31" })];
    bank.add(row("good", -1_200));
    const { itemId } = await link(user);
    bank.add(row("other", -900));
    await syncItem(user.id, itemId);
    expect((await connection(user.id))?.setAside).toHaveLength(1);
    bank.modify(row("late", -1_500));
    await syncItem(user.id, itemId);
    expect(await rowIds(user.id)).toEqual(["good", "late", "other"]);
    expect((await connection(user.id))?.setAside).toEqual([]);
  });

  test("rows in an account's own other money are no fault, and neither is a row twice in one delivery", async () => {
    const user = await person();
    const euro = account("savings", "savings");
    bank.accounts = [usual[0] ?? {}, { ...euro, balances: { ...euro.balances, iso_currency_code: "EUR" } }];
    bank.oddRows = [odd("euro", { account_id: "savings", iso_currency_code: "EUR" }), odd("one", {}), odd("one", {})];
    await link(user);
    expect(await rowIds(user.id)).toEqual(["one"]);
    expect((await connection(user.id))?.setAside).toEqual([]);
  });
});

describe("each account is judged alone", () => {
  const wallet = (balances: object) => ({ ...account("wallet", "checking"), name: "Wallet", balances });

  test("a wallet of 12.5 billion SHIB beside a dollar account: both are there, the wallet's balance is unknown", async () => {
    const user = await person();
    bank.accounts = [usual[0] ?? {}, wallet({ current: 12_500_000_000, unofficial_currency_code: "SHIB" })];
    bank.add(row("good", -1_200));
    await link(user);
    expect(await listAccounts(user.id)).toMatchObject([
      { accountName: "checking", balance: 100 },
      { accountName: "Wallet", balance: null, currency: "SHIB" },
    ]);
    expect(await rowIds(user.id)).toEqual(["good"]);
    expect((await connection(user.id))?.setAside).toMatchObject([
      { what: "balance", reason: "amount", name: "Wallet" },
    ]);
  });

  test("a balance that the bank does not tell is unknown, not $0.00, and counts nowhere", async () => {
    const user = await person();
    bank.accounts = [
      usual[0] ?? {},
      { ...wallet({ current: null, available: null, limit: null, iso_currency_code: "USD" }), type: "loan" },
    ];
    await link(user);
    const { body } = await call(accountsRoute, { path: "/api/accounts", user });
    expect(body).toMatchObject([{ balance: 100 }, { accountName: "Wallet", balance: null }]);
    expect(await db.balanceHistory.count({ where: { userId: user.id } })).toBe(1);
  });

  test("what a card has left is not what is owed on it", async () => {
    const user = await person();
    bank.accounts = [
      { ...wallet({ current: null, available: 900, limit: 1_000, iso_currency_code: "USD" }), type: "credit" },
    ];
    await link(user);
    expect(await listAccounts(user.id)).toMatchObject([{ balance: null }]);
  });

  test("an account without an id is set aside, the other is connected", async () => {
    const user = await person();
    bank.accounts = [{ ...wallet({ current: 1 }), account_id: null }, usual[0] ?? {}];
    bank.add(row("good", -1_200));
    await link(user);
    expect(await listAccounts(user.id)).toHaveLength(1);
    expect(await rowIds(user.id)).toEqual(["good"]);
    expect((await connection(user.id))?.setAside).toMatchObject([{ what: "account", reason: "shape", name: "Wallet" }]);
  });

  test("an account that is told twice is there once", async () => {
    const user = await person();
    bank.accounts = [usual[0] ?? {}, usual[0] ?? {}, usual[1] ?? {}];
    const { itemId } = await link(user);
    await syncItem(user.id, itemId);
    expect(await listAccounts(user.id)).toHaveLength(2);
  });

  test("an account that another connection of the person has is said to be connected already", async () => {
    const user = await person();
    await link(user);
    bank.accounts = [{ ...account("checking", "checking"), name: "Renamed" }];
    await expect(link(user)).rejects.toMatchObject({ code: "conflict" });
    expect(await listAccounts(user.id)).toHaveLength(2);
  });

  test("a connection without accounts can be ended, by its owner alone", async () => {
    const [user, other] = [await person(), await person()];
    bank.accounts = [];
    const { itemId } = await link(user);
    expect(await accountViews(user.id)).toMatchObject({ accounts: [], connections: [{ itemId }] });
    await expect(disconnectConnection(other.id, itemId)).rejects.toMatchObject({ code: "not_found" });
    await disconnectConnection(user.id, itemId);
    expect(await accountViews(user.id)).toEqual({ accounts: [], connections: [] });
    expect(await removeItems()).toBe(0);
    expect(bank.calls("/item/remove")).toHaveLength(1);
  });

  test("a connection that has accounts is not ended in one go", async () => {
    const user = await person();
    const { itemId } = await link(user);
    await expect(disconnectConnection(user.id, itemId)).rejects.toMatchObject({ code: "conflict" });
    expect(await listAccounts(user.id)).toHaveLength(2);
  });
});

describe("a bank that takes its time", () => {
  test("one that is not ready is still being fetched from, and is asked again within minutes", async () => {
    const user = await person();
    bank.updateStatus = "NOT_READY";
    await link(user);
    expect(await connection(user.id)).toMatchObject({ state: "syncing", lastSyncedAt: null });
    expect(await refreshTransactions(user)).toEqual({ newTransactions: 0, stillFetching: true });
    Object.assign(bank, { updateStatus: "INITIAL_UPDATE_COMPLETE" });
    bank.add(row("good", -1_200));
    setClock("2026-11-02T17:04:00Z");
    await runPendingJobs();
    expect(await rowIds(user.id)).toEqual(["good"]);
    expect(await connection(user.id)).toMatchObject({ state: "ok" });
    expect((await refreshTransactions(user)).stillFetching).toBeUndefined();
  });

  test("one that always has more is given up on after a bounded number of pages", async () => {
    const user = await person();
    const { itemId } = await link(user);
    bank.isEndless = true;
    bank.asked.length = 0;
    await expect(syncItem(user.id, itemId)).rejects.toMatchObject({ kind: "outage" });
    expect(bank.calls("/transactions/sync").length).toBeLessThanOrEqual(1_000);
    expect(await connection(user.id)).toMatchObject({ state: "error" });
  });

  test("one that always has more and takes its time over each page is given up on after a bounded time", async () => {
    const user = await person();
    const { itemId } = await link(user);
    Object.assign(bank, {
      isEndless: true,
      hook: () => new Promise((resolve) => setTimeout(() => resolve(undefined), 50)),
    });
    const from = performance.now();
    await expect(syncItem(user.id, itemId, { withinMs: 500 })).rejects.toMatchObject({ code: "TOO_SLOW" });
    expect(performance.now() - from).toBeLessThan(5_000);
  });

  test("one whose cursor stands still is given up on at once", async () => {
    const user = await person();
    const { itemId } = await link(user);
    Object.assign(bank, { pageSize: 0 });
    bank.add(row("never", -100));
    await expect(syncItem(user.id, itemId)).rejects.toMatchObject({ code: "CURSOR_STANDS_STILL" });
    Object.assign(bank, { pageSize: 500 });
  });
});

test("the same public token twice leaves the connection that was just stored", async () => {
  const user = await person();
  bank.isForgetful = true;
  const { itemId } = await link(user);
  expect(await link(user)).toEqual({ itemId });
  const both = await person();
  await db.bankItem.deleteMany();
  await Promise.all([link(both), link(both)]);
  await removeItems();
  setClock("2026-11-02T18:00:00Z");
  await removeItems();
  expect(bank.calls("/item/remove")).toEqual([]);
  expect(await listAccounts(both.id)).toHaveLength(2);
});
