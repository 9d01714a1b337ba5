import { afterEach, expect, test } from "vitest";
import { buildFacts } from "~/domain/coach/facts/build";
import { debtsOf, owedOf } from "~/domain/household/debts";
import { HOME_CURRENCY } from "~/domain/money";
import { setClock } from "~/lib/clock.server";
import { db, newId } from "~/lib/db.server";
import { creditView } from "~/services/credit/credit.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { addMoney, createGoal, listDebtGoals, loadGoals, makePayment, updateGoal } from "~/services/goals/goals.server";
import { answerLink } from "~/services/goals/linked.server";
import { confirmArchive } from "~/services/archive/write.server";
import { createArchiveDraft } from "~/services/archive/preview.server";
import { archiveOf, rowsIn, unzip } from "../support/archives";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
afterEach(() => setClock(undefined));

async function person() {
  const row = await createTrialUser();
  return currentUser(row);
}

async function account(userId: string, accountName: string, accountType: string, cents: number, limit?: number) {
  const itemId = newId();
  await db.bankItem.create({
    data: {
      userId,
      id: itemId,
      providerItemId: newId(),
      institutionId: "ins",
      institutionName: "Harbor Bank",
      accessToken: "x",
    },
  });
  const id = newId();
  await db.account.create({
    data: {
      userId,
      id,
      itemId,
      providerAccountId: newId(),
      accountName,
      institutionName: "Harbor Bank",
      accountNumber: "1234",
      accountType,
      currency: HOME_CURRENCY,
      balanceCents: BigInt(cents),
      limitCents: limit === undefined ? null : BigInt(limit),
    },
  });
  return id;
}
const debt = (more: Record<string, string> = {}) => ({
  name: "Car Loan",
  targetAmount: "12000",
  currentAmount: "9120",
  deadline: "",
  color: "blue" as const,
  interestRate: "5.9",
  minimumPayment: "340",
  version: "",
  type: "debt",
  ...more,
});

test("a debt goal that is evidently a linked loan is asked about once; linked, it follows the bank and counts once", async () => {
  const user = await person();
  const loan = await account(user.id, "Auto Loan", "loan", -743_266);
  const goal = await createGoal(user, "debt", debt());
  const { question } = await loadGoals(user);
  expect(question).toEqual({
    about: "debt",
    goal: { id: goal.id, name: "Car Loan", left: 9_120 },
    account: { id: loan, name: "Auto Loan", owed: 7_432.66 },
  });
  await answerLink(user, { goal: goal.id, account: loan, answer: "same" });
  const after = await loadGoals(user);
  expect(after.question).toBeNull();
  expect(after.debts).toMatchObject([{ currentAmount: 7_432.66, account: { id: loan, name: "Auto Loan" } }]);
  expect(owedOf(await readCoachInputs(user)).cents).toBe(743_266);
  await expect(makePayment(user, goal.id, { amount: "10" })).rejects.toMatchObject({ code: "bad_request" });
  // The bank's balance moves, the goal with it.
  await db.account.updateMany({ where: { userId: user.id, id: loan }, data: { balanceCents: -700_000n } });
  expect((await loadGoals(user)).debts).toMatchObject([{ currentAmount: 7_000 }]);
});

test("rate and payment of a linked loan come from its rows, wherever the goal is shown or worked out", async () => {
  setClock("2026-11-22T18:00:00Z");
  const row = await createTrialUser();
  const { account: role } = await giveHousehold(row.id, "2026-11-22", "demo");
  const user = await currentUser(row);
  const goal = await createGoal(
    user,
    "debt",
    debt({ name: "The Honda", deadline: "2028-06-01", accountId: role("loan") }),
  );
  const [shown] = (await loadGoals(user)).debts;
  // The bank charges 5 %, and is paid 342.18; 5.9 % and 340 were typed.
  expect(shown).toMatchObject({ interestRate: 5, minimumPayment: 342.18 });
  expect(await listDebtGoals(user)).toEqual([shown]);
  // What a write answers is what the screens say.
  expect(goal).toMatchObject({ interestRate: 5, minimumPayment: 342.18, outlook: shown?.outlook });
  const edited = await updateGoal(user, goal.id, debt({ name: "The Honda", deadline: "2028-06-01" }));
  expect(edited.goal).toMatchObject({ interestRate: 5, minimumPayment: 342.18, outlook: shown?.outlook });
  const inputs = await readCoachInputs(user);
  const sheet = buildFacts(inputs);
  const at = debtsOf(inputs).findIndex(({ id }) => id === goal.id) + 1;
  expect(sheet.number(`debt.${at}.rate`)).toBe(5);
  expect(sheet.cents(`debt.${at}.needed`)).toBe(Math.round((shown?.outlook.monthlyNeeded ?? 0) * 100));
});

test("an archive has the rate that the screens have, and brings back what was typed", async () => {
  setClock("2026-11-22T18:00:00Z");
  const owner = await createTrialUser();
  const { account: role } = await giveHousehold(owner.id, "2026-11-22", "demo");
  const user = await currentUser(owner);
  await createGoal(user, "debt", debt({ name: "The Honda", accountId: role("loan") }));
  // The bank charges 5 %, and is paid 342.18; 5.9 % and 340 were typed.
  const [row] = rowsIn(unzip(await archiveOf(user)), "goals");
  expect(row).toMatchObject({
    interestRate: 5,
    minimumCents: 342_18,
    typed: { interestRate: 5.9, minimumCents: 340_00 },
  });
  const other = await person();
  await confirmArchive(
    other,
    await createArchiveDraft(other, { name: "my-data.zip", bytes: new Uint8Array(await archiveOf(user)) }),
  );
  const stored = (of: { id: string }) =>
    db.goal.findFirstOrThrow({ where: { userId: of.id }, select: { interestRate: true, minimumCents: true } });
  expect(await stored(other)).toEqual(await stored(user));
  expect(await listDebtGoals(await currentUser(other))).toMatchObject([{ interestRate: 5, minimumPayment: 342.18 }]);
});

test("no, another debt: both count, and nobody asks again", async () => {
  const user = await person();
  const loan = await account(user.id, "Auto Loan", "loan", -743_266);
  const goal = await createGoal(user, "debt", debt());
  await answerLink(user, { goal: goal.id, account: loan, answer: "other" });
  expect((await loadGoals(user)).question).toBeNull();
  expect(owedOf(await readCoachInputs(user)).cents).toBe(743_266 + 912_000);
});

test("an emergency fund that a savings account evidently holds is asked about the same way, after debts", async () => {
  const user = await person();
  const rainy = await account(user.id, "Rainy Day Savings", "savings", 3_003_608);
  const fund = { ...debt(), name: "Emergency Fund", targetAmount: "9000", currentAmount: "6120", type: "savings" };
  const goal = await createGoal(user, "savings", { ...fund, deadline: "2030-01-01" });
  const question = async () => (await loadGoals(user)).question;
  expect(await question()).toEqual({
    about: "reserve",
    goal: { id: goal.id, name: "Emergency Fund", saved: 6_120 },
    account: { id: rainy, name: "Rainy Day Savings", holds: 30_036.08 },
  });
  const loan = await account(user.id, "Auto Loan", "loan", -743_266);
  const car = await createGoal(user, "debt", debt());
  expect((await question())?.goal.id).toBe(car.id);
  await answerLink(user, { goal: car.id, account: loan, answer: "other" });
  expect(await answerLink(user, { goal: goal.id, account: rainy, answer: "same" })).toMatchObject({ type: "savings" });
  const after = await loadGoals(user);
  expect(after.question).toBeNull();
  expect(after.savings).toMatchObject([{ currentAmount: 30_036.08, account: { id: rainy } }]);
  // No: it isn't asked about again, and keeps what was saved.
  const second = await person();
  await account(second.id, "Savings", "savings", 50_000);
  const own = await createGoal(second, "savings", { ...fund, deadline: "2030-01-01" });
  const asked = (await loadGoals(second)).question;
  await answerLink(second, { goal: own.id, account: asked?.account.id ?? "", answer: "other" });
  const kept = await loadGoals(second);
  expect([kept.question, kept.savings[0]?.currentAmount]).toEqual([null, 6_120]);
  // Nobody links another person's account.
  await expect(answerLink(second, { goal: own.id, account: rainy, answer: "same" })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("a savings goal follows a savings account, from the form; unlinked, its own entries count again", async () => {
  const user = await person();
  const savings = await account(user.id, "Rainy Day", "savings", 250_000);
  const input = {
    ...debt(),
    name: "Reserve",
    targetAmount: "5000",
    currentAmount: "100",
    deadline: "2030-01-01",
    type: "savings",
  };
  const goal = await createGoal(user, "savings", { ...input, accountId: savings });
  expect((await loadGoals(user)).savings).toMatchObject([{ currentAmount: 2_500, progress: 50 }]);
  await expect(addMoney(user, goal.id, { amount: "10" })).rejects.toMatchObject({ code: "bad_request" });
  // An edit that doesn't name the account leaves the link.
  await updateGoal(user, goal.id, { ...input, name: "Emergency fund" });
  expect((await loadGoals(user)).savings).toMatchObject([{ name: "Emergency fund", currentAmount: 2_500 }]);
  await updateGoal(user, goal.id, { ...input, accountId: "" });
  expect((await loadGoals(user)).savings).toMatchObject([{ currentAmount: 100, account: null }]);
});

test("nobody links to another person's account, nor a debt to a checking account", async () => {
  const [user, other] = [await person(), await person()];
  const theirs = await account(other.id, "Auto Loan", "loan", -5_000);
  const checking = await account(user.id, "Checking", "checking", 5_000);
  const goal = await createGoal(user, "debt", debt());
  for (const id of [theirs, checking, "none"]) {
    await expect(answerLink(user, { goal: goal.id, account: id, answer: "same" })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(createGoal(user, "debt", { ...debt(), accountId: id })).rejects.toMatchObject({ code: "not_found" });
  }
  await expect(answerLink(other, { goal: goal.id, account: theirs, answer: "same" })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("the credit simulator and the coach take utilization from the linked cards", async () => {
  const user = await person();
  await account(user.id, "Cashback Card", "credit", -99_000, 900_000);
  const view = await creditView(user, new URLSearchParams());
  expect(view.linked).toEqual({
    source: "Cashback Card",
    creditUtilization: "11",
    totalCreditLimit: "9000.00",
    totalCreditBalance: "990.00",
  });
});
