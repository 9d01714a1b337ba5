import type { PlanGlance } from "~/domain/screens/dashboard";
import type { BudgetLine } from "~/domain/screens/overview";
import type { CategoryId } from "~/domain/categories/list";
import { owedOf, type SeenDebt, seenDebt } from "~/domain/household/debts";
import { monthlyToMeet } from "~/domain/goals/pace";
import { type SampleHousehold, household, householdStart } from "~/sandbox/sample/household";
import { DEMO_ACCOUNT } from "~/contracts/demo";
import { classified, type SampleRow } from "~/sandbox/sample/classified";
import { type Ahead, aheadOf } from "~/domain/forecast/ahead";
import { type NextPlan, nextPlan } from "~/domain/budget/next-month";
import { forecastOf } from "~/domain/forecast/forecast";
import { type SafeGlance, safeGlance } from "~/domain/forecast/safe-to-spend";
import type { ForecastInput } from "~/domain/forecast/types";
import { insightsInWords } from "~/texts/insights";
import type { InsightAccount, InsightDraft, InsightGoal } from "~/domain/insights/types";
import { type Cents, sumCents } from "~/domain/money";
import { type Day, addDays, addMonths, addMonthsToDay, lastDayOf, monthOf } from "~/domain/periods";
import { type HistoryRow, type Recurring, findRecurring } from "~/domain/ledger/recurring";
import type { ReportRow } from "~/domain/screens/report";
import {
  type DayTotal,
  type MonthTotal,
  categoryOf,
  inMonth,
  spendingByCategory,
  spendingOf,
  sumsOfRows,
} from "~/domain/ledger/totals";

export const DEMO_NAME = "Demo User";

/** The sample household as the dashboard reads it: made up, the same for everybody on the same day. */
export type Demo = {
  today: Day;
  /** Newest first. */
  rows: ReportRow[];
  days: DayTotal[];
  months: MonthTotal[];
  accounts: InsightAccount[];
  recordedPreviousBalance: Cents;
  budgets: BudgetLine[];
  plan: PlanGlance;
  nextPlan: NextPlan | null;
  goals: InsightGoal[];
  creditScore: number;
  recurring: Recurring[];
  insights: InsightDraft[];
  safe: SafeGlance | null;
  untilPay: readonly Cents[];
  /** The loan: the card is paid in full each month. */
  owed: SeenDebt;
};

export const PLANNED: readonly [CategoryId, Cents][] = [
  ["mortgage_rent", 1650_00],
  ["groceries", 520_00],
  ["restaurants", 320_00],
  ["utilities", 200_00],
  ["gas", 160_00],
  ["entertainment", 90_00],
];

/** What half a year costs, and when it should be there; the household's savings account holds it. */
export const RESERVE_CENTS: Cents = 36_000_00;
export const RESERVE_MONTHS = 9;
const MONTHS_SAVED = 5;

export function demo(today: Day, from: Day = householdStart(today)): Demo {
  const home = household({ seed: DEMO_ACCOUNT.username, today, from });
  const rows = classified(home);
  const { days, months } = sumsOfRows(rows);
  const accounts = home.accounts.map(({ id, name, role, balanceCents, limitCents }) => ({
    id,
    name,
    type: role,
    balance: balanceCents,
    limit: limitCents,
  }));
  const spent = new Map(
    spendingByCategory(inMonth(months, monthOf(today))).map(({ category, cents }) => [category, cents]),
  );
  const budgets = PLANNED.map(([category, amount]) => ({ category, amount, spent: spent.get(category) ?? 0 }));
  const usedCents = sumCents(budgets.map(({ spent: used }) => used));
  const goals = demoGoals(home);
  const since = addDays(today, -400);
  const history = rows.filter((row) => !row.pending && row.day >= since).map(toHistory);
  const recurring = findRecurring(history, today);
  const ahead = aheadIn(home, rows, since, goals);
  const insights = insightsInWords({
    today,
    months,
    accounts,
    budgets: budgets.map(({ category, amount, spent: used }) => ({ category, planned: amount, spent: used })),
    goals,
    history,
    recurring,
    ahead,
  });
  return {
    today,
    rows,
    days,
    months,
    accounts,
    recordedPreviousBalance: balanceAtEnd(home),
    budgets,
    plan: {
      planned: sumCents(budgets.map(({ amount }) => amount)),
      spent: usedCents,
      unplanned: spendingOf(inMonth(months, monthOf(today))) - usedCents,
    },
    nextPlan: nextPlan(
      PLANNED.map(([category, plannedCents]) => ({ month: monthOf(today), category, plannedCents, rollover: false })),
      today,
    ),
    goals,
    creditScore: 712,
    recurring,
    insights,
    safe: ahead.safe && safeGlance(ahead.safe),
    untilPay: ahead.untilPay,
    owed: owedIn(home, recurring),
  };
}

function owedIn(home: SampleHousehold, recurring: readonly Recurring[]): SeenDebt {
  const loans = home.accounts.filter(({ role }) => role === "loan");
  const accounts = loans.map((one) => ({ ...one, type: one.role, limitCents: null }));
  return seenDebt(owedOf({ accounts, goals: [], recurring: [...recurring] }));
}

function aheadIn(home: SampleHousehold, rows: readonly SampleRow[], since: Day, goals: readonly InsightGoal[]): Ahead {
  const input: ForecastInput = {
    today: home.today,
    accounts: home.accounts.map(({ id, name, role, balanceCents }) => ({ id, name, type: role, balanceCents })),
    rows: rows.filter(({ day }) => day >= since),
    goals: goals.map(({ id, name, needed }) => ({
      ...{ id, name, neededCents: needed },
      accountId: id === RESERVE_ID ? (home.accounts.find(isSavings)?.id ?? null) : null,
    })),
  };
  return aheadOf(forecastOf(input), input.goals);
}

const toHistory = (row: ReportRow & { accountId?: string }): HistoryRow => ({
  id: row.id,
  merchantName: row.merchantName,
  category: categoryOf(row),
  kind: row.kind,
  day: row.day,
  cents: row.cents,
  ...(row.accountId ? { accountId: row.accountId } : {}),
});

/** When last month ended: by the rows since then for an account that wasn't there yet, as it kept no balance that day. */
function balanceAtEnd(home: SampleHousehold): Cents {
  const end = lastDayOf(addMonths(monthOf(home.today), -1));
  if (home.from < householdStart(home.today))
    return home.history.reduce((sum, { day, balanceCents }) => (day === end ? sum + balanceCents : sum), 0);
  const since = home.transactions.filter(({ day, pending }) => !pending && day > end);
  const now = sumCents(home.accounts.map(({ balanceCents }) => balanceCents));
  return now - sumCents(since.map(({ amountCents }) => amountCents));
}

const RESERVE_ID = "demo-reserve";
const isSavings = ({ role }: SampleHousehold["accounts"][number]): boolean => role === "savings";

function demoGoals({ today, accounts, history }: SampleHousehold): InsightGoal[] {
  const savings = accounts.find(isSavings);
  const begun = lastDayOf(addMonths(monthOf(today), -MONTHS_SAVED));
  const then = history.find(({ accountId, day }) => accountId === savings?.id && day === begun);

  const goal = (
    id: string,
    name: string,
    target: Cents,
    current: Cents,
    startCents: Cents,
    begun: number,
    months: number,
  ): InsightGoal => {
    const deadline = addMonthsToDay(today, months);
    return {
      id,
      name,
      type: "savings",
      target,
      current,
      startDay: addMonthsToDay(today, -begun),
      startCents,
      deadline,
      needed: monthlyToMeet(target - current, today, deadline),
    };
  };
  return [
    goal(
      ...([RESERVE_ID, "Emergency Fund", RESERVE_CENTS, savings?.balanceCents ?? 0] as const),
      ...([then?.balanceCents ?? 0, MONTHS_SAVED, RESERVE_MONTHS] as const),
    ),
    goal("demo-trip", "Summer in Maine", 2400_00, 640_00, 0, 6, 6),
  ];
}
