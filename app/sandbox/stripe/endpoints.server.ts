// Stripe's endpoints, each one a function of a transaction, its path parts and its decoded parameters.
import type { z } from "zod";
import type { Tx } from "~/lib/db.server";
import { priceById, PRODUCT_ID, SANDBOX_PRICES } from "./catalog";
import { advance, cancelNow, expire, setCancelAtPeriodEnd } from "./engine";
import { invalid, missing, Refusal } from "./errors";
import { DAY, HOUR, type Account, type Session, type Subscription } from "./model";
import * as accepts from "./requests";
import {
  clockOf,
  lockKey,
  readAccount,
  readSession,
  realSeconds,
  token,
  writeAccount,
  writePortal,
  writeSession,
} from "./store.server";
import { wireCustomer, wirePrice, wireProduct, wireSubscription } from "./wire";
import { wirePortal, wireSession } from "./wire-session";
import { list, wireInvoice } from "./wire-invoice";

const CHECKOUT_OPEN_FOR = DAY;
const SHORTEST_TRIAL_END = 2 * DAY;

type Endpoint = (tx: Tx, id: string, params: unknown) => Promise<unknown>;
type Route = { method: "GET" | "POST" | "DELETE"; path: RegExp; run: Endpoint };

export const ROUTES: readonly Route[] = [
  { method: "POST", path: /^\/v1\/customers$/, run: createCustomer },
  { method: "GET", path: /^\/v1\/customers\/(\w+)$/, run: async (tx, id) => wireCustomer(await account(tx, id)) },
  { method: "POST", path: /^\/v1\/customers\/(\w+)$/, run: updateCustomer },
  { method: "DELETE", path: /^\/v1\/customers\/(\w+)$/, run: deleteCustomer },
  { method: "GET", path: /^\/v1\/prices$/, run: listPrices },
  { method: "GET", path: /^\/v1\/prices\/(\w+)$/, run: async (_tx, id) => wirePrice(price(id, "id")) },
  { method: "GET", path: /^\/v1\/products\/(\w+)$/, run: retrieveProduct },
  { method: "POST", path: /^\/v1\/checkout\/sessions$/, run: createCheckout },
  { method: "GET", path: /^\/v1\/checkout\/sessions\/(\w+)$/, run: retrieveCheckout },
  { method: "POST", path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, run: expireCheckout },
  { method: "POST", path: /^\/v1\/billing_portal\/sessions$/, run: createPortal },
  { method: "GET", path: /^\/v1\/subscriptions$/, run: listSubscriptions },
  { method: "GET", path: /^\/v1\/subscriptions\/(\w+)$/, run: retrieveSubscription },
  { method: "POST", path: /^\/v1\/subscriptions\/(\w+)$/, run: updateSubscription },
  { method: "DELETE", path: /^\/v1\/subscriptions\/(\w+)$/, run: cancelSubscription },
  { method: "GET", path: /^\/v1\/invoices\/(\w+)$/, run: retrieveInvoice },
];

function parsed<S extends z.ZodTypeAny>(schema: S, params: unknown): z.output<S> {
  const result = schema.safeParse(params);
  if (!result.success) throw invalid(result.error);
  return result.data;
}

/** The account as of now: whatever was due on it has happened. */
export async function account(tx: Tx, id: string, param = "id"): Promise<Account> {
  await lockKey(tx, id);
  const found = await readAccount(tx, id);
  if (found === null || (found.deleted && param !== "id")) throw missing("customer", id, param);
  const events = advance(found, clockOf(found));
  if (events.length > 0) await writeAccount(tx, found, events);
  return found;
}

/** A checkout session with its account; one whose time is over is expired. */
export async function checkout(tx: Tx, id: string): Promise<{ owner: Account; session: Session }> {
  const known = await readSession(tx, id);
  if (known === null) throw missing("checkout.session", id);
  const owner = await account(tx, known.customer);
  const session = (await readSession(tx, id)) ?? known;
  if (session.status === "open" && clockOf(owner) >= session.expiresAt) {
    const events = expire(owner, session);
    await writeSession(tx, session);
    await writeAccount(tx, owner, events);
  }
  return { owner, session };
}

async function subscription(tx: Tx, id: string): Promise<{ owner: Account; sub: Subscription }> {
  const owner = await ownerOf(tx, id, "subscription");
  const sub = owner.subscriptions.find((row) => row.id === id);
  if (sub === undefined) throw missing("subscription", id);
  return { owner, sub };
}

/** Ids of subscriptions and invoices carry their customer's: sub_<customer>n1, in_<customer>n1. */
async function ownerOf(tx: Tx, id: string, what: string): Promise<Account> {
  const match = /^[a-z]+_(\w+)n\d+$/.exec(id);
  if (match === null) throw missing(what, id);
  const customer = `cus_${match[1]}`;
  if ((await readAccount(tx, customer)) === null) throw missing(what, id);
  return account(tx, customer);
}

function price(id: string, param: string) {
  const found = priceById(id);
  if (found === undefined) throw missing("price", id, param);
  return found;
}

async function createCustomer(tx: Tx, _id: string, params: unknown): Promise<unknown> {
  const input = parsed(accepts.CustomerParams, params);
  const made: Account = {
    id: `cus_${token(14)}`,
    created: realSeconds(),
    email: input.email ?? null,
    name: input.name ?? null,
    metadata: input.metadata,
    deleted: false,
    clockOffset: 0,
    card: null,
    subscriptions: [],
    invoices: [],
  };
  await writeAccount(tx, made, []);
  return wireCustomer(made);
}

async function updateCustomer(tx: Tx, id: string, params: unknown): Promise<unknown> {
  const input = parsed(accepts.CustomerParams, params);
  const owner = await account(tx, id);
  if (owner.deleted) throw missing("customer", id);
  owner.email = input.email ?? owner.email;
  owner.name = input.name ?? owner.name;
  owner.metadata = { ...owner.metadata, ...input.metadata };
  await writeAccount(tx, owner, []);
  return wireCustomer(owner);
}

async function deleteCustomer(tx: Tx, id: string): Promise<unknown> {
  const owner = await account(tx, id);
  if (owner.deleted) throw missing("customer", id);
  const events = owner.subscriptions.flatMap((sub) => cancelNow(owner, sub, clockOf(owner)));
  const gone: Account = { ...owner, deleted: true, email: null, name: null, metadata: {}, card: null };
  await writeAccount(tx, gone, events);
  return wireCustomer(gone);
}

async function listPrices(_tx: Tx, _id: string, params: unknown): Promise<unknown> {
  const input = parsed(accepts.PriceList, params);
  const keys = input.lookup_keys;
  const found =
    input.active === false ? [] : SANDBOX_PRICES.filter((row) => keys === undefined || keys.includes(row.lookupKey));
  return list("/v1/prices", found.map(wirePrice));
}

async function retrieveProduct(_tx: Tx, id: string): Promise<unknown> {
  if (id !== PRODUCT_ID) throw missing("product", id);
  return wireProduct();
}

async function createCheckout(tx: Tx, _id: string, params: unknown): Promise<unknown> {
  const input = parsed(accepts.CheckoutParams, params);
  const owner = await account(tx, input.customer, "customer");
  const now = clockOf(owner);
  const wanted = input.subscription_data;
  if (wanted.trial_end !== undefined && wanted.trial_end < now + SHORTEST_TRIAL_END) {
    const param = "subscription_data[trial_end]";
    throw new Refusal(400, "invalid_request_error", "The `trial_end` date has to be at least 2 days in the future.", {
      param,
    });
  }
  const expiresAt = input.expires_at ?? now + CHECKOUT_OPEN_FOR;
  if (expiresAt < now + HOUR / 2 || expiresAt > now + CHECKOUT_OPEN_FOR) {
    throw new Refusal(
      400,
      "invalid_request_error",
      "The `expires_at` timestamp must be between 30 minutes and 24 hours from now.",
      { param: "expires_at" },
    );
  }
  const made: Session = {
    id: `cs_test_${token(32)}`,
    created: now,
    expiresAt,
    status: "open",
    customer: owner.id,
    clientReferenceId: input.client_reference_id ?? null,
    price: price(input.line_items[0]?.price ?? "", "line_items[0][price]").id,
    cardAlways: input.payment_method_collection === "always",
    trialDays: wanted.trial_period_days ?? null,
    trialEnd: wanted.trial_end ?? null,
    missingPaymentMethod: wanted.trial_settings?.end_behavior.missing_payment_method ?? "create_invoice",
    subscriptionMetadata: wanted.metadata,
    metadata: input.metadata,
    successUrl: input.success_url,
    cancelUrl: input.cancel_url ?? null,
    subscription: null,
    invoice: null,
  };
  await writeSession(tx, made);
  return wireSession(owner, made);
}

async function retrieveCheckout(tx: Tx, id: string, params: unknown): Promise<unknown> {
  parsed(accepts.ExpandOnly, params);
  const { owner, session } = await checkout(tx, id);
  return wireSession(owner, session);
}

async function expireCheckout(tx: Tx, id: string, params: unknown): Promise<unknown> {
  parsed(accepts.ExpandOnly, params);
  const { owner, session } = await checkout(tx, id);
  if (session.status !== "open") {
    throw new Refusal(
      400,
      "invalid_request_error",
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  const events = expire(owner, session);
  await writeSession(tx, session);
  await writeAccount(tx, owner, events);
  return wireSession(owner, session);
}

async function createPortal(tx: Tx, _id: string, params: unknown): Promise<unknown> {
  const input = parsed(accepts.PortalParams, params);
  const owner = await account(tx, input.customer, "customer");
  const made = {
    id: `bps_${token(24)}`,
    created: realSeconds(),
    customer: owner.id,
    returnUrl: input.return_url ?? null,
  };
  await writePortal(tx, made);
  return wirePortal(made);
}

async function listSubscriptions(tx: Tx, _id: string, params: unknown): Promise<unknown> {
  const input = parsed(accepts.SubscriptionList, params);
  if (input.customer === undefined) return list("/v1/subscriptions", []);
  const owner = await account(tx, input.customer);
  const wanted = owner.subscriptions.filter((sub) => {
    if (input.status === "all") return true;
    return input.status === undefined ? sub.status !== "canceled" : sub.status === input.status;
  });
  const expandInvoice = input.expand.includes("data.latest_invoice");
  const newestFirst = [...wanted].reverse().slice(0, input.limit ?? 10);
  return list(
    "/v1/subscriptions",
    newestFirst.map((sub) => wireSubscription(owner, sub, expandInvoice)),
  );
}

async function retrieveSubscription(tx: Tx, id: string, params: unknown): Promise<unknown> {
  const input = parsed(accepts.ExpandOnly, params);
  const { owner, sub } = await subscription(tx, id);
  return wireSubscription(owner, sub, input.expand.includes("latest_invoice"));
}

async function updateSubscription(tx: Tx, id: string, params: unknown): Promise<unknown> {
  const input = parsed(accepts.SubscriptionUpdate, params);
  const { owner, sub } = await subscription(tx, id);
  refuseCanceled(sub, "A canceled subscription can only update its cancellation_details and metadata.");
  if (input.cancel_at_period_end !== undefined) {
    await writeAccount(tx, owner, setCancelAtPeriodEnd(owner, sub, input.cancel_at_period_end, clockOf(owner)));
  }
  return wireSubscription(owner, sub);
}

async function cancelSubscription(tx: Tx, id: string, params: unknown): Promise<unknown> {
  parsed(accepts.SubscriptionCancel, params);
  const { owner, sub } = await subscription(tx, id);
  if (sub.status === "canceled") throw missing("subscription", id);
  await writeAccount(tx, owner, cancelNow(owner, sub, clockOf(owner)));
  return wireSubscription(owner, sub);
}

async function retrieveInvoice(tx: Tx, id: string, params: unknown): Promise<unknown> {
  parsed(accepts.ExpandOnly, params);
  const owner = await ownerOf(tx, id, "invoice");
  const invoice = owner.invoices.find((row) => row.id === id);
  if (invoice === undefined) throw missing("invoice", id);
  return wireInvoice(owner, invoice);
}

function refuseCanceled(sub: Subscription, message: string): void {
  if (sub.status === "canceled") throw new Refusal(400, "invalid_request_error", message);
}
