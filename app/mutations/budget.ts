// Writes of the budget.
import type { SpendingAnalysis } from "~/contracts/budget";
import type { Month } from "~/domain/periods";
import { ANALYSIS_COMPLETE, ANALYSIS_WARNING, BUDGET_UPDATED } from "~/texts/budget";
import { budgetHref } from "~/domain/budget/hrefs";
import type { Call, Form } from "./mutation";

const SCREEN = "/budget";

export const saveBudget: Form<{ month: Month; current: Month }> = {
  name: "save",
  screen: SCREEN,
  toast: () => BUDGET_UPDATED,
  redirect: ({ month, current }) => budgetHref(month, current),
};

/** What is said of an analysis. */
export const analysisToast = ({ categorizedSpending }: SpendingAnalysis) =>
  categorizedSpending.length > 0 ? ANALYSIS_COMPLETE : ANALYSIS_WARNING;

/** The form takes the whole current month; the call says which rows. */
export const analyzeMonth: Form<SpendingAnalysis> = {
  name: "analyze",
  screen: SCREEN,
  toast: analysisToast,
  redirect: () => SCREEN,
};

export const analyzeSpending: Call = { method: "POST", path: "/api/ai/analyze-spending" };
