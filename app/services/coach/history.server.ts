// What was asked and answered, as it is kept.
import { z } from "zod";
import type { CoachAnswer, PastAnswer } from "~/texts/coach";
import * as Answers from "~/contracts/answers/coach";
import { dayOf } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db, newId, type Prisma, type Tx } from "~/lib/db.server";
import { type Talker, talkOf } from "./talk.server";

const HISTORY_SHOWN = 10;
const TALK_MS = 60 * 60_000;
const TALK_QUESTIONS = 6;

export async function keepAnswer(tx: Tx, user: CurrentUser, question: string, given: CoachAnswer): Promise<string> {
  const [asked, answered] = [newId(), newId()];
  const talk = { userId: user.id, channel: talkOf("coach", user) };
  await tx.chatMessage.createMany({
    data: [
      { ...talk, id: asked, type: "user", content: question, data: {}, createdAt: user.now },
      {
        ...talk,
        id: answered,
        type: "ai",
        content: given.answer,
        data: { question, ...dataOf(given) },
        createdAt: new Date(user.now.getTime() + 1),
      },
    ],
  });
  return answered;
}

export async function keptAnswer(user: CurrentUser, id: string): Promise<CoachAnswer | null> {
  const row = await db.chatMessage.findFirst({
    where: { userId: user.id, channel: talkOf("coach", user), type: "ai", id },
  });
  return row ? (storedAnswer(row)?.given ?? null) : null;
}

/** What was asked within the hour, the oldest first: a short question may lean on it. */
export async function earlierQuestions(user: CurrentUser): Promise<string[]> {
  const rows = await db.chatMessage.findMany({
    where: {
      userId: user.id,
      channel: talkOf("coach", user),
      type: "user",
      createdAt: { gte: new Date(user.now.getTime() - TALK_MS) },
    },
    select: { content: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: TALK_QUESTIONS,
  });
  return rows.map(({ content }) => content).reverse();
}

const StoredAnswer = Answers.CoachAnswer.omit({ answer: true }).extend({ question: z.string() });

function dataOf({ by, notice, citations, table }: CoachAnswer): Prisma.InputJsonObject {
  return {
    by,
    notice,
    citations: citations.map((citation) => ({ ...citation })),
    ...(table ? { table: { ...table } } : {}),
  };
}

/** The newest first. */
export async function coachHistory(user: Talker & { timeZone: string }): Promise<PastAnswer[]> {
  const rows = await db.chatMessage.findMany({
    where: { userId: user.id, channel: talkOf("coach", user), type: "ai" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: HISTORY_SHOWN,
  });
  return rows.flatMap((row) => {
    const stored = storedAnswer(row);
    return stored
      ? [{ id: row.id, question: stored.question, askedOn: dayOf(row.createdAt, user.timeZone), ...stored.given }]
      : [];
  });
}

function storedAnswer(row: { content: string; data: unknown }): { question: string; given: CoachAnswer } | null {
  const stored = StoredAnswer.safeParse(row.data);
  if (!stored.success) return null;
  const { question, ...given } = stored.data;
  return { question, given: { answer: row.content, ...given } };
}

export async function clearCoachHistory(user: Talker): Promise<void> {
  await db.chatMessage.deleteMany({ where: { userId: user.id, channel: talkOf("coach", user) } });
}
