// A question as an outside model reads it, answered.
import { paragraphs } from "~/domain/coach/advice";
import { careAbout } from "~/domain/coach/care/care";
import { toldBeside } from "~/domain/coach/care/others-trouble";
import { createSheet, factName } from "~/domain/coach/facts/fact";
import { fillFacts } from "~/domain/coach/number-gate";
import { FactNotes } from "~/domain/coach/query/answer";
import { plainWords } from "~/domain/language/words";
import { isTyped } from "./asked-parts.server";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import type { Query } from "~/domain/coach/query/algebra";
import { questionsIn, nothingNamedIsDropped } from "~/domain/coach/query/names-kept";
import { questionInWords } from "~/domain/coach/query/say";
import { areSameSteps, type Step } from "~/domain/coach/query/step";
import type { CurrentUser } from "~/lib/auth.server";
import type { QuestionBefore } from "~/providers/coach/reader-prompt";
import { mayUseModel } from "./model.server";
import { readByModel } from "./model-reader.server";
import { careAnswer, readsBack } from "./query.server";
import type { QueryAnswer } from "./query-answer";
import { readPerson } from "./query-data.server";
import { answerStep, answerSteps } from "./all-steps.server";

const LONGEST_LEAD = 400;
/** So long a model may think about a question that has an answer already. */
const SOON_MS = 8_000;

type Asked = { text: string; before: QuestionBefore | null; own: QueryAnswer };

/**
 * Null where it doesn't help: where it reads what the built-in reader did, or drops what the text names. What the built-in
 * reader is sure of isn't waited for as long, and calls for no care where nothing is told
 * beside it.
 */
export async function answerByModel(
  user: CurrentUser,
  { text, before, own }: Asked,
  inputs: CoachInputs,
): Promise<QueryAnswer | null> {
  if (!mayUseModel(user)) return null;
  const person = await readPerson(user, inputs);
  const known = { inputs, person };
  const isSure = own.isUnsure !== true;
  const read = await readByModel(
    user,
    { question: text, before, person },
    async (step, before) =>
      factsSaid(
        step.is === "work"
          ? await answerSteps(user, [...before, step], text, known)
          : await answerStep(user, step, text, known),
      ),
    isSure ? SOON_MS : undefined,
  );
  if (read?.is === "care") {
    if (isSure && toldBeside(text) === "") return null;
    const care = careAbout(read.topic, text, user.today);
    return care && careAnswer(user, care, text, inputs);
  }
  if (read?.is === "unknown") return nothingCalledSo(user, read.names, own, text);
  if (!read || areSameSteps(own.read, read.steps, user.today)) return null;
  const queries = queriesOf(read.steps);
  const isOfFigures = read.steps.every(({ is }) => is === "query" || is === "work");
  // What advice is about, its slots hold: days and shops beside it are why somebody asks.
  if (isOfFigures && !nothingNamedIsDropped(questionsIn(text, person), person, queries)) return null;
  const whole = await answerSteps(user, read.steps, text, known);
  if (!whole) return null;
  const given: QueryAnswer = { ...(read.isPart ? withoutRest(whole) : whole), byModel: true };
  // A calculation names its parts.
  if (queries.length < read.steps.length) return given;
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

/** What is answered first; that it's a part, last. */
const withoutRest = (given: QueryAnswer): QueryAnswer => ({
  ...given,
  answer: { ...given.answer, text: paragraphs(given.answer.text, "What else you asked I couldn't work out.") },
});

const queriesOf = (steps: readonly Step[]): Query[] =>
  steps.flatMap((step) => (step.is === "query" ? [step.query] : []));

/** What its answer says: a plan's sheet holds all that is known. */
function factsSaid(given: QueryAnswer | null) {
  if (!given) return null;
  const { answer, facts } = given;
  return facts.filter(({ id }) => answer.text.includes(`{{${id}}}`));
}
