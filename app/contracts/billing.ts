// Requests, answers and messages of plans, trial and subscription.
import { z } from "zod";
import { START_PLAN_TYPES } from "~/domain/billing/pricing";

export const StartTrialInput = z.object({
  planType: z.enum(START_PLAN_TYPES, { errorMap: () => ({ message: "Choose a monthly or an annual plan." }) }),
});
export type StartTrialInput = z.infer<typeof StartTrialInput>;

export const NoInput = z.object({}).passthrough();

/** One of: where to check out; or that there is a plan to manage already, and why. */
export type StartTrialAnswer = { checkoutUrl: string } | { redirectToManage: true; message: string };
export type CancelTrialAnswer = { message: string };

export type SubscriptionStatusAnswer = {
  isPremium: boolean;
  isOnFreeTrial: boolean;
  trialDaysLeft: number;
  hasStartedTrial: boolean;
  trialEndsAt: string | null;
  subscriptionStatus: string | null;
};
