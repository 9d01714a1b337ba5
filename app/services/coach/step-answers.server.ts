// Answers to what a question was read as: queries by the engine, advice by the plans. Who read them, they don't know.
import { paragraphs } from "~/domain/coach/advice";
import { answerUsual, usualIn } from "~/domain/coach/answer";
import { draftBudget } from "~/domain/coach/budget";
import { buildFacts, factsOf } from "~/domain/coach/facts/build";
import { createSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { withSigns } from "~/domain/coach/facts/standing";
import { answerPlan } from "~/domain/coach/plans/answer";
import { soFarIn, soFarNeeds } from "~/domain/coach/plans/so-far";
import { shopsToSum, stoppedIn } from "~/domain/coach/plans/stopped";
import type { Query } from "~/domain/coach/query/algebra";
import type { WordedAnswer } from "~/domain/coach/query/answer";
import { evaluate, needs } from "~/domain/coach/engine/engine";
import { householdOf } from "~/domain/coach/query/household-of";
import type { Person } from "~/domain/coach/reading/person";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import { ofBalance, withoutGuess } from "~/domain/coach/yes-or-no";
import { readDistressInQuestion } from "~/domain/household/distress-words";
import { plainWords } from "~/domain/language/words";
import type { CurrentUser } from "~/lib/auth.server";
import { extrasForAnswers } from "./answer-extras.server";
import type { QueryAnswer } from "./query-answer";
import { readNeeds } from "./query-data.server";

export type StepContext = { inputs: CoachInputs; person: Person };
type Asked = {
  queries: readonly Query[];
  unused?: readonly string[];
  text: string;
  question: string;
  /** The number of the first of them among several answers. */
  first?: number;
};

export async function answerQueries(
  user: CurrentUser,
  { queries, unused = [], text, question, first = 1 }: Asked,
  { inputs, person }: StepContext,
): Promise<QueryAnswer> {
  const household = householdOf(person, inputs);
  const found = await readNeeds(
    user,
    queries.flatMap((query) => needs(query, household)),
  );
  const signs = withSigns(factsOf(inputs).signs, readDistressInQuestion(text));
  const sheet = queries.some((query) => usualIn(query) !== null) ? buildFacts(inputs) : createSheet(user.today);
  sheet.signs = signs;
  const answered = queries.map((query, at) => {
    const usual = usualIn(query);
    if (usual !== null) return { query, answer: wordsOnly(answerUsual(usual, text, inputs, sheet).text) };
    const answer = evaluate(query, household, found, at + first);
    for (const fact of answer.facts) sheet.add(fact);
    return { query, answer };
  });
  const plain = plainWords(text);
  const said = paragraphs(...answered.map(({ answer }) => answer.text));
  const isOfPending = queries[0]?.condition.pending === true && queries[0].shape === "yes-no";
  const words = withoutGuess(isOfPending ? ofBalance(said, plain) : said, plain, "what-stands");
  return {
    answer: { text: words },
    facts: sheet.all(),
    question,
    asWritten: signs.length > 0,
    beside: await extrasForAnswers(user, answered, inputs, person),
    read: queries.map((query) => ({ is: "query", query })),
    unused,
  };
}

/** Advice over the household's own figures; null where another part of the coach gives it. */
export async function answerAdvice(
  user: CurrentUser,
  text: string,
  request: PlanRequest,
  { inputs, person }: StepContext,
): Promise<QueryAnswer | null> {
  const sheet = buildFacts(inputs);
  sheet.signs = withSigns(sheet.signs, readDistressInQuestion(text));
  draftBudget(sheet);
  const [isJudged, plain] = [request.plan === "judge", plainWords(text)];
  const household = householdOf(person, inputs);
  const shops = request.subject ? shopsToSum(request.subject, inputs, household, isJudged) : [];
  const found = await readNeeds(user, [
    ...shops.flatMap(({ need, now }) => (now ? [need, now] : [need])),
    ...soFarNeeds(request, plain, household),
  ]);
  const stopped = request.subject ? stoppedIn(request.subject, inputs, sheet, shops, found, isJudged) : [];
  const soFar = soFarIn(request, plain, household, found);
  const answer = answerPlan({ request, plain, inputs, stopped, soFar }, sheet);
  if (!answer) return null;
  return {
    answer: { ...answer, text: withoutGuess(answer.text, plain, request.plan) },
    facts: sheet.all(),
    question: text,
    asWritten: sheet.signs.length > 0,
    read: [{ is: "plan", request }],
  };
}

const wordsOnly = (text: string): WordedAnswer => ({ text, facts: [], list: [], chart: null });
