// What the plan screens say of each person, who is asked after by the clock, and starts that meet something odd.
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "~/domain/durations";
import { setClock } from "~/lib/clock.server";
import { db, newId, transaction } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { cancelNow } from "~/providers/billing/calls.server";
import { closeBilling } from "~/providers/billing/client.server";
import { mayUseFeatures, mayHaveAccess } from "~/services/billing/access.server";
import { confirmCheckout, openPortal, startFreeTrial } from "~/services/billing/checkout.server";
import { billingPlanView } from "~/services/billing/plan-screen.server";
import { readBilling } from "~/services/billing/profile.server";
import { lockCustomer, removeCustomers, queueCustomerRemoval } from "~/services/billing/removal.server";
import { reconcileBilling, syncBilling } from "~/services/billing/sync.server";
import { cancelTrial } from "~/services/billing/trial.server";
import { payCheckout } from "~/sandbox/stripe/hosted.server";
import { checkoutOf, customerOf, ORIGIN, sandbox, startAndConfirm, stateOf } from "../support/billing";
import { useDatabase } from "../support/db";
import { useLog } from "../support/logged";
import { createUser } from "../support/people";

useDatabase();
afterAll(closeBilling);
const said = useLog();
const NOW = new Date("2026-03-10T10:00:00Z");
const START = { planType: "monthly", origin: ORIGIN, key: undefined } as const;
const before = { ...env };
beforeEach(() => setClock(NOW));
afterEach(async () => {
  Object.assign(env, before);
  (await sandbox()).faults.length = 0;
});

const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const timesAudited = (userId: string, event: string) => db.auditLog.count({ where: { userId, event } });

describe("the plan screens", () => {
  const trial = { hasStartedTrial: true, subscriptionStatus: "trial", trialEndsAt: inDays(10) };
  const paid = { ...trial, isPremium: true, trialEndsAt: inDays(-30), subscriptionStatus: "active" };
  const billing = (over: object) => ({ billing: { create: { subscriptionId: `sub_${newId()}`, ...over } } });
  const nothing = { plan: null, daysLeft: 0, endsOn: null, endsForGood: false, canManage: false, next: "none" };

  test.each<[string, object, object]>([
    ["somebody new", {}, { ...nothing, state: "none", next: "full" }],
    [
      "a trial by hand",
      trial,
      { ...nothing, state: "trial", daysLeft: 10, endsOn: "Friday, March 20, 2026", next: "rest" },
    ],
    [
      "a trial of the provider's",
      { ...trial, ...billing({ plan: "annual", providerStatus: "trialing" }) },
      {
        ...{ ...nothing, state: "trial", plan: "annual", daysLeft: 10, endsOn: "Friday, March 20, 2026" },
        ...{ canManage: true, next: "rest" },
      },
    ],
    [
      "a trial of which too little is left to keep",
      { ...trial, trialEndsAt: inDays(2) },
      { ...nothing, state: "trial", daysLeft: 2, endsOn: "Thursday, March 12, 2026" },
    ],
    [
      "one that was cancelled",
      { ...trial, subscriptionStatus: "cancelled" },
      { ...nothing, state: "cancelled", daysLeft: 10, endsOn: "Friday, March 20, 2026", next: "rest" },
    ],
    [
      "one that is over",
      { ...trial, trialEndsAt: inDays(-1), subscriptionStatus: "trial_expired" },
      { ...nothing, state: "ended", endsOn: "Monday, March 9, 2026" },
    ],
    [
      "a plan that is paid",
      { ...paid, ...billing({ plan: "monthly", paid: true, currentPeriodEnd: inDays(20) }) },
      { ...nothing, state: "premium", plan: "monthly", endsOn: "Monday, March 30, 2026", canManage: true },
    ],
    [
      "one that will not be renewed",
      { ...paid, ...billing({ plan: "monthly", paid: true, currentPeriodEnd: inDays(20), cancelAt: inDays(20) }) },
      {
        ...nothing,
        state: "premium",
        plan: "monthly",
        endsOn: "Monday, March 30, 2026",
        canManage: true,
        endsForGood: true,
      },
    ],
    [
      "one whose card fails",
      { ...paid, subscriptionStatus: "past_due", ...billing({ plan: "nonsense", paid: true }) },
      { ...nothing, state: "past_due", canManage: true },
    ],
    [
      "a trial whose end is set ahead",
      { ...trial, subscriptionStatus: "cancelled", ...billing({ cancelAt: inDays(10) }) },
      { ...nothing, state: "cancelled", daysLeft: 10, endsOn: "Friday, March 20, 2026", canManage: true, next: "rest" },
    ],
  ])("of %s", async (_, person, view) => {
    const { id } = await createUser(person);
    const { seen } = await sandbox();
    const asked = seen.length;
    expect(await billingPlanView({ id, timeZone: "UTC", now: NOW })).toEqual(view);
    // The provider is asked after a trial's end alone.
    expect(seen).toHaveLength(asked);
  });

  test("name the last day where the person lives, and count the trial from whatever began it", async () => {
    const { id } = await createUser({ ...trial, trialEndsAt: new Date("2026-03-20T02:00:00Z") });
    expect(await billingPlanView({ id, timeZone: "America/New_York", now: NOW })).toMatchObject({
      endsOn: "Thursday, March 19, 2026",
    });
    const returned = await createUser({ billing: { create: { trialUsedAt: inDays(-90) } } });
    expect(await billingPlanView({ id: returned.id, timeZone: "UTC", now: NOW })).toMatchObject({
      ...{ state: "ended", next: "none" },
    });
  });

  test("say what was known where a trial's end can't be checked, and ask once it can", async () => {
    const user = await createUser();
    await startAndConfirm(user, "works");
    const later = inDays(15);
    setClock(later);
    const { faults, seen } = await sandbox();
    faults.push({ method: "GET", path: /subscriptions/, kind: "server_error", times: 50 });
    const view = () => billingPlanView({ id: user.id, timeZone: "UTC", now: later });
    expect(await view()).toMatchObject({ state: "ended", plan: "monthly" });
    expect(said).toMatchObject([{ message: "a trial's end couldn't be checked yet", userId: user.id }]);
    faults.length = 0;
    expect(await view()).toMatchObject({ state: "premium" });
    const asked = seen.length;
    await view();
    expect(seen).toHaveLength(asked);
  });
});

describe("whom the clock asks after", () => {
  test("are those whom the gate may let through, and everybody where nothing is sold", async () => {
    const people = {
      fresh: await createUser(),
      shown: await createUser({ hasSeenPaywall: true }),
      running: await createUser({ hasSeenPaywall: true, hasStartedTrial: true, trialEndsAt: inDays(1) }),
      over: await createUser({ hasStartedTrial: true, trialEndsAt: NOW }),
      premium: await createUser({ hasSeenPaywall: true, isPremium: true, trialEndsAt: NOW }),
      begun: await createUser({ hasStartedTrial: true, trialEndsAt: inDays(-1) }),
    };
    const ids = Object.values(people).map(({ id }) => id);
    const found = async () => {
      const rows = await db.user.findMany({ where: { AND: [{ id: { in: ids } }, mayHaveAccess()] } });
      return Object.entries(people).flatMap(([name, { id }]) => (rows.some((row) => row.id === id) ? [name] : []));
    };
    expect(await found()).toEqual(["fresh", "running", "premium"]);
    expect([await mayUseFeatures(people.fresh.id), await mayUseFeatures(people.shown.id)]).toEqual([true, false]);
    Object.assign(env, { BILLING_PROVIDER: "off" });
    expect(await found()).toEqual(Object.keys(people));
    expect(await mayUseFeatures(people.shown.id)).toBe(true);
  });

  test("at night each stale subscription is read once; who couldn't be is counted, and the others go on", async () => {
    await db.billing.updateMany({ data: { customerId: null } });
    const [first, second, third] = [await createUser(), await createUser(), await createUser()];
    for (const person of [first, second, third]) await checkoutOf(person);
    await startAndConfirm(await createUser());
    await db.billing.update({ where: { userId: third.id }, data: { syncedAt: new Date(NOW.getTime() - DAY_MS / 2) } });
    const { faults } = await sandbox();
    faults.push({ method: "GET", path: /subscriptions/, kind: "server_error", times: 2 });
    expect(await reconcileBilling()).toEqual({ checked: 2, failed: 1 });
    expect(said).toMatchObject([
      { message: "a subscription could not be checked", userId: expect.any(String) },
      { message: "subscriptions left for the next night", checked: 2, failed: 1 },
    ]);
    const heard = (await db.billing.findMany({ where: { userId: { in: [first.id, second.id] } } })).filter(
      ({ syncedAt }) => syncedAt !== null,
    );
    expect(heard).toHaveLength(1);
    faults.length = 0;
    setClock(new Date(NOW.getTime() + 1));
    expect(await reconcileBilling()).toEqual({ checked: 2, failed: 0 });
    expect(said).toHaveLength(2);
  });
});

describe("a start", () => {
  const plan = { hasStartedTrial: true, isPremium: true, subscriptionStatus: "active" };

  test("of who pays already leads to managing, sixty times in ten minutes at most, each person alone", async () => {
    const [user, other] = [await createUser(plan), await createUser(plan)];
    const managing = {
      redirectToManage: true,
      message: "You already have a plan. Manage your subscription below.",
    };
    for (let time = 0; time < 60; time++) expect(await startFreeTrial(user, START)).toEqual(managing);
    await expect(startFreeTrial(user, START)).rejects.toMatchObject({ code: "too_many", retryAfter: 600 });
    expect(await startFreeTrial(other, START)).toEqual(managing);
  });

  test("opens another checkout where the provider knows the last one no more, but not where it can't say", async () => {
    const user = await createUser();
    const first = await checkoutOf(user);
    const { faults } = await sandbox();
    faults.push({ method: "GET", path: /checkout\/sessions/, kind: "server_error", times: 50 });
    await expect(startFreeTrial(user, START)).rejects.toMatchObject({ code: "unavailable" });
    expect(said).toMatchObject([{ level: "error", message: "billing start failed", kind: "down" }]);
    faults.length = 0;
    expect(await checkoutOf(user)).toBe(first);
    await db.billing.update({ where: { userId: user.id }, data: { checkoutSessionId: "cs_test_forgotten_by_all" } });
    const second = await checkoutOf(user);
    expect(second).not.toBe(first);
    expect((await readBilling(user.id)).checkoutSessionId).toBe(second);
  });

  test("opens another where the last is about to close", async () => {
    const user = await createUser();
    const first = await checkoutOf(user);
    setClock(new Date(NOW.getTime() + DAY_MS - 11 * 60_000));
    expect(await checkoutOf(user)).toBe(first);
    setClock(new Date(NOW.getTime() + DAY_MS - 10 * 60_000));
    expect(await checkoutOf(user)).not.toBe(first);
  });

  test("leads nowhere but to the provider's pages: those of the practice one count only while it's in use", async () => {
    const user = await createUser();
    await startAndConfirm(user);
    Object.assign(env, { BILLING_PROVIDER: "stripe" });
    const refused = openPortal(user, ORIGIN);
    await expect(refused).rejects.toMatchObject({ code: "unavailable", title: "Error" });
    expect(said).toMatchObject([{ level: "error", message: "billing portal failed", kind: "wrong" }]);
    Object.assign(env, { BILLING_PROVIDER: "sandbox" });
    expect(await openPortal(user, ORIGIN)).toContain(`${ORIGIN}/sandbox/portal/`);
  });

  test("after a cancelled trial goes on with it: begun once, and begun again counts for no second trial", async () => {
    const user = await createUser();
    await startAndConfirm(user);
    await cancelTrial(user);
    await startAndConfirm(user, "works");
    expect(await stateOf(user.id)).toMatchObject({ subscriptionStatus: "trial" });
    expect(await timesAudited(user.id, "trial_started")).toBe(1);
    expect(await timesAudited(user.id, "trial_cancelled")).toBe(1);
    expect(await timesAudited(user.id, "plan_paid")).toBe(0);
    expect(await timesAudited(user.id, "plan_ended")).toBe(0);
  });

  test("a plan's end is written down as such", async () => {
    const user = await createUser({ hasStartedTrial: true, trialEndsAt: inDays(-20), subscriptionStatus: "cancelled" });
    const id = await checkoutOf(user);
    await payCheckout(id, user.id, "works");
    expect(await confirmCheckout(user.id, id)).toEqual({ state: "confirmed" });
    expect(
      (await db.auditLog.findMany({ where: { userId: user.id, event: "plan_paid" } })).map(({ detail }) => detail),
    ).toEqual([{ plan: "monthly" }]);
    const { subscriptionId } = await stateOf(user.id);
    await cancelNow(subscriptionId ?? "");
    await syncBilling(user.id);
    expect(await stateOf(user.id)).toMatchObject({ isPremium: false, subscriptionStatus: "cancelled", paid: true });
    expect([await timesAudited(user.id, "plan_ended"), await timesAudited(user.id, "trial_cancelled")]).toEqual([1, 0]);
  });
});

describe("coming back from a checkout", () => {
  test("that can't be looked up yet is no refusal, and one of a name that none has isn't looked up", async () => {
    const user = await createUser();
    const id = await checkoutOf(user);
    const { faults, seen } = await sandbox();
    faults.push({ method: "GET", path: /checkout\/sessions/, kind: "server_error", times: 50 });
    expect(await confirmCheckout(user.id, id)).toEqual({ state: "pending" });
    expect(said).toMatchObject([{ message: "a checkout could not be confirmed yet", userId: user.id }]);
    faults.length = 0;
    const asked = seen.length;
    for (const name of ["cs_short", "x cs_test_aaaaaaaa", "cs_test_aaaaaaaa/..", `cs_${"a".repeat(201)}`])
      expect(await confirmCheckout(user.id, name)).toEqual({
        ...{ state: "refused", message: "This checkout isn't known. Nothing was charged." },
      });
    expect(seen).toHaveLength(asked);
  });
});

describe("who has left", () => {
  test("is ended at the provider, subscriptions first; whom it doesn't know counts as ended", async () => {
    const user = await createUser();
    await startAndConfirm(user);
    const customerId = await customerOf(user.id);
    const { seen } = await sandbox();
    const from = seen.length;
    await transaction(async (tx) => {
      expect(await lockCustomer(tx, user.id)).toBe(customerId);
      await queueCustomerRemoval(tx, customerId);
      await queueCustomerRemoval(tx, "cus_unknown_to_all");
    });
    expect(await removeCustomers()).toBe(0);
    const ends = seen.slice(from).filter((call) => call.startsWith("DELETE"));
    expect(ends.findIndex((call) => call.includes("subscriptions"))).toBeLessThan(
      ends.findIndex((call) => call.includes(customerId)),
    );
    expect(await transaction((tx) => lockCustomer(tx, "nobody"))).toBeNull();
  });

  test("stays at the provider as a customer while it can't say what is to be ended first", async () => {
    const user = await createUser();
    await startAndConfirm(user);
    const customerId = await customerOf(user.id);
    const { faults, seen } = await sandbox();
    faults.push({ method: "GET", path: /subscriptions/, kind: "server_error", times: 50 });
    const from = seen.length;
    await transaction((tx) => queueCustomerRemoval(tx, customerId));
    await removeCustomers();
    expect(seen.slice(from).filter((call) => call.startsWith("DELETE"))).toEqual([]);
    expect(await db.providerCall.findMany({ where: { vendor: "stripe", doneAt: null } })).toMatchObject([
      { action: "customer_delete", attempts: 1, lastError: "down" },
    ]);
  });
});
