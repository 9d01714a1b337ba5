import { z } from "zod";
import type { FeedbackAnswer } from "~/contracts/answers/people";
import { FEEDBACK_TYPES, type FeedbackSummary } from "~/domain/people/feedback";
import { FEEDBACK_FIELDS } from "~/texts/feedback";

/** NUL is no text, and databases refuse it. */
const words = (value: unknown): unknown => (typeof value === "string" ? value.replaceAll("\u0000", "").trim() : value);
const rating = (value: unknown): unknown => {
  if (value === "" || value === null) return undefined;
  return typeof value === "string" ? Number(value) : value;
};
const RATING = FEEDBACK_FIELDS.rating;

/** `userId` may be sent, and counts for nothing: feedback belongs to the session's user. */
export const FeedbackInput = z.object({
  type: z.enum(FEEDBACK_TYPES).default("general"),
  title: z.preprocess(
    words,
    z
      .string({ required_error: FEEDBACK_FIELDS.title })
      .min(5, FEEDBACK_FIELDS.title)
      .max(200, FEEDBACK_FIELDS.longTitle),
  ),
  message: z.preprocess(
    words,
    z
      .string({ required_error: FEEDBACK_FIELDS.message })
      .min(10, FEEDBACK_FIELDS.message)
      .max(5000, FEEDBACK_FIELDS.longMessage),
  ),
  rating: z.preprocess(
    rating,
    z.number({ invalid_type_error: RATING }).int(RATING).min(1, RATING).max(5, RATING).optional(),
  ),
});
export type FeedbackRequest = z.infer<typeof FeedbackInput>;

export type FeedbackItem = z.output<typeof FeedbackAnswer>;

/** With who sent it, for administrators to read. */
export type SignedFeedback = FeedbackItem & { from?: { name: string; username: string } | undefined };

/** What the administrators' screen shows. */
export type AdminView =
  | { state: "denied" }
  | { state: "failed" }
  | {
      state: "loaded";
      stats: FeedbackSummary;
      items: SignedFeedback[];
      found: number;
      page: number;
      pages: number;
      filter: { page: number; type: string; q: string };
      timeZone: string;
    };
