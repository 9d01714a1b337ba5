// The practice provider's pages: one's own checkout and portal, nobody else's, and none of it with a real provider.
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { closeBilling } from "~/providers/billing/client.server";
import { confirmCheckout, openPortal } from "~/services/billing/checkout.server";
import {
  changePracticePortal,
  expirePracticeCheckout,
  payPracticeCheckout,
  practiceCheckout,
  practicePortal,
} from "~/services/billing/practice-pages.server";
import { readBilling } from "~/services/billing/profile.server";
import { syncBilling } from "~/services/billing/sync.server";
import { cancelTrial } from "~/services/billing/trial.server";
import { DEMO_PLAN_IS_FIXED } from "~/texts/billing";
import { checkoutOf, ORIGIN, startAndConfirm, stateOf } from "../support/billing";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();
const NOW = new Date("2026-03-10T10:00:00Z");
beforeEach(() => setClock(NOW));
const before = { ...env };
afterEach(() => void Object.assign(env, before));
afterAll(closeBilling);

const missing = { code: "not_found" };
const portalOf = async (user: Awaited<ReturnType<typeof createUser>>) =>
  new URL(await openPortal(user, ORIGIN)).pathname.split("/").at(-1) ?? "";

describe("the practice checkout", () => {
  test("is its owner's: nobody else sees, pays or closes it", async () => {
    const [user, other] = [await createUser(), await createUser()];
    const id = await checkoutOf(user);
    expect(await practiceCheckout(user, id)).not.toBeNull();
    expect(await practiceCheckout(other, id)).toBeNull();
    expect(await practiceCheckout(user, "cs_test_none")).toBeNull();
    await expect(payPracticeCheckout(other, id, "works")).rejects.toMatchObject(missing);
    await expirePracticeCheckout(other, id).catch(() => undefined);
    await payPracticeCheckout(user, id, "none");
    expect(await confirmCheckout(user.id, id)).toEqual({ state: "confirmed" });
    expect(await stateOf(user.id)).toMatchObject({ subscriptionStatus: "trial" });
  });

  test("that was closed confirms nothing, and another start opens another", async () => {
    const user = await createUser();
    const id = await checkoutOf(user);
    await expirePracticeCheckout(user, id);
    expect(await confirmCheckout(user.id, id)).toMatchObject({ state: "refused" });
    expect(await checkoutOf(user)).not.toBe(id);
  });
});

describe("the practice portal", () => {
  test("is its owner's, and what is changed there is known after the next look", async () => {
    const [user, other] = [await createUser(), await createUser()];
    await startAndConfirm(user, "works");
    const id = await portalOf(user);
    expect(await practicePortal(user, id)).not.toBeNull();
    expect(await practicePortal(other, id)).toBeNull();
    await expect(changePracticePortal(other, id, { kind: "cancel", atPeriodEnd: true })).rejects.toMatchObject(missing);
    await changePracticePortal(user, id, { kind: "cancel", atPeriodEnd: true });
    await syncBilling(user.id);
    expect(await stateOf(user.id)).toMatchObject({ subscriptionStatus: "cancelled" });
  });
});

test("with no practice provider there are no such pages", async () => {
  const user = await createUser();
  const checkout = await checkoutOf(user);
  Object.assign(env, { BILLING_PROVIDER: "off" });
  await closeBilling();
  expect(await practiceCheckout(user, checkout)).toBeNull();
  expect(await practicePortal(user, "any")).toBeNull();
  for (const work of [
    () => payPracticeCheckout(user, checkout, "works"),
    () => expirePracticeCheckout(user, checkout),
    () => changePracticePortal(user, "any", { kind: "cancel", atPeriodEnd: true }),
  ])
    await expect(work()).rejects.toMatchObject(missing);
  Object.assign(env, before);
  await closeBilling();
});

test("the shared account's plan isn't cancelled by a visitor", async () => {
  const demo = await createUser({
    ...{ isDemo: true, hasStartedTrial: true, subscriptionStatus: "trial", trialEndsAt: new Date("2026-03-20") },
  });
  await expect(cancelTrial(demo)).rejects.toMatchObject({ code: "forbidden", userMessage: DEMO_PLAN_IS_FIXED });
  expect((await db.user.findUniqueOrThrow({ where: { id: demo.id } })).subscriptionStatus).toBe("trial");
});

test("a profile says when the provider was heard last; of who never bought anything there is nothing", async () => {
  const [user, fresh] = [await createUser(), await createUser()];
  await startAndConfirm(user, "works");
  expect(await readBilling(user.id)).toMatchObject({
    ...{ syncedAt: NOW, plan: "monthly", providerStatus: "trialing", trialUsed: true, cancelAt: null },
    ...{ customerId: expect.any(String), subscriptionId: expect.any(String), stripeCustomerId: null },
  });
  expect(await readBilling(fresh.id)).toMatchObject({
    ...{ syncedAt: null, plan: null, providerStatus: null, trialUsed: false, customerId: null, subscriptionId: null },
    ...{ checkoutSessionId: null, syncTicket: 0, currentPeriodEnd: null },
  });
});
