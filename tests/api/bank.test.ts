import { afterAll, describe, expect, test } from "vitest";
import { closeBank } from "~/providers/bank/plaid/client.server";
import { linkAtOnce } from "~/sandbox/plaid/hosted.server";
import { dayOf, monthOf, monthRange } from "~/domain/periods";
import { db, transaction } from "~/lib/db.server";
import * as accountsScreen from "~/routes/_app.accounts";
import * as linkingRoute from "~/routes/accounts.linking";
import * as accountsRoute from "~/routes/api.accounts";
import * as accountRoute from "~/routes/api.accounts.$id";
import * as linkRoute from "~/routes/api.plaid.create-link-token";
import * as exchangeRoute from "~/routes/api.plaid.exchange-token";
import * as refreshRoute from "~/routes/api.plaid.refresh-transactions";
import * as practiceRoute from "~/routes/api.sandbox.bank.$token";
import * as transactionsRoute from "~/routes/api.transactions";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { call, createTrialUser, createUser } from "../support/people";

useDatabase();
afterAll(closeBank);

describe("accounts", () => {
  test("answers own accounts with the documented keys; signed out 401 (API-021)", async () => {
    const [user, other] = [await createTrialUser(), await createTrialUser()];
    await createBank(user.id, ["checking", "credit"]);
    await createBank(other.id);
    const { status, body } = await call(accountsRoute, { path: "/api/accounts", user });
    expect(status).toBe(200);
    expect(body).toHaveLength(2);
    expect(body).toMatchObject([
      {
        accountName: "My checking",
        institutionName: "Harbor Bank",
        accountNumber: "••••4411",
        accountType: "checking",
        balance: 1000,
      },
      {},
    ]);
    expect((await call(accountsRoute, { path: "/api/accounts" })).status).toBe(401);
  });

  test("DELETE removes the account and its transactions; unknown and foreign ids are 404 (API-029)", async () => {
    const [user, other] = [await createTrialUser(), await createTrialUser()];
    const { account } = await createBank(user.id, ["checking", "savings"]);
    const remove = (id: string, who: { id: string }) =>
      call(accountRoute, { method: "DELETE", path: `/api/accounts/${id}`, params: { id }, user: who });
    expect((await remove(account("checking"), other)).status).toBe(404);
    expect((await remove("nothing", user)).body).toMatchObject({ message: expect.any(String) });
    expect((await remove(account("checking"), user)).status).toBe(200);
    expect((await call(accountsRoute, { path: "/api/accounts", user })).body).toHaveLength(1);
  });
});

describe("the practice bank's modal", () => {
  test("shows the banks, signs in, and gives the token that the exchange takes", async () => {
    const user = await createTrialUser();
    const { body: link } = await call(linkRoute, { path: "/api/plaid/create-link-token", user, json: {} });
    const token = textIn(link, "link_token");
    const path = `/api/sandbox/bank/${token}`;
    expect((await call(practiceRoute, { path, params: { token }, user })).body).toMatchObject({ repairing: null });
    const step = (json: object) => call(practiceRoute, { path, params: { token }, user, json });
    const entered = { institution: "ins_900001", username: "user_good", password: "pass_good" };
    expect((await step({ ...entered, step: "signin", password: "pass_bad" })).body).toMatchObject({
      status: "refused",
    });
    const signedIn = (await step({ ...entered, step: "signin" })).body;
    expect(signedIn).toMatchObject({
      status: "signed_in",
      accounts: expect.arrayContaining([expect.objectContaining({ role: "checking" })]),
    });
    const done = (await step({ ...entered, step: "connect", roles: ["checking"] })).body;
    expect(done).toMatchObject({ status: "done", accounts: [{ role: "checking" }] });
    const json = { publicToken: textIn(done, "publicToken") };
    expect((await call(exchangeRoute, { path: "/api/plaid/exchange-token", user, json })).status).toBe(200);
  });
});

describe("what has arrived of a bank that is being linked", () => {
  const progress = (user: { id: string } | null) => call(linkingRoute, { path: "/accounts/linking", user });

  test("is counted from what is stored: nothing, then its accounts and transactions with first findings; an older bank isn't among them", async () => {
    const user = await createTrialUser();
    const { account } = await createBank(user.id, ["checking"]);
    await transaction((tx) =>
      writeTransactions(tx, user.id, { upsert: [bankRow("old", account("checking"), "2020-01-01", -100)], remove: [] }),
    );
    const nothing = { bank: null, accounts: 0, transactions: 0, since: null, findings: [] };
    expect((await progress(user)).body).toEqual(nothing);
    const { body: link } = await call(linkRoute, { path: "/api/plaid/create-link-token", user, json: {} });
    expect((await progress(user)).body).toEqual(nothing);
    const token = textIn(link, "link_token");
    const step = (json: object) =>
      call(practiceRoute, {
        ...{ path: `/api/sandbox/bank/${token}`, params: { token }, user },
        json: { institution: "ins_900001", username: "user_good", password: "pass_good", ...json },
      });
    await step({ step: "signin" });
    const done = await step({ step: "connect", roles: ["checking", "savings"] });
    const json = { publicToken: textIn(done.body, "publicToken") };
    expect((await call(exchangeRoute, { path: "/api/plaid/exchange-token", user, json })).status).toBe(200);
    const item = await db.bankItem.findFirstOrThrow({
      where: { userId: user.id },
      orderBy: { createdAt: "desc" },
      include: { accounts: true },
    });
    const ids = item.accounts.map(({ id }) => id);
    const { body } = await progress(user);
    expect(body).toEqual({
      bank: item.institutionName,
      accounts: ids.length,
      transactions: await db.transaction.count({ where: { userId: user.id, accountId: { in: ids } } }),
      since: expect.stringMatching(/^20(?!20)\d\d-/),
      findings: expect.arrayContaining([expect.stringMatching(/in a usual month/)]),
    });
    expect(Object(body).transactions).toBeGreaterThan(100);
    expect((await progress(await createTrialUser())).body).toEqual(nothing);
  });

  test("is for who may link, and signed in", async () => {
    expect((await progress(null)).headers.get("location")).toBe("/login");
    expect((await progress(await createUser({ hasSeenPaywall: true }))).status).not.toBe(200);
  });
});

function textIn(body: unknown, name: string): string {
  const found: [string, unknown][] = Object.entries(body ?? {});
  const value = found.find(([key]) => key === name)?.[1];
  if (typeof value !== "string") throw new Error(`no ${name}`);
  return value;
}

describe("disconnecting is allowed wherever the screen shows the accounts, by the call and by the form (API-053)", () => {
  const BLOCKED = { hasSeenPaywall: true, hasStartedTrial: false, trialEndsAt: null, subscriptionStatus: null };
  const ended = { hasStartedTrial: true, hasSeenPaywall: true, trialEndsAt: new Date(Date.now() - 60_000) };
  const ways = {
    call: (id: string, user: { id: string }) =>
      call(accountRoute, { method: "DELETE", path: `/api/accounts/${id}`, params: { id }, user }),
    form: (account: string, user: { id: string }) =>
      call(accountsScreen, { path: "/accounts", user, form: { intent: "disconnect", account } }),
  };

  test.each([
    ["call", "after a trial that ran out", ended, 200, 0],
    ["form", "after a trial that ran out", ended, 303, 0],
    ["call", "before the plans were seen", { ...BLOCKED, hasSeenPaywall: false }, 200, 0],
    ["form", "before the plans were seen", { ...BLOCKED, hasSeenPaywall: false }, 303, 0],
    ["call", "behind the locked card", BLOCKED, 403, 1],
    ["form", "behind the locked card", BLOCKED, 403, 1],
  ] as const)("%s, %s", async (way, _who, profile, status, left) => {
    const user = await createUser(profile);
    const { account } = await createBank(user.id, ["checking"]);
    const answer = await ways[way](account("checking"), user);
    expect(answer.status).toBe(status);
    if (status === 403) expect(JSON.stringify(answer.body)).toMatch(/trial|subscription/);
    expect(await db.account.count({ where: { userId: user.id } })).toBe(left);
  });

  test.each(["connect", "refresh", "repair", "transfer"])(
    "'%s' on the same screen ends with the trial",
    async (intent) => {
      const user = await createUser(ended);
      const form = { intent, item: "x", suggestion: "x", answer: "accept" };
      expect((await call(accountsScreen, { path: "/accounts", user, form })).status).toBe(403);
    },
  );
});

describe("transactions", () => {
  test("newest first, with a limit, which is ignored when it makes no sense (API-017 API-018)", async () => {
    const user = await createTrialUser();
    const { account } = await createBank(user.id, ["checking"]);
    const rows = Array.from({ length: 130 }, (_, index) =>
      bankRow(`t${index}`, account("checking"), `2026-0${1 + (index % 9)}-1${index % 10}`, -100 - index, {
        providerCategory: "FOOD_AND_DRINK_GROCERIES",
        merchantName: "Amazon",
      }),
    );
    await transaction((tx) => writeTransactions(tx, user.id, { upsert: rows, remove: [] }));
    const ask = async (query: string) =>
      (await call(transactionsRoute, { path: `/api/transactions${query}`, user })).body;
    const all = await ask("");
    expect(all).toHaveLength(130);
    if (!Array.isArray(all)) throw new Error("not a list");
    const days: string[] = all.map((row: { date: string }) => row.date);
    expect(days).toEqual([...days].sort().reverse());
    expect(all[0]).toMatchObject({
      id: expect.any(String),
      merchantName: "Amazon",
      merchantIcon: expect.any(String),
      category: "Groceries",
      amount: expect.any(Number),
    });
    expect(await ask("?limit=100")).toHaveLength(100);
    for (const odd of ["0", "-1", "abc", "1.5", "1e3"]) expect(await ask(`?limit=${odd}`)).toHaveLength(130);
    expect((await call(transactionsRoute, { path: "/api/transactions" })).status).toBe(401);
  });
});

test("without a limit the whole current month is there, up to 5,000 rows; with one, that many (API-017)", async () => {
  const user = await createTrialUser();
  const { account } = await createBank(user.id, ["checking"]);
  const today = dayOf(new Date(), "UTC");
  const give = (name: string, count: number, day: string) => {
    const upsert = Array.from({ length: count }, (_, index) =>
      bankRow(`${name}${index}`, account("checking"), day, -100 - index),
    );
    return transaction((tx) => writeTransactions(tx, user.id, { upsert, remove: [] }));
  };
  const count = async (query = "") => {
    const { body } = await call(transactionsRoute, { path: `/api/transactions${query}`, user });
    return Array.isArray(body) ? body.length : -1;
  };
  await give("old", 900, "2020-01-01");
  await give("now", 800, today);
  expect(await count()).toBe(1_000);
  await give("more", 700, monthRange(monthOf(today)).from);
  expect(await count()).toBe(1_500);
  expect(await count("?limit=1600")).toBe(1_600);
  await give("many", 3_700, today);
  expect(await count()).toBe(5_000);
  expect(await count("?limit=999999")).toBe(5_000);
});

describe("connecting", () => {
  test("a link token for people whom no gate stops; signed out 401; the gate's 403 names the trial (API-025)", async () => {
    const user = await createTrialUser();
    const post = (who?: { id: string }) =>
      call(linkRoute, { path: "/api/plaid/create-link-token", json: {}, user: who ?? null });
    expect(await post(user)).toMatchObject({
      status: 200,
      body: { link_token: expect.stringMatching(/^link-sandbox-/) },
    });
    expect((await post()).status).toBe(401);
    const gated = await post(await createUser({ hasSeenPaywall: true }));
    expect(gated.status).toBe(403);
    expect(gated.text).toMatch(/trial/);
  });

  test("exchange brings accounts; bad tokens are 400 with {error}; a refresh at once finds nothing new (API-026 API-027)", async () => {
    const user = await createTrialUser();
    const link = await call(linkRoute, { path: "/api/plaid/create-link-token", json: {}, user });
    const token =
      typeof link.body === "object" && link.body !== null && "link_token" in link.body
        ? String(link.body.link_token)
        : "";
    const publicToken = await linkAtOnce(token, "ins_900002");
    const post = (value: unknown) =>
      call(exchangeRoute, { path: "/api/plaid/exchange-token", json: { publicToken: value, metadata: {} }, user });
    expect(await post("nonsense")).toMatchObject({ status: 400, body: { error: expect.any(String) } });
    expect((await post(7)).status).toBe(400);
    expect(await post("public-sandbox-unknown00000")).toMatchObject({
      status: 400,
      body: { error: expect.any(String) },
    });
    expect((await post(publicToken)).status).toBe(200);
    expect((await call(accountsRoute, { path: "/api/accounts", user })).body).toHaveLength(2);
    expect((await post(publicToken)).status).toBe(400);
    expect(await call(refreshRoute, { path: "/api/plaid/refresh-transactions", json: {}, user })).toMatchObject({
      status: 200,
      body: { newTransactions: 0 },
    });
  });
});
