// What the search answers.
import { z } from "zod";
import { Day, Dollars, Id } from "./shapes";

export const SearchAnswer = z.object({
  merchants: z.array(z.object({ name: z.string(), count: z.number().int().describe("How many transactions") })),
  transactions: z.array(z.object({ id: Id, name: z.string(), date: Day, amount: Dollars })),
  categories: z.array(
    z.object({
      id: z.string().describe("As the list of transactions calls it: `own:` and an id for one of the person's own"),
      name: z.string(),
      parent: z.string().nullable().describe("The built-in category that one of the person's own is a part of"),
    }),
  ),
  goals: z.array(z.object({ id: Id, name: z.string(), type: z.enum(["savings", "debt"]) })),
  accounts: z.array(z.object({ id: Id, name: z.string(), institution: z.string() })),
});
export type SearchAnswer = z.output<typeof SearchAnswer>;
