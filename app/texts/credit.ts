// The texts of the credit simulator, apart from its schemas: a screen that only shows them loads no parser.
import type { Toast } from "~/texts/toast";

export const ASSESSMENT_FAILED = "Assessment Failed";
export const ASSESSMENT_FALLBACK = "Failed to create credit assessment";
export const ASSESSMENT_COMPLETE: Toast = {
  title: "Credit Assessment Complete!",
  description: "Your improvement plan is ready.",
  variant: "success",
};

export const CREDIT_TABS = ["overview", "factors", "plan", "tracking"] as const;
export type CreditTabId = (typeof CREDIT_TABS)[number];

/** What is wrong with what was entered. */
export const CREDIT_FIELDS = {
  names: {
    currentScore: "Current score",
    goalScore: "Goal score",
    paymentHistory: "Payment history",
    creditUtilization: "Credit utilization",
    creditHistoryLength: "Credit history length",
    creditMix: "Credit mix",
    newCreditInquiries: "Number of inquiries",
    totalCreditLimit: "Total credit limit",
    totalCreditBalance: "Total credit balance",
    monthlyIncome: "Monthly income",
  },
  required: (name: string) => `${name} is required`,
  long: (name: string) => `${name} is too long`,
  number: (name: string) => `${name} must be a number`,
  choice: (name: string, values: readonly string[]) => `${name} must be one of ${values.join(", ")}`,
} as const;
