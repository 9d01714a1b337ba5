import { afterAll, afterEach, describe, expect, test } from "vitest";
import { gate } from "~/domain/billing/access";
import { DAY_MS } from "~/domain/durations";
import { now, setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { closeBilling } from "~/providers/billing/client.server";
import { payCheckout } from "~/sandbox/stripe/hosted.server";
import { startFreeTrial } from "~/services/billing/checkout.server";
import { applyFacts, drawTicket, receiveBillingWebhook, syncBilling } from "~/services/billing/sync.server";
import { readBilling } from "~/services/billing/profile.server";
import { cancelTrial } from "~/services/billing/trial.server";
import * as route from "~/routes/webhooks.stripe";
import {
  atPortal,
  checkoutOf,
  customerOf,
  ORIGIN,
  renamed,
  sandbox,
  signed,
  startAndConfirm,
  stateOf,
  waitingEvents,
  type Signed,
} from "../support/billing";
import { useDatabase } from "../support/db";
import { useLog } from "../support/logged";
import { call, createUser } from "../support/people";

useDatabase();
afterAll(closeBilling);
const said = useLog();
afterEach(async () => {
  (await sandbox()).faults.length = 0;
});

const deliver = ({ body, signature }: Pick<Signed, "body" | "signature">) =>
  receiveBillingWebhook(body, new Headers({ "stripe-signature": signature }));

/** A person whose checkout is confirmed at the provider while nothing has been heard of it here. */
async function unheard() {
  const user = await createUser();
  await payCheckout(await checkoutOf(user), user.id, null);
  return { user, events: await waitingEvents(await customerOf(user.id)) };
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

/** Small, seeded and repeatable. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

async function forgetLocally(userId: string): Promise<void> {
  await db.webhookEvent.deleteMany({ where: { vendor: "stripe" } });
  await db.user.update({
    where: { id: userId },
    data: { isPremium: false, hasStartedTrial: false, subscriptionStatus: null, trialEndsAt: null },
  });
  await db.billing.update({
    where: { userId },
    data: {
      subscriptionId: null,
      plan: null,
      providerStatus: null,
      paid: false,
      trialUsedAt: null,
      trialEnd: null,
      cancelAt: null,
      cancelledByUser: false,
      syncApplied: 0,
      syncTicket: 0,
    },
  });
}

describe("signatures", () => {
  test("only the raw body, freshly signed with the right secret, gets in", async () => {
    const { user, events } = await unheard();
    const [event] = events;
    if (!event) throw new Error("no event");
    const { webhookSecret } = await sandbox();
    const post = (body: string, signature?: string) =>
      call(route, {
        path: "/webhooks/stripe",
        json: body,
        ...(signature ? { headers: { "stripe-signature": signature } } : {}),
      });
    const old = Math.floor(Date.now() / 1000) - 301;
    const refused = [
      await post(event.body),
      await post(event.body, ""),
      await post(event.body, signed(event.body, "whsec_other")),
      await post(event.body, signed(event.body, webhookSecret, old)),
      await post(`${event.body} `, event.signature),
      await post(JSON.stringify(JSON.parse(event.body), null, 1), event.signature),
      await post(event.body.replace("trialing", "active"), event.signature),
      await post("", event.signature),
    ];
    expect(refused.map((answer) => answer.status)).toEqual(refused.map(() => 400));
    expect(await stateOf(user.id)).toMatchObject({ hasStartedTrial: false });
    expect((await post(event.body, event.signature)).status).toBe(200);
    expect(await stateOf(user.id)).toMatchObject({ subscriptionStatus: "trial" });
    expect((await call(route, { path: "/webhooks/stripe" })).status).toBe(405);
    expect((await call(route, { path: "/webhooks/stripe", method: "PUT", json: {} })).status).toBe(405);
  });

  test("a signed event without data is told what it lacks", async () => {
    const { webhookSecret } = await sandbox();
    for (const body of [
      '{"id":"evt_1","object":"event","type":"invoice.paid"}',
      '{"id":"evt_1","object":"event","type":"invoice.paid","data":null}',
      '{"id":"evt_1","object":"event","type":"invoice.paid","data":{"object":"text"}}',
      '{"object":"event"}',
      "[]",
    ]) {
      const headers = { "stripe-signature": signed(body, webhookSecret) };
      const answer = await call(route, { path: "/webhooks/stripe", json: body, headers });
      expect([body, answer.status, answer.body]).toEqual([
        body,
        400,
        { message: "The event is signed, but it has no data to act on." },
      ]);
    }
  });

  test("events of strangers and of kinds that we don't know are answered and leave no trace", async () => {
    const { webhookSecret } = await sandbox();
    const strange = (type: string, customer: string) =>
      JSON.stringify({
        id: `evt_${type}`,
        object: "event",
        type,
        data: { object: { object: "subscription", id: "sub_1", customer } },
      });
    for (const body of [
      strange("customer.subscription.updated", "cus_nobody"),
      strange("charge.refunded", "cus_nobody"),
    ]) {
      expect(await deliver({ body, signature: signed(body, webhookSecret) })).toBe("ignored");
    }
    expect(await db.webhookEvent.count({ where: { id: { startsWith: "evt_c" } } })).toBe(0);
  });
});

describe("repeats and orders", () => {
  test("50 deliveries of one event at the same moment have one effect", async () => {
    const { user, events } = await unheard();
    const [event] = events;
    if (!event) throw new Error("no event");
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(event)));
    expect(answers.every((answer) => answer !== "refused")).toBe(true);
    const id: unknown = JSON.parse(event.body).id;
    expect(await db.webhookEvent.count({ where: { vendor: "stripe", id: String(id) } })).toBe(1);
    expect(await db.auditLog.count({ where: { userId: user.id, event: "trial_started" } })).toBe(1);
    expect(await stateOf(user.id)).toMatchObject({ subscriptionStatus: "trial" });
    expect(await deliver(event)).toBe("ignored");
  });

  test("every order of a whole trial's events ends in the same state", async () => {
    const user = await createUser();
    await startAndConfirm(user);
    await cancelTrial(user);
    await atPortal(user, { kind: "clock", to: "period_end" });
    const events = await waitingEvents(await customerOf(user.id));
    const kinds = [
      "customer.subscription.created",
      "checkout.session.completed",
      "customer.subscription.updated",
      "customer.subscription.deleted",
    ];
    const chosen = kinds
      .map((kind) => events.find((event) => event.type === kind))
      .filter((event) => event !== undefined);
    expect(chosen).toHaveLength(4);
    const ends = new Set<string>();
    for (const order of permutations(chosen)) {
      await forgetLocally(user.id);
      for (const event of order) await deliver(event);
      ends.add(JSON.stringify(await stateOf(user.id)));
    }
    expect(ends.size).toBe(1);
    expect(JSON.parse([...ends][0] ?? "{}")).toMatchObject({
      subscriptionStatus: "cancelled",
      isPremium: false,
      hasStartedTrial: true,
      providerStatus: "canceled",
    });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "deliveries mixed with changes, repeats and losses converge on the provider's word (seed %i)",
    async (seed) => {
      const roll = dice(seed * 7919);
      const { user } = await unheard();
      const customerId = await customerOf(user.id);
      const changes = [
        () => atPortal(user, { kind: "card", card: roll(2) === 0 ? "works" : "fails_later" }),
        () => atPortal(user, { kind: "cancel", atPeriodEnd: true }),
        () => atPortal(user, { kind: "cancel", atPeriodEnd: false }),
        () => atPortal(user, { kind: "clock", to: "period_end" }),
      ];
      const sent: Promise<unknown>[] = [];
      for (let step = 0; step < 10; step += 1) {
        if (roll(3) === 0) await changes[roll(changes.length)]?.();
        const events = await waitingEvents(customerId);
        const event = events[roll(events.length)];
        if (event) sent.push(deliver(event));
      }
      await Promise.all(sent);
      const all = await waitingEvents(customerId);
      const last = all.at(-1);
      for (const event of [...all].sort(() => roll(3) - 1)) await deliver(event);
      if (last) await deliver(await renamed(last, `evt_again${seed}`));
      const heard = await stateOf(user.id);
      await syncBilling(user.id);
      expect(heard).toEqual(await stateOf(user.id));
    },
  );

  test("a replay after the cancellation changes nothing, under its own id or under another (TRIAL-034)", async () => {
    const { user, events } = await unheard();
    for (const event of events) await deliver(event);
    await cancelTrial(user);
    const before = await stateOf(user.id);
    for (const [index, event] of events.entries()) {
      await deliver(event);
      await deliver(await renamed(event, `evt_replay${index}${user.id.slice(-6)}`));
    }
    expect(before.subscriptionStatus).toBe("cancelled");
    expect(await stateOf(user.id)).toEqual(before);
  });

  test("an answer that was asked for earlier does not overwrite a later one", async () => {
    const user = await createUser();
    await startAndConfirm(user);
    const early = await drawTicket(user.id);
    if (early === null) throw new Error("no plan");
    await cancelTrial(user);
    const stale = {
      id: "sub_x",
      status: "trialing" as const,
      plan: "monthly" as const,
      createdAt: new Date(),
      trialEnd: new Date(),
      periodStart: null,
      periodEnd: null,
      cancelAt: null,
      canceledAt: null,
      endedAt: null,
      amountPaid: 0,
    };
    await db.$transaction((tx) => applyFacts(tx, user.id, early, stale));
    expect(await stateOf(user.id)).toMatchObject({ subscriptionStatus: "cancelled" });
  });
});

describe("the provider down", () => {
  const STEPS = [
    ["GET", /subscriptions/],
    ["POST", /customers/],
    ["GET", /prices/],
    ["POST", /checkout\/sessions$/],
  ] as const;

  test.each(
    STEPS.flatMap(([method, path]) =>
      (["refuse", "server_error", "too_many"] as const).map((kind) => ({ method, path, kind })),
    ),
  )(
    "a start that fails at $method $path ($kind) says so, leaves nothing half done, and works the next time (TRIAL-030)",
    async ({ method, path, kind }) => {
      const user = await createUser();
      // A customer exists already where the step before the first call of a new one is to fail.
      if (path.source === "subscriptions")
        await db.billing.create({ data: { userId: user.id, customerId: `cus_${user.id.slice(-12)}` } });
      const { faults } = await sandbox();
      faults.push({ method, path, kind, times: 50 });
      await expect(
        startFreeTrial(user, { planType: "monthly", origin: ORIGIN, key: "form-key-down" }),
      ).rejects.toMatchObject({
        code: "unavailable",
        title: "Error",
        userMessage: "Unable to start free trial. Please try again.",
      });
      expect(await stateOf(user.id)).toMatchObject({
        hasStartedTrial: false,
        subscriptionStatus: null,
        isPremium: false,
      });
      faults.length = 0;
      await expect(checkoutOf(user, "monthly", "form-key-down")).resolves.toMatch(/^cs_/);
      const customers = await db.sandboxRecord.findMany({
        where: { vendor: "stripe", kind: "customer", data: { path: ["metadata", "user_id"], equals: user.id } },
      });
      expect(customers).toHaveLength(1);
    },
    30_000,
  );

  test.each([/customers/, /checkout\/sessions$/])(
    "an answer lost after its effect (%s) is asked for again, not done twice",
    async (path) => {
      const user = await createUser();
      const { faults } = await sandbox();
      faults.push({ method: "POST", path, kind: "after_effect", times: 1 });
      await checkoutOf(user);
      const made = await db.sandboxRecord.findMany({
        where: { vendor: "stripe", kind: { in: ["customer", "session"] } },
      });
      const own = made.filter((row) => JSON.stringify(row.data).includes(user.id));
      expect(own.map((row) => row.kind).sort()).toEqual(["customer", "session"]);
    },
  );

  test("a cancellation that fails says so and changes nothing; lost after its effect it is repeated (SUBS-031)", async () => {
    const user = await createUser();
    await startAndConfirm(user);
    const { faults } = await sandbox();
    const before = await stateOf(user.id);
    faults.push({ method: "POST", path: /subscriptions/, kind: "server_error", times: 50 });
    await expect(cancelTrial(user)).rejects.toMatchObject({
      code: "unavailable",
      userMessage: "Failed to cancel trial. Please try again.",
    });
    expect(said).toMatchObject([{ level: "error", message: "a trial couldn't be cancelled", kind: "down" }]);
    expect(await stateOf(user.id)).toEqual(before);
    faults.length = 0;
    faults.push({ method: "POST", path: /subscriptions/, kind: "after_effect", times: 1 });
    await cancelTrial(user);
    expect(await stateOf(user.id)).toMatchObject({ subscriptionStatus: "cancelled" });
  });

  test("a webhook that can't be checked with the provider is not taken, so that it comes again", async () => {
    const { user, events } = await unheard();
    const [event] = events;
    if (!event) throw new Error("no event");
    const { faults } = await sandbox();
    faults.push({ method: "GET", path: /subscriptions/, kind: "server_error", times: 50 });
    const answer = await call(route, {
      path: "/webhooks/stripe",
      json: event.body,
      headers: { "stripe-signature": event.signature },
    });
    expect(answer.status).toBe(503);
    expect(said).toContainEqual(
      expect.objectContaining({ message: "a delivery could not be checked and is to come again", type: event.type }),
    );
    expect(await stateOf(user.id)).toMatchObject({ hasStartedTrial: false });
    faults.length = 0;
    expect(await deliver(event)).toBe("applied");
    expect(await stateOf(user.id)).toMatchObject({ subscriptionStatus: "trial" });
  });

  test("nobody keeps a paid plan by a lost event: the trial's end holds by the clock alone", async () => {
    const user = await createUser({ hasSeenPaywall: true });
    await startAndConfirm(user);
    setClock(new Date(Date.now() + 15 * DAY_MS));
    expect(gate(await readBilling(user.id), now())).toEqual({ allowed: false, reason: "trial" });
  });
});
