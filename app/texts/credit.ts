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
export type CreditTab = (typeof CREDIT_TABS)[number];
