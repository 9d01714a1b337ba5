import { afterAll, afterEach, describe, expect, test } from "vitest";
import { DAY_MS } from "~/domain/durations";
import { now, setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { cancelNow, createCheckout, findPrice, listSubscriptions } from "~/providers/billing/calls.server";
import { closeBilling } from "~/providers/billing/client.server";
import { expireCheckoutPage, payCheckout, readCheckout } from "~/sandbox/stripe/hosted.server";
import { confirmCheckout, startFreeTrial } from "~/services/billing/checkout.server";
import { readBilling } from "~/services/billing/profile.server";
import { reconcileBilling, syncBilling } from "~/services/billing/sync.server";
import { billingPlanView } from "~/services/billing/plan-screen.server";
import { cancelTrial, seePaywall, subscriptionStatus } from "~/services/billing/trial.server";
import { atPortal, checkoutOf, customerOf, ORIGIN, sandbox, startAndConfirm, stateOf } from "../support/billing";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();
afterAll(closeBilling);
afterEach(async () => {
  (await sandbox()).faults.length = 0;
});

const START = { planType: "monthly", origin: ORIGIN, key: undefined } as const;

describe("starting", () => {
  test("leaving the checkout starts nothing; the customer is kept, the profile's provider ids stay empty (TRIAL-037 SUBS-015)", async () => {
    const user = await createUser();
    const id = await checkoutOf(user);
    expect(await stateOf(user.id)).toMatchObject({
      hasStartedTrial: false,
      subscriptionStatus: null,
      trialEndsAt: null,
    });
    expect(await customerOf(user.id)).toMatch(/^cus_/);
    expect(await readCheckout(id, user.id)).toMatchObject({
      dueToday: 0,
      amount: 999,
      interval: "month",
      needsCard: false,
    });
    expect(await readBilling(user.id)).toMatchObject({ stripeCustomerId: null, stripeSubscriptionId: null });
  });

  test("confirming it starts 14 days, with no card and no provider ids (TRIAL-001 TRIAL-003)", async () => {
    const user = await createUser();
    await startAndConfirm(user, null, "annual");
    const profile = await readBilling(user.id);
    expect(subscriptionStatus(profile, now())).toMatchObject({
      isPremium: false,
      isOnFreeTrial: true,
      trialDaysLeft: 14,
      hasStartedTrial: true,
      subscriptionStatus: "trial",
    });
    expect(profile).toMatchObject({
      plan: "annual",
      stripeCustomerId: null,
      stripeSubscriptionId: null,
      trialUsed: true,
    });
    expect(await db.auditLog.count({ where: { userId: user.id, event: "trial_started" } })).toBe(1);
  });

  test("a second start while the trial runs leads to managing (TRIAL-028 TRIAL-029)", async () => {
    const user = await createUser();
    await startAndConfirm(user);
    expect(await startFreeTrial(user, START)).toEqual({
      redirectToManage: true,
      message: "You already have an active trial. Manage your subscription below.",
    });
  });

  test("a checkout that was finished but not yet heard of counts as well", async () => {
    const user = await createUser();
    const id = await checkoutOf(user);
    await payCheckout(id, user.id, null);
    expect(await startFreeTrial(user, START)).toMatchObject({ redirectToManage: true });
    expect(await stateOf(user.id)).toMatchObject({ subscriptionStatus: "trial" });
  });

  test("starting in parallel, with one key or with many, opens one checkout and makes one customer and one trial (TRIAL-027)", async () => {
    const user = await createUser();
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => startFreeTrial(user, { ...START, key: "the-same-key" })),
      ...Array.from({ length: 6 }, (_, index) => startFreeTrial(user, { ...START, key: `another-key-${index}` })),
    ]);
    const urls = new Set(answers.map((answer) => ("checkoutUrl" in answer ? answer.checkoutUrl : "none")));
    const sessions = await db.sandboxRecord.findMany({
      where: { vendor: "stripe", kind: "session", data: { path: ["clientReferenceId"], equals: user.id } },
    });
    const open = sessions.filter((row) => JSON.stringify(row.data).includes('"status":"open"'));
    expect(open).toHaveLength(1);
    for (const url of urls) expect(url).toContain(open[0]?.id);
    const customers = await db.sandboxRecord.findMany({
      where: { vendor: "stripe", kind: "customer", data: { path: ["metadata", "user_id"], equals: user.id } },
    });
    expect(customers).toHaveLength(1);
    const paid = await Promise.all(Array.from({ length: 5 }, () => payCheckout(open[0]?.id ?? "", user.id, null)));
    expect(paid.filter((answer) => answer?.ok)).toHaveLength(1);
    expect(await listSubscriptions(await customerOf(user.id))).toHaveLength(1);
  });

  test("two checkouts that were both finished leave one subscription alive and one trial counted", async () => {
    const user = await createUser();
    const first = await checkoutOf(user);
    const customerId = await customerOf(user.id);
    const rogue = await createCheckout({
      userId: user.id,
      customerId,
      priceId: await findPrice("annual"),
      trial: { kind: "full" },
      successUrl: `${ORIGIN}/s`,
      cancelUrl: `${ORIGIN}/c`,
      idempotencyKey: `rogue-${user.id}`,
    });
    await payCheckout(first, user.id, null);
    await payCheckout(rogue.id, user.id, null);
    await syncBilling(user.id);
    const living = (await listSubscriptions(customerId)).filter((sub) => sub.status !== "canceled");
    expect(living.map((sub) => sub.plan)).toEqual(["monthly"]);
    expect(await stateOf(user.id)).toMatchObject({ subscriptionStatus: "trial", subscriptionId: living[0]?.id });
  });

  test("another plan closes the open checkout; an expired one, or the same form again, opens a fresh one", async () => {
    const user = await createUser();
    const monthly = await checkoutOf(user, "monthly", "form-key-1");
    const annual = await checkoutOf(user, "annual", "form-key-2");
    expect((await readCheckout(monthly, user.id))?.status).toBe("expired");
    const again = await checkoutOf(user, "monthly", "form-key-1");
    expect([monthly, annual]).not.toContain(again);
    await expireCheckoutPage(again, user.id);
    expect(await stateOf(user.id)).toMatchObject({ hasStartedTrial: false });
    const fresh = await checkoutOf(user, "standard", "form-key-1");
    expect(await readCheckout(fresh, user.id)).toMatchObject({ status: "open", plan: "monthly" });
  });

  test("the shared demo account buys nothing", async () => {
    const demo = await createUser({ isDemo: true });
    await expect(startFreeTrial(demo, START)).rejects.toMatchObject({ code: "forbidden" });
    await expect(startFreeTrial(demo, START)).rejects.not.toMatchObject({
      userMessage: expect.stringMatching(/trial|subscription/i),
    });
  });

  test("a customer whom the provider has forgotten is made anew", async () => {
    const user = await createUser();
    await checkoutOf(user);
    const before = await customerOf(user.id);
    await db.sandboxRecord.deleteMany({
      where: { vendor: "stripe", kind: { in: ["customer", "session"] }, data: { path: ["id"], equals: before } },
    });
    await db.billing.update({ where: { userId: user.id }, data: { checkoutSessionId: null } });
    await expect(checkoutOf(user)).resolves.toMatch(/^cs_/);
    expect(await customerOf(user.id)).not.toBe(before);
  });
});

describe("coming back from the checkout", () => {
  test("someone else's, an open, and a made-up checkout prove nothing (SUBS-016)", async () => {
    const [ada, eve] = [await createUser(), await createUser()];
    const id = await checkoutOf(ada);
    expect(await confirmCheckout(ada.id, id)).toMatchObject({
      state: "refused",
      message: "The checkout wasn't finished. Nothing was charged.",
    });
    await payCheckout(id, ada.id, null);
    expect(await confirmCheckout(eve.id, id)).toMatchObject({ state: "refused" });
    expect(await confirmCheckout(ada.id, "cs_test_nothing_of_the_kind")).toMatchObject({ state: "refused" });
    expect(await confirmCheckout(ada.id, "../../v1/customers")).toMatchObject({ state: "refused" });
    expect(await stateOf(eve.id)).toMatchObject({ hasStartedTrial: false });
    expect(await readCheckout(id, eve.id)).toBeNull();
    expect(await payCheckout(id, eve.id, "works")).toBeNull();
  });
});

describe("cancelling", () => {
  test("the status is cancelled, the days stay, nothing is ever charged (TRIAL-006 TRIAL-032 TRIAL-033 TRIAL-034)", async () => {
    const user = await createUser();
    await startAndConfirm(user, "works");
    const { trialEndsAt } = await stateOf(user.id);
    const { message } = await cancelTrial(user);
    expect(message).toMatch(/^Your trial has been cancelled\. You keep access until .+, and you won't be charged\.$/);
    expect(subscriptionStatus(await readBilling(user.id), now())).toMatchObject({
      subscriptionStatus: "cancelled",
      isOnFreeTrial: true,
      trialDaysLeft: 14,
      isPremium: false,
    });
    await atPortal(user, { kind: "clock", to: "period_end" });
    await syncBilling(user.id);
    expect(await stateOf(user.id)).toMatchObject({
      isPremium: false,
      subscriptionStatus: "cancelled",
      trialEndsAt,
      paid: false,
      providerStatus: "canceled",
    });
    expect(await readBilling(user.id)).toMatchObject({ stripeSubscriptionId: null });
  });

  test("without a trial, or a second time, there is nothing to cancel (SUBS-033)", async () => {
    const user = await createUser();
    await expect(cancelTrial(user)).rejects.toMatchObject({
      code: "bad_request",
      userMessage: "No active trial to cancel",
    });
    await startAndConfirm(user);
    const results = await Promise.allSettled([cancelTrial(user), cancelTrial(user)]);
    expect(results.some((result) => result.status === "fulfilled")).toBe(true);
    await expect(cancelTrial(user)).rejects.toMatchObject({ userMessage: "No active trial to cancel" });
    expect(await db.auditLog.count({ where: { userId: user.id, event: "trial_cancelled" } })).toBe(1);
  });

  test("a trial that was granted by hand is cancelled without the provider", async () => {
    const user = await createUser({ hasStartedTrial: true, trialEndsAt: new Date(Date.now() + 5 * DAY_MS) });
    await cancelTrial(user);
    expect(await stateOf(user.id)).toMatchObject({ subscriptionStatus: "cancelled" });
  });

  test("who comes back keeps the rest of the trial, with one subscription (TRIAL-035)", async () => {
    const user = await createUser();
    await startAndConfirm(user);
    const { trialEndsAt } = await stateOf(user.id);
    await cancelTrial(user);
    expect(await billingPlanView({ id: user.id, timeZone: "UTC", now: now() })).toMatchObject({
      state: "cancelled",
      next: "rest",
    });
    const id = await checkoutOf(user, "annual");
    expect(await readCheckout(id, user.id)).toMatchObject({ dueToday: 0, needsCard: true });
    await payCheckout(id, user.id, "works");
    await confirmCheckout(user.id, id);
    expect((await stateOf(user.id)).trialEndsAt?.slice(0, 16)).toBe(trialEndsAt?.slice(0, 16));
    expect(await stateOf(user.id)).toMatchObject({ subscriptionStatus: "trial", isPremium: false });
    expect((await listSubscriptions(await customerOf(user.id))).map((sub) => sub.status).sort()).toEqual([
      "canceled",
      "trialing",
    ]);
  });

  test("after the trial a plan is paid at once: premium, active, and the provider ids appear (SUBS-034)", async () => {
    const user = await createUser();
    await startAndConfirm(user);
    await cancelTrial(user);
    setClock(new Date(Date.now() + 15 * DAY_MS));
    const id = await checkoutOf(user, "annual");
    expect(await readCheckout(id, user.id)).toMatchObject({ dueToday: 9599, needsCard: true, trialEnd: null });
    expect(await payCheckout(id, user.id, null)).toEqual({ ok: false, reason: "card_needed" });
    expect(await payCheckout(id, user.id, "declined")).toEqual({ ok: false, reason: "card_declined" });
    expect(await stateOf(user.id)).toMatchObject({ isPremium: false });
    await payCheckout(id, user.id, "works");
    await confirmCheckout(user.id, id);
    expect(await stateOf(user.id)).toMatchObject({ isPremium: true, subscriptionStatus: "active", paid: true });
    const profile = await readBilling(user.id);
    expect(profile.stripeCustomerId).toMatch(/^cus_/);
    expect(profile.stripeSubscriptionId).toMatch(/^sub_/);
  });
});

describe("as time goes by", () => {
  test("without a card the trial expires, with one it becomes a plan; the nightly check finds out (TRIAL-036 SUBS-034)", async () => {
    const [bare, carded] = [await createUser(), await createUser()];
    await startAndConfirm(bare);
    await startAndConfirm(carded);
    await atPortal(carded, { kind: "card", card: "works" });
    setClock(new Date(Date.now() + 14 * DAY_MS + 60_000));
    await reconcileBilling();
    expect(await stateOf(bare.id)).toMatchObject({
      isPremium: false,
      subscriptionStatus: "trial_expired",
      paid: false,
    });
    expect(await stateOf(carded.id)).toMatchObject({ isPremium: true, subscriptionStatus: "active", paid: true });
  });

  test("whoever pays from today is let in by the visit to the plans, before any event arrives", async () => {
    const user = await createUser();
    await startAndConfirm(user, "works");
    const later = new Date(Date.now() + 14 * DAY_MS + 30_000);
    setClock(later);
    expect(await billingPlanView({ id: user.id, timeZone: "UTC", now: later })).toMatchObject({
      state: "premium",
      plan: "monthly",
    });
    expect(await stateOf(user.id)).toMatchObject({ isPremium: true, subscriptionStatus: "active" });
    expect(await db.auditLog.count({ where: { userId: user.id, event: "plan_paid" } })).toBe(1);
    const { seen } = await sandbox();
    const before = seen.length;
    await billingPlanView({ id: user.id, timeZone: "UTC", now: later });
    expect(seen.length).toBe(before);
  });

  test("a card that fails keeps access with a warning, and a better one mends it", async () => {
    const user = await createUser();
    await startAndConfirm(user, "fails_later");
    setClock(new Date(Date.now() + 15 * DAY_MS));
    await syncBilling(user.id);
    expect(await stateOf(user.id)).toMatchObject({ isPremium: true, subscriptionStatus: "past_due" });
    await atPortal(user, { kind: "card", card: "works" });
    await syncBilling(user.id);
    expect(await stateOf(user.id)).toMatchObject({ isPremium: true, subscriptionStatus: "active" });
  });

  test("a paid plan that is cancelled lasts until its end", async () => {
    const user = await createUser();
    await startAndConfirm(user, "works");
    await atPortal(user, { kind: "clock", to: "period_end" });
    await atPortal(user, { kind: "cancel", atPeriodEnd: true });
    await syncBilling(user.id);
    expect(await stateOf(user.id)).toMatchObject({ isPremium: true, subscriptionStatus: "active" });
    expect(await billingPlanView({ id: user.id, timeZone: "UTC", now: now() })).toMatchObject({
      state: "premium",
      endsForGood: true,
    });
    await atPortal(user, { kind: "clock", to: "period_end" });
    await syncBilling(user.id);
    expect(await stateOf(user.id)).toMatchObject({ isPremium: false, subscriptionStatus: "cancelled" });
  });

  test("a subscription that the provider ended at once keeps the promised days", async () => {
    const user = await createUser();
    await startAndConfirm(user);
    await cancelNow((await stateOf(user.id)).subscriptionId ?? "");
    await syncBilling(user.id);
    expect(subscriptionStatus(await readBilling(user.id), now())).toMatchObject({
      subscriptionStatus: "cancelled",
      isOnFreeTrial: true,
    });
  });
});

describe("the plans, once seen (GATE-012)", () => {
  test("set hasSeenPaywall for good, but not on the shared demo account", async () => {
    const [user, demo] = [await createUser(), await createUser({ isDemo: true })];
    await seePaywall(user);
    await seePaywall(demo);
    expect((await readBilling(user.id)).hasSeenPaywall).toBe(true);
    expect((await readBilling(demo.id)).hasSeenPaywall).toBe(false);
  });
});
