// What the frame around every screen shows: who is signed in, how many notifications wait, and whether this is a sandbox.
import type { ShellData } from "~/contracts/shell";
import { topBanner, type TrialProfile } from "~/domain/trial";
import type { CurrentUser } from "~/lib/auth.server";
import { now } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";

export function hasSandbox(): boolean {
  return env.BANK_PROVIDER === "sandbox" || env.BILLING_PROVIDER === "sandbox";
}

export async function loadShell(user: CurrentUser | null): Promise<ShellData> {
  const sandbox = hasSandbox();
  if (!user) return { user: null, unread: 0, sandbox, trial: null, now: now() };
  const { firstName, lastName, email, isAdmin, isPremium } = user;
  const unread = await db.insight.count({ where: { userId: user.id, isRead: false, endedAt: null } });
  return { user: { firstName, lastName, email, isAdmin, isPremium }, unread, sandbox, trial: trialOf(user), now: user.now };
}

function trialOf(user: CurrentUser): TrialProfile | null {
  if (topBanner(user, user.now) === null) return null;
  const { isPremium, hasStartedTrial, subscriptionStatus, trialEndsAt, stripeCustomerId, stripeSubscriptionId } = user;
  return { isPremium, hasStartedTrial, subscriptionStatus, trialEndsAt, stripeCustomerId, stripeSubscriptionId };
}
