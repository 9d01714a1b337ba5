// The specification's texts for goals, apart from the request schemas: scripts of the screen need no schema library.
import type { Toast } from "~/texts/toast";
import { type Cents, formatUsd } from "~/domain/money";
import { type MilestoneId, milestones, NAME_LIMIT, type ProblemCode } from "~/domain/goals/goals";

/** What the list of forms that wait for a connection calls them. */
export const WAITING_FORMS = {
  add: (amount: string, goal: string): string => `Add ${amount} to ${goal}`,
  pay: (amount: string, goal: string): string => `Pay ${amount} for ${goal}`,
};

export const TOASTS = {
  created: (name: string): Toast => ({
    title: "Goal Created",
    description: `${name} added.`,
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
    description: `${formatUsd(cents)} was paid toward ${name}.`,
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

export const PROBLEMS = {
  missing: { title: "Missing Information", description: "Please fill in all required fields." },
  target: { title: "Invalid Target Amount", description: "Please enter a valid positive number." },
  current: { title: "Invalid Current Amount", description: "Please enter a valid positive number or zero." },
  above: { title: "Invalid Amount", description: "Current amount cannot exceed target amount." },
  amount: { title: "Invalid Amount", description: "Please enter a valid positive amount." },
  deadline: { title: "Invalid Date", description: "Please choose today or a later date." },
  noDay: { title: "Invalid Date", description: "This date isn't in the calendar. Please check its day and month." },
  year: { title: "Invalid Date", description: "Please check the year of this date." },
  color: { title: "Invalid Color", description: "Please choose one of the five colors." },
  rate: { title: "Invalid Interest Rate", description: "Please enter a percentage from 0 to 100." },
  minimum: { title: "Invalid Minimum Payment", description: "Please enter a valid positive number or zero." },
  name: { title: "Name Too Long", description: `Please keep the name to ${NAME_LIMIT} characters.` },
} as const satisfies Record<ProblemCode, { title: string; description: string }>;

const MILESTONE_WORDS: Record<MilestoneId, { name: string; hint: string }> = {
  "first-goal": { name: "Goal Setter", hint: "Set your first goal" },
  hundred: { name: "Progress Maker", hint: "Reach $100.00 in all" },
  thousand: { name: "Milestone Master", hint: "Reach $1,000.00 in all" },
  "five-thousand": { name: "Financial Champion", hint: "Reach $5,000.00 in all" },
};

export type Achievement = { name: string; hint: string; earned: boolean };

export const achievements = (goalCount: number, total: Cents): Achievement[] =>
  milestones(goalCount, total).map(({ id, earned }) => ({ ...MILESTONE_WORDS[id], earned }));

/** What is said of them where they are folded. */
export const earnedWords = (level: number, list: readonly Achievement[]): string =>
  `Level ${level}, ${list.filter(({ earned }) => earned).length} of ${list.length} achievements`;

/** What is wrong with what was entered. */
export const GOAL_FIELDS = {
  long: "Please keep this shorter.",
  message: "Please write a message.",
  longMessage: (most: number) => `Please keep the message to ${most} characters.`,
} as const;
