// What the frame around every screen shows: who is signed in, how many notifications wait, and whether this is a sandbox.
import type { ShellData } from "~/contracts/shell";
import { showsFeature } from "~/domain/billing/access";
import { topBanner, type TrialProfile } from "~/domain/billing/trial";
import { type CurrentUser, visitorToday } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { isOfferClosed } from "~/lib/theme-cookies.server";
import { panelQuestions } from "~/services/coach/place.server";
import { ownCategories } from "~/services/ledger/own-categories.server";
import { reviewCount } from "~/services/ledger/review.server";
import { loadNotifications, sheetOf } from "~/services/notices/notifications.server";
import { sampleNotifications } from "~/services/sample/sample.server";

const sandbox = { bank: env.BANK_PROVIDER === "sandbox", billing: env.BILLING_PROVIDER === "sandbox" };

export async function loadShell(user: CurrentUser | null, request: Request): Promise<ShellData> {
  if (!user) {
    const { today, timeZone, now } = visitorToday(request);
    return {
      user: null,
      notifications: sheetOf(await sampleNotifications(today, timeZone), request),
      sandbox,
      trial: null,
      hasCoach: false,
      panel: null,
      toReview: 0,
      ownCategories: [],
      now,
      today,
      timeZone,
    };
  }
  const { firstName, lastName, email, isAdmin, isPremium } = user;
  const hasCoach = showsFeature(user);
  const [notifications, panel, toReview, own] = await Promise.all([
    loadNotifications(user, request),
    hasCoach ? panelQuestions(user, new URL(request.url)) : null,
    reviewCount(user.id),
    ownCategories(db, user.id),
  ]);
  return {
    user: { firstName, lastName, email, isAdmin, isPremium },
    notifications,
    sandbox,
    trial: trialOf(user, request),
    hasCoach,
    panel,
    toReview,
    ownCategories: own,
    now: user.now,
    today: user.today,
    timeZone: user.timeZone,
  };
}

function trialOf(user: CurrentUser, request: Request): TrialProfile | null {
  const banner = topBanner(user, user.now);
  if (banner === null || (banner.kind === "start" && isOfferClosed(request))) return null;
  const { isPremium, hasStartedTrial, subscriptionStatus, trialEndsAt, stripeCustomerId, stripeSubscriptionId } = user;
  return { isPremium, hasStartedTrial, subscriptionStatus, trialEndsAt, stripeCustomerId, stripeSubscriptionId };
}
