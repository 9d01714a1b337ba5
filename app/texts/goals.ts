// The specification's texts for goals, apart from the request schemas: scripts of the screen need no schema library.
import type { Toast } from "~/texts/toast";
import { PROBLEMS, type ProblemCode } from "~/domain/goals/goals";
import { formatUsd } from "~/domain/money";

export const TOASTS = {
  created: (name: string): Toast => ({
    title: "Goal Created",
    description: `${name} is one of your goals now.`,
    variant: "success",
  }),
  updated: (name: string): Toast => ({
    title: "Goal Updated",
    description: `Your changes to ${name} are saved.`,
    variant: "success",
  }),
  added: (cents: number, name: string): Toast => ({
    title: "Money Added",
    description: `${formatUsd(cents)} was added to ${name}.`,
    variant: "success",
  }),
  paid: (cents: number, name: string): Toast => ({
    title: "Payment Made",
    description: `${formatUsd(cents)} was paid towards ${name}.`,
    variant: "success",
  }),
  deleted: (name: string): Toast => ({
    title: "Goal Deleted",
    description: `${name} is no longer one of your goals.`,
    variant: "success",
  }),
  restored: (name: string): Toast => ({
    title: "Goal Restored",
    description: `${name} is one of your goals again.`,
    variant: "success",
  }),
  aiCreated: {
    title: "Goal Created! 🎉",
    description: "Your new goal is in the list.",
    variant: "success",
  } satisfies Toast,
  aiProgressed: {
    title: "Progress Updated! 💪",
    description: "The goal has its new amount.",
    variant: "success",
  } satisfies Toast,
  deleteFailed: {
    title: "Delete Failed",
    description: "Unable to delete the goal. Please try again.",
    variant: "error",
  } satisfies Toast,
};

export const FAILURES = {
  create: "Failed to create goal",
  update: "Failed to update goal",
  add: "Failed to add money to goal",
  pay: "Failed to process debt payment",
} as const;

export const CHAT_FAILURES = {
  create: {
    reply:
      "I apologize, but I'm having trouble processing that request right now. Please try again or create your goal manually using the 'Add New Goal' button.",
    toast: "Failed to process your request",
  },
  delete: {
    reply: "I couldn't delete that goal right now. Please try using the delete button on the Goals page.",
    toast: "Failed to delete goal",
  },
  progress: {
    reply:
      "I couldn't update your progress right now. Please try again or use the manual 'Add Money' option on your goal cards.",
    toast: "Failed to update progress",
  },
} as const;

export const CONFLICT = "This goal was changed elsewhere while you were editing. Nothing was saved.";

export function problemToast(code: ProblemCode): Toast {
  return { ...PROBLEMS[code], variant: "error" };
}
