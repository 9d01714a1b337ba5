// Conversations with the coach: which one a question belongs to, what is kept of it, and how it goes.
import { afterEach, expect, test } from "vitest";
import { MOST_CONVERSATIONS, MOST_TURNS } from "~/domain/coach/conversation";
import type { CurrentUser } from "~/lib/auth.server";
import { db, newId } from "~/lib/db.server";
import { askCoach } from "~/services/coach/coach.server";
import {
  conversationFor,
  deleteConversation,
  keptAnswer,
  listConversations,
  openConversation,
  readTurns,
} from "~/services/coach/conversations.server";
import { setClock } from "~/lib/clock.server";
import { giveHousehold } from "../support/household";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
afterEach(() => setClock(undefined));

const later = (user: CurrentUser, minutes: number): CurrentUser => ({
  ...user,
  now: new Date(user.now.getTime() + minutes * 60_000),
});

async function person(): Promise<CurrentUser> {
  return currentUser(await createTrialUser());
}

test("a conversation is named by its first question, goes on for an hour, and a later question opens another", async () => {
  const user = await person();
  const first = await askCoach(user, "  How much do I\n owe? ".trim());
  const second = await askCoach(later(user, 59), "And what do I earn?");
  expect(second.conversation).toBe(first.conversation);
  const third = await askCoach(later(user, 120), "What is my net worth?");
  expect(third.conversation).not.toBe(first.conversation);
  expect((await listConversations(user)).map(({ title }) => title)).toEqual([
    "What is my net worth?",
    "How much do I owe?",
  ]);
  expect((await readTurns(user, first.conversation)).map(({ question }) => question)).toEqual([
    "How much do I\n owe?",
    "And what do I earn?",
  ]);
});

test("one can be asked for anew, and an earlier one reopened: a question leans on that one alone", async () => {
  const user = await person();
  await giveHousehold(user.id, user.today);
  const groceries = await askCoach(user, "How much did I spend on groceries last month?");
  const other = await askCoach(user, "How much did I earn last month?", { conversation: "new" });
  expect(other.conversation).not.toBe(groceries.conversation);
  const reopened = await askCoach(later(user, 600), "and the month before?", { conversation: groceries.conversation });
  expect(reopened.conversation).toBe(groceries.conversation);
  expect(reopened.answer).toContain("Groceries");
  expect((await listConversations(user))[0]?.id).toBe(groceries.conversation);
  expect(await openConversation(later(user, 601), null)).toBe(groceries.conversation);
  expect(await openConversation(later(user, 1_000), null)).toBeNull();
  expect(await openConversation(user, "new")).toBeNull();
});

test("what is told is what is kept: rows, chart, actions and what to ask next stand there the same later", async () => {
  const user = await person();
  await giveHousehold(user.id, user.today);
  const told = await askCoach(user, "top 5 places i spend money");
  expect(told.lists?.[0]?.rows.length).toBeGreaterThan(2);
  expect(told.lists?.[0]?.chart?.kind).toBe("bars");
  expect(told.next?.length).toBeGreaterThan(0);
  expect(await keptAnswer(user, told.id)).toEqual(told);
  const [turn] = await readTurns(user, told.conversation);
  expect(turn).toMatchObject({ lists: told.lists, next: told.next, answer: told.answer });
});

test("deleted, it is gone with its messages; asking in it again opens a new one, and nobody else's can be touched", async () => {
  const [user, other] = [await person(), await person()];
  const mine = await askCoach(user, "How much do I owe?");
  await deleteConversation(other, mine.conversation);
  expect((await conversationFor(other, mine.conversation)).id).toBeNull();
  expect(await readTurns(other, mine.conversation)).toEqual([]);
  expect(await keptAnswer(other, mine.id)).toBeNull();
  expect(await listConversations(user)).toHaveLength(1);
  await deleteConversation(user, mine.conversation);
  await deleteConversation(user, mine.conversation);
  expect(await db.chatMessage.count({ where: { userId: user.id } })).toBe(0);
  const again = await askCoach(user, "How much do I owe?", { conversation: mine.conversation });
  expect(again.conversation).not.toBe(mine.conversation);
});

test("a full conversation makes room for a new one, and the oldest of too many goes", async () => {
  const user = await person();
  const { conversation } = await askCoach(user, "How much do I owe?");
  const talk = { userId: user.id, channel: "coach", conversationId: conversation, type: "user", data: {} };
  await db.chatMessage.createMany({
    data: Array.from({ length: MOST_TURNS - 1 }, () => ({
      ...talk,
      id: newId(),
      content: "And?",
      createdAt: user.now,
    })),
  });
  expect((await askCoach(user, "And now?", { conversation })).conversation).not.toBe(conversation);
  await db.conversation.createMany({
    data: Array.from({ length: MOST_CONVERSATIONS }, (_, at) => ({
      userId: user.id,
      id: newId(),
      channel: "coach",
      title: `Number ${at}`,
      lastAt: new Date(user.now.getTime() - (at + 1) * 3_600_000),
    })),
  });
  await askCoach(user, "One more?", { conversation: "new" });
  const kept = await listConversations(user);
  expect(kept).toHaveLength(MOST_CONVERSATIONS);
  expect(kept.map(({ title }) => title)).not.toContain(`Number ${MOST_CONVERSATIONS - 1}`);
});
