import { describe, expect, test } from "vitest";
import { useDatabase } from "../support/db";
import { call, createUser } from "../support/people";
import { db } from "~/lib/db.server";
import * as savingsRoute from "~/routes/api.savings-goals";
import * as savingsOne from "~/routes/api.savings-goals.$id";
import * as addMoney from "~/routes/api.savings-goals.$id.add-money";
import * as debtRoute from "~/routes/api.debt-goals";
import * as debtOne from "~/routes/api.debt-goals.$id";
import * as payment from "~/routes/api.debt-goals.$id.payment";
import * as tracker from "~/routes/api.savings-tracker";
import * as aiCreate from "~/routes/api.goals.ai-create";
import * as aiDelete from "~/routes/api.goals.ai-delete";
import * as aiProgress from "~/routes/api.goals.ai-progress";
import * as screen from "~/routes/_app.goals";

useDatabase();

const GOAL = { name: "Bike", targetAmount: 500, currentAmount: 100, deadline: "2099-06-01", color: "green" };
type User = { id: string };

async function made(user: User, route: typeof savingsRoute | typeof debtRoute, json: object): Promise<string> {
  const path = route === debtRoute ? "/api/debt-goals" : "/api/savings-goals";
  const { body } = await call(route, { path, user, json });
  if (typeof body !== "object" || body === null || !("id" in body) || typeof body.id !== "string")
    throw new Error("no goal");
  return body.id;
}
const listed = async (user: User) => (await call(savingsRoute, { path: "/api/savings-goals", user })).body;
const debts = async (user: User) => (await call(debtRoute, { path: "/api/debt-goals", user })).body;

describe("lists", () => {
  test("savings goals: dollars, yyyy-MM-dd, progress by the server; signed out 401 (API-022 GOAL-036 GOAL-056)", async () => {
    const user = await createUser();
    await made(user, savingsRoute, { ...GOAL, targetAmount: "1000", currentAmount: "250" });
    expect(await listed(user)).toMatchObject([
      {
        id: expect.any(String),
        name: "Bike",
        targetAmount: 1000,
        currentAmount: 250,
        deadline: "2099-06-01",
        color: "green",
        progress: 25,
      },
    ]);
    expect((await call(savingsRoute, { path: "/api/savings-goals" })).status).toBe(401);
  });

  test("debt goals, the optional keys as null (API-035)", async () => {
    const user = await createUser();
    await made(user, debtRoute, { name: "Visa", targetAmount: 1000, currentAmount: 400 });
    expect(await debts(user)).toMatchObject([
      {
        name: "Visa",
        originalAmount: 1000,
        currentAmount: 400,
        targetDate: null,
        interestRate: null,
        color: "blue",
        progress: 60,
      },
    ]);
  });

  test("the tracker is null before any saving (API-036)", async () => {
    const user = await createUser();
    expect((await call(tracker, { path: "/api/savings-tracker", user })).body).toBeNull();
    const id = await made(user, savingsRoute, GOAL);
    await call(addMoney, {
      path: `/api/savings-goals/${id}/add-money`,
      params: { id },
      user,
      json: { amount: "12.50" },
    });
    expect((await call(tracker, { path: "/api/savings-tracker", user })).body).toMatchObject({
      monthlyStats: { monthName: expect.any(String), current: 12.5 },
      yearlyStats: { year: expect.any(Number), current: 12.5 },
    });
  });
});

describe("changes", () => {
  test.each([
    [{ ...GOAL, name: "" }, "Please fill in all required fields."],
    [{ ...GOAL, deadline: null }, "Please fill in all required fields."],
    [{ ...GOAL, targetAmount: 0 }, "Please enter a valid positive number."],
    [{ ...GOAL, targetAmount: "abc" }, "Please enter a valid positive number."],
    [{ ...GOAL, currentAmount: -1 }, "Please enter a valid positive number or zero."],
    [{ ...GOAL, currentAmount: 501 }, "Current amount cannot exceed target amount."],
    [{ ...GOAL, deadline: "2001-01-01" }, "Please choose today or a later date."],
    [{ ...GOAL, color: "pink" }, "Please choose one of the five colors."],
    [{}, "Please fill in all required fields."],
    ["[]", expect.any(String)],
  ])(
    "%j is a 400 with its text, and nothing is stored (API-037 GOAL-027 GOAL-028 GOAL-029 GOAL-031)",
    async (json, message) => {
      const user = await createUser();
      const answer = await call(savingsRoute, { path: "/api/savings-goals", user, json });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ message });
      expect(await listed(user)).toEqual([]);
    },
  );

  test("a PUT changes the goal; unknown and foreign ids are 404 (API-038)", async () => {
    const user = await createUser();
    const other = await createUser();
    const id = await made(user, savingsRoute, GOAL);
    const path = `/api/savings-goals/${id}`;
    expect(
      (await call(savingsOne, { method: "PUT", path, params: { id }, user, json: { ...GOAL, name: "Red bike" } }))
        .status,
    ).toBe(200);
    expect(await listed(user)).toMatchObject([{ name: "Red bike" }]);
    for (const [who, which] of [
      [other, id],
      [user, "no-such-goal"],
    ] as const)
      expect(
        (await call(savingsOne, { method: "PUT", path, params: { id: which }, user: who, json: GOAL })).status,
      ).toBe(404);
  });

  test("a stale PUT is 409 with both values", async () => {
    const user = await createUser();
    const id = await made(user, savingsRoute, GOAL);
    const put = (json: object) =>
      call(savingsOne, { method: "PUT", path: `/api/savings-goals/${id}`, params: { id }, user, json });
    expect((await put({ ...GOAL, name: "First", version: 1 })).status).toBe(200);
    const second = await put({ ...GOAL, name: "Second", version: 1 });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      message: expect.any(String),
      current: { name: "First" },
      yours: { name: "Second" },
      version: 2,
    });
  });

  test("add-money takes the entered string (API-039)", async () => {
    const user = await createUser();
    const id = await made(user, savingsRoute, GOAL);
    const post = (amount: unknown) =>
      call(addMoney, { path: `/api/savings-goals/${id}/add-money`, params: { id }, user, json: { amount } });
    expect((await post("25.50")).body).toMatchObject({ currentAmount: 125.5 });
    for (const amount of ["0", "-1", "abc", "", null])
      expect([(await post(amount)).status, (await post(amount)).body]).toMatchObject([
        400,
        { message: "Please enter a valid positive amount." },
      ]);
  });

  test("a payment lowers what is left (API-040)", async () => {
    const user = await createUser();
    const id = await made(user, debtRoute, { name: "Visa", targetAmount: 1000 });
    const put = (amount: unknown) =>
      call(payment, { method: "PUT", path: `/api/debt-goals/${id}/payment`, params: { id }, user, json: { amount } });
    expect((await put("200")).body).toMatchObject({ currentAmount: 800 });
    expect((await put("abc")).status).toBe(400);
  });

  test("deletions, each on its own path; foreign and unknown ids are 404 (API-041 API-042)", async () => {
    const user = await createUser();
    const other = await createUser();
    const saving = await made(user, savingsRoute, GOAL);
    const debt = await made(user, debtRoute, { name: "Visa", targetAmount: 1000 });
    const remove = (route: typeof savingsOne | typeof debtOne, id: string, who: User) =>
      call(route, {
        method: "DELETE",
        path: `/api/${route === debtOne ? "debt" : "savings"}-goals/${id}`,
        params: { id },
        user: who,
      });
    for (const route of [savingsOne, debtOne])
      for (const [id, who] of [
        [saving, other],
        [debt, other],
        ["nothing", user],
      ] as const)
        expect((await remove(route, id, who)).status).toBe(404);
    expect((await remove(savingsOne, saving, user)).status).toBe(200);
    expect((await remove(debtOne, debt, user)).status).toBe(200);
    expect([await listed(user), await debts(user)]).toEqual([[], []]);
  });

  test("the Idempotency-Key header makes a repeated call harmless", async () => {
    const user = await createUser();
    const id = await made(user, savingsRoute, GOAL);
    for (let turn = 0; turn < 3; turn++)
      await call(addMoney, {
        path: `/api/savings-goals/${id}/add-money`,
        params: { id },
        user,
        json: { amount: "5" },
        headers: { "idempotency-key": "add-key-0001" },
      });
    expect(await listed(user)).toMatchObject([{ currentAmount: 105 }]);
  });

  test("injected fields have no effect", async () => {
    const user = await createUser();
    const other = await createUser();
    await made(user, savingsRoute, { ...GOAL, userId: other.id, id: "mine", progress: 99, version: 40, type: "debt" });
    expect(await listed(user)).toMatchObject([{ progress: 20, version: 1 }]);
    expect(await db.goal.count({ where: { userId: other.id } })).toBe(0);
  });
});

describe("the assistant's calls", () => {
  const addresses = new Map([
    [aiCreate, "/api/goals/ai-create"],
    [aiDelete, "/api/goals/ai-delete"],
    [aiProgress, "/api/goals/ai-progress"],
  ]);

  test("answers and effects (API-043 API-044 API-045 CHAT-013)", async () => {
    const user = await createUser();
    const say = (route: typeof aiCreate, message: unknown) =>
      call(route, { path: addresses.get(route) ?? "", user, json: { message } });
    expect((await say(aiCreate, "Save $500 for a bike")).body).toMatchObject({
      response: expect.any(String),
      goalCreated: true,
      goalType: "savings",
    });
    expect((await say(aiProgress, "I saved $50 for my bike")).body).toMatchObject({
      response: expect.any(String),
      progressUpdated: true,
    });
    expect(await listed(user)).toMatchObject([{ name: "Bike", currentAmount: 50 }]);
    expect((await say(aiDelete, "delete my bike goal")).body).toMatchObject({
      response: expect.any(String),
      goalDeleted: true,
      deletedGoal: { type: "savings", name: "Bike" },
    });
    expect((await say(aiCreate, "I want a holiday fund")).body).toMatchObject({ goalCreated: false, goalType: null });
  });

  test("an empty message is refused and kept nowhere (CHAT-012)", async () => {
    const user = await createUser();
    for (const message of ["", "   ", undefined, 7])
      expect((await call(aiCreate, { path: "/api/goals/ai-create", user, json: { message } })).status).toBe(400);
    expect(await db.chatMessage.count({ where: { userId: user.id } })).toBe(0);
  });

  test("signed out: 401, nothing else", async () => {
    for (const [route, path] of addresses)
      expect((await call(route, { path, json: { message: "delete bike" } })).status).toBe(401);
  });
});

describe("the screen's own door, without scripts", () => {
  const post = (user: User, form: Record<string, string>) => call(screen, { path: "/goals", user, form });

  test("create ends in a redirect with the toast; the same key sent twice makes one goal (PE-002 GOAL-037)", async () => {
    const user = await createUser();
    const form = {
      intent: "create-goal",
      type: "savings",
      formKey: "page-key-0001",
      name: "Bike",
      targetAmount: "500",
      currentAmount: "",
      deadline: "2099-01-01",
      color: "",
    };
    for (let turn = 0; turn < 2; turn++) {
      const answer = await post(user, form);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/goals"]);
      expect(answer.headers.get("set-cookie")).toBeTruthy();
    }
    expect(await listed(user)).toMatchObject([{ name: "Bike", currentAmount: 0, color: "blue" }]);
  });

  test("what is missing is a 422 with the toast's two texts and the entered values (PE-003 GOAL-027)", async () => {
    const user = await createUser();
    const answer = await post(user, {
      intent: "create-goal",
      type: "savings",
      name: "",
      targetAmount: "-1",
      deadline: "2099-01-01",
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      toast: { title: "Missing Information", description: "Please fill in all required fields." },
      fieldErrors: { name: expect.any(String) },
      repopulateFields: { targetAmount: "-1" },
    });
  });

  test("a debt goal can be made by form, paid and edited", async () => {
    const user = await createUser();
    expect(
      (
        await post(user, {
          intent: "create-goal",
          type: "debt",
          name: "Visa",
          targetAmount: "1,000",
          currentAmount: "",
          deadline: "",
          interestRate: "19.99",
        })
      ).status,
    ).toBe(303);
    expect(await debts(user)).toMatchObject([{ originalAmount: 1000, currentAmount: 1000, interestRate: 19.99 }]);
    const { id } = await db.goal.findFirstOrThrow({ where: { userId: user.id } });
    const paid = await post(user, { intent: "make-payment", goal: id, amount: "200" });
    expect(paid.headers.get("location")).toBe(`/goals?dialog=congrats&goal=${id}`);
    expect(await debts(user)).toMatchObject([{ currentAmount: 800 }]);
  });

  test("two stale edits: the second form is answered 409 with both values", async () => {
    const user = await createUser();
    const goal = await made(user, savingsRoute, GOAL);
    const edit = (name: string) =>
      post(user, {
        intent: "edit-goal",
        goal,
        version: "1",
        name,
        targetAmount: "500",
        currentAmount: "100",
        deadline: "2099-06-01",
        color: "green",
      });
    expect((await edit("First")).status).toBe(303);
    const second = await edit("Second");
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ current: { name: "First" }, yours: { name: "Second" } });
  });

  test("a deletion that fails says so; PE-009 a message is answered after the redirect (GOAL-055)", async () => {
    const user = await createUser();
    expect((await post(user, { intent: "delete-goal", goal: "nothing" })).headers.get("location")).toBe("/goals");
    const said = await post(user, { intent: "send-message", message: "Save $500 for a bike" });
    expect([said.status, said.headers.get("location")]).toEqual([303, "/goals#latest"]);
    expect((await call(screen, { path: "/goals", user })).body).toMatchObject({
      savings: [{ name: "Bike" }],
      chat: [{ id: "welcome" }, { type: "user" }, { type: "ai" }],
    });
  });

  test("signed out the screen leads to the login page", async () => {
    expect((await call(screen, { path: "/goals" })).headers.get("location")).toBe("/login");
  });
});
