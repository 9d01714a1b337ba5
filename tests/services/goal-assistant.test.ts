import { describe, expect, test } from "vitest";
import { GoalInput } from "~/contracts/goals";
import { db } from "~/lib/db.server";
import { aiCreate, aiDelete, aiProgress, listChat } from "~/services/goals/assistant.server";
import { createGoal, loadGoals, restoreGoal } from "~/services/goals/goals.server";
import { HOSTILE } from "../domain/goal-phrasings";
import { useDatabase } from "../support/db";
import { createUser, currentUser } from "../support/people";

useDatabase();

const person = async () => currentUser(await createUser());
const state = async (userId: string) =>
  JSON.stringify([
    await db.goal.findMany({ where: { userId }, orderBy: { id: "asc" } }).then((goals) =>
      goals.map((goal) => ({
        ...goal,
        targetCents: String(goal.targetCents),
        minimumCents: String(goal.minimumCents),
      })),
    ),
    await db.goalEntry
      .findMany({ where: { userId }, orderBy: { id: "asc" } })
      .then((entries) => entries.map((entry) => ({ ...entry, amountCents: String(entry.amountCents) }))),
  ]);

describe("the assistant", () => {
  test("creates, updates and deletes from free text (CHAT-004 API-043 API-044 API-045)", async () => {
    const user = await person();
    expect(await aiCreate(user, "Save $500 for a bike by 2099-06-01")).toMatchObject({
      goalCreated: true,
      goalType: "savings",
    });
    expect(await aiProgress(user, "I saved $50 for my bike")).toMatchObject({
      progressUpdated: true,
      goal: { currentAmount: 50 },
    });
    expect((await loadGoals(user)).savings).toMatchObject([
      { name: "Bike", targetAmount: 500, currentAmount: 50, deadline: "2099-06-01" },
    ]);
    expect(await aiDelete(user, "delete my bike goal")).toMatchObject({
      goalDeleted: true,
      deletedGoal: { type: "savings", name: "Bike" },
    });
    expect((await loadGoals(user)).savings).toEqual([]);
  });

  test("'Pay off my $3000 credit card' is a debt (CHAT-015)", async () => {
    const user = await person();
    expect(await aiCreate(user, "Pay off my $3000 credit card")).toMatchObject({ goalCreated: true, goalType: "debt" });
    expect((await loadGoals(user)).debts).toMatchObject([{ originalAmount: 3000, currentAmount: 3000 }]);
  });

  test("a deletion can be undone from the reply, once it is kept", async () => {
    const user = await person();
    const goal = await createGoal(
      user,
      "savings",
      GoalInput.parse({ name: "Bike", targetAmount: 500, deadline: "2099-01-01" }),
    );
    const { messages } = await aiDelete(user, "delete my bike goal");
    expect(messages.at(-1)?.undo).toEqual({ id: goal.id, name: "Bike" });
    expect((await listChat(user)).at(-1)?.undo).toEqual({ id: goal.id, name: "Bike" });
    await restoreGoal(user, goal.id);
    expect((await loadGoals(user)).savings).toHaveLength(1);
    expect((await listChat(user)).at(-1)?.undo).toBeUndefined();
  });

  test("a welcome, then what was said in order, with id, type, content and timestamp (CHAT-002 CHAT-003)", async () => {
    const user = await person();
    await aiCreate(user, "Save $500 for a bike");
    const chat = await listChat(user);
    expect(chat.map((message) => message.type)).toEqual(["ai", "user", "ai"]);
    expect(chat[0]?.content).toMatch(/Money Mind/);
    for (const message of chat)
      expect(message).toMatchObject({
        id: expect.any(String),
        content: expect.any(String),
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      });
  });

  test("an ambiguous target asks which one and changes nothing (CHAT-023)", async () => {
    const user = await person();
    for (const name of ["Red bike", "Blue bike"])
      await createGoal(user, "savings", GoalInput.parse({ name, targetAmount: 500, deadline: "2099-01-01" }));
    const before = await state(user.id);
    const deleted = await aiDelete(user, "delete my bike goal");
    expect(deleted).toMatchObject({ goalDeleted: false, deletedGoal: null });
    expect(deleted.response).toContain("Red bike or Blue bike");
    expect(deleted.messages.at(-1)?.choices).toEqual(['Delete "Red bike"', 'Delete "Blue bike"']);
    expect(await aiProgress(user, "I saved $50 for my bike")).toMatchObject({ progressUpdated: false, goal: null });
    expect(await state(user.id)).toBe(before);
    // The choice that was offered is understood.
    expect(await aiDelete(user, 'Delete "Red bike"')).toMatchObject({
      goalDeleted: true,
      deletedGoal: { name: "Red bike" },
    });
  });

  test("none of the hostile messages changes anything of anybody, by any of the three (CHAT-023)", async () => {
    const user = await person();
    const other = await person();
    for (const owner of [user, other])
      await createGoal(
        owner,
        "savings",
        GoalInput.parse({ name: "Bike", targetAmount: 500, currentAmount: 100, deadline: "2099-01-01" }),
      );
    const before = [await state(user.id), await state(other.id)];
    for (const message of HOSTILE) {
      const at = { ...user, id: user.id };
      await db.rateBucket.deleteMany();
      await aiDelete(at, message);
      await aiProgress(at, message);
      await aiCreate(at, message);
    }
    expect([await state(user.id), await state(other.id)]).toEqual(before);
  });

  test("what somebody else has is neither found nor named", async () => {
    const user = await person();
    const other = await person();
    await createGoal(
      other,
      "savings",
      GoalInput.parse({ name: "Secret yacht", targetAmount: 500, deadline: "2099-01-01" }),
    );
    await createGoal(user, "savings", GoalInput.parse({ name: "Bike", targetAmount: 500, deadline: "2099-01-01" }));
    const answer = await aiDelete(user, "delete the secret yacht goal");
    expect(answer.goalDeleted).toBe(false);
    expect(answer.response).not.toMatch(/yacht/i);
  });

  test("the same key sent twice is said and done once", async () => {
    const user = await person();
    await createGoal(user, "savings", GoalInput.parse({ name: "Bike", targetAmount: 500, deadline: "2099-01-01" }));
    await Promise.all(Array.from({ length: 10 }, () => aiProgress(user, "I saved $50 for my bike", "chat-key-0001")));
    expect((await loadGoals(user)).savings).toMatchObject([{ currentAmount: 50 }]);
    expect(await listChat(user)).toHaveLength(3);
  });

  test("progress of a debt is a payment; more than is left pays it off", async () => {
    const user = await person();
    await createGoal(user, "debt", GoalInput.parse({ name: "Visa card", targetAmount: 1000, currentAmount: 300 }));
    expect(await aiProgress(user, "I deposited $500 on my visa card")).toMatchObject({
      progressUpdated: true,
      goal: { type: "debt", currentAmount: 0 },
    });
    expect(await aiProgress(user, "I deposited $5 on my visa card")).toMatchObject({ progressUpdated: false });
  });
});
