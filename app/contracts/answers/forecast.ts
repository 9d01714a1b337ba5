// What GET /api/cash-flow answers.
import { z } from "zod";
import { CONFIDENCES, ENTRY_KINDS } from "~/domain/forecast/types";
import { Day, Dollars, Id } from "./shapes";

export const CashFlowAnswer = z.object({
  from: Day,
  to: Day,
  summary: z.string().describe("The lowest day in a sentence"),
  lowest: z
    .object({ accountId: Id, date: Day, balance: Dollars })
    .nullable()
    .describe("Null without a checking account"),
  safeToSpend: z
    .object({
      amount: Dollars.describe("Never below zero"),
      short: Dollars.describe("What is missing for what is due"),
      until: Day,
      payday: z.object({ date: Day, amount: Dollars }).nullable(),
      held: Dollars.describe("In checking now"),
      dueBefore: z
        .array(z.object({ name: z.string(), date: Day, amount: Dollars }))
        .describe("Before payday, under way, and statements that have closed"),
      dueAfterBeyondPay: Dollars.describe("Due in the week from payday on, beyond the pay itself"),
      goals: Dollars.describe("What goals still take this month where nothing moves it by itself"),
      neededLater: Dollars.describe("What else must stay, so that no day before the pay after next falls below zero"),
    })
    .nullable()
    .describe("Null without a checking account"),
  accounts: z.array(
    z.object({ id: Id, name: z.string(), balances: z.array(z.object({ date: Day, balance: Dollars })) }),
  ),
  entries: z.array(
    z.object({
      accountId: Id,
      date: Day,
      name: z.string(),
      kind: z.enum(ENTRY_KINDS),
      amount: Dollars.describe("Negative is money out; a move between own accounts is two entries"),
      confidence: z.enum(CONFIDENCES),
    }),
  ),
});
