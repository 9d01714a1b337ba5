// The feature gate: one rule for screens, endpoints and jobs. See docs/decisions/ for why the two questions differ.
import { isTrialOver, type TrialProfile } from "./trial";

export type AccessProfile = TrialProfile & { hasSeenPaywall: boolean };

/** Of somebody's row only what the gate and the trial's notices ask. */
export function accessProfile(user: AccessProfile): AccessProfile {
  const { isPremium, hasStartedTrial, hasSeenPaywall, subscriptionStatus } = user;
  const { trialEndsAt, stripeCustomerId, stripeSubscriptionId } = user;
  return {
    isPremium,
    hasStartedTrial,
    hasSeenPaywall,
    subscriptionStatus,
    trialEndsAt,
    stripeCustomerId,
    stripeSubscriptionId,
  };
}

export type GateReason = "trial" | "subscription";
type GateAnswer = { allowed: boolean; reason?: GateReason };

/** Whether a screen shows the feature or the locked card. `undefined` is a visitor without a profile, or one still loading. */
export function showsFeature(profile: AccessProfile | undefined): boolean {
  if (profile === undefined) return true;
  return profile.hasStartedTrial || profile.isPremium || !profile.hasSeenPaywall;
}

/** Whether a gated call is answered. As `showsFeature`, but a trial that has run out no longer opens anything. */
export function gate(profile: AccessProfile | undefined, now: Date): GateAnswer {
  if (profile === undefined || profile.isPremium) return { allowed: true };
  if (isTrialOver(profile, now)) return { allowed: false, reason: "trial" };
  return showsFeature(profile) ? { allowed: true } : { allowed: false, reason: "subscription" };
}
