// Money Mind: reads a message, changes at most one goal of the user's own, and keeps what was said. The reply, the
// change and the history are one transaction; the same key sent twice gets the same reply and one change.

import type { AiCreated, AiDeleted, AiProgressed, AnyGoal, GoalsMessage } from "~/contracts/goals";
import { readCreate } from "~/domain/goals/assistant/create";
import { readDelete } from "~/domain/goals/assistant/delete";
import type { OwnGoal } from "~/domain/goals/assistant/find-goal";
import { readProgress } from "~/domain/goals/assistant/progress";
import { askWords, createdReply, progressReply, standingWords, CHAT_WELCOME } from "~/texts/money-mind";
import type { ChatRoute } from "~/domain/goals/assistant/classify-message";
import type { GoalType } from "~/domain/goals/goals";
import type { CurrentUser } from "~/lib/auth.server";
import { db, newId, type Tx } from "~/lib/db.server";
import { idempotentLong } from "~/lib/idempotency.server";
import { limit } from "~/lib/rate-limit.server";
import { withLock } from "~/lib/mutex.server";
import { readWithModel, type GoalReading, type Reader } from "~/services/goals/assistant-model.server";
import { ownGoal, shownGoal, readGoals, bumpGoal, type GoalRow } from "~/services/goals/rows.server";
import { type GoalOwner, moveMoney, setProgress } from "~/services/goals/contributions.server";
import { lockGoal, insertGoal, removeGoal } from "~/services/goals/goals.server";
import { type ChatUser, chatChannel } from "~/services/coach/chat-channel.server";
import { z } from "zod";

const HISTORY = 60;

type ChatOutcome = {
  reply: string;
  choices?: string[];
  undo?: { id: string; name: string };
  created?: GoalType;
  deleted?: { type: GoalType; name: string };
  progressed?: AnyGoal;
};

export async function aiCreate(user: CurrentUser, message: string, key?: string): Promise<AiCreated> {
  const { told, messages } = await converse(user, "create", message, key);
  return { response: told.reply, goalCreated: told.created !== undefined, goalType: told.created ?? null, messages };
}

export async function aiDelete(user: CurrentUser, message: string, key?: string): Promise<AiDeleted> {
  const { told, messages } = await converse(user, "delete", message, key);
  return { response: told.reply, goalDeleted: told.deleted !== undefined, deletedGoal: told.deleted ?? null, messages };
}

export async function aiProgress(user: CurrentUser, message: string, key?: string): Promise<AiProgressed> {
  const { told, messages } = await converse(user, "progress", message, key);
  return {
    response: told.reply,
    progressUpdated: told.progressed !== undefined,
    goal: told.progressed ?? null,
    messages,
  };
}

async function converse(
  user: CurrentUser,
  route: ChatRoute,
  message: string,
  key?: string,
): Promise<{ told: ChatOutcome; messages: GoalsMessage[] }> {
  await limit(`goal-chat|${user.id}`, 60, 60);
  const { answer } = await idempotentLong<GoalReading | null, { told: ChatOutcome; messages: GoalsMessage[] }>(
    user.id,
    key,
    `goal-chat-${route}`,
    { message },
    {
      // A model may only fill what the rules left open, and is asked before the transaction begins.
      work: async () =>
        readWithModel(user, route, message, (await readGoals(user.id)).map(ownGoal), readerOf(route, user)),
      around: (run) => withLock(`goals|${user.id}`, run),
      keep: async (tx, filled) => {
        const rows = await readGoals(user.id, undefined, tx);
        const reading = filled ?? readerOf(route, user)(message, rows.map(ownGoal));
        const told = await act(tx, user, reading, rows);
        return { told, messages: await remember(tx, user, message, told) };
      },
    },
  );
  return answer;
}

function readerOf(route: ChatRoute, user: GoalOwner): Reader {
  return (text, goals: readonly OwnGoal[]) => {
    if (route === "create") return readCreate(text, goals, user.today);
    return route === "delete" ? readDelete(text, goals) : readProgress(text, goals, user.today);
  };
}

async function act(tx: Tx, user: GoalOwner, reading: GoalReading, rows: readonly GoalRow[]): Promise<ChatOutcome> {
  if (reading.kind === "ask") return askWords(reading);
  if (reading.kind === "info") return { reply: standingWords(reading.goals) };
  if (reading.kind === "create") {
    const { type, ...values } = reading.goal;
    const same = rows.filter((row) => row.name.toLowerCase() === values.name.toLowerCase()).length;
    await insertGoal(tx, user, type, values);
    return { reply: createdReply(reading.goal, reading.assumedDeadline, same), created: type };
  }
  const row = await lockGoal(tx, user.id, reading.goal.id);
  if (reading.kind === "delete") {
    await removeGoal(tx, user, row);
    return {
      reply: `Done. I deleted ${row.name}. You can undo this.`,
      deleted: { type: row.type, name: row.name },
      undo: { id: row.id, name: row.name },
    };
  }
  if (reading.kind === "add" && row.type === "debt" && row.doneCents >= row.targetCents)
    return { reply: `${row.name} is already paid off. Nothing was changed.` };
  const touched = await bumpGoal(tx, user.id, row.id);
  const changed =
    reading.kind === "add"
      ? await moveMoney(tx, user, touched, reading.amountCents)
      : await setProgress(tx, user, touched, reading.doneCents);
  return { reply: progressReply(ownGoal(changed), changed.doneCents), progressed: shownGoal(changed, user.today) };
}

const Extra = z
  .object({ choices: z.array(z.string()).optional(), undo: z.object({ id: z.string(), name: z.string() }).optional() })
  .catch({});

async function remember(
  tx: Tx,
  user: GoalOwner & ChatUser,
  message: string,
  told: ChatOutcome,
): Promise<GoalsMessage[]> {
  const extra = {
    ...(told.choices && told.choices.length > 0 ? { choices: told.choices } : {}),
    ...(told.undo ? { undo: told.undo } : {}),
  };
  // The reply comes a millisecond later, so that the history keeps its order.
  const later = new Date(user.now.getTime() + 1);
  const asked = { id: newId(), type: "user" as const, content: message, createdAt: user.now };
  const answered = { id: newId(), type: "ai" as const, content: told.reply, createdAt: later };
  for (const row of [asked, { ...answered, data: extra }])
    await tx.chatMessage.create({ data: { userId: user.id, channel: chatChannel("goals", user), ...row } });
  return [shown(asked), { ...shown(answered), ...extra }];
}

export async function listChat(user: GoalOwner & ChatUser): Promise<GoalsMessage[]> {
  const rows = await db.chatMessage.findMany({
    where: { userId: user.id, channel: chatChannel("goals", user) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: HISTORY,
  });
  const deleted = await db.goal.findMany({
    where: { userId: user.id, deletedAt: { not: null } },
    select: { id: true },
  });
  const gone = new Set(deleted.map((goal) => goal.id));
  const messages = rows.reverse().map((row): GoalsMessage => {
    const { choices, undo } = Extra.parse(row.data);
    return {
      ...shown({ ...row, type: row.type === "user" ? "user" : "ai" }),
      ...(choices ? { choices } : {}),
      ...(undo && gone.has(undo.id) ? { undo } : {}),
    };
  });
  const start = messages[0]?.timestamp ?? user.now.toISOString();
  return [{ id: "welcome", type: "ai", content: CHAT_WELCOME, timestamp: start }, ...messages];
}

function shown(row: { id: string; type: "ai" | "user"; content: string; createdAt: Date }): GoalsMessage {
  return { id: row.id, type: row.type, content: row.content, timestamp: row.createdAt.toISOString() };
}
