// What the goals' calls answer. The types of the screens come from these; only the server and its description of the
// API load them.
import { z } from "zod";
import { GOAL_COLORS } from "~/domain/goals/goals";

export const OutlookAnswer = z.object({
  standing: z.enum(["done", "ahead", "behind", "late", "open"]),
  sentence: z.string(),
  perMonth: z.number().nullable(),
  projectedDate: z.string().nullable(),
  monthlyNeeded: z.number().nullable(),
});

const Shared = z.object({
  id: z.string(),
  name: z.string(),
  color: z.enum(GOAL_COLORS),
  progress: z.number(),
  version: z.number(),
  outlook: OutlookAnswer,
  history: z.array(z.object({ day: z.string(), amount: z.number() })),
});

export const SavingsGoalAnswer = Shared.extend({
  targetAmount: z.number(),
  currentAmount: z.number(),
  deadline: z.string().nullable(),
});

export const DebtGoalAnswer = Shared.extend({
  originalAmount: z.number(),
  currentAmount: z.number(),
  targetDate: z.string().nullable(),
  interestRate: z.number().nullable(),
  minimumPayment: z.number().nullable(),
  payoff: z.object({ snowball: z.string().nullable(), avalanche: z.string().nullable() }),
});

export const GoalAnswer = z.discriminatedUnion("type", [
  SavingsGoalAnswer.extend({ type: z.literal("savings") }),
  DebtGoalAnswer.extend({ type: z.literal("debt") }),
]);

const GoalValuesAnswer = z.object({
  name: z.string(),
  targetAmount: z.string(),
  currentAmount: z.string(),
  deadline: z.string(),
  color: z.string(),
  interestRate: z.string(),
  minimumPayment: z.string(),
});

export const GoalConflictAnswer = z.object({
  message: z.string(),
  current: GoalValuesAnswer,
  yours: GoalValuesAnswer,
  version: z.number(),
});

export const GoalDeletedAnswer = z.object({ id: z.string(), name: z.string(), type: z.enum(["savings", "debt"]) });
