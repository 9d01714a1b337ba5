import { afterAll, describe, expect, test } from "vitest";
import { showsFeature } from "~/domain/billing/access";
import { DAY_MS } from "~/domain/durations";
import { db } from "~/lib/db.server";
import { closeBilling } from "~/providers/billing/client.server";
import * as layout from "~/routes/_app";
import * as cancelPage from "~/routes/_app.cancel-trial";
import * as subscribePage from "~/routes/_app.subscribe";
import * as successPage from "~/routes/_app.subscription.success";
import * as cancelCall from "~/routes/api.cancel-trial";
import * as startCall from "~/routes/api.start-free-trial";
import * as statusCall from "~/routes/api.subscription.status";
import * as checkoutPage from "~/routes/sandbox.checkout.$id";
import * as portalPage from "~/routes/sandbox.portal.$id";
import { sandbox, stateOf } from "../support/billing";
import { useDatabase } from "../support/db";
import { call, createTrialUser, createUser, sessionCookie } from "../support/people";

useDatabase();
afterAll(closeBilling);

const status = (user: { id: string } | null) => call(statusCall, { path: "/api/subscription/status", user });
const start = (user: { id: string } | null, planType: unknown, headers = {}) =>
  call(startCall, { path: "/api/start-free-trial", user, json: { planType }, headers });
const cancel = (user: { id: string } | null) => call(cancelCall, { path: "/api/cancel-trial", user, json: {} });

function idIn(url: string | null): string {
  return new URL(url ?? "", "http://localhost").pathname.split("/").at(-1) ?? "";
}

async function checkoutUrl(user: { id: string }, planType = "monthly"): Promise<string> {
  const { body } = await start(user, planType);
  return typeof body === "object" && body !== null && "checkoutUrl" in body ? String(body.checkoutUrl) : "";
}

describe("GET /api/subscription/status", () => {
  test("the six keys for a fresh, a trial, an expired, a cancelled and a premium person (API-012 TRIAL-002 TRIAL-004)", async () => {
    const ahead = new Date(Date.now() + 5 * DAY_MS - 1000);
    const people = {
      fresh: await createUser(),
      trial: await createTrialUser({ trialEndsAt: ahead }),
      expired: await createTrialUser({ trialEndsAt: new Date(Date.now() - DAY_MS) }),
      cancelled: await createTrialUser({ trialEndsAt: ahead, subscriptionStatus: "cancelled" }),
      premium: await createTrialUser({
        trialEndsAt: new Date(Date.now() - DAY_MS),
        isPremium: true,
        subscriptionStatus: "active",
      }),
    };
    const answer = async (user: { id: string }) => (await status(user)).body;
    expect(await answer(people.fresh)).toEqual({
      isPremium: false,
      isOnFreeTrial: false,
      trialDaysLeft: 0,
      hasStartedTrial: false,
      trialEndsAt: null,
      subscriptionStatus: null,
    });
    expect(await answer(people.trial)).toEqual({
      isPremium: false,
      isOnFreeTrial: true,
      trialDaysLeft: 5,
      hasStartedTrial: true,
      trialEndsAt: ahead.toISOString(),
      subscriptionStatus: "trial",
    });
    expect(await answer(people.expired)).toMatchObject({
      isOnFreeTrial: false,
      trialDaysLeft: 0,
      hasStartedTrial: true,
    });
    expect(await answer(people.cancelled)).toMatchObject({
      isOnFreeTrial: true,
      trialDaysLeft: 5,
      subscriptionStatus: "cancelled",
    });
    expect(await answer(people.premium)).toMatchObject({
      isPremium: true,
      isOnFreeTrial: false,
      trialDaysLeft: 0,
      subscriptionStatus: "active",
    });
    expect((await status(null)).status).toBe(401);
    expect((await call(statusCall, { path: "/api/subscription/status", user: people.fresh, json: {} })).status).toBe(
      405,
    );
  });
});

describe("POST /api/start-free-trial", () => {
  test("a checkout address for each plan type; an unknown one is 400; signed out is 401 (API-013 SUBS-005)", async () => {
    for (const planType of ["standard", "monthly", "annual"]) {
      const user = await createUser();
      const answer = await start(user, planType);
      expect(answer).toMatchObject({
        status: 200,
        body: { checkoutUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/sandbox\/checkout\/cs_test_\w+$/) },
      });
    }
    const user = await createUser();
    for (const planType of ["weekly", "", null, 7, ["monthly"], undefined])
      expect((await start(user, planType)).status).toBe(400);
    expect((await start(null, "monthly")).status).toBe(401);
    expect(await stateOf(user.id)).toMatchObject({ hasStartedTrial: false });
  });

  test("with a trial it answers redirectToManage and the message (API-013 TRIAL-028 TRIAL-029)", async () => {
    const user = await createTrialUser();
    expect(await start(user, "monthly")).toMatchObject({
      status: 200,
      body: { redirectToManage: true, message: "You already have an active trial. Manage your subscription below." },
    });
  });

  test("the provider down is a 503 with the specification's text (TRIAL-030)", async () => {
    const user = await createUser();
    const { faults } = await sandbox();
    faults.push({ path: /./, kind: "server_error", times: 100 });
    expect(await start(user, "monthly")).toMatchObject({
      status: 503,
      body: { message: "Unable to start free trial. Please try again." },
    });
    faults.length = 0;
  });

  test("fields of the profile can't be sent along", async () => {
    const user = await createUser();
    await call(startCall, {
      path: "/api/start-free-trial",
      user,
      json: { planType: "monthly", isPremium: true, trialEndsAt: "2099-01-01", hasStartedTrial: true, userId: "x" },
    });
    expect(await stateOf(user.id)).toMatchObject({ isPremium: false, hasStartedTrial: false, trialEndsAt: null });
  });
});

describe("POST /api/cancel-trial", () => {
  test("answers a message; without a trial 400; signed out 401 (API-014 TRIAL-032 SUBS-033)", async () => {
    const user = await createTrialUser();
    expect(await cancel(user)).toMatchObject({ status: 200, body: { message: expect.stringMatching(/cancelled/) } });
    expect((await status(user)).body).toMatchObject({ subscriptionStatus: "cancelled" });
    expect(await cancel(user)).toMatchObject({ status: 400, body: { message: "No active trial to cancel" } });
    expect(await cancel(await createUser())).toMatchObject({
      status: 400,
      body: { message: "No active trial to cancel" },
    });
    expect((await cancel(null)).status).toBe(401);
  });
});

describe("the same by plain forms", () => {
  test("start, confirm, come back, manage and cancel (PE-002 SUBS-015)", async () => {
    const user = await createUser();
    expect((await call(subscribePage, { path: "/subscribe", user })).status).toBe(200);
    const started = await call(subscribePage, {
      path: "/subscribe",
      user,
      form: { intent: "start", planType: "annual", formKey: "form-key-77" },
    });
    expect(started.status).toBe(303);
    const id = idIn(started.headers.get("location"));
    const shown = await call(checkoutPage, { path: `/sandbox/checkout/${id}`, params: { id }, user });
    expect(shown.body).toMatchObject({ dueToday: 0, amount: 9599, interval: "year", needsCard: false });
    const declined = await call(checkoutPage, {
      path: `/sandbox/checkout/${id}`,
      params: { id },
      user,
      form: { intent: "pay", card: "declined" },
    });
    expect(declined).toMatchObject({
      status: 422,
      body: { toast: { description: "The card was declined. Nothing was charged; choose another card." } },
    });
    const paid = await call(checkoutPage, {
      path: `/sandbox/checkout/${id}`,
      params: { id },
      user,
      form: { intent: "pay", card: "none" },
    });
    expect(paid.headers.get("location")).toContain(`/subscription/success?session_id=${id}`);
    const first = await call(successPage, { path: `/subscription/success?session_id=${id}`, user });
    expect(first.body).toMatchObject({
      view: { state: "trial", daysLeft: 14, plan: "annual" },
      ...{ isPending: false, isSeen: false },
    });
    // Opened again in the same browser, by this address or a shorter one, it has been seen.
    const seen = { cookie: `${await sessionCookie(user)}; ${first.headers.get("set-cookie")?.split(";")[0]}` };
    for (const path of [`/subscription/success?session_id=${id}`, "/subscription/success"])
      expect((await call(successPage, { path, ...seen })).body).toMatchObject({ isSeen: true });
    const again = await call(subscribePage, {
      path: "/subscribe",
      user,
      form: { intent: "start", planType: "annual" },
    });
    expect(again.headers.get("location")).toBe("/subscribe");
    const managed = await call(subscribePage, { path: "/subscribe", user, form: { intent: "manage" } });
    const portal = idIn(managed.headers.get("location"));
    expect(
      (await call(portalPage, { path: `/sandbox/portal/${portal}`, params: { id: portal }, user })).body,
    ).toMatchObject({ card: null, subscription: { status: "trialing", cancelsAtEnd: false } });
    const cancelled = await call(cancelPage, { path: "/cancel-trial", user, form: { intent: "cancel" } });
    expect(cancelled).toMatchObject({ status: 303 });
    expect(cancelled.headers.get("location")).toBe("/dashboard");
    expect((await call(cancelPage, { path: "/cancel-trial", user })).body).toMatchObject({
      view: { state: "cancelled", daysLeft: 14 },
    });
  });

  test("looking at the plans takes nothing away; who set out to pay and turned back finds the gate closed (GATE-008 GATE-009 GATE-012)", async () => {
    const user = await createUser({ hasStartedTrial: false, subscriptionStatus: null, trialEndsAt: null });
    const gateOf = async () => {
      const row = await db.user.findUniqueOrThrow({ where: { id: user.id } });
      return [row.hasSeenPaywall, showsFeature({ ...row, stripeCustomerId: null, stripeSubscriptionId: null })];
    };
    for (let visit = 0; visit < 2; visit += 1) await call(subscribePage, { path: "/subscribe", user });
    expect(await gateOf()).toEqual([false, true]);
    await call(subscribePage, {
      path: "/subscribe",
      user,
      form: { intent: "start", planType: "annual", formKey: "form-key-78" },
    });
    expect(await gateOf()).toEqual([true, false]);
  });

  test("the provider down: the same texts as by the call, and nothing changed (SUBS-031)", async () => {
    const user = await createUser();
    const id = idIn(await checkoutUrl(user));
    await call(checkoutPage, { path: "/x", params: { id }, user, form: { intent: "pay", card: "none" } });
    await call(successPage, { path: `/subscription/success?session_id=${id}`, user });
    const { faults } = await sandbox();
    faults.push({ path: /./, kind: "server_error", times: 100 });
    const answer = await call(cancelPage, { path: "/cancel-trial", user, form: { intent: "cancel" } });
    expect(answer).toMatchObject({
      status: 503,
      body: { toast: { title: "Error", description: "Failed to cancel trial. Please try again." } },
    });
    expect((await call(successPage, { path: `/subscription/success?session_id=${id}`, user })).body).toMatchObject({
      isPending: true,
    });
    faults.length = 0;
    expect(await stateOf(user.id)).toMatchObject({ subscriptionStatus: "trial" });
  });

  test("a stranger's checkout and portal are not found, by any door", async () => {
    const [ada, eve] = [await createUser(), await createUser()];
    const id = idIn(await checkoutUrl(ada));
    const params = { id };
    expect((await call(checkoutPage, { path: `/sandbox/checkout/${id}`, params, user: eve })).status).toBe(404);
    expect(
      (
        await call(checkoutPage, {
          path: `/sandbox/checkout/${id}`,
          params,
          user: eve,
          form: { intent: "pay", card: "works" },
        })
      ).status,
    ).toBe(404);
    await call(checkoutPage, { path: `/sandbox/checkout/${id}`, params, user: eve, form: { intent: "expire" } });
    expect((await call(checkoutPage, { path: `/sandbox/checkout/${id}`, params, user: ada })).body).toMatchObject({
      status: "open",
    });
    expect(
      (await call(successPage, { path: `/subscription/success?session_id=${id}`, user: eve })).headers.get("location"),
    ).toBe("/subscribe");
    expect(await stateOf(eve.id)).toMatchObject({ hasStartedTrial: false });
  });
});

test("the frame of every screen carries a payment that failed to who has premium, and nothing once it's paid", async () => {
  const paying = { isPremium: true, hasStartedTrial: true, trialEndsAt: new Date(Date.now() - DAY_MS) };
  const frameOf = async (subscriptionStatus: string) => {
    const user = await createUser({ ...paying, subscriptionStatus });
    return (await call(layout, { path: "/goals", user })).body;
  };
  expect(await frameOf("past_due")).toMatchObject({ trial: { isPremium: true, subscriptionStatus: "past_due" } });
  expect(await frameOf("active")).toMatchObject({ trial: null });
});
