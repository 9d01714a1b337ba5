// A question to the coach. The planner always works; a model reads what it can't, or, where set so, each question first; and it words its texts.
import type { CoachAnswer } from "~/texts/coach";
import { AppError } from "~/contracts/errors";
import { paragraphs } from "~/domain/coach/advice";
import { answerRead, understand } from "~/domain/coach/answer";
import { careFor } from "~/domain/coach/care/care";
import { beyondTheData } from "~/domain/coach/query/beyond-the-data";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { plainWords } from "~/domain/language/words";
import type { CurrentUser } from "~/lib/auth.server";
import { coachProvider } from "~/providers/coach/index.server";
import { idempotentLong } from "~/lib/idempotency.server";
import { limit } from "~/lib/rate-limit.server";
import { besideAdvice } from "./beside.server";
import { wordingOf } from "./citations.server";
import { conversationFor, keepTurn, keptAnswer, type KeptAnswer } from "./conversations.server";
import { readAsked, readCoachInputs } from "./facts.server";
import { answerGuide, answerHowTo, answerUnknownHowTo } from "./guide.server";
import { wordWithCoach } from "./model.server";
import { answerSpanish } from "./spanish.server";
import { answerByModel, answerQuery, cared, noticedCare, type QueryAnswer } from "./query.server";

const QUESTIONS_A_MINUTE = 20;

type AskOptions = {
  conversation?: string | undefined;
  key?: string | undefined;
  onParagraph?: (text: string) => void;
};

/** One call and one answer for a key, however often and however parallel it is sent. */
export async function askCoach(
  user: CurrentUser,
  question: string,
  { conversation, key, onParagraph }: AskOptions = {},
): Promise<KeptAnswer> {
  await limit(`coach|${user.id}`, QUESTIONS_A_MINUTE, 60, "That was a lot of questions at once. Please wait a moment.");
  const { answer: id } = await idempotentLong(
    user.id,
    key,
    "coach-question",
    { question, conversation },
    {
      work: async () => {
        const place = await conversationFor(user, conversation);
        return { place, given: await answerTo(user, question, place.earlier, onParagraph) };
      },
      keep: (tx, { place, given }) => keepTurn(tx, user, { question, given, conversation: place.id }),
    },
  );
  const kept = await keptAnswer(user, id);
  if (!kept) throw new AppError("not_found", "This answer was cleared. Please ask again.");
  return kept;
}

async function answerTo(
  user: CurrentUser,
  text: string,
  earlier: readonly string[],
  onParagraph?: (text: string) => void,
): Promise<CoachAnswer> {
  const inputs = await readCoachInputs(user);
  const given = (await beforeFigures(user, text, inputs)) ?? (await figuresAnswer(user, text, earlier, inputs));
  const { answer, facts, question, asWritten, beside, lead, isCare } = given;
  const unknowable = isCare ? "" : beyondTheData(plainWords(text));
  const reply = await wordWithCoach(user, {
    task: "coaching",
    draft: { answer: answer.text },
    facts,
    question,
    onParagraph,
    asWritten,
  });
  return {
    answer: paragraphs(unknowable, lead ?? "", reply.prose.answer ?? ""),
    ...(answer.table ? { table: answer.table } : {}),
    ...beside,
    ...wordingOf(reply),
  };
}

/** Care comes before any figure, and its words stand as they are; then what is asked about the product. */
async function beforeFigures(user: CurrentUser, text: string, inputs: CoachInputs): Promise<QueryAnswer | null> {
  const care = careFor(text, user.today);
  if (care) return cared(user, care, text, inputs);
  return answerHowTo(user, text) ?? (await noticedCare(user, text, inputs)) ?? answerGuide(user, text);
}

async function figuresAnswer(
  user: CurrentUser,
  text: string,
  earlier: readonly string[],
  inputs: CoachInputs,
): Promise<QueryAnswer> {
  const spanish = await answerSpanish(user, text, inputs);
  if (spanish) return spanish;
  const own = (await answerQuery(user, text, earlier, inputs)) ?? (await plannersAnswer(user, text, earlier, inputs));
  const isOpen = own.isUnsure === true || (coachProvider().readsFirst && own.read !== undefined);
  const given = isOpen ? ((await answerByModel(user, text, earlier, inputs, own.read)) ?? own) : own;
  // Beside trouble there is nothing to save for first.
  if (given.beside || given.asWritten) return given;
  return { ...given, beside: await besideAdvice(user, text, given.facts, inputs) };
}

/** What no query answers: advice, plans, talk. */
async function plannersAnswer(
  user: CurrentUser,
  text: string,
  earlier: readonly string[],
  inputs: CoachInputs,
): Promise<QueryAnswer> {
  const question = understand(text, earlier, inputs);
  const { answer, sheet } = answerRead(question, { ...inputs, ...(await readAsked(user, question)) });
  const unknown = answer.intent === "unknown" ? answerUnknownHowTo(text) : null;
  if (unknown) return unknown;
  return {
    answer,
    facts: sheet.all(),
    question: question.whole,
    asWritten: sheet.signs.length > 0,
    ...(answer.intent === "unknown" ? { isUnsure: true } : {}),
  };
}
