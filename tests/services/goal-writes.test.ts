// What a write of goals leaves as it is: other goals, other people's, links that nobody spoke of.
import { afterEach, describe, expect, test } from "vitest";
import { GoalInput } from "~/contracts/goals";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { aiProgress } from "~/services/goals/assistant.server";
import {
  addMoney,
  createGoal,
  deleteGoal,
  listDebtGoals,
  listSavingsGoals,
  loadGoals,
  makePayment,
  restoreGoal,
  updateGoal,
} from "~/services/goals/goals.server";
import { answerLink, followAccounts } from "~/services/goals/linked.server";
import { goalOf, readGoals } from "~/services/goals/rows.server";
import { PROBLEMS } from "~/texts/goals";
import { createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
afterEach(() => setClock(undefined));

const person = async () => {
  setClock("2026-03-20T12:00:00Z");
  return currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01") }));
};
const savings = (over: Record<string, unknown> = {}) =>
  GoalInput.parse({ name: "Bike", targetAmount: "500", currentAmount: "100", deadline: "2027-06-01", ...over });
const debt = (over: Record<string, unknown> = {}) =>
  GoalInput.parse({ name: "Visa", targetAmount: "1000", currentAmount: "1000", interestRate: "20", ...over });
const stored = (userId: string, id: string) =>
  db.goal.findUniqueOrThrow({ where: { userId_id: { userId, id } }, include: { entries: { orderBy: { id: "asc" } } } });
const account = (userId: string, id: string, data: object) =>
  db.account.update({ where: { userId_id: { userId, id } }, data });

describe("several goals", () => {
  test("have each their own entries, in the order in which they were made", async () => {
    const user = await person();
    const bike = await createGoal(user, "savings", savings());
    const boat = await createGoal(user, "savings", savings({ name: "Boat", currentAmount: "7" }));
    const visa = await createGoal(user, "debt", debt());
    await addMoney(user, bike.id, { amount: "5" });
    await makePayment(user, visa.id, { amount: "30" });
    expect((await listSavingsGoals(user)).map(({ name, currentAmount }) => [name, currentAmount])).toEqual([
      ["Bike", 105],
      ["Boat", 7],
    ]);
    expect(await listDebtGoals(user)).toMatchObject([{ currentAmount: 970, originalAmount: 1000, progress: 3 }]);
    expect((await readGoals(user.id)).map(({ entries }) => entries.map(({ kind }) => kind))).toEqual([
      ["contribution", "opening"],
      ["opening"],
      ["payment"],
    ]);
    expect((await goalOf(db, user.id, boat.id)).doneCents).toBe(700);
  });

  test("of debts say when each is paid off by both ways, from what is left of them", async () => {
    const user = await person();
    const low = await createGoal(
      user,
      "debt",
      debt({ name: "Small", targetAmount: "600", currentAmount: "600", minimumPayment: "50" }),
    );
    const input = {
      name: "Dear",
      targetAmount: "2000",
      currentAmount: "2000",
      interestRate: "29",
      minimumPayment: "90",
    };
    await createGoal(user, "debt", debt(input));
    const [before] = await listDebtGoals(user);
    expect(before?.payoff.snowball).toEqual(expect.any(String));
    expect(before?.payoff.avalanche).toEqual(expect.any(String));
    await makePayment(user, low.id, { amount: "500" });
    const [after] = await listDebtGoals(user);
    expect(after?.payoff.snowball).not.toBe(before?.payoff.snowball);
  });
});

describe("a new goal", () => {
  test("is checked as of the person's day, which it has to be ahead of", async () => {
    const user = await person();
    await expect(createGoal(user, "savings", savings({ deadline: "2026-03-19" }))).rejects.toMatchObject({
      ...{ code: "bad_request", fieldErrors: { deadline: expect.any(String) } },
    });
    expect(await listSavingsGoals(user)).toEqual([]);
    expect(await createGoal(user, "debt", debt({ interestRate: "19.5" }))).toMatchObject({ interestRate: 19.5 });
  });

  test("of the same form is the same, and that form makes none of another kind", async () => {
    const user = await person();
    const key = "form-key-0001";
    const fields = savings({ deadline: "2027-06-01" });
    const first = await createGoal(user, "savings", fields, key);
    expect((await createGoal(user, "savings", fields, key)).id).toBe(first.id);
    await expect(createGoal(user, "debt", fields, key)).rejects.toMatchObject({ code: "unprocessable" });
    expect(await db.goal.count({ where: { userId: user.id } })).toBe(1);
  });

  test("that was changed elsewhere is shown with both values: of a debt what is left of it", async () => {
    const user = await person();
    const visa = await createGoal(user, "debt", debt({ minimumPayment: "25" }));
    await makePayment(user, visa.id, { amount: "300" });
    const { conflict } = await updateGoal(user, visa.id, debt({ name: "Mine", version: "1", currentAmount: "900" }));
    expect(conflict).toMatchObject({
      version: 2,
      current: {
        name: "Visa",
        targetAmount: "1000.00",
        currentAmount: "700.00",
        minimumPayment: "25.00",
        deadline: "",
      },
      yours: { name: "Mine", currentAmount: "900" },
    });
  });
});

describe("a linked goal", () => {
  test("is no longer asked about, and neither is its account for another debt", async () => {
    const user = await person();
    const { account: id } = await createBank(user.id, ["loan"]);
    await account(user.id, id("loan"), { balanceCents: -90_000n, accountName: "Car Loan" });
    const car = { name: "Car Loan", targetAmount: "1000", currentAmount: "900" };
    const first = await createGoal(user, "debt", debt(car));
    expect((await loadGoals(user)).question).toMatchObject({ goal: { id: first.id }, account: { id: id("loan") } });
    await answerLink(user, { goal: first.id, account: id("loan"), answer: "same" });
    await createGoal(user, "debt", debt(car));
    expect((await loadGoals(user)).question).toBeNull();
  });

  test("follows its own account among several", async () => {
    const user = await person();
    const { account: id } = await createBank(user.id, ["savings", "checking", "loan"]);
    await account(user.id, id("savings"), { balanceCents: 12_300n });
    await account(user.id, id("loan"), { balanceCents: -40_000n });
    const bike = await createGoal(user, "savings", savings({ accountId: id("savings") }));
    const visa = await createGoal(user, "debt", debt({ accountId: id("loan") }));
    const { savings: saved, debts } = await loadGoals(user);
    expect(saved).toMatchObject([
      { id: bike.id, currentAmount: 123, account: { id: id("savings"), name: "My savings" } },
    ]);
    expect(debts).toMatchObject([{ id: visa.id, currentAmount: 400, account: { id: id("loan"), name: "My loan" } }]);
    expect(await followAccounts(db, user.id, [])).toEqual([]);
  });

  test("keeps its link, its entries and its question when somebody edits another field", async () => {
    const user = await person();
    const { account: id } = await createBank(user.id, ["savings"]);
    const bike = await createGoal(user, "savings", savings({ accountId: id("savings") }));
    const before = await stored(user.id, bike.id);
    await updateGoal(user, bike.id, savings({ name: "Bicycle", currentAmount: "333" }));
    const after = await stored(user.id, bike.id);
    expect(after).toMatchObject({ name: "Bicycle", accountId: id("savings"), accountAsked: false, version: 2 });
    expect(after.entries).toEqual(before.entries);
    await updateGoal(user, bike.id, savings({ accountId: "" }));
    expect(await stored(user.id, bike.id)).toMatchObject({ accountId: null, accountAsked: true });
  });

  test("whose account has gone stands alone again, and its amount can be set", async () => {
    const user = await person();
    const { account: id } = await createBank(user.id, ["savings"]);
    const bike = await createGoal(user, "savings", savings({ accountId: id("savings") }));
    await db.account.delete({ where: { userId_id: { userId: user.id, id: id("savings") } } });
    expect(await listSavingsGoals(user)).toMatchObject([{ currentAmount: 100, account: null }]);
    await updateGoal(user, bike.id, savings({ currentAmount: "150" }));
    expect(await listSavingsGoals(user)).toMatchObject([{ currentAmount: 150 }]);
  });

  test("takes no money by hand, whichever way it's said", async () => {
    const user = await person();
    const { account: id } = await createBank(user.id, ["savings"]);
    const bike = await createGoal(user, "savings", savings({ accountId: id("savings") }));
    const says = "This goal updates from My savings.";
    await expect(addMoney(user, bike.id, { amount: "5" })).rejects.toMatchObject({ userMessage: says });
    await aiProgress(user, "I saved $50 for my bike").catch(() => undefined);
    expect((await stored(user.id, bike.id)).entries).toHaveLength(1);
  });

  test("can be linked to accounts of its kind, of one's own: by name, what they hold without a sign", async () => {
    const [user, other] = [await person(), await person()];
    const { account: id } = await createBank(user.id, ["savings", "loan", "credit", "investment"]);
    await createBank(other.id, ["savings"]);
    await account(user.id, id("loan"), { balanceCents: -40_050n, accountName: "Auto" });
    await account(user.id, id("credit"), { balanceCents: 0n, accountName: "Card" });
    const { accounts } = await loadGoals(user);
    expect(accounts.filter(({ id: one }) => one !== id("investment"))).toEqual([
      { id: id("loan"), name: "Auto (Harbor Bank)", goalType: "debt", balance: 400.5 },
      { id: id("credit"), name: "Card (Harbor Bank)", goalType: "debt", balance: 0 },
      { id: id("savings"), name: "My savings (Harbor Bank)", goalType: "savings", balance: 1000 },
    ]);
  });

  test("a question is answered once, for one's own debt that's there", async () => {
    const user = await person();
    const { account: id } = await createBank(user.id, ["loan"]);
    const [visa, bike] = [await createGoal(user, "debt", debt()), await createGoal(user, "savings", savings())];
    const gone = await createGoal(user, "debt", debt({ name: "Old" }));
    await deleteGoal(user, "debt", gone.id);
    // A savings goal follows no loan.
    await expect(answerLink(user, { goal: bike.id, account: id("loan"), answer: "same" })).rejects.toMatchObject({
      code: "not_found",
    });
    for (const goal of [gone.id, "none"])
      await expect(answerLink(user, { goal, account: id("loan"), answer: "other" })).rejects.toMatchObject({
        code: "not_found",
      });
    expect(await answerLink(user, { goal: visa.id, account: id("loan"), answer: "same" })).toEqual({
      name: "Visa",
      type: "debt",
    });
    expect(await stored(user.id, visa.id)).toMatchObject({ accountId: id("loan"), accountAsked: true, version: 2 });
    expect(await stored(user.id, bike.id)).toMatchObject({ accountId: null, accountAsked: false, version: 1 });
  });
});

describe("a deletion", () => {
  test("can be taken back twice, and says so when it no longer can", async () => {
    const user = await person();
    const bike = await createGoal(user, "savings", savings());
    const boat = await createGoal(user, "savings", savings({ name: "Boat" }));
    expect(await deleteGoal(user, undefined, bike.id)).toEqual({ id: bike.id, name: "Bike", type: "savings" });
    expect(await restoreGoal(user, bike.id)).toEqual({ name: "Bike" });
    expect(await restoreGoal(user, bike.id)).toEqual({ name: "Bike" });
    expect(await stored(user.id, bike.id)).toMatchObject({ deletedAt: null, version: 3 });
    expect(await stored(user.id, boat.id)).toMatchObject({ deletedAt: null, version: 1 });
    await expect(restoreGoal(user, "none")).rejects.toMatchObject({
      ...{ code: "not_found", userMessage: "It's too late to bring this goal back." },
    });
  });
});

describe("what is added", () => {
  test("is refused above what a goal can hold, with the field's title, and not a cent before", async () => {
    const user = await person();
    const bike = await createGoal(user, "savings", savings());
    const most = (await updateGoal(user, bike.id, savings({ targetAmount: "9999999999.99" }))).goal;
    expect(most).toMatchObject({ targetAmount: 9_999_999_999.99 });
    await addMoney(user, bike.id, { amount: "9999999899.99" });
    await expect(addMoney(user, bike.id, { amount: "0.01" })).rejects.toMatchObject({
      ...{
        code: "bad_request",
        userMessage: "A goal can hold $9,999,999,999.99 at most.",
        title: PROBLEMS.amount.title,
      },
    });
    expect(await listSavingsGoals(user)).toMatchObject([{ currentAmount: 9_999_999_999.99 }]);
  });

  test("by a sentence goes to a goal that is reached already, but to no debt that is paid off", async () => {
    const user = await person();
    await createGoal(user, "savings", savings({ currentAmount: "500" }));
    await createGoal(user, "debt", debt({ currentAmount: "0" }));
    expect(await aiProgress(user, "I saved $50 for my bike")).toMatchObject({ progressUpdated: true });
    expect(await listSavingsGoals(user)).toMatchObject([{ currentAmount: 550 }]);
    const paid = await aiProgress(user, "I paid $50 on my visa");
    expect(paid).toMatchObject({ progressUpdated: false });
    expect(await listDebtGoals(user)).toMatchObject([{ currentAmount: 0 }]);
  });

  test("pays a debt as a payment and a goal as a contribution, on the person's day", async () => {
    const user = { ...(await person()), today: "2026-03-19" };
    const bike = await createGoal(user, "savings", savings({ currentAmount: "0" }));
    const visa = await createGoal(user, "debt", debt());
    await addMoney(user, bike.id, { amount: "5" });
    await makePayment(user, visa.id, { amount: "2000" });
    const [saved] = (await stored(user.id, bike.id)).entries;
    const [paid] = (await stored(user.id, visa.id)).entries;
    expect(saved).toMatchObject({ kind: "contribution", amountCents: 500n, day: "2026-03-19" });
    expect(paid).toMatchObject({ kind: "payment", amountCents: 100_000n, day: "2026-03-19" });
  });
});
