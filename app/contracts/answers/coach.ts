// What the coach's calls answer. null stands for figures that aren't known yet.
import { z } from "zod";
import { Dollars, Id } from "./shapes";

export const CitationAnswer = z.object({
  label: z.string(),
  value: z.string(),
  href: z.string(),
  rows: z.number().int().optional().describe("How many transactions the figure is made of"),
  period: z.string().optional(),
});

export const WordingAnswer = z.object({
  by: z.enum(["rules", "model"]).describe("Who worded it; the figures are always the rules'"),
  notice: z.string().nullable(),
  citations: z.array(CitationAnswer),
});

const Level = z.enum(["high", "medium", "low"]);

export const BudgetRecommendationsAnswer = WordingAnswer.extend({
  summary: z.string(),
  savingsRecommendation: z.string(),
  recommendations: z.array(
    z.object({
      category: z.string(),
      currentSpending: Dollars,
      recommendedBudget: Dollars,
      percentOfIncome: z.number(),
      reasoning: z.string(),
    }),
  ),
});

export const CreditAnalysisAnswer = WordingAnswer.extend({
  currentScore: z.object({ score: z.number(), rating: z.string() }),
  targetScore: z.object({ score: z.number(), timeEstimate: z.string() }),
  analysis: z.string(),
  improvementSteps: z.array(
    z.object({ title: z.string(), description: z.string(), impactLevel: Level, timeFrame: z.string() }),
  ),
});

export const FinancialHealthAnswer = WordingAnswer.extend({
  overallHealth: z.object({ score: z.number(), rating: z.string() }),
  held: z.string().optional().describe("Why the score is held low, whatever its parts say"),
  withheld: z.string().optional().describe("Why there is no score: the number is then the lowest, and says nothing"),
  unseen: z.array(z.string()).optional().describe("What could not be seen, a sentence each"),
  parts: z.array(z.object({ name: z.string(), score: z.number(), weight: z.number() })),
  longTermOutlook: z.string(),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  recommendations: z.array(z.object({ area: z.string(), recommendation: z.string(), priority: Level })),
});

export const CoachAnswer = WordingAnswer.extend({
  answer: z.string(),
  table: z
    .object({ caption: z.string(), head: z.array(z.string()), rows: z.array(z.array(z.string())) })
    .optional()
    .describe("Figures that the answer compares"),
});

export const CoachingAnswer = CoachAnswer.extend({ id: Id });

export const InterviewSavedAnswer = z.object({ message: z.string(), id: Id });
