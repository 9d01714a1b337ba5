// Who leaves while something is being started at a vendor leaves nothing behind there.
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { now, setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { runPendingJobs } from "~/lib/jobs.server";
import { bank } from "~/providers/bank/index.server";
import { bankSandbox, closeBank } from "~/providers/bank/plaid/client.server";
import { closeBilling } from "~/providers/billing/client.server";
import { expireCheckout } from "~/providers/billing/calls.server";
import { readOutbox } from "~/providers/mail/outbox.server";
import { linkAtOnce } from "~/sandbox/plaid/hosted.server";
import { deleteAccount } from "~/services/people/deletion.server";
import { removeItems } from "~/services/bank/removal.server";
import type { CurrentUser } from "~/lib/auth.server";
import { startFreeTrial } from "~/services/billing/checkout.server";
import { readBilling } from "~/services/billing/profile.server";
import { drawTicket, syncBilling } from "~/services/billing/sync.server";
import { cancelTrial } from "~/services/billing/trial.server";
import { removeCustomers } from "~/services/billing/removal.server";
import { createLink, exchange } from "~/services/bank/link.server";
import { ORIGIN, sandbox } from "../support/billing";
import { useDatabase } from "../support/db";
import { createTrialUser, createUser, currentUser } from "../support/people";

/** What the bank has issued and ended, and a moment at which to step in: before it's asked for the accounts. */
const calm = async (): Promise<void> => undefined;
const vendor = { issued: new Set<string>(), ended: new Set<string>(), beforeAccounts: calm };
const real = { ...bank };
const watched: Partial<typeof bank> = {
  exchange: async (token) => {
    const made = await real.exchange(token);
    vendor.issued.add(made.accessToken);
    return made;
  },
  describe: async (token) => {
    await vendor.beforeAccounts();
    return real.describe(token);
  },
  remove: async (token) => {
    await real.remove(token);
    vendor.ended.add(token);
  },
};

/** What happens once between the effect of a call at the payment provider and its answer. */
async function meanwhile(method: string, path: RegExp, run: () => Promise<unknown>): Promise<void> {
  (await sandbox()).faults.push({ method, path, kind: "meanwhile", run: async () => void (await run()), times: 1 });
}

useDatabase();
beforeEach(() => {
  vendor.issued.clear();
  vendor.ended.clear();
  Object.assign(bank, watched);
});
afterEach(async () => {
  vendor.beforeAccounts = calm;
  Object.assign(bank, real);
  for (const faults of [(await bankSandbox())?.faults, (await sandbox()).faults]) faults?.splice(0);
});
afterAll(async () => {
  await closeBank();
  await closeBilling();
});

const person = async () => currentUser(await createTrialUser());
const openCalls = () => db.providerCall.findMany({ where: { doneAt: null } });
const later = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000));

async function publicToken(user: { id: string; isDemo: boolean }): Promise<string> {
  const { link_token } = await createLink(user);
  return (await linkAtOnce(link_token, "ins_900001")) ?? "";
}

describe("a bank that is being linked", () => {
  test("an account that goes between the exchange and its end takes the new connection with it", async () => {
    const user = await person();
    const token = await publicToken(user);
    vendor.beforeAccounts = async () => void (await deleteAccount(user));
    await expect(exchange(user, { publicToken: token, metadata: null })).rejects.toMatchObject({
      code: "unauthorized",
    });
    expect(vendor.issued.size).toBe(1);
    expect(vendor.ended).toEqual(vendor.issued);
    expect(await db.bankItem.count({ where: { userId: user.id } })).toBe(0);
    expect(await openCalls()).toEqual([]);
  });

  test("with the vendor down at that moment it is ended as soon as the vendor is back", async () => {
    const user = await person();
    const token = await publicToken(user);
    (await bankSandbox())?.faults.push({ path: "/item/remove", kind: "server_error", times: 1 });
    vendor.beforeAccounts = async () => void (await deleteAccount(user));
    await expect(exchange(user, { publicToken: token, metadata: null })).rejects.toMatchObject({
      code: "unauthorized",
    });
    expect(vendor.ended.size).toBe(0);
    expect(await openCalls()).toMatchObject([{ vendor: "plaid", action: "item_remove", attempts: 1 }]);
    later(5);
    expect(await removeItems()).toBe(0);
    expect(vendor.ended).toEqual(vendor.issued);
  });

  test("an exchange that is cut off for good is ended by the clock, and one that goes well is not", async () => {
    const user = await person();
    let whileLinking = 0;
    vendor.beforeAccounts = async () => {
      whileLinking = (await openCalls()).length;
      expect(await removeItems()).toBe(1);
    };
    await exchange(user, { publicToken: await publicToken(user), metadata: null });
    expect(whileLinking).toBe(1);
    expect(await openCalls()).toEqual([]);
    later(60);
    expect(await removeItems()).toBe(0);
    expect(vendor.ended.size).toBe(0);

    const other = await person();
    const token = await publicToken(other);
    let cut = () => {};
    const isCut = new Promise<void>((resolve) => (cut = resolve));
    vendor.beforeAccounts = () => (cut(), new Promise(() => undefined));
    void exchange(other, { publicToken: token, metadata: null });
    await isCut;
    later(5);
    expect(await removeItems()).toBe(1);
    later(6);
    expect(await removeItems()).toBe(0);
    expect(vendor.ended.size).toBe(1);
  });

  test("a connection that was ended meanwhile is not stored as if it were alive", async () => {
    const user = await person();
    const token = await publicToken(user);
    vendor.beforeAccounts = async () => {
      later(11);
      await removeItems();
    };
    await expect(exchange(user, { publicToken: token, metadata: null })).rejects.toThrow();
    expect(vendor.ended).toEqual(vendor.issued);
    expect(await db.bankItem.count({ where: { userId: user.id } })).toBe(0);
  });

  test("leaving at any moment of linking: what the vendor issued it is told to end", async () => {
    for (let round = 0; round < 12; round++) {
      const user = await person();
      const token = await publicToken(user);
      const linking = exchange(user, { publicToken: token, metadata: null }).catch((error: unknown) => error);
      await new Promise((resolve) => setTimeout(resolve, round * 12));
      await Promise.all([deleteAccount(user), deleteAccount(user)]);
      await linking;
      expect(await db.bankItem.count({ where: { userId: user.id } })).toBe(0);
      expect(await db.auditLog.count({ where: { userId: user.id, event: "account_deleted" } })).toBe(1);
      await removeItems();
    }
    expect(vendor.issued.size).toBeGreaterThan(0);
    expect(vendor.ended).toEqual(vendor.issued);
    expect(await openCalls()).toEqual([]);
    await runPendingJobs();
  });
});

test("a customer who is made while the account goes is ended at the payment provider, down or not", async () => {
  const user = await currentUser(await createUser());
  await meanwhile("POST", /customers$/, () => deleteAccount(user));
  (await sandbox()).faults.push({ method: "DELETE", path: /^\/v1\/customers\//, times: 2, kind: "server_error" });
  await expect(startFreeTrial(user, { planType: "monthly", origin: ORIGIN, key: undefined })).rejects.toMatchObject({
    code: "unauthorized",
  });
  const customers = () =>
    db.sandboxRecord.findMany({
      where: { vendor: "stripe", kind: "customer", data: { path: ["deleted"], equals: false } },
    });
  expect(await customers()).toHaveLength(1);
  await runPendingJobs();
  expect(await openCalls()).toMatchObject([{ vendor: "stripe", action: "customer_delete", attempts: 1 }]);
  later(5);
  expect(await removeCustomers()).toBe(0);
  expect(await customers()).toEqual([]);
});

describe("a plan that is being started or ended", () => {
  const start = (user: CurrentUser) => startFreeTrial(user, { planType: "monthly", origin: ORIGIN, key: undefined });
  /** A customer with no checkout that is open. */
  const syncedOnce = async (user: CurrentUser) => {
    await start(user);
    const { checkoutSessionId } = await readBilling(user.id);
    if (checkoutSessionId !== null) await expireCheckout(checkoutSessionId);
  };
  const openCheckouts = () =>
    db.sandboxRecord.findMany({
      where: { vendor: "stripe", kind: "session", data: { path: ["status"], equals: "open" } },
    });

  test("who has left before it begins is a visitor, as for the trial's end", async () => {
    const user = await currentUser(await createUser());
    await deleteAccount(user);
    await expect(start(user)).rejects.toMatchObject({ code: "unauthorized" });
    await expect(cancelTrial(user)).rejects.toMatchObject({ code: "unauthorized" });
  });

  test("who leaves while the plan is looked up, or while the checkout is made, is a visitor, and no checkout stays open", async () => {
    for (const [method, path] of [
      ["GET", /subscriptions$/],
      ["POST", /checkout\/sessions$/],
    ] as const) {
      const user = await currentUser(await createUser());
      if (method === "GET") await syncedOnce(user);
      let isGone = false;
      await meanwhile(method, path, async () => {
        isGone = true;
        await deleteAccount(user);
      });
      await expect(start(user)).rejects.toMatchObject({ code: "unauthorized" });
      expect(isGone).toBe(true);
      expect(await openCheckouts()).toEqual([]);
    }
    await runPendingJobs();
  });

  test("leaving at any moment of starting a plan", async () => {
    for (let round = 0; round < 12; round++) {
      const user = await currentUser(await createUser());
      if (round % 2 === 1) await start(user);
      const starting = start(user).catch((error: unknown) => error);
      await new Promise((resolve) => setTimeout(resolve, round * 4));
      await deleteAccount(user);
      const answer = await starting;
      expect(answer instanceof Error ? answer : {}).toEqual(
        answer instanceof Error ? expect.objectContaining({ code: "unauthorized" }) : {},
      );
    }
    await runPendingJobs();
  });

  test("news of a plan whose owner has just left is no failure", async () => {
    const user = await currentUser(await createUser());
    await start(user);
    await meanwhile("GET", /subscriptions$/, () => db.user.deleteMany({ where: { id: user.id } }));
    await syncBilling(user.id);
    expect(await drawTicket(user.id)).toBeNull();
  });
});

test("the farewell reaches the address that is no longer stored, once, and says nothing but what happened", async () => {
  const user = await currentUser(await createTrialUser({ firstName: "Zoë" }));
  await deleteAccount(user);
  await deleteAccount(user);
  expect(await db.user.count({ where: { email: user.email } })).toBe(0);
  await runPendingJobs();
  const mails = (await readOutbox(env.DATA_DIR, 500)).filter((mail) => mail.to === user.email);
  expect(mails).toMatchObject([{ subject: "Your account was deleted", text: expect.stringContaining("Hello Zoë,") }]);
  expect(mails[0]?.text).toMatch(/banks are disconnected.*subscription is canceled/);
  expect(mails[0]?.text).not.toContain(user.id);
});
