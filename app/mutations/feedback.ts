// The write of feedback.
import type { FeedbackItem } from "~/contracts/feedback";
import { FEEDBACK_FAILED, FEEDBACK_FIELDS, FEEDBACK_SENT, waitingFeedback } from "~/texts/feedback";
import type { Fields, Mutation, Waits } from "./mutation";

export const sendFeedback: Mutation<FeedbackItem> = {
  name: "send",
  screen: "/feedback",
  method: "POST",
  path: "/api/feedback",
  formOnly: ["rating"],
  typed: ({ rating }): { rating?: number } => (rating ? { rating: Number(rating) } : {}),
  toast: () => FEEDBACK_SENT,
  redirect: () => "/feedback?sent=1",
  failureTitle: FEEDBACK_FAILED.title,
  offline: ({ title = "", message = "" }: Fields): Waits => {
    if (title.trim().length < 5) return { refused: FEEDBACK_FIELDS.title };
    if (message.trim().length < 10) return { refused: FEEDBACK_FIELDS.message };
    return { label: waitingFeedback(title.trim()) };
  },
};
