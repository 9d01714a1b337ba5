// What Money Mind says. A choice is a message that the user can send with one more step.

import type { Ask, AskDetails, AskReason } from "~/domain/goals/assistant/ask";
import type { NewGoal } from "~/domain/goals/assistant/create";
import type { OwnGoal } from "~/domain/goals/assistant/find-goal";
import { chosenName, quoted, shownName } from "~/domain/goals/assistant/same-name";
import { progressPercent } from "~/domain/goals/percent";
import { type Cents, formatUsd } from "~/domain/money";
import { mediumDate } from "~/domain/periods";

export const CHAT_WELCOME =
  "Hi, I'm Money Mind. Tell me what you're saving for or paying off, and I'll set it up: " +
  "“Save $500 for a bike by next June”, “I saved $50 for my bike”, or “Delete my bike goal”.";

const EXAMPLES = ["Save $500 for a bike by next June", "Pay off my $3,000 credit card at 19.9%"];

const TEXTS: Record<AskReason, (details: AskDetails) => { reply: string; choices?: string[] }> = {
  help: () => ({
    reply:
      "Tell me what the goal is for and how much it takes, and I'll create it. For example: “Save $500 for a bike by next June”. Nothing was changed.",
    choices: EXAMPLES,
  }),
  own: () => ({ reply: "I can only create, update and delete your own goals, one at a time. Nothing was changed." }),
  nothing: () => ({ reply: "All right. Nothing was changed." }),
  unclear: ({ name }) => ({
    reply: `I'm not sure about the amount${name ? ` for ${name}` : ""}. Please write it in dollars, like $1,200.50. Nothing was changed.`,
  }),
  amounts: ({ amounts = [], name }) => ({
    reply: `Which amount is it${name ? ` for ${name}` : ""}: ${listedWithOr(amounts.map(formatUsd))}? I set up one goal at a time. Nothing was changed.`,
    choices: name ? amounts.map((cents) => `Save ${formatUsd(cents)} for ${name}`) : [],
  }),
  amount: ({ name, type }) => ({
    reply:
      type === "debt"
        ? `How much do you owe on ${name}? For example: “Pay off my $3,000 ${name}”. Nothing was changed.`
        : `How much would you like to save for ${name}? For example: “Save $500 for ${name}”. Nothing was changed.`,
  }),
  name: ({ amount, type }) => ({
    reply:
      `What are the ${amount === undefined ? "savings" : formatUsd(amount)} for? For example: ` +
      `“${type === "debt" ? "Pay off my" : "Save"} ${amount === undefined ? "$500" : formatUsd(amount)} ` +
      `${type === "debt" ? "credit card" : "for a bike"}”. Nothing was changed.`,
  }),
  dates: () => ({ reply: "I found more than one date. Which one is the deadline? Nothing was changed." }),
  noDate: () => ({
    reply:
      "I can't find that date in the calendar. Please write it like 2030-06-01 or “June 1, 2030”. Nothing was changed.",
  }),
  unreadDate: ({ name }) => ({
    reply:
      `I can't tell which date “${name}” is. Please write it like 2030-06-01 or “June 1, 2030”; ` +
      "a name with such words goes in quotation marks. Nothing was changed.",
  }),
  past: ({ day }) => ({
    reply: `${day ? mediumDate(day) : "That date"} has passed. Please name a date that's still to come. Nothing was changed.`,
  }),
  above: () => ({ reply: "Current amount cannot exceed target amount. Nothing was changed." }),
  record: ({ name, amount }) => ({
    reply:
      "It sounds like money that has already moved. To record it, say “I added " +
      `${amount === undefined ? "$50" : formatUsd(amount)} to ${name || "my goal"}”. Nothing was changed.`,
    choices: name && amount !== undefined ? [`I added ${formatUsd(amount)} to ${name}`] : [],
  }),
  noGoals: () => ({
    reply: "You have no goals yet. Tell me about one, for example: “Save $500 for a bike by next June”.",
    choices: EXAMPLES,
  }),
  whichDelete: ({ goals = [] }) => ({
    reply: `Which goal should I delete: ${listedWithOr(goals.map((goal) => shownName(goal, goals)))}? Nothing was changed.`,
    choices: goals.slice(0, 6).map((goal) => `Delete ${chosenName(goal, goals)}`),
  }),
  oneDelete: ({ goals = [] }) => ({
    reply: `I delete one goal at a time. Which one first: ${listedWithOr(goals.map((goal) => shownName(goal, goals)))}? Nothing was changed.`,
    choices: goals.slice(0, 6).map((goal) => `Delete ${chosenName(goal, goals)}`),
  }),
  sureDelete: ({ goals = [] }) => ({
    reply: `I didn't change anything. To delete a goal, name it: “Delete ${goals[0]?.name ?? "my bike goal"}”.`,
    choices: goals.slice(0, 6).map((goal) => `Delete ${chosenName(goal, goals)}`),
  }),
  unknownDelete: ({ goals = [] }) => ({
    reply: `I can't find that goal. Yours are: ${listedWithOr(goals.map((goal) => shownName(goal, goals)))}. Nothing was changed.`,
    choices: goals.slice(0, 6).map((goal) => `Delete ${chosenName(goal, goals)}`),
  }),
  takeBack: ({ name }) => ({
    reply: `I can't take money back out from here. Use Edit on ${name ? `${name}'s` : "the goal's"} card to correct the amount. Nothing was changed.`,
  }),
  whichProgress: ({ goals = [], amount }) => ({
    reply: `Which goal is it for: ${listedWithOr(goals.map((goal) => shownName(goal, goals)))}? Nothing was changed.`,
    choices:
      amount === undefined
        ? []
        : goals.slice(0, 6).map((goal) => `I added ${formatUsd(amount)} to ${chosenName(goal, goals)}`),
  }),
  unknownProgress: ({ goals = [], amount }) => ({
    reply: `I can't find that goal. Yours are: ${listedWithOr(goals.map((goal) => shownName(goal, goals)))}. Nothing was changed.`,
    choices:
      amount === undefined
        ? []
        : goals.slice(0, 6).map((goal) => `I added ${formatUsd(amount)} to ${chosenName(goal, goals)}`),
  }),
  howMuch: ({ name }) => ({
    reply: `How much was it${name ? ` for ${name}` : ""}? For example: “I saved $50 for ${name || "my bike"}”. Nothing was changed.`,
  }),
  addOrSet: ({ name, amount = 0 }) => ({
    reply: `Did you add ${formatUsd(amount)} to ${name}, or is ${formatUsd(amount)} the new total? Nothing was changed.`,
    choices: [
      `I added ${formatUsd(amount)} to ${quoted(name ?? "")}`,
      `Update ${quoted(name ?? "")} to ${formatUsd(amount)}`,
    ],
  }),
  setAbove: ({ name }) => ({
    reply: `That's more than the goal itself. To change the target of ${name}, use Edit on its card. Nothing was changed.`,
  }),
  editGoal: ({ name }) => ({
    reply: `I record money here. To change the target, date, name or color of ${name || "a goal"}, use Edit on its card. Nothing was changed.`,
  }),
  notHappened: ({ name }) => ({
    reply: `It sounds as if that hasn't happened yet, so nothing was changed. Tell me when it has: “I saved $50 for ${name || "my bike"}”.`,
  }),
};

export const askWords = ({ reason, details }: Ask): { reply: string; choices: string[] } => {
  const { reply, choices = [] } = TEXTS[reason](details);
  return { reply, choices };
};

export function listedWithOr(names: readonly string[]): string {
  const shown = names.length > 6 ? [...names.slice(0, 6), `${names.length - 6} more`] : [...names];
  if (shown.length < 2) return shown.join("");
  return `${shown.slice(0, -1).join(", ")} or ${shown.at(-1)}`;
}

export function createdReply(goal: NewGoal, assumedDeadline: boolean, sameName: number): string {
  const due = goal.deadline ? ` by ${mediumDate(goal.deadline)}` : "";
  const rate = goal.interestRate === null ? "" : ` at ${goal.interestRate}% interest`;
  const start =
    goal.type === "savings" && goal.currentCents > 0 ? ` You start with ${formatUsd(goal.currentCents)}.` : "";
  const left =
    goal.type === "debt" && goal.currentCents < goal.targetCents
      ? ` ${formatUsd(goal.currentCents)} is left to pay.`
      : "";
  const what =
    goal.type === "debt"
      ? `pay off ${goal.name}: ${formatUsd(goal.targetCents)}${rate}${due}`
      : `save ${formatUsd(goal.targetCents)} for ${goal.name}${due}`;
  const assumed = assumedDeadline ? " You named no date, so I set one a year from now; change it with Edit." : "";
  const twins = sameName > 0 ? ` You now have ${sameName + 1} goals called ${goal.name}.` : "";
  return `Done. Your new goal: ${what}.${start}${left}${assumed}${twins}`;
}

/** Where goals stand, ten of them at most. */
export function standingWords(goals: readonly OwnGoal[]): string {
  const lines = goals.slice(0, 10).map((goal) => {
    const percent = progressPercent(goal.doneCents, goal.targetCents);
    return goal.type === "debt"
      ? `${goal.name}: ${formatUsd(Math.max(0, goal.targetCents - goal.doneCents))} left of ${formatUsd(goal.targetCents)} (${percent}% paid off).`
      : `${goal.name}: ${formatUsd(goal.doneCents)} of ${formatUsd(goal.targetCents)} (${percent}%).`;
  });
  return goals.length > 10 ? `${lines.join("\n")}\nAnd ${goals.length - 10} more below.` : lines.join("\n");
}

export function progressReply(goal: OwnGoal, doneCents: Cents): string {
  const percent = progressPercent(doneCents, goal.targetCents);
  const left = Math.max(0, goal.targetCents - doneCents);
  if (goal.type === "debt")
    return left === 0
      ? `Done. ${goal.name} is paid off.`
      : `Done. ${goal.name}: ${formatUsd(left)} left of ${formatUsd(goal.targetCents)}, ${percent}% paid off.`;
  return left === 0
    ? `Done. ${goal.name} has ${formatUsd(doneCents)}: you have reached it.`
    : `Done. ${goal.name} has ${formatUsd(doneCents)} of ${formatUsd(goal.targetCents)}, ${percent}%.`;
}
