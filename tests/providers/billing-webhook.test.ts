// A delivery is the payment vendor's only where its signature says so; of what it says a few facts are kept.
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { env } from "~/lib/env.server";
import { closeBilling } from "~/providers/billing/client.server";
import { subscriptionFacts, isPriceAsStated } from "~/providers/billing/transform";
import { verifyWebhook } from "~/providers/billing/webhook.server";

const SECRET = "whsec_of_a_test";
const stripe = new Stripe("sk_test_none");
const before = { ...env };
// A signature is checked without asking anybody.
beforeAll(() =>
  Object.assign(env, {
    ...{ BILLING_PROVIDER: "stripe", STRIPE_SECRET_KEY: "sk_test_none", STRIPE_WEBHOOK_SECRET: SECRET },
  }),
);
afterAll(async () => {
  await closeBilling();
  Object.assign(env, before);
});

const signature = (payload: string, more: { secret?: string; timestamp?: number } = {}) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, ...more });
const event = (type: string, object: unknown) =>
  JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
const delivered = (body: string, header: string | null = signature(body)) =>
  verifyWebhook(body, new Headers(header === null ? {} : { "stripe-signature": header }));
const BODY = event("invoice.paid", { object: "invoice", customer: "cus_1" });

describe("a delivery", () => {
  test("that the vendor has signed is taken", async () => {
    expect(await delivered(BODY)).toEqual({ id: "evt_1", type: "invoice.paid", news: { customerId: "cus_1" } });
  });

  test("is refused without a signature, with another's, of another text, or of long ago", async () => {
    const long = Math.floor(Date.now() / 1000) - 301;
    for (const header of [
      ...[null, "", "t=1,v1=00", signature(`${BODY} `), signature(BODY, { secret: "whsec_other" })],
      signature(BODY, { timestamp: long }),
    ])
      expect(await delivered(BODY, header), String(header)).toBeNull();
  });

  test("that is signed and has no data says what it is", async () => {
    expect(await delivered('{"type":"invoice.paid","id":"evt_1"}')).toEqual({ unreadable: "invoice.paid" });
    expect(await delivered('{"id":"evt_1","data":{"object":{}}}')).toEqual({ unreadable: "unknown" });
    expect(await delivered('{"type":"invoice.paid","data":{"object":{}}}')).toEqual({ unreadable: "invoice.paid" });
    expect(await delivered(`{"type":"${"x".repeat(101)}"}`)).toEqual({ unreadable: "unknown" });
  });

  test.each([
    ...["checkout.session.completed", "customer.subscription.created", "customer.subscription.updated"],
    ...["customer.subscription.deleted", "customer.subscription.paused", "customer.subscription.resumed"],
    ...["customer.subscription.trial_will_end", "invoice.paid", "invoice.payment_failed"],
  ])("of %s may change a customer's plan", async (type) => {
    expect(await delivered(event(type, { customer: "cus_7" }))).toMatchObject({ type, news: { customerId: "cus_7" } });
  });

  test.each<[string, unknown, string | null]>([
    ["invoice.paid", { customer: { id: "cus_8", object: "customer" } }, "cus_8"],
    ["invoice.paid", { object: "customer", id: "cus_9" }, "cus_9"],
    ["invoice.paid", { object: "customer", id: 9, customer: "cus_2" }, "cus_2"],
    ["invoice.paid", { object: "invoice", id: "in_1" }, null],
    ["invoice.paid", { customer: null }, null],
    ["payout.paid", { customer: "cus_1" }, null],
  ])("%s of %j is about %s", async (type, object, customerId) => {
    expect(await delivered(event(type, object))).toMatchObject({ news: { customerId } });
  });
});

const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
const price = (over: object = {}): Stripe.Price =>
  JSON.parse(
    JSON.stringify({
      ...{ active: true, currency: "usd", unit_amount: 999, lookup_key: null },
      ...{ recurring: { interval: "month", interval_count: 1 }, ...over },
    }),
  );
const subscription = (over: object = {}): Stripe.Subscription =>
  JSON.parse(
    JSON.stringify({
      ...{ id: "sub_1", status: "active", created: at("2026-10-01"), trial_end: at("2026-10-08"), cancel_at: null },
      ...{ cancel_at_period_end: false, canceled_at: null, ended_at: null, latest_invoice: { amount_paid: 799 } },
      items: {
        data: [{ price: price(), current_period_start: at("2026-10-08"), current_period_end: at("2026-11-08") }],
      },
      ...over,
    }),
  );
const day = (text: string) => new Date(`${text}T12:00:00Z`);

describe("the facts of a subscription", () => {
  test("are its days, its plan and what was paid", () => {
    expect(subscriptionFacts(subscription())).toEqual({
      ...{ id: "sub_1", status: "active", plan: "monthly", createdAt: day("2026-10-01"), trialEnd: day("2026-10-08") },
      ...{ periodStart: day("2026-10-08"), periodEnd: day("2026-11-08"), cancelAt: null, canceledAt: null },
      ...{ endedAt: null, amountPaid: 799 },
    });
  });

  test.each([
    ["trialing", "trialing"],
    ["active", "active"],
    ["past_due", "past_due"],
    ["canceled", "canceled"],
    ["unpaid", "blocked"],
    ["paused", "blocked"],
  ])("status %s is %s", (status, known) => expect(subscriptionFacts(subscription({ status }))?.status).toBe(known));

  test.each(["incomplete", "incomplete_expired"])("there are none where it never began: %s", (status) =>
    expect(subscriptionFacts(subscription({ status }))).toBeNull(),
  );

  test("end when it says so, or with what is paid", () => {
    const ends = (over: object) => subscriptionFacts(subscription(over))?.cancelAt;
    expect(ends({ cancel_at: at("2026-12-01"), cancel_at_period_end: true })).toEqual(day("2026-12-01"));
    expect(ends({ cancel_at_period_end: true })).toEqual(day("2026-11-08"));
    const over = { canceled_at: at("2026-10-20"), ended_at: at("2026-11-01") };
    expect(subscriptionFacts(subscription(over))).toMatchObject({
      canceledAt: day("2026-10-20"),
      endedAt: day("2026-11-01"),
    });
  });

  test("say nothing of what isn't there", () => {
    for (const latest_invoice of [null, "in_1"])
      expect(subscriptionFacts(subscription({ latest_invoice }))?.amountPaid).toBe(0);
    expect(subscriptionFacts(subscription({ items: { data: [] }, cancel_at_period_end: true }))).toMatchObject({
      ...{ plan: null, periodStart: null, periodEnd: null, cancelAt: null },
    });
  });

  test("name the plan by the price's key, else by how often it's paid", () => {
    const plan = (over: object) => subscriptionFacts(subscription({ items: { data: [{ price: price(over) }] } }))?.plan;
    expect(plan({ recurring: { interval: "year" } })).toBe("annual");
    expect(plan({ recurring: { interval: "week" } })).toBeNull();
    expect(plan({ recurring: null })).toBeNull();
  });
});

test("a price is charged only where it's what our screens say", () => {
  expect(isPriceAsStated(price(), "monthly")).toBe(true);
  expect(isPriceAsStated(price(), "annual")).toBe(false);
  for (const wrong of [
    ...[{ active: false }, { currency: "eur" }, { unit_amount: 1000 }, { unit_amount: null }, { recurring: null }],
    ...[
      { recurring: { interval: "year", interval_count: 1 } },
      { recurring: { interval: "month", interval_count: 3 } },
    ],
  ])
    expect(isPriceAsStated(price(wrong), "monthly"), JSON.stringify(wrong)).toBe(false);
});
