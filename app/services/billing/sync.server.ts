// Keeping the profile in step with the payment provider. Nothing a browser or a webhook says is believed: whoever asks
// for a sync, the provider's own list of the customer's subscriptions is read and written down.
import { AppError } from "~/contracts/errors";
import {
  currentSubscription,
  profileFrom,
  extraSubscriptions,
  type SubscriptionFacts,
} from "~/domain/billing/subscription";
import { auditIn } from "~/lib/audit.server";
import { now } from "~/lib/clock.server";
import { db, transaction, type Tx } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { cancelNow, listSubscriptions, ProviderFailure } from "~/providers/billing/calls.server";
import { type BillingNews, verifyWebhook } from "~/providers/billing/webhook.server";
import type { VendorDelivery } from "~/providers/delivery";
import { noteDelivery, receiveWebhook, type WebhookOutcome } from "~/services/platform/webhooks.server";
import { REFUSALS } from "~/texts/refusals";

const VENDOR = "stripe";
const BATCH = 100;
const FRESH_MS = 12 * 60 * 60_000;

/** Draws the number that says how recent an answer is; it must be drawn after the change that it's to report. Who has left has none. */
export async function drawTicket(userId: string): Promise<number | null> {
  const [row] = await db.billing.updateManyAndReturn({
    where: { userId },
    data: { syncTicket: { increment: 1 } },
    select: { syncTicket: true },
  });
  return row?.syncTicket ?? null;
}

export async function syncBilling(userId: string, event?: VendorDelivery<unknown>): Promise<void> {
  const billing = await db.billing.findUnique({ where: { userId }, select: { customerId: true } });
  if (!billing?.customerId) return;
  const ticket = await drawTicket(userId);
  if (ticket === null) return;
  const subscriptions = await listSubscriptions(billing.customerId);
  // A person pays for one plan. Should two checkouts ever have been finished, the other is ended before anything is recorded.
  for (const extra of extraSubscriptions(subscriptions)) {
    log.warn({ userId, subscriptionId: extra.id, paid: extra.amountPaid > 0 }, "a second subscription was ended");
    await cancelNow(extra.id);
  }
  await transaction(async (tx) => {
    if (event && !(await noteDelivery(tx, VENDOR, event))) return;
    await applyFacts(tx, userId, ticket, currentSubscription(subscriptions));
  });
}

/** Writes what the provider said, unless something said later was written already. */
export async function applyFacts(
  tx: Tx,
  userId: string,
  ticket: number,
  facts: SubscriptionFacts | null,
): Promise<void> {
  const claimed = await tx.billing.updateMany({
    where: { userId, syncApplied: { lt: ticket } },
    data: { syncApplied: ticket, syncedAt: now() },
  });
  if (claimed.count === 0 || facts === null) return;
  const billing = await tx.billing.findUniqueOrThrow({ where: { userId } });
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  const next = profileFrom(facts, user.trialEndsAt);
  const hadTrial = facts.trialEnd !== null;
  await tx.billing.updateMany({
    where: { userId },
    data: {
      subscriptionId: facts.id,
      plan: facts.plan,
      providerStatus: facts.status,
      paid: next.paid,
      trialUsedAt: billing.trialUsedAt ?? (hadTrial ? facts.createdAt : null),
      trialEnd: facts.trialEnd,
      currentPeriodEnd: facts.periodEnd,
      cancelAt: facts.cancelAt,
      cancelledByUser: next.cancelledByUser,
    },
  });
  await tx.user.updateMany({
    where: { id: userId },
    data: {
      isPremium: next.isPremium,
      subscriptionStatus: next.subscriptionStatus,
      trialEndsAt: next.trialEndsAt,
      hasStartedTrial: user.hasStartedTrial || hadTrial,
    },
  });
  if (next.subscriptionStatus === user.subscriptionStatus) return;
  if (next.subscriptionStatus === "trial" && !user.hasStartedTrial) await auditIn(tx, "trial_started", userId);
  if (next.subscriptionStatus === "cancelled") await auditIn(tx, next.paid ? "plan_ended" : "trial_cancelled", userId);
  if (next.isPremium && !user.isPremium) await auditIn(tx, "plan_paid", userId, { plan: facts.plan ?? "unknown" });
}

/** A delivery of the provider. Repeats and wrong orders end in the same state; a failure is thrown, so that it's sent again. */
export const receiveBillingWebhook = (body: string, headers: Headers): Promise<WebhookOutcome> =>
  receiveWebhook({ vendor: VENDOR, verify: verifyWebhook, apply }, body, headers);

async function apply(delivery: VendorDelivery<BillingNews>): Promise<WebhookOutcome> {
  const { customerId } = delivery.news;
  if (customerId === null) return "ignored";
  const owner = await db.billing.findUnique({ where: { customerId }, select: { userId: true } });
  if (!owner) return "ignored";
  try {
    await syncBilling(owner.userId, delivery);
    return "applied";
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ err: error, type: delivery.type }, "a delivery could not be checked and is to come again");
    throw new AppError("unavailable", REFUSALS.billing.eventUnchecked, { cause: error });
  }
}

/** Nightly: reads everyone's subscription once more, should a delivery have been lost. Says how many failed. */
export async function reconcileBilling(): Promise<{ checked: number; failed: number }> {
  const startedAt = now();
  const stale = new Date(startedAt.getTime() - FRESH_MS);
  let [checked, failed, after] = [0, 0, ""];
  for (;;) {
    const rows = await db.billing.findMany({
      where: {
        userId: { gt: after },
        customerId: { not: null },
        OR: [{ syncedAt: null }, { syncedAt: { lt: stale } }],
      },
      orderBy: { userId: "asc" },
      select: { userId: true },
      take: BATCH,
    });
    if (rows.length === 0) break;
    for (const { userId } of rows) {
      checked += 1;
      after = userId;
      try {
        await syncBilling(userId);
      } catch (error) {
        failed += 1;
        log.warn({ err: error, userId }, "a subscription could not be checked");
      }
    }
  }
  await expireUnmanagedTrials(startedAt);
  if (failed > 0) log.warn({ checked, failed }, "subscriptions left for the next night");
  return { checked, failed };
}

/** Trials that no provider looks after still end on their day. */
async function expireUnmanagedTrials(at: Date): Promise<void> {
  await db.user.updateMany({
    where: {
      subscriptionStatus: "trial",
      isPremium: false,
      trialEndsAt: { lte: at },
      OR: [{ billing: null }, { billing: { subscriptionId: null } }],
    },
    data: { subscriptionStatus: "trial_expired" },
  });
}
