// Requests, answers and messages of plans, trial and subscription.
import { z } from "zod";
import type { SubscriptionAnswer, TrialStartedAnswer } from "~/contracts/answers/billing";
import { START_PLAN_TYPES } from "~/domain/billing/pricing";
import { BILLING_FIELDS } from "~/texts/billing";

export const StartTrialInput = z.object({
  planType: z.enum(START_PLAN_TYPES, { errorMap: () => ({ message: BILLING_FIELDS.plan }) }),
});
export type StartTrialInput = z.infer<typeof StartTrialInput>;

export const NoInput = z.object({}).passthrough();

export type StartedTrial = z.output<typeof TrialStartedAnswer>;
export type SubscriptionView = z.output<typeof SubscriptionAnswer>;
