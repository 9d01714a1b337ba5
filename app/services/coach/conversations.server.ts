// What is asked one after another, kept: a conversation is named by its first question, can be reopened, and deleted.
import { z } from "zod";
import type { CoachAnswer, ConversationName, ConversationTurn } from "~/texts/coach";
import * as Answers from "~/contracts/answers/coach";
import { conversationTitle, isGoingOn, MAX_CONVERSATIONS, MAX_TURNS } from "~/domain/coach/conversation";
import { dayOf } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db, newId, type Prisma, type Tx } from "~/lib/db.server";
import type { QuestionBefore } from "~/providers/coach/reader-prompt";
import type { StepInWords } from "./steps-in-words.server";
import { type ChatUser, chatChannel } from "./chat-channel.server";

const LEANS_ON = 6;

/** `id` is null where the next question opens one. */
export type ConversationSoFar = { id: string | null; earlier: string[] };

/** Of the person, and on the shared account of the session. */
const channelOf = (user: ChatUser): string => chatChannel("coach", user);

/**
 * Where a question belongs: to the conversation that is named, to a new one, or where nothing is said to the latest, if
 * it is going on. One that was deleted meanwhile, or is full, makes room for a new one.
 */
export async function conversationFor(user: CurrentUser, asked: string | undefined): Promise<ConversationSoFar> {
  const id = await whichOne(user, asked);
  if (id === null) return { id, earlier: [] };
  const questions = await db.chatMessage.findMany({
    where: { userId: user.id, channel: channelOf(user), conversationId: id, type: "user" },
    select: { content: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_TURNS,
  });
  if (questions.length >= MAX_TURNS) return { id: null, earlier: [] };
  return {
    id,
    earlier: questions
      .slice(0, LEANS_ON)
      .map(({ content }) => content)
      .reverse(),
  };
}

async function whichOne(user: CurrentUser, asked: string | undefined): Promise<string | null> {
  if (asked === "new") return null;
  const found = await db.conversation.findFirst({
    where: { userId: user.id, channel: channelOf(user), ...(asked === undefined ? {} : { id: asked }) },
    select: { id: true, lastAt: true },
    orderBy: [{ lastAt: "desc" }, { id: "desc" }],
  });
  return found && (asked !== undefined || isGoingOn(found.lastAt, user.now)) ? found.id : null;
}

/** `read`: what the question was read as, for whoever reads the next one. */
type TurnToKeep = { question: string; given: CoachAnswer; read?: readonly StepInWords[]; conversation: string | null };

/** The question and its answer; the first ones make a conversation. Answers the answer's id. */
export async function keepTurn(
  tx: Tx,
  user: CurrentUser,
  { question, given, read, conversation }: TurnToKeep,
): Promise<string> {
  const conversationId = await conversationIn(tx, user, conversation, question);
  const [asked, answered] = [newId(), newId()];
  const { answer, ...rest } = given;
  await tx.chatMessage.createMany({
    data: [
      {
        userId: user.id,
        channel: channelOf(user),
        conversationId,
        id: asked,
        type: "user",
        content: question,
        data: {},
        createdAt: user.now,
      },
      {
        userId: user.id,
        channel: channelOf(user),
        conversationId,
        id: answered,
        type: "ai",
        content: answer,
        data: asJson({ question, ...rest, ...(read ? { read } : {}) }),
        createdAt: new Date(user.now.getTime() + 1),
      },
    ],
  });
  return answered;
}

const Read = z.object({ question: z.string(), read: z.array(z.record(z.unknown())).optional() });

/** The last question of a conversation, with what it was read as. */
export async function questionBefore(user: CurrentUser, conversation: string | null): Promise<QuestionBefore | null> {
  if (conversation === null) return null;
  const row = await db.chatMessage.findFirst({
    where: { userId: user.id, channel: channelOf(user), conversationId: conversation, type: "ai" },
    select: { data: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  const kept = Read.safeParse(row?.data);
  if (!kept.success) return null;
  const { question, read } = kept.data;
  return { question, ...(read ? { steps: read } : {}) };
}

/** One that is gone since it was looked up is made anew, so that no answer is lost. */
async function conversationIn(tx: Tx, user: CurrentUser, id: string | null, question: string): Promise<string> {
  if (id !== null) {
    const { count } = await tx.conversation.updateMany({
      where: { userId: user.id, channel: channelOf(user), id },
      data: { lastAt: user.now },
    });
    if (count > 0) return id;
  }
  const made = await tx.conversation.create({
    data: {
      userId: user.id,
      channel: channelOf(user),
      id: newId(),
      title: conversationTitle(question),
      createdAt: user.now,
      lastAt: user.now,
    },
  });
  const tooMany = await tx.conversation.findMany({
    where: { userId: user.id, channel: channelOf(user) },
    select: { id: true },
    orderBy: [{ lastAt: "desc" }, { id: "desc" }],
    skip: MAX_CONVERSATIONS,
  });
  if (tooMany.length > 0)
    await tx.conversation.deleteMany({
      where: { userId: user.id, channel: channelOf(user), id: { in: tooMany.map((one) => one.id) } },
    });
  return made.id;
}

const asJson = (value: object): Prisma.InputJsonObject => JSON.parse(JSON.stringify(value));

export type KeptAnswer = CoachAnswer & { id: string; conversation: string };

export async function keptAnswer(user: ChatUser, id: string): Promise<KeptAnswer | null> {
  const row = await db.chatMessage.findFirst({ where: { userId: user.id, channel: channelOf(user), type: "ai", id } });
  const stored = row ? storedAnswer(row) : null;
  return row && stored ? { ...stored.given, id, conversation: row.conversationId ?? "" } : null;
}

const StoredAnswer = Answers.CoachAnswer.omit({ answer: true }).extend({ question: z.string() });

function storedAnswer(row: { content: string; data: unknown }): { question: string; given: CoachAnswer } | null {
  const stored = StoredAnswer.safeParse(row.data);
  if (!stored.success) return null;
  const { question, ...given } = stored.data;
  return { question, given: { answer: row.content, ...given } };
}

type Reader = ChatUser & { timeZone: string };

/** A conversation's questions with their answers, the oldest first. */
export async function readTurns(user: Reader, conversation: string): Promise<Omit<ConversationTurn, "done">[]> {
  const rows = await db.chatMessage.findMany({
    where: { userId: user.id, channel: channelOf(user), conversationId: conversation, type: "ai" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_TURNS,
  });
  return rows
    .flatMap((row) => {
      const stored = storedAnswer(row);
      return stored
        ? [{ id: row.id, question: stored.question, askedOn: dayOf(row.createdAt, user.timeZone), ...stored.given }]
        : [];
    })
    .reverse();
}

/** All there are, the one that was last asked something first. */
export async function listConversations(user: Reader): Promise<ConversationName[]> {
  const rows = await db.conversation.findMany({
    where: { userId: user.id, channel: channelOf(user) },
    select: { id: true, title: true, lastAt: true },
    orderBy: [{ lastAt: "desc" }, { id: "desc" }],
    take: MAX_CONVERSATIONS,
  });
  return rows.map(({ id, title, lastAt }) => ({ id, title, lastOn: dayOf(lastAt, user.timeZone) }));
}

/** The one that an address names; none where it asks for a new one; else the latest, if it is going on. */
export async function openConversation(user: CurrentUser, asked: string | null): Promise<string | null> {
  return whichOne(user, asked ?? undefined);
}

/** Deleted a second time, it is gone all the same. */
export async function deleteConversation(user: ChatUser, id: string): Promise<void> {
  await db.conversation.deleteMany({ where: { userId: user.id, channel: channelOf(user), id } });
}

export async function deleteConversations(user: ChatUser): Promise<void> {
  await db.conversation.deleteMany({ where: { userId: user.id, channel: channelOf(user) } });
}
