import { z } from "zod";
import type { BudgetCategory } from "~/domain/budget";
import { isCategoryId, type CategoryId } from "~/domain/catalog";
import { type Day, isMonth, type Month } from "~/domain/periods";
import type { Toast } from "./toast";

export const ANALYZE = "Analyze My Spending";
export const ANALYZING = "Analyzing Your Spending...";
export const CONNECT_HINT = "Connect your bank account to analyze spending";

export const INVALID_AMOUNT = { title: "Invalid Amount", description: "Please enter a valid positive number." } as const;
export const BUDGET_UPDATED: Toast = { title: "Budget Updated", description: "Your planned amount is saved.", variant: "success" };
export const ANALYSIS_COMPLETE: Toast = { title: "Spending Analysis Complete", description: "Your spending is sorted into categories.", variant: "success" };
export const ANALYSIS_WARNING: Toast = { title: "Analysis Warning", description: "Analysis completed but no spending data was returned." };
export const ANALYSIS_FAILED = "Analysis Failed";
export const ANALYSIS_FALLBACK = "Unable to analyze your spending patterns. Please try again.";
export const INVALID_ANALYSIS = "Invalid response format from analysis API";

export function analysisError(status: number, statusText: string, body: string): string {
  return `Analysis failed: ${status} ${statusText} - ${body}`;
}

export const HOW_THIS_WORKS: readonly { text: string; href?: string }[] = [
  { text: "Set a planned amount for each category." },
  { text: "Press Analyze My Spending." },
  { text: "AI categorises your real transactions." },
  { text: "Track what is spent and what is left." },
  { text: "Visit the Coach for advice.", href: "/coach" },
];

const category = z.string().transform((text, ctx): CategoryId => {
  if (isCategoryId(text)) return text;
  ctx.addIssue({ code: z.ZodIssueCode.custom, message: "Please choose a category." });
  return z.NEVER;
});
const month = z.string().refine(isMonth, "Please choose a month.");

/** The amount is read by the service: its message is a toast with a title of its own. */
export const BudgetAmountInput = z.object({
  category,
  month,
  plannedAmount: z.union([z.string().max(40), z.number()]).default(""),
  rollover: z.string().optional().transform((value) => value === "on"),
});
export type BudgetAmount = z.infer<typeof BudgetAmountInput>;

export const AnalyzePageInput = z.object({ month: month.optional() });

/** The list only selects: what the rows hold is read again from the person's own. */
export const AnalyzeInput = z.object({
  transactions: z.array(z.object({ id: z.union([z.string().max(64), z.number()]) })),
});
export type AnalyzeSelection = z.infer<typeof AnalyzeInput>;

export const MerchantRuleInput = z.object({ merchant: z.string().trim().min(1).max(200), category });

export type BudgetRecord = { id: string; category: CategoryId; amount: number; spent: number; remaining: number };
export const SpendingAnalysisShape = z.object({ categorizedSpending: z.array(z.object({ categoryId: z.string(), amount: z.number() })) });
export type SpendingAnalysis = z.infer<typeof SpendingAnalysisShape>;

export type BudgetDialog = { name: "edit"; category: CategoryId } | null;

/** What the screen shows of a month. `current` is the month of the person's today. */
export type BudgetView = { month: Month; current: Month; categories: BudgetCategory[]; connected: boolean; analysedOn: Day | null; dialog: BudgetDialog };
