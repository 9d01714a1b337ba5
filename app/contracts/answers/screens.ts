// What the dashboard's calls answer.
import { z } from "zod";
import { REPORT_PERIODS } from "~/domain/screens/report";
import { Day, Dollars, Id, OwnName, Parts } from "./shapes";

/** 0 and an empty name stand for what is not known. */
export const OverviewAnswer = z.object({
  totalBalance: Dollars,
  previousMonthBalance: Dollars,
  monthlySpending: Dollars,
  previousMonthSpending: Dollars,
  previousMonthSoFar: Dollars.nullable().describe("What last month had cost by this day; null on a month's last day"),
  weeklySpending: Dollars,
  dailySpending: Dollars,
  creditScore: z.number(),
  savingsProgress: z.object({ current: Dollars, target: Dollars, name: z.string() }),
});

export const TrendsAnswer = z.object({
  spendingData: z.array(z.object({ month: z.string(), income: Dollars, expenses: Dollars })),
  categories: z.array(
    z.object({ id: z.string(), name: z.string(), icon: z.string(), color: z.string(), amount: Dollars }),
  ),
});

export const ReportAnswer = z.object({
  period: z.enum(REPORT_PERIODS),
  from: Day,
  to: Day,
  income: Dollars,
  spending: Dollars,
  previousIncome: Dollars,
  previousSpending: Dollars,
  soFar: z
    .object({ to: Day, income: Dollars, spending: Dollars })
    .nullable()
    .describe("The same part of the period before; null once this one is complete"),
  categories: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      icon: z.string(),
      amount: Dollars,
      percentage: z.number().describe("Of all spending"),
    }),
  ),
  transactions: z.array(
    z.object({
      id: Id,
      description: z.string(),
      category: z.string(),
      ownCategory: OwnName,
      date: Day,
      type: z.enum(["income", "other"]),
      amount: Dollars,
      parts: Parts.optional(),
    }),
  ),
});
