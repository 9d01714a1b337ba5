// Kinds of advice that the planner has an answer for already: read here, answered there.

import { FREE_INTENTS } from "~/domain/coach/answers-free";
import { HABIT_INTENTS } from "~/domain/coach/answers-habits";
import { STANDING_INTENTS } from "~/domain/coach/answers-standing";
import type { PlanKind } from "~/domain/coach/reading/plan-request";
import { readQuestion } from "~/domain/coach/parse-question";
import type { PlanAnswer } from "./turn";

const INTENTS = [...FREE_INTENTS, ...HABIT_INTENTS, ...STANDING_INTENTS];

export const byPlanner =
  (plan: PlanKind): PlanAnswer =>
  ({ plain, sheet, inputs }) =>
    INTENTS.find(({ id }) => id === plan)?.answer({ question: readQuestion(plain), sheet, inputs }) ?? null;
