// What answers are put together from. Money is in dollars here, as documented; inside it is whole cents.
import { z } from "zod";

export const Dollars = z.number().describe("US dollars, at most 2 decimals");
export const Day = z.string().date().describe("A calendar day, yyyy-mm-dd");
export const Moment = z.string().datetime().describe("A moment in UTC, ISO 8601");
export const Id = z.string();

/** Below the category; left out where there is none. */
export const OwnName = z.string().optional().describe("The person's own category below it");

export const Parts = z
  .array(z.object({ category: z.string(), ownCategory: OwnName, amount: Dollars }))
  .describe("Of a split row: what counts where");

export const MessageAnswer = z.object({ message: z.string() });

/** What every refusal says. */
export const ErrorAnswer = z.object({
  message: z.string().describe("What is wrong, for the person"),
  fieldErrors: z.record(z.string()).optional().describe("What is wrong with each field"),
  requestId: z.string().optional().describe("To name to whoever looks for the cause; comes with 500"),
});
