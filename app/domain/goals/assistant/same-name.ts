// Goals of one name are told apart by their amount and date, in words that a choice can send back.

import { formatUsd } from "~/domain/money";
import { mediumDate } from "~/domain/periods";
import type { OwnGoal } from "./find-goal";

export const quoted = (name: string): string => (name.includes('"') ? name : `"${name}"`);

const sameName = (a: OwnGoal, b: OwnGoal): boolean => a.name.toLowerCase() === b.name.toLowerCase();

function detailsOf(goal: OwnGoal, withDone: boolean): string {
  const due = goal.deadline ? ` by ${mediumDate(goal.deadline)}` : ", no date";
  const done = withDone ? `, ${formatUsd(goal.doneCents)} ${goal.type === "debt" ? "paid" : "saved"}` : "";
  return `(${formatUsd(goal.targetCents)}${due}${done})`;
}

/** What tells a goal from those of its name; nothing where there is none. */
function mark(goal: OwnGoal, goals: readonly OwnGoal[]): string {
  const twins = goals.filter((other) => other.id !== goal.id && sameName(other, goal));
  if (twins.length === 0) return "";
  const short = detailsOf(goal, false);
  return ` ${detailsOf(
    goal,
    twins.some((twin) => detailsOf(twin, false) === short),
  )}`;
}

/** The goal's name as it is shown, and as a choice writes it. */
export const shownName = (goal: OwnGoal, goals: readonly OwnGoal[]): string => `${goal.name}${mark(goal, goals)}`;
export const chosenName = (goal: OwnGoal, goals: readonly OwnGoal[]): string =>
  `${quoted(goal.name)}${mark(goal, goals)}`;

/** Reads a choice back: the message without the mark, and the one goal that it leaves. Twins alike in all are one. */
export function chosenGoal(text: string, goals: readonly OwnGoal[]): { text: string; goals: readonly OwnGoal[] } {
  const lower = text.toLowerCase();
  for (const goal of goals) {
    const own = mark(goal, goals);
    const at = own === "" ? -1 : lower.indexOf(`${quoted(goal.name)}${own}`.toLowerCase());
    if (at < 0) continue;
    const end = at + quoted(goal.name).length;
    return { text: text.slice(0, end) + text.slice(end + own.length), goals: [goal] };
  }
  return { text, goals };
}
