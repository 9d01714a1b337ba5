// What the talk was about before a text: the last question for figures or advice, and where the text points at what its answer
// said first, that alone.
import { evaluate, needs } from "~/domain/coach/engine/engine";
import { guideTopic } from "~/domain/coach/guide/guide";
import { householdOf } from "~/domain/coach/query/household-of";
import { narrowedTo, pointedAnswer } from "~/domain/coach/reading/asked-of-answer";
import { type EarlierReading, talkedAbout } from "~/domain/coach/reading/read-in-talk";
import { readOnce } from "~/domain/coach/reading/read-once";
import type { CurrentUser } from "~/lib/auth.server";
import { readNeeds } from "./query-data.server";
import type { StepContext } from "./step-answers.server";

/** Nothing where the last text was neither a query nor advice. */
export async function saidBefore(
  user: CurrentUser,
  text: string,
  earlier: readonly string[],
  context: StepContext,
): Promise<EarlierReading | null> {
  let before: EarlierReading | null = null;
  for (const one of earlier) {
    // A question about the product leaves the talk where it was.
    if (guideTopic(one)) continue;
    const then: EarlierReading | null = await ofAnswer(user, one, before, context);
    before = talkedAbout(readOnce(one, context.person, then), one);
  }
  return ofAnswer(user, text, before, context);
}

async function ofAnswer(
  user: CurrentUser,
  text: string,
  before: EarlierReading | null,
  { inputs, person }: StepContext,
): Promise<EarlierReading | null> {
  const ranking = pointedAnswer(text, before);
  if (!ranking) return before;
  const household = householdOf(person, inputs);
  const found = await readNeeds(user, needs(ranking, household));
  const [first] = evaluate(ranking, household, found).list;
  return (first && narrowedTo(ranking, first.label, person)) ?? before;
}
