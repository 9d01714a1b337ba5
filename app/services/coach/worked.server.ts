// Calculations over the figures of a question's steps, answered: their figures first, then the queries that none of them takes.
import { paragraphs } from "~/domain/coach/advice";
import { createSheet } from "~/domain/coach/facts/fact";
import { factsOf } from "~/domain/coach/facts/build";
import { withSigns } from "~/domain/coach/facts/standing";
import { joinAnswers } from "~/domain/coach/join-answers";
import { needs } from "~/domain/coach/engine/engine";
import { householdOf } from "~/domain/coach/query/household-of";
import type { Step } from "~/domain/coach/query/step";
import { answerFigures, type FigureStep } from "~/domain/coach/work/answer-work";
import { usualFacts } from "~/domain/coach/work/usual-facts";
import { readDistressInQuestion } from "~/domain/household/distress-words";
import type { CurrentUser } from "~/lib/auth.server";
import { extrasForAnswers } from "./answer-extras.server";
import type { QueryAnswer } from "./query-answer";
import { readNeeds } from "./query-data.server";
import { answerQueries, type StepContext } from "./step-answers.server";

/** The queries and calculations among several steps, by their numbers there; null where a calculation is of advice. */
export function figuresAmong(steps: readonly Step[]): FigureStep[] | null {
  const places = steps.flatMap((step, at) => (step.is === "query" || step.is === "work" ? [at] : []));
  const numbers = new Map(places.map((at, index) => [at + 1, index + 1]));
  const found: FigureStep[] = [];
  for (const at of places) {
    const step = steps[at];
    if (step?.is === "query") found.push(step);
    if (step?.is !== "work") continue;
    const of = step.work.of.flatMap((one) => (one === 0 ? 0 : (numbers.get(one) ?? [])));
    if (of.length < step.work.of.length) return null;
    found.push({ is: "work", work: { ...step.work, of } });
  }
  return found;
}

/** Null where a calculation has no answer, as its parts can't be held against each other. */
export async function answerWork(
  user: CurrentUser,
  steps: readonly FigureStep[],
  text: string,
  known: StepContext,
): Promise<QueryAnswer | null> {
  const { inputs, person } = known;
  const household = householdOf(person, inputs);
  const found = await readNeeds(
    user,
    steps.flatMap((step) => (step.is === "query" ? needs(step.query, household) : [])),
  );
  const answered = answerFigures(steps, { household, found, usual: usualFacts(inputs) });
  if (!answered) return null;
  const sheet = createSheet(user.today);
  for (const fact of answered.worked.flatMap(({ facts }) => facts)) sheet.add(fact);
  const signs = withSigns(factsOf(inputs).signs, readDistressInQuestion(text));
  const own = { answer: { text: paragraphs(...answered.worked.map((one) => one.text)) }, facts: sheet.all() };
  const { rest: queries, last } = answered;
  const rest =
    queries.length === 0
      ? null
      : await answerQueries(user, { queries, text, question: text, first: steps.length + 1 }, known);
  const beside = rest?.beside ?? (last ? await besideWork(user, last, known) : undefined);
  return {
    ...joinAnswers(rest ? [own, rest] : [own]),
    question: text,
    asWritten: signs.length > 0,
    ...(beside ? { beside } : {}),
    read: steps,
  };
}

/** What may be asked next, and what can be done: by what the calculation is of; its rows are said already. */
async function besideWork(
  user: CurrentUser,
  last: Parameters<typeof extrasForAnswers>[1][number],
  { inputs, person }: StepContext,
): Promise<QueryAnswer["beside"]> {
  const { actions, next } = await extrasForAnswers(user, [last], inputs, person);
  return { ...(actions ? { actions } : {}), ...(next ? { next } : {}) };
}
