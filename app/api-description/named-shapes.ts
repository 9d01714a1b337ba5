// Shapes that the published document gives a name, and refers to wherever they are answered.
import type { z } from "zod";
import { AccountAnswer, BankErrorAnswer } from "~/contracts/answers/bank";
import { BudgetAnswer } from "~/contracts/answers/budget";
import { CitationAnswer } from "~/contracts/answers/coach";
import { AssessmentAnswer, ImprovementPlanAnswer } from "~/contracts/answers/credit";
import {
  DebtGoalAnswer,
  GoalAnswer,
  GoalConflictAnswer,
  GoalsMessageAnswer,
  OutlookAnswer,
  SavingsGoalAnswer,
} from "~/contracts/answers/goals";
import { InsightAnswer } from "~/contracts/answers/insights";
import { TransactionAnswer } from "~/contracts/answers/ledger";
import { FeedbackAnswer, ProfileAnswer } from "~/contracts/answers/people";
import { ErrorAnswer, MessageAnswer } from "~/contracts/answers/shapes";

export const NAMED_SHAPES: Record<string, z.ZodTypeAny> = {
  Account: AccountAnswer,
  Assessment: AssessmentAnswer,
  BankError: BankErrorAnswer,
  Budget: BudgetAnswer,
  Citation: CitationAnswer,
  DebtGoal: DebtGoalAnswer,
  Error: ErrorAnswer,
  Feedback: FeedbackAnswer,
  Goal: GoalAnswer,
  GoalConflict: GoalConflictAnswer,
  GoalMessage: GoalsMessageAnswer,
  ImprovementPlan: ImprovementPlanAnswer,
  Insight: InsightAnswer,
  Message: MessageAnswer,
  Outlook: OutlookAnswer,
  Profile: ProfileAnswer,
  SavingsGoal: SavingsGoalAnswer,
  Transaction: TransactionAnswer,
};
