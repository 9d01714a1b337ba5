// What the goals' calls answer. The types of the screens come from these; only the server and its description of the
// API load them.
import { z } from "zod";
import { GOAL_COLORS } from "~/domain/goals/goals";
import { Day, Dollars, Id, Moment } from "./shapes";

export const OutlookAnswer = z.object({
  standing: z.enum(["done", "ahead", "behind", "late", "open"]),
  sentence: z.string(),
  perMonth: Dollars.nullable().describe("What comes each month, without what came once"),
  once: z.object({ amount: Dollars, day: Day }).nullable().describe("What came once in the last three months"),
  projectedDate: Day.nullable(),
  monthlyNeeded: Dollars.nullable(),
});

const Shared = z.object({
  id: Id,
  name: z.string(),
  color: z.enum(GOAL_COLORS),
  progress: z.number().describe("Percent"),
  version: z.number().describe("To send along with an edit: an edit of an older version is a conflict"),
  account: z.object({ id: Id, name: z.string() }).nullable().describe("The linked account that the figures come from"),
  outlook: OutlookAnswer,
  history: z.array(z.object({ day: Day, amount: Dollars })),
});

export const SavingsGoalAnswer = Shared.extend({
  targetAmount: Dollars,
  currentAmount: Dollars,
  deadline: Day.nullable(),
});

export const DebtGoalAnswer = Shared.extend({
  originalAmount: Dollars,
  currentAmount: Dollars.describe("US dollars still owed"),
  targetDate: Day.nullable(),
  interestRate: z.number().nullable().describe("Percent a year"),
  minimumPayment: Dollars.nullable(),
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

const Type = z.enum(["savings", "debt"]);

export const GoalDeletedAnswer = z.object({ id: Id, name: z.string(), type: Type });

export const SavingsGoalsAnswer = z.array(SavingsGoalAnswer);
export const DebtGoalsAnswer = z.array(DebtGoalAnswer);

/** What was saved this month and this year; null before anything was. */
export const SavingsTrackerAnswer = z
  .object({
    monthlyStats: z.object({ monthName: z.string(), current: Dollars }),
    yearlyStats: z.object({ year: z.number().int(), current: Dollars }),
  })
  .nullable();

export const GoalsMessageAnswer = z.object({
  id: Id,
  type: z.enum(["ai", "user"]),
  content: z.string(),
  timestamp: Moment,
  choices: z.array(z.string()).optional().describe("Messages that answer this one"),
  undo: z.object({ id: Id, name: z.string() }).optional().describe("A goal that this reply deleted and can bring back"),
});

const Replied = z.object({ response: z.string(), messages: z.array(GoalsMessageAnswer) });

export const AiCreatedAnswer = Replied.extend({ goalCreated: z.boolean(), goalType: Type.nullable() });
export const AiDeletedAnswer = Replied.extend({
  goalDeleted: z.boolean(),
  deletedGoal: z.object({ type: Type, name: z.string() }).nullable(),
});
export const AiProgressedAnswer = Replied.extend({ progressUpdated: z.boolean(), goal: GoalAnswer.nullable() });
