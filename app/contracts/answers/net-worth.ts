// What the call about net worth answers.
import { z } from "zod";
import { Day, Dollars, Id } from "./shapes";

export const NetWorthAnswer = z.object({
  netWorth: Dollars.describe("Today: the balances of all accounts together; what is owed counts below zero"),
  change: Dollars.describe("Since the first point, of each account from where its own past begins"),
  points: z
    .array(z.object({ day: Day, netWorth: Dollars, assets: Dollars, debts: Dollars.describe("Zero or below") }))
    .describe("The ends of up to 60 months, and today as the last"),
  groups: z.array(
    z.object({
      id: z.enum(["cash", "investments", "property", "cards", "loans", "other-debt"]),
      name: z.string(),
      balance: Dollars,
      change: Dollars,
      accountIds: z.array(Id),
    }),
  ),
  owed: z
    .object({
      total: Dollars.describe(
        "Each debt once: the bank's balance, or what a debt goal says where no account is linked",
      ),
      debts: z.number().int(),
      elsewhere: Dollars.describe("The part of it that no linked account holds"),
      paidInFull: z
        .array(z.object({ accountId: Id, name: z.string(), amount: Dollars }))
        .describe("Cards that are paid in full each month: owed, but no debt, and in no total"),
      unseen: z
        .array(z.object({ category: z.string(), monthly: Dollars }))
        .describe("Loans that are paid every month and whose balance isn't known, so in no total"),
    })
    .describe("What is owed today"),
});
