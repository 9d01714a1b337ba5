import { describe, expect, test } from "vitest";
import { GoalInput } from "~/contracts/goals";
import { db, num } from "~/lib/db.server";
import {
  addMoney,
  createGoal,
  deleteGoal,
  getSavingsTracker,
  listDebtGoals,
  listSavingsGoals,
  loadGoals,
  makePayment,
  restoreGoal,
  updateGoal,
} from "~/services/goals/goals.server";
import { clearDeletedGoals } from "~/services/platform/housekeeping.server";
import { useDatabase } from "../support/db";
import { createUser, currentUser } from "../support/people";

useDatabase();

const input = (over: Record<string, unknown> = {}) =>
  GoalInput.parse({
    name: "Bike",
    targetAmount: "500",
    currentAmount: "100",
    deadline: "2099-06-01",
    color: "green",
    ...over,
  });
const debtInput = (over: Record<string, unknown> = {}) =>
  GoalInput.parse({ name: "Visa", targetAmount: 1000, currentAmount: "1000", interestRate: "20", ...over });
const person = async () => currentUser(await createUser());
const ledger = async (userId: string, goalId: string) =>
  num(
    (await db.goalEntry.aggregate({ where: { userId, goalId }, _sum: { amountCents: true } }))._sum.amountCents ?? 0n,
  );

describe("money", () => {
  test("adding 25.50 to 100 gives 125.50, and the balance is the sum of the ledger (GOAL-044 API-039)", async () => {
    const user = await person();
    const goal = await createGoal(user, "savings", input());
    expect(await addMoney(user, goal.id, { amount: "25.50" })).toMatchObject({ currentAmount: 125.5, progress: 25 });
    expect(await ledger(user.id, goal.id)).toBe(12_550);
  });

  test("a payment lowers what is left; more than the rest brings it to 0 (GOAL-045 GOAL-046)", async () => {
    const user = await person();
    const debt = await createGoal(user, "debt", debtInput());
    expect(await makePayment(user, debt.id, { amount: "200" })).toMatchObject({ currentAmount: 800, progress: 20 });
    expect(await makePayment(user, debt.id, { amount: "9000" })).toMatchObject({ currentAmount: 0, progress: 100 });
    expect(await ledger(user.id, debt.id)).toBe(100_000);
    await expect(makePayment(user, debt.id, { amount: "1" })).rejects.toMatchObject({
      userMessage: "This debt is already paid off.",
    });
  });

  test("savings may pass the target; progress stays at 100 (GOAL-046)", async () => {
    const user = await person();
    const goal = await createGoal(user, "savings", input());
    expect(await addMoney(user, goal.id, { amount: "900" })).toMatchObject({ currentAmount: 1000, progress: 100 });
  });

  test("a hundred parallel cents are exactly a dollar", async () => {
    const user = await person();
    const goal = await createGoal(user, "savings", input());
    await Promise.all(Array.from({ length: 100 }, () => addMoney(user, goal.id, { amount: "0.01" })));
    expect(await listSavingsGoals(user)).toMatchObject([{ currentAmount: 101 }]);
    expect(await ledger(user.id, goal.id)).toBe(10_100);
  });

  test("parallel payments never pay more than is left", async () => {
    const user = await person();
    const debt = await createGoal(user, "debt", debtInput({ targetAmount: "50", currentAmount: "50" }));
    const done = await Promise.allSettled(
      Array.from({ length: 20 }, () => makePayment(user, debt.id, { amount: "7" })),
    );
    expect(done.filter((one) => one.status === "fulfilled")).toHaveLength(8);
    expect(await listDebtGoals(user)).toMatchObject([{ currentAmount: 0 }]);
    expect(await ledger(user.id, debt.id)).toBe(5_000);
  });

  test("the same key fifty times adds once; with another amount it is refused", async () => {
    const user = await person();
    const goal = await createGoal(user, "savings", input());
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => addMoney(user, goal.id, { amount: "5" }, "form-key-0001")),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(sorted(answer)))).size).toBe(1);
    expect(await ledger(user.id, goal.id)).toBe(10_500);
    await expect(addMoney(user, goal.id, { amount: "6" }, "form-key-0001")).rejects.toMatchObject({
      code: "unprocessable",
    });
  });

  test("the same key creates one goal", async () => {
    const user = await person();
    await Promise.all(Array.from({ length: 10 }, () => createGoal(user, "savings", input(), "form-key-0002")));
    expect(await listSavingsGoals(user)).toHaveLength(1);
  });

  test.each(["", "0", "-1", "abc", "1e3", "0.001"])(
    "'%s' is no amount and moves nothing (GOAL-042)",
    async (amount) => {
      const user = await person();
      const goal = await createGoal(user, "savings", input());
      await expect(addMoney(user, goal.id, { amount })).rejects.toMatchObject({
        title: "Invalid Amount",
        userMessage: "Please enter a valid positive amount.",
      });
      expect(await ledger(user.id, goal.id)).toBe(10_000);
    },
  );
});

describe("edits", () => {
  test("two stale edits: the second is a conflict with both values, and changes nothing", async () => {
    const user = await person();
    const goal = await createGoal(user, "savings", input());
    expect((await updateGoal(user, goal.id, input({ name: "Red bike", version: "1" }))).goal).toMatchObject({
      name: "Red bike",
      version: 2,
    });
    const second = await updateGoal(user, goal.id, input({ name: "Blue bike", targetAmount: "700", version: "1" }));
    expect(second.conflict).toMatchObject({
      current: { name: "Red bike", targetAmount: "500.00" },
      yours: { name: "Blue bike", targetAmount: "700" },
      version: 2,
    });
    expect(await listSavingsGoals(user)).toMatchObject([{ name: "Red bike", targetAmount: 500 }]);
  });

  test("money added while the form was open is a conflict too, so nothing is lost", async () => {
    const user = await person();
    const goal = await createGoal(user, "savings", input());
    await addMoney(user, goal.id, { amount: "50" });
    expect(
      (await updateGoal(user, goal.id, input({ version: String(goal.version) }))).conflict?.current.currentAmount,
    ).toBe("150.00");
  });

  test("a debt goal is edited through the savings path and stays a debt (GOAL-041)", async () => {
    const user = await person();
    const debt = await createGoal(user, "debt", debtInput());
    const { goal } = await updateGoal(
      user,
      debt.id,
      debtInput({ targetAmount: "1200", currentAmount: "700", deadline: "2099-01-31", interestRate: "" }),
    );
    expect(goal).toMatchObject({
      type: "debt",
      originalAmount: 1200,
      currentAmount: 700,
      targetDate: "2099-01-31",
      interestRate: null,
    });
    expect(await ledger(user.id, debt.id)).toBe(50_000);
    expect(await listSavingsGoals(user)).toEqual([]);
  });

  test("editing the amount writes the difference into the ledger", async () => {
    const user = await person();
    const goal = await createGoal(user, "savings", input());
    await addMoney(user, goal.id, { amount: "50" });
    await updateGoal(user, goal.id, input({ currentAmount: "80" }));
    const entries = await db.goalEntry.findMany({
      where: { userId: user.id, goalId: goal.id },
      orderBy: { id: "asc" },
    });
    expect(entries.map((entry) => [entry.kind, num(entry.amountCents)])).toEqual([
      ["opening", 10_000],
      ["contribution", 5_000],
      ["correction", -5_000],
      ["opening", -2_000],
    ]);
  });
});

describe("tracker", () => {
  test("null before any saving, then the sums of month and year in the person's own days (API-036 GOAL-016)", async () => {
    const user = await person();
    const goal = await createGoal(user, "savings", input());
    expect(await getSavingsTracker(user)).toBeNull();
    await addMoney({ ...user, today: "2026-01-31" }, goal.id, { amount: "10" });
    await addMoney({ ...user, today: "2026-03-05" }, goal.id, { amount: "1234.50" });
    expect(await getSavingsTracker({ ...user, today: "2026-03-09" })).toEqual({
      monthlyStats: { monthName: "March", current: 1234.5 },
      yearlyStats: { year: 2026, current: 1244.5 },
    });
  });
});

test("three hundred goals of both kinds are the most; one that is deleted makes room", async () => {
  const user = await person();
  const row = { userId: user.id, name: "One of many", targetCents: 100n, color: "blue", createdAt: user.now };
  await db.goal.createMany({
    data: Array.from({ length: 299 }, (_, index) => ({
      ...row,
      id: `g${index}`,
      type: index % 2 ? "debt" : "savings",
    })),
  });
  const last = await createGoal(user, "savings", input());
  for (const [type, fields] of [
    ["savings", input()],
    ["debt", debtInput()],
  ] as const)
    await expect(createGoal(user, type, fields)).rejects.toMatchObject({
      code: "bad_request",
      userMessage: "You have 300 goals. Please delete one before you add another.",
    });
  expect(await db.goal.count({ where: { userId: user.id } })).toBe(300);
  await deleteGoal(user, "savings", last.id);
  await createGoal(user, "debt", debtInput());
  await expect(createGoal(user, "savings", input())).rejects.toMatchObject({ code: "bad_request" });
  await createGoal(await person(), "savings", input());
});

describe("deletion", () => {
  test("a deleted goal is in no list and no sum, and comes back whole", async () => {
    const user = await person();
    const goal = await createGoal(user, "savings", input());
    await addMoney(user, goal.id, { amount: "5" });
    await deleteGoal(user, "savings", goal.id);
    expect(await loadGoals(user)).toEqual({ savings: [], debts: [], tracker: null, accounts: [], question: null });
    await expect(addMoney(user, goal.id, { amount: "1" })).rejects.toMatchObject({ code: "not_found" });
    expect(await restoreGoal(user, goal.id)).toEqual({ name: "Bike" });
    expect(await listSavingsGoals(user)).toMatchObject([{ currentAmount: 105 }]);
  });

  test("a second click of the same form is the first one's echo, and takes nothing else along", async () => {
    const user = await person();
    const goal = await createGoal(user, "debt", input());
    const other = await createGoal(user, "savings", input());
    const answers = await Promise.all([1, 2, 3].map(() => deleteGoal(user, undefined, goal.id, "one-form")));
    expect(answers).toEqual(answers.map(() => ({ id: goal.id, name: "Bike", type: "debt" })));
    await expect(deleteGoal(user, undefined, other.id, "one-form")).rejects.toMatchObject({ code: "unprocessable" });
    expect(await listSavingsGoals(user)).toHaveLength(1);
    await expect(deleteGoal(user, undefined, goal.id, "another-form")).rejects.toMatchObject({ code: "not_found" });
  });

  test("after thirty days nothing of it is left", async () => {
    const user = await person();
    const goal = await createGoal(user, "savings", input());
    await deleteGoal(user, "savings", goal.id);
    await clearDeletedGoals(new Date(user.now.getTime() + 31 * 86_400_000));
    expect(await db.goal.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.goalEntry.count({ where: { userId: user.id } })).toBe(0);
    await expect(restoreGoal(user, goal.id)).rejects.toMatchObject({ code: "not_found" });
  });

  test("it comes back for thirty days to the moment, also where nobody has tidied up since", async () => {
    const user = await person();
    const goal = await createGoal(user, "savings", input());
    await deleteGoal(user, "savings", goal.id);
    const after = (ms: number) => ({ ...user, now: new Date(user.now.getTime() + ms) });
    const month = 30 * 86_400_000;
    await expect(restoreGoal(after(month + 1), goal.id)).rejects.toMatchObject({ code: "not_found" });
    await clearDeletedGoals(after(month).now);
    expect(await restoreGoal(after(month), goal.id)).toEqual({ name: "Bike" });
    expect(await listSavingsGoals(user)).toHaveLength(1);
  });

  test("nobody reaches a goal of somebody else", async () => {
    const owner = await person();
    const other = await person();
    const goal = await createGoal(owner, "savings", input());
    for (const attempt of [
      () => addMoney(other, goal.id, { amount: "1" }),
      () => updateGoal(other, goal.id, input()),
      () => deleteGoal(other, "savings", goal.id),
      () => restoreGoal(other, goal.id),
      () => makePayment(owner, goal.id, { amount: "1" }),
      () => deleteGoal(owner, "debt", goal.id),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "not_found" });
    expect(await listSavingsGoals(owner)).toMatchObject([{ name: "Bike", currentAmount: 100 }]);
  });
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
