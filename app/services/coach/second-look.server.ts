// A second look at an answer: where the model that words it says that it leaves something out, or answers another question, the
// reader is asked once more, with what is missing. What it names is checked and answered as ever, and worded; that's the end.
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { toldBeside } from "~/domain/coach/care/others-trouble";
import { notationOfStep, type Step } from "~/domain/coach/query/step";
import type { CurrentUser } from "~/lib/auth.server";
import type { Gap } from "~/providers/coach/gap";
import type { QuestionBefore } from "~/providers/coach/reader-prompt";
import { answerSteps, asOne } from "./all-steps.server";
import {
  beforeRest,
  careHeard,
  dropsNames,
  factsOfSteps,
  factsSaid,
  readByAnother,
  withoutRest,
} from "./by-model.server";
import { hasCallsLeft } from "./model.server";
import { readByModel, type SecondLook } from "./model-reader.server";
import type { QueryAnswer } from "./query-answer";
import { readPerson } from "./query-data.server";
import type { StepContext } from "./step-answers.server";
import { msUntil, SOON_MS, WORDS_MS } from "./time-left";

/** One for a step, one for the words. */
const LEAST_CALLS = 2;

type Looked = { text: string; before: () => Promise<QuestionBefore | null>; found: QueryAnswer; gap: Gap; end: number };

/** Null where there's no time or no call left for it, and where nothing holds that isn't in the answer: then that one stays. */
export async function lookAgain(
  user: CurrentUser,
  { text, before, found, gap, end }: Looked,
  inputs: CoachInputs,
): Promise<QueryAnswer | null> {
  // What was read to its last number stays in front; something else may have been asked as well.
  if (found.isExact && gap.is === "other") return null;
  if (msUntil(end) < SOON_MS + WORDS_MS || !(await hasCallsLeft(user, LEAST_CALLS))) return null;
  const person = await readPerson(user, inputs);
  const known = { inputs, person };
  const again = secondLook(found, gap);
  const read = await readByModel(
    user,
    { question: text, before: await before(), person, again },
    factsOfSteps(user, text, known),
    { ms: SOON_MS, end: end - WORDS_MS },
  );
  if (read?.is === "care") return toldBeside(text) === "" ? null : careHeard(user, read.topic, text, inputs);
  if (read?.is !== "steps") return null;
  const { steps: added, isPart } = read;
  const steps = [...again.steps, ...added];
  const asked = { text, known, steps };
  const whole =
    again.gap.is === "part" ? await withAdded(user, found, added, asked) : await inPlace(user, found, asked);
  return whole && readByAnother(user, isPart ? withoutRest(whole) : whole, steps, person);
}

/** What isn't understood is no part of an answer. */
function secondLook(found: QueryAnswer, gap: Gap): SecondLook {
  const former = found.read ?? [];
  const is = found.isUnsure ? "other" : gap.is;
  return {
    gap: { ...gap, is },
    former,
    steps: is === "part" ? former : [],
    draft: found.answer.text,
    facts: factsSaid(found),
  };
}

type Answered = { text: string; known: StepContext; steps: readonly Step[] };

/** The answer as it is, and what was missing below it; a calculation is answered with all that it may be of. */
async function withAdded(
  user: CurrentUser,
  found: QueryAnswer,
  added: readonly Step[],
  { text, known, steps }: Answered,
): Promise<QueryAnswer | null> {
  if (added.some(({ is }) => is === "work")) return answerSteps(user, steps, text, known);
  const more = await answerSteps(user, added, text, known, steps.length - added.length + 1);
  return (
    more && { ...asOne([beforeRest(found), more], steps, text), ...(found.unused ? { unused: found.unused } : {}) }
  );
}

/** Steps that are all in the answer are no other one. */
async function inPlace(
  user: CurrentUser,
  found: QueryAnswer,
  { text, known, steps }: Answered,
): Promise<QueryAnswer | null> {
  const former = (found.read ?? []).map((step) => notationOfStep(step, user.today));
  const isOther = steps.some((step) => !former.includes(notationOfStep(step, user.today)));
  return isOther && !dropsNames(steps, text, known.person) ? answerSteps(user, steps, text, known) : null;
}
