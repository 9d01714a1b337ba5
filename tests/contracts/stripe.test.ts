// Every call of our billing client and every answer of the sandbox, held against Stripe's contract.
import { createServer, type Server } from "node:http";
import { PGlite } from "@electric-sql/pglite";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { useEmbeddedClient } from "~/lib/db.server";
import { migrate } from "~/lib/migrate.server";
import * as calls from "~/providers/billing/calls.server";
import { stripe } from "~/providers/billing/client.server";
import { decodeForm } from "~/sandbox/stripe/form";
import { changePortal, payCheckout } from "~/sandbox/stripe/hosted.server";
import { startStripeSandbox, type StripeSandbox } from "~/sandbox/stripe/server.server";
import { openContract } from "./contract";

type Exchange = { method: string; path: string; query: string; body: string; status: number; answer: string };

const wire = vi.hoisted(() => ({ client: undefined as unknown }));
vi.mock("~/providers/billing/client.server", () => ({
  stripe: async () => wire.client,
  webhookSecret: async () => "",
}));

const USER = "user-1";
const exchanges: Exchange[] = [];
const delivered: { body: string; signature: string }[] = [];
let sandbox: StripeSandbox;
let recorder: Server;
let hook: Server;
const contract = openContract("stripe");

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function bodyOf(request: AsyncIterable<unknown>): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Stands between the SDK and the sandbox and writes down what passes. */
function recordInto(list: Exchange[], target: () => StripeSandbox): Server {
  return createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const url = new URL(request.url ?? "/", "http://x");
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(
          ([key]) => key !== "host" && key !== "connection" && key !== "content-length",
        ),
      );
      const answer = await fetch(`http://127.0.0.1:${target().port}${request.url}`, {
        method: request.method ?? "GET",
        headers: Object.entries(headers).map(([key, value]): [string, string] => [key, String(value)]),
        ...(body === "" ? {} : { body }),
      });
      const text = await answer.text();
      list.push({
        method: request.method ?? "GET",
        path: url.pathname,
        query: url.search.slice(1),
        body,
        status: answer.status,
        answer: text,
      });
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(text);
    })().catch(() => response.destroy());
  });
}

const judge = {
  request: (method: string, path: string, query: string, params: unknown) => [
    ...contract(`${method} ${path} query`, queryOf(query)),
    ...(method === "POST" ? contract(`${method} ${path} body`, params) : []),
  ],
  answer: (method: string, path: string, status: number, body: unknown) =>
    contract(`${method} ${path} ${status}`, body),
};

/** By name alone: `expand[0]=x` and `expand[1]=y` are one. */
function queryOf(text: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name.replace(/\[.*$/, ""), value]));
}

describe("Stripe's contract", () => {
  beforeAll(async () => {
    useEmbeddedClient(await PGlite.create());
    await migrate();
    hook = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        delivered.push({ body, signature: String(request.headers["stripe-signature"]) });
        response.end();
      });
    });
    sandbox = await startStripeSandbox();
    sandbox.deliveries.begin(`http://127.0.0.1:${await listen(hook)}/`);
    recorder = recordInto(exchanges, () => sandbox);
    const port = await listen(recorder);
    wire.client = new Stripe("sk_test_x", {
      host: "127.0.0.1",
      port,
      protocol: "http",
      telemetry: false,
      maxNetworkRetries: 0,
    });
  }, 60_000);

  afterAll(async () => {
    await sandbox.close();
    recorder.close();
    hook.close();
  });

  test("each request of the client and each answer of the sandbox keeps to it", async () => {
    const customer = await calls.createCustomer({
      userId: USER,
      email: "ada@example.com",
      name: "Ada Byron",
      idempotencyKey: "k1",
    });
    const [monthly, annual] = [await calls.findPrice("monthly"), await calls.findPrice("annual")];
    const input = {
      userId: USER,
      customerId: customer,
      successUrl: "http://shop.test/subscription/success?session_id={CHECKOUT_SESSION_ID}",
      cancelUrl: "http://shop.test/subscription/cancel",
    };
    const full = await calls.createCheckout({
      ...input,
      priceId: monthly,
      trial: { kind: "full" },
      idempotencyKey: "k2",
    });
    expect(await payCheckout(full.id, USER, null)).toMatchObject({
      ok: true,
      location: `http://shop.test/subscription/success?session_id=${full.id}`,
    });
    expect((await calls.retrieveCheckout(full.id)).status).toBe("complete");
    const [sub] = await calls.listSubscriptions(customer);
    expect(sub).toMatchObject({ status: "trialing", plan: "monthly", amountPaid: 0 });
    await calls.cancelAtPeriodEnd(sub?.id ?? "");
    const endsAt = new Date(Date.now() + 10 * 86_400_000);
    const rest = await calls.createCheckout({
      ...input,
      priceId: annual,
      trial: { kind: "rest", endsAt },
      idempotencyKey: "k3",
    });
    await calls.expireCheckout(rest.id);
    await calls.expireCheckout(rest.id);
    await calls.cancelNow(sub?.id ?? "");
    await calls.cancelNow(sub?.id ?? "");
    const paid = await calls.createCheckout({
      ...input,
      priceId: annual,
      trial: { kind: "none" },
      idempotencyKey: "k4",
    });
    expect(await payCheckout(paid.id, USER, null)).toEqual({ ok: false, reason: "card_needed" });
    expect(await payCheckout(paid.id, USER, "declined")).toEqual({ ok: false, reason: "card_declined" });
    expect(await payCheckout(paid.id, USER, "works")).toMatchObject({ ok: true });
    expect(await payCheckout(paid.id, USER, "works")).toEqual({ ok: false, reason: "closed" });
    const [active] = await calls.listSubscriptions(customer);
    expect(active).toMatchObject({ status: "active", plan: "annual", amountPaid: 9599 });
    const portal = await calls.createPortal(customer, "http://shop.test/subscribe");
    const page = new URL(portal).pathname.split("/").at(-1) ?? "";
    await changePortal(page, USER, { kind: "card", card: "fails_later" });
    await changePortal(page, USER, { kind: "clock", to: "period_end" });
    expect((await calls.listSubscriptions(customer))[0]?.status).toBe("past_due");
    const client = await stripe();
    const [latest] = (await client.subscriptions.list({ customer, status: "all", expand: ["data.latest_invoice"] }))
      .data;
    const invoice = latest?.latest_invoice;
    await client.invoices.retrieve(typeof invoice === "object" && invoice !== null ? (invoice.id ?? "") : "");
    await client.subscriptions.retrieve(latest?.id ?? "");
    await client.customers.retrieve(customer);
    await client.customers.update(customer, { name: "Ada Lovelace" });
    await client.products.retrieve("prod_sandboxPremium");
    await calls.deleteCustomer(customer);
    await calls.deleteCustomer(customer);
    await expect(calls.retrieveCheckout("cs_test_none")).rejects.toMatchObject({ kind: "gone" });
    await expect(client.customers.create({ tax_exempt: "none" })).rejects.toMatchObject({ code: "parameter_unknown" });

    expect(exchanges.length).toBeGreaterThan(25);
    for (const { method, path, query, body, status, answer } of exchanges) {
      const problems = judge
        .request(method, path, query, decodeForm(body) ?? {})
        .concat(judge.answer(method, path, status, JSON.parse(answer)));
      expect({ call: `${method} ${path} ${status}`, problems }).toEqual({
        call: `${method} ${path} ${status}`,
        problems: [],
      });
    }
  });

  test("each delivered event keeps to it and carries a signature that the SDK accepts", async () => {
    // Some may have gone out by themselves already.
    await expect.poll(() => sandbox.deliveries.flush()).toBe(0);
    const types = new Set<string>();
    for (const { body, signature } of delivered) {
      const event = Stripe.webhooks.constructEvent(body, signature, sandbox.webhookSecret);
      types.add(event.type);
      expect({ type: event.type, problems: contract("HandledEvent", JSON.parse(body)) }).toEqual({
        type: event.type,
        problems: [],
      });
    }
    expect([...types].sort()).toEqual([
      "checkout.session.completed",
      "checkout.session.expired",
      "customer.subscription.created",
      "customer.subscription.deleted",
      "customer.subscription.updated",
      "invoice.paid",
      "invoice.payment_failed",
    ]);
  });

  test("the judge itself sees a field that is missing, of the wrong type, or unknown to a request", () => {
    const answered = exchanges.find((row) => row.path === "/v1/subscriptions")?.answer ?? "{}";
    expect(
      judge.answer("GET", "/v1/subscriptions", 200, JSON.parse(answered.replaceAll('"trial_end":', '"trial_ends":'))),
    ).not.toEqual([]);
    expect(
      judge.answer(
        "GET",
        "/v1/subscriptions",
        200,
        JSON.parse(answered.replaceAll('"livemode":false', '"livemode":"no"')),
      ),
    ).not.toEqual([]);
    expect(judge.request("POST", "/v1/checkout/sessions", "", { mode: 7, payment_method_types: { a: 1 } })).not.toEqual(
      [],
    );
    expect(judge.request("GET", "/v1/prices", "lookup_key=x", {})).not.toEqual([]);
  });

  test("an idempotency key replays its answer, and refuses other parameters", async () => {
    const client = await stripe();
    const [first, second] = await Promise.all(
      [1, 2].map(() => client.customers.create({ email: "b@example.com" }, { idempotencyKey: "same" })),
    );
    expect(first?.id).toBe(second?.id);
    await expect(client.customers.create({ email: "c@example.com" }, { idempotencyKey: "same" })).rejects.toMatchObject(
      { type: "StripeIdempotencyError" },
    );
  });

  test("an error body always carries the key that makes the SDK fail", async () => {
    const client = await stripe();
    await expect(client.subscriptions.retrieve("sub_none")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
    sandbox.faults.push({ path: /prices/, kind: "server_error", times: 1 });
    await expect(client.prices.list({ lookup_keys: ["pf_monthly"] })).rejects.toMatchObject({ statusCode: 500 });
    sandbox.faults.push({ path: /prices/, kind: "too_many", times: 1 });
    await expect(client.prices.list({ lookup_keys: ["pf_monthly"] })).rejects.toMatchObject({ statusCode: 429 });
    sandbox.faults.push({ path: /prices/, kind: "refuse", times: 9 });
    await expect(calls.findPrice("monthly")).rejects.toMatchObject({ kind: "down" });
    sandbox.faults.length = 0;
  });
});
