// What the plan screens say about a person's own plan, in the person's own days.
import type { PlanType } from "~/domain/billing/pricing";
import { dayOf, longDate } from "~/domain/periods";
import { daysLeft, isOnFreeTrial, restOfTrial } from "~/domain/billing/trial";
import { log } from "~/lib/log.server";
import { ProviderFailure } from "~/providers/billing/calls.server";
import { readBilling, type BillingProfile } from "./profile.server";
import { syncBilling } from "./sync.server";

export type BillingPlanView = {
  state: "none" | "trial" | "cancelled" | "premium" | "past_due" | "ended";
  plan: PlanType | null;
  daysLeft: number;
  /** The last day of the trial, or of the period that is paid. */
  endsOn: string | null;
  /** A paid plan that will not be renewed. */
  endsForGood: boolean;
  /** There is a customer at the provider, so there is something to manage. */
  canManage: boolean;
  /** What a start would bring now: the whole trial, the rest of it, or none. */
  next: "full" | "rest" | "none";
};

export async function billingPlanView(user: { id: string; timeZone: string; now: Date }): Promise<BillingPlanView> {
  const profile = await caughtUp(user);
  const isTrial = isOnFreeTrial(profile, user.now);
  const end = profile.isPremium ? profile.currentPeriodEnd : profile.trialEndsAt;
  return {
    state: stateOf(profile, isTrial),
    plan: profile.plan,
    daysLeft: daysLeft(profile, user.now),
    endsOn: end === null ? null : longDate(dayOf(end, user.timeZone)),
    endsForGood: profile.isPremium && profile.cancelAt !== null,
    canManage: profile.subscriptionId !== null,
    next: !profile.trialUsed ? "full" : restOfTrial(profile, user.now) === null ? "none" : "rest",
  };
}

/**
 * Whoever pays from today must not stand before a locked door until the provider's event arrives: a trial whose end has
 * come, and of which nothing was heard since, is asked after. Blocked calls lead to the plans, and so to here.
 */
async function caughtUp(user: { id: string; now: Date }): Promise<BillingProfile> {
  const profile = await readBilling(user.id);
  const { trialEndsAt, syncedAt } = profile;
  const isOver = trialEndsAt !== null && trialEndsAt <= user.now;
  if (
    !isOver ||
    profile.isPremium ||
    profile.providerStatus !== "trialing" ||
    (syncedAt !== null && syncedAt > trialEndsAt)
  )
    return profile;
  try {
    await syncBilling(user.id);
    return await readBilling(user.id);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ err: error, userId: user.id }, "a trial's end couldn't be checked yet");
    return profile;
  }
}

function stateOf(
  profile: { isPremium: boolean; subscriptionStatus: string | null; trialUsed: boolean },
  isTrial: boolean,
): BillingPlanView["state"] {
  if (profile.isPremium) return profile.subscriptionStatus === "past_due" ? "past_due" : "premium";
  if (profile.subscriptionStatus === "cancelled") return "cancelled";
  if (isTrial) return "trial";
  return profile.trialUsed ? "ended" : "none";
}
