import { z } from "zod";
import type { FeedbackAnswer } from "~/contracts/answers/people";
import { FEEDBACK_TYPES, type FeedbackStats } from "~/domain/people/feedback";

/** NUL is no text, and databases refuse it. */
const words = (value: unknown): unknown => (typeof value === "string" ? value.replaceAll("\u0000", "").trim() : value);
const rating = (value: unknown): unknown => {
  if (value === "" || value === null) return undefined;
  return typeof value === "string" ? Number(value) : value;
};
const RATING = "Rating must be a whole number from 1 to 5";

/** `userId` may be sent, and counts for nothing: feedback belongs to the session's user. */
export const FeedbackInput = z.object({
  type: z.enum(FEEDBACK_TYPES).default("general"),
  title: z.preprocess(
    words,
    z
      .string({ required_error: "Title must be at least 5 characters" })
      .min(5, "Title must be at least 5 characters")
      .max(200, "Title must be at most 200 characters"),
  ),
  message: z.preprocess(
    words,
    z
      .string({ required_error: "Message must be at least 10 characters" })
      .min(10, "Message must be at least 10 characters")
      .max(5000, "Message must be at most 5,000 characters"),
  ),
  rating: z.preprocess(
    rating,
    z.number({ invalid_type_error: RATING }).int(RATING).min(1, RATING).max(5, RATING).optional(),
  ),
});
export type FeedbackRequest = z.infer<typeof FeedbackInput>;

export type FeedbackItem = z.output<typeof FeedbackAnswer>;

/** What the administrators' screen shows. */
export type AdminView =
  | { state: "denied" }
  | { state: "failed" }
  | {
      state: "loaded";
      stats: FeedbackStats;
      items: FeedbackItem[];
      found: number;
      page: number;
      pages: number;
      filter: { page: number; type: string; q: string };
      timeZone: string;
    };
