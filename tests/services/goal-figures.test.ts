// A goal as it is shown: every figure of it, from its own entries or from the account that it follows.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { GoalInput } from "~/contracts/goals";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db, transaction } from "~/lib/db.server";
import {
  addMoney,
  createGoal,
  getSavingsTracker,
  listDebtGoals,
  listSavingsGoals,
  loadGoals,
  makePayment,
  updateGoal,
} from "~/services/goals/goals.server";
import { answerLink, checkedAccount, followable } from "~/services/goals/linked.server";
import { goalOf, readGoals } from "~/services/goals/rows.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
beforeEach(() => setClock("2026-03-20T12:00:00Z"));
afterEach(() => setClock(undefined));

const person = async (): Promise<CurrentUser> =>
  currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC" }));
const on = (user: CurrentUser, day: string): CurrentUser => ({
  ...user,
  today: day,
  now: new Date(`${day}T12:00:00Z`),
});
const savings = (more: object = {}) =>
  GoalInput.parse({ name: "Bike", targetAmount: "500", currentAmount: "100", deadline: "2027-06-01", ...more });
const debt = (more: object = {}) =>
  GoalInput.parse({ name: "Visa", targetAmount: "1000", currentAmount: "1000", ...more });
const account = (userId: string, id: string, data: object) =>
  db.account.update({ where: { userId_id: { userId, id } }, data });

describe("a savings goal", () => {
  test("says what came once in dollars, apart from its pace", async () => {
    const user = await person();
    const { id } = await createGoal(on(user, "2025-12-01"), "savings", savings({ targetAmount: "5000" }));
    for (const [day, amount] of [
      ["2025-12-05", "50"],
      ["2026-01-05", "50"],
      ["2026-02-05", "50"],
      ["2026-03-05", "50"],
      ["2026-03-08", "1200.50"],
    ] as const)
      await addMoney(on(user, day), id, { amount });
    const [bike] = await listSavingsGoals(user);
    expect(bike?.outlook).toMatchObject({ perMonth: 50, once: { amount: 1200.5, day: "2026-03-08" } });
  });

  test("has its amounts, its pace and its past, each in dollars", async () => {
    const user = await person();
    const { id } = await createGoal(on(user, "2026-01-10"), "savings", savings({ color: "green" }));
    await addMoney(on(user, "2026-02-05"), id, { amount: "60" });
    await addMoney(on(user, "2026-03-05"), id, { amount: "90.50" });
    const [bike, ...others] = await listSavingsGoals(user);
    expect(others).toEqual([]);
    expect(bike).toEqual({
      ...{ id, name: "Bike", color: "green", progress: 50, version: 3, account: null },
      ...{ targetAmount: 500, currentAmount: 250.5, deadline: "2027-06-01" },
      outlook: {
        ...{ standing: expect.any(String), sentence: expect.stringMatching(/a month/) },
        ...{ perMonth: expect.any(Number), projectedDate: expect.stringMatching(/^2026-/) },
        ...{ monthlyNeeded: expect.any(Number), once: null },
      },
      history: [
        { day: "2026-01-31", amount: 100 },
        { day: "2026-02-28", amount: 160 },
        { day: "2026-03-20", amount: 250.5 },
      ],
    });
    const { perMonth, monthlyNeeded } = bike?.outlook ?? {};
    expect(perMonth).toBeGreaterThan(40);
    expect(perMonth).toBeLessThan(151);
    expect(monthlyNeeded).toBeGreaterThan(16);
    expect(monthlyNeeded).toBeLessThan(19);
    expect(await getSavingsTracker(user)).toEqual({
      monthlyStats: { monthName: "March", current: 90.5 },
      yearlyStats: { year: 2026, current: 150.5 },
    });
    expect((await loadGoals(user)).tracker).toEqual(await getSavingsTracker(user));
  });

  test("that is reached has no pace to speak of, and what it began with isn't saved", async () => {
    const user = await person();
    const { id } = await createGoal(user, "savings", savings({ currentAmount: "500", deadline: "2026-12-01" }));
    const [bike] = await listSavingsGoals(user);
    expect(bike).toMatchObject({ color: "blue", progress: 100, outlook: { perMonth: null, projectedDate: null } });
    expect(await getSavingsTracker(user)).toBeNull();
    await updateGoal(user, id, savings({ currentAmount: "520", targetAmount: "600" }));
    expect((await readGoals(user.id))[0]?.entries.map(({ kind }) => kind)).toEqual(["correction", "opening"]);
    expect(await getSavingsTracker(user)).toMatchObject({ monthlyStats: { current: 20 } });
    expect((await updateGoal(user, id, savings({ version: "9" }))).conflict).toMatchObject({
      current: { currentAmount: "520.00", interestRate: "", minimumPayment: "", deadline: "2027-06-01" },
    });
  });

  test("comes in the order in which it was made, without those that were deleted or are somebody else's", async () => {
    const [user, other] = [await person(), await person()];
    await createGoal(on(user, "2026-03-02"), "savings", savings({ name: "Second" }));
    await createGoal(on(user, "2026-03-01"), "savings", savings({ name: "First" }));
    await createGoal(on(user, "2026-03-03"), "debt", debt());
    await createGoal(on(other, "2026-03-03"), "savings", savings({ name: "Theirs" }));
    const gone = await createGoal(on(user, "2026-03-04"), "savings", savings({ name: "Gone" }));
    await db.goal.updateMany({ where: { id: gone.id }, data: { deletedAt: new Date() } });
    expect((await listSavingsGoals(user)).map(({ name }) => name)).toEqual(["First", "Second"]);
    expect((await readGoals(user.id)).map(({ name }) => name)).toEqual(["First", "Second", "Visa"]);
    expect((await readGoals(user.id, "debt")).map(({ name }) => name)).toEqual(["Visa"]);
    const all = await loadGoals(user);
    expect([all.savings.map(({ name }) => name), all.debts.map(({ name }) => name)]).toEqual([
      ["First", "Second"],
      ["Visa"],
    ]);
    for (const [userId, id] of [
      [user.id, gone.id],
      [other.id, gone.id],
    ] as const)
      await expect(goalOf(db, userId, id)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a debt", () => {
  test("has what is left, its rate and its payment, and none where they weren't said", async () => {
    const user = await person();
    const more = { interestRate: "19.5", minimumPayment: "25.50", deadline: "2027-01-01", color: "red" };
    const { id } = await createGoal(user, "debt", debt({ currentAmount: "900", ...more }));
    await createGoal(on(user, "2026-03-21"), "debt", debt({ name: "Plain" }));
    await makePayment(user, id, { amount: "50" });
    expect(await listDebtGoals(user)).toMatchObject([
      {
        ...{ id, originalAmount: 1000, currentAmount: 850, interestRate: 19.5, minimumPayment: 25.5, color: "red" },
        ...{ targetDate: "2027-01-01", progress: 15, account: null },
      },
      { name: "Plain", originalAmount: 1000, currentAmount: 1000, interestRate: null, minimumPayment: null },
    ]);
    expect((await listDebtGoals(user))[1]).toMatchObject({ targetDate: null });
    expect(await getSavingsTracker(user)).toBeNull();
    // A write answers with the same figures.
    expect(await makePayment(user, id, { amount: "850" })).toMatchObject({
      type: "debt",
      currentAmount: 0,
      progress: 100,
    });
    expect((await goalOf(db, user.id, id)).entries.map(({ kind }) => kind)).toEqual(["opening", "payment"]);
  });

  test("that was set right is no saving, and one that is linked has what was typed where its bank says nothing", async () => {
    const user = await person();
    const { account: id } = await createBank(user.id, ["loan"]);
    const { id: set } = await createGoal(user, "debt", debt({ name: "Set", currentAmount: "600" }));
    await updateGoal(user, set, debt({ name: "Set", currentAmount: "500" }));
    expect((await goalOf(db, user.id, set)).entries.map(({ kind }) => kind)).toEqual(["correction", "opening"]);
    expect((await loadGoals(user)).tracker).toBeNull();
    await account(user.id, id("loan"), { balanceCents: -40_000n });
    const typed = { interestRate: "19.5", minimumPayment: "25", accountId: id("loan") };
    const shown = { interestRate: 19.5, minimumPayment: 25, currentAmount: 400 };
    expect(await createGoal(user, "debt", debt(typed))).toMatchObject(shown);
    expect((await listDebtGoals(user))[1]).toMatchObject(shown);
  });

  test("shows what was typed and what stands where somebody else was faster", async () => {
    const user = await person();
    const { id } = await createGoal(user, "debt", debt({ interestRate: "19.5" }));
    const stale = debt({ name: "Mine", version: "7", interestRate: "5" });
    expect(await updateGoal(user, id, stale)).toMatchObject({
      conflict: {
        ...{
          version: 1,
          current: { name: "Visa", interestRate: "19.5", minimumPayment: "", deadline: "", color: "blue" },
        },
        yours: { name: "Mine", interestRate: "5", targetAmount: "1000", currentAmount: "1000" },
      },
    });
    expect((await updateGoal(user, id, debt({ name: "Mine", version: "1" }))).goal).toMatchObject({ name: "Mine" });
  });
});

/** $200.00 today; what is pending has moved nothing yet. */
async function saved(userId: string, accountId: string) {
  const row = (id: string, day: string, cents: number, pending = false) =>
    bankRow(`${userId}-${id}`, accountId, day, cents, { pending });
  const rows = [row("a", "2026-03-01", 900), row("b", "2026-03-10", 4_000), row("c", "2026-03-20", 6_000)];
  const upsert = [...rows, row("d", "2026-03-19", 70, true)];
  await transaction((tx) => writeTransactions(tx, userId, { upsert, remove: [] }));
  await account(userId, accountId, { balanceCents: 20_000n, updatedAt: new Date("2026-03-20T12:00:00Z") });
}

describe("the account that a goal follows", () => {
  test("says what is reached since the goal began, counted back through the account's posted rows", async () => {
    const user = await person();
    const { account: id } = await createBank(user.id, ["savings"]);
    await saved(user.id, id("savings"));
    await createGoal(on(user, "2026-03-05"), "savings", savings({ accountId: id("savings") }));
    const [row] = await readGoals(user.id);
    expect(row).toMatchObject({ doneCents: 20_000, accountName: "My savings", accountId: id("savings") });
    expect(row?.entries).toEqual([
      { day: "2026-03-05", kind: "opening", amountCents: 10_000, isBalance: true },
      { day: "2026-03-10", kind: "contribution", amountCents: 4_000, isBalance: true },
      { day: "2026-03-20", kind: "contribution", amountCents: 6_000, isBalance: true },
    ]);
    for (const unread of [{ currency: "EUR" }, { currency: "USD", balanceCents: null }]) {
      await account(user.id, id("savings"), unread);
      expect((await readGoals(user.id))[0]).toMatchObject({ doneCents: 10_000, accountName: null });
    }
  });

  test("is one's own and of the goal's kind", async () => {
    const [user, other] = [await person(), await person()];
    const { account: id } = await createBank(user.id, ["savings", "checking", "credit", "loan"]);
    await account(user.id, id("credit"), { accountName: "A card", balanceCents: -12_345n });
    for (const [type, kind] of [
      ["savings", "savings"],
      ["debt", "credit"],
      ["debt", "loan"],
    ] as const)
      expect(await checkedAccount(db, user.id, type, id(kind))).toBe(id(kind));
    for (const [who, type, kind] of [
      [other, "savings", "savings"],
      [user, "savings", "checking"],
      [user, "debt", "savings"],
      [user, "savings", "loan"],
    ] as const)
      await expect(checkedAccount(db, who.id, type, id(kind))).rejects.toMatchObject({ code: "not_found" });
    expect((await followable(user.id)).map(({ name, goalType, balance }) => [name, goalType, balance])).toEqual([
      ["A card (Harbor Bank)", "debt", 123.45],
      ["My loan (Harbor Bank)", "debt", 1000],
      ["My savings (Harbor Bank)", "savings", 1000],
    ]);
    expect(await followable(other.id)).toEqual([]);
  });

  test("is asked about for a debt that is evidently it: one that owes, in our money, and isn't paid in full", async () => {
    const user = await person();
    const { account: id } = await createBank(user.id, ["loan"]);
    const goal = await createGoal(user, "debt", debt({ name: "Car Loan", currentAmount: "900" }));
    const question = async () => (await loadGoals(user)).question;
    await account(user.id, id("loan"), { balanceCents: -90_000n, accountName: "Car Loan" });
    expect(await question()).toEqual({
      about: "debt",
      goal: { id: goal.id, name: "Car Loan", left: 900 },
      account: { id: id("loan"), name: "Car Loan", owed: 900 },
    });
    await createGoal(user, "savings", savings({ name: "Car Loan", targetAmount: "900", currentAmount: "0" }));
    expect((await question())?.goal.id).toBe(goal.id);
    for (const other of [
      { balanceCents: 0n },
      { balanceCents: 90_000n },
      { balanceCents: -90_000n, currency: "EUR" },
    ]) {
      await account(user.id, id("loan"), other);
      expect(await question()).toBeNull();
    }
    await account(user.id, id("loan"), { balanceCents: -90_000n, currency: "USD" });
    expect(await answerLink(user, { goal: goal.id, account: id("loan"), answer: "other" })).toEqual({
      name: "Car Loan",
      type: "debt",
    });
    expect(await question()).toBeNull();
    expect(await db.goal.findFirst({ where: { id: goal.id } })).toMatchObject({ accountId: null, accountAsked: true });
  });
});
