import { expect, test } from "vitest";
import { addMonths } from "~/domain/periods";
import { isOverBudget } from "~/domain/budget/budget";
import { NO_JOB } from "~/domain/budget/change";
import { setClock } from "~/lib/clock.server";
import { db, newId } from "~/lib/db.server";
import { listBudgets, saveBudgetAmount } from "~/services/budget/budget.server";
import { fillBudget, moveBudget, undoBudget } from "~/services/budget/plan.server";
import { budgetView } from "~/services/budget/view.server";
import { budgetRecommendations } from "~/services/coach/advice.server";
import { BudgetAmountInput, MoveInput } from "~/contracts/budget";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const TODAY = "2026-03-20";
const MONTH = "2026-03";

async function person() {
  setClock(`${TODAY}T12:00:00Z`);
  const user = await createTrialUser();
  await giveHousehold(user.id, TODAY, "plan", "2025-02-05");
  return currentUser(user);
}
const view = (user: Awaited<ReturnType<typeof person>>, month = MONTH) =>
  budgetView(user, new URLSearchParams({ month }));
const save = (userId: string, category: string, plannedAmount: string) =>
  saveBudgetAmount(userId, MONTH, BudgetAmountInput.parse({ category, month: MONTH, plannedAmount }));
const plans = (userId: string) =>
  db.budget.findMany({
    where: { userId },
    select: { month: true, category: true, plannedCents: true, rollover: true },
    orderBy: [{ month: "asc" }, { category: "asc" }],
  });

test("filling writes what the preview says, line by line, and undoing leaves every row as it was", async () => {
  const user = await person();
  await save(user.id, "gas", "12.34");
  const before = await plans(user.id);
  const { plan } = await view(user);
  const offer = plan?.offers.find(({ source }) => source === "proposal");
  expect(offer?.lines.length).toBeGreaterThan(5);
  expect(offer?.lines).toContainEqual(expect.objectContaining({ category: "gas", fromCents: 1234 }));
  expect(await fillBudget(user, { month: MONTH, source: "proposal" })).toEqual({
    changed: offer?.lines.length,
    kept: 0,
  });
  const filled = await view(user);
  for (const { category, toCents } of offer?.lines ?? [])
    expect(filled.categories.find(({ id }) => id === category)?.ownAmount, category).toBe(toCents);
  expect(filled.plan?.offers.find(({ source }) => source === "proposal")?.lines).toEqual([]);
  expect(filled.undo).toBe("proposal");
  await undoBudget(user, MONTH);
  expect(await plans(user.id)).toEqual(before);
  expect((await view(user)).undo).toBeNull();
  await expect(undoBudget(user, MONTH)).rejects.toMatchObject({ code: "conflict" });
});

test("a first budget late in a month has no category over, and the next month has the usual amounts", async () => {
  const user = await person();
  const { plan } = await view(user);
  expect(plan?.isLate).toBe(true);
  await fillBudget(user, { month: MONTH, source: "proposal" });
  const next = await view(user, addMonths(MONTH, 1));
  expect((await view(user)).categories.filter(isOverBudget)).toEqual([]);
  expect(next.plan?.isLate).toBe(false);
  expect(next.plan?.offers.find(({ source }) => source === "proposal")?.lines).toEqual([]);
});

test("filling from the last three months keeps what was typed, as its preview says, and is taken back as a whole", async () => {
  const user = await person();
  await save(user.id, "groceries", "12.34");
  const before = await plans(user.id);
  const historyOf = async () => (await view(user)).plan?.offers.find(({ source }) => source === "history");
  const offer = await historyOf();
  expect(offer?.kept).toBe(1);
  expect(offer?.lines.map(({ category }) => category)).not.toContain("groceries");
  expect(await fillBudget(user, { month: MONTH, source: "history" })).toEqual({
    changed: offer?.lines.length,
    kept: 1,
  });
  const filled = (await view(user)).categories;
  expect(filled.find(({ id }) => id === "groceries")?.ownAmount).toBe(1234);
  expect(await historyOf()).toMatchObject({ lines: [], kept: 1 });
  await undoBudget(user, MONTH);
  expect(await plans(user.id)).toEqual(before);
});

test("what was changed by hand after filling stays when the fill is taken back", async () => {
  const user = await person();
  await fillBudget(user, { month: MONTH, source: "history" });
  await save(user.id, "groceries", "444");
  await undoBudget(user, MONTH);
  expect(await plans(user.id)).toEqual([
    { month: MONTH, category: "groceries", plannedCents: 44_400n, rollover: false },
  ]);
});

test("the proposal of the budget and the coach's recommendations are one", async () => {
  const user = await person();
  const advice = await budgetRecommendations(user);
  await fillBudget(user, { month: MONTH, source: "proposal" });
  const listed = await listBudgets(user.id, MONTH);
  const filled = (await view(user)).categories.filter(({ ownAmount }) => ownAmount > 0);
  const spent = Object.fromEntries(
    (await view(user)).categories.map(({ name, actualSpent }) => [name, actualSpent / 100]),
  );
  const recommended = advice?.recommendations.filter(({ recommendedBudget }) => recommendedBudget > 0) ?? [];
  expect(
    Object.fromEntries(
      recommended.map((row) => [row.category, Math.max(row.recommendedBudget, spent[row.category] ?? 0)]),
    ),
  ).toEqual(Object.fromEntries(filled.map(({ name, ownAmount }) => [name, ownAmount / 100])));
  expect(listed.length).toBeGreaterThanOrEqual(filled.length);
});

test("moving takes from one line for another, for this month alone, and can be taken back", async () => {
  const user = await person();
  await save(user.id, "gas", "100");
  const before = await plans(user.id);
  const move = (amount: string, from = "gas", to = "travel") =>
    moveBudget(user, MoveInput.parse({ month: MONTH, from, to, amount }));
  await move("30");
  const own = async (month: string) =>
    Object.fromEntries((await view(user, month)).categories.map(({ id, ownAmount }) => [id, ownAmount]));
  expect(await own(MONTH)).toMatchObject({ gas: 7_000, travel: 3_000 });
  expect(await own(addMonths(MONTH, 1))).toMatchObject({ gas: 10_000, travel: 0 });
  for (const bad of ["70.01", "0", "-5", "abc", ""])
    await expect(move(bad)).rejects.toMatchObject({
      code: "unprocessable",
      fieldErrors: { amount: expect.any(String) },
    });
  await undoBudget(user, MONTH);
  expect(await plans(user.id)).toEqual(before);
  expect(MoveInput.safeParse({ month: MONTH, from: "gas", to: "gas", amount: "1" }).success).toBe(false);
});

test("money without a job is moved to a line, for this month alone, and no more than there is", async () => {
  const user = await person();
  await save(user.id, "gas", "100");
  const before = await plans(user.id);
  const income = (await view(user)).plan?.proposal?.incomeCents ?? 0;
  const move = (amount: string) => moveBudget(user, MoveInput.parse({ month: MONTH, from: NO_JOB, to: "gas", amount }));
  await expect(move(String(income / 100 - 99.99))).rejects.toMatchObject({
    fieldErrors: { amount: expect.stringMatching(/isn't budgeted yet\. Please enter no more than that\.$/) },
  });
  await move("30");
  const gasOf = async (month: string) => (await view(user, month)).categories.find(({ id }) => id === "gas")?.ownAmount;
  expect([await gasOf(MONTH), await gasOf(addMonths(MONTH, 1))]).toEqual([130_00, 100_00]);
  await undoBudget(user, MONTH);
  expect(await plans(user.id)).toEqual(before);
});

test("months that are over aren't filled, and neither are those too far ahead", async () => {
  const user = await person();
  for (const month of ["2026-02", "2028-01"])
    await expect(fillBudget(user, { month, source: "history" })).rejects.toMatchObject({ code: "bad_request" });
  expect((await view(user, "2026-02")).plan).toBeNull();
  expect(await fillBudget(user, { month: "2026-05", source: "history" })).toEqual({
    changed: expect.any(Number),
    kept: 0,
  });
  expect((await view(user)).categories.every(({ ownAmount }) => ownAmount === 0)).toBe(true);
});

test("two fills at once leave what can still be taken back whole", async () => {
  const user = await person();
  await Promise.all([
    fillBudget(user, { month: MONTH, source: "history" }),
    fillBudget(user, { month: MONTH, source: "history" }),
  ]);
  await undoBudget(user, MONTH);
  expect(await plans(user.id)).toEqual([]);
});

test("somebody without income sees no proposal, and the budget still works", async () => {
  setClock(`${TODAY}T12:00:00Z`);
  const user = await currentUser(await createTrialUser());
  expect(await view(user)).toMatchObject({
    plan: { proposal: null, offers: [], funds: [] },
    undo: null,
    findings: null,
  });
  expect(await fillBudget(user, { month: MONTH, source: "proposal" })).toEqual({ changed: 0, kept: 0 });
});

test("a wish that carries over is proposed as it was planned, however much has gathered", async () => {
  const user = await person();
  await db.transaction.deleteMany({ where: { userId: user.id, category: "cable" } });
  await db.monthSum.deleteMany({ where: { userId: user.id, category: "cable" } });
  await db.recurringStream.deleteMany({ where: { userId: user.id, category: "cable" } });
  const wish = { category: "cable", plannedCents: 4_000n, rollover: true };
  await db.budget.create({ data: { userId: user.id, id: newId(), month: "2026-01", ...wish } });
  const { plan, categories } = await view(user);
  expect(categories.find(({ id }) => id === "cable")).toMatchObject({ ownAmount: 4_000, carried: 8_000 });
  expect(plan?.proposal?.jobs).toContainEqual({ kind: "own", category: "cable", name: "Cable", cents: 4_000 });
});

test("two people's changes stay apart", async () => {
  const [one, other] = [await person(), await person()];
  await fillBudget(one, { month: MONTH, source: "history" });
  expect(await plans(other.id)).toEqual([]);
  await expect(undoBudget(other, MONTH)).rejects.toMatchObject({ code: "conflict" });
  expect((await view(other)).undo).toBeNull();
});
