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
/** What the list of forms that wait for a connection calls it. */
export const waitingFeedback = (title: string): string => `Feedback: ${title}`;

export const NOT_AUTHENTICATED = "User not authenticated";
export const LOAD_FAILED = "Failed to load feedback. Please try again.";
export const ACCESS_DENIED = "Access Denied";
export const NO_FEEDBACK = "No Feedback Yet";

/** What is wrong with what was entered. */
export const FEEDBACK_FIELDS = {
  rating: "Rating must be a whole number from 1 to 5",
  title: "Title must be at least 5 characters",
  longTitle: "Title must be at most 200 characters",
  message: "Message must be at least 10 characters",
  longMessage: "Message must be at most 5,000 characters",
} as const;
