// Writes of the budget.
import type { FillSource, SpendingAnalysis } from "~/contracts/budget";
import type { Month } from "~/domain/periods";
import {
  ANALYSIS_COMPLETE,
  ANALYSIS_WARNING,
  BUDGET_MOVED,
  BUDGET_UNDONE,
  BUDGET_UPDATED,
  filledToast,
} from "~/texts/budget";
import { budgetHref } from "~/domain/budget/hrefs";
import type { Call, Form } from "./mutation";

const SCREEN = "/budget";
type Of = { month: Month; current: Month };
const sameMonth = ({ month, current }: Of) => budgetHref(month, current);

export const saveBudget: Form<Of> = {
  name: "save",
  screen: SCREEN,
  toast: () => BUDGET_UPDATED,
  redirect: sameMonth,
};

/** A whole month at once, from the proposal or from what was spent. */
export const fillBudget: Form<Of & { source: FillSource; changed: number }> = {
  name: "fill",
  screen: SCREEN,
  toast: filledToast,
  redirect: sameMonth,
};

/** From one category to another. */
export const moveBudget: Form<Of> = {
  name: "move",
  screen: SCREEN,
  toast: () => BUDGET_MOVED,
  redirect: sameMonth,
};

/** Takes the last of these two back. */
export const undoBudget: Form<Of> = {
  name: "undo",
  screen: SCREEN,
  toast: () => BUDGET_UNDONE,
  redirect: sameMonth,
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
