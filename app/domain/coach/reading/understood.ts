// What a text was read as.

import type { FigureStep } from "~/domain/coach/work/answer-work";
import type { Query } from "~/domain/coach/query/algebra";
import type { PlanRequest } from "./plan-request";

export const asPlan = (request: PlanRequest, unused: readonly string[] = []): Understood => ({
  is: "plan",
  request,
  unused,
});

export type Understood =
  /** `leans`: it took something from the question before it. */
  | { is: "queries"; queries: readonly Query[]; unused: readonly string[]; leans: boolean }
  /** A calculation over queries that stand before it. */
  | { is: "work"; steps: readonly FigureStep[] }
  /** `words`: all that it was asked in, where it took something from the advice before it. */
  | { is: "plan"; request: PlanRequest; unused: readonly string[]; words?: string }
  /** Readings that are as likely as each other; `advice`: questions for advice that could be meant as well. */
  | { is: "unclear"; choices: readonly Query[]; advice?: readonly string[]; unused?: readonly string[] }
  /** What the rows don't hold. */
  | { is: "unknown"; lacks: "time" }
  | { is: "unread" };
