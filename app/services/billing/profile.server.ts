// What billing decides by, read fresh from the database: a request's own copy of the profile may be a moment old.
import type { AccessProfile } from "~/domain/billing/access";
import { AppError } from "~/contracts/errors";
import { isPlanType, type PlanType } from "~/domain/billing/pricing";
import { db } from "~/lib/db.server";
import { REFUSALS } from "~/texts/refusals";

export type BillingProfile = AccessProfile & {
  trialUsed: boolean;
  customerId: string | null;
  subscriptionId: string | null;
  checkoutSessionId: string | null;
  syncTicket: number;
  plan: PlanType | null;
  currentPeriodEnd: Date | null;
  cancelAt: Date | null;
  providerStatus: string | null;
  syncedAt: Date | null;
};

export async function readBilling(userId: string): Promise<BillingProfile> {
  const user = await db.user.findUnique({ where: { id: userId }, include: { billing: true } });
  // Who left a moment ago is a visitor.
  if (!user) throw new AppError("unauthorized", REFUSALS.any.notLoggedIn);
  const { billing } = user;
  const paid = billing?.paid ? billing : null;
  return {
    isPremium: user.isPremium,
    hasStartedTrial: user.hasStartedTrial,
    hasSeenPaywall: user.hasSeenPaywall,
    subscriptionStatus: user.subscriptionStatus,
    trialEndsAt: user.trialEndsAt,
    stripeCustomerId: paid?.customerId ?? null,
    stripeSubscriptionId: paid?.subscriptionId ?? null,
    trialUsed: user.hasStartedTrial || (billing?.trialUsedAt ?? null) !== null,
    customerId: billing?.customerId ?? null,
    subscriptionId: billing?.subscriptionId ?? null,
    checkoutSessionId: billing?.checkoutSessionId ?? null,
    syncTicket: billing?.syncTicket ?? 0,
    plan: isPlanType(billing?.plan) ? billing.plan : null,
    currentPeriodEnd: billing?.currentPeriodEnd ?? null,
    cancelAt: billing?.cancelAt ?? null,
    providerStatus: billing?.providerStatus ?? null,
    syncedAt: billing?.syncedAt ?? null,
  };
}
