// The feature gate for work that nobody waits for: the same rule as on screens and endpoints, asked by owner.
import { gate } from "~/domain/billing/access";
import { now } from "~/lib/clock.server";
import type { Prisma } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { readBilling } from "./profile.server";

const isEverythingOpen = () => env.BILLING_PROVIDER === "off";

export async function mayUseFeatures(userId: string): Promise<boolean> {
  return isEverythingOpen() || gate(await readBilling(userId), now()).allowed;
}

/** Narrows a search over many people to those whom the gate may let through, so that nobody's turn is spent on the others. */
export function mayHaveAccess(): Prisma.UserWhereInput {
  if (isEverythingOpen()) return {};
  return {
    OR: [{ isPremium: true }, { trialEndsAt: { gt: now() } }, { hasStartedTrial: false, hasSeenPaywall: false }],
  };
}
