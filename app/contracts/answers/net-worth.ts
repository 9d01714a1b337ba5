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
});
