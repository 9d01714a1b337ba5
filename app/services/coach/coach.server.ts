// A question to the coach. The planner always works; where there is a model it reads each question first, or what the built-in
// reader can't, and words the answer.
import type { CoachAnswer } from "~/texts/coach";
import { AppError } from "~/contracts/errors";
import { paragraphs } from "~/domain/coach/advice";
import { answerRead, isTalk, understand } from "~/domain/coach/answer";
import { careFor } from "~/domain/coach/care/care";
import { TOPICS } from "~/domain/coach/query/step";
import { CALMED } from "~/domain/coach/worry-card";
import { isWrittenInSpanish } from "~/domain/coach/spanish/written";
import { beyondTheData } from "~/domain/coach/reading/beyond-the-data";
import { fillFacts } from "~/domain/coach/number-gate";
import { orderGiven } from "~/domain/coach/reading/own-orders";
import { leftOver } from "~/domain/coach/reading/left-over";
import type { Person } from "~/domain/coach/reading/person";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { plainWords } from "~/domain/language/words";
import type { CurrentUser } from "~/lib/auth.server";
import { coachProvider } from "~/providers/coach/index.server";
import type { CoachReply } from "~/providers/coach/port";
import { idempotentLong } from "~/lib/idempotency.server";
import { limit } from "~/lib/rate-limit.server";
import { extrasForAdvice } from "./answer-extras.server";
import { wordingOf } from "./citations.server";
import { answerByModel } from "./by-model.server";
import {
  type ConversationSoFar,
  conversationFor,
  keepTurn,
  keptAnswer,
  type KeptAnswer,
  questionBefore,
} from "./conversations.server";
import { readChargeHistory, readCoachInputs } from "./facts.server";
import { answerGuide, answerHowTo, answerUnknownHowTo } from "./guide.server";
import { mayUseModel, wordWithCoach } from "./model.server";
import { answerSpanish } from "./spanish.server";
import { answerQuery, careAnswer, noticedCareAnswer, taxedFigure } from "./query.server";
import type { QueryAnswer } from "./query-answer";
import { readPerson } from "./query-data.server";
import { lookAgain } from "./second-look.server";
import { answerAdvice } from "./step-answers.server";
import { type StepInWords, stepsInWords } from "./steps-in-words.server";
import { endAfter, msUntil, QUESTION_MS } from "./time-left";
import { ANSWERED_IN_ENGLISH } from "~/texts/coach-es-advice";
import { leftOverSaid } from "~/texts/left-over";
import { REFUSALS } from "~/texts/refusals";

const QUESTIONS_A_MINUTE = 20;

type AskOptions = {
  conversation?: string | undefined;
  key?: string | undefined;
  onParagraph?: (text: string) => void;
  /** For tests: the limit of time around all calls for it. */
  ms?: number;
};

/** One call and one answer for a key, however often and however parallel it is sent. */
export async function askCoach(
  user: CurrentUser,
  question: string,
  { conversation, key, onParagraph, ms = QUESTION_MS }: AskOptions = {},
): Promise<KeptAnswer> {
  await limit(`coach|${user.id}`, QUESTIONS_A_MINUTE, 60, REFUSALS.coach.tooOften);
  const { answer: id } = await idempotentLong(
    user.id,
    key,
    "coach-question",
    { question, conversation },
    {
      work: async () => {
        const place = await conversationFor(user, conversation);
        return { place, turn: await answerTo(user, question, place, { onParagraph, end: endAfter(ms) }) };
      },
      keep: (tx, { place, turn }) => keepTurn(tx, user, { question, ...turn, conversation: place.id }),
    },
  );
  const kept = await keptAnswer(user, id);
  if (!kept) throw new AppError("not_found", REFUSALS.coach.answerCleared);
  return kept;
}

/** `end`: when the time of the question is over. */
type Answering = { onParagraph: ((text: string) => void) | undefined; end: number };
type AnsweredTurn = { given: CoachAnswer; read?: StepInWords[] };

async function answerTo(
  user: CurrentUser,
  text: string,
  { id, earlier }: ConversationSoFar,
  { onParagraph, end }: Answering,
): Promise<AnsweredTurn> {
  const inputs = await readCoachInputs(user);
  const asked = { text, earlier, conversation: id, end };
  const { found, reply } = await wordedTwice(user, asked, await answerOf(user, asked, inputs), inputs, onParagraph);
  const { answer, beside, lead = "", isCare, read } = found;
  const person = await readPerson(user, inputs);
  const inEnglish = !isCare && !found.isSpanish && isSurelySpanish(text) ? ANSWERED_IN_ENGLISH : "";
  const unknowable = isCare ? "" : beyondTheData(plainWords(text));
  const words = reply.prose.answer ?? "";
  const given = {
    // What a model worded begins with the verdict; what the question was taken for is said all the same.
    answer: paragraphs(
      inEnglish,
      unknowable,
      ...(reply.by === "model" ? [words, lead] : [lead, words]),
      leftUnsaid(found, text, person, [unknowable, lead, words]),
    ),
    ...(answer.table ? { table: answer.table } : {}),
    ...beside,
    ...wordingOf(reply),
  };
  return { given, ...(read ? { read: stepsInWords(read, person) } : {}) };
}

type Worded = { found: QueryAnswer; reply: CoachReply };

/** Once, and where its model sees a gap that a second look fills, once more. */
async function wordedTwice(
  user: CurrentUser,
  asked: Asked,
  found: QueryAnswer,
  inputs: CoachInputs,
  onParagraph: Answering["onParagraph"],
): Promise<Worded> {
  const { text, earlier, conversation, end } = asked;
  const wordsOf = ({ answer, facts, asWritten }: QueryAnswer, asksForGap: boolean) =>
    wordWithCoach(user, {
      ...{ task: "coaching", draft: { answer: answer.text }, facts, question: text, before: earlier.at(-1) },
      ...{ onParagraph, asWritten, asksForGap, signal: AbortSignal.timeout(msUntil(end)) },
    });
  const isLookedAt = found.byModel === true || found.isUnsure === true || coachProvider().readsFirst;
  const reply = await wordsOf(found, isLookedAt && !found.isSpanish);
  if (!reply.gap) return { found, reply };
  const before = () => questionBefore(user, conversation);
  const other = await lookAgain(user, { text, before, found, gap: reply.gap, end }, inputs);
  if (!other) return { found, reply };
  const whole = await withExtras(user, other, inputs);
  return { found: whole, reply: await wordsOf(whole, false) };
}

/** The last gate, whoever read the question: what its answer didn't use is said behind it. */
function leftUnsaid(found: QueryAnswer, text: string, person: Person, before: readonly string[]): string {
  const { answer, facts, unused = [], beside, read = [], byModel = false } = found;
  if (found.isCare || found.isTalk) return "";
  if (found.isUnsure) return leftOverSaid({ words: unused, names: [] });
  const words = paragraphs(
    ...before,
    fillFacts(answer.text, facts).text,
    JSON.stringify([answer.table, beside?.lists]),
  );
  return leftOverSaid(leftOver(text, { steps: read, said: words, unused, byModel }, person));
}

/** A shop's name in front of a question mark is no question in Spanish. */
const isSurelySpanish = (text: string): boolean =>
  isWrittenInSpanish(text) && (/[¿¡áéíóúñ]/i.test(text) || text.trim().split(/\s+/).length > 3);

type Asked = { text: string; earlier: readonly string[]; conversation: string | null; end: number };

/** Care comes before any figure, and its words stand as they are; then a model may read, where there is one. */
async function answerOf(user: CurrentUser, asked: Asked, inputs: CoachInputs): Promise<QueryAnswer> {
  const { text, earlier } = asked;
  const care = careFor(text, user.today, savingsGoals(inputs));
  if (care) return (await taxedFigure(user, care, text, inputs)) ?? careAnswer(user, care, text, inputs);
  const ordered = await orderAnswer(user, text, inputs);
  if (ordered) return ordered;
  const howTo = answerHowTo(user, text);
  const noticed = howTo ? null : await noticedCareAnswer(user, text, inputs);
  if (noticed) return (noticed.isUnsure && (await modelsAnswer(user, asked, noticed, inputs))) || noticed;
  const product = howTo ?? answerGuide(user, text);
  const spanish = product ? null : await answerSpanish(user, text, inputs);
  if (spanish) return spanish;
  const own =
    product ?? (await answerQuery(user, text, earlier, inputs)) ?? (await plannersAnswer(user, text, earlier, inputs));
  return withExtras(user, (await modelsAnswer(user, asked, own, inputs)) ?? own, inputs);
}

async function withExtras(user: CurrentUser, given: QueryAnswer, inputs: CoachInputs): Promise<QueryAnswer> {
  // Beside trouble there is nothing to save for first.
  if (given.beside || given.asWritten) return given;
  return { ...given, beside: await extrasForAdvice(user, given, inputs) };
}

const savingsGoals = ({ goals }: CoachInputs): string[] =>
  goals.filter(({ type }) => type === "savings").map(({ name }) => name);

/** An order about the budget or a goal is read to its last number: what it would change, and the way to do it. */
async function orderAnswer(user: CurrentUser, text: string, inputs: CoachInputs): Promise<QueryAnswer | null> {
  const person = await readPerson(user, inputs);
  const request = orderGiven(text, person);
  const answer = request && (await answerAdvice(user, text, request, { inputs, person }));
  return answer && { ...answer, isExact: true, beside: await extrasForAdvice(user, answer, inputs) };
}

async function modelsAnswer(
  user: CurrentUser,
  { text, conversation, end }: Asked,
  own: QueryAnswer,
  inputs: CoachInputs,
): Promise<QueryAnswer | null> {
  if (!isOpen(own) || !mayUseModel(user)) return null;
  return answerByModel(user, { text, before: await questionBefore(user, conversation), own, end }, inputs);
}

/** A model may know better. */
const isOpen = (own: QueryAnswer): boolean =>
  own.isUnsure === true || (coachProvider().readsFirst && own.isExact !== true);

/** What no query answers: advice, plans, talk. */
async function plannersAnswer(
  user: CurrentUser,
  text: string,
  earlier: readonly string[],
  inputs: CoachInputs,
): Promise<QueryAnswer> {
  const question = understand(text, earlier, inputs);
  const { answer, sheet } = answerRead(question, { ...inputs, ...(await readChargeHistory(user, question)) });
  const unknown = answer.intent === "unknown" ? answerUnknownHowTo(text) : null;
  if (unknown) return unknown;
  return {
    answer,
    facts: sheet.all(),
    question: question.whole,
    asWritten: sheet.signs.length > 0 || sheet.has(CALMED),
    // Who is afraid hears these words and no others.
    ...(sheet.has(CALMED) ? { isExact: true } : {}),
    ...(isTalk(answer.intent) ? { isTalk: true } : {}),
    ...readAs(answer.intent),
  };
}

/** By its own name, where it has one that can be asked for again. */
function readAs(intent: string): Pick<QueryAnswer, "isUnsure" | "read"> {
  if (intent === "unknown") return { isUnsure: true };
  const topic = TOPICS.find((one) => one === intent);
  return topic ? { read: [{ is: "topic", topic }] } : {};
}
