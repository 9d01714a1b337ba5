// The coach's port. Figures and structure are the planner's; an implementation only words the texts of a draft, and
// every text that comes back has its figures filled in from the facts of that turn.

import type { Prose } from "~/domain/coach/advice";
import type { Fact } from "~/domain/coach/facts/fact";
import { fillFacts } from "~/domain/coach/number-gate";
import type { Gap } from "./gap";

export type CoachTask = "budget" | "credit" | "health" | "coaching" | "plan" | "credit-plan";
export type CoachRequest = {
  task: CoachTask;
  /** A hash that stands for the person. */
  userKey: string;
  /** Already redacted, as is the question before it. */
  question?: string;
  before?: string;
  /** For spans of time in what a model writes; it isn't sent. */
  today?: string;
  draft: Prose;
  facts: readonly Fact[];
  signal?: AbortSignal | undefined;
  /** Whether its draft answers what was asked is said as well. */
  asksForGap?: boolean;
  /** Hears the answer's paragraphs as they are written, each through the gate and with its figures filled in. */
  onParagraph?: ((text: string) => void) | undefined;
};
export type CoachReply = {
  prose: Prose;
  cited: Fact[];
  by: "rules" | "model";
  notice: string | null;
  tokens: number;
  /** What the draft leaves out of the question, where that was asked for. */
  gap?: Gap | null;
};
export type Coach = { name: "rules" | "openai"; write(request: CoachRequest): Promise<CoachReply> };

export const NOTICES = {
  down: "The outside model can't be reached right now, so this comes from the built-in planner.",
  slow: "The outside model took too long, so this comes from the built-in planner.",
  busy: "The outside model has too many questions to answer right now, so this comes from the built-in planner.",
  quota: "We've used up our share of the outside model for now, so this comes from the built-in planner.",
  setup: "The outside model isn't set up right on our side, so this comes from the built-in planner.",
  declined: "The outside model would rather not word this, so it comes from the built-in planner.",
  cutOff: "The outside model's answer broke off, so this comes from the built-in planner.",
  unreadable: "The outside model's answer couldn't be read, so this comes from the built-in planner.",
  refused: "The outside model's wording didn't match your figures, so this comes from the built-in planner.",
  limit: "Today's limit for the outside model is reached, so this comes from the built-in planner.",
} as const;

export function filled(prose: Prose, facts: readonly Fact[]): { prose: Prose; cited: Fact[] } {
  const cited = new Map<string, Fact>();
  const done = Object.fromEntries(
    Object.entries(prose).map(([key, text]) => {
      const result = fillFacts(text, facts);
      for (const fact of result.cited) cited.set(fact.id, fact);
      return [key, result.text];
    }),
  );
  return { prose: done, cited: [...cited.values()] };
}

export function rulesReply(request: CoachRequest, notice: string | null = null, tokens = 0): CoachReply {
  return { ...filled(request.draft, request.facts), by: "rules", notice, tokens };
}

/** The built-in planner: its drafts are its answers. */
export const rulesCoach: Coach = { name: "rules", write: (request) => Promise.resolve(rulesReply(request)) };
