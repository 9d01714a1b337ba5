// Money as forms and calls send it: dollars, as text or as a number with at most two decimals. `toCents` reads it, and
// inside it is whole cents. What calls answer is in answers/shapes.
import { z } from "zod";
import { toCents, type Cents } from "~/domain/money";
import { POSITIVE_AMOUNT } from "~/texts/fields";

export const DollarsInput = z.union([z.string(), z.number()]);

/** Read at once: whole cents above 0. */
export const PositiveDollars = DollarsInput.transform((value, context): Cents => {
  const cents = toCents(value);
  if (cents !== null && cents > 0) return cents;
  context.addIssue({ code: "custom", message: POSITIVE_AMOUNT });
  return z.NEVER;
});
