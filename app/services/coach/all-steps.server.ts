// Answers of the steps that a question was read as, each by itself and all as one: queries by the engine, calculations over them,
// advice by the plans, topics by the planner and the guide. Who read them, they don't know.
import { joinAnswers } from "~/domain/coach/join-answers";
import { readQuestion } from "~/domain/coach/parse-question";
import type { Step } from "~/domain/coach/query/step";
import { answerTopic } from "~/domain/coach/topics";
import type { CurrentUser } from "~/lib/auth.server";
import { readChargeHistory } from "./facts.server";
import { answerGuideTopic } from "./guide.server";
import type { AnswerExtras, QueryAnswer } from "./query-answer";
import { answerAdvice, answerQueries, type StepContext } from "./step-answers.server";
import { answerWork, figuresAmong } from "./worked.server";

/** One step by itself; null where it has no answer, as a calculation has none without its parts. `at` is its number among several. */
export async function answerStep(
  user: CurrentUser,
  step: Step,
  text: string,
  known: StepContext,
  at = 1,
): Promise<QueryAnswer | null> {
  switch (step.is) {
    case "query":
      return answerQueries(user, { queries: [step.query], text, question: text, first: at }, known);
    case "work":
      return null;
    case "plan":
      return answerAdvice(user, text, step.request, known);
    case "topic": {
      const asked = await readChargeHistory(user, { ...readQuestion(text), charges: step.topic === "odd-charge" });
      const found = answerTopic(step.topic, text, { ...known.inputs, ...asked });
      return found && { ...found, question: text, asWritten: found.hasSigns, read: [step] };
    }
    case "guide":
      return answerGuideTopic(user, step.guide, text);
  }
}

/** All of them as one answer; null where one has none. Queries alone are worded beside each other. `first`: the number of the first. */
export async function answerSteps(
  user: CurrentUser,
  steps: readonly Step[],
  text: string,
  known: StepContext,
  first = 1,
): Promise<QueryAnswer | null> {
  const queries = steps.flatMap((step) => (step.is === "query" ? [step.query] : []));
  if (queries.length === steps.length) return answerQueries(user, { queries, text, question: text, first }, known);
  const answers = await Promise.all(answersOf(user, steps, { text, first }, known));
  const given = answers.filter((one) => one !== null);
  if (given.length < answers.length || given.length === 0) return null;
  return asOne(given, steps, text);
}

/** Several answers one below the other, each as it was worked out. */
export function asOne(given: readonly QueryAnswer[], steps: readonly Step[], text: string): QueryAnswer {
  const beside = besideAll(given);
  return {
    ...joinAnswers(given),
    question: text,
    asWritten: given.some(({ asWritten }) => asWritten),
    read: steps,
    ...(beside ? { beside } : {}),
  };
}

/** Each step by itself; with calculations among them, these and all queries first, as one. */
function answersOf(
  user: CurrentUser,
  steps: readonly Step[],
  { text, first }: { text: string; first: number },
  known: StepContext,
): Promise<QueryAnswer | null>[] {
  const answerOf = (step: Step, at: number) => answerStep(user, step, text, known, at + first);
  if (!steps.some((step) => step.is === "work")) return steps.map(answerOf);
  const figures = figuresAmong(steps);
  const others = steps.filter((step) => step.is !== "query" && step.is !== "work");
  return [figures ? answerWork(user, figures, text, known) : Promise.resolve(null), ...others.map(answerOf)];
}

/** Each one's rows; what can be done and asked next is the last one's that says so. */
function besideAll(given: readonly QueryAnswer[]): AnswerExtras | null {
  const all = given.flatMap(({ beside }) => beside ?? []);
  if (all.length === 0) return null;
  const lists = all.flatMap((one) => one.lists ?? []);
  const actions = all.flatMap((one) => (one.actions ? [one.actions] : [])).at(-1);
  const next = all.flatMap((one) => (one.next ? [one.next] : [])).at(-1);
  return { ...(lists.length > 0 ? { lists } : {}), ...(actions ? { actions } : {}), ...(next ? { next } : {}) };
}
