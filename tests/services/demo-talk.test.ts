// The demo account is shared; what its visitors say to it is not.
import { describe, expect, test } from "vitest";
import { db } from "~/lib/db.server";
import { askCoach } from "~/services/coach/coach.server";
import {
  deleteConversation,
  deleteConversations,
  listConversations,
  readTurns,
} from "~/services/coach/conversations.server";
import { aiCreate, listChat } from "~/services/goals/assistant.server";
import { clearDemoTalks } from "~/services/platform/housekeeping.server";
import { giveHousehold } from "../support/coach-household";
import { useDatabase } from "../support/db";
import type { CurrentUser } from "~/lib/auth.server";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

async function twoVisitors(isDemo: boolean) {
  const account = await createTrialUser({ isDemo });
  await giveHousehold(account.id);
  return { account, first: await currentUser(account), second: await currentUser(account) };
}
const asked = async (user: CurrentUser) => {
  const all = await Promise.all((await listConversations(user)).map(({ id }) => readTurns(user, id)));
  return all.flat().map(({ question }) => question);
};

describe("two visitors of the demo account", () => {
  test("neither sees, leans on or clears what the other asked the coach", async () => {
    const { first, second } = await twoVisitors(true);
    await askCoach(first, "How much did I spend on restaurants last month?");
    const lone = await askCoach(second, "and the month before?");
    expect(lone.answer).not.toContain("Restaurants");
    expect(await asked(first)).toEqual(["How much did I spend on restaurants last month?"]);
    expect(await asked(second)).toEqual(["and the month before?"]);
    expect((await askCoach(first, "and on rent?")).answer).toContain("You spent $1,600.00 on Mortgage/Rent last month");

    const [firsts] = await listConversations(first);
    await deleteConversation(second, firsts?.id ?? "");
    expect(await readTurns(second, firsts?.id ?? "")).toEqual([]);
    await deleteConversations(second);
    expect(await asked(second)).toEqual([]);
    expect(await asked(first)).toHaveLength(2);
  });

  test("the same key of two visitors is two questions", async () => {
    const { first, second } = await twoVisitors(true);
    await askCoach(first, "How much do I owe?", { key: "key-of-the-first" });
    await askCoach(second, "How much do I owe?", { key: "key-of-the-second" });
    expect([await asked(first), await asked(second)]).toEqual([["How much do I owe?"], ["How much do I owe?"]]);
  });

  test("what is said to Money Mind stays with the session; the goal is everybody's", async () => {
    const { account, first, second } = await twoVisitors(true);
    await aiCreate(first, "Save $500 for a kayak by 2099-06-01");
    expect(JSON.stringify(await listChat(first))).toContain("kayak");
    expect(JSON.stringify(await listChat(second))).not.toContain("kayak");
    expect(await db.goal.count({ where: { userId: account.id } })).toBe(1);
  });

  test("a day later it is cleared away, and nobody else's talk with it", async () => {
    const { account, first } = await twoVisitors(true);
    const own = await twoVisitors(false);
    await askCoach(first, "How much do I owe?");
    await askCoach(own.first, "How much do I owe?");
    await clearDemoTalks(new Date(first.now.getTime() + 86_300_000));
    expect(await db.chatMessage.count({ where: { userId: account.id } })).toBe(2);
    await clearDemoTalks(new Date(first.now.getTime() + 86_500_000));
    expect(await db.chatMessage.count({ where: { userId: account.id } })).toBe(0);
    expect(await db.conversation.count({ where: { userId: account.id } })).toBe(0);
    expect(await db.chatMessage.count({ where: { userId: own.account.id } })).toBe(2);
  });
});

test("on an account of one's own the talk goes on in another session", async () => {
  const { first, second } = await twoVisitors(false);
  await askCoach(first, "How much did I spend on restaurants last month?");
  expect((await askCoach(second, "and on rent?")).answer).toContain("You spent $1,600.00 on Mortgage/Rent last month");
  expect(await asked(first)).toHaveLength(2);
});
