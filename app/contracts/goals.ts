import { z } from "zod";
import { DEFAULT_COLOR, PROBLEMS, type GoalColor, type GoalFields, type GoalType, type ProblemCode } from "~/domain/goals";
import { MESSAGE_LIMIT } from "~/domain/goal-intent/text";
import type { Toast } from "~/contracts/toast";

// A form sends text, the API sends text or numbers. What they mean is checked in one place and one order (checkGoal).
const Text = z
  .union([z.string().max(500, "Please keep this shorter."), z.number()])
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
  /** The version that was edited; a later one is a conflict. */
  version: Text,
  type: Text,
});
export type GoalInput = z.output<typeof GoalInput> & GoalFields;

export const AmountInput = z.object({ amount: Text });
export const GoalAmountInput = z.object({ goal: z.string().max(100), amount: Text });
export const GoalEditInput = GoalInput.extend({ goal: z.string().max(100) });
export const GoalChoice = z.object({ goal: z.string().max(100) });
export const MessageInput = z.object({
  message: z
    .string({ required_error: "Please write a message.", invalid_type_error: "Please write a message." })
    .max(MESSAGE_LIMIT, `Please keep the message to ${MESSAGE_LIMIT} characters.`)
    .refine((text) => text.trim() !== "", "Please write a message."),
});

export type Outlook = {
  standing: "done" | "ahead" | "behind" | "late" | "open";
  sentence: string;
  perMonth: number | null;
  projectedDate: string | null;
  monthlyNeeded: number | null;
};
type Shared = { id: string; name: string; color: GoalColor; progress: number; version: number; outlook: Outlook; history: { day: string; amount: number }[] };

export type SavingsGoal = Shared & { targetAmount: number; currentAmount: number; deadline: string | null };
export type DebtGoal = Shared & {
  originalAmount: number;
  currentAmount: number;
  targetDate: string | null;
  interestRate: number | null;
  minimumPayment: number | null;
  payoff: { snowball: string | null; avalanche: string | null };
};
export type AnyGoal = (SavingsGoal & { type: "savings" }) | (DebtGoal & { type: "debt" });
export type SavingsTracker = { monthlyStats: { monthName: string; current: number }; yearlyStats: { year: number; current: number } } | null;

export type GoalsMessage = {
  id: string;
  type: "ai" | "user";
  content: string;
  timestamp: string;
  /** Messages that a link puts into the input. */
  choices?: string[];
  /** A goal that this reply deleted and can bring back. */
  undo?: { id: string; name: string };
};

export type AiCreated = { response: string; goalCreated: boolean; goalType: GoalType | null; messages: GoalsMessage[] };
export type AiDeleted = { response: string; goalDeleted: boolean; deletedGoal: { type: GoalType; name: string } | null; messages: GoalsMessage[] };
export type AiProgressed = { response: string; progressUpdated: boolean; goal: AnyGoal | null; messages: GoalsMessage[] };

export type GoalConflict = { message: string; current: GoalValuesShown; yours: GoalValuesShown; version: number };
export type GoalValuesShown = { name: string; targetAmount: string; currentAmount: string; deadline: string; color: string; interestRate: string; minimumPayment: string };

export const TOASTS = {
  created: (name: string): Toast => ({ title: "Goal Created", description: name, variant: "success" }),
  updated: (name: string): Toast => ({ title: "Goal Updated", description: name, variant: "success" }),
  added: (text: string): Toast => ({ title: "Money Added", description: text, variant: "success" }),
  paid: (text: string): Toast => ({ title: "Payment Made", description: text, variant: "success" }),
  deleted: (name: string): Toast => ({ title: "Goal Deleted", description: name, variant: "success" }),
  restored: (name: string): Toast => ({ title: "Goal Restored", description: name, variant: "success" }),
  aiCreated: { title: "Goal Created! 🎉", variant: "success" } satisfies Toast,
  aiProgressed: { title: "Progress Updated! 💪", variant: "success" } satisfies Toast,
  deleteFailed: { title: "Delete Failed", description: "Unable to delete the goal. Please try again.", variant: "error" } satisfies Toast,
};

export const FAILURES = {
  create: "Failed to create goal",
  update: "Failed to update goal",
  add: "Failed to add money to goal",
  pay: "Failed to process debt payment",
} as const;

export const CHAT_FAILURES = {
  create: {
    reply: "I apologize, but I'm having trouble processing that request right now. Please try again or create your goal manually using the 'Add New Goal' button.",
    toast: "Failed to process your request",
  },
  delete: { reply: "I couldn't delete that goal right now. Please try using the delete button on the Goals page.", toast: "Failed to delete goal" },
  progress: {
    reply: "I couldn't update your progress right now. Please try again or use the manual 'Add Money' option on your goal cards.",
    toast: "Failed to update progress",
  },
} as const;

export const CONFLICT = "This goal was changed elsewhere while you were editing. Nothing was saved.";

export function problemToast(code: ProblemCode): Toast {
  return { ...PROBLEMS[code], variant: "error" };
}
