import { SubscriptionAnswer } from "~/contracts/answers/billing";
import { cancelTrial, startTrial } from "~/mutations/billing.server";
import { mutation, read } from "./endpoint";

export const billing = [
  read("/api/subscription/status", {
    summary: "How the plan stands.",
    output: SubscriptionAnswer,
    example: {
      answer: {
        isPremium: false,
        isOnFreeTrial: true,
        trialDaysLeft: 14,
        hasStartedTrial: true,
        trialEndsAt: "2026-12-05T17:00:00.000Z",
        subscriptionStatus: "trial",
      },
    },
  }),
  mutation(startTrial, {
    summary: "Opens a checkout. The trial begins once that is confirmed.",
    details: "Who has a plan already gets redirectToManage and a message in place of an address.",
    limit: "60 in ten minutes",
    example: {
      request: { planType: "monthly" },
      answer: { checkoutUrl: "https://checkout.stripe.com/c/pay/cs_test_example" },
    },
  }),
  mutation(cancelTrial, {
    summary: "Cancels the running trial. Access stays until it would have ended.",
    example: {
      answer: {
        message: "Your trial has been cancelled. You keep access until December 5, 2026, and you will not be charged.",
      },
    },
  }),
] as const;
