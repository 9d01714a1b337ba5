// The calls that we make, one function each. Vendors' errors leave as `ProviderFailure`, which says what they mean to us.
import type Stripe from "stripe";
import { env } from "~/lib/env.server";
import { PRICES, type PlanType } from "~/domain/billing/pricing";
import { TRIAL_DAYS } from "~/domain/billing/trial-length";
import type { SubscriptionFacts } from "~/domain/billing/subscription";
import { stripe } from "./client.server";
import { subscriptionFacts, isPriceAsStated } from "./transform";

/** down: try again later; gone: what we named isn't there any more; refused: the vendor said no; wrong: our own setup. */
export type FailureKind = "down" | "gone" | "refused" | "wrong";

export class ProviderFailure extends Error {
  override name = "ProviderFailure";
  constructor(
    readonly kind: FailureKind,
    readonly what: string,
    cause?: unknown,
  ) {
    super(`billing provider: ${what} (${kind})`, { cause });
  }
}

export type CheckoutTrial = { kind: "full" } | { kind: "rest"; endsAt: Date } | { kind: "none" };
type CheckoutInput = {
  userId: string;
  customerId: string;
  priceId: string;
  trial: CheckoutTrial;
  successUrl: string;
  cancelUrl: string;
  idempotencyKey: string;
};
export type Checkout = {
  id: string;
  url: string | null;
  status: "open" | "complete" | "expired";
  userId: string | null;
  customerId: string | null;
  subscriptionId: string | null;
  priceId: string | null;
  trial: string | null;
  expiresAt: Date;
};

async function call<T>(what: string, run: (client: Stripe) => Promise<T>): Promise<T> {
  try {
    return await run(await stripe());
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    throw new ProviderFailure(await kindOf(error), what, error);
  }
}

async function kindOf(error: unknown): Promise<FailureKind> {
  const { errors } = (await import("stripe")).default;
  if (!(error instanceof errors.StripeError)) return "down";
  if (error.code === "resource_missing") return "gone";
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return "wrong";
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError) return "refused";
  return "down";
}

export function createCustomer(input: {
  userId: string;
  email: string;
  name: string;
  idempotencyKey: string;
}): Promise<string> {
  const { userId, email, name, idempotencyKey } = input;
  return call("create customer", async (client) => {
    const made = await client.customers.create({ email, name, metadata: { user_id: userId } }, { idempotencyKey });
    return made.id;
  });
}

/** Ends whatever runs and deletes the customer; one who is gone already counts as done. */
export async function deleteCustomer(customerId: string): Promise<void> {
  try {
    await call("delete customer", (client) => client.customers.del(customerId));
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.kind !== "gone") throw error;
  }
}

/** The price of a plan, which must be the one that our screens state. */
export function findPrice(plan: PlanType): Promise<string> {
  return call("find price", async (client) => {
    const fixed = plan === "monthly" ? env.STRIPE_PRICE_MONTHLY : env.STRIPE_PRICE_ANNUAL;
    const found = fixed
      ? await client.prices.retrieve(fixed)
      : (await client.prices.list({ lookup_keys: [PRICES[plan].lookupKey], active: true })).data[0];
    if (found === undefined || !isPriceAsStated(found, plan)) throw new ProviderFailure("wrong", `price of ${plan}`);
    return found.id;
  });
}

export function createCheckout(input: CheckoutInput): Promise<Checkout> {
  const { trial } = input;
  return call("create checkout", async (client) => {
    const made = await client.checkout.sessions.create(
      {
        mode: "subscription",
        customer: input.customerId,
        client_reference_id: input.userId,
        line_items: [{ price: input.priceId, quantity: 1 }],
        payment_method_collection: trial.kind === "full" ? "if_required" : "always",
        subscription_data: {
          metadata: { user_id: input.userId },
          ...(trial.kind === "full" ? { trial_period_days: TRIAL_DAYS } : {}),
          ...(trial.kind === "rest" ? { trial_end: Math.floor(trial.endsAt.getTime() / 1000) } : {}),
          ...(trial.kind === "none" ? {} : { trial_settings: { end_behavior: { missing_payment_method: "cancel" } } }),
        },
        metadata: { price: input.priceId, trial: trial.kind },
        success_url: input.successUrl,
        cancel_url: input.cancelUrl,
      },
      { idempotencyKey: input.idempotencyKey },
    );
    return checkoutOf(made);
  });
}

export function retrieveCheckout(id: string): Promise<Checkout> {
  return call("retrieve checkout", async (client) => checkoutOf(await client.checkout.sessions.retrieve(id)));
}

/** Closes an open checkout; one that is closed already counts as done. */
export async function expireCheckout(id: string): Promise<void> {
  try {
    await call("expire checkout", (client) => client.checkout.sessions.expire(id));
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.kind === "down" || error.kind === "wrong") throw error;
  }
}

export function listSubscriptions(customerId: string): Promise<SubscriptionFacts[]> {
  return call("list subscriptions", async (client) => {
    const found = await client.subscriptions.list({
      customer: customerId,
      status: "all",
      limit: 100,
      expand: ["data.latest_invoice"],
    });
    return found.data.map(subscriptionFacts).filter((facts) => facts !== null);
  });
}

export function cancelAtPeriodEnd(subscriptionId: string): Promise<SubscriptionFacts | null> {
  return call("cancel at period end", async (client) =>
    subscriptionFacts(await client.subscriptions.update(subscriptionId, { cancel_at_period_end: true })),
  );
}

/** Ends a subscription at once; one that has ended already counts as done. */
export async function cancelNow(subscriptionId: string): Promise<void> {
  try {
    await call("cancel subscription", (client) => client.subscriptions.cancel(subscriptionId));
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.kind !== "gone") throw error;
  }
}

export function createPortal(customerId: string, returnUrl: string): Promise<string> {
  return call("create portal", async (client) => {
    const made = await client.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
    return made.url;
  });
}

export function idOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string" ? value.id : null;
}

function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const { status } = session;
  return {
    id: session.id,
    url: session.url,
    status: status === "complete" ? "complete" : status === "expired" ? "expired" : "open",
    userId: session.client_reference_id,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    priceId: session.metadata?.price ?? null,
    trial: session.metadata?.trial ?? null,
    expiresAt: new Date(session.expires_at * 1000),
  };
}
