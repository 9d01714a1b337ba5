// A question that is a query or asks for advice, by the built-in reader: read and answered. Null where it is neither, or none that
// is clear.
import { paragraphs } from "~/domain/coach/advice";
import { draftBudget } from "~/domain/coach/budget";
import { withSigns } from "~/domain/coach/facts/standing";
import { answerScenario } from "~/domain/coach/plans/answer";
import { FactNotes } from "~/domain/coach/query/answer";
import { type Query } from "~/domain/coach/query/algebra";
import { notationOf } from "~/domain/coach/query/notation";
import type { Person } from "~/domain/coach/reading/person";
import { type Care, careSupposed, isDanger } from "~/domain/coach/care/care";
import { figureBeside } from "~/domain/coach/care/figure-beside";
import { figureBeforeTax, taxWords } from "~/domain/coach/care/taxed-figure";
import { careNoticed } from "~/domain/coach/learned/noticed-care";
import { readOnce } from "~/domain/coach/reading/read-once";
import { questionInWords } from "~/domain/coach/query/say";
import { createSheet } from "~/domain/coach/facts/fact";
import { buildFacts } from "~/domain/coach/facts/build";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { readDistressInQuestion } from "~/domain/household/distress-words";
import { readChangeScenario } from "~/domain/coach/long-texts/changes";
import { plainWords } from "~/domain/language/words";
import type { CurrentUser } from "~/lib/auth.server";
import type { QueryAnswer } from "./query-answer";
import { readPerson } from "./query-data.server";
import { saidBefore } from "./said-before.server";
import { answerAdvice, answerQueries } from "./step-answers.server";
import { answerWork } from "./worked.server";

const NO_TIME =
  "I can't tell: banks say on which day something was bought, not at what time. I can split your spending by weekdays and weekends, by days, or by months.";

/** At most so many questions in one text. */
const MAX_QUERIES = 4;

export async function answerQuery(
  user: CurrentUser,
  text: string,
  earlier: readonly string[],
  inputs: CoachInputs,
): Promise<QueryAnswer | null> {
  const weighed = answerToldChange(text, inputs);
  if (weighed) return weighed;
  const person = await readPerson(user, inputs);
  const read = readOnce(text, person, await saidBefore(user, text, earlier, { inputs, person }));
  if (read.is === "work") return answerWork(user, read.steps, text, { inputs, person });
  if (read.is === "plan") return answerAdvice(user, read.words ?? text, read.request, { inputs, person });
  if (read.is === "unknown") return { answer: { text: NO_TIME }, facts: [], question: text, asWritten: true };
  if (read.is === "unclear") {
    const choices = read.choices.filter((query) => readsBack(query, person));
    const questions = [...choices.map((query) => questionInWords(query, user.today)), ...(read.advice ?? [])];
    return questions.length === 0
      ? null
      : {
          ...askBack(questions, user.today),
          ...(read.unused ? { unused: read.unused } : {}),
          question: text,
          asWritten: true,
          isUnsure: true,
        };
  }
  if (read.is !== "queries" || read.queries.length > MAX_QUERIES) return null;
  // For a reader that knows only this one.
  const question = read.leans ? `${earlier.at(-1) ?? ""} ${text}` : text;
  return answerQueries(user, { ...read, text, question }, { inputs, person });
}

/** What calls for care in words that no rule knows; but for danger a model may know better, where there is one. */
export async function noticedCareAnswer(
  user: CurrentUser,
  text: string,
  inputs: CoachInputs,
): Promise<QueryAnswer | null> {
  const noticed = careNoticed(text, await readPerson(user, inputs));
  const care = noticed === null ? null : careSupposed(noticed, text, user.today);
  if (!care) return null;
  const answer = await careAnswer(user, care, text, inputs);
  return isDanger(care.id) ? answer : { ...answer, isUnsure: true };
}

/** Its words stand as they are; what the text asks beside may be asked afterwards. */
export async function careAnswer(
  user: CurrentUser,
  { id, text, facts }: Care,
  question: string,
  inputs: CoachInputs,
): Promise<QueryAnswer> {
  const person = await readPerson(user, inputs);
  const figure = figureBeside(id, question, person);
  const beside = figure && readsBack(figure, person) ? { beside: { next: [questionInWords(figure, user.today)] } } : {};
  return { answer: { text }, facts, question, asWritten: true, isCare: true, ...beside };
}

/** A figure with a word about tax: the figure, and who knows the rest. Null where nothing but tax or law is asked. */
export async function taxedFigure(
  user: CurrentUser,
  { id }: Care,
  text: string,
  inputs: CoachInputs,
): Promise<QueryAnswer | null> {
  const person = await readPerson(user, inputs);
  const query = figureBeforeTax(id, text, person);
  if (!query) return null;
  const found = await answerQueries(user, { queries: [query], text, question: text }, { inputs, person });
  const notes = new FactNotes(2, user.today);
  const answer = { ...found.answer, text: paragraphs(found.answer.text, taxWords(query, notes)) };
  return { ...found, answer, facts: [...found.facts, ...notes.facts], asWritten: true, isExact: true };
}

/** Advice that goes by what the text itself tells; null where it isn't understood to its last number. */
function answerToldChange(text: string, inputs: CoachInputs): QueryAnswer | null {
  const plain = plainWords(text);
  const weighed = readChangeScenario(plain);
  if (!weighed) return null;
  const sheet = buildFacts(inputs);
  sheet.signs = withSigns(sheet.signs, readDistressInQuestion(text));
  draftBudget(sheet);
  const answer = answerScenario(weighed, plain, inputs, sheet);
  return answer && { answer, facts: sheet.all(), question: text, asWritten: sheet.signs.length > 0, isExact: true };
}

/** A question is only asked back in words that are read as that very query. */
export function readsBack(query: Query, person: Person): boolean {
  const read = readOnce(questionInWords(query, person.today), person);
  const [only, ...others] = read.is === "queries" ? read.queries : [];
  return (
    only !== undefined && others.length === 0 && notationOf(only, person.today) === notationOf(query, person.today)
  );
}

/** One question back, with what could be meant. */
function askBack(asked: readonly string[], today: string): Pick<QueryAnswer, "answer" | "facts" | "beside"> {
  const sheet = createSheet(today);
  const notes = new FactNotes(1, today);
  const choices = asked.slice(0, 3);
  const lines = choices.map((choice, at) => `- ${notes.name(`choice-${at + 1}`, choice)}`);
  for (const fact of notes.facts) sheet.add(fact);
  const lead =
    choices.length === 1
      ? "I'm not sure I read that right. Do you mean this? Ask me so:"
      : "I'm not sure which of these you mean. Ask me one of them:";
  return {
    answer: { text: paragraphs(lead, lines.join("\n")) },
    facts: sheet.all(),
    beside: { choices },
  };
}
