// What a question was read as, whoever read it: one step after another, each a query, a calculation over queries,
// advice, a topic of the planner or of the guide to this product.

import type { Query } from "./algebra";
import { notationOf, notationOfPlan } from "./notation";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import { notationOfWork, type Work } from "~/domain/coach/work/work";
import type { Day } from "~/domain/periods";

/** The planner's topics that need no slots. */
export const TOPICS = [
  "credit-score",
  "utilization",
  "goal-pace",
  "budget-status",
  "make-budget",
  "irregular-income",
  "invest",
  "giving",
  "interest-cost",
  "after-bills",
  "odd-charge",
  "spending-judged",
  "why-broke",
  "lend",
  "skip-payment",
  "cannot-pay",
  "card-choice",
  "car",
  "earn-more",
  "other-people",
  "talk-money",
  "worry",
  "enough",
  "glossary",
  "not-my-field",
] as const;
export type Topic = (typeof TOPICS)[number];

export type Step =
  | { is: "query"; query: Query }
  /** A calculation over the figures of steps before it. */
  | { is: "work"; work: Work }
  | { is: "plan"; request: PlanRequest }
  | { is: "topic"; topic: Topic }
  /** How something is done in this product: the id of its topic in the guide. */
  | { is: "guide"; guide: string };

/** The same line for the same step. */
export function notationOfStep(step: Step, today: Day): string {
  switch (step.is) {
    case "query":
      return notationOf(step.query, today);
    case "work":
      return notationOfWork(step.work);
    case "plan":
      return notationOfPlan(step.request);
    case "topic":
      return `topic:${step.topic}`;
    case "guide":
      return `guide:${step.guide}`;
  }
}

export const areSameSteps = (some: readonly Step[] | undefined, others: readonly Step[], today: Day): boolean =>
  some?.map((step) => notationOfStep(step, today)).join() === others.map((step) => notationOfStep(step, today)).join();
