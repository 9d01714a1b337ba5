import type { Refused } from "~/contracts/form";

export type EnteredFeedback = { type?: string; rating?: number; ratingError?: string };

/** What a refused form held, for the controls that the form library does not fill again by itself. */
export function enteredFeedback(answer: Refused | null | undefined): EnteredFeedback {
  const { type, rating } = answer?.repopulateFields ?? {};
  return {
    type: typeof type === "string" ? type : undefined,
    rating: typeof rating === "string" && rating !== "" ? Number(rating) : undefined,
    ratingError: answer?.fieldErrors?.rating,
  };
}
