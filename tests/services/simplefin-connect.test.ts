// Connecting a bank with a token: the practice bridge's, and one's own.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { runJob, runPendingJobs } from "~/lib/jobs.server";
import { closeSimplefin } from "~/providers/bank/simplefin/client.server";
import { PRACTICE_TOKEN } from "~/sandbox/simplefin/model";
import { accountViews, disconnectAccount, listAccounts, refreshTransactions } from "~/services/bank/accounts.server";
import { accountsView } from "~/services/bank/accounts-view.server";
import { connectWithToken, createLink, startHostedLink } from "~/services/bank/link.server";
import { removeItems } from "~/services/bank/removal.server";
import { syncItem } from "~/services/bank/sync.server";
import { checkSums } from "~/services/ledger/sums.server";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";
import { ScriptedBridge, bridgeAccount } from "../support/scripted-bridge";

useDatabase();

const before = { ...env };
let bridge: ScriptedBridge;
let codes = 0;
const freshToken = () => bridge.token(`connect${(codes += 1)}`);

beforeAll(async () => {
  bridge = await ScriptedBridge.start();
});
beforeEach(() => {
  setClock("2026-11-22T15:00:00Z");
  Object.assign(env, { SIMPLEFIN_TRUSTED_ORIGIN: bridge.origin });
  bridge.refuse = () => undefined;
  Object.assign(bridge, { rows: [], errlist: [], accounts: [bridgeAccount("a1", "100.00", { name: "Checking" })] });
});
afterEach(() => Object.assign(env, before));
afterAll(async () => {
  await closeSimplefin();
  await bridge.close();
});

const person = async (more: object = {}) =>
  currentUser(await createTrialUser({ trialEndsAt: new Date("2027-06-01"), ...more }));
const itemOf = (userId: string) => db.bankItem.findFirstOrThrow({ where: { userId } });

describe("the practice bridge", () => {
  test("gives a household whose balances and rows are there at once, and whose sums equal its rows", async () => {
    const user = await person();
    await connectWithToken(user, PRACTICE_TOKEN);
    const accounts = await listAccounts(user.id);
    expect(accounts.map(({ accountType }) => accountType).sort()).toEqual([
      "checking",
      "credit",
      "investment",
      "loan",
      "savings",
    ]);
    expect(new Set(accounts.map(({ institutionName }) => institutionName))).toEqual(
      new Set(["Birchwood Bank", "Larch Brokerage"]),
    );
    expect(accounts.find(({ accountType }) => accountType === "credit")?.balance).toBeLessThan(0);
    expect(await db.transaction.count({ where: { userId: user.id } })).toBeGreaterThan(50);
    expect(await checkSums(user.id)).toEqual([]);
    const rows = await db.transaction.count({ where: { userId: user.id } });
    setClock("2026-11-25T15:00:00Z");
    const item = await itemOf(user.id);
    const outcome = await syncItem(user.id, item.id);
    expect(outcome.added).toBeGreaterThan(0);
    expect(outcome.added).toBeLessThan(rows / 2);
    expect(await checkSums(user.id)).toEqual([]);
  });

  test("is not connected twice by the same person", async () => {
    const user = await person();
    await connectWithToken(user, PRACTICE_TOKEN);
    await expect(connectWithToken(user, PRACTICE_TOKEN)).rejects.toMatchObject({ code: "conflict" });
    expect(await db.bankItem.count({ where: { userId: user.id } })).toBe(1);
  });
});

describe("a token", () => {
  test("opens an address that is kept sealed and told to nobody", async () => {
    const user = await person();
    await connectWithToken(user, freshToken());
    const item = await itemOf(user.id);
    const stored = JSON.stringify([item, await db.providerCall.findMany()]);
    for (const secret of ["a%20secret", "a secret", "user1", bridge.origin]) expect(stored).not.toContain(secret);
    expect(JSON.stringify(await accountViews(user.id))).not.toContain(bridge.origin);
  });

  test("is of no use to the shared demo account, nor where no bank can be connected", async () => {
    await expect(connectWithToken(await person({ isDemo: true }), freshToken())).rejects.toMatchObject({
      code: "conflict",
    });
    const user = await person();
    const dialog = async () => (await accountsView(user, new URLSearchParams("dialog=token"))).dialog;
    expect(await dialog()).toMatchObject({ name: "token" });
    Object.assign(env, { BANK_PROVIDER: "off" });
    expect(await dialog()).toBeNull();
    await expect(connectWithToken(user, freshToken())).rejects.toMatchObject({ code: "not_found" });
  });

  test("that is none says so, and nothing is kept", async () => {
    const user = await person();
    await expect(connectWithToken(user, "hello")).rejects.toMatchObject({ code: "bad_request" });
    await expect(connectWithToken(user, btoa("https://127.0.0.1/claim/x"))).rejects.toMatchObject({
      code: "bad_request",
      userMessage: expect.stringMatching(/only https and public addresses/),
    });
    expect(await db.bankItem.count({ where: { userId: user.id } })).toBe(0);
  });
});

describe("a connection", () => {
  test("that was withdrawn asks for a new token, which takes its place and keeps what is here", async () => {
    const user = await person();
    await connectWithToken(user, freshToken());
    const item = await itemOf(user.id);
    bridge.refuse = () => ({ status: 403 });
    setClock("2026-11-23T15:00:00Z");
    await expect(syncItem(user.id, item.id)).rejects.toThrow();
    expect((await itemOf(user.id)).state).toBe("revoked");
    expect(await startHostedLink(user, item.id)).toBe(`/accounts?dialog=token&item=${item.id}`);
    bridge.refuse = () => undefined;
    bridge.rows = [{ id: "r1", account: "a1", amount: "-3.00", posted: Date.parse("2026-11-22T17:00:00Z") / 1_000 }];
    await connectWithToken(user, freshToken(), item.id);
    const after = await itemOf(user.id);
    expect(after).toMatchObject({ id: item.id, state: "ok" });
    expect(after.accessToken).not.toBe(item.accessToken);
    expect(await db.account.count({ where: { userId: user.id } })).toBe(1);
    expect(await db.transaction.count({ where: { userId: user.id } })).toBe(1);
  });

  test("doesn't take a token of other accounts, and somebody else's takes none", async () => {
    const user = await person();
    await connectWithToken(user, freshToken());
    const item = await itemOf(user.id);
    bridge.accounts = [bridgeAccount("other")];
    await expect(connectWithToken(user, freshToken(), item.id)).rejects.toMatchObject({ code: "conflict" });
    await expect(connectWithToken(await person(), freshToken(), item.id)).rejects.toMatchObject({ code: "not_found" });
    expect((await itemOf(user.id)).accessToken).toBe(item.accessToken);
  });

  test("says what its bridge says, for as long as it says it", async () => {
    const user = await person();
    bridge.errlist = [{ code: "con.auth", msg: "Sign in to My Bank again", conn_id: "CON-1" }];
    await connectWithToken(user, freshToken());
    const told = async () => (await accountViews(user.id)).connections.map((connection) => connection.told);
    expect(await told()).toEqual([["Sign in to My Bank again"]]);
    setClock("2026-11-22T15:30:00Z");
    await refreshTransactions(user);
    expect(await told()).toEqual([["Sign in to My Bank again"]]);
    bridge.refuse = () => ({ status: 402 });
    setClock("2026-11-22T17:00:00Z");
    await refreshTransactions(user).catch(() => undefined);
    expect(await told()).toEqual([
      ["Your SimpleFIN subscription has ended. Renew it there, and updates go on by themselves."],
    ]);
    Object.assign(bridge, { refuse: () => undefined, errlist: [] });
    setClock("2026-11-22T18:00:00Z");
    await refreshTransactions(user);
    expect(await told()).toEqual([[]]);
  });

  test("offers an account that is new at the bridge, and takes it in when asked", async () => {
    const user = await person();
    await connectWithToken(user, freshToken());
    const { id } = await itemOf(user.id);
    bridge.accounts.push(bridgeAccount("a2", "5.00", { name: "Savings" }));
    setClock("2026-11-23T15:00:00Z");
    await syncItem(user.id, id);
    expect(await itemOf(user.id)).toMatchObject({ newAccounts: true, state: "ok" });
    expect(await db.account.count({ where: { userId: user.id } })).toBe(1);
    expect(await startHostedLink(user, id)).toBe("/accounts");
    expect(await db.account.count({ where: { userId: user.id } })).toBe(2);
    expect(await itemOf(user.id)).toMatchObject({ newAccounts: false, state: "ok" });
  });

  test("is asked by the clock, four times a day at most, and not at all once banks are switched off", async () => {
    const user = await person();
    await connectWithToken(user, freshToken());
    await runPendingJobs();
    await db.bankItem.deleteMany({ where: { userId: { not: user.id } } });
    bridge.seen.length = 0;
    for (let minutes = 20; minutes <= 24 * 60; minutes += 20) {
      setClock(new Date(Date.parse("2026-11-22T15:00:00Z") + minutes * 60_000).toISOString());
      await runJob("bank-sync-stale");
      await runPendingJobs();
    }
    expect(bridge.queries.length).toBeGreaterThanOrEqual(3);
    expect(bridge.queries.length).toBeLessThanOrEqual(4);
    bridge.seen.length = 0;
    Object.assign(env, { BANK_PROVIDER: "off" });
    setClock("2026-11-25T15:00:00Z");
    await runJob("bank-sync-stale");
    await runPendingJobs();
    expect(await refreshTransactions(user)).toEqual({ newTransactions: 0 });
    await expect(createLink(user)).rejects.toMatchObject({ code: "not_found" });
    expect(bridge.seen).toEqual([]);
    expect(await db.account.count({ where: { userId: user.id } })).toBe(1);
  });

  test("ends with its last account, and its address is forgotten", async () => {
    const user = await person();
    await connectWithToken(user, freshToken());
    const [account] = await listAccounts(user.id);
    await disconnectAccount(user.id, account?.id ?? "");
    expect(await db.bankItem.count({ where: { userId: user.id } })).toBe(0);
    expect(await removeItems()).toBe(0);
    const calls = await db.providerCall.findMany({ where: { vendor: "simplefin", doneAt: { not: null } } });
    expect(calls.at(-1)).toMatchObject({ payload: "" });
  });
});
