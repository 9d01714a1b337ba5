// The success screen's words: the specification's for a trial, and the truth where something else was bought.
import type { BillingPlanView } from "~/services/billing/plan-screen.server";

const TRIAL_STARTED = "Your 14-day free trial has started";

/** `isSeen`: opened again, when nothing has just started. */
export function successTexts(
  view: BillingPlanView,
  { isPending, isSeen }: { isPending: boolean; isSeen: boolean },
): { lead: string; detail: string } {
  if (isPending)
    return {
      lead: TRIAL_STARTED,
      detail: "The payment service is slow to answer, so your plan may take a few minutes to show.",
    };
  if (view.state === "premium")
    return { lead: "Your plan is active", detail: view.endsOn ? `It is paid until ${view.endsOn}.` : "Thank you." };
  if (view.state === "trial" && isSeen)
    return { lead: `Your free trial runs until ${view.endsOn}`, detail: "You won't be charged before then." };
  if (view.state === "trial" && view.next === "rest" && view.daysLeft < 14)
    return { lead: "Your free trial goes on", detail: `You won't be charged before ${view.endsOn}.` };
  if (view.state === "trial")
    return {
      lead: TRIAL_STARTED,
      detail: `You won't be charged before ${view.endsOn}, or at all without a card.`,
    };
  return { lead: TRIAL_STARTED, detail: "You can see and change your plan at any time under Manage Subscription." };
}
