// What the answers about one goal's change share: its name, what it holds, its pace, and whether its date is kept.

import { roomOf, roomText } from "~/domain/coach/room";
import { monthlyToMeet, type Pace } from "~/domain/goals/pace";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { type PlanTurn, worked, workedUsd } from "./turn";

export type SavedFor = PlanTurn["inputs"]["goals"][number];
const HREF = "/goals";
export const goalUsd = (turn: PlanTurn, id: string, label: string, cents: Cents) =>
  workedUsd(turn, id, label, cents, HREF);
export const goalDay = (turn: PlanTurn, id: string, label: string, day: Day) =>
  worked(turn, id, label, { unit: "day", day }, HREF);
export const missingIn = (goal: SavedFor): Cents => Math.max(0, goal.targetCents - goal.currentCents);

export const goalNamed = (turn: PlanTurn, goal: SavedFor): string =>
  worked(turn, "start-name", "Name", { unit: "name", text: goal.name }, HREF);

export const goalHolds = (turn: PlanTurn, goal: SavedFor): string =>
  `it holds ${goalUsd(turn, "start", "There already", goal.currentCents)} of ` +
  `${goalUsd(turn, "target", "Target of the goal", goal.targetCents)}, so ` +
  `${goalUsd(turn, "missing", "Missing", missingIn(goal))} is missing`;

export const goalPaceNow = (turn: PlanTurn, pace: Pace): string =>
  goalUsd(turn, "pace", "Added a month lately", pace.perMonthCents);

export function goalDateWords(turn: PlanTurn, goal: SavedFor, full: Day | null): string {
  const { deadline } = goal;
  if (deadline === null || deadline < turn.ground.today) return "";
  const due = goalDay(turn, "deadline", "Date of the goal", deadline);
  if (full !== null && full <= deadline) return `Its date is ${due}, so that's in time.`;
  const needed = monthlyToMeet(missingIn(goal), turn.ground.today, deadline);
  return (
    `Its date is ${due}, so that's too late` +
    (needed === null
      ? ""
      : `; ${goalUsd(turn, "in-time", "A month, to be there in time", needed)} a month would meet it`) +
    "."
  );
}

const DAYS_A_MONTH = 30.4;
export function monthsApart(turn: PlanTurn, days: number): string {
  const way = days >= 0 ? "sooner" : "later";
  const months = Math.round(Math.abs(days) / DAYS_A_MONTH);
  return months === 0
    ? `${worked(turn, "apart", "Days apart", { unit: "count", count: Math.abs(days), noun: "day" }, HREF)} ${way}`
    : `about ${worked(turn, "apart", "Months apart", { unit: "months", months }, HREF)} ${way}`;
}

/** Whether a usual month has so much more. */
export function reach({ sheet }: PlanTurn, moreCents: Cents): string {
  const room = roomOf(sheet);
  if (room === null) return "";
  return `${roomText(sheet)} ${moreCents <= room ? "So that's within reach." : "So it would have to come from something else."}`;
}
