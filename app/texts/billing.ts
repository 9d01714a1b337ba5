// What is said about plans, trial and subscription. Apart from the schemas, so that a screen can say it without a parser.
import type { GateReason } from "~/domain/billing/access";
import type { Toast } from "~/texts/toast";

export const START_FAILED = "Unable to start free trial. Please try again.";
export const START_FAILED_ON_LANDING = "Failed to start free trial. Please try again.";
export const CANCEL_FAILED = "Failed to cancel trial";
export const CANCEL_FAILED_TRY_AGAIN = "Failed to cancel trial. Please try again.";
export const NO_TRIAL_TO_CANCEL = "No active trial to cancel";
export const PORTAL_FAILED = "The billing page can't be opened right now. Nothing was changed. Please try again.";
export const NOTHING_TO_MANAGE = "There's no plan to manage yet.";
export const ALREADY_SUBSCRIBED = "You already have a plan. Manage your subscription below.";
export const DEMO_PLAN_IS_FIXED =
  "The demo account is shared, so its plan can't be changed. Create your own account instead.";
export const CHECKOUT_UNKNOWN = "This checkout isn't known. Nothing was charged.";
export const CHECKOUT_NOT_FINISHED = "The checkout wasn't finished. Nothing was charged.";

export const TRIAL_ALREADY_ACTIVE: Toast = {
  title: "Trial Already Active",
  description: "You already have an active trial. Manage your subscription below.",
};

/** The toast of an answer that says to manage. */
export function manageToast(message: string): Toast {
  return message === ALREADY_SUBSCRIBED ? { title: "Already Subscribed", description: message } : TRIAL_ALREADY_ACTIVE;
}

export function trialCancelledToast(message: string): Toast {
  return { title: "Trial Cancelled", description: message, variant: "success" };
}

export function errorToast(description: string): Toast {
  return { title: "Error", description, variant: "error" };
}

/** The words of the 403. They name trial or subscription, which is what sends the browser to /subscribe. */
export function gateMessage(reason: GateReason): string {
  return reason === "trial"
    ? "Your free trial has ended. Choose a plan to continue."
    : "Start a free trial or a subscription to use this feature.";
}

/** What is wrong with what was entered. */
export const BILLING_FIELDS = {
  plan: "Choose a monthly or an annual plan.",
} as const;

/** Above the plans. */
export const PICK_A_PLAN = "Pick monthly or annual. Free for 14 days.";
