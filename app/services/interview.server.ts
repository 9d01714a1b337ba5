// The financial interview: a draft on the server while it is answered question by question, and the answers once complete.
import type { InterviewStep, InterviewSubmission } from "~/contracts/coach";
import { INTERVIEW_FAILED, type InterviewView, RESPONSE_REQUIRED } from "~/contracts/coach-texts";
import { AppError } from "~/contracts/errors";
import { type Answer, INTERVIEW_LENGTH, INTERVIEW_QUESTIONS, type InterviewResponses, isInterviewResponses, isOptional, nextPosition, questionAt, readAnswer, readResponses } from "~/domain/interview";
import type { CurrentUser } from "~/lib/auth.server";
import { db, newId, transaction, lockRow, type Prisma, type Tx } from "~/lib/db.server";
import { once } from "~/lib/idempotency.server";
import { saying } from "./saying.server";

export async function interviewView(userId: string, params: URLSearchParams): Promise<InterviewView> {
  if (params.get("done") === "1") {
    const latest = await db.interview.findFirst({ where: { userId }, orderBy: [{ completedAt: "desc" }, { id: "desc" }], select: { responses: true } });
    if (latest && isInterviewResponses(latest.responses)) return { position: INTERVIEW_LENGTH, answers: latest.responses, done: true };
  }
  const answers = await draftOf(userId);
  const wanted = Number(params.get("q") ?? 1);
  const furthest = nextPosition(answers);
  const position = Number.isInteger(wanted) && wanted >= 1 ? Math.min(wanted, furthest) : 1;
  return { position, answers, done: false };
}

async function draftOf(userId: string, source: Tx = db): Promise<InterviewResponses> {
  const row = await source.interviewDraft.findUnique({ where: { userId }, select: { responses: true } });
  return row && isInterviewResponses(row.responses) ? row.responses : {};
}

/** Keeps one answer. 'next' needs one where the question isn't optional; 'previous' keeps what there is. */
export async function saveStep(user: CurrentUser, step: InterviewStep): Promise<{ next: number; complete: InterviewResponses | null }> {
  const question = questionAt(step.q);
  if (!question) throw new AppError("bad_request", "There is no such question.");
  const answer = readAnswer(question, step.answer);
  if (step.move === "next" && answer === null) throw new AppError("unprocessable", RESPONSE_REQUIRED.description ?? "", { title: RESPONSE_REQUIRED.title });
  const responses = await transaction(async (tx) => {
    await lockRow(tx, `interview|${user.id}`);
    const merged = withAnswer(await draftOf(user.id, tx), step.q, answer);
    const row = { responses: asJson(merged), updatedAt: user.now };
    await tx.interviewDraft.upsert({ where: { userId: user.id }, create: { userId: user.id, ...row }, update: row });
    return merged;
  });
  if (step.move === "previous") return { next: Math.max(1, step.q - 1), complete: null };
  if (step.q < INTERVIEW_LENGTH) return { next: step.q + 1, complete: null };
  const missing = nextPosition(responses);
  return missing < INTERVIEW_LENGTH ? { next: missing, complete: null } : { next: INTERVIEW_LENGTH, complete: responses };
}

function withAnswer(responses: InterviewResponses, position: number, answer: Answer | null): InterviewResponses {
  const known = INTERVIEW_QUESTIONS[position - 1];
  if (!known || answer === null) return responses;
  const { [known.id]: _old, ...others } = responses;
  return answer === "" && isOptional(known) ? others : { ...others, [known.id]: answer };
}

export async function saveInterview(user: CurrentUser, { responses, completedAt }: InterviewSubmission, key?: string): Promise<{ message: string; id: string }> {
  const read = readResponses(responses);
  if ("missing" in read) throw new AppError("bad_request", `${RESPONSE_REQUIRED.description}`, { title: RESPONSE_REQUIRED.title, fieldErrors: { [read.missing]: RESPONSE_REQUIRED.description ?? "" } });
  return saying({ title: INTERVIEW_FAILED.title, message: INTERVIEW_FAILED.description ?? "" }, async () => {
    const id = await once(user.id, key, "interview", { responses: read.responses, completedAt }, async (tx) => {
      const made = await tx.interview.create({ data: { userId: user.id, id: newId(), responses: asJson(read.responses), completedAt: new Date(completedAt), createdAt: user.now } });
      await tx.interviewDraft.deleteMany({ where: { userId: user.id } });
      return made.id;
    });
    return { message: "Your answers are saved.", id };
  });
}

function asJson(responses: InterviewResponses): Prisma.InputJsonObject {
  return Object.fromEntries(Object.entries(responses).flatMap(([id, answer]) => (answer === undefined ? [] : [[id, Array.isArray(answer) ? [...answer] : answer]])));
}
