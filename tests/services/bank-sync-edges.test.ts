// A sync at its edges: whose connection it touches, what it counts, how much it keeps of what can't be read, and when a bank
// is asked again.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { runJob, runPendingJobs } from "~/lib/jobs.server";
import { closeBank } from "~/providers/bank/plaid/client.server";
import { accountViews, disconnectAccount, listAccounts } from "~/services/bank/accounts.server";
import { connectWithToken, exchange } from "~/services/bank/link.server";
import { readSetAside, requestSync, syncItem } from "~/services/bank/sync.server";
import { ScriptedBank, account, row, wire } from "../harness/support/scripted-bank";
import { createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

const NOW = "2026-11-12T17:00:00Z";
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
beforeEach(() => {
  setClock(NOW);
  Object.assign(bank, { accounts: usual, oddRows: [], updateStatus: "HISTORICAL_UPDATE_COMPLETE" });
  bank.hook = () => undefined;
  bank.events.length = 0;
  bank.asked.length = 0;
});
afterEach(async () => {
  bank.hook = () => undefined;
  bank.updateStatus = "HISTORICAL_UPDATE_COMPLETE";
  await runPendingJobs();
  await db.bankItem.deleteMany();
});

const usual = [account("checking", "checking"), account("savings", "savings")];
const person = async () => currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01") }));
type Person = Awaited<ReturnType<typeof person>>;
const link = (user: Person) => exchange(user, { publicToken: "public-sandbox-harness0", metadata: {} });
const item = (userId: string, id: string) => db.bankItem.findUniqueOrThrow({ where: { userId_id: { userId, id } } });
const change = (userId: string, id: string, data: object) =>
  db.bankItem.update({ where: { userId_id: { userId, id } }, data });
const syncs = () => bank.calls("/transactions/sync").length;
const failing = async (userId: string, itemId: string) => syncItem(userId, itemId).catch((error: unknown) => error);

describe("a bank that fails", () => {
  test("marks the connection that was asked, not the person's others nor anybody else's", async () => {
    const [user, other] = [await person(), await person()];
    const { itemId } = await link(user);
    const [second, theirs] = [await createBank(user.id), await createBank(other.id)];
    bank.hook = () => "server_error";
    expect(await failing(user.id, itemId)).toMatchObject({ kind: "outage" });
    expect(await item(user.id, itemId)).toMatchObject({ state: "error", errorCode: "INTERNAL_SERVER_ERROR", told: [] });
    for (const [userId, id] of [
      [user.id, second.itemId],
      [other.id, theirs.itemId],
    ] as const)
      expect(await item(userId, id)).toMatchObject({ state: "ok", errorCode: null });
    bank.hook = () => "login_required";
    await failing(user.id, itemId);
    expect(await item(user.id, itemId)).toMatchObject({ state: "login_required", errorCode: "ITEM_LOGIN_REQUIRED" });
  });

  test.each<[state: string, fault: "server_error" | "login_required" | "item_not_found", after: string]>([
    ["pending_disconnect", "server_error", "pending_disconnect"],
    ["pending_disconnect", "login_required", "login_required"],
    ["pending_disconnect", "item_not_found", "revoked"],
    ["error", "server_error", "error"],
    ["ok", "item_not_found", "revoked"],
    ["login_required", "server_error", "login_required"],
  ])("leaves '%s' after %s at '%s'", async (state, fault, after) => {
    const user = await person();
    const { itemId } = await link(user);
    await change(user.id, itemId, { state });
    bank.hook = () => fault;
    await failing(user.id, itemId);
    expect((await item(user.id, itemId)).state).toBe(after);
  });

  test("is tried again by the queue where time may help, and not where only the person can", async () => {
    const user = await person();
    const { itemId } = await link(user);
    bank.hook = () => "server_error";
    await expect(runJob("bank-sync", { userId: user.id, itemId })).rejects.toMatchObject({ kind: "outage" });
    bank.hook = () => "login_required";
    await change(user.id, itemId, { state: "ok" });
    await runJob("bank-sync", { userId: user.id, itemId });
    expect((await item(user.id, itemId)).state).toBe("login_required");
    bank.asked.length = 0;
    await runJob("bank-sync", { userId: user.id, itemId: "gone" });
    await runJob("bank-sync", { userId: "gone", itemId });
    expect(syncs()).toBe(0);
  });
});

describe("a connection that has ended, or is ending", () => {
  test.each(["revoked", "removing"])("asks its bank nothing while it's '%s'", async (state) => {
    const user = await person();
    const { itemId } = await link(user);
    await change(user.id, itemId, { state });
    bank.asked.length = 0;
    const nothing = { newTransactions: 0, added: 0, modified: 0, removed: 0, isReady: true };
    expect(await syncItem(user.id, itemId)).toEqual(nothing);
    expect(await syncItem(user.id, "none")).toEqual(nothing);
    expect(await syncItem((await person()).id, itemId)).toEqual(nothing);
    expect([syncs(), (await item(user.id, itemId)).state]).toEqual([0, state]);
  });

  test("that ends while its bank is asked takes nothing in", async () => {
    const user = await person();
    const { itemId } = await link(user);
    bank.add(row("late", -500));
    bank.hook = async (path) => {
      if (path === "/transactions/sync") await change(user.id, itemId, { state: "removing" });
      return undefined;
    };
    expect(await syncItem(user.id, itemId)).toMatchObject({ added: 0 });
    expect(await db.transaction.count({ where: { userId: user.id } })).toBe(0);
    expect((await item(user.id, itemId)).state).toBe("removing");
  });
});

describe("what is told", () => {
  test("counts as new for seven days, the seventh among them, by the world's day", async () => {
    const user = await person();
    const { itemId } = await link(user);
    bank.add(row("old", -100, { day: "2026-11-04" }), row("edge", -200, { day: "2026-11-05" }));
    bank.add(row("today", -300, { day: "2026-11-12" }));
    expect(await syncItem(user.id, itemId)).toEqual({
      ...{ newTransactions: 2, added: 3, modified: 0, removed: 0, isReady: true },
    });
    bank.modify(row("today", -350, { day: "2026-11-12" }));
    bank.remove("old");
    expect(await syncItem(user.id, itemId)).toMatchObject({ newTransactions: 0, added: 0, modified: 1, removed: 1 });
  });

  test("and can't be read is kept, two hundred of it at most, the latest", async () => {
    const user = await person();
    bank.oddRows = Array.from({ length: 230 }, (_, at) => ({ ...wire(row(`odd${at}`, -100)), amount: "much" }));
    const { itemId } = await link(user);
    const kept = readSetAside((await item(user.id, itemId)).setAside);
    expect(kept).toHaveLength(200);
    expect([kept[0]?.id, kept.at(-1)?.id]).toEqual(["odd30", "odd229"]);
  });

  test("of an account that another connection has is set aside as such, and stays where it is", async () => {
    const user = await person();
    const { itemId } = await link(user);
    const other = await createBank(user.id, ["checking"]);
    await db.account.update({
      where: { userId_id: { userId: user.id, id: other.account("checking") } },
      data: { providerAccountId: "third" },
    });
    bank.accounts = [...usual, account("third", "checking"), account("fourth", "checking")];
    await syncItem(user.id, itemId);
    expect(await db.account.count({ where: { userId: user.id, itemId } })).toBe(2);
    await syncItem(user.id, itemId, { adopt: true });
    expect((await item(user.id, itemId)).setAside).toEqual([
      { what: "account", reason: "duplicate", id: "third", name: "third", day: null },
    ]);
    const accounts = await db.account.findMany({ where: { userId: user.id, itemId }, orderBy: { id: "asc" } });
    expect(accounts.map(({ providerAccountId }) => providerAccountId).sort()).toEqual([
      "checking",
      "fourth",
      "savings",
    ]);
  });

  test("of accounts that somebody took away stays away, also their rows", async () => {
    const user = await person();
    const { itemId } = await link(user);
    const [first] = await db.account.findMany({ where: { userId: user.id, providerAccountId: "savings" } });
    await disconnectAccount(user.id, first?.id ?? "");
    bank.add(row("hidden", -100, { account: "savings" }), row("shown", -100));
    expect(await syncItem(user.id, itemId)).toMatchObject({ added: 1 });
    expect((await listAccounts(user.id)).map(({ accountName }) => accountName)).toEqual(["checking"]);
  });

  test("of a balance is the past of dollars alone, one for a day", async () => {
    const user = await person();
    const balances = (current: number | null, more: object = {}) => ({
      balances: {
        available: null,
        current,
        iso_currency_code: "USD",
        limit: null,
        unofficial_currency_code: null,
        ...more,
      },
    });
    const euros = { iso_currency_code: "EUR" };
    bank.accounts = [
      { ...account("checking", "checking"), ...balances(10) },
      { ...account("savings", "savings"), ...balances(20, euros) },
      { ...account("third", "checking"), ...balances(null) },
    ];
    const { itemId } = await link(user);
    bank.accounts = [{ ...account("checking", "checking"), ...balances(11, { limit: 500 }) }];
    await syncItem(user.id, itemId);
    const past = await db.balanceHistory.findMany({ where: { userId: user.id } });
    expect(past.map(({ day, balanceCents }) => [day, Number(balanceCents)])).toEqual([["2026-11-12", 1_100]]);
    const [checking] = await db.account.findMany({ where: { userId: user.id, providerAccountId: "checking" } });
    expect(checking).toMatchObject({ balanceCents: 1_100n, availableCents: null, updatedAt: new Date(NOW) });
  });
});

describe("a bank that is still fetching", () => {
  test("is asked again in the background, for a day; its connection is updated at no time until then", async () => {
    const user = await person();
    bank.updateStatus = "NOT_READY";
    const { itemId } = await link(user);
    expect(await item(user.id, itemId)).toMatchObject({ state: "syncing", lastSyncedAt: null, cursor: null });
    // What the exchange itself has queued is no answer to what follows.
    bank.updateStatus = "HISTORICAL_UPDATE_COMPLETE";
    await runPendingJobs();
    const askedAgain = async (ageMs: number) => {
      await change(user.id, itemId, { createdAt: new Date(Date.parse(NOW) - ageMs) });
      bank.updateStatus = "NOT_READY";
      expect(await syncItem(user.id, itemId)).toMatchObject({ isReady: false, added: 0 });
      bank.updateStatus = "HISTORICAL_UPDATE_COMPLETE";
      bank.asked.length = 0;
      await runPendingJobs();
      return syncs();
    };
    expect(await askedAgain(86_400_000 - 1)).toBe(1);
    expect(await item(user.id, itemId)).toMatchObject({
      state: "ok",
      lastSyncedAt: new Date(NOW),
      syncRequestedAt: null,
    });
    expect(await askedAgain(86_400_000)).toBe(0);
  });

  test("keeps a warning that it ends soon, also once it's ready", async () => {
    const user = await person();
    const { itemId } = await link(user);
    await change(user.id, itemId, { state: "pending_disconnect" });
    bank.updateStatus = "NOT_READY";
    await syncItem(user.id, itemId);
    expect((await item(user.id, itemId)).state).toBe("pending_disconnect");
    bank.updateStatus = "HISTORICAL_UPDATE_COMPLETE";
    await syncItem(user.id, itemId);
    expect((await item(user.id, itemId)).state).toBe("pending_disconnect");
  });
});

describe("who is asked after by the clock", () => {
  test("is who wasn't for six hours or never, in a state in which asking helps; a burst for one becomes one", async () => {
    const user = await person();
    const { itemId } = await link(user);
    await runPendingJobs();
    const asked = async (data: object) => {
      await change(user.id, itemId, { state: "ok", cursor: null, ...data });
      bank.asked.length = 0;
      await runJob("bank-sync-stale");
      await runPendingJobs();
      return syncs();
    };
    const hours = (count: number) => ({ lastSyncedAt: new Date(Date.parse(NOW) - count * 3_600_000) });
    expect(await asked(hours(6))).toBe(0);
    expect(await asked(hours(6.01))).toBe(1);
    expect(await asked({ lastSyncedAt: null })).toBe(1);
    for (const state of ["error", "syncing", "pending_disconnect"]) expect(await asked({ state, ...hours(7) })).toBe(1);
    for (const state of ["login_required", "revoked", "removing"]) expect(await asked({ state, ...hours(7) })).toBe(0);
    expect(await asked({ provider: "another", ...hours(7) })).toBe(0);
    await change(user.id, itemId, { provider: "plaid", state: "ok" });
    bank.asked.length = 0;
    for (const _ of [1, 2, 3]) await requestSync(user.id, itemId);
    await runPendingJobs();
    expect(syncs()).toBe(1);
  });
});

describe("a new connection", () => {
  test("is another person's own, though their accounts have the same names and numbers", async () => {
    const [user, other] = [await person(), await person()];
    await link(user);
    bank.accounts = usual.map((one) => ({ ...one, account_id: `their ${one.name}` }));
    await link(other);
    expect((await accountViews(other.id)).accounts).toHaveLength(2);
    // Of the same bank with the same names and numbers the person has them already.
    bank.accounts = usual.map((one) => ({ ...one, account_id: `again ${one.name}` }));
    await expect(link(user)).rejects.toMatchObject({
      ...{ code: "conflict", userMessage: "This bank account is already connected." },
    });
    expect(await db.bankItem.count({ where: { userId: user.id } })).toBe(1);
  });

  test("by something that is no token is refused beside its field", async () => {
    const says = "This isn't a token of the bank connection.";
    await expect(connectWithToken(await person(), "hello")).rejects.toMatchObject({
      ...{ code: "bad_request", userMessage: says, fieldErrors: { token: says } },
    });
  });

  test("lists its accounts by the bank, then by age", async () => {
    const user = await person();
    const { account: id } = await createBank(user.id, ["checking", "savings"]);
    const made = (one: string, at: string) =>
      db.account.update({ where: { userId_id: { userId: user.id, id: id(one) } }, data: { createdAt: new Date(at) } });
    await made("checking", "2026-11-02T00:00:00Z");
    await made("savings", "2026-11-01T00:00:00Z");
    expect((await listAccounts(user.id)).map(({ accountType }) => accountType)).toEqual(["savings", "checking"]);
  });
});
