// What a question that wants a yes or a no is read from, and to.

import type { Cents } from "~/domain/money";
import { type Comparison, type Query, query } from "~/domain/coach/query/algebra";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import type { FrameQuestion } from "~/domain/coach/reading/frames/frame";

export type VerdictReading = { is: "query"; query: Query; beside?: Query } | { is: "plan"; request: PlanRequest };

export type VerdictQuestion = FrameQuestion & { onceCents: readonly Cents[]; monthlyCents: Cents | null };
export type VerdictReader = (asked: VerdictQuestion) => VerdictReading | null;

export const asQuery = (said: Partial<Query>): VerdictReading => ({
  is: "query",
  query: query({ shape: "yes-no", ...said }),
});

/** What asks for more than a yes or a no. */
export const WISHES =
  "should|how (?:do|can|could|long|soon|much|many)|what if|when (?:do|does|will|would|is|can|could)";
export const WAS = "did|was|were|had|have (?:i|we)|has";

export const wordsPattern = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b`);
export const overBy = (cents: Cents): Comparison => ({ against: "amount", is: "over", cents });
