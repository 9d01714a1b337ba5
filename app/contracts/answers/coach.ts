// What the coach's calls answer. null stands for figures that aren't known yet.
import { z } from "zod";
import { Day, Dollars, Id } from "./shapes";

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
  usual: z
    .object({
      income: Dollars,
      needs: Dollars,
      wants: Dollars,
      savings: Dollars.describe("Put into savings categories"),
      savingsIn: z.array(z.string()).describe("The savings categories that it went to"),
      spent: Dollars.describe("Needs, wants and savings categories together"),
      left: Dollars,
      goals: Dollars.describe("Added to savings goals a month, at their pace of 90 days; comes out of what is left"),
      href: z.string().nullable(),
    })
    .optional()
    .describe("A usual month, where one is known: its income is needs, wants, savings and left together"),
  monthlySavings: Dollars.optional().describe(
    "What the recommendations put aside a month; missing where that is nothing",
  ),
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

/** Rows that an answer is about, beside its text. */
export const CoachListAnswer = z.object({
  caption: z.string().describe("What was asked, as one says it"),
  rows: z
    .array(
      z.object({
        label: z.string(),
        value: z.string(),
        note: z.string().optional().describe("Its day, or how often"),
        href: z.string().nullable(),
      }),
    )
    .describe("At most 12"),
  total: z.number().int().describe("How many there are in all"),
  more: z.string().nullable().describe("Where all of them are"),
  chart: z
    .object({
      kind: z.enum(["bars", "line"]),
      points: z.array(z.object({ label: z.string(), value: z.number(), text: z.string() })),
    })
    .nullable()
    .describe("Where steps over time or an order were asked for"),
});

const offered = { label: z.string(), preview: z.string().describe("What it would do") };

/** What can be done about an answer. The app's own forms do it, each with an undo. */
export const CoachActionAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("rows"), label: z.string(), href: z.string() }),
  z.object({ kind: z.literal("screen"), label: z.string(), href: z.string() }).describe("Where it is done"),
  z.object({
    kind: z.literal("budget"),
    ...offered,
    category: z.string(),
    amount: Dollars,
    month: z.string().optional().describe("From which month on it counts, as 2026-12; missing where it's this one"),
  }),
  z.object({ kind: z.literal("goal"), ...offered, name: z.string(), amount: Dollars, deadline: Day }),
  z.object({ kind: z.literal("category"), ...offered, merchant: z.string(), category: z.string().nullable() }),
  z.object({ kind: z.literal("remind"), ...offered, day: Day, about: z.string(), href: z.string() }),
]);

export const CoachAnswer = WordingAnswer.extend({
  answer: z.string(),
  table: z
    .object({ caption: z.string(), head: z.array(z.string()), rows: z.array(z.array(z.string())) })
    .optional()
    .describe("Figures that the answer compares"),
  lists: z.array(CoachListAnswer).optional(),
  actions: z.array(CoachActionAnswer).optional(),
  choices: z.array(z.string()).optional().describe("Where the question could mean several things: each, to be asked"),
  next: z.array(z.string()).optional().describe("What one may ask after this"),
});

export const CoachingAnswer = CoachAnswer.extend({
  id: Id,
  conversation: Id.describe("To be sent with the next question of the same conversation"),
});

export const InterviewSavedAnswer = z.object({ message: z.string(), id: Id });
