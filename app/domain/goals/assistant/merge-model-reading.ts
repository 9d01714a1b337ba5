// What a model may add to the rules: the words of the message that name the goal, the amount and the date, copied as
// they stand. What it says beyond the message counts for nothing, and it never changes or deletes a goal: there it may
// only help to ask the right question.

import type { GoalType } from "~/domain/goals/goals";
import { findAmounts } from "./amounts";
import { isHostile, isQuestion, isUnreal } from "./refuse";
import type { OwnGoal } from "./find-goal";
import { askBack, type Ask } from "./ask";
import { cleanText } from "./text";

export type FilledGoal = { type: GoalType | null; name: string | null; amount: string | null; deadline: string | null };

/** The message in the words that the rules know; null where what was filled in isn't in the message. */
export function plainRequest(message: string, filled: FilledGoal): string | null {
  const text = cleanText(message);
  if (isHostile(text) || isQuestion(text) || isUnreal(text) || !filled.type || !filled.name || !filled.amount)
    return null;
  const [name, amount] = [cleanText(filled.name), cleanText(filled.amount)];
  const deadline = cleanText(filled.deadline ?? "");
  const parts = [name, amount, deadline];
  if (parts.some((part) => !text.toLowerCase().includes(part.toLowerCase())) || /["\d]/.test(name) || name.length < 2)
    return null;
  const read = findAmounts(amount, []);
  if (read.length !== 1 || read[0]?.cents === null || isHostile(name)) return null;
  const due = deadline
    ? ` ${/^(by|in|before|until|within|due|on)\b/i.test(deadline) ? deadline : `by ${deadline}`}`
    : "";
  const money = /^\d[\d.,]*$/.test(amount) ? `$${amount}` : amount;
  return filled.type === "debt"
    ? `Pay off ${money} for my debt called "${name}"${due}`
    : `Save ${money} for "${name}"${due}`;
}

/** 'Delete the cycling one': the model may guess the goal, the person says whether it is right. */
export function guessedGoal(kind: "delete" | "progress", name: string | null, goals: readonly OwnGoal[]): Ask | null {
  const goal = goals.find((candidate) => candidate.name === name);
  return goal ? askBack(kind === "delete" ? "whichDelete" : "whichProgress", { goals: [goal] }) : null;
}
