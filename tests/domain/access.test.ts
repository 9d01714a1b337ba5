import { describe, expect, test } from "vitest";
import { gate, showsFeature, type AccessProfile } from "~/domain/billing/access";
import { gateMessage } from "~/texts/billing";
import { DAY_MS } from "~/domain/durations";

const NOW = new Date("2026-03-01T12:00:00.000Z");
const at = (ms: number): Date => new Date(NOW.getTime() + ms);

function profile(over: Partial<AccessProfile> = {}): AccessProfile {
  return {
    isPremium: false,
    hasStartedTrial: false,
    hasSeenPaywall: true,
    subscriptionStatus: null,
    trialEndsAt: null,
    stripeCustomerId: null,
    stripeSubscriptionId: null,
    ...over,
  };
}

describe("what a screen shows", () => {
  test("started trial, premium or an unseen paywall show the feature (GATE-004 GATE-005 GATE-008)", () => {
    expect(showsFeature(profile({ hasStartedTrial: true }))).toBe(true);
    expect(showsFeature(profile({ isPremium: true }))).toBe(true);
    expect(showsFeature(profile({ hasSeenPaywall: false }))).toBe(true);
  });

  test("so does a visitor without a profile, or one still loading (GATE-006 GATE-007)", () => {
    expect(showsFeature(undefined)).toBe(true);
    expect(gate(undefined, NOW)).toEqual({ allowed: true });
  });

  test("otherwise it is locked (GATE-009)", () => {
    expect(showsFeature(profile())).toBe(false);
  });
});

describe("what a gated call answers", () => {
  test.each<[string, Partial<AccessProfile>, ReturnType<typeof gate>]>([
    ["paywall not seen yet", { hasSeenPaywall: false }, { allowed: true }],
    ["paywall seen, nothing started", {}, { allowed: false, reason: "subscription" }],
    ["premium", { isPremium: true }, { allowed: true }],
    [
      "premium, trial long over",
      { isPremium: true, hasStartedTrial: true, trialEndsAt: at(-DAY_MS) },
      { allowed: true },
    ],
    ["on trial", { hasStartedTrial: true, trialEndsAt: at(1) }, { allowed: true }],
    ["the very second of the end", { hasStartedTrial: true, trialEndsAt: at(0) }, { allowed: false, reason: "trial" }],
    ["started, end not known", { hasStartedTrial: true }, { allowed: true }],
    [
      "expired by status",
      { hasStartedTrial: true, subscriptionStatus: "trial_expired", trialEndsAt: at(1) },
      { allowed: false, reason: "trial" },
    ],
    [
      "expired before the paywall was seen",
      { hasSeenPaywall: false, hasStartedTrial: true, trialEndsAt: at(-1) },
      { allowed: false, reason: "trial" },
    ],
    ["an end that has come, without a beginning", { trialEndsAt: at(0) }, { allowed: false, reason: "trial" }],
    [
      "an end that has come, before anything was seen",
      { hasSeenPaywall: false, trialEndsAt: at(0) },
      { allowed: false, reason: "trial" },
    ],
    [
      "cancelled, time left",
      { hasStartedTrial: true, subscriptionStatus: "cancelled", trialEndsAt: at(5 * DAY_MS) },
      { allowed: true },
    ],
    [
      "cancelled, time over",
      { hasStartedTrial: true, subscriptionStatus: "cancelled", trialEndsAt: at(0) },
      { allowed: false, reason: "trial" },
    ],
  ])("%s (TRIAL-033 TRIAL-036 GATE-011 API-053)", (_name, over, answer) => {
    expect(gate(profile(over), NOW)).toEqual(answer);
  });

  test("both refusals name what sends the browser to /subscribe (TRIAL-036 API-053)", () => {
    expect(gateMessage("trial")).toMatch(/trial has ended/);
    expect(gateMessage("subscription")).toMatch(/^Start .*subscription/);
  });
});
