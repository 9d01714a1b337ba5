// Requests, answers and messages of plans, trial and subscription.
import { z } from "zod";
import { START_PLAN_TYPES } from "~/domain/plans";
import type { Toast } from "./toast";

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

export const START_FAILED = "Unable to start free trial. Please try again.";
export const START_FAILED_ON_LANDING = "Failed to start free trial. Please try again.";
export const CANCEL_FAILED = "Failed to cancel trial";
export const CANCEL_FAILED_TRY_AGAIN = "Failed to cancel trial. Please try again.";
export const NO_TRIAL_TO_CANCEL = "No active trial to cancel";
export const PORTAL_FAILED = "The billing page can't be opened right now. Nothing was changed. Please try again.";
export const NOTHING_TO_MANAGE = "There is no plan to manage yet.";
export const ALREADY_SUBSCRIBED = "You already have a plan. Manage your subscription below.";
export const DEMO_PLAN_IS_FIXED = "The demo account is shared, so its plan can't be changed. Create your own account instead.";
export const CHECKOUT_UNKNOWN = "This checkout is not known. Nothing was charged.";
export const CHECKOUT_NOT_FINISHED = "The checkout was not finished. Nothing was charged.";

export const TRIAL_ALREADY_ACTIVE: Toast = {
  title: "Trial Already Active",
  description: "You already have an active trial. Manage your subscription below.",
};

/** The toast of an answer that says to manage: a running trial has a title of its own. */
export function manageToast(message: string): Toast {
  return message === TRIAL_ALREADY_ACTIVE.description ? TRIAL_ALREADY_ACTIVE : { title: "Already Subscribed", description: message };
}

export function trialCancelledToast(message: string): Toast {
  return { title: "Trial Cancelled", description: message, variant: "success" };
}

export function errorToast(description: string): Toast {
  return { title: "Error", description, variant: "error" };
}
