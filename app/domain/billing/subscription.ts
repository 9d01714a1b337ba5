// From what the payment provider says about a customer's subscriptions to what the profile says. Pure and without
// memory: whatever the order in which news arrive, the same subscriptions give the same profile.
import type { PlanType } from "./pricing";

export type SubscriptionFacts = {
  id: string;
  /** 'blocked' stands for unpaid and paused: it exists, but gives no access. */
  status: "trialing" | "active" | "past_due" | "canceled" | "blocked";
  plan: PlanType | null;
  createdAt: Date | null;
  trialEnd: Date | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  cancelAt: Date | null;
  canceledAt: Date | null;
  endedAt: Date | null;
  amountPaid: number;
};

type SubscriptionStatus = "trial" | "cancelled" | "trial_expired" | "trial_ended" | "active" | "past_due";

type PlanStanding = {
  isPremium: boolean;
  subscriptionStatus: SubscriptionStatus;
  trialEndsAt: Date | null;
  paid: boolean;
  cancelledByUser: boolean;
};

const RANK: Readonly<Record<SubscriptionFacts["status"], number>> = {
  active: 5,
  past_due: 4,
  trialing: 3,
  blocked: 1,
  canceled: 0,
};

/** The one subscription that counts: the best that lives, else the latest that ended. Ties go to the one made first. */
export function currentSubscription(subscriptions: readonly SubscriptionFacts[]): SubscriptionFacts | null {
  const [best] = [...subscriptions].sort((a, b) => rank(b) - rank(a) || age(a, b));
  return best ?? null;
}

/** Those that live beside the current one. A person pays for one plan, so they are to be ended. */
export function extraSubscriptions(subscriptions: readonly SubscriptionFacts[]): SubscriptionFacts[] {
  const kept = currentSubscription(subscriptions);
  return subscriptions.filter((sub) => sub.status !== "canceled" && sub.id !== kept?.id);
}

export function profileFrom(sub: SubscriptionFacts, trialEndsAt: Date | null): PlanStanding {
  const paid = hasPaid(sub);
  const isPremium = sub.status === "active" || sub.status === "past_due";
  const cancelledByUser = wasAskedToEnd(sub);
  return {
    isPremium,
    subscriptionStatus: statusOf(sub, paid, cancelledByUser),
    trialEndsAt: sub.trialEnd ?? trialEndsAt,
    paid,
    cancelledByUser,
  };
}

function statusOf(sub: SubscriptionFacts, paid: boolean, cancelledByUser: boolean): SubscriptionStatus {
  if (sub.status === "active" || sub.status === "past_due") return sub.status;
  if (sub.status === "trialing") return cancelledByUser ? "cancelled" : "trial";
  if (sub.status === "blocked") return "trial_ended";
  return paid || cancelledByUser ? "cancelled" : "trial_expired";
}

function hasPaid(sub: SubscriptionFacts): boolean {
  if (sub.status === "active" || sub.status === "past_due" || sub.amountPaid > 0) return true;
  // Without a trial it began with a payment, whatever became of the latest invoice.
  if (sub.trialEnd === null) return true;
  return sub.periodStart !== null && sub.periodStart.getTime() >= sub.trialEnd.getTime();
}

/** Ended by the person, not by the trial running out: a date was set ahead, or it was ended before the trial's own end. */
function wasAskedToEnd(sub: SubscriptionFacts): boolean {
  if (sub.cancelAt !== null) return true;
  if (sub.canceledAt === null || sub.trialEnd === null) return false;
  return sub.canceledAt.getTime() < sub.trialEnd.getTime();
}

function rank(sub: SubscriptionFacts): number {
  return sub.status === "trialing" && sub.cancelAt !== null ? RANK.trialing - 1 : RANK[sub.status];
}

function age(a: SubscriptionFacts, b: SubscriptionFacts): number {
  const [first, second] = [a.createdAt?.getTime() ?? 0, b.createdAt?.getTime() ?? 0];
  const newestFirst = a.status === "canceled" && b.status === "canceled";
  return (newestFirst ? second - first : first - second) || a.id.localeCompare(b.id);
}
