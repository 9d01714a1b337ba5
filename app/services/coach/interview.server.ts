// The financial interview: a draft on the server while it is answered question by question, and the answers once complete.
import type { InterviewStep, InterviewSubmission } from "~/contracts/coach";
import { INTERVIEW_FAILED, type InterviewView, RESPONSE_REQUIRED } from "~/texts/coach";
import { AppError } from "~/contracts/errors";
import {
  type InterviewAnswer,
  INTERVIEW_LENGTH,
  INTERVIEW_QUESTIONS,
  type InterviewResponses,
  isInterviewResponses,
  isOptional,
  nextPosition,
  questionAt,
  readAnswer,
  readResponses,
} from "~/domain/coach/interview";
import { buildFacts } from "~/domain/coach/facts/build";
import { ASKED_OF_ACCOUNTS, type KnownAnswer, knownAnswer } from "~/domain/coach/interview-known";
import type { CurrentUser } from "~/lib/auth.server";
import { db, newId, transaction, lockRow, type Prisma, type Tx } from "~/lib/db.server";
import { idempotent } from "~/lib/idempotency.server";
import { readCoachInputs } from "./facts.server";
import { withMessage } from "~/services/platform/describe-failures.server";
import { REFUSALS } from "~/texts/refusals";

export async function interviewView(user: CurrentUser, params: URLSearchParams): Promise<InterviewView> {
  const userId = user.id;
  if (params.get("done") === "1") {
    const latest = await db.interview.findFirst({
      where: { userId },
      orderBy: [{ completedAt: "desc" }, { id: "desc" }],
      select: { responses: true },
    });
    if (latest && isInterviewResponses(latest.responses))
      return { position: INTERVIEW_LENGTH, answers: latest.responses, done: true, known: null };
  }
  const answers = await draftOf(userId);
  const wanted = Number(params.get("q") ?? 1);
  const furthest = nextPosition(answers);
  const position = Number.isInteger(wanted) && wanted >= 1 ? Math.min(wanted, furthest) : 1;
  return { position, answers, done: false, known: await knownAt(user, position, answers) };
}

async function draftOf(userId: string, source: Tx = db): Promise<InterviewResponses> {
  const row = await source.interviewDraft.findUnique({ where: { userId }, select: { responses: true } });
  return row && isInterviewResponses(row.responses) ? row.responses : {};
}

/** What the accounts show isn't asked again of somebody who has answered it. */
async function knownAt(user: CurrentUser, position: number, answers: InterviewResponses): Promise<KnownAnswer | null> {
  const question = questionAt(position);
  if (!question || !ASKED_OF_ACCOUNTS.includes(question.id) || Object.hasOwn(answers, question.id)) return null;
  const inputs = await readCoachInputs(user);
  // Without the interview of before: what was said then is no figure of the accounts.
  const sheet = buildFacts({ ...inputs, interview: null });
  return knownAnswer(question.id, sheet, inputs.accounts.length > 0);
}

type Taken = { next: number; isComplete: boolean };

/** Keeps one answer. 'next' needs one where the question isn't optional; 'previous' keeps what there is. The last ends it. */
export async function takeStep(user: CurrentUser, step: InterviewStep, key?: string): Promise<Taken> {
  const question = questionAt(step.q);
  if (!question) throw new AppError("bad_request", REFUSALS.coach.noSuchQuestion);
  const answer = readAnswer(question, step.answer);
  if (step.move === "next" && answer === null)
    throw new AppError("unprocessable", RESPONSE_REQUIRED.description ?? "", { title: RESPONSE_REQUIRED.title });
  if (step.move === "next" && step.q === INTERVIEW_LENGTH) return endInterview(user, step, answer, key);
  await transaction((tx) => keepAnswer(tx, user, step.q, answer));
  return { next: step.move === "previous" ? Math.max(1, step.q - 1) : step.q + 1, isComplete: false };
}

/** In one step with its key: sent a second time, the draft is gone, and only the key knows how the first was answered. */
function endInterview(
  user: CurrentUser,
  step: InterviewStep,
  answer: InterviewAnswer | null,
  key: string | undefined,
): Promise<Taken> {
  return withMessage({ title: INTERVIEW_FAILED.title, message: INTERVIEW_FAILED.description ?? "" }, () =>
    idempotent(user.id, key, "interview-end", { answer: step.answer }, async (tx) => {
      const responses = await keepAnswer(tx, user, step.q, answer);
      const missing = nextPosition(responses);
      if (missing < INTERVIEW_LENGTH) return { next: missing, isComplete: false };
      await store(tx, user, responses, user.now);
      return { next: INTERVIEW_LENGTH, isComplete: true };
    }),
  );
}

async function keepAnswer(
  tx: Tx,
  user: CurrentUser,
  position: number,
  answer: InterviewAnswer | null,
): Promise<InterviewResponses> {
  await lockRow(tx, `interview|${user.id}`);
  const merged = withAnswer(await draftOf(user.id, tx), position, answer);
  const row = { responses: asJson(merged), updatedAt: user.now };
  await tx.interviewDraft.upsert({ where: { userId: user.id }, create: { userId: user.id, ...row }, update: row });
  return merged;
}

async function store(tx: Tx, user: CurrentUser, responses: InterviewResponses, completedAt: Date): Promise<string> {
  const made = await tx.interview.create({
    data: { userId: user.id, id: newId(), responses: asJson(responses), completedAt, createdAt: user.now },
  });
  await tx.interviewDraft.deleteMany({ where: { userId: user.id } });
  return made.id;
}

function withAnswer(
  responses: InterviewResponses,
  position: number,
  answer: InterviewAnswer | null,
): InterviewResponses {
  const known = INTERVIEW_QUESTIONS[position - 1];
  if (!known || answer === null) return responses;
  const { [known.id]: _old, ...others } = responses;
  return answer === "" && isOptional(known) ? others : { ...others, [known.id]: answer };
}

export async function saveInterview(
  user: CurrentUser,
  { responses, completedAt }: InterviewSubmission,
  key?: string,
): Promise<{ message: string; id: string }> {
  const read = readResponses(responses);
  if ("missing" in read)
    throw new AppError("bad_request", `${RESPONSE_REQUIRED.description}`, {
      title: RESPONSE_REQUIRED.title,
      fieldErrors: { [read.missing]: RESPONSE_REQUIRED.description ?? "" },
    });
  return withMessage({ title: INTERVIEW_FAILED.title, message: INTERVIEW_FAILED.description ?? "" }, async () => {
    // When it was completed is said anew by who sends the same answers again.
    const id = await idempotent(user.id, key, "interview", { responses: read.responses }, (tx) =>
      store(tx, user, read.responses, new Date(completedAt)),
    );
    return { message: "Your answers are saved.", id };
  });
}

function asJson(responses: InterviewResponses): Prisma.InputJsonObject {
  return Object.fromEntries(
    Object.entries(responses).flatMap(([id, answer]) =>
      answer === undefined ? [] : [[id, Array.isArray(answer) ? [...answer] : answer]],
    ),
  );
}
