// Starting a plan: a customer, a checkout, and what came of it. No provider is called inside a database transaction.
import type { StartedTrial } from "~/contracts/billing";
import {
  ALREADY_SUBSCRIBED,
  CHECKOUT_NOT_FINISHED,
  CHECKOUT_UNKNOWN,
  DEMO_PLAN_IS_FIXED,
  NOTHING_TO_MANAGE,
  PORTAL_FAILED,
  START_FAILED,
  TRIAL_ALREADY_ACTIVE,
} from "~/texts/billing";
import { AppError } from "~/contracts/errors";
import { planTypeOf, type StartPlanType } from "~/domain/billing/pricing";
import { isPaymentPage } from "~/domain/billing/payment-page";
import { isOnFreeTrial, restOfTrial } from "~/domain/billing/trial";
import { now } from "~/lib/clock.server";
import { sha256 } from "~/lib/crypto.server";
import { db, newId, transaction } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { log } from "~/lib/log.server";
import { limit } from "~/lib/rate-limit.server";
import * as provider from "~/providers/billing/calls.server";
import { REFUSALS } from "~/texts/refusals";
import { readBilling, type BillingProfile } from "./profile.server";
import { customerRemovalsDue, lockCustomer, queueCustomerRemoval } from "./removal.server";
import { syncBilling } from "./sync.server";

const STILL_OPEN_MS = 10 * 60_000;
const ATTEMPTS = 3;

const STARTS = { count: 60, seconds: 600 };
const PORTALS = { count: 30, seconds: 600 };

export type Buyer = { id: string; email: string; firstName: string; lastName: string; isDemo: boolean };
type Start = { planType: StartPlanType; origin: string; key: string | undefined };

/** Answers where to check out; the trial itself begins when the checkout is confirmed. */
export async function startFreeTrial(buyer: Buyer, start: Start): Promise<StartedTrial> {
  if (buyer.isDemo) throw new AppError("forbidden", DEMO_PLAN_IS_FIXED);
  await limit(`start-plan|${buyer.id}`, STARTS.count, STARTS.seconds);
  const key = start.key ?? newId();
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const answer = await tryStart(buyer, start, `${key}:${attempt}`).catch((error: unknown) =>
        forgetCustomer(buyer.id, error),
      );
      if (answer !== null) return answer;
    }
  } catch (error) {
    throw failed(error, "start", START_FAILED);
  }
  throw new AppError("unavailable", START_FAILED, { title: "Error" });
}

async function tryStart(buyer: Buyer, start: Start, key: string): Promise<StartedTrial | null> {
  // A checkout that was finished a moment ago counts, whether or not its webhook has arrived.
  await syncBilling(buyer.id);
  const profile = await readBilling(buyer.id);
  const blocked = alreadyThere(profile);
  if (blocked !== null) return { redirectToManage: true, message: blocked };

  const customerId = await ensureCustomer(buyer, profile);
  const priceId = await provider.findPrice(planTypeOf(start.planType));
  const trial = trialFor(profile);
  const open = await reusable(profile.checkoutSessionId, priceId, trial.kind);
  if (open !== null) return { checkoutUrl: allowed(open, start.origin) };

  // The last checkout is part of the key: a form sent again later must not be answered with a checkout that has closed.
  const made = await createCheckout(buyer, start, {
    customerId,
    priceId,
    trial,
    key: `${key}|${profile.checkoutSessionId}`,
  });
  const stored = await db.billing.updateMany({
    where: { userId: buyer.id, checkoutSessionId: profile.checkoutSessionId },
    data: { checkoutSessionId: made.id },
  });
  if (stored.count === 1) return { checkoutUrl: allowed(made.url, start.origin) };
  // Another start got in between, or the person left. One open checkout a person: this one is closed unless it is that very one.
  const other = await db.billing.findUnique({ where: { userId: buyer.id }, select: { checkoutSessionId: true } });
  if (other?.checkoutSessionId !== made.id) await provider.expireCheckout(made.id);
  return null;
}

function alreadyThere(profile: BillingProfile): string | null {
  if (profile.isPremium) return ALREADY_SUBSCRIBED;
  const isRunning = isOnFreeTrial(profile, now()) && profile.subscriptionStatus !== "cancelled";
  return isRunning ? (TRIAL_ALREADY_ACTIVE.description ?? null) : null;
}

/** One trial a person. Who cancelled and comes back keeps what is left of it. */
function trialFor(profile: BillingProfile): provider.CheckoutTrial {
  if (!profile.trialUsed) return { kind: "full" };
  const endsAt = restOfTrial(profile, now());
  return endsAt === null ? { kind: "none" } : { kind: "rest", endsAt };
}

/** The customer is stored before anything else is asked of the provider, so that no retry can make a second one. */
async function ensureCustomer(buyer: Buyer, profile: BillingProfile): Promise<string> {
  if (profile.customerId !== null) return profile.customerId;
  const { id: userId, email, firstName, lastName } = buyer;
  const name = `${firstName} ${lastName}`.trim();
  const idempotencyKey = `customer:${userId}:${sha256(`${email}|${name}|${profile.syncTicket}`).slice(0, 16)}`;
  const customerId = await provider.createCustomer({ userId, email, name, idempotencyKey });
  const kept = await keepCustomer(userId, customerId);
  if (kept !== customerId) await customerRemovalsDue();
  if (kept === null) throw new AppError("unauthorized", REFUSALS.any.notLoggedIn);
  return kept;
}

/** Another customer may have been stored meanwhile, or the person may have left: then this one ends at the provider. */
function keepCustomer(userId: string, customerId: string): Promise<string | null> {
  return transaction(async (tx) => {
    const before = await lockCustomer(tx, userId);
    const isHere = (await tx.user.count({ where: { id: userId } })) === 1;
    if (before === customerId) return before;
    if (before !== null || !isHere) {
      await queueCustomerRemoval(tx, customerId);
      return before;
    }
    await tx.billing.upsert({ where: { userId }, create: { userId, customerId }, update: { customerId } });
    return customerId;
  });
}

/** The checkout that is open already, if it is for the same thing; another one is closed. */
async function reusable(sessionId: string | null, priceId: string, trial: string): Promise<string | null> {
  if (sessionId === null) return null;
  const open = await openCheckout(sessionId);
  if (open === null) return null;
  const isSame =
    open.priceId === priceId && open.trial === trial && open.expiresAt.getTime() > now().getTime() + STILL_OPEN_MS;
  if (isSame && open.url !== null) return open.url;
  await provider.expireCheckout(open.id);
  return null;
}

async function openCheckout(sessionId: string): Promise<provider.Checkout | null> {
  try {
    const found = await provider.retrieveCheckout(sessionId);
    return found.status === "open" ? found : null;
  } catch (error) {
    if (error instanceof provider.ProviderFailure && error.kind === "gone") return null;
    throw error;
  }
}

type Order = { customerId: string; priceId: string; trial: provider.CheckoutTrial; key: string };

function createCheckout(buyer: Buyer, start: Start, order: Order): Promise<provider.Checkout> {
  const { customerId, priceId, trial, key } = order;
  return provider.createCheckout({
    userId: buyer.id,
    customerId,
    priceId,
    trial,
    successUrl: `${start.origin}/subscription/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${start.origin}/subscription/cancel`,
    idempotencyKey: `checkout:${buyer.id}:${sha256(JSON.stringify([key, customerId, priceId, trial, start.origin])).slice(0, 32)}`,
  });
}

/** A customer whom the provider no longer knows is forgotten, and the next attempt makes another. */
async function forgetCustomer(userId: string, error: unknown): Promise<null> {
  if (!(error instanceof provider.ProviderFailure) || error.kind !== "gone") throw error;
  await db.billing.updateMany({
    where: { userId },
    data: { customerId: null, checkoutSessionId: null, syncTicket: { increment: 1 } },
  });
  return null;
}

type Confirmation = { state: "confirmed" | "pending" } | { state: "refused"; message: string };

/** The success page proves nothing by itself: the checkout is looked up, must be the person's own, and is then synced. */
export async function confirmCheckout(userId: string, sessionId: string): Promise<Confirmation> {
  const refused = (message: string): Confirmation => ({ state: "refused", message });
  if (!/^cs_\w{8,200}$/.test(sessionId)) return refused(CHECKOUT_UNKNOWN);
  try {
    const found = await provider.retrieveCheckout(sessionId);
    const { customerId } = await readBilling(userId);
    if (found.userId !== userId || found.customerId === null || found.customerId !== customerId)
      return refused(CHECKOUT_UNKNOWN);
    if (found.status !== "complete") return refused(CHECKOUT_NOT_FINISHED);
    await syncBilling(userId);
    return { state: "confirmed" };
  } catch (error) {
    if (!(error instanceof provider.ProviderFailure)) throw error;
    if (error.kind === "gone") return refused(CHECKOUT_UNKNOWN);
    log.warn({ err: error, userId }, "a checkout could not be confirmed yet");
    return { state: "pending" };
  }
}

/** Where a plan, its card and its invoices are managed: the provider's own page. */
export async function openPortal(buyer: Pick<Buyer, "id" | "isDemo">, origin: string): Promise<string> {
  if (buyer.isDemo) throw new AppError("forbidden", DEMO_PLAN_IS_FIXED);
  await limit(`billing-portal|${buyer.id}`, PORTALS.count, PORTALS.seconds);
  const { customerId } = await readBilling(buyer.id);
  if (customerId === null) throw new AppError("bad_request", NOTHING_TO_MANAGE);
  try {
    return allowed(await provider.createPortal(customerId, `${origin}/subscribe`), origin);
  } catch (error) {
    throw failed(error, "portal", PORTAL_FAILED);
  }
}

/** The browser is sent nowhere but to the provider's own hosts, or to ours where the sandbox serves its pages. */
function allowed(address: string | null, origin: string): string {
  const ours = env.BILLING_PROVIDER === "sandbox" ? origin : null;
  if (address === null || !isPaymentPage(address, ours))
    throw new provider.ProviderFailure("wrong", "an address that is not the provider's");
  return new URL(address).href;
}

function failed(error: unknown, what: string, message: string): unknown {
  if (!(error instanceof provider.ProviderFailure)) return error;
  log.error({ err: error, kind: error.kind, call: error.what }, `billing ${what} failed`);
  return new AppError("unavailable", message, { title: "Error", cause: error });
}
