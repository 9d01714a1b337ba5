// What the credit simulator's calls answer. Numbers that a person entered stay the text that they entered.
import { z } from "zod";
import { CREDIT_MIXES, PAYMENT_HISTORIES } from "~/domain/credit/profile";
import { Id, Moment } from "./shapes";

export const ImprovementPlanAnswer = z.object({
  overallAnalysis: z.string(),
  currentScoreAnalysis: z.string(),
  timeToGoal: z.string(),
  prioritizedActions: z.array(
    z.object({ action: z.string(), impact: z.string(), description: z.string(), timeframe: z.string() }),
  ),
  monthlyTasks: z.array(z.object({ month: z.number(), tasks: z.array(z.string()), expectedProgress: z.string() })),
  tips: z.array(z.string()),
  warnings: z.array(z.string()),
  notice: z.string().optional(),
});

export const AssessmentAnswer = z.object({
  id: Id,
  createdAt: Moment,
  currentScore: z.string(),
  goalScore: z.string(),
  paymentHistory: z.enum(PAYMENT_HISTORIES),
  creditUtilization: z.string(),
  creditHistoryLength: z.string(),
  creditMix: z.enum(CREDIT_MIXES),
  newCreditInquiries: z.string(),
  totalCreditLimit: z.string(),
  totalCreditBalance: z.string(),
  monthlyIncome: z.string(),
  hasCollections: z.boolean(),
  hasBankruptcy: z.boolean(),
  hasForeclosure: z.boolean(),
  improvementPlan: ImprovementPlanAnswer,
});

export const FactorsAnswer = z.object({
  assessmentId: Id,
  factors: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      weight: z.number().describe("Percent of the score"),
      value: z.string(),
      rating: z.string(),
    }),
  ),
});
