// A question to the coach. The planner always works; a model only words its texts.
import type { CoachAnswer } from "~/texts/coach";
import { AppError } from "~/contracts/errors";
import { answerRead, understand } from "~/domain/coach/answer";
import { careFor } from "~/domain/coach/care/care";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import type { CurrentUser } from "~/lib/auth.server";
import { idempotentLong } from "~/lib/idempotency.server";
import { limit } from "~/lib/rate-limit.server";
import { wordingOf } from "./citations.server";
import { readAsked, readCoachInputs } from "./facts.server";
import { earlierQuestions, keepAnswer, keptAnswer } from "./history.server";
import { wordWithCoach } from "./model.server";
import { answerQuery, type QueryAnswer } from "./query.server";

const QUESTIONS_A_MINUTE = 20;

/** One call and one answer for a key, however often and however parallel it is sent. */
export async function askCoach(
  user: CurrentUser,
  question: string,
  key?: string,
  onParagraph?: (text: string) => void,
): Promise<CoachAnswer & { id: string }> {
  await limit(`coach|${user.id}`, QUESTIONS_A_MINUTE, 60, "That was a lot of questions at once. Please wait a moment.");
  const { made, answer: id } = await idempotentLong(
    user.id,
    key,
    "coach-question",
    { question },
    {
      work: () => answerTo(user, question, onParagraph),
      keep: (tx, given) => keepAnswer(tx, user, question, given),
    },
  );
  const given = made ?? (await keptAnswer(user, id));
  if (!given) throw new AppError("not_found", "This answer was cleared. Please ask again.");
  return { ...given, id };
}

async function answerTo(user: CurrentUser, text: string, onParagraph?: (text: string) => void): Promise<CoachAnswer> {
  const { answer, facts, question, asWritten } = careAnswer(text, user) ?? (await figuresAnswer(user, text));
  const reply = await wordWithCoach(user, {
    task: "coaching",
    draft: { answer: answer.text },
    facts,
    question,
    onParagraph,
    asWritten,
  });
  return { answer: reply.prose.answer ?? "", ...(answer.table ? { table: answer.table } : {}), ...wordingOf(reply) };
}

/** Care comes before any figure, and its words stand as they are. */
function careAnswer(text: string, user: CurrentUser): QueryAnswer | null {
  const care = careFor(text, user.today);
  return care && { answer: { text: care.text }, facts: care.facts, question: text, asWritten: true };
}

async function figuresAnswer(user: CurrentUser, text: string): Promise<QueryAnswer> {
  const [inputs, earlier] = await Promise.all([readCoachInputs(user), earlierQuestions(user)]);
  return (await answerQuery(user, text, earlier, inputs)) ?? plannersAnswer(user, text, earlier, inputs);
}

/** What no query answers: advice, plans, talk. */
async function plannersAnswer(user: CurrentUser, text: string, earlier: readonly string[], inputs: CoachInputs) {
  const question = understand(text, earlier, inputs);
  const { answer, sheet } = answerRead(question, { ...inputs, ...(await readAsked(user, question)) });
  return { answer, facts: sheet.all(), question: question.whole, asWritten: sheet.signs.length > 0 };
}
