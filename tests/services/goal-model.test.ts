// A message to Money Mind that the rules can't read, filled in by an outside model that is checked in every word.
import { expect, test } from "vitest";
import { GoalInput } from "~/contracts/goals";
import { db } from "~/lib/db.server";
import { aiCreate, aiDelete, aiProgress } from "~/services/goals/assistant.server";
import { createGoal, loadGoals } from "~/services/goals/goals.server";
import { useDatabase } from "../support/db";
import { useModel } from "../support/outside-model";
import { createUser, currentUser } from "../support/people";

useDatabase();
const stub = useModel();
const says = (what: object | null) => stub.behave(() => ({ say: JSON.stringify(what) }));
/** What it was asked to fill, and about which message. */
const asked = () =>
  stub.asked.map(({ body, input }) => ({
    name: String(Object(Object(body.text).format).name),
    input: String(input.text),
  }));

const LOOSE = "that kayak is 650 and I'd love it before next summer";
const KAYAK = { type: "savings", name: "kayak", amount: "650", deadline: "before next summer" };

async function person() {
  return currentUser(await createUser({ coachConsentAt: new Date() }));
}

async function withBike() {
  const user = await person();
  await createGoal(user, "savings", GoalInput.parse({ name: "Bike", targetAmount: 500, deadline: "2099-01-01" }));
  return user;
}

test("a model fills in what the rules could not read, in the words of the message", async () => {
  const user = await person();
  says(KAYAK);
  expect(await aiCreate(user, LOOSE)).toMatchObject({ goalCreated: true, goalType: "savings" });
  expect((await loadGoals(user)).savings).toMatchObject([{ name: "Kayak", targetAmount: 650 }]);
  expect(asked()).toEqual([{ name: "goal-create", input: LOOSE }]);
});

test.each([
  ["an amount that the message does not hold", { ...KAYAK, amount: "6500" }],
  ["a name that the message does not hold", { ...KAYAK, name: "yacht" }],
  ["a date that the message does not hold", { ...KAYAK, deadline: "2030-01-01" }],
  ["no kind", { ...KAYAK, type: null }],
  ["another schema", { goal: "kayak" }],
  ["nothing", null],
])("of a model's words %s creates nothing; a question comes back", async (_title, answer) => {
  const user = await person();
  says(answer);
  const { goalCreated, response } = await aiCreate(user, LOOSE);
  expect(goalCreated).toBe(false);
  expect(response).not.toBe("");
  expect(asked()).toHaveLength(1);
  expect(await db.goal.count({ where: { userId: user.id } })).toBe(0);
});

test("one key asks the model once, asked again or three times at once", async () => {
  const user = await person();
  says(KAYAK);
  const answers = await Promise.all([1, 2, 3].map(() => aiCreate(user, LOOSE, "key-for-kayak")));
  answers.push(await aiCreate(user, LOOSE, "key-for-kayak"));
  expect(answers.map(({ goalCreated }) => goalCreated)).toEqual([true, true, true, true]);
  expect(asked()).toHaveLength(1);
  expect(await db.goal.count({ where: { userId: user.id } })).toBe(1);
});

test("what the rules can read is not shown to a model", async () => {
  const user = await person();
  expect((await aiCreate(user, "Save $500 for a bike by 2099-06-01")).goalCreated).toBe(true);
  expect(asked()).toEqual([]);
});

test("a model never deletes or moves money: it may only help to ask which goal is meant", async () => {
  const user = await withBike();
  says({ goal: "Bike" });
  const gone = await aiDelete(user, "delete the cycling one");
  expect(gone.goalDeleted).toBe(false);
  expect(gone.response).toContain("Bike");
  const moved = await aiProgress(user, "I put 40 dollars in for the two wheeler");
  expect(moved.progressUpdated).toBe(false);
  expect((await loadGoals(user)).savings).toMatchObject([{ name: "Bike", currentAmount: 0 }]);
  expect(asked().at(0)).toEqual({ name: "goal-meant", input: "Message: delete the cycling one\nGoals:\nBike" });
});

test("goals are listed one by one, without the person's own name; the one that is meant is asked about as it's called", async () => {
  const user = await person();
  for (const name of ["Ada's red bike", "New roof"])
    await createGoal(user, "savings", GoalInput.parse({ name, targetAmount: 500, deadline: "2099-01-01" }));
  says({ goal: "[removed]'s red bike" });
  const { response, goalDeleted } = await aiDelete(user, "delete the\ncycling one");
  expect(asked()).toEqual([
    { name: "goal-meant", input: "Message: delete the cycling one\nGoals:\n[removed]'s red bike\nNew roof" },
  ]);
  expect([goalDeleted, response.includes("Ada's red bike")]).toEqual([false, true]);
  for (const goal of ["Red bike", null, ""]) {
    says({ goal });
    expect((await aiDelete(user, "delete the cycling one")).response).toMatch(/^I can't find that goal/);
  }
});

test("a name of somebody else's goal is no goal", async () => {
  const other = await withBike();
  const user = await person();
  await createGoal(user, "savings", GoalInput.parse({ name: "Piano", targetAmount: 900, deadline: "2099-01-01" }));
  says({ goal: "Bike" });
  const answer = await aiDelete(user, "delete the cycling one");
  expect(answer.goalDeleted).toBe(false);
  expect(answer.response).not.toContain("Bike");
  expect(asked().every(({ input }) => !input.includes("Bike"))).toBe(true);
  expect((await loadGoals(other)).savings).toHaveLength(1);
});
