// Accounts and rows entered by hand count wherever those of a bank do, and a closed account keeps its past.
import { expect, test } from "vitest";
import { NewTransaction, NewTransfer } from "~/contracts/accounts-by-hand";
import { setClock } from "~/lib/clock.server";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import { closeAccount, createAccount } from "~/services/accounts/by-hand.server";
import { addTransaction, addTransfer, entryAccounts } from "~/services/accounts/entries.server";
import { netWorthJson, netWorthView } from "~/services/accounts/net-worth.server";
import { createArchiveDraft } from "~/services/archive/preview.server";
import { confirmArchive } from "~/services/archive/write.server";
import { saveBudgetAmount } from "~/services/budget/budget.server";
import { budgetView } from "~/services/budget/view.server";
import { askCoach } from "~/services/coach/coach.server";
import { cashFlowAnswer } from "~/services/forecast/cash-flow.server";
import { refreshInsights } from "~/services/insights/insights.server";
import { listRecurring } from "~/services/ledger/recurring.server";
import { checkSums } from "~/services/ledger/sums.server";
import { transactionsView } from "~/services/ledger/transactions-view.server";
import { archiveOf, rowsIn, unzip } from "../support/archives";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const TODAY = "2026-11-22";
const MONTH = "2026-11";
const NONE = new URLSearchParams();

async function person(): Promise<CurrentUser> {
  setClock(`${TODAY}T18:00:00Z`);
  return currentUser(await createTrialUser({ trialEndsAt: new Date("2027-12-20T00:00:00Z") }));
}

/** Half a year of pay, rent, a subscription and money put by, each entered once; and groceries of this month. */
async function household() {
  const user = await person();
  const open = async (name: string, kind: "checking" | "savings", balance: number) =>
    (await createAccount(user, { name, institution: "", kind, balance, day: "2026-05-31" })).id;
  const everyday = await open("Everyday", "checking", 200_000);
  const rainy = await open("Rainy Day", "savings", 500_000);
  const add = (entry: Record<string, string>) =>
    addTransaction(user, NewTransaction.parse({ account: everyday, ...entry }));
  const monthly = (day: string) => ({ day, repeat: "month" });
  const pay = { direction: "in", amount: "3000", name: "Northwind Payroll", choice: "kind:income" };
  await add({ ...pay, ...monthly("2026-06-01") });
  await add({ amount: "1200", name: "Elm Court Apartments", choice: "mortgage_rent", ...monthly("2026-06-03") });
  await add({ amount: "15.99", name: "Stream Box", choice: "entertainment", ...monthly("2026-06-10") });
  await add({ amount: "84.20", name: "Corner Market", choice: "groceries", day: "2026-11-09" });
  const saving = { from: everyday, to: rainy, amount: "200", note: "" };
  await addTransfer(user, NewTransfer.parse({ ...saving, ...monthly("2026-06-15") }));
  const plan = { month: MONTH, category: "groceries", plannedAmount: "300", rollover: false } as const;
  await saveBudgetAmount(user.id, MONTH, plan);
  await refreshInsights(user.id);
  return { user, everyday, rainy };
}

const ROWS = 3 * 6 + 2 * 6 + 1;
const EVERYDAY = 2_000 + 6 * (3_000 - 1_200 - 15.99 - 200) - 84.2;
const RAINY = 5_000 + 6 * 200;
const rowsOf = ({ id }: CurrentUser) => db.transaction.findMany({ where: { userId: id, deletedAt: null } });

test("they stand in the ledger, and its sums are right", async () => {
  const { user, everyday } = await household();
  const { rows, accounts } = await transactionsView(user.id, NONE, user.today);
  expect(accounts.map(({ name }) => name)).toEqual(["Everyday", "Rainy Day"]);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(["Corner Market", "Elm Court Apartments"]));
  expect(await rowsOf(user)).toHaveLength(ROWS);
  const found = await transactionsView(user.id, new URLSearchParams({ account: everyday }), user.today);
  expect(found.rows).toHaveLength(ROWS - 6);
  expect(await checkSums(user.id)).toEqual([]);
});

test("both sides of each transfer know each other, and are in no spending", async () => {
  const { user } = await household();
  const moved = (await rowsOf(user)).filter(({ kind }) => kind === "transfer");
  expect(moved).toHaveLength(12);
  for (const { id, matchedId } of moved) expect(moved.find((one) => one.id === matchedId)?.matchedId).toBe(id);
});

test("what comes each month is found, and is foreseen on the account's balance", async () => {
  const { user, everyday } = await household();
  const names = (await listRecurring(user.id)).map(({ merchantName }) => merchantName);
  expect(names).toEqual(expect.arrayContaining(["Northwind Payroll", "Elm Court Apartments", "Stream Box"]));
  const { accounts, entries, safeToSpend } = await cashFlowAnswer(user);
  const account = accounts.find(({ id }) => id === everyday);
  expect(account?.balances[0]).toEqual({ date: TODAY, balance: Number(EVERYDAY.toFixed(2)) });
  const rent = entries.filter(({ name, date }) => name === "Elm Court Apartments" && date === "2026-12-03");
  expect(rent.map(({ amount, accountId }) => [amount, accountId])).toEqual([[-1_200, everyday]]);
  expect(safeToSpend?.payday).toEqual({ date: "2026-12-01", amount: 3_000 });
});

test("they count against the budget, in the net worth, and in what the coach says", async () => {
  const { user } = await household();
  const { categories } = await budgetView(user, new URLSearchParams({ month: MONTH }));
  expect(categories.find(({ id }) => id === "groceries")).toMatchObject({ plannedAmount: 30_000, actualSpent: 8_420 });
  expect((await netWorthJson(user)).netWorth).toBe(Number((EVERYDAY + RAINY).toFixed(2)));
  expect((await askCoach(user, "How much did I spend on groceries this month?")).answer).toContain("$84.20");
  expect((await askCoach(user, "What was my income last month?")).answer).toContain("$3,000");
});

test("they are in the archive, and an empty account gets them from it", async () => {
  const { user } = await household();
  const bytes = await archiveOf(user);
  const files = unzip(bytes);
  expect([rowsIn(files, "accounts").length, rowsIn(files, "transactions").length]).toEqual([2, ROWS]);
  const other = await person();
  await confirmArchive(other, await createArchiveDraft(other, { name: "archive.zip", bytes }));
  expect((await netWorthJson(other)).netWorth).toBe((await netWorthJson(user)).netWorth);
  expect(await rowsOf(other)).toHaveLength(ROWS);
});

test("closed, an account keeps its rows and its past, takes nothing new, and is at zero", async () => {
  const { user, everyday } = await household();
  const past = async () => (await netWorthView(user, NONE)).worth.points.slice(0, -1);
  const before = await past();
  await closeAccount(user, everyday);
  expect(await past()).toEqual(before);
  expect((await netWorthJson(user)).netWorth).toBe(RAINY);
  expect((await entryAccounts(user.id)).map(({ name }) => name)).toEqual(["Rainy Day"]);
  expect(await rowsOf(user)).toHaveLength(ROWS);
  expect((await askCoach(user, "How much did I spend on groceries this month?")).answer).toContain("$84.20");
  expect(rowsIn(unzip(await archiveOf(user)), "transactions")).toHaveLength(ROWS);
});
