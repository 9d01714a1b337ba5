// Conversations with the coach: which one a question belongs to, what is kept of it, and how it goes.
import { afterEach, expect, test } from "vitest";
import { MAX_CONVERSATIONS, MAX_TURNS } from "~/domain/coach/conversation";
import type { CurrentUser } from "~/lib/auth.server";
import { db, newId, transaction } from "~/lib/db.server";
import { askCoach } from "~/services/coach/coach.server";
import {
  conversationFor,
  deleteConversation,
  deleteConversations,
  keepTurn,
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
    data: Array.from({ length: MAX_TURNS - 1 }, () => ({
      ...talk,
      id: newId(),
      content: "And?",
      createdAt: user.now,
    })),
  });
  expect(await conversationFor(user, conversation)).toEqual({ id: null, earlier: [] });
  expect((await askCoach(user, "And now?", { conversation })).conversation).not.toBe(conversation);
  await db.conversation.createMany({
    data: Array.from({ length: MAX_CONVERSATIONS }, (_, at) => ({
      userId: user.id,
      id: newId(),
      channel: "coach",
      title: `Number ${at}`,
      lastAt: new Date(user.now.getTime() - (at + 1) * 3_600_000),
    })),
  });
  await askCoach(user, "One more?", { conversation: "new" });
  const kept = await listConversations(user);
  expect(kept).toHaveLength(MAX_CONVERSATIONS);
  expect(kept.map(({ title }) => title)).not.toContain(`Number ${MAX_CONVERSATIONS - 1}`);
});

test("a question leans on the six before it, the oldest first, and on no more", async () => {
  const user = await person();
  const [first] = [await askCoach(user, "Question 1")];
  for (const number of [2, 3, 4, 5, 6, 7]) await askCoach(later(user, number), `Question ${number}`);
  expect(await conversationFor(later(user, 9), undefined)).toEqual({
    id: first.conversation,
    earlier: [2, 3, 4, 5, 6, 7].map((number) => `Question ${number}`),
  });
  expect(await conversationFor(later(user, 9), "new")).toEqual({ id: null, earlier: [] });
  expect(await conversationFor(later(user, 7 + 60), undefined)).toEqual({ id: null, earlier: [] });
  expect((await conversationFor(later(user, 900), first.conversation)).id).toBe(first.conversation);
  expect((await conversationFor(user, "none")).id).toBeNull();
});

test("a question and its answer are kept as they came, by the person's own clock", async () => {
  const user = { ...(await person()), now: new Date("2026-11-22T03:00:00Z"), timeZone: "America/New_York" };
  const { id, conversation, ...told } = await askCoach(user, "  What is\n my net worth? ");
  const rows = await db.chatMessage.findMany({ where: { userId: user.id }, orderBy: { createdAt: "asc" } });
  expect(rows).toMatchObject([
    {
      type: "user",
      content: "  What is\n my net worth? ",
      createdAt: user.now,
      data: {},
      conversationId: conversation,
    },
    { type: "ai", id, content: told.answer, createdAt: new Date("2026-11-22T03:00:00.001Z"), channel: "coach" },
  ]);
  expect(await readTurns(user, conversation)).toEqual([
    { id, question: "  What is\n my net worth? ", askedOn: "2026-11-21", ...told },
  ]);
  expect(await listConversations(user)).toEqual([
    { id: conversation, title: "What is my net worth?", lastOn: "2026-11-21" },
  ]);
});

test("of several turns the latest comes last, and what can't be read is left out", async () => {
  const user = await person();
  const first = await askCoach(user, "How much do I owe?");
  const second = await askCoach(later(user, 1), "What do I earn?");
  const third = await askCoach(later(user, 2), "What is my net worth?");
  const asked = async () => (await readTurns(user, first.conversation)).map(({ question }) => question);
  expect(await asked()).toEqual(["How much do I owe?", "What do I earn?", "What is my net worth?"]);
  await db.chatMessage.updateMany({ where: { userId: user.id, id: second.id }, data: { data: { odd: 1 } } });
  expect(await asked()).toEqual(["How much do I owe?", "What is my net worth?"]);
  expect(await keptAnswer(user, second.id)).toBeNull();
  expect(await keptAnswer(user, "none")).toBeNull();
  await db.chatMessage.updateMany({ where: { userId: user.id, id: third.id }, data: { conversationId: null } });
  expect(await keptAnswer(user, third.id)).toMatchObject({ id: third.id, conversation: "" });
  const [question] = await db.chatMessage.findMany({ where: { userId: user.id, type: "user" }, take: 1 });
  expect(await keptAnswer(user, question?.id ?? "")).toBeNull();
});

test("the latest conversation is the one that was asked something last; all of one's own can be cleared at once", async () => {
  const [user, other] = [await person(), await person()];
  const first = await askCoach(user, "How much do I owe?");
  const second = await askCoach(later(user, 5), "What do I earn?", { conversation: "new" });
  const titles = async (who: CurrentUser) => (await listConversations(who)).map(({ title }) => title);
  expect(await openConversation(later(user, 6), null)).toBe(second.conversation);
  await askCoach(later(user, 10), "And now?", { conversation: first.conversation });
  expect(await openConversation(later(user, 11), null)).toBe(first.conversation);
  expect(await titles(user)).toEqual(["How much do I owe?", "What do I earn?"]);
  const theirs = await askCoach(other, "What is my net worth?");
  expect(await openConversation(user, theirs.conversation)).toBeNull();
  await deleteConversations(user);
  expect([await titles(user), await titles(other)]).toEqual([[], ["What is my net worth?"]]);
});

test("one that goes while its answer is made is made anew, and nobody else's takes the answer in", async () => {
  const [user, other] = [await person(), await person()];
  const theirs = await askCoach(other, "What is my net worth?");
  const keep = (conversation: string) =>
    transaction((tx) => keepTurn(tx, user, { question: "Still here?", given: ANSWER, conversation }));
  for (const gone of ["gone", theirs.conversation]) {
    const kept = await keptAnswer(user, await keep(gone));
    expect(kept?.answer).toBe("Yes.");
    expect(kept?.conversation).not.toBe(gone);
  }
  expect(await listConversations(user)).toHaveLength(2);
  expect((await readTurns(other, theirs.conversation)).map(({ question }) => question)).toEqual([
    "What is my net worth?",
  ]);
});
const ANSWER = { answer: "Yes.", by: "rules" as const, notice: null, citations: [] };

test("too many conversations cost another person none", async () => {
  const [user, other] = [await person(), await person()];
  for (const one of [user, other])
    await db.conversation.createMany({
      data: Array.from({ length: MAX_CONVERSATIONS }, (_, at) => ({
        ...{ userId: one.id, id: newId(), channel: "coach", title: `Number ${at}` },
        lastAt: new Date(user.now.getTime() - (at + 1) * 3_600_000),
      })),
    });
  await askCoach(user, "One more?", { conversation: "new" });
  expect(await db.conversation.count({ where: { userId: user.id } })).toBe(MAX_CONVERSATIONS);
  expect(await db.conversation.count({ where: { userId: other.id } })).toBe(MAX_CONVERSATIONS);
});
