// One household through every service that a screen, an endpoint, an insight or the coach reads: one value for a figure.
import { afterEach, expect, test } from "vitest";
import { budgetSummary } from "~/domain/budget/budget";
import { buildFacts } from "~/domain/coach/facts/build";
import { formatUsd } from "~/domain/money";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { accountViews } from "~/services/bank/accounts.server";
import { budgetCategories, listBudgets, saveBudgetAmount } from "~/services/budget/budget.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { creditView } from "~/services/credit/credit.server";
import { createGoal, loadGoals } from "~/services/goals/goals.server";
import { answerLink } from "~/services/goals/linked.server";
import { listInsights, refreshInsights } from "~/services/insights/insights.server";
import { splitTransaction } from "~/services/ledger/edits.server";
import { listTransactions } from "~/services/ledger/transactions.server";
import { dashboardFigures } from "~/services/screens/dashboard-figures.server";
import { getFinancialOverview } from "~/services/screens/dashboard.server";
import { getIncomeSpendingReport } from "~/services/screens/report.server";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
afterEach(() => setClock(undefined));

const cents = (dollars: number) => Math.round(dollars * 100);

test.each([
  ["one", "2026-11-22"],
  ["two", "2026-03-01"],
])("household %s on %s: owed, income, saved, utilization and what is left of the budget", async (seed, today) => {
  setClock(`${today}T18:00:00Z`);
  const row = await createTrialUser();
  const { account } = await giveHousehold(row.id, today, seed);
  const user = await currentUser(row);
  await saveBudgetAmount(user.id, today.slice(0, 7), {
    month: today.slice(0, 7),
    category: "groceries",
    plannedAmount: "500",
    rollover: false,
  });
  // The goal is linked to the loan; what was typed no longer counts.
  const goal = await createGoal(user, "debt", {
    name: "The car",
    targetAmount: "15000",
    currentAmount: "9120",
    deadline: "",
    color: "blue",
    interestRate: "",
    minimumPayment: "",
    version: "",
    type: "debt",
  });
  await answerLink(user, { goal: goal.id, account: account("loan"), answer: "same" });
  await refreshInsights(user.id);

  const sheet = buildFacts(await readCoachInputs(user));
  const { accounts } = await accountViews(user.id);
  const loan = accounts.find(({ id }) => id === account("loan"));
  const { debts } = await loadGoals(user);
  // The card is paid in full, so the loan is all that is owed: on accounts, goals and to the coach.
  const owed = -(loan?.balanceCents ?? 0);
  expect([sheet.cents("debt.total"), cents(debts[0]?.currentAmount ?? 0)]).toEqual([owed, owed]);

  const report = await getIncomeSpendingReport(user, "month");
  const overview = await getFinancialOverview(user);
  expect(cents(overview.monthlySpending)).toBe(cents(report.spending));
  expect(cents(overview.previousMonthSpending)).toBe(cents(report.previousSpending));
  expect(overview.previousMonthSoFar).toBe(report.soFar?.spending ?? null);
  expect([sheet.cents("income.last"), sheet.cents("spend.last")]).toEqual([
    cents(report.previousIncome),
    cents(report.previousSpending),
  ]);

  const { linked } = await creditView(user, new URLSearchParams());
  expect(linked?.creditUtilization).toBe(String(Math.round(sheet.number("utilization.now"))));
  expect(cents(Number(linked?.monthlyIncome))).toBe(sheet.cents("income.average"));

  const summary = budgetSummary(await budgetCategories(user.id, today.slice(0, 7)));
  expect(sheet.cents("budget.left") - sheet.cents("budget.over")).toBe(summary.remaining);
  expect(summary.spent + summary.unplanned).toBe(cents(report.spending));
  const planned = (await listBudgets(user.id, today.slice(0, 7))).filter(({ amount }) => amount > 0);
  expect(planned.reduce((all, { remaining }) => all + cents(remaining), 0)).toBe(summary.remaining);

  const saved = (await listInsights(user)).find(({ title }) => title.startsWith("You saved"));
  if (saved) expect(saved.description).toContain(formatUsd(sheet.cents("saved.last")));
});

test("a split row shows its parts in the API, on the dashboard and in the report", async () => {
  const today = "2026-11-22";
  setClock(`${today}T18:00:00Z`);
  const row = await createTrialUser();
  await giveHousehold(row.id, today, "split");
  const user = await currentUser(row);
  const bought = await db.transaction.findFirstOrThrow({
    where: { userId: row.id, kind: "spending", category: { not: null }, pending: false, day: { lte: today } },
    orderBy: [{ day: "desc" }, { id: "desc" }],
  });
  const price = Number(-bought.amountCents);
  await splitTransaction(row.id, bought.id, {
    parts: [
      { category: "groceries", amount: price - 100 },
      { category: "clothing", amount: 100 },
    ],
  });
  const parts = [
    { category: "Groceries", amount: (100 - price) / 100 },
    { category: "Clothing", amount: -1 },
  ];
  const inList = (await listTransactions(user.id)).find(({ id }) => id === bought.id);
  expect(inList).toMatchObject({ category: "Groceries + Clothing", parts });
  const inReport = (await getIncomeSpendingReport(user, "month")).transactions.find(({ id }) => id === bought.id);
  expect(inReport).toMatchObject({ category: "Groceries + Clothing", parts });
  const onScreen = (await dashboardFigures(user.id, today, "month")).rows.find(({ id }) => id === bought.id);
  expect(onScreen?.parts).toEqual([
    { category: "groceries", cents: 100 - price },
    { category: "clothing", cents: -100 },
  ]);
});
