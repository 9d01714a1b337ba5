import { z } from "zod";
import type { BudgetAnswer } from "~/contracts/answers/budget";
import type { SpendingAnalysisAnswer } from "~/contracts/answers/ledger";
import type { BudgetCategory } from "~/domain/budget/budget";
import { isCategoryId, type CategoryId } from "~/domain/categories/list";
import { type Day, isMonth, type Month } from "~/domain/periods";
import { flag } from "./flag";
import { DollarsInput } from "./money";

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
  plannedAmount: DollarsInput.default(""),
  rollover: flag,
});
export type BudgetAmount = z.infer<typeof BudgetAmountInput>;

export const AnalyzePageInput = z.object({ month: month.optional() });

/** The list only selects: what the rows hold is read again from the person's own. */
export const AnalyzeInput = z.object({
  transactions: z.array(z.object({ id: z.union([z.string().max(64), z.number()]) })),
});
export type AnalyzeSelection = z.infer<typeof AnalyzeInput>;

export type BudgetRecord = z.output<typeof BudgetAnswer>;
export type SpendingAnalysis = z.output<typeof SpendingAnalysisAnswer>;

export type BudgetDialog = { name: "edit"; category: CategoryId } | null;

/** What the screen shows of a month. `current` is the month of the person's today. */
export type BudgetView = {
  month: Month;
  current: Month;
  categories: BudgetCategory[];
  connected: boolean;
  analysedOn: Day | null;
  dialog: BudgetDialog;
};
