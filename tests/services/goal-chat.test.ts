// What is said to Money Mind and what it answers: how often, what is kept, and what each answer leaves of a goal.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { GoalInput } from "~/contracts/goals";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { aiCreate, aiDelete, aiProgress, listChat } from "~/services/goals/assistant.server";
import { createGoal, listDebtGoals, listSavingsGoals, restoreGoal } from "~/services/goals/goals.server";
import { CHAT_WELCOME } from "~/texts/money-mind";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const NOW = "2026-03-20T12:00:00.000Z";
beforeEach(() => setClock(NOW));
afterEach(() => setClock(undefined));

const person = async (more: object = {}) =>
  currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC", ...more }));
const goal = (user: CurrentUser, name: string, more: object = {}) =>
  createGoal(
    user,
    "savings",
    GoalInput.parse({ name, targetAmount: "500", currentAmount: "100", deadline: "2027-06-01", ...more }),
  );
const debt = (user: CurrentUser, name: string, left: string) =>
  createGoal(user, "debt", GoalInput.parse({ name, targetAmount: "1000", currentAmount: left }));
const versions = async (user: CurrentUser) =>
  (await db.goal.findMany({ where: { userId: user.id }, orderBy: { createdAt: "asc" } })).map(({ version }) => version);

describe("a reply", () => {
  test("to a new goal says what was made, the day that was taken, and how many are called so by now", async () => {
    const user = await person();
    expect(await aiCreate(user, "Save $500 for a bike by 2027-06-01")).toMatchObject({
      ...{ goalCreated: true, goalType: "savings" },
      response: "Done. Your new goal: save $500.00 for Bike by Jun 1, 2027.",
    });
    expect((await aiCreate(user, "Save $300 for a bike")).response).toBe(
      "Done. Your new goal: save $300.00 for Bike by Mar 20, 2027. You named no date, so I set one a year from now; change it with Edit. You now have 2 goals called Bike.",
    );
    expect((await aiCreate(user, "Pay off my $3000 credit card")).goalType).toBe("debt");
    expect(await aiCreate(user, "Save some money")).toMatchObject({ goalCreated: false, goalType: null });
    expect((await listSavingsGoals(user)).map(({ name }) => name)).toEqual(["Bike", "Bike"]);
  });

  test("to money says what the goal has now, and the goal's version tells those who have it open", async () => {
    const user = await person();
    await goal(user, "Bike");
    expect(await aiProgress(user, "I saved $50 for my bike")).toMatchObject({
      ...{ progressUpdated: true, goal: { type: "savings", name: "Bike", currentAmount: 150 } },
      response: "Done. Bike has $150.00 of $500.00, 30%.",
    });
    expect(await versions(user)).toEqual([2]);
    expect((await aiProgress(user, "My bike goal is at $200")).response).toBe(
      "Done. Bike has $200.00 of $500.00, 40%.",
    );
    expect(await versions(user)).toEqual([3]);
    expect(await listSavingsGoals(user)).toMatchObject([{ currentAmount: 200 }]);
  });

  test("to a question says where goals stand, and changes none", async () => {
    const user = await person();
    await goal(user, "Bike");
    await debt(user, "Visa", "400");
    const { response, ...rest } = await aiProgress(user, "How far am I with my goals?");
    expect(response).toBe("Bike: $100.00 of $500.00 (20%).\nVisa: $400.00 left of $1,000.00 (60% paid off).");
    expect(rest).toMatchObject({ progressUpdated: false, goal: null });
    expect(await versions(user)).toEqual([1, 1]);
  });

  test("to a payment of a debt that is paid off says so, and the debt is as it was", async () => {
    const user = await person();
    await debt(user, "Visa card", "0");
    const paid = await aiProgress(user, "I deposited $5 on my visa card");
    expect(paid).toMatchObject({
      ...{ progressUpdated: false, goal: null },
      response: "Visa card is already paid off. Nothing was changed.",
    });
    expect(await versions(user)).toEqual([1]);
    expect(await listDebtGoals(user)).toMatchObject([{ currentAmount: 0 }]);
  });

  test("to a deletion says what is gone and offers it back, as long as it is gone", async () => {
    const user = await person();
    const bike = await goal(user, "Bike");
    await goal(user, "Boat");
    const gone = await aiDelete(user, "delete my bike goal");
    expect(gone).toMatchObject({
      ...{ goalDeleted: true, deletedGoal: { type: "savings", name: "Bike" } },
      response: "Done. I deleted Bike. You can undo this.",
    });
    expect(gone.messages).toMatchObject([{ type: "user" }, { type: "ai", undo: { id: bike.id, name: "Bike" } }]);
    expect((await listSavingsGoals(user)).map(({ name }) => name)).toEqual(["Boat"]);
    await restoreGoal(user, bike.id);
    expect((await listChat(user)).flatMap(({ undo }) => undo ?? [])).toEqual([]);
    expect(await aiDelete(user, "delete the piano goal")).toMatchObject({ goalDeleted: false, deletedGoal: null });
  });

  test("with something to choose keeps the choices with it, without any it has none", async () => {
    const user = await person();
    for (const name of ["Red bike", "Blue bike"]) await goal(user, name);
    const asked = await aiDelete(user, "delete my bike goal");
    expect((await listChat(user)).at(-1)).toEqual(asked.messages.at(-1));
    expect(asked.messages.at(-1)).not.toHaveProperty("undo");
    const plain = await aiProgress(user, "How far am I?");
    expect(plain.messages.at(-1)).not.toHaveProperty("choices");
    expect((await listChat(user)).at(-1)).not.toHaveProperty("choices");
    const took = await aiProgress(user, "I took $20 out of my red bike");
    expect(took.response).toContain("I can't take money back out from here.");
    expect(took.messages.at(-1)).not.toHaveProperty("choices");
  });
});

describe("what was said", () => {
  test("is kept in its order, the question before the answer, and shown behind a welcome of its day", async () => {
    const user = await person();
    expect(await listChat(user)).toEqual([{ id: "welcome", type: "ai", content: CHAT_WELCOME, timestamp: NOW }]);
    const { messages } = await aiCreate(user, "Save $500 for a bike by 2027-06-01");
    expect(messages).toMatchObject([
      { type: "user", content: "Save $500 for a bike by 2027-06-01", timestamp: NOW },
      { type: "ai", timestamp: "2026-03-20T12:00:00.001Z" },
    ]);
    setClock("2026-03-21T12:00:00Z");
    const later = { ...user, now: new Date("2026-03-21T12:00:00Z") };
    expect(await listChat(later)).toEqual([
      { id: "welcome", type: "ai", content: CHAT_WELCOME, timestamp: NOW },
      ...messages,
    ]);
  });

  test("is the last sixty messages of one's own, of this talk alone", async () => {
    const [user, other] = [await person(), await person()];
    const say = (userId: string, channel: string, at: number) => ({
      ...{ userId, channel, id: `${channel}-${at}`, type: at % 2 ? "ai" : "user", content: `Message ${at}` },
      createdAt: new Date(user.now.getTime() + at * 1_000),
    });
    await db.chatMessage.createMany({
      data: [
        ...Array.from({ length: 63 }, (_, at) => say(user.id, "goals", at)),
        say(user.id, "coach", 99),
        say(other.id, "goals", 99),
      ],
    });
    const chat = await listChat(user);
    expect(chat).toHaveLength(61);
    expect(chat[0]).toMatchObject({ id: "welcome", timestamp: chat[1]?.timestamp });
    expect(chat.slice(1).map(({ content }) => content)).toEqual(
      Array.from({ length: 60 }, (_, at) => `Message ${at + 3}`),
    );
    expect(chat.slice(1, 3).map(({ type }) => type)).toEqual(["ai", "user"]);
  });

  test("is sixty messages a minute at most, each person's own", async () => {
    const [user, other] = [await person(), await person()];
    const say = (who: CurrentUser) => aiProgress(who, "How far am I?", "one-and-the-same");
    for (let turn = 0; turn < 60; turn++) await say(user);
    await expect(say(user)).rejects.toMatchObject({ code: "too_many" });
    await say(other);
    setClock("2026-03-20T12:01:01Z");
    await say(user);
    expect(await db.chatMessage.count({ where: { userId: user.id } })).toBe(2);
  });

  test("by the same key is one message for each of the three ways, and no other message for a key", async () => {
    const user = await person();
    await goal(user, "Bike");
    const first = await aiProgress(user, "I saved $50 for my bike", "key-of-a-message");
    expect(await aiProgress(user, "I saved $50 for my bike", "key-of-a-message")).toEqual(first);
    await expect(aiProgress(user, "I saved $60 for my bike", "key-of-a-message")).rejects.toMatchObject({
      code: "unprocessable",
    });
    await expect(aiDelete(user, "I saved $50 for my bike", "key-of-a-message")).rejects.toMatchObject({
      code: "unprocessable",
    });
    expect(await listSavingsGoals(user)).toMatchObject([{ currentAmount: 150 }]);
  });
});
