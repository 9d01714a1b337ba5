// The named figures of households: every pure view that says one says the same.
import { expect, test } from "vitest";
import { answerQuestion } from "~/domain/coach/answer";
import { buildFacts } from "~/domain/coach/facts/build";
import type { CoachAccount, CoachInputs } from "~/domain/coach/facts/inputs";
import { fillFacts } from "~/domain/coach/number-gate";
import { balanceOn, isSpendable } from "~/domain/forecast/balances";
import { forecastOf } from "~/domain/forecast/forecast";
import { safeGlance, safeToSpend } from "~/domain/forecast/safe-to-spend";
import { type AccountDay, habitOf } from "~/domain/household/account-habit";
import { owedOf } from "~/domain/household/debts";
import { savedIn } from "~/domain/household/saved";
import { usualMonth } from "~/domain/household/usual-month";
import { utilizationOf } from "~/domain/household/utilization";
import { insightsInWords } from "~/texts/insights";
import { findRecurring } from "~/domain/ledger/recurring";
import { inMonth, incomeOf, spendingOf } from "~/domain/ledger/totals";
import { formatUsd, sumCents } from "~/domain/money";
import { addDays, addMonths, monthOf } from "~/domain/periods";
import { incomeSpendingReport } from "~/domain/screens/report";
import { financialOverview } from "~/domain/screens/overview";
import { spendingTrends } from "~/domain/screens/trends";
import { demo } from "~/sandbox/sample/demo-screen";
import { household as made } from "~/sandbox/sample/household";
import { sampleInput } from "../support/forecast";

/** The sample household as the coach reads it. */
function inputsOn(today: string): CoachInputs {
  const home = demo(today);
  const raw = made({ seed: "demo", today });
  const daysOf = (id: string): AccountDay[] =>
    raw.transactions
      .filter((row) => row.accountId === id && !row.pending)
      .map((row) => ({
        day: row.day,
        movedCents: row.amountCents,
        paidCents: row.detailed.startsWith("LOAN_PAYMENTS") ? row.amountCents : 0,
        interestCents: row.detailed === "BANK_FEES_INTEREST_CHARGE" ? -row.amountCents : 0,
      }));
  const accounts = home.accounts.map((one): CoachAccount => {
    const account = { id: one.id, name: one.name, type: one.type, balanceCents: one.balance, limitCents: one.limit };
    return ["credit", "loan"].includes(one.type)
      ? { ...account, habit: habitOf(account, daysOf(one.id), today) }
      : account;
  });
  const history = home.rows
    .filter((row) => !row.pending && row.day >= addDays(today, -400))
    .map(({ id, merchantName, category, kind, day, cents }) => ({ id, merchantName, category, kind, day, cents }));
  return {
    today,
    sums: home.months.filter(({ month }) => month >= addMonths(monthOf(today), -13)),
    pays: history.filter(({ kind }) => kind === "income"),
    accounts,
    budgets: home.budgets.map(({ category, amount }) => ({ category, plannedCents: amount })),
    goals: [],
    recurring: findRecurring(history, today).filter(({ active }) => active),
    credit: null,
    interview: null,
  };
}

const DAYS = ["2026-03-05", "2026-08-31", "2026-11-22", "2026-12-01"];

test.each(DAYS)("owed, income, usual month, kept, saved, utilization and budget left agree on %s", (today) => {
  const inputs = inputsOn(today);
  const home = demo(today);
  const sheet = buildFacts(inputs);
  const last = addMonths(monthOf(today), -1);
  const rows = inMonth(home.months, last);
  const say = (question: string) => {
    const { answer, sheet: facts } = answerQuestion(question, inputs);
    return fillFacts(answer.text, facts.all()).text;
  };

  const owed = owedOf(inputs).cents;
  expect(sheet.cents("debt.total")).toBe(owed);
  expect(say("how much do i owe")).toContain(formatUsd(owed));
  // The card is paid in full: what is owed is the loan, as the account says it.
  expect(owed).toBe(-(inputs.accounts.find(({ type }) => type === "loan")?.balanceCents ?? 0));

  const usual = usualMonth(inputs);
  expect(sheet.cents("income.average")).toBe(usual?.income?.monthCents);
  expect(sheet.cents("spend.average")).toBe(usual?.spentCents);
  expect(say("how much do i make a month")).toContain(formatUsd(usual?.income?.monthCents ?? 0));
  expect(sheet.cents("kept.average")).toBe((usual?.income?.monthCents ?? 0) - (usual?.spentCents ?? 0));

  const report = incomeSpendingReport("month", today, home.days, home.months);
  const trends = spendingTrends(today, home.months);
  expect([sheet.cents("income.last"), sheet.cents("spend.last")]).toEqual([incomeOf(rows), spendingOf(rows)]);
  expect([report.previousIncome, report.previousSpending]).toEqual([incomeOf(rows), spendingOf(rows)]);
  expect(trends.months.at(-2)).toMatchObject({ income: incomeOf(rows), expenses: spendingOf(rows) });
  const overview = financialOverview({
    today,
    days: home.days,
    months: home.months,
    balances: home.accounts.map(({ balance }) => balance),
    recordedPreviousBalance: null,
    creditScore: null,
    savingsProgress: null,
  });
  expect(overview.monthlySpending).toBe(report.spending);
  expect(sheet.cents("spend.this")).toBe(report.spending);
  expect(overview.previousMonthSoFar ?? overview.previousMonthSpending).toBe(
    report.soFar?.spending ?? report.previousSpending,
  );

  const { keptCents, savedCents, ratePercent } = savedIn(rows);
  expect(sheet.cents(keptCents >= 0 ? "kept.last" : "short.last")).toBe(Math.abs(keptCents));
  expect(sheet.cents("saved.last")).toBe(Math.max(0, savedCents));
  expect(sheet.number("savings-rate.last")).toBeCloseTo(ratePercent ?? 0, 9);
  const told = insightsInWords({
    today,
    months: home.months,
    accounts: home.accounts,
    budgets: [],
    goals: [],
    history: [],
    recurring: [],
  }).find(({ rule }) => rule === "saved-well");
  if (told) expect(told.message).toContain(formatUsd(savedCents));

  expect(sheet.number("utilization.now")).toBe(utilizationOf(inputs.accounts)?.percent);
  const left = home.budgets.reduce((all, { amount, spent }) => all + amount - spent, 0);
  expect(sheet.cents(left >= 0 ? "budget.left" : "budget.over")).toBe(Math.abs(left));
});

test("the visitor's findings and safe sum rest on the same forecast as everybody's", () => {
  // The day before 1,650.00 of rent is due.
  const home = demo("2026-11-30");
  const input = sampleInput("demo", "2026-11-30");
  const goals = home.goals.map(({ id, name, needed }) => ({ id, name, neededCents: needed, accountId: null }));
  const safe = safeToSpend(forecastOf({ ...input, goals }), goals);
  expect(home.safe).toEqual(safe && safeGlance(safe));
  const forecast = forecastOf({ ...input, goals });
  const checking = forecast.accounts.filter(isSpendable);
  const held = (day: string) => sumCents(checking.map(({ id }) => balanceOn(forecast, id, day)));
  expect(home.untilPay[0]).toBe(safe?.heldCents);
  expect(home.untilPay[home.untilPay.length - 1]).toBe(held(safe?.until ?? ""));
  expect(home.insights.filter(({ rule }) => rule === "bill-due").map(({ title, message }) => [title, message])).toEqual(
    [["Maple Court Apartments is due tomorrow", "About $1,650 on Dec 1, 2026."]],
  );
});
