// Writes of the budget.
import type { FillSource, SpendingAnalysis } from "~/contracts/budget";
import type { Cents } from "~/domain/money";
import type { Month } from "~/domain/periods";
import {
  AMOUNT_CHANGED_SINCE,
  ANALYSIS_COMPLETE,
  ANALYSIS_WARNING,
  BUDGET_MOVED,
  BUDGET_UNDONE,
  BUDGET_UPDATED,
  filledToast,
} from "~/texts/budget";
import type { ToastAction } from "~/texts/toast";
import { budgetHref, FINDINGS_ID } from "~/domain/budget/hrefs";
import type { MutationCall, Form } from "./mutation";

const SCREEN = "/budget";
type Of = { month: Month; current: Month };
const sameMonth = ({ month, current }: Of) => budgetHref(month, current);

type Saved = {
  month: Month;
  category: string;
  set: Cents;
  plan: { plannedCents: Cents; rollover: boolean } | null;
};

/** The message holds what stood there before: nothing has to be kept for it. */
const undoOf = ({ month, category, set, plan }: Saved, to: string): ToastAction => ({
  label: "Undo",
  to,
  fields: {
    intent: "unsave",
    category,
    month,
    set: String(set),
    before: plan === null ? "" : String(plan.plannedCents),
    ...(plan?.rollover ? { rollover: "on" } : {}),
  },
});

export const saveBudget: Form<Of & { saved: Saved }> = {
  name: "save",
  screen: SCREEN,
  toast: ({ saved, ...of }) => ({ ...BUDGET_UPDATED, action: undoOf(saved, sameMonth(of)) }),
  redirect: sameMonth,
};

/** Takes one saved amount back, as long as it stands. */
export const unsaveBudget: Form<Of & { isDone: boolean }> = {
  name: "unsave",
  screen: SCREEN,
  toast: ({ isDone }) => (isDone ? BUDGET_UNDONE : AMOUNT_CHANGED_SINCE),
  redirect: sameMonth,
};

/** A whole month at once, from the proposal or from what was spent. */
export const fillBudget: Form<Of & { source: FillSource; changed: number; kept: number }> = {
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
const analysisToast = ({ categorizedSpending }: SpendingAnalysis) =>
  categorizedSpending.length > 0 ? ANALYSIS_COMPLETE : ANALYSIS_WARNING;

/** The form takes the whole current month; the call says which rows. */
export const analyzeMonth: Form<SpendingAnalysis> = {
  name: "analyze",
  screen: SCREEN,
  toast: analysisToast,
  // Without scripts too the answer is what one comes to.
  redirect: ({ categorizedSpending }) => (categorizedSpending.length > 0 ? `${SCREEN}#${FINDINGS_ID}` : SCREEN),
};

export const analyzeSpending: MutationCall = { method: "POST", path: "/api/ai/analyze-spending" };
