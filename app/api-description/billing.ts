import { SubscriptionAnswer, TrialStartedAnswer } from "~/contracts/answers/billing";
import { MessageAnswer } from "~/contracts/answers/shapes";
import { StartTrialInput } from "~/contracts/billing";
import { NoBody } from "~/lib/http-api.server";
import { read, write } from "./endpoint";

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
  write("POST", "/api/start-free-trial", {
    summary: "Opens a checkout. The trial begins once that is confirmed.",
    details: "Who has a plan already gets redirectToManage and a message in place of an address.",
    input: StartTrialInput,
    output: TrialStartedAnswer,
    limit: "60 in ten minutes",
    example: {
      request: { planType: "monthly" },
      answer: { checkoutUrl: "https://checkout.stripe.com/c/pay/cs_test_example" },
    },
  }),
  write("POST", "/api/cancel-trial", {
    summary: "Cancels the running trial. Access stays until it would have ended.",
    input: NoBody,
    output: MessageAnswer,
    example: {
      answer: {
        message: "Your trial has been cancelled. You keep access until December 5, 2026, and you will not be charged.",
      },
    },
  }),
] as const;
