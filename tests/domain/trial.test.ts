import { DAY_MS, MINUTE_MS } from "~/domain/durations";
import { describe, expect, test } from "vitest";
import {
  countdown,
  daysLeft,
  isOnFreeTrial,
  noticeColour,
  reminderDue,
  restOfTrial,
  showsCountdown,
  showsStartBanner,
  topBanner,
  trialNotice,
  trialState,
  type TrialProfile,
} from "~/domain/billing/trial";
import { bannerText, countdownText, expiryText } from "~/texts/trial";

const NOW = new Date("2026-03-01T12:00:00.000Z");
const HOUR_MS = 60 * MINUTE_MS;

function profile(over: Partial<TrialProfile> = {}): TrialProfile {
  return {
    isPremium: false,
    hasStartedTrial: false,
    subscriptionStatus: null,
    trialEndsAt: null,
    stripeCustomerId: null,
    stripeSubscriptionId: null,
    ...over,
  };
}

function onTrial(leftMs: number, over: Partial<TrialProfile> = {}): TrialProfile {
  const trialEndsAt = new Date(NOW.getTime() + leftMs);
  return profile({ hasStartedTrial: true, subscriptionStatus: "trial", trialEndsAt, ...over });
}

describe("the state", () => {
  test("none: nothing started, not premium (TRIAL-002)", () => {
    expect(trialState(profile(), NOW)).toBe("none");
    expect(isOnFreeTrial(profile(), NOW)).toBe(false);
    expect(daysLeft(profile(), NOW)).toBe(0);
  });

  test("active while the end lies ahead, to the very second (TRIAL-003)", () => {
    expect(trialState(onTrial(1), NOW)).toBe("active");
    expect(isOnFreeTrial(onTrial(1), NOW)).toBe(true);
    expect(trialState(onTrial(0), NOW)).toBe("expired");
    expect(isOnFreeTrial(onTrial(0), NOW)).toBe(false);
    expect(trialState(onTrial(-1), NOW)).toBe("expired");
  });

  test("expired by its end or by its status (TRIAL-004)", () => {
    expect(trialState(onTrial(-DAY_MS), NOW)).toBe("expired");
    expect(daysLeft(onTrial(-DAY_MS), NOW)).toBe(0);
    const byStatus = onTrial(DAY_MS, { subscriptionStatus: "trial_expired" });
    expect(trialState(byStatus, NOW)).toBe("expired");
    expect(daysLeft(byStatus, NOW)).toBe(0);
  });

  test("trial_ended, cancelled and premium (TRIAL-005 TRIAL-006 TRIAL-007)", () => {
    expect(trialState(onTrial(DAY_MS, { subscriptionStatus: "trial_ended" }), NOW)).toBe("trial_ended");
    expect(trialState(onTrial(DAY_MS, { subscriptionStatus: "cancelled" }), NOW)).toBe("cancelled");
    expect(trialState(onTrial(-DAY_MS, { isPremium: true, subscriptionStatus: "active" }), NOW)).toBe("premium");
  });

  test("a cancelled trial still counts its days (TRIAL-033)", () => {
    const cancelled = onTrial(5 * DAY_MS, { subscriptionStatus: "cancelled" });
    expect(isOnFreeTrial(cancelled, NOW)).toBe(true);
    expect(daysLeft(cancelled, NOW)).toBe(5);
  });
});

describe("days left", () => {
  test.each([
    [14 * DAY_MS, 14],
    [14 * DAY_MS - 1, 14],
    [13 * DAY_MS + 1, 14],
    [13 * DAY_MS, 13],
    [7 * DAY_MS + 1, 8],
    [7 * DAY_MS, 7],
    [3 * DAY_MS + 1, 4],
    [3 * DAY_MS, 3],
    [2 * DAY_MS + 1, 3],
    [2 * DAY_MS, 2],
    [DAY_MS + 1, 2],
    [DAY_MS, 1],
    [1000, 1],
    [1, 1],
    [0, 0],
    [-1, 0],
  ])("%i ms left is %i days (TRIAL-001 TRIAL-017)", (left, days) => {
    expect(daysLeft(onTrial(left), NOW)).toBe(days);
  });

  test("a clock change inside the trial neither adds nor takes a day", () => {
    // Europe/Berlin springs forward on 2026-03-29 and New York on 2026-03-08: the trial stays 14 × 24 hours.
    const startedAt = new Date("2026-03-20T09:00:00+01:00");
    const endsAt = new Date(startedAt.getTime() + 14 * DAY_MS);
    const trial = onTrial(0, { trialEndsAt: endsAt });
    expect(endsAt.toISOString()).toBe("2026-04-03T08:00:00.000Z");
    expect(daysLeft(trial, startedAt)).toBe(14);
    expect(daysLeft(trial, new Date("2026-03-28T09:00:00+01:00"))).toBe(6);
    expect(daysLeft(trial, new Date("2026-03-29T10:00:00+02:00"))).toBe(5);
    expect(daysLeft(trial, new Date("2026-04-03T09:59:59+02:00"))).toBe(1);
    expect(daysLeft(trial, new Date("2026-04-03T10:00:00+02:00"))).toBe(0);
  });

  test("the same moment written in any time zone gives the same answer", () => {
    const moments = ["2026-03-05T23:30:00Z", "2026-03-06T13:30:00+14:00", "2026-03-05T11:30:00-12:00"];
    const trial = onTrial(0, { trialEndsAt: new Date("2026-03-08T23:30:00Z") });
    expect(moments.map((moment) => daysLeft(trial, new Date(moment)))).toEqual([3, 3, 3]);
  });
});

describe("the top banner", () => {
  test("offers the trial to who is not premium and has not started (TRIAL-008)", () => {
    expect(topBanner(profile(), NOW)).toEqual({ kind: "start" });
    expect(showsStartBanner(profile({ isPremium: true }))).toBe(false);
    expect(topBanner(profile({ isPremium: true }), NOW)).toBeNull();
    expect(showsStartBanner(onTrial(DAY_MS))).toBe(false);
  });

  test("warns who pays of a payment that failed", () => {
    expect(topBanner(profile({ isPremium: true, subscriptionStatus: "past_due" }), NOW)).toEqual({ kind: "payment" });
    expect(topBanner(profile({ isPremium: true, subscriptionStatus: "active" }), NOW)).toBeNull();
  });

  test.each([
    [8 * DAY_MS, null, null],
    [7 * DAY_MS + 1, null, null],
    [7 * DAY_MS, "yellow", "7 days remaining in your trial"],
    [4 * DAY_MS, "yellow", "4 days remaining in your trial"],
    [3 * DAY_MS, "orange", "Only 3 days left in your trial"],
    [2 * DAY_MS, "orange", "Only 2 days left in your trial"],
    [DAY_MS, "red", "Your trial expires tomorrow!"],
    [1, "red", "Your trial expires tomorrow!"],
    [0, null, null],
  ])("%i ms left: %s, %s (TRIAL-009 TRIAL-012 TRIAL-013 TRIAL-014)", (left, tone, text) => {
    const banner = topBanner(onTrial(left), NOW);
    expect(banner && "tone" in banner ? [banner.tone, bannerText(banner.days)] : [null, null]).toEqual([tone, text]);
  });
});

describe("the dashboard notice", () => {
  test.each([
    [1, "red"],
    [2, "orange"],
    [3, "orange"],
    [4, "yellow"],
    [7, "yellow"],
    [8, "blue"],
    [14, "blue"],
  ])("%i days are %s (TRIAL-016)", (days, tone) => {
    expect(noticeColour(days)).toBe(tone);
    expect(trialNotice(onTrial(days * DAY_MS), NOW)?.tone).toBe(tone);
  });

  test("its words (TRIAL-017)", () => {
    expect([1, 2, 9].map(expiryText)).toEqual(["expires tomorrow!", "expires in 2 days", "expires in 9 days"]);
  });

  test("shows at 14 or fewer days and only on a trial (TRIAL-015)", () => {
    expect(trialNotice(onTrial(14 * DAY_MS), NOW)).not.toBeNull();
    expect(trialNotice(onTrial(14 * DAY_MS + 1), NOW)).toBeNull();
    expect(trialNotice(profile(), NOW)).toBeNull();
    expect(trialNotice(onTrial(DAY_MS, { isPremium: true }), NOW)).toBeNull();
    expect(trialNotice(onTrial(0), NOW)).toBeNull();
  });
});

describe("the countdown card", () => {
  test.each([
    [14 * DAY_MS, "Your free trial expires in 14 days", "calm", "TRIAL-018 TRIAL-021"],
    [5 * DAY_MS, "Your free trial expires in 5 days", "calm", "TRIAL-021"],
    [2 * DAY_MS + 1, "Your free trial expires in 3 days", "calm", "TRIAL-020 TRIAL-021"],
    [2 * DAY_MS, "Your trial ends in 2 days and 0 hours", "orange", "TRIAL-020 TRIAL-022"],
    [30 * HOUR_MS, "Your trial ends in 1 day and 6 hours", "orange", "TRIAL-022"],
    [30 * HOUR_MS - 900, "Your trial ends in 1 day and 6 hours", "orange", "TRIAL-022"],
    [25 * HOUR_MS, "Your trial ends in 1 day and 1 hour", "orange", "TRIAL-022"],
    [DAY_MS, "Your trial ends in 1 day and 0 hours", "orange", "TRIAL-022"],
    [DAY_MS - 1, "Less than 24 hours left: 23h 59m", "orange", "TRIAL-023"],
    [5 * HOUR_MS, "Less than 24 hours left: 5h 0m", "orange", "TRIAL-023"],
    [5 * HOUR_MS - MINUTE_MS, "Less than 24 hours left: 4h 59m", "orange", "TRIAL-023"],
    [1, "Less than 24 hours left: 0h 1m", "orange", "TRIAL-023"],
  ])("%i ms left: %s, %s (%s)", (left, text, tone, _id) => {
    const shown = countdown(onTrial(left), NOW);
    expect(shown && [countdownText(shown.left), shown.tone, shown.expired]).toEqual([text, tone, false]);
  });

  test("an expired trial says so (TRIAL-026)", () => {
    expect(countdown(onTrial(0), NOW)).toEqual({ left: { in: "none" }, tone: "orange", expired: true });
    expect(countdownText({ in: "none" })).toBe("Your free trial has expired");
  });

  test.each<Partial<TrialProfile>>([
    { isPremium: true },
    { subscriptionStatus: "active" },
    { subscriptionStatus: "trial_ended" },
    { subscriptionStatus: "cancelled" },
    { stripeCustomerId: "cus_1" },
    { stripeSubscriptionId: "sub_1" },
  ])("hidden by %o alone (TRIAL-005 TRIAL-019)", (over) => {
    expect(showsCountdown(onTrial(DAY_MS), NOW)).toBe(true);
    expect(showsCountdown(onTrial(DAY_MS, over), NOW)).toBe(false);
    expect(countdown(onTrial(DAY_MS, over), NOW)).toBeNull();
  });

  test("hidden before any trial", () => {
    expect(countdown(profile(), NOW)).toBeNull();
  });
});

describe("reminders", () => {
  test.each([
    [7 * DAY_MS + 1, null],
    [7 * DAY_MS, 7],
    [3 * DAY_MS + 1, 7],
    [3 * DAY_MS, 3],
    [DAY_MS + 1, 3],
    [DAY_MS, 1],
    [1, 1],
    [0, null],
  ])("%i ms before the end: %s", (left, days) => {
    expect(reminderDue(new Date(NOW.getTime() + left), NOW)).toBe(days);
  });
});

describe("the rest of a trial that a person who comes back keeps", () => {
  test("from three days on its own end, with less there's nothing to keep", () => {
    const kept = (left: number, over: Partial<TrialProfile> = {}) => restOfTrial(onTrial(left, over), NOW);
    expect(kept(3 * DAY_MS)).toEqual(new Date(NOW.getTime() + 3 * DAY_MS));
    expect(kept(3 * DAY_MS, { subscriptionStatus: "cancelled" })).toEqual(new Date(NOW.getTime() + 3 * DAY_MS));
    expect(kept(3 * DAY_MS - 1)).toBeNull();
    expect(kept(9 * DAY_MS, { isPremium: true })).toBeNull();
    expect(kept(9 * DAY_MS, { hasStartedTrial: false })).toBeNull();
    expect(restOfTrial(profile({ hasStartedTrial: true }), NOW)).toBeNull();
  });

  test("a trial without an end, or an end without a trial, is none", () => {
    expect(trialState(profile({ hasStartedTrial: true }), NOW)).toBe("none");
    expect(trialState(onTrial(DAY_MS, { hasStartedTrial: false }), NOW)).toBe("none");
    expect(isOnFreeTrial(onTrial(9 * DAY_MS, { subscriptionStatus: "trial_ended" }), NOW)).toBe(false);
    expect(daysLeft(profile({ hasStartedTrial: true }), NOW)).toBe(0);
  });
});
