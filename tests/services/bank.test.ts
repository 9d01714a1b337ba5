import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { NOT_RENEWABLE } from "~/texts/bank";
import { household } from "~/sandbox/sample/household";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { runJob, runPendingJobs } from "~/lib/jobs.server";
import { bankSandbox, closeBank } from "~/providers/bank/plaid/client.server";
import { linkAtOnce, openSession } from "~/sandbox/plaid/hosted.server";
import { signedWebhook } from "~/sandbox/plaid/webhooks.server";
import { accountViews, disconnectAccount, listAccounts, refreshTransactions } from "~/services/bank/accounts.server";
import { removeItems } from "~/services/bank/removal.server";
import { bankModalStep } from "~/services/bank/practice-pages.server";
import { createLink, exchange, finishHostedLink, startHostedLink } from "~/services/bank/link.server";
import { checkSums } from "~/services/ledger/sums.server";
import { syncItem } from "~/services/bank/sync.server";
import { correctTransaction, deleteTransaction } from "~/services/ledger/edits.server";
import { totalOf } from "~/services/ledger/list-totals.server";
import { listTransactions } from "~/services/ledger/transactions.server";
import { deliverFromBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
afterAll(closeBank);

const HARBOR = "ins_900001";
const NOON = "2026-03-05T17:00:00Z";

beforeEach(async () => {
  setClock(NOON);
  const sandbox = await bankSandbox();
  if (sandbox) sandbox.faults.length = 0;
  sandbox?.deliverTo("http://127.0.0.1:9");
});

const person = async () => currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01") }));

async function link(user: Awaited<ReturnType<typeof person>>, institution = HARBOR) {
  const { link_token } = await createLink(user);
  const publicToken = await linkAtOnce(link_token, institution);
  return exchange(user, { publicToken: publicToken ?? "", metadata: {} });
}

const faults = async () => (await bankSandbox())?.faults ?? [];

describe("connecting a bank", () => {
  test("accounts and transactions are there after the exchange, and sums equal rows (API-026)", async () => {
    const user = await person();
    const { itemId } = await link(user);
    const accounts = await listAccounts(user.id);
    expect(accounts.map((account) => account.accountType)).toEqual([
      "checking",
      "savings",
      "credit",
      "loan",
      "investment",
    ]);
    expect(accounts.find((account) => account.accountType === "credit")?.balance).toBeLessThan(0);
    const expected = household({ seed: `${HARBOR}-${user.id}`, today: "2026-03-05" });
    expect(await db.transaction.count({ where: { userId: user.id } })).toBe(expected.transactions.length);
    expect(await checkSums(user.id)).toEqual([]);
    const transfers = await db.transaction.count({
      where: { userId: user.id, kind: { in: ["transfer", "card_payment"] }, matchedId: { not: null } },
    });
    expect(transfers).toBeGreaterThan(150);
    const item = await db.bankItem.findUniqueOrThrow({ where: { userId_id: { userId: user.id, id: itemId } } });
    expect(item).toMatchObject({ state: "ok", institutionName: "Harbor Bank" });
    expect(item.accessToken).not.toContain("access-sandbox");
    expect(await refreshTransactions(user)).toEqual({ newTransactions: 0 });
  });

  test("new days bring new rows, post pending ones with their tip and take back what never posted; nothing is doubled", async () => {
    const user = await person();
    const { itemId } = await link(user);
    for (const day of ["2026-03-06", "2026-03-07", "2026-03-14", "2026-03-20", "2026-03-24", "2026-03-28"]) {
      setClock(`${day}T17:00:00Z`);
      await syncItem(user.id, itemId);
      const expected = household({ seed: `${HARBOR}-${user.id}`, today: day, from: "2024-03-01" });
      const rows = await db.transaction.findMany({
        where: { userId: user.id, deletedAt: null },
        select: { amountCents: true, pending: true },
      });
      expect(rows.length, day).toBe(expected.transactions.length);
      const total = (list: { amountCents: number | bigint }[]) =>
        list.reduce((sum, row) => sum + Number(row.amountCents), 0);
      expect(total(rows)).toBe(total(expected.transactions));
      expect(await checkSums(user.id)).toEqual([]);
    }
    expect((await refreshTransactions(user)).newTransactions).toBe(0);
  });

  test("two syncs at once, a change while paging, and a failure halfway all end in the same rows", async () => {
    const user = await person();
    const { itemId } = await link(user);
    setClock("2026-06-20T17:00:00Z");
    (await faults()).push({ path: "/transactions/sync", kind: "server_error", times: 1 });
    await expect(syncItem(user.id, itemId)).rejects.toMatchObject({ kind: "outage" });
    expect((await db.bankItem.findFirstOrThrow({ where: { userId: user.id } })).state).toBe("error");
    const before = await db.transaction.count({ where: { userId: user.id } });
    (await faults()).push({ path: "/transactions/sync", kind: "mutation", times: 2 });
    await Promise.all([syncItem(user.id, itemId), syncItem(user.id, itemId), syncItem(user.id, itemId)]);
    const expected = household({ seed: `${HARBOR}-${user.id}`, today: "2026-06-20", from: "2024-03-01" });
    expect(await db.transaction.count({ where: { userId: user.id, deletedAt: null } })).toBe(
      expected.transactions.length,
    );
    expect(expected.transactions.length).toBeGreaterThan(before);
    expect(await checkSums(user.id)).toEqual([]);
  });

  test("a mutation on page 2 restarts from the first cursor; after three restarts it is given up with nothing written", async () => {
    const user = await person();
    const { itemId } = await link(user);
    await db.bankItem.updateMany({ where: { userId: user.id }, data: { cursor: null } });
    const sandbox = await bankSandbox();
    const asked = () => sandbox?.seen.filter((path) => path === "/transactions/sync").length ?? 0;
    const start = asked();
    (await faults()).push({ path: "/transactions/sync", kind: "mutation", times: 1, after: 1 });
    await syncItem(user.id, itemId);
    expect(asked() - start).toBeGreaterThan(4);
    expect(await checkSums(user.id)).toEqual([]);
    (await faults()).push({ path: "/transactions/sync", kind: "mutation", times: 9 });
    await expect(syncItem(user.id, itemId)).rejects.toMatchObject({
      code: "TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION",
    });
  });

  test.each(["refuse", "too_many", "truncated", "not_json", "wrong_shape"] as const)(
    "a bank that answers with %s leaves rows and cursor as they were",
    async (kind) => {
      const user = await person();
      const { itemId } = await link(user, "ins_900002");
      const before = await db.bankItem.findFirstOrThrow({ where: { userId: user.id } });
      setClock("2026-03-20T17:00:00Z");
      (await faults()).push({ path: "/transactions/sync", kind, times: 1 });
      await expect(syncItem(user.id, itemId)).rejects.toThrow();
      const after = await db.bankItem.findFirstOrThrow({ where: { userId: user.id } });
      expect(after).toMatchObject({ cursor: before.cursor, state: "error" });
      await syncItem(user.id, itemId);
      expect((await db.bankItem.findFirstOrThrow({ where: { userId: user.id } })).state).toBe("ok");
    },
  );

  test.each(["server_error", "login_required", "too_many"] as const)(
    "a look at the bank that ends with %s does not keep from syncing what the vendor knows",
    async (kind) => {
      const user = await person();
      await link(user, "ins_900002");
      setClock("2026-03-20T17:00:00Z");
      (await faults()).push({ path: "/transactions/refresh", kind, times: 1 });
      expect((await refreshTransactions(user)).newTransactions).toBeGreaterThan(0);
      expect((await accountViews(user.id)).connections[0]?.state).toBe("ok");
    },
  );

  test("connections whose bank does not answer come after all others when stale ones are asked after", async () => {
    // Connections that other tests have left would stand in the same queue.
    await db.bankItem.deleteMany();
    const [broken, well] = [await person(), await person()];
    const ids = await Promise.all([broken, well].map((user) => link(user, "ins_900002")));
    await runPendingJobs();
    setClock("2026-03-20T17:00:00Z");
    await db.bankItem.updateMany({ where: { userId: broken.id }, data: { lastSyncedAt: null } });
    (await faults()).push({ path: "/transactions/sync", kind: "server_error", times: 1 });
    await expect(syncItem(broken.id, ids[0]?.itemId ?? "")).rejects.toThrow();
    (await faults()).push({ path: "/transactions/sync", kind: "server_error", times: 1, after: 1 });
    await runJob("bank-sync-stale");
    await runPendingJobs().catch(() => 0);
    expect((await accountViews(well.id)).connections[0]?.lastSyncedAt?.toISOString()).toBe("2026-03-20T17:00:00.000Z");
  });

  test("a row that the person deleted stays away, even when everything is told again", async () => {
    const user = await person();
    const { itemId } = await link(user, "ins_900002");
    const [first] = await listTransactions(user.id, { limit: 1 });
    await deleteTransaction(user.id, first?.id ?? "");
    await db.bankItem.updateMany({ where: { userId: user.id }, data: { cursor: null } });
    await syncItem(user.id, itemId);
    expect((await listTransactions(user.id)).map((row) => row.id)).not.toContain(first?.id);
    expect(await checkSums(user.id)).toEqual([]);
  });

  test("malformed, unknown and used public tokens are refused, and a bank is connected once", async () => {
    const user = await person();
    await expect(exchange(user, { publicToken: "public-sandbox-nonsense0", metadata: {} })).rejects.toMatchObject({
      code: "bad_request",
    });
    await link(user);
    await expect(link(user)).rejects.toMatchObject({ code: "conflict" });
    expect(await db.bankItem.count({ where: { userId: user.id } })).toBe(1);
  });

  test("Hosted Link: back from the bank's pages the account is connected once, by its own person only", async () => {
    const [user, other] = [await person(), await person()];
    const path = await startHostedLink(user);
    const token = path.split("/").at(-1) ?? "";
    expect((await openSession(token))?.status).toBe("open");
    const row = await db.linkToken.findFirstOrThrow({ where: { userId: user.id } });
    expect(await finishHostedLink(user, row.id)).toEqual({ status: "cancelled" });
    await linkAtOnce(token, "ins_900002");
    expect(await finishHostedLink(other, row.id)).toEqual({ status: "cancelled" });
    expect(await finishHostedLink(user, row.id)).toEqual({ status: "connected" });
    expect(await finishHostedLink(user, row.id)).toEqual({ status: "cancelled" });
    expect(await listAccounts(user.id)).toHaveLength(2);
  });

  test("a visit to a bank's own site is taken up by the state that it brings back, and by no other", async () => {
    const user = await person();
    const { link_token: token } = await createLink(user);
    const session = await openSession(token);
    const back = new URL(session?.returnTo ?? "");
    expect(back.pathname).toBe("/accounts");
    const state = back.searchParams.get("oauth_state_id") ?? "";
    const resume = (oauthState: string) =>
      bankModalStep(token, {
        step: "resume",
        institution: "",
        username: "",
        password: "",
        roles: [],
        state: oauthState,
      });
    await expect(resume(state)).rejects.toMatchObject({ code: "bad_request" });
    const publicToken = await linkAtOnce(token, "ins_900010");
    for (const foreign of [
      "",
      "other",
      new URL((await openSession((await createLink(user)).link_token))?.returnTo ?? "").searchParams.get(
        "oauth_state_id",
      ) ?? "",
    ])
      await expect(resume(foreign)).rejects.toMatchObject({ code: "bad_request" });
    expect(await resume(state)).toMatchObject({ status: "done", publicToken, institution: { name: "Seaport Bank" } });
    await exchange(user, { publicToken: publicToken ?? "", metadata: {} });
    expect(await listAccounts(user.id)).toHaveLength(2);
  });

  test("a bank that asks to sign in again is repaired in update mode and goes on with the same rows", async () => {
    const user = await person();
    const { itemId } = await link(user, "ins_900003");
    await expect(syncItem(user.id, itemId)).rejects.toMatchObject({ code: "ITEM_LOGIN_REQUIRED" });
    expect((await accountViews(user.id)).connections[0]?.state).toBe("login_required");
    const count = await db.transaction.count({ where: { userId: user.id } });
    const path = await startHostedLink(user, itemId);
    await linkAtOnce(path.split("/").at(-1) ?? "", "ins_900003");
    const row = await db.linkToken.findFirstOrThrow({ where: { userId: user.id, itemId } });
    expect(await finishHostedLink(user, row.id)).toEqual({ status: "repaired" });
    expect((await accountViews(user.id)).connections[0]?.state).toBe("ok");
    expect(await db.transaction.count({ where: { userId: user.id } })).toBe(count);
  });

  test("a permission that was withdrawn is given again in update mode, and everything that the person has said of the rows stays", async () => {
    const user = await person();
    const { itemId } = await link(user, "ins_900005");
    await expect(syncItem(user.id, itemId)).rejects.toMatchObject({ code: "USER_PERMISSION_REVOKED" });
    expect((await accountViews(user.id)).connections[0]?.state).toBe("revoked");
    const [row] = await listTransactions(user.id, { limit: 1 });
    await correctTransaction(user.id, row?.id ?? "", { note: "Mine", applyToMerchant: false });
    const count = await db.transaction.count({ where: { userId: user.id } });
    setClock("2026-03-20T17:00:00Z");
    const path = await startHostedLink(user, itemId);
    await linkAtOnce(path.split("/").at(-1) ?? "", "ins_900005");
    const token = await db.linkToken.findFirstOrThrow({ where: { userId: user.id, itemId } });
    expect(await finishHostedLink(user, token.id)).toEqual({ status: "repaired" });
    expect((await accountViews(user.id)).connections[0]?.state).toBe("ok");
    expect(await db.transaction.count({ where: { userId: user.id, note: "Mine" } })).toBe(1);
    expect(await db.transaction.count({ where: { userId: user.id } })).toBeGreaterThan(count);
    expect(await checkSums(user.id)).toEqual([]);
  });

  test("where the vendor does not renew a connection the person is told what helps", async () => {
    const user = await person();
    const { itemId } = await link(user, "ins_900002");
    await db.bankItem.updateMany({ where: { userId: user.id }, data: { state: "revoked" } });
    await db.sandboxRecord.deleteMany({
      where: { vendor: "plaid", kind: "item", data: { path: ["seed"], equals: `ins_900002-${user.id}` } },
    });
    await expect(startHostedLink(user, itemId)).rejects.toMatchObject({
      code: "bad_request",
      userMessage: NOT_RENEWABLE,
    });
  });

  test("an account opened later is taken in when the person chooses it", async () => {
    const user = await person();
    const { itemId } = await link(user, "ins_900006");
    expect(await listAccounts(user.id)).toHaveLength(4);
    await db.bankItem.updateMany({ where: { userId: user.id }, data: { newAccounts: true } });
    const path = await startHostedLink(user, itemId);
    await linkAtOnce(path.split("/").at(-1) ?? "", "ins_900006");
    const row = await db.linkToken.findFirstOrThrow({ where: { userId: user.id, itemId } });
    await finishHostedLink(user, row.id);
    expect(await listAccounts(user.id)).toHaveLength(5);
    expect((await totalOf(user.id, {})).count).toBe(
      household({ seed: `ins_900006-${user.id}`, today: "2026-03-05" }).transactions.length,
    );
    expect(await checkSums(user.id)).toEqual([]);
  });
});

describe("webhooks", () => {
  const deliver = async (user: { id: string }, code: string, type: "ITEM" | "TRANSACTIONS" = "ITEM", more = {}) => {
    const item = await db.bankItem.findFirstOrThrow({ where: { userId: user.id } });
    const { body, header } = await signedWebhook({
      webhook_type: type,
      webhook_code: code,
      item_id: item.providerItemId,
      ...more,
    });
    return { body, header };
  };

  test("a genuine one acts once; a changed, old, unsigned or foreign one never", async () => {
    const user = await person();
    await link(user, "ins_900002");
    const { body, header } = await deliver(user, "PENDING_DISCONNECT");
    expect(await deliverFromBank(`${body} `, header)).toBe("refused");
    expect(await deliverFromBank(body, null)).toBe("refused");
    expect(await deliverFromBank(body, `${header.slice(0, -4)}AAAA`)).toBe("refused");
    expect((await accountViews(user.id)).connections[0]?.state).toBe("ok");
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliverFromBank(body, header)));
    expect([...answers].sort()).toEqual(["applied", ...Array.from({ length: 9 }, () => "ignored")]);
    expect((await accountViews(user.id)).connections[0]?.state).toBe("pending_disconnect");
    const old = await deliver(user, "LOGIN_REPAIRED");
    setClock("2026-03-05T17:06:00Z");
    expect(await deliverFromBank(old.body, old.header)).toBe("refused");
  });

  test("news are fetched in the background, bursts once; states follow what the bank says", async () => {
    const user = await person();
    await link(user, "ins_900002");
    await runPendingJobs();
    setClock("2026-03-20T17:00:00Z");
    for (let index = 0; index < 3; index += 1) {
      setClock(`2026-03-20T17:00:0${index}Z`);
      const { body, header } = await deliver(user, "SYNC_UPDATES_AVAILABLE", "TRANSACTIONS");
      await deliverFromBank(body, header);
    }
    // One sync for the three, and one look at what it brought.
    expect(await runPendingJobs()).toBe(2);
    const state = async () => (await accountViews(user.id)).connections[0];
    expect((await state())?.lastSyncedAt?.toISOString()).toBe("2026-03-20T17:00:02.000Z");
    for (const [code, expected, more] of [
      ["USER_ACCOUNT_REVOKED", "ok", { account_id: "one of several" }],
      ["ERROR", "login_required", { error: { error_code: "ITEM_LOGIN_REQUIRED" } }],
      ["LOGIN_REPAIRED", "ok", {}],
      ["PENDING_DISCONNECT", "pending_disconnect", {}],
      ["USER_PERMISSION_REVOKED", "revoked", {}],
    ] as const) {
      const { body, header } = await deliver(user, code, "ITEM", more);
      expect(await deliverFromBank(body, header)).toBe("applied");
      expect((await state())?.state, code).toBe(expected);
    }
  });
});

describe("disconnecting", () => {
  test("the account and its rows go; with the last one the connection ends at the bank, retried until it is confirmed (API-029)", async () => {
    const user = await person();
    await link(user, "ins_900002");
    const [first, second] = await listAccounts(user.id);
    await expect(disconnectAccount((await person()).id, first?.id ?? "")).rejects.toMatchObject({ code: "not_found" });
    const { removedTransactions } = await disconnectAccount(user.id, first?.id ?? "");
    expect(removedTransactions).toBeGreaterThan(0);
    expect(await db.bankItem.count({ where: { userId: user.id } })).toBe(1);
    expect(await checkSums(user.id)).toEqual([]);
    await syncItem(user.id, (await db.bankItem.findFirstOrThrow({ where: { userId: user.id } })).id);
    expect(await listAccounts(user.id)).toHaveLength(1);
    (await faults()).push({ path: "/item/remove", kind: "server_error", times: 2 });
    await disconnectAccount(user.id, second?.id ?? "");
    expect(await db.transaction.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.bankItem.count({ where: { userId: user.id } })).toBe(0);
    expect(await removeItems()).toBe(1);
    setClock("2026-03-05T17:02:00Z");
    expect(await removeItems()).toBe(1);
    setClock("2026-03-05T17:30:00Z");
    expect(await removeItems()).toBe(0);
    expect(
      await db.sandboxRecord.count({
        where: { vendor: "plaid", kind: "item", data: { path: ["seed"], equals: `ins_900002-${user.id}` } },
      }),
    ).toBe(0);
  });
});
