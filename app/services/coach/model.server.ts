// What a model may do: word a draft, or fill a strict schema; only where one is configured, the person agreed, and
// today's share isn't used up. Without it the planner's own words stand.
import { z } from "zod";
import type { Prose } from "~/domain/coach/advice";
import { redact } from "~/domain/coach/redact";
import type { Fact } from "~/domain/coach/facts/fact";
import type { CurrentUser } from "~/lib/auth.server";
import { sha256 } from "~/lib/crypto.server";
import { db } from "~/lib/db.server";
import { coachProvider } from "~/providers/coach/index.server";
import { logTrouble } from "~/providers/coach/trouble.server";
import { type CoachReply, type CoachTask, NOTICES, rulesReply } from "~/providers/coach/port";

const CALLS_A_DAY = 60;

type WordingTask = {
  task: CoachTask;
  draft: Prose;
  facts: readonly Fact[];
  question?: string;
  /** The question before it, for what it leans on. */
  before?: string | undefined;
  cacheKey?: string;
  /** Beside a hard sign of trouble the planner's words stand as they are. */
  asWritten?: boolean;
  onParagraph?: ((text: string) => void) | undefined;
  /** The model says as well whether the draft answers the question. */
  asksForGap?: boolean;
  signal?: AbortSignal;
};

/** Words a draft: by the model where it may, else by the planner that wrote it. Never throws for the model's sake. */
export async function wordWithCoach(
  user: CurrentUser,
  { cacheKey, question, before, asWritten = false, ...wanted }: WordingTask,
): Promise<CoachReply> {
  if (asWritten || !mayUseModel(user)) return rulesReply({ ...wanted, userKey: userKey(user) });
  const request = {
    ...wanted,
    userKey: userKey(user),
    today: user.today,
    ...(question ? { question: await withoutNames(user, question) } : {}),
    ...(before ? { before: await withoutNames(user, before) } : {}),
  };
  const inputHash = sha256(JSON.stringify([request.draft, request.facts, request.question ?? ""]));
  const kept = cacheKey ? await cached(user.id, `words-${cacheKey}`, inputHash) : null;
  if (kept) return { ...rulesReply(request), prose: kept, by: "model" };
  if (!(await takeCall(user))) return rulesReply(request, NOTICES.limit);
  const reply = await coachProvider().coach.write(request);
  await countTokens(user, reply.tokens);
  if (cacheKey && reply.by === "model") await keep(user, `words-${cacheKey}`, inputHash, reply.prose);
  return reply;
}

/** A strict schema filled by the model, for readers whose code checks every field; null wherever the rules have to do. */
export async function askModel<T>(
  user: CurrentUser,
  request: { name: string; schema: z.ZodType<T>; instructions: string; input: string },
): Promise<T | null> {
  if (!mayUseModel(user)) return null;
  return askPrepared(user, { ...request, input: await withoutNames(user, request.input) });
}

/** The same with an input that holds nothing to be taken out: dates look like numbers of accounts. */
export async function askPrepared<T>(
  user: CurrentUser,
  request: { name: string; schema: z.ZodType<T>; instructions: string; input: string; signal?: AbortSignal },
): Promise<T | null> {
  const { model } = coachProvider();
  if (!model || !mayUseModel(user) || !(await takeCall(user))) return null;
  try {
    const answer = await model.ask({ ...request, userKey: userKey(user) });
    await countTokens(user, answer.tokens);
    return answer.value;
  } catch (error) {
    logTrouble(request.name, error);
    return null;
  }
}

export function mayUseModel(user: CurrentUser): boolean {
  return coachProvider().model !== null && user.coachConsentAt !== null && !user.isDemo;
}

/** What a person or a bank wrote, without what would name the person or an account. */
export async function withoutNames(user: CurrentUser, text: string): Promise<string> {
  const [clean = ""] = await eachWithoutNames(user, [text]);
  return clean;
}

/** Each by itself: what was several lines becomes one. */
export async function eachWithoutNames(user: CurrentUser, texts: readonly string[]): Promise<string[]> {
  const accounts = await db.account.findMany({ where: { userId: user.id }, select: { accountNumber: true } });
  const names = [`${user.firstName} ${user.lastName}`, user.firstName, user.lastName, user.username, user.email];
  const numbers = accounts.map(({ accountNumber }) => accountNumber);
  return texts.map((text) => redact(text, names, numbers));
}

function userKey(user: CurrentUser): string {
  return sha256(`coach|${user.id}`).slice(0, 32);
}

/** Whether so many calls are left of today's share. */
export async function hasCallsLeft(user: CurrentUser, calls: number): Promise<boolean> {
  const used = await db.coachUsage.findUnique({ where: { userId_day: { userId: user.id, day: user.today } } });
  return (used?.calls ?? 0) + calls <= CALLS_A_DAY;
}

/** Counts a call before it is made, so that parallel questions can't pass the day's share. */
async function takeCall(user: CurrentUser): Promise<boolean> {
  const key = { userId: user.id, day: user.today };
  const used = await db.coachUsage.upsert({
    where: { userId_day: key },
    create: { ...key, calls: 1 },
    update: { calls: { increment: 1 } },
  });
  return used.calls <= CALLS_A_DAY;
}

async function countTokens(user: CurrentUser, tokens: number): Promise<void> {
  if (tokens > 0)
    await db.coachUsage.updateMany({
      where: { userId: user.id, day: user.today },
      data: { tokens: { increment: tokens } },
    });
}

const StoredProse = z.record(z.string());

async function cached(userId: string, kind: string, inputHash: string): Promise<Prose | null> {
  const row = await db.coachCache.findUnique({ where: { userId_kind: { userId, kind } } });
  const prose = StoredProse.safeParse(row?.answer);
  return row?.inputHash === inputHash && prose.success ? prose.data : null;
}

async function keep(user: CurrentUser, kind: string, inputHash: string, prose: Prose): Promise<void> {
  const row = { inputHash, answer: prose, createdAt: user.now };
  await db.coachCache.upsert({
    where: { userId_kind: { userId: user.id, kind } },
    create: { userId: user.id, kind, ...row },
    update: row,
  });
}
