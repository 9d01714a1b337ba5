// A question as an outside model reads it, answered.
import { paragraphs } from "~/domain/coach/advice";
import { careAbout } from "~/domain/coach/care/care";
import { toldBeside } from "~/domain/coach/care/others-trouble";
import { createSheet, type Fact, factName } from "~/domain/coach/facts/fact";
import { fillFacts } from "~/domain/coach/number-gate";
import { FactNotes } from "~/domain/coach/query/answer";
import { plainWords } from "~/domain/language/words";
import { isTyped } from "./asked-parts.server";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import type { Query } from "~/domain/coach/query/algebra";
import { questionsIn, nothingNamedIsDropped } from "~/domain/coach/reading/names-kept";
import { questionInWords } from "~/domain/coach/query/say";
import type { Person } from "~/domain/coach/reading/person";
import { areSameSteps, type Step } from "~/domain/coach/query/step";
import type { CurrentUser } from "~/lib/auth.server";
import type { QuestionBefore } from "~/providers/coach/reader-prompt";
import { mayUseModel } from "./model.server";
import { readByModel } from "./model-reader.server";
import { careAnswer, readsBack } from "./query.server";
import type { QueryAnswer } from "./query-answer";
import { readPerson } from "./query-data.server";
import { answerStep, answerSteps } from "./all-steps.server";
import type { StepContext } from "./step-answers.server";
import { SOON_MS, WORDS_MS } from "./time-left";

const LONGEST_LEAD = 400;

/** `end`: when the time of the question is over. */
type Asked = { text: string; before: QuestionBefore | null; own: QueryAnswer; end?: number };

/**
 * Null where it doesn't help: where it reads what the built-in reader did, or drops what the text names. What the built-in
 * reader is sure of isn't waited for as long, and calls for no care where nothing is told
 * beside it.
 */
export async function answerByModel(
  user: CurrentUser,
  { text, before, own, end = Infinity }: Asked,
  inputs: CoachInputs,
): Promise<QueryAnswer | null> {
  if (!mayUseModel(user)) return null;
  const person = await readPerson(user, inputs);
  const known = { inputs, person };
  const isSure = own.isUnsure !== true;
  const read = await readByModel(user, { question: text, before, person }, factsOfSteps(user, text, known), {
    ms: isSure ? SOON_MS : undefined,
    end: end - WORDS_MS,
  });
  if (read?.is === "care") return isSure && toldBeside(text) === "" ? null : careHeard(user, read.topic, text, inputs);
  if (read?.is === "unknown") return nothingCalledSo(user, read.names, own, text);
  if (!read || areSameSteps(own.read, read.steps, user.today) || dropsNames(read.steps, text, person)) return null;
  const whole = await answerSteps(user, read.steps, text, known);
  return whole && readByAnother(user, read.isPart ? withoutRest(whole) : whole, read.steps, person);
}

/** What each step says, as its model is told. */
export const factsOfSteps =
  (user: CurrentUser, text: string, known: StepContext) =>
  async (step: Step, before: readonly Step[]): Promise<readonly Fact[] | null> => {
    const given =
      step.is === "work"
        ? await answerSteps(user, [...before, step], text, known)
        : // A figure's name has the number of its step, which calculations count by.
          await answerStep(user, step, text, known, before.length + 1);
    return given && factsSaid(given);
  };

export async function careHeard(
  user: CurrentUser,
  topic: string,
  text: string,
  inputs: CoachInputs,
): Promise<QueryAnswer | null> {
  const care = careAbout(topic, text, user.today);
  return care && careAnswer(user, care, text, inputs);
}

/** What advice is about, its slots hold: days and shops beside it are why somebody asks. */
export const dropsNames = (steps: readonly Step[], text: string, person: Person): boolean =>
  steps.every(({ is }) => is === "query" || is === "work") &&
  !nothingNamedIsDropped(questionsIn(text, person), person, queriesOf(steps));

/** Says what the question was taken for, where it's all figures. */
export function readByAnother(
  user: CurrentUser,
  whole: QueryAnswer,
  steps: readonly Step[],
  person: Person,
): QueryAnswer {
  const given: QueryAnswer = { ...whole, byModel: true };
  const queries = queriesOf(steps);
  // A calculation names its parts.
  if (queries.length < steps.length) return given;
  const meant = queries.filter((query) => readsBack(query, person)).map((query) => questionInWords(query, user.today));
  // Names of shops stand in it, and whatever a bank may have put into those.
  const lead = `I took your question as: ${factName(meant.join(" "), LONGEST_LEAD)}`;
  return meant.length < queries.length ? given : { ...given, lead };
}

/** What the question is about has no name here: that is the answer, unless the built-in one knows it. */
function nothingCalledSo(
  user: CurrentUser,
  names: readonly string[],
  own: QueryAnswer,
  text: string,
): QueryAnswer | null {
  const said = ` ${plainWords(fillFacts(own.answer.text, own.facts).text)} `;
  const [name] = names.filter((one) => isTyped(one, text) && !said.includes(` ${plainWords(one)} `));
  if (name === undefined) return null;
  const notes = new FactNotes(1, user.today);
  const called = notes.name("asked-name", factName(name));
  const words = `I see nothing called ${called} among your shops, accounts, goals and tags, so I can't tell. ${OTHERWISE}`;
  const sheet = createSheet(user.today);
  for (const fact of notes.facts) sheet.add(fact);
  return { answer: { text: words }, facts: sheet.all(), question: text, asWritten: true, byModel: true };
}
const OTHERWISE = "If it has another name in your data, ask me by that one.";

const REST = "What else you asked I couldn't work out.";

/** What is answered first; that it's a part, last. */
export const withoutRest = (given: QueryAnswer): QueryAnswer => ({
  ...given,
  answer: { ...given.answer, text: paragraphs(given.answer.text, REST) },
});

/** The same before it's looked for. */
export const beforeRest = (given: QueryAnswer): QueryAnswer => ({
  ...given,
  answer: { ...given.answer, text: given.answer.text.replace(REST, "").trim() },
});

const queriesOf = (steps: readonly Step[]): Query[] =>
  steps.flatMap((step) => (step.is === "query" ? [step.query] : []));

/** What its answer says: a plan's sheet holds all that is known. */
export const factsSaid = ({ answer, facts }: QueryAnswer): Fact[] =>
  facts.filter(({ id }) => answer.text.includes(`{{${id}}}`));
