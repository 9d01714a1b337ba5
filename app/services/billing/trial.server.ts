// The trial's own use cases: its status, its end by the person's wish, and that the plans have been seen.
import type { SubscriptionView } from "~/contracts/billing";
import { CANCEL_FAILED_TRY_AGAIN, DEMO_PLAN_IS_FIXED, NO_TRIAL_TO_CANCEL } from "~/texts/billing";
import { AppError } from "~/contracts/errors";
import { dayOf, longDate } from "~/domain/periods";
import { daysLeft, isOnFreeTrial, type TrialProfile } from "~/domain/billing/trial";
import { auditIn } from "~/lib/audit.server";
import { now } from "~/lib/clock.server";
import { db, transaction } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { cancelAtPeriodEnd, ProviderFailure } from "~/providers/billing/calls.server";
import { readBilling } from "./profile.server";
import { applyFacts, drawTicket, syncBilling } from "./sync.server";

export function subscriptionStatus(profile: TrialProfile, at: Date): SubscriptionView {
  return {
    isPremium: profile.isPremium,
    isOnFreeTrial: isOnFreeTrial(profile, at),
    trialDaysLeft: daysLeft(profile, at),
    hasStartedTrial: profile.hasStartedTrial,
    trialEndsAt: profile.trialEndsAt?.toISOString() ?? null,
    subscriptionStatus: profile.subscriptionStatus,
  };
}

/** From the first time that somebody sets out to pay, the gate closes for who has not started: looking at prices takes nothing. */
export async function seePaywall(user: { id: string; hasSeenPaywall: boolean; isDemo: boolean }): Promise<void> {
  if (user.hasSeenPaywall || user.isDemo) return;
  await db.user.updateMany({ where: { id: user.id, hasSeenPaywall: false }, data: { hasSeenPaywall: true } });
}

export async function cancelTrial(user: {
  id: string;
  timeZone: string;
  isDemo: boolean;
}): Promise<{ message: string }> {
  if (user.isDemo) throw new AppError("forbidden", DEMO_PLAN_IS_FIXED);
  const profile = await readBilling(user.id);
  const isRunning = isOnFreeTrial(profile, now()) && profile.subscriptionStatus !== "cancelled";
  if (!isRunning) throw new AppError("bad_request", NO_TRIAL_TO_CANCEL);
  if (profile.subscriptionId === null) await cancelWithoutProvider(user.id);
  else await cancelAtProvider(user.id, profile.subscriptionId);
  const day = dayOf(profile.trialEndsAt ?? now(), user.timeZone);
  return {
    message: `Your trial has been cancelled. You keep access until ${longDate(day)}, and you won't be charged.`,
  };
}

async function cancelAtProvider(userId: string, subscriptionId: string): Promise<void> {
  try {
    const facts = await cancelAtPeriodEnd(subscriptionId);
    const ticket = await drawTicket(userId);
    if (ticket !== null) await transaction((tx) => applyFacts(tx, userId, ticket, facts));
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.error({ err: error, kind: error.kind, userId }, "a trial couldn't be cancelled");
    if (error.kind === "down" || error.kind === "wrong")
      throw new AppError("unavailable", CANCEL_FAILED_TRY_AGAIN, { title: "Error", cause: error });
    // It ended in the meantime: what the provider says now is written down, and there is no trial to cancel.
    await syncBilling(userId).catch(() => undefined);
    throw new AppError("bad_request", NO_TRIAL_TO_CANCEL);
  }
}

/** A trial that was granted by hand has no subscription behind it. */
async function cancelWithoutProvider(userId: string): Promise<void> {
  const isNotCancelled = { OR: [{ subscriptionStatus: null }, { subscriptionStatus: { not: "cancelled" } }] };
  await transaction(async (tx) => {
    const changed = await tx.user.updateMany({
      where: { id: userId, isPremium: false, ...isNotCancelled },
      data: { subscriptionStatus: "cancelled" },
    });
    if (changed.count > 0) await auditIn(tx, "trial_cancelled", userId);
  });
}
