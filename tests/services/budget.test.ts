import { expect, test } from "vitest";
import { BudgetAmountInput } from "~/contracts/budget";
import { CATEGORIES, type CategoryId } from "~/domain/categories/list";
import { budgetSummary } from "~/domain/budget/budget";
import { spendingOf } from "~/domain/ledger/totals";
import { db, newId, transaction } from "~/lib/db.server";
import { setClock } from "~/lib/clock.server";
import { analyzeMonth, analyzeSelection } from "~/services/ledger/analyze-spending.server";
import { budgetCategories, listBudgets, putPlanBack, saveBudgetAmount } from "~/services/budget/budget.server";
import { budgetView } from "~/services/budget/view.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { monthSums } from "~/services/ledger/sums.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createUser, currentUser } from "../support/people";

useDatabase();
const MONTH = "2026-03";
const plan = (category: CategoryId, plannedAmount: string | number, month = MONTH, rollover = false) =>
  BudgetAmountInput.parse({ category, month, plannedAmount, rollover: rollover ? "on" : undefined });

/** A person with a bank account and transactions: merchant's provider category, day, cents. */
async function household(rows: [provider: string, day: string, cents: number, pending?: boolean][]) {
  const user = await createUser();
  const { account } = await createBank(user.id, ["checking"]);
  const upsert = rows.map(([providerCategory, day, cents, pending = false], index) =>
    bankRow(`${user.id}-${index}`, account("checking"), day, cents, {
      providerCategory,
      pending,
      merchantName: `Shop ${"abcdefgh"[index % 8]}`,
    }),
  );
  await transaction((tx) => writeTransactions(tx, user.id, { upsert, remove: [] }));
  return user;
}
const find = async (userId: string, id: CategoryId, month = MONTH) =>
  (await budgetCategories(userId, month)).find((category) => category.id === id);
const GROCERIES = "FOOD_AND_DRINK_GROCERIES";
const GAS = "TRANSPORTATION_GAS";

test("saved amounts stand beside the ledger's spending, in dollars (BUDGET-034 API-020)", async () => {
  const user = await household([
    [GROCERIES, "2026-03-02", -5000],
    [GAS, "2026-02-02", -900],
  ]);
  await saveBudgetAmount(user.id, MONTH, plan("groceries", "200"));
  expect(await listBudgets(user.id, MONTH)).toEqual([
    { id: "2026-03-groceries", category: "groceries", amount: 200, spent: 50, remaining: 150 },
  ]);
});

test("the spent total agrees with the ledger to the cent, pending and uncategorised rows included in neither or both (BUDGET-002)", async () => {
  const user = await household([
    [GROCERIES, "2026-03-02", -5001],
    [GAS, "2026-03-03", -999],
    ["", "2026-03-04", -107],
    [GROCERIES, "2026-03-05", -7000, true],
  ]);
  const summary = budgetSummary(await budgetCategories(user.id, MONTH));
  const spent = summary.spent + summary.unplanned;
  expect(spent).toBe(spendingOf(await monthSums(user.id, MONTH, MONTH)));
  expect(spent).toBe(5001 + 999 + 107);
});

test("a saved budget of an unknown category is left out without an error (BUDGET-035)", async () => {
  const user = await createUser();
  await db.budget.create({
    data: { userId: user.id, id: newId(), month: MONTH, category: "yachts", plannedCents: 100n },
  });
  expect(await listBudgets(user.id, MONTH)).toEqual([]);
});

test("amounts below zero, empty or no number are refused in the specification's words; 0 is accepted (BUDGET-030)", async () => {
  const user = await createUser();
  for (const bad of ["-1", "", "abc", "1e3", "0.001", "NaN", "99999999999", -0.5]) {
    await expect(saveBudgetAmount(user.id, MONTH, plan("gas", bad))).rejects.toMatchObject({
      title: "Invalid Amount",
      userMessage: "Please enter a valid positive number.",
      fieldErrors: { plannedAmount: "Please enter a valid positive number." },
    });
  }
  await saveBudgetAmount(user.id, MONTH, plan("gas", "0"));
  await saveBudgetAmount(user.id, MONTH, plan("gas", 12.34));
  expect((await find(user.id, "gas"))?.ownAmount).toBe(1234);
});

test("months keep their own amounts: editing one changes no earlier one, and a past one changes no later one", async () => {
  const user = await createUser();
  await saveBudgetAmount(user.id, MONTH, plan("gas", "100", "2026-01"));
  await saveBudgetAmount(user.id, MONTH, plan("gas", "300", "2026-03"));
  const amounts = async () =>
    Promise.all(
      ["2025-12", "2026-01", "2026-02", "2026-03", "2026-04"].map(
        async (month) => (await find(user.id, "gas", month))?.ownAmount,
      ),
    );
  expect(await amounts()).toEqual([0, 10000, 0, 30000, 30000]);
  await saveBudgetAmount(user.id, MONTH, plan("gas", "50", "2026-02"));
  expect(await amounts()).toEqual([0, 10000, 5000, 30000, 30000]);
  await expect(saveBudgetAmount(user.id, MONTH, plan("gas", "50", "2020-01"))).rejects.toMatchObject({
    code: "bad_request",
  });
});

test("surplus and overspend roll over where wished", async () => {
  const user = await household([
    [GROCERIES, "2026-02-02", -2000],
    [GAS, "2026-02-02", -15000],
    [GROCERIES, "2026-03-02", -1000],
  ]);
  await saveBudgetAmount(user.id, "2026-02", plan("groceries", "100", "2026-02", true));
  await saveBudgetAmount(user.id, "2026-02", plan("gas", "100", "2026-02", true));
  expect(await find(user.id, "groceries")).toMatchObject({ carried: 8000, plannedAmount: 18000, remaining: 17000 });
  expect(await find(user.id, "gas")).toMatchObject({ carried: -5000, plannedAmount: 5000 });
});

test("a saved amount is taken back to what stood there, or to nothing, and only while it stands", async () => {
  const user = await createUser();
  const planned = async () =>
    (await db.budget.findMany({ where: { userId: user.id } })).map((row) => [Number(row.plannedCents), row.rollover]);
  const first = await saveBudgetAmount(user.id, MONTH, plan("gas", "10", MONTH, true));
  const second = await saveBudgetAmount(user.id, MONTH, plan("gas", "25"));
  expect(await putPlanBack(user.id, first)).toBe(false);
  expect(await planned()).toEqual([[25_00, false]]);
  expect(await putPlanBack(user.id, second)).toBe(true);
  expect(await planned()).toEqual([[10_00, true]]);
  const stranger = await createUser();
  expect(await putPlanBack(stranger.id, first)).toBe(false);
  expect(await putPlanBack(user.id, first)).toBe(true);
  expect(await planned()).toEqual([]);
});

test("two people never see each other's budgets", async () => {
  const [one, other] = [await household([[GROCERIES, "2026-03-02", -5000]]), await createUser()];
  await saveBudgetAmount(one.id, MONTH, plan("gas", "10"));
  expect(await listBudgets(other.id, MONTH)).toEqual([]);
});

test("100 edits at once leave one row", async () => {
  const user = await createUser();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => saveBudgetAmount(user.id, MONTH, plan("gas", String(index)))),
  );
  expect(await db.budget.count({ where: { userId: user.id } })).toBe(1);
});

test("the analysis adds up the month's own rows, and the list shows the same (BUDGET-047 BUDGET-049 API-049)", async () => {
  setClock("2026-03-20T12:00:00Z");
  const row = await household([
    [GROCERIES, "2026-03-02", -5001],
    [GROCERIES, "2026-03-09", -2000],
    [GAS, "2026-03-03", -999],
    [GAS, "2026-02-03", -4000],
    [GROCERIES, "2026-03-12", 500],
  ]);
  const user = await currentUser(row);
  const { categorizedSpending } = await analyzeMonth(user);
  expect(categorizedSpending).toEqual([
    { categoryId: "gas", amount: 9.99 },
    { categoryId: "groceries", amount: 65.01 },
  ]);
  const listed = await listBudgets(user.id, MONTH);
  expect(listed.map(({ category, spent }) => ({ categoryId: category, amount: spent }))).toEqual(categorizedSpending);
  expect(await budgetView(user, new URLSearchParams())).toMatchObject({
    connected: true,
    analysedOn: "2026-03-20",
    month: MONTH,
  });
});

test("the body only selects: foreign ids, other months and made-up amounts count for nothing (BUDGET-036 API-049)", async () => {
  setClock("2026-03-20T12:00:00Z");
  const one = await household([
    [GROCERIES, "2026-03-02", -5000],
    [GAS, "2026-02-03", -4000],
    [GAS, "2026-03-04", -100],
  ]);
  const other = await household([[GROCERIES, "2026-03-02", -777]]);
  const user = await currentUser(one);
  const own = await db.transaction.findMany({ where: { userId: one.id }, orderBy: { day: "asc" } });
  const foreign = await db.transaction.findMany({ where: { userId: other.id } });
  const selection = [...own.slice(0, 2), ...foreign].map(({ id }) => ({ id, amount: -99999, date: "2026-03-01" }));
  expect(await analyzeSelection(user, { transactions: selection })).toEqual({
    categorizedSpending: [{ categoryId: "groceries", amount: 50 }],
  });
  expect(await analyzeSelection(user, { transactions: [] })).toEqual({ categorizedSpending: [] });
  expect(await analyzeSelection(user, { transactions: [{ id: "nobody's" }] })).toEqual({ categorizedSpending: [] });
});

test("without an account the analysis is refused (BUDGET-005)", async () => {
  const user = await currentUser(await createUser());
  await expect(analyzeMonth(user)).rejects.toMatchObject({
    title: "Analysis Failed",
    userMessage: "Connect your bank account to analyze spending",
  });
});

test("every category can be planned", async () => {
  const user = await createUser();
  for (const { id } of CATEGORIES) await saveBudgetAmount(user.id, MONTH, plan(id, "1"));
  expect(await listBudgets(user.id, MONTH)).toHaveLength(25);
});
