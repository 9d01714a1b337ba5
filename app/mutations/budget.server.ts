// Writes of the budget: what runs.
import { SpendingAnalysisAnswer } from "~/contracts/answers/ledger";
import { AnalyzeInput, AnalyzePageInput, BudgetAmountInput } from "~/contracts/budget";
import { monthOf } from "~/domain/periods";
import { saveBudgetAmount } from "~/services/budget/budget.server";
import * as analysis from "~/services/ledger/analyze-spending.server";
import { signedIn } from "./guard.server";
import * as mutations from "./budget";
import { serveCall, serveForm } from "./serve.server";

export const saveBudget = serveForm(mutations.saveBudget, {
  guard: signedIn(),
  input: BudgetAmountInput,
  run: async (user, input) => {
    const current = monthOf(user.today);
    await saveBudgetAmount(user.id, current, input);
    return { month: input.month, current };
  },
});

export const analyzeMonth = serveForm(mutations.analyzeMonth, {
  guard: signedIn(),
  input: AnalyzePageInput,
  run: (user) => analysis.analyzeMonth(user),
});

export const analyzeSpending = serveCall(mutations.analyzeSpending, {
  guard: signedIn(),
  input: AnalyzeInput,
  output: SpendingAnalysisAnswer,
  run: (user, input) => analysis.analyzeSelection(user, input),
});
