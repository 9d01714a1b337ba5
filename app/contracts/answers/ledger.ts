// What the calls about transactions answer.
import { z } from "zod";
import { Day, Dollars, Id, OwnName, Parts } from "./shapes";

export const TransactionAnswer = z.object({
  id: Id,
  merchantName: z.string(),
  merchantIcon: z.string(),
  category: z.string().describe("As screens show it"),
  ownCategory: OwnName,
  date: Day,
  amount: Dollars.describe("US dollars; spending is negative"),
  description: z.string().optional().describe("The person's own note"),
  pending: z.boolean(),
  parts: Parts.optional(),
});

export const TransactionsAnswer = z.array(TransactionAnswer);

/** Only categories with spending. */
export const SpendingAnalysisAnswer = z.object({
  categorizedSpending: z.array(z.object({ categoryId: z.string(), amount: Dollars })),
});
