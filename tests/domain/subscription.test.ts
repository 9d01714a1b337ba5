import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import {
  currentSubscription,
  profileFrom,
  extraSubscriptions,
  type SubscriptionFacts,
} from "~/domain/billing/subscription";

const at = (day: number): Date => new Date(Date.UTC(2026, 0, day));

function sub(over: Partial<SubscriptionFacts> = {}): SubscriptionFacts {
  return {
    id: "sub_1",
    status: "trialing",
    plan: "monthly",
    createdAt: at(1),
    trialEnd: at(15),
    periodStart: at(1),
    periodEnd: at(15),
    cancelAt: null,
    canceledAt: null,
    endedAt: null,
    amountPaid: 0,
    ...over,
  };
}

describe("what a subscription means for the profile", () => {
  test.each<[string, Partial<SubscriptionFacts>, Partial<ReturnType<typeof profileFrom>>]>([
    ["trialing", {}, { isPremium: false, subscriptionStatus: "trial", paid: false }],
    [
      "trialing, to be cancelled",
      { cancelAt: at(15), canceledAt: at(3) },
      { isPremium: false, subscriptionStatus: "cancelled", cancelledByUser: true, paid: false },
    ],
    [
      "active",
      { status: "active", periodStart: at(15), amountPaid: 999 },
      { isPremium: true, subscriptionStatus: "active", paid: true },
    ],
    [
      "active, to be cancelled",
      { status: "active", periodStart: at(15), cancelAt: at(45) },
      { isPremium: true, subscriptionStatus: "active" },
    ],
    ["past due", { status: "past_due", periodStart: at(15) }, { isPremium: true, subscriptionStatus: "past_due" }],
    ["unpaid or paused", { status: "blocked" }, { isPremium: false, subscriptionStatus: "trial_ended" }],
    [
      "ended without a card",
      { status: "canceled", canceledAt: at(15), endedAt: at(15) },
      { isPremium: false, subscriptionStatus: "trial_expired", paid: false },
    ],
    [
      "ended as asked",
      { status: "canceled", cancelAt: at(15), canceledAt: at(3), endedAt: at(15) },
      { subscriptionStatus: "cancelled", paid: false },
    ],
    [
      "ended at once by wish",
      { status: "canceled", canceledAt: at(3), endedAt: at(3) },
      { subscriptionStatus: "cancelled", paid: false },
    ],
    [
      "ended after having been paid",
      { status: "canceled", periodStart: at(15), canceledAt: at(45), endedAt: at(45) },
      { subscriptionStatus: "cancelled", paid: true },
    ],
    [
      "paid from the first day, ended because a later card payment failed",
      { status: "canceled", trialEnd: null, periodStart: at(32), canceledAt: at(50), endedAt: at(50), amountPaid: 0 },
      { isPremium: false, subscriptionStatus: "cancelled", paid: true },
    ],
    ["a first invoice of nothing is no payment", { amountPaid: 0 }, { paid: false }],
  ])("%s (TRIAL-004 TRIAL-006 TRIAL-007 SUBS-034)", (_name, over, expected) => {
    expect(profileFrom(sub(over), null)).toMatchObject(expected);
  });

  test("the trial's end stays known when a later plan has none", () => {
    expect(profileFrom(sub({ status: "active", trialEnd: null }), at(15)).trialEndsAt).toEqual(at(15));
  });
});

describe("which subscription counts", () => {
  const kinds: SubscriptionFacts[] = [
    sub({ id: "ended_old", status: "canceled", createdAt: at(1) }),
    sub({ id: "ended_new", status: "canceled", createdAt: at(5) }),
    sub({ id: "ending", cancelAt: at(15), createdAt: at(2) }),
    sub({ id: "trial", createdAt: at(6) }),
    sub({ id: "trial_later", createdAt: at(7) }),
    sub({ id: "active", status: "active", createdAt: at(8) }),
  ];

  test("the best that lives, the first of equals, else the latest that ended", () => {
    expect(currentSubscription(kinds)?.id).toBe("active");
    expect(currentSubscription(kinds.slice(0, 5))?.id).toBe("trial");
    expect(currentSubscription(kinds.slice(0, 3))?.id).toBe("ending");
    expect(currentSubscription(kinds.slice(0, 2))?.id).toBe("ended_new");
    expect(currentSubscription([])).toBeNull();
    expect(extraSubscriptions(kinds).map((row) => row.id)).toEqual(["ending", "trial", "trial_later"]);
  });

  test("in whatever order the provider lists them, the answer is the same", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(kinds, { minLength: 1 }), (listed) => {
        const again = [...listed].reverse();
        expect(currentSubscription(again)).toEqual(currentSubscription(listed));
        expect(new Set(extraSubscriptions(again))).toEqual(new Set(extraSubscriptions(listed)));
      }),
    );
  });
});

describe("whether anything was paid", () => {
  const paid = (over: Partial<SubscriptionFacts>) => profileFrom(sub(over), null).paid;

  test("a plan that runs, or an amount, is a payment, whatever the periods say", () => {
    const trialOnly = { periodStart: at(1), trialEnd: at(15) };
    expect(paid({ ...trialOnly, status: "active" })).toBe(true);
    expect(paid({ ...trialOnly, status: "past_due" })).toBe(true);
    expect(paid({ ...trialOnly, status: "canceled", amountPaid: 1 })).toBe(true);
    expect(paid({ ...trialOnly, status: "canceled" })).toBe(false);
    expect(paid({ ...trialOnly, status: "blocked" })).toBe(false);
  });

  test("a period after the trial is a payment, one that's unknown isn't", () => {
    expect(paid({ status: "blocked", periodStart: at(15) })).toBe(true);
    expect(paid({ status: "blocked", periodStart: at(14) })).toBe(false);
    expect(paid({ status: "blocked", periodStart: null })).toBe(false);
    expect(paid({ status: "blocked", periodStart: null, trialEnd: null })).toBe(true);
  });

  test("an end that was set ahead was asked for, also without a word of when", () => {
    expect(profileFrom(sub({ cancelAt: at(15) }), null)).toMatchObject({
      cancelledByUser: true,
      subscriptionStatus: "cancelled",
    });
    expect(profileFrom(sub({ status: "canceled", canceledAt: at(15) }), null)).toMatchObject({
      cancelledByUser: false,
    });
    expect(profileFrom(sub({ status: "canceled", canceledAt: at(14) }), null)).toMatchObject({ cancelledByUser: true });
    expect(profileFrom(sub({ status: "canceled", canceledAt: at(14), trialEnd: null }), at(9))).toMatchObject({
      cancelledByUser: false,
      trialEndsAt: at(9),
    });
  });
});

describe("which of several counts", () => {
  const first = (...subs: Partial<SubscriptionFacts>[]) => {
    const all = subs.map((over) => sub(over));
    const [there, back] = [currentSubscription(all), currentSubscription([...all].reverse())];
    expect(there).toEqual(back);
    return there?.id;
  };

  test("of two that live the one made first; of two that ended the latest; of equals the first id", () => {
    expect(first({ id: "b", createdAt: at(1) }, { id: "a", createdAt: at(2) })).toBe("b");
    expect(
      first({ id: "b", status: "canceled", createdAt: at(1) }, { id: "a", status: "canceled", createdAt: at(2) }),
    ).toBe("a");
    expect(
      first({ id: "a", status: "canceled", createdAt: at(1) }, { id: "b", status: "canceled", createdAt: at(2) }),
    ).toBe("b");
    expect(first({ id: "b" }, { id: "a" })).toBe("a");
    expect(first({ id: "a", createdAt: at(2) }, { id: "b", createdAt: null })).toBe("b");
    expect(first({ id: "b", status: "active", createdAt: at(3) }, { id: "a", status: "past_due" })).toBe("b");
  });

  test("a trial that runs on goes before one that was asked to end, that before what is blocked, that before the ended", () => {
    expect(first({ id: "b", createdAt: at(9) }, { id: "a", cancelAt: at(15) })).toBe("b");
    expect(first({ id: "b", cancelAt: at(15), createdAt: at(9) }, { id: "a", status: "blocked" })).toBe("b");
    expect(first({ id: "b", status: "blocked", createdAt: at(9) }, { id: "a", status: "canceled" })).toBe("b");
  });

  test("without any there's none that counts and none too many", () => {
    expect([currentSubscription([]), extraSubscriptions([])]).toEqual([null, []]);
    expect(
      extraSubscriptions([
        sub({ id: "a", status: "canceled" }),
        sub({ id: "b" }),
        sub({ id: "c", createdAt: at(2) }),
      ]).map(({ id }) => id),
    ).toEqual(["c"]);
  });
});
