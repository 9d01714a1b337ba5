// What the search answers.
import { z } from "zod";
import { Day, Dollars, Id } from "./shapes";

export const SearchAnswer = z.object({
  merchants: z.array(z.object({ name: z.string(), count: z.number().int().describe("How many transactions") })),
  transactions: z.array(z.object({ id: Id, name: z.string(), date: Day, amount: Dollars })),
});
export type SearchAnswer = z.output<typeof SearchAnswer>;
