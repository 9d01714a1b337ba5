// The texts of the budget, apart from its schemas: a screen that only shows them loads no parser.
import type { BudgetSummary } from "~/domain/budget/budget";
import { type Cents, formatUsd } from "~/domain/money";
import type { Toast } from "~/texts/toast";
import { counted } from "./plural";

export const ANALYZE = "Analyze My Spending";
export const ANALYZING = "Analyzing Your Spending...";

/** Beside a group's name; documented to the letter, one category too. */
export const groupHeader = (shown: number): string => `(${shown} categories with spending)`;

export const INVALID_AMOUNT = {
  title: "Invalid Amount",
  description: "Please enter a valid positive number.",
} as const;
export const BUDGET_UPDATED: Toast = {
  title: "Budget Updated",
  description: "Your planned amount is saved.",
  variant: "success",
};
export const BUDGET_MOVED: Toast = {
  title: "Budget Updated",
  description: "The money is moved for this month.",
  variant: "success",
};
export const BUDGET_UNDONE: Toast = {
  title: "Undone",
  description: "Your budget is as it was before.",
  variant: "success",
};

export const AMOUNT_CHANGED_SINCE: Toast = {
  title: "Nothing undone",
  description: "This amount was changed again since.",
};

const SOURCES = {
  proposal: "the proposal",
  history: "your last three months",
  usual: "your usual month",
} as const;

/** What is said when a month was filled. */
export function filledToast({
  source,
  changed,
  kept,
}: {
  source: "proposal" | "history" | "usual";
  changed: number;
  kept: number;
}): Toast {
  const from = SOURCES[source];
  const amounts = counted(changed, "amount was filled in", "amounts were filled in");
  const stays = kept > 0 ? `; ${counted(kept, "amount", "amounts")} of yours ${kept === 1 ? "is" : "are"} kept` : "";
  const isSame = changed === 0 && kept === 0;
  const description = isSame ? `Your budget already matches ${from}.` : `${amounts} from ${from}${stays}.`;
  return { title: "Budget Updated", description, variant: "success" };
}
export const ANALYSIS_COMPLETE: Toast = {
  title: "Spending Analysis Complete",
  description: "See what stands out this month.",
  variant: "success",
};
export const ANALYSIS_WARNING: Toast = {
  title: "Analysis Warning",
  description: "Analysis completed but no spending data was returned.",
};
export const ANALYSIS_FAILED = "Analysis Failed";
export const ANALYSIS_FALLBACK = "Unable to analyze your spending patterns. Please try again.";
export const INVALID_ANALYSIS = "Invalid response format from analysis API";

export function analysisError(status: number, statusText: string, body: string): string {
  return `Analysis failed: ${status} ${statusText} - ${body}`;
}

export function leftOrOver(remaining: Cents): string {
  return remaining < 0 ? `${formatUsd(-remaining)} over` : `${formatUsd(remaining)} left`;
}

/** Of a plan: '66% used', or what a full one is over. */
export const usedWords = (percent: number, remaining: Cents): string =>
  remaining < 0 ? `${percent}% used, ${leftOrOver(remaining)}` : `${percent}% used`;

export function carriedSentence(carried: Cents, previousMonth: string): string | null {
  if (carried === 0) return null;
  return carried > 0
    ? `Includes ${formatUsd(carried)} left from ${previousMonth}`
    : `Less ${formatUsd(-carried)} overspent by the end of ${previousMonth}`;
}

/** What is wrong with what was entered. */
export const BUDGET_FIELDS = {
  category: "Please choose a category.",
  month: "Please choose a month.",
  twoCategories: "Please choose two different categories.",
} as const;

/** A group's sums: what plans took of what they have, and beside it what nobody planned. */
export function groupWords({
  planned,
  spent,
  unplanned,
}: Pick<BudgetSummary, "planned" | "spent" | "unplanned">): string {
  if (planned <= 0) return `${formatUsd(spent + unplanned)} spent`;
  const beside = unplanned === 0 ? "" : `, ${formatUsd(unplanned)} not planned`;
  return `${formatUsd(spent)} of ${formatUsd(planned)}${beside}`;
}
