// The accounts of a person, as the list, the screen and its dialogs have them; and what ends with one of them.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db, transaction } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { bankSandbox, closeBank } from "~/providers/bank/plaid/client.server";
import { BankError } from "~/providers/bank/bank-error";
import { createAccount } from "~/services/accounts/by-hand.server";
import {
  accountViews,
  countTransactions,
  disconnectAccount,
  disconnectConnection,
  listAccounts,
  refreshTransactions,
} from "~/services/bank/accounts.server";
import { accountsView } from "~/services/bank/accounts-view.server";
import { keepBoth, samePairs } from "~/services/bank/same-accounts.server";
import { readSetAside, stateAfter } from "~/services/bank/sync.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createTrialUser, createUser, currentUser } from "../support/people";

useDatabase();
afterAll(closeBank);
const NOW = "2026-03-05T17:00:00Z";
beforeEach(async () => {
  setClock(NOW);
  (await bankSandbox())?.deliverTo("http://127.0.0.1:9");
});

const person = async (more: object = {}) =>
  currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01"), ...more }));
const minutesAgo = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000);
const change = (userId: string, id: string, data: object) =>
  db.account.update({ where: { userId_id: { userId, id } }, data });
const changeItem = (userId: string, id: string, data: object) =>
  db.bankItem.update({ where: { userId_id: { userId, id } }, data });
const audited = (userId: string) => db.auditLog.count({ where: { userId, event: "bank_removed" } });

describe("the list of accounts", () => {
  test("goes by the bank's name, then by age; says a currency only where it isn't ours, and of a number its end", async () => {
    const user = await person();
    const { account } = await createBank(user.id, ["savings", "checking", "credit"]);
    await change(user.id, account("savings"), { createdAt: minutesAgo(1), balanceCents: null });
    await change(user.id, account("checking"), { createdAt: minutesAgo(2), currency: "EUR", accountNumber: "" });
    await change(user.id, account("credit"), { institutionName: "Acorn", balanceCents: -12_345n });
    const base = { institutionName: "Harbor Bank", accountNumber: "••••4411" };
    expect(await listAccounts(user.id)).toEqual([
      {
        ...{ ...base, id: account("credit"), accountName: "My credit", institutionName: "Acorn" },
        ...{ accountType: "credit", balance: -123.45 },
      },
      {
        ...{ ...base, id: account("checking"), accountName: "My checking", accountNumber: "••••" },
        ...{ accountType: "checking", balance: 1000, currency: "EUR" },
      },
      { ...base, id: account("savings"), accountName: "My savings", accountType: "savings", balance: null },
    ]);
    expect(await listAccounts((await person()).id)).toEqual([]);
  });
});

describe("what is shown of connections", () => {
  test.each([
    ["ok", 0, "ok"],
    ["syncing", 10, "syncing"],
    ["syncing", 10.01, "error"],
    ["login_required", 60, "login_required"],
    ["pending_disconnect", 60, "pending_disconnect"],
    ["revoked", 60, "revoked"],
    ["removing", 60, "removing"],
  ])("'%s', begun %d minutes ago, is '%s', for it and its accounts", async (state, minutes, shown) => {
    const { id: userId } = await createUser();
    const { itemId } = await createBank(userId, ["checking"]);
    await changeItem(userId, itemId, { state, syncRequestedAt: minutesAgo(minutes) });
    const { accounts, connections } = await accountViews(userId);
    expect([connections[0]?.state, accounts[0]?.state]).toEqual([shown, shown]);
  });

  test("one that says that it syncs and never began has failed", async () => {
    const { id: userId } = await createUser();
    const { itemId } = await createBank(userId, []);
    await changeItem(userId, itemId, { state: "syncing", syncRequestedAt: null });
    expect((await accountViews(userId)).connections).toMatchObject([{ state: "error", isEmpty: true }]);
  });

  test("the banks' accounts come by age, then one's own, the closed ones last", async () => {
    const user = await person();
    const { itemId, account } = await createBank(user.id, ["checking", "savings"]);
    await changeItem(user.id, itemId, { lastSyncedAt: minutesAgo(5), newAccounts: true, told: ["Sign in"] });
    await change(user.id, account("checking"), { createdAt: minutesAgo(1) });
    await change(user.id, account("savings"), {
      ...{ createdAt: minutesAgo(2), availableCents: 5n, limitCents: 7n, subtype: "savings" },
    });
    const own = async (name: string) => {
      await createAccount(user, { name, institution: "", kind: "cash", balance: 5_000, day: user.today });
      return (await db.account.findFirstOrThrow({ where: { userId: user.id, accountName: name } })).id;
    };
    const [shut, wallet, jar] = [await own("Shut"), await own("Wallet"), await own("Jar")];
    await change(user.id, shut, { closedDay: "2026-03-01", createdAt: minutesAgo(30) });
    await change(user.id, wallet, { createdAt: minutesAgo(1), accountNumber: "12" });
    await change(user.id, jar, { createdAt: minutesAgo(2) });
    const { accounts, connections } = await accountViews(user.id);
    expect(accounts.map(({ id, state, accountNumber }) => [id, state, accountNumber])).toEqual([
      [account("savings"), "ok", "••••4411"],
      [account("checking"), "ok", "••••4411"],
      [jar, "by_hand", ""],
      [wallet, "by_hand", "••••12"],
      [shut, "closed", ""],
    ]);
    expect(accounts[0]).toMatchObject({
      ...{ itemId, availableCents: 5, limitCents: 7, balanceCents: 100_000, subtype: "savings" },
      ...{ lastSyncedAt: minutesAgo(5), currency: "USD" },
    });
    expect(accounts[1]).toMatchObject({ availableCents: null, limitCents: null });
    expect(connections).toMatchObject([
      { itemId, newAccounts: true, isEmpty: false, told: ["Sign in"], setAside: [], lastSyncedAt: minutesAgo(5) },
    ]);
  });

  test("what was set aside by another version is nothing", () => {
    const one = { what: "account", reason: "shape", id: null, name: "A", day: null };
    expect([readSetAside([one]), readSetAside([{ what: "?" }]), readSetAside(null)]).toEqual([[one], [], []]);
  });

  test.each([
    [new BankError("sign_in", "X", null), "login_required"],
    [new BankError("revoked", "X", null), "revoked"],
    [new BankError("outage", "X", null), "error"],
    [new Error("ours"), "error"],
  ])("after %s it is '%s'", (error, state) => expect(stateAfter(error)).toBe(state));
});

describe("the screen", () => {
  const asked = (query: string) => new URLSearchParams(query);

  test("sums what is in dollars by kind, and says how long ago each was updated", async () => {
    const user = await person();
    const { itemId, account } = await createBank(user.id, ["checking", "savings", "credit", "loan"]);
    await changeItem(user.id, itemId, { lastSyncedAt: minutesAgo(61) });
    await change(user.id, account("savings"), { currency: "EUR" });
    await change(user.id, account("credit"), { balanceCents: -20_000n });
    await change(user.id, account("loan"), { balanceCents: null });
    const view = await accountsView(user, asked(""));
    expect(view.groups).toEqual([
      { id: "cash", name: "Cash", totalCents: 100_000 },
      { id: "cards", name: "Cards", totalCents: -20_000 },
      { id: "loans", name: "Loans", totalCents: 0 },
    ]);
    expect(view.netWorthCents).toBe(80_000);
    const balances = new Map(view.accounts.map(({ id, balanceCents }) => [id, balanceCents]));
    expect([balances.get(account("credit")), balances.get(account("loan"))]).toEqual([-20_000, null]);
    expect([view.accounts[0]?.updated, view.connections[0]?.updated]).toEqual(["1 hour ago", "1 hour ago"]);
    expect(view.dialog).toBeNull();
    for (const secret of ["itemId", "subtype", "lastSyncedAt"]) expect(view.accounts[0]).not.toHaveProperty(secret);
  });

  test("opens the dialog that the address names, of one's own account alone", async () => {
    const [user, other] = [await person(), await person()];
    const { account } = await createBank(user.id, ["checking"]);
    const upsert = [
      bankRow("a", account("checking"), "2026-03-01", -100),
      bankRow("b", account("checking"), "2026-03-02", -200),
    ];
    await transaction((tx) => writeTransactions(tx, user.id, { upsert, remove: [] }));
    const id = account("checking");
    const dialog = async (query: string, who = user) => (await accountsView(who, asked(query))).dialog;
    expect(await dialog("dialog=connect")).toEqual({ name: "connect" });
    expect(await dialog("dialog=token&item=7")).toEqual({
      ...{ name: "token", item: "7", practiceToken: expect.stringMatching(/\w/) },
    });
    expect(await dialog(`dialog=details&account=${id}`)).toMatchObject({ name: "details", account: { id } });
    expect(await dialog(`dialog=disconnect&account=${id}`)).toMatchObject({
      ...{ name: "disconnect", account: { id }, transactions: 2 },
    });
    for (const nothing of [`dialog=other&account=${id}`, "dialog=details&account=none", `account=${id}`])
      expect(await dialog(nothing), nothing).toBeNull();
    expect(await dialog(`dialog=details&account=${id}`, other)).toBeNull();
    await db.transaction.updateMany({ where: { userId: user.id, day: "2026-03-01" }, data: { deletedAt: new Date() } });
    expect([await countTransactions(user.id, id), await countTransactions(other.id, id)]).toEqual([1, 0]);
  });

  test("has nothing for whom it's locked", async () => {
    const user = await person({ hasStartedTrial: false, trialEndsAt: null, subscriptionStatus: null });
    await createBank(user.id);
    const view = await accountsView(user, asked("dialog=connect"));
    expect(view).toMatchObject({ accounts: [], groups: [], netWorthCents: 0, connections: [], dialog: null });
    expect(view.profile).toMatchObject({ hasSeenPaywall: true });
  });
});

describe("an account that goes", () => {
  test("takes the connection with it where it was the last, which then ends at the vendor", async () => {
    const user = await person();
    const { itemId, account } = await createBank(user.id, ["checking", "savings"]);
    const wishes = () => db.providerCall.count({ where: { vendor: "plaid", action: "item_remove", doneAt: null } });
    const before = await wishes();
    await disconnectAccount(user.id, account("checking"));
    expect([await wishes(), await audited(user.id)]).toEqual([before, 1]);
    expect(await db.bankItem.count({ where: { userId: user.id, id: itemId } })).toBe(1);
    await disconnectAccount(user.id, account("savings"));
    expect([await wishes(), await audited(user.id)]).toEqual([before + 1, 2]);
    expect(await db.bankItem.count({ where: { userId: user.id } })).toBe(0);
    await expect(disconnectAccount(user.id, account("savings"))).rejects.toMatchObject({
      ...{ code: "not_found", userMessage: "We couldn't find that account." },
    });
  });

  test("and was kept by hand has no vendor to tell", async () => {
    const user = await person();
    const before = await db.providerCall.count();
    await createAccount(user, { name: "Cash", institution: "", kind: "cash", balance: 5_000, day: user.today });
    const { id } = await db.account.findFirstOrThrow({ where: { userId: user.id } });
    expect(await disconnectAccount(user.id, id)).toEqual({ removedTransactions: 0 });
    expect([await db.providerCall.count(), await audited(user.id)]).toEqual([before, 1]);
  });

  test("leaves a connection that has none, which can be ended as it is; one with accounts can't", async () => {
    const user = await person();
    const [full, empty] = [await createBank(user.id, ["checking"]), await createBank(user.id, [])];
    await expect(disconnectConnection(user.id, full.itemId)).rejects.toMatchObject({
      ...{ code: "conflict", userMessage: "This connection has accounts. Please disconnect them one by one." },
    });
    await expect(disconnectConnection(user.id, "none")).rejects.toMatchObject({
      ...{ code: "not_found", userMessage: "We couldn't find that connection." },
    });
    const before = await db.providerCall.count({ where: { vendor: "plaid" } });
    await disconnectConnection(user.id, empty.itemId);
    expect(await db.providerCall.count({ where: { vendor: "plaid" } })).toBe(before + 1);
    expect((await db.bankItem.findMany({ where: { userId: user.id } })).map(({ id }) => id)).toEqual([full.itemId]);
    expect(await audited(user.id)).toBe(1);
  });
});

describe("a refresh", () => {
  test("asks no bank that waits for its owner, and has nothing to say where there is none", async () => {
    const user = await person();
    for (const state of ["removing", "revoked", "login_required"]) {
      const { itemId } = await createBank(user.id, ["checking"]);
      await changeItem(user.id, itemId, { state });
    }
    expect(await refreshTransactions(user)).toEqual({ newTransactions: 0 });
    const { itemId } = await createBank(user.id, ["savings"]);
    // The practice bank knows no such token.
    await expect(refreshTransactions(user)).rejects.toMatchObject({
      ...{ code: "unavailable", userMessage: "Failed to refresh transactions. Please try again later." },
    });
    expect((await db.bankItem.findUniqueOrThrow({ where: { userId_id: { userId: user.id, id: itemId } } })).state).toBe(
      "revoked",
    );
  });

  test("asks no bank that isn't in use here", async () => {
    const user = await person();
    await createBank(user.id, ["checking"]);
    const before = env.BANK_PROVIDER;
    Object.assign(env, { BANK_PROVIDER: "off" });
    expect(await refreshTransactions(user).finally(() => Object.assign(env, { BANK_PROVIDER: before }))).toEqual({
      newTransactions: 0,
    });
  });

  test("is made twenty times a minute at most, by each person alone", async () => {
    const [user, other] = [await person(), await person()];
    for (let time = 0; time < 20; time++) await refreshTransactions(user);
    await expect(refreshTransactions(user)).rejects.toMatchObject({ code: "too_many", retryAfter: 60 });
    await refreshTransactions(other);
    setClock("2026-03-05T17:01:00Z");
    await refreshTransactions(user);
  });
});

describe("two accounts that look like one", () => {
  test("are, with the same number, those of one balance that is known, whatever their rows", async () => {
    const user = await person();
    const [one, two] = [await createBank(user.id, ["checking"]), await createBank(user.id, ["checking"])];
    const found = async (balances: [bigint | null, bigint | null]) => {
      for (const [at, bank] of [one, two].entries())
        await change(user.id, bank.account("checking"), { balanceCents: balances[at] ?? null });
      return (await samePairs(user)).length;
    };
    expect([await found([5n, 5n]), await found([5n, 6n]), await found([null, null])]).toEqual([1, 0, 0]);
  });

  test("are shown with their numbers; rows that are pending, deleted or old say nothing", async () => {
    const user = await person();
    const [one, two] = [await createBank(user.id, ["checking"]), await createBank(user.id, ["checking"])];
    await change(user.id, two.account("checking"), { accountNumber: "", balanceCents: 7n });
    const rows = (account: string, vendor: string, more: object = {}) =>
      Array.from({ length: 10 }, (_, at) => bankRow(`${vendor}-${at}`, account, `2026-02-${10 + at}`, -100 - at, more));
    const write = (upsert: ReturnType<typeof rows>) =>
      transaction((tx) => writeTransactions(tx, user.id, { upsert, remove: [] }));
    await write(rows(one.account("checking"), "a"));
    expect(await samePairs(user)).toEqual([]);
    await write(rows(two.account("checking"), "b", { pending: true }));
    expect(await samePairs(user)).toEqual([]);
    await write(rows(two.account("checking"), "b"));
    expect(await samePairs(user)).toEqual([
      {
        one: { id: one.account("checking"), name: "My checking ••••4411", place: "Harbor Bank" },
        other: { id: two.account("checking"), name: "My checking", place: "Harbor Bank" },
      },
    ]);
    await expect(keepBoth(user.id, { one: one.account("checking"), other: "none" })).rejects.toMatchObject({
      ...{ code: "not_found", userMessage: "We couldn't find that account." },
    });
    setClock("2026-06-05T17:00:00Z");
    expect(await samePairs(await currentUser(user))).toEqual([]);
  });
});
