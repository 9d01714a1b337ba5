// The texts of feedback, apart from its schema: a screen that only shows them loads no parser.
import type { Toast } from "~/texts/toast";

export const SUBMIT = "Submit Feedback";
export const SUBMITTING = "Submitting...";
export const FEEDBACK_SENT: Toast = {
  title: "Feedback Submitted!",
  description: "Thank you for your feedback.",
  variant: "success",
};
export const FEEDBACK_FAILED = {
  title: "Error",
  description: "Failed to submit feedback. Please try again.",
  variant: "error",
} as const;
export const NOT_AUTHENTICATED = "User not authenticated";
export const LOAD_FAILED = "Failed to load feedback. Please try again.";
export const ACCESS_DENIED = "Access Denied";
export const NO_FEEDBACK = "No Feedback Yet";
