import { z } from "zod";
import type * as Answers from "~/contracts/answers/goals";
import type { Refused } from "~/contracts/form";
import { DEFAULT_COLOR, type GoalFields, type GoalType } from "~/domain/goals/goals";
import { MESSAGE_LIMIT } from "~/domain/goals/assistant/text";
import { GOAL_FIELDS } from "~/texts/goals";

// A form sends text, the API sends text or numbers. What they mean is checked in one place and one order (checkGoal).
const Text = z
  .union([z.string().max(500, GOAL_FIELDS.long), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? "" : String(value)));

export const GoalInput = z.object({
  name: Text,
  targetAmount: Text,
  currentAmount: Text,
  deadline: Text,
  color: Text.transform((color) => color || DEFAULT_COLOR),
  interestRate: Text,
  minimumPayment: Text,
  /** The linked account that the goal follows: left out, it stays; empty, there is none. */
  accountId: z.string().max(100).optional(),
  /** The version that was edited; a later one is a conflict. */
  version: Text,
  type: Text,
});
export type GoalInput = z.output<typeof GoalInput> & GoalFields;

export const AmountInput = z.object({ amount: Text });
export const GoalChoice = z.object({ goal: z.string().max(100) });
export const MessageInput = z.object({
  message: z
    .string({ required_error: GOAL_FIELDS.message, invalid_type_error: GOAL_FIELDS.message })
    .max(MESSAGE_LIMIT, GOAL_FIELDS.longMessage(MESSAGE_LIMIT))
    .refine((text) => text.trim() !== "", GOAL_FIELDS.message),
});

export const LinkAnswer = z.object({
  goal: z.string().max(100),
  account: z.string().max(100),
  answer: z.enum(["same", "other"]),
});
export type FollowableAccount = { id: string; name: string; goalType: GoalType; balance: number };
/** Whether a goal and a linked account are the same: one debt, or one emergency fund. */
export type LinkQuestion =
  | {
      about: "debt";
      goal: { id: string; name: string; left: number };
      account: { id: string; name: string; owed: number };
    }
  | {
      about: "reserve";
      goal: { id: string; name: string; saved: number };
      account: { id: string; name: string; holds: number };
    };

export type Outlook = z.output<typeof Answers.OutlookAnswer>;
export type SavingsGoal = z.output<typeof Answers.SavingsGoalAnswer>;
export type DebtGoal = z.output<typeof Answers.DebtGoalAnswer>;
export type AnyGoal = z.output<typeof Answers.GoalAnswer>;
export type SavingsTracker = z.output<typeof Answers.SavingsTrackerAnswer>;
export type GoalsMessage = z.output<typeof Answers.GoalsMessageAnswer>;
export type AiCreated = z.output<typeof Answers.AiCreatedAnswer>;
export type AiDeleted = z.output<typeof Answers.AiDeletedAnswer>;
export type AiProgressed = z.output<typeof Answers.AiProgressedAnswer>;
export type GoalConflict = z.output<typeof Answers.GoalConflictAnswer>;
/** What the screen hears of its forms. */
export type GoalsResult = Refused | GoalConflict | { done: boolean };
export type GoalValuesShown = GoalConflict["current"];
