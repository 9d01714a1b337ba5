// What a start would cost, said before the button is pressed.
import type { Plan } from "~/texts/plans";
import type { BillingPlanView } from "~/services/billing/plan-screen.server";

export function termsOf(plan: Plan, view: Pick<BillingPlanView, "state" | "next" | "endsOn">): string {
  const price = `${plan.price} ${plan.period}`;
  if (view.state === "trial") return `Your free trial is running until ${view.endsOn}. This plan costs ${price}.`;
  if (view.state === "premium" || view.state === "past_due") return `You have a plan already. This one costs ${price}.`;
  if (view.next === "full")
    return `Free for 14 days, then ${price}, but only if you add a card. Without one, or if you cancel, nothing is charged.`;
  if (view.next === "rest")
    return `You've used part of your trial: nothing is charged before ${view.endsOn}, then ${price}.`;
  return `You've used your free trial: ${price}, charged when you confirm the checkout.`;
}
