// The trial as one state and a few questions. A trial is a stretch of 14 × 24 hours, not of calendar days: time zones
// and clock changes can't lengthen or shorten it. Its end is exclusive: at that very second it's over.

import { DAY_MS, MINUTE_MS } from "~/domain/durations";

export const TRIAL_REMINDER_DAYS = [7, 3, 1] as const;

export type TrialProfile = {
  isPremium: boolean;
  hasStartedTrial: boolean;
  subscriptionStatus: string | null;
  trialEndsAt: Date | null;
  stripeCustomerId: string | null;
  stripeSubscriptionId: string | null;
};

type TrialState = "none" | "active" | "expired" | "trial_ended" | "cancelled" | "premium";
export type TrialTone = "red" | "orange" | "yellow" | "blue";
type TopBanner = { kind: "payment" } | { kind: "start" } | { kind: "ending"; tone: TrialTone; days: number };
export type Notice = { tone: TrialTone; days: number };
/** In days while there are many, then by the hour, on the last day by the minute. */
export type TimeLeft =
  | { in: "none" }
  | { in: "days"; days: number }
  | { in: "hours"; days: number; hours: number }
  | { in: "minutes"; hours: number; minutes: number };
type Countdown = { tone: "orange" | "calm"; left: TimeLeft; expired: boolean };

export function trialState(profile: TrialProfile, now: Date): TrialState {
  if (profile.isPremium) return "premium";
  if (profile.subscriptionStatus === "cancelled") return "cancelled";
  if (profile.subscriptionStatus === "trial_ended") return "trial_ended";
  if (isTrialOver(profile, now)) return "expired";
  return profile.hasStartedTrial && profile.trialEndsAt ? "active" : "none";
}

/** A trial was there and has run out, whatever came of the person's plan afterwards. */
export function isTrialOver(profile: TrialProfile, now: Date): boolean {
  if (profile.subscriptionStatus === "trial_expired" || profile.subscriptionStatus === "trial_ended") return true;
  return profile.trialEndsAt !== null && profile.trialEndsAt.getTime() <= now.getTime();
}

/** The free time is running. Stays true after cancelling, because a cancelled trial keeps its access until the end. */
export function isOnFreeTrial(profile: TrialProfile, now: Date): boolean {
  if (profile.isPremium || !profile.hasStartedTrial || profile.trialEndsAt === null) return false;
  return !isTrialOver(profile, now);
}

/** Days rounded up, so a running trial never shows 0; 0 when none is running. */
export function daysLeft(profile: TrialProfile, now: Date): number {
  return isOnFreeTrial(profile, now) && profile.trialEndsAt ? daysUntil(profile.trialEndsAt, now) : 0;
}

/** As the strip, the plans and the mail count them. */
export const daysUntil = (endsAt: Date, now: Date): number => Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);

export function showsStartBanner(profile: TrialProfile): boolean {
  return !profile.isPremium && !profile.hasStartedTrial;
}

/** The one line above the content: a payment that failed, the offer of a trial, or the last days of one. */
export function topBanner(profile: TrialProfile, now: Date): TopBanner | null {
  if (profile.isPremium && profile.subscriptionStatus === "past_due") return { kind: "payment" };
  if (showsStartBanner(profile)) return { kind: "start" };
  const days = daysLeft(profile, now);
  if (days === 0 || days > 7) return null;
  if (days === 1) return { kind: "ending", tone: "red", days };
  if (days <= 3) return { kind: "ending", tone: "orange", days };
  return { kind: "ending", tone: "yellow", days };
}

export function noticeColour(days: number): TrialTone {
  if (days <= 1) return "red";
  if (days <= 3) return "orange";
  return days <= 7 ? "yellow" : "blue";
}

export function trialNotice(profile: TrialProfile, now: Date): Notice | null {
  const days = daysLeft(profile, now);
  if (days === 0 || days > 14) return null;
  return { tone: noticeColour(days), days };
}

export function showsCountdown(profile: TrialProfile, now: Date): boolean {
  if (profile.stripeCustomerId !== null || profile.stripeSubscriptionId !== null) return false;
  if (profile.subscriptionStatus === "active") return false;
  const state = trialState(profile, now);
  return profile.hasStartedTrial && (state === "active" || state === "expired");
}

export function countdown(profile: TrialProfile, now: Date): Countdown | null {
  if (!showsCountdown(profile, now)) return null;
  if (trialState(profile, now) === "expired") return { tone: "orange", left: { in: "none" }, expired: true };
  const ms = msLeft(profile, now);
  const left: TimeLeft =
    ms > 2 * DAY_MS
      ? { in: "days", days: daysLeft(profile, now) }
      : ms >= DAY_MS
        ? daysAndHours(ms)
        : hoursAndMinutes(ms);
  return { tone: ms <= 2 * DAY_MS ? "orange" : "calm", left, expired: false };
}

/** The end that a person who comes back keeps; null when too little is left for the provider to count it (two days, and time to check out). */
export function restOfTrial(profile: TrialProfile, now: Date): Date | null {
  return isOnFreeTrial(profile, now) && msLeft(profile, now) >= 3 * DAY_MS ? profile.trialEndsAt : null;
}

/** Which reminder is due now: the smallest threshold that has been reached, so that a late job sends one and not three. */
export function reminderDue(endsAt: Date, now: Date): (typeof TRIAL_REMINDER_DAYS)[number] | null {
  const left = endsAt.getTime() - now.getTime();
  if (left <= 0) return null;
  return [...TRIAL_REMINDER_DAYS].reverse().find((days) => left <= days * DAY_MS) ?? null;
}

function msLeft(profile: TrialProfile, now: Date): number {
  return profile.trialEndsAt === null ? 0 : Math.max(0, profile.trialEndsAt.getTime() - now.getTime());
}

// Minutes are rounded up like days: five hours that began a moment ago are still shown as five hours.
function minutesOf(ms: number): number {
  return Math.ceil(ms / MINUTE_MS);
}

function daysAndHours(ms: number): TimeLeft {
  const hours = Math.floor(minutesOf(ms) / 60);
  return { in: "hours", days: Math.floor(hours / 24), hours: hours % 24 };
}

function hoursAndMinutes(ms: number): TimeLeft {
  const minutes = Math.min(minutesOf(ms), 24 * 60 - 1);
  return { in: "minutes", hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
