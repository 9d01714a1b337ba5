// Writes of the budget: what runs.
import { SpendingAnalysisAnswer } from "~/contracts/answers/ledger";
import {
  AnalyzeInput,
  AnalyzePageInput,
  BudgetRowInput,
  FillInput,
  MoveInput,
  UndoInput,
  UnsaveInput,
} from "~/contracts/budget";
import { monthOf } from "~/domain/periods";
import { putPlanBack, saveBudgetAmount } from "~/services/budget/budget.server";
import * as plan from "~/services/budget/plan.server";
import * as analysis from "~/services/ledger/analyze-spending.server";
import { signedIn } from "./guard.server";
import * as mutations from "./budget";
import { serveCall, serveForm } from "./serve.server";

export const saveBudget = serveForm(mutations.saveBudget, {
  guard: signedIn(),
  input: BudgetRowInput,
  run: async (user, input) => {
    const current = monthOf(user.today);
    const saved = await saveBudgetAmount(user.id, current, input);
    return { month: input.month, current, saved };
  },
});

export const unsaveBudget = serveForm(mutations.unsaveBudget, {
  guard: signedIn(),
  input: UnsaveInput,
  run: async (user, saved) => ({
    month: saved.month,
    current: monthOf(user.today),
    isDone: await putPlanBack(user.id, saved),
  }),
});

export const fillBudget = serveForm(mutations.fillBudget, {
  guard: signedIn(),
  input: FillInput,
  run: async (user, input) => ({ ...input, current: monthOf(user.today), ...(await plan.fillBudget(user, input)) }),
});

export const moveBudget = serveForm(mutations.moveBudget, {
  guard: signedIn(),
  input: MoveInput,
  run: async (user, input) => {
    await plan.moveBudget(user, input);
    return { month: input.month, current: monthOf(user.today) };
  },
});

export const undoBudget = serveForm(mutations.undoBudget, {
  guard: signedIn(),
  input: UndoInput,
  run: async (user, { month }) => {
    await plan.undoBudget(user, month);
    return { month, current: monthOf(user.today) };
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
