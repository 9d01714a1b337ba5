// What the calls about plans and the trial answer.
import { z } from "zod";
import { Moment } from "./shapes";

/** One of: where to check out; or that there is a plan to manage already, and why. */
export const TrialStartedAnswer = z.union([
  z.object({ checkoutUrl: z.string().url() }),
  z.object({ redirectToManage: z.literal(true), message: z.string() }),
]);

export const SubscriptionAnswer = z.object({
  isPremium: z.boolean(),
  isOnFreeTrial: z.boolean(),
  trialDaysLeft: z.number().int(),
  hasStartedTrial: z.boolean(),
  trialEndsAt: Moment.nullable(),
  subscriptionStatus: z.string().nullable(),
});
