// What the coach says when it is asked, and what the screens' own services say: one value for a figure.
import { expect, test } from "vitest";
import { budgetSummary } from "~/domain/budget/budget";
import { paychecks } from "~/domain/ledger/recurring";
import { formatUsd } from "~/domain/money";
import { addMonths, mediumDate, monthOf } from "~/domain/periods";
import { setClock } from "~/lib/clock.server";
import { accountViews } from "~/services/bank/accounts.server";
import { budgetCategories, saveBudgetAmount } from "~/services/budget/budget.server";
import { askCoach } from "~/services/coach/coach.server";
import { creditView } from "~/services/credit/credit.server";
import { refreshInsights } from "~/services/insights/insights.server";
import { listRecurring } from "~/services/ledger/recurring.server";
import { getIncomeSpendingReport } from "~/services/screens/report.server";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

const cents = (dollars: number) => Math.round(dollars * 100);

test.each([
  ["demo", "2026-11-22"],
  ["one", "2026-11-22"],
  ["two", "2026-03-01"],
  ["three", "2026-07-31"],
])("household %s on %s: each figure asked for is the screens' own", async (seed, today) => {
  setClock(`${today}T18:00:00Z`);
  const row = await createTrialUser();
  const { account } = await giveHousehold(row.id, today, seed);
  const user = await currentUser(row);
  const month = monthOf(today);
  await saveBudgetAmount(user.id, month, { month, category: "groceries", plannedAmount: 500, rollover: false });
  await refreshInsights(user.id);
  const said = async (question: string) => (await askCoach(user, question)).answer;

  const { accounts } = await accountViews(user.id);
  const balanceOf = (role: string) => accounts.find(({ id }) => id === account(role))?.balanceCents ?? 0;
  const owed = await said("how much do i owe in total");
  expect(owed).toContain(`You owe ${formatUsd(-balanceOf("loan"))}`);
  expect(owed).toContain("paid in full each month, so it isn't counted as debt");
  expect(await said("what do i owe on my card")).toContain(formatUsd(-balanceOf("credit")));
  expect(await said("whats in my checking rn")).toContain(formatUsd(balanceOf("checking")));

  const report = await getIncomeSpendingReport(user, "month");
  const [income, spending] = [cents(report.previousIncome), cents(report.previousSpending)];
  expect(await said("how much did i earn last month")).toContain(formatUsd(income));
  expect(await said("how much did i keep last month")).toContain(formatUsd(Math.abs(income - spending)));

  const { linked } = await creditView(user, new URLSearchParams());
  expect(Math.round(Number(/([\d.]+)%/.exec(await said("credit utilization"))?.[1]))).toBe(
    Number(linked?.creditUtilization),
  );
  expect(await said("how much do i make a month")).toContain(formatUsd(cents(Number(linked?.monthlyIncome))));

  const { remaining } = budgetSummary(await budgetCategories(user.id, month));
  expect(await said("how much of my budget is left")).toContain(formatUsd(Math.abs(remaining)));
  const [pay] = paychecks(await listRecurring(user.id));
  expect(await said("when is my next paycheck")).toContain(mediumDate(pay?.nextDay ?? addMonths(month, 1)));
});
