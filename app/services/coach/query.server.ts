// A question that is a query: read, its sums fetched, answered. Null where it is none, or none that is clear.
import { paragraphs, type SpokenAnswer } from "~/domain/coach/advice";
import { draftBudget } from "~/domain/coach/budget";
import { withSigns } from "~/domain/coach/facts/standing";
import { answerPlan, answerWeighed } from "~/domain/coach/plans/answer";
import { shopsToSum, stoppedIn } from "~/domain/coach/plans/stopped";
import { answerUsual, usualIn } from "~/domain/coach/answer";
import { type Answer, FactNotes } from "~/domain/coach/query/answer";
import { type Query } from "~/domain/coach/query/algebra";
import type { PlanRequest } from "~/domain/coach/query/plan-request";
import { evaluate, needs } from "~/domain/coach/query/engine";
import { householdOf } from "~/domain/coach/query/household-of";
import { nothingNamedIsDropped } from "~/domain/coach/query/names-kept";
import { notationOf } from "~/domain/coach/query/notation";
import type { Person } from "~/domain/coach/query/person";
import { type Care, careAbout } from "~/domain/coach/care/care";
import { figureBeside } from "~/domain/coach/care/figure-beside";
import { guideTopic } from "~/domain/coach/guide/guide";
import { careNoticed } from "~/domain/coach/learned/noticed-care";
import { type Before, talkedAbout } from "~/domain/coach/query/read-in-talk";
import { readOnce } from "~/domain/coach/query/read-once";
import { questionOf } from "~/domain/coach/query/say";
import { createSheet, type Fact, type FactSheet, plainName } from "~/domain/coach/facts/fact";
import { buildFacts, factsOf } from "~/domain/coach/facts/build";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { readDistressInQuestion } from "~/domain/household/distress-words";
import { weighedIn } from "~/domain/coach/told/changes";
import { withoutGuess } from "~/domain/coach/yes-or-no";
import { plainWords } from "~/domain/language/words";
import type { CurrentUser } from "~/lib/auth.server";
import { type Beside, besideAnswers } from "./beside.server";
import { mayUseModel } from "./model.server";
import { readByModel } from "./model-reader.server";
import { readNeeds, readPerson } from "./query-data.server";

/** The same parts that the planner's answers have. */
export type QueryAnswer = {
  answer: Pick<SpokenAnswer, "text" | "table">;
  facts: readonly Fact[];
  question: string;
  /** Beside a hard sign of trouble the words stand as they are. */
  asWritten: boolean;
  beside?: Beside;
  /** What the question was taken for, said before the answer in the app's own words. */
  lead?: string;
  /** Nothing is said before it. */
  isCare?: true;
  /** It asks back, or says that it didn't understand: another reader may know better. */
  isUnsure?: true;
  /** What a question that stands by itself was read as: another reader may see more in it. */
  read?: readonly Query[];
};

const NO_TIME =
  "I can't tell: banks say on which day something was bought, not at what time. I can split your spending by weekdays and weekends, by days, or by months.";

const LONGEST_LEAD = 400;
/** So long a model may think about a question that has an answer already. */
const SOON_MS = 8_000;
/** At most so many questions in one text. */
const MOST_QUERIES = 4;

export async function answerQuery(
  user: CurrentUser,
  text: string,
  earlier: readonly string[],
  inputs: CoachInputs,
): Promise<QueryAnswer | null> {
  const weighed = answerToldChange(text, inputs);
  if (weighed) return weighed;
  const person = await readPerson(user, inputs);
  const read = readOnce(text, person, lastAsked(earlier, person));
  if (read.is === "plan") return answerAdvice(user, read.words ?? text, read.request, { inputs, person });
  if (read.is === "unknown") return { answer: { text: NO_TIME }, facts: [], question: text, asWritten: true };
  if (read.is === "unclear") {
    const choices = read.choices.filter((query) => readsBack(query, person));
    return choices.length === 0
      ? null
      : { ...askBack(choices, user.today, read.unused), question: text, asWritten: true, isUnsure: true };
  }
  if (read.is !== "queries" || read.queries.length > MOST_QUERIES) return null;
  // For a reader that knows only this one.
  const question = read.leans ? `${earlier.at(-1) ?? ""} ${text}` : text;
  const given = await answerQueries(user, { ...read, text, question }, { inputs, person });
  return read.leans ? given : { ...given, read: read.queries };
}

/** What calls for care in words that no rule knows. */
export async function noticedCare(user: CurrentUser, text: string, inputs: CoachInputs): Promise<QueryAnswer | null> {
  const noticed = careNoticed(text, await readPerson(user, inputs));
  const care = noticed === null ? null : careAbout(noticed, text, user.today);
  return care && cared(user, care, text, inputs);
}

/** Its words stand as they are; what the text asks beside may be asked afterwards. */
export async function cared(
  user: CurrentUser,
  { id, text, facts }: Care,
  question: string,
  inputs: CoachInputs,
): Promise<QueryAnswer> {
  const person = await readPerson(user, inputs);
  const figure = figureBeside(id, question, person);
  const beside = figure && readsBack(figure, person) ? { beside: { next: [questionOf(figure, user.today)] } } : {};
  return { answer: { text }, facts, question, asWritten: true, isCare: true, ...beside };
}

type Known = { inputs: CoachInputs; person: Person };
type Asked = { queries: readonly Query[]; unused: readonly string[]; text: string; question: string };

async function answerQueries(
  user: CurrentUser,
  { queries, unused, text, question }: Asked,
  { inputs, person }: Known,
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
    const answer = evaluate(query, household, found, at + 1);
    for (const fact of answer.facts) sheet.add(fact);
    return { query, answer };
  });
  const words = paragraphs(
    unusedWords(unused, sheet, user.today),
    withoutGuess(paragraphs(...answered.map(({ answer }) => answer.text)), plainWords(text), "what-stands"),
  );
  return {
    answer: { text: words },
    facts: sheet.all(),
    question,
    asWritten: signs.length > 0,
    beside: await besideAnswers(user, answered, inputs, person),
  };
}

/**
 * A question as an outside model reads it; null where it doesn't help: where it reads what the built-in reader did, or drops
 * what the text names. What the built-in reader is sure of calls for no care, and isn't waited for as long.
 */
export async function answerByModel(
  user: CurrentUser,
  text: string,
  earlier: readonly string[],
  inputs: CoachInputs,
  own: readonly Query[] | undefined,
): Promise<QueryAnswer | null> {
  if (!mayUseModel(user)) return null;
  const person = await readPerson(user, inputs);
  const household = householdOf(person, inputs);
  const read = await readByModel(
    user,
    { question: text, before: earlier.at(-1), person },
    async (query) => evaluate(query, household, await readNeeds(user, needs(query, household))).facts,
    own ? SOON_MS : undefined,
  );
  if (read?.is === "care") {
    if (own) return null;
    const care = careAbout(read.topic, text, user.today);
    return care && cared(user, care, text, inputs);
  }
  if (!read || !nothingNamedIsDropped(text, person, read.queries) || isSame(own, read.queries, user.today)) return null;
  const given = await answerQueries(
    user,
    { queries: read.queries, unused: [], text, question: text },
    { inputs, person },
  );
  const meant = read.queries.filter((query) => readsBack(query, person)).map((query) => questionOf(query, user.today));
  // Names of shops stand in it, and whatever a bank may have put into those.
  const lead = `I took your question as: ${plainName(meant.join(" "), LONGEST_LEAD)}`;
  return meant.length < read.queries.length ? given : { ...given, lead };
}

const isSame = (own: readonly Query[] | undefined, other: readonly Query[], today: string): boolean =>
  own?.map((query) => notationOf(query, today)).join() === other.map((query) => notationOf(query, today)).join();

/** Advice that goes by what the text itself tells; null where it isn't understood to its last number. */
function answerToldChange(text: string, inputs: CoachInputs): QueryAnswer | null {
  const plain = plainWords(text);
  const weighed = weighedIn(plain);
  if (!weighed) return null;
  const sheet = buildFacts(inputs);
  sheet.signs = withSigns(sheet.signs, readDistressInQuestion(text));
  draftBudget(sheet);
  const answer = answerWeighed(weighed, plain, inputs, sheet);
  return answer && { answer, facts: sheet.all(), question: text, asWritten: sheet.signs.length > 0 };
}

/** Advice over the household's own figures; null where another part of the coach gives it. */
async function answerAdvice(
  user: CurrentUser,
  text: string,
  request: PlanRequest,
  { inputs, person }: Known,
): Promise<QueryAnswer | null> {
  const sheet = buildFacts(inputs);
  sheet.signs = withSigns(sheet.signs, readDistressInQuestion(text));
  draftBudget(sheet);
  const isJudged = request.plan === "judge";
  const shops = request.subject ? shopsToSum(request.subject, inputs, householdOf(person, inputs), isJudged) : [];
  const found = await readNeeds(
    user,
    shops.flatMap(({ need, now }) => (now ? [need, now] : [need])),
  );
  const stopped = request.subject ? stoppedIn(request.subject, inputs, sheet, shops, found, isJudged) : [];
  const answer = answerPlan({ request, plain: plainWords(text), inputs, stopped }, sheet);
  if (!answer) return null;
  const words = withoutGuess(answer.text, plainWords(text), request.plan);
  return { answer: { ...answer, text: words }, facts: sheet.all(), question: text, asWritten: sheet.signs.length > 0 };
}

const wordsOnly = (text: string): Answer => ({ text, facts: [], list: [], chart: null });

/** What the talk was about before this text; nothing where the last text was neither a query nor advice. */
function lastAsked(earlier: readonly string[], person: Person): Before | null {
  return earlier.reduce<Before | null>(
    // A question about the product leaves the talk where it was.
    (before, text) => (guideTopic(text) ? before : talkedAbout(readOnce(text, person, before), text)),
    null,
  );
}

/** A question is only asked back in words that are read as that very query. */
function readsBack(query: Query, person: Person): boolean {
  const read = readOnce(questionOf(query, person.today), person);
  const [only, ...others] = read.is === "queries" ? read.queries : [];
  return (
    only !== undefined && others.length === 0 && notationOf(only, person.today) === notationOf(query, person.today)
  );
}

/** One question back, with what could be meant. */
function askBack(
  asked: readonly Query[],
  today: string,
  unused: readonly string[] = [],
): Pick<QueryAnswer, "answer" | "facts" | "beside"> {
  const sheet = createSheet(today);
  const notes = new FactNotes(1, today);
  const choices = asked.slice(0, 3).map((query) => questionOf(query, today));
  const lines = choices.map((choice, at) => `- ${notes.name(`choice-${at + 1}`, choice)}`);
  for (const fact of notes.facts) sheet.add(fact);
  const lead =
    choices.length === 1
      ? "I'm not sure I read that right. Do you mean this? Ask me so:"
      : "I'm not sure which of these you mean. Ask me one of them:";
  return {
    answer: { text: paragraphs(lead, lines.join("\n"), unusedWords(unused, sheet, today)) },
    facts: sheet.all(),
    beside: { choices },
  };
}

function unusedWords(unused: readonly string[], sheet: FactSheet, today: string): string {
  if (unused.length === 0) return "";
  const notes = new FactNotes(9, today);
  const words = notes.name("unused", unused.join(", "));
  for (const fact of notes.facts) sheet.add(fact);
  return `I didn't know what to do with: ${words}.`;
}
