import { renderToStaticMarkup } from "react-dom/server";
import type { ReactElement } from "react";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { describe, expect, test } from "vitest";
import { EitherPlan } from "~/components/billing/either-plan";
import { FeatureGate } from "~/components/billing/feature-gate";
import { PlanCard } from "~/components/billing/plan-card";
import { termsOf } from "~/components/billing/plan-terms";
import { successTexts } from "~/components/billing/success-texts";
import { TrialBanner } from "~/components/billing/trial-banner";
import { endSentence, runningSentence } from "~/texts/trial";
import { TrialCountdownCard } from "~/components/billing/trial-countdown-card";
import { TrialNotice } from "~/components/billing/trial-notice";
import type { AccessProfile } from "~/domain/billing/access";
import { PICK_A_PLAN } from "~/texts/billing";
import { EITHER_PLAN } from "~/texts/either-plan";
import type { Plan } from "~/texts/plans";
import { ANNUAL_NOTE, SUBSCRIBE_PLANS } from "~/texts/subscribe-plans";
import { DAY_MS } from "~/domain/durations";

const NOW = new Date("2026-03-01T12:00:00Z");
const DAYS = { endsOn: "2026-03-15", today: "2026-03-01" };

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

async function html(element: ReactElement, path = "/dashboard"): Promise<string> {
  const handler = createStaticHandler([{ path: "*", element }]);
  const context = await handler.query(new Request(new URL(path, "http://localhost")));
  if (context instanceof Response) throw new Error("a redirect");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

describe("the gate on screens", () => {
  const inside = <p>secret rows</p>;

  test("shows the feature to a visitor, while loading, and before the paywall was seen (GATE-006 GATE-007 GATE-008)", async () => {
    expect(await html(<FeatureGate profile={undefined}>{inside}</FeatureGate>)).toContain("secret rows");
    expect(await html(<FeatureGate profile={profile({ hasSeenPaywall: false })}>{inside}</FeatureGate>)).toContain(
      "secret rows",
    );
  });

  test("to who has started a trial or pays (GATE-004 GATE-005)", async () => {
    expect(await html(<FeatureGate profile={profile({ hasStartedTrial: true })}>{inside}</FeatureGate>)).toContain(
      "secret rows",
    );
    expect(await html(<FeatureGate profile={profile({ isPremium: true })}>{inside}</FeatureGate>)).toContain(
      "secret rows",
    );
  });

  test("otherwise a locked card, and nothing of the feature in the page (GATE-009 GATE-011)", async () => {
    const locked = await html(<FeatureGate profile={profile()}>{inside}</FeatureGate>);
    expect(locked).not.toContain("secret rows");
    expect(locked).toMatch(/<a[^>]+href="\/subscribe"[^>]*>Start Free Trial ?<\/a>/);
  });
});

describe("a plan's card", () => {
  const [monthly] = SUBSCRIBE_PLANS;
  const shown = (over: Partial<Plan>) =>
    html(monthly ? <PlanCard plan={{ ...monthly, ...over }} note="" /> : <p />, "/subscribe");

  test("the button of an unavailable plan is disabled (SUBS-004 LAND-019)", async () => {
    expect(await shown({ available: false })).toMatch(/<button[^>]*disabled=""[^>]*>Start 14-Day Free Trial/);
    expect(await shown({ available: true })).not.toMatch(/disabled=""/);
  });

  test.each([
    ["none", "full", /Free for 14 days.*only if you add a card/],
    ["cancelled", "rest", /nothing is charged before March 9, 2026, then \$9.99 per month/],
    ["ended", "none", /\$9.99 per month, charged when you confirm/],
    ["trial", "rest", /running until March 9, 2026/],
    ["premium", "none", /have a plan already/],
  ] as const)("what it says it costs to who is at '%s' (%s)", (state, next, words) => {
    expect(monthly && termsOf(monthly, { state, next, endsOn: "March 9, 2026" })).toMatch(words);
  });
});

describe("banners and card", () => {
  test("the offer says that a card is required; above the plans themselves it is silent (TRIAL-010)", async () => {
    expect(await html(<TrialBanner profile={profile()} now={NOW} />)).toMatch(/Credit card required/);
    expect(await html(<TrialBanner profile={profile()} now={NOW} />)).not.toMatch(/no credit card/i);
    expect(await html(<TrialBanner profile={profile()} now={NOW} />, "/subscribe")).toBe("");
  });

  test("a paying person sees no trial banner, but a failed payment is said (TRIAL-007)", async () => {
    expect(
      await html(<TrialBanner profile={profile({ isPremium: true, subscriptionStatus: "active" })} now={NOW} />),
    ).toBe("");
    const warning = await html(
      <TrialBanner profile={profile({ isPremium: true, subscriptionStatus: "past_due" })} now={NOW} />,
    );
    expect(warning).toContain("Your last payment didn&#x27;t go through.");
    expect(warning).not.toMatch(/trial/i);
  });

  test.each([14, 3, 1])(
    "at %i days the notice stands once: in the card that counts down, which says how long once while it counts in days (TRIAL-015 TRIAL-018)",
    async (days) => {
      const given = profile({ hasStartedTrial: true, trialEndsAt: new Date(NOW.getTime() + days * DAY_MS) });
      expect(await html(<TrialNotice profile={given} now={NOW} endsOn={null} />)).toBe("");
      const card = await html(<TrialCountdownCard profile={given} now={NOW} {...DAYS} />);
      expect(card.match(/data-notice="trial"/g)).toHaveLength(1);
      const words = card.replace(/<[^>]+>/g, "");
      expect(words).toContain("Nothing is charged on March 15 unless you pick a plan: $9.99 a month or $95.99 a year.");
      if (days === 1) {
        expect(words).toContain("It expires tomorrow!");
        return;
      }
      expect(words).toContain(`Your free trial expires in ${days} days`);
      expect(words.match(/\d+ days/g)).toHaveLength(1);
      expect(words).not.toMatch(/ends/);
    },
  );

  test("who cancelled has no card, and the notice by itself", async () => {
    const given = profile({
      ...{ hasStartedTrial: true, trialEndsAt: new Date(NOW.getTime() + 9 * DAY_MS), subscriptionStatus: "cancelled" },
    });
    expect(await html(<TrialCountdownCard profile={given} now={NOW} {...DAYS} />)).toBe("");
    const notice = await html(<TrialNotice profile={given} now={NOW} endsOn="2026-12-13" />);
    expect(notice.replace(/<[^>]+>/g, "")).toBe(
      "Trial canceled. You have access until Dec 13; it expires in 9 daysChange my mind",
    );
    const late = { ...given, trialEndsAt: new Date(NOW.getTime() + 2 * DAY_MS) };
    expect(await html(<TrialNotice profile={late} now={NOW} endsOn="2026-12-13" />)).toContain("See plans");
  });

  test("the card of an expired trial says so and leads to the plans (TRIAL-026)", async () => {
    const card = await html(
      <TrialCountdownCard
        profile={profile({ hasStartedTrial: true, trialEndsAt: new Date(NOW.getTime() - DAY_MS) })}
        now={NOW}
        {...DAYS}
      />,
    );
    expect(card).toContain("Your free trial has expired");
    expect(card).toContain('href="/subscribe"');
  });
});

describe("the success screen's words (SUBS-016)", () => {
  const view = {
    state: "trial",
    plan: "monthly",
    daysLeft: 14,
    endsOn: "March 15, 2026",
    endsForGood: false,
    canManage: true,
    next: "rest",
  } as const;
  const FIRST = { isPending: false, isSeen: false };

  test("are the specification's for a trial, and true for anything else", () => {
    expect(successTexts(view, FIRST).lead).toBe("Your 14-day free trial has started");
    expect(successTexts(view, { ...FIRST, isPending: true }).lead).toBe("Your 14-day free trial has started");
    expect(successTexts({ ...view, daysLeft: 5 }, FIRST).lead).toBe("Your free trial goes on");
    expect(successTexts({ ...view, state: "premium" }, FIRST).lead).toBe("Your plan is active");
    expect(successTexts(view, { isPending: false, isSeen: true }).lead).toBe(
      `Your free trial runs until ${view.endsOn}`,
    );
  });
});

test("no sentence of ours says that both plans hold the same, and the export's name doesn't lock the others out", async () => {
  expect(PICK_A_PLAN).toBe("Pick monthly or annual. Free for 14 days.");
  const [monthly, annual] = await Promise.all(SUBSCRIBE_PLANS.map((plan) => html(<PlanCard plan={plan} note="" />)));
  expect(annual).toContain("Export Features</li>");
  expect(annual).not.toMatch(/\([a-z ]+\)/);
  expect(annual).toContain(ANNUAL_NOTE);
  expect(monthly).not.toContain(ANNUAL_NOTE);
  // Below both, and on the first page, the same list.
  expect(await html(<EitherPlan list={EITHER_PLAN} heading="" />)).toContain(EITHER_PLAN.features.at(-1));
  expect(EITHER_PLAN.features.at(-1)).toContain("with a plan or without one");
  expect(monthly).not.toContain("Exports");
});

describe("what a trial's end brings, in one sentence", () => {
  test("without a card it ends by itself: the day, the prices, and nothing to do", () => {
    expect(endSentence("2026-03-15", "2026-03-01")).toBe(
      "Nothing is charged on March 15 unless you pick a plan: $9.99 a month or $95.99 a year.",
    );
    expect(endSentence("2026-03-15", "2026-03-15")).toMatch(/^Nothing is charged today unless/);
  });

  test("with a plan picked: until when it's free, what it costs then, and how to stop", () => {
    expect(runningSentence("March 9, 2026", "$9.99 per month")).toBe(
      "You pay nothing until March 9, 2026. Then it's $9.99 per month if you've added a card. Without a card, or if you " +
        "cancel before then, it ends and nothing is charged.",
    );
  });
});
