// What the payment vendor is asked, word for word, what is taken from its answers, and what its refusals mean here.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { env } from "~/lib/env.server";
import * as calls from "~/providers/billing/calls.server";
import { closeBilling, stripeSandbox, webhookSecret } from "~/providers/billing/client.server";
import { startVendor, type VendorAnswer } from "../support/vendor-server";

const before = { ...env };
const asked: { call: string; fields: Record<string, string>; key: unknown; bearer: unknown; more: unknown }[] = [];
let said: VendorAnswer = "nothing";
let vendor: Awaited<ReturnType<typeof startVendor>>;

beforeAll(async () => {
  vendor = await startVendor(({ method, url, headers, text }) => {
    const fields = Object.fromEntries([...url.searchParams, ...new URLSearchParams(text)]);
    const { "idempotency-key": key, authorization: bearer, "x-stripe-client-telemetry": more } = headers;
    asked.push({ call: `${method} ${url.pathname}`, fields, key, bearer, more });
    return said;
  });
  Object.assign(env, {
    ...{ BILLING_PROVIDER: "stripe", STRIPE_API_BASE: vendor.address },
    ...{ STRIPE_SECRET_KEY: "sk_test_of_ours", STRIPE_WEBHOOK_SECRET: "whsec_of_ours" },
    ...{ STRIPE_PRICE_MONTHLY: undefined, STRIPE_PRICE_ANNUAL: undefined },
  });
});
afterAll(async () => {
  await closeBilling();
  vendor.close();
  Object.assign(env, before);
});

// Or the vendor's client asks a second time.
const ONCE = { "stripe-should-retry": "false" };
const answering = (body: unknown, status = 200) => (said = { status, body, headers: ONCE });
const refusing = (status: number, error: object) =>
  answering({ error: { message: "For developers", ...error } }, status);
const failure = async (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => "done",
    (error: unknown) => error,
  );
const price = { id: "price_1", active: true, currency: "usd", unit_amount: 999, lookup_key: "pf_monthly" };
const monthly = { ...price, recurring: { interval: "month", interval_count: 1 } };
const session = {
  ...{ id: "cs_1", object: "checkout.session", url: "https://checkout.stripe.com/c/1", status: "open" },
  ...{ client_reference_id: "ann", customer: "cus_1", subscription: { id: "sub_1" }, expires_at: 1_800_000_000 },
  metadata: { price: "price_1", trial: "full" },
};

describe("what is asked", () => {
  test("a customer is made with our own name for them, and once for a key", async () => {
    answering({ id: "cus_1" });
    const customer = { userId: "ann", email: "ann@example.com", name: "Ann Lee", idempotencyKey: "customer:ann" };
    expect(await calls.createCustomer(customer)).toBe("cus_1");
    expect(asked.at(-1)).toEqual({
      ...{ call: "POST /v1/customers", key: "customer:ann", bearer: "Bearer sk_test_of_ours" },
      fields: { email: "ann@example.com", name: "Ann Lee", "metadata[user_id]": "ann" },
    });
  });

  const ORDER = {
    ...{ userId: "ann", customerId: "cus_1", priceId: "price_1", idempotencyKey: "checkout:ann" },
    ...{ successUrl: "https://a/success", cancelUrl: "https://a/cancel" },
  };
  const sent = async (trial: calls.CheckoutTrial) => {
    answering(session);
    await calls.createCheckout({ ...ORDER, trial });
    return asked.at(-1);
  };
  const ALWAYS = {
    ...{ mode: "subscription", customer: "cus_1", client_reference_id: "ann", "line_items[0][price]": "price_1" },
    ...{ "line_items[0][quantity]": "1", "subscription_data[metadata][user_id]": "ann", "metadata[price]": "price_1" },
    ...{ success_url: "https://a/success", cancel_url: "https://a/cancel" },
  };
  const CARDLESS_END = "subscription_data[trial_settings][end_behavior][missing_payment_method]";

  test("a whole trial needs no card, lasts 14 days, and without a card it ends by itself", async () => {
    expect(await sent({ kind: "full" })).toMatchObject({ call: "POST /v1/checkout/sessions", key: "checkout:ann" });
    expect(asked.at(-1)?.fields).toEqual({
      ...ALWAYS,
      ...{ payment_method_collection: "if_required", "subscription_data[trial_period_days]": "14" },
      ...{ [CARDLESS_END]: "cancel", "metadata[trial]": "full" },
    });
  });

  test("the rest of a trial ends on its own second and asks for a card; without a trial it's paid at once", async () => {
    expect((await sent({ kind: "rest", endsAt: new Date("2026-12-01T10:00:00.999Z") }))?.fields).toEqual({
      ...ALWAYS,
      ...{ payment_method_collection: "always", "subscription_data[trial_end]": "1796119200" },
      ...{ [CARDLESS_END]: "cancel", "metadata[trial]": "rest" },
    });
    expect((await sent({ kind: "none" }))?.fields).toEqual({
      ...ALWAYS,
      ...{ payment_method_collection: "always", "metadata[trial]": "none" },
    });
  });

  test("all of a customer's subscriptions are asked for, with what was paid last", async () => {
    answering({ object: "list", data: [] });
    expect(await calls.listSubscriptions("cus_1")).toEqual([]);
    expect(asked.at(-1)).toMatchObject({
      call: "GET /v1/subscriptions",
      fields: { customer: "cus_1", status: "all", limit: "100", "expand[0]": "data.latest_invoice" },
    });
  });

  test("one that never began is none; an end by the person's wish is at the period's end", async () => {
    const subscription = { id: "sub_1", status: "incomplete", created: 1, items: { data: [] } };
    answering({ object: "list", data: [subscription, { ...subscription, id: "sub_2", status: "active" }] });
    expect((await calls.listSubscriptions("cus_1")).map(({ id }) => id)).toEqual(["sub_2"]);
    answering({ ...subscription, status: "trialing" });
    expect(await calls.cancelAtPeriodEnd("sub_1")).toMatchObject({ id: "sub_1", status: "trialing" });
    expect(asked.at(-1)).toMatchObject({
      ...{ call: "POST /v1/subscriptions/sub_1", fields: { cancel_at_period_end: "true" } },
    });
  });

  test("the portal is the customer's own, and leads back to us", async () => {
    answering({ id: "bps_1", url: "https://billing.stripe.com/p/1" });
    expect(await calls.createPortal("cus_1", "https://a/subscribe")).toBe("https://billing.stripe.com/p/1");
    expect(asked.at(-1)).toMatchObject({
      ...{ call: "POST /v1/billing_portal/sessions", fields: { customer: "cus_1", return_url: "https://a/subscribe" } },
    });
  });

  test("nothing is told beside it, of how long the vendor took before", async () => {
    const body = { id: "bps_1", url: "https://billing.stripe.com/p/1" };
    said = { status: 200, body, headers: { "request-id": "req_1" } };
    for (const _ of [1, 2, 3]) await calls.createPortal("cus_1", "https://a/subscribe");
    expect(asked.slice(-3).map(({ more }) => more)).toEqual([undefined, undefined, undefined]);
  });

  test("what a delivery is signed with is the vendor's secret, and there's no practice vendor beside it", async () => {
    expect(await webhookSecret()).toBe("whsec_of_ours");
    expect(await stripeSandbox()).toBeNull();
  });
});

describe("a plan's price", () => {
  test("is found by its name among those that are sold, or by the id that was set", async () => {
    answering({ object: "list", data: [monthly] });
    expect(await calls.findPrice("monthly")).toBe("price_1");
    expect(asked.at(-1)).toMatchObject({
      ...{ call: "GET /v1/prices", fields: { "lookup_keys[0]": "pf_monthly", active: "true" } },
    });
    Object.assign(env, { STRIPE_PRICE_MONTHLY: "price_m", STRIPE_PRICE_ANNUAL: "price_a" });
    const annual = { ...monthly, unit_amount: 9599, recurring: { interval: "year", interval_count: 1 } };
    for (const [plan, body, path] of [
      ["monthly", monthly, "price_m"],
      ["annual", annual, "price_a"],
    ] as const) {
      answering(body);
      expect(await calls.findPrice(plan)).toBe("price_1");
      expect(asked.at(-1)?.call).toBe(`GET /v1/prices/${path}`);
    }
    Object.assign(env, { STRIPE_PRICE_MONTHLY: undefined, STRIPE_PRICE_ANNUAL: undefined });
  });

  test.each<[string, object[]]>([
    ["isn't there", []],
    ["isn't what our screens say", [{ ...monthly, unit_amount: 1 }]],
  ])("that %s is our own setup's fault: nothing is sold", async (_, data) => {
    answering({ object: "list", data });
    const error = await failure(() => calls.findPrice("monthly"));
    expect(error).toMatchObject({ name: "ProviderFailure", kind: "wrong", what: "price of monthly" });
    expect(String(error)).toContain("billing provider: price of monthly (wrong)");
  });
});

describe("a checkout", () => {
  test("is whose it says, and what it was for", async () => {
    answering(session);
    expect(await calls.retrieveCheckout("cs_1")).toEqual({
      ...{ id: "cs_1", url: "https://checkout.stripe.com/c/1", status: "open", userId: "ann", customerId: "cus_1" },
      ...{ subscriptionId: "sub_1", priceId: "price_1", trial: "full", expiresAt: new Date(1_800_000_000_000) },
    });
    expect(asked.at(-1)?.call).toBe("GET /v1/checkout/sessions/cs_1");
  });

  test.each([
    ["complete", "complete"],
    ["expired", "expired"],
    ["open", "open"],
    [null, "open"],
  ])("of status %s is %s", async (status, known) => {
    answering({ ...session, status });
    expect((await calls.retrieveCheckout("cs_1")).status).toBe(known);
  });

  test("that says little is nobody's", async () => {
    const odd = { customer: null, subscription: { id: 7 }, client_reference_id: null, metadata: null, url: null };
    answering({ ...session, ...odd });
    expect(await calls.retrieveCheckout("cs_1")).toMatchObject({
      ...{ customerId: null, subscriptionId: null, userId: null, priceId: null, trial: null, url: null },
    });
    expect([calls.idOf("a"), calls.idOf({ id: "b" }), calls.idOf(undefined), calls.idOf({})]).toEqual([
      ...["a", "b", null, null],
    ]);
  });
});

const GONE = { type: "invalid_request_error", code: "resource_missing" };
const REFUSED = { type: "invalid_request_error" };

describe("a refusal", () => {
  test.each<[number, object, calls.FailureKind]>([
    [404, GONE, "gone"],
    [400, GONE, "gone"],
    [400, REFUSED, "refused"],
    [402, { type: "card_error" }, "refused"],
    [401, REFUSED, "wrong"],
    [403, REFUSED, "wrong"],
    [429, { type: "rate_limit_error" }, "down"],
    [500, { type: "api_error" }, "down"],
    [400, { type: "idempotency_error" }, "down"],
  ])("%d %j is '%s'", async (status, error, kind) => {
    refusing(status, error);
    const found = await failure(() => calls.createPortal("cus_1", "https://a"));
    expect(found).toBeInstanceOf(calls.ProviderFailure);
    expect(found).toMatchObject({ kind, what: "create portal", cause: expect.anything() });
    expect(JSON.stringify(found)).not.toContain("sk_test_of_ours");
  });

  test("that is silence, or no answer of the vendor's, is 'down'", async () => {
    said = "nothing";
    expect(await failure(() => calls.retrieveCheckout("cs_1"))).toMatchObject({ kind: "down" });
    answering(null);
    expect(await failure(() => calls.retrieveCheckout("cs_1"))).toMatchObject({ kind: "down" });
  });

  test.each<[string, () => Promise<unknown>, string, string]>([
    ["create customer", () => calls.createCustomer({ ...NOBODY, idempotencyKey: "k" }), "POST", "/v1/customers"],
    ["find price", () => calls.findPrice("annual"), "GET", "/v1/prices"],
    ["retrieve checkout", () => calls.retrieveCheckout("cs_1"), "GET", "/v1/checkout/sessions/cs_1"],
    ["list subscriptions", () => calls.listSubscriptions("cus_1"), "GET", "/v1/subscriptions"],
    ["cancel at period end", () => calls.cancelAtPeriodEnd("sub_1"), "POST", "/v1/subscriptions/sub_1"],
    ["cancel subscription", () => calls.cancelNow("sub_1"), "DELETE", "/v1/subscriptions/sub_1"],
    ["delete customer", () => calls.deleteCustomer("cus_1"), "DELETE", "/v1/customers/cus_1"],
    ["expire checkout", () => calls.expireCheckout("cs_1"), "POST", "/v1/checkout/sessions/cs_1/expire"],
  ])("of '%s' says what was asked", async (what, work, method, path) => {
    refusing(401, REFUSED);
    expect(await failure(work)).toMatchObject({ kind: "wrong", what });
    expect(asked.at(-1)?.call).toBe(`${method} ${path}`);
  });

  test("to end what has ended already counts as done", async () => {
    refusing(404, GONE);
    expect(await failure(() => calls.cancelNow("sub_1"))).toBe("done");
    expect(await failure(() => calls.deleteCustomer("cus_1"))).toBe("done");
    expect(await failure(() => calls.expireCheckout("cs_1"))).toBe("done");
    refusing(400, REFUSED);
    expect(await failure(() => calls.cancelNow("sub_1"))).toMatchObject({ kind: "refused" });
    expect(await failure(() => calls.deleteCustomer("cus_1"))).toMatchObject({ kind: "refused" });
    // A checkout that can't be closed is closed already.
    expect(await failure(() => calls.expireCheckout("cs_1"))).toBe("done");
    refusing(500, { type: "api_error" });
    expect(await failure(() => calls.expireCheckout("cs_1"))).toMatchObject({ kind: "down" });
    answering({ id: "sub_1" });
    expect(await failure(() => calls.cancelNow("sub_1"))).toBe("done");
  });
});

const NOBODY = { userId: "ann", email: "ann@example.com", name: "Ann" };

test("where nothing is sold the vendor isn't asked", async () => {
  await closeBilling();
  Object.assign(env, { BILLING_PROVIDER: "off" });
  const count = asked.length;
  expect(await failure(() => calls.cancelNow("sub_1"))).toMatchObject({ kind: "down" });
  expect(await stripeSandbox()).toBeNull();
  expect(asked).toHaveLength(count);
  // Once it's set up, customers from before are ended.
  Object.assign(env, { BILLING_PROVIDER: "stripe" });
  answering({ id: "cus_1", deleted: true });
  expect(await failure(() => calls.deleteCustomer("cus_1"))).toBe("done");
  expect(asked).toHaveLength(count + 1);
});
