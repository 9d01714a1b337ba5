import { type Cents, formatPercent, percentChange } from "~/domain/money";
import {
  type Day,
  type Month,
  addDays,
  addMonths,
  dayNumber,
  lastDayOf,
  mediumDate,
  monthOf,
  monthRange,
  samePart,
  shortDate,
  weekOf,
} from "~/domain/periods";
import { type DayTotal, type MonthTotal, flowOf, inDays, inMonth, spendingOf } from "~/domain/ledger/totals";

export type OverviewInput = {
  today: Day;
  /** At least the current week, the one before, and last month. */
  days: readonly DayTotal[];
  /** At least this month and the one before. */
  months: readonly MonthTotal[];
  balances: readonly Cents[];
  /** What the accounts held when last month ended, where that was recorded for every account. */
  recordedPreviousBalance: Cents | null;
  creditScore: number | null;
  savingsProgress: { current: Cents; target: Cents; name: string } | null;
};

export type Overview = {
  totalBalance: Cents;
  previousMonthBalance: Cents;
  monthlySpending: Cents;
  previousMonthSpending: Cents;
  /** What last month had cost by this day of it; null once this month is complete. */
  previousMonthSoFar?: Cents | null;
  /** What last week had cost by this day of it. */
  previousWeekSoFar?: Cents;
  weeklySpending?: Cents;
  dailySpending: Cents;
  creditScore: number | null;
  savingsProgress: OverviewInput["savingsProgress"];
};

export function financialOverview(input: OverviewInput): Overview {
  const month = monthOf(input.today);
  const thisMonth = inMonth(input.months, month);
  const part = samePart(monthRange(month), monthRange(addMonths(month, -1)), input.today);
  const totalBalance = input.balances.reduce((sum, cents) => sum + cents, 0);
  const lastWeek = weekOf(addDays(input.today, -7));
  return {
    totalBalance,
    // Without a record, last month's balance is today's less everything that moved since.
    previousMonthBalance: input.recordedPreviousBalance ?? totalBalance - flowOf(thisMonth),
    monthlySpending: spendingOf(thisMonth),
    previousMonthSpending: spendingOf(inMonth(input.months, addMonths(month, -1))),
    previousMonthSoFar: part && spendingOf(inDays(input.days, part)),
    weeklySpending: spendingOf(inDays(input.days, weekOf(input.today))),
    previousWeekSoFar: spendingOf(inDays(input.days, { ...lastWeek, to: addDays(input.today, -7) })),
    dailySpending: spendingOf(inDays(input.days, { from: input.today, to: input.today })),
    creditScore: input.creditScore,
    savingsProgress: input.savingsProgress,
  };
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A day's bar is full at $100. */
export const dailyFill = (daily: Cents): number => clamp(daily / 100, 0, 100);

export const weeklyOrQuarter = (weekly: Cents | undefined, monthly: Cents): Cents => weekly ?? Math.round(monthly / 4);

const RING_MONTH: Cents = 1000_00; // what a month counts as while nothing was spent in it

export const weeklyRing = (weekly: Cents, monthly: Cents): number => {
  const share = (weekly / (monthly === 0 ? RING_MONTH : monthly)) * 100;
  // More refunds than spending in the month: the week is all there is.
  return monthly < 0 ? (weekly > 0 ? 100 : 0) : clamp(share, 0, 100);
};

export const monthlyBar = (change: number): number => clamp(75 + 2 * change, 0, 100);
export const balanceBar = (change: number): number => clamp(50 + 5 * change, 10, 100);
export const spendingArrow = (change: number): "down" | "up" => (change <= 0 ? "down" : "up");
export const balanceTrend = (change: number): "Growing" | "Declining" => (change >= 0 ? "Growing" : "Declining");

/** From a debt upwards is growth: with a negative start the share is taken of its size. */
function balanceChange(current: Cents, previous: Cents): number {
  return previous < 0 ? ((current - previous) / -previous) * 100 : percentChange(current, previous);
}

/** 'Mar 2 - Mar 8' */
export function weekRangeText(today: Day): string {
  const { from, to } = weekOf(today);
  return `${shortDate(from)} - ${shortDate(to)}`;
}

/** Against the same days of last month, until that day of it, or against all of it once this one is over. */
export type AgainstLastMonth = { moreCents: Cents; until: Day | null; month: Month };
/** Against last week until the same day of it. */
export type AgainstLastWeek = {
  moreCents: Cents;
  /** On a week's first day what the same day took then: a week of one day is held against no other. */
  thenCents: Cents | null;
};
export type SinceMonthEnd = { moreCents: Cents; day: Day };

type OverviewFigures = {
  /** `usual`: an average day of last month; 0 where nothing was spent in it. */
  daily: { cents: Cents; fill: number; date: string; usual: Cents; range: { from: Day; to: Day } };
  weekly: {
    cents: Cents;
    ring: number;
    weekRange: string;
    /** Null where nothing was spent before this week. */
    against: AgainstLastWeek | null;
    range: { from: Day; to: Day };
  };
  monthly: {
    cents: Cents;
    change: number;
    percent: string;
    arrow: "down" | "up";
    bar: number;
    against: AgainstLastMonth;
    /** Nothing was spent, now or then. */
    isEmpty: boolean;
    range: { from: Day; to: Day };
  };
  balance: {
    cents: Cents;
    change: number;
    percent: string;
    trend: "Growing" | "Declining";
    bar: number;
    since: SinceMonthEnd;
    isEmpty: boolean;
  };
};

export function overviewCards(overview: Overview, today: Day): OverviewFigures {
  const { monthlySpending, previousMonthSpending, totalBalance, previousMonthBalance } = overview;
  const weekly = weeklyOrQuarter(overview.weeklySpending, monthlySpending);
  const soFar = overview.previousMonthSoFar ?? null;
  const change = percentChange(monthlySpending, soFar ?? previousMonthSpending);
  const growth = balanceChange(totalBalance, previousMonthBalance);
  const month = monthOf(today);
  const monthEnd = lastDayOf(addMonths(month, -1));
  const part = samePart(monthRange(month), monthRange(addMonths(month, -1)), today);
  const aDay = Math.max(0, previousMonthSpending) / dayNumber(monthEnd);
  return {
    daily: {
      cents: overview.dailySpending,
      fill: dailyFill(overview.dailySpending),
      date: mediumDate(today),
      usual: Math.round(aDay),
      range: { from: today, to: today },
    },
    weekly: {
      cents: weekly,
      ring: weeklyRing(weekly, monthlySpending),
      weekRange: weekRangeText(today),
      against: againstLastWeek(overview, weekly, today === weekOf(today).from),
      range: weekOf(today),
    },
    monthly: {
      cents: monthlySpending,
      change,
      percent: formatPercent(Math.abs(change)),
      arrow: spendingArrow(change),
      bar: monthlyBar(change),
      against: {
        moreCents: monthlySpending - (soFar ?? previousMonthSpending),
        until: soFar === null ? null : (part?.to ?? null),
        month: monthOf(monthEnd),
      },
      isEmpty: monthlySpending === 0 && previousMonthSpending === 0,
      range: monthRange(monthOf(today)),
    },
    balance: {
      cents: totalBalance,
      change: growth,
      percent: formatPercent(Math.abs(growth)),
      trend: balanceTrend(growth),
      bar: balanceBar(growth),
      since: { moreCents: totalBalance - previousMonthBalance, day: monthEnd },
      isEmpty: totalBalance === 0 && previousMonthBalance === 0,
    },
  };
}

function againstLastWeek(
  { previousWeekSoFar, previousMonthSpending }: Overview,
  weekly: Cents,
  isFirstDay: boolean,
): AgainstLastWeek | null {
  if (previousWeekSoFar === undefined || (previousWeekSoFar === 0 && previousMonthSpending === 0)) return null;
  return { moreCents: weekly - previousWeekSoFar, thenCents: isFirstDay ? previousWeekSoFar : null };
}

export type BudgetLine = { category: string; amount: Cents; spent: Cents };

/** The three with the highest spending, falling; budgets nothing was spent from are left out. */
export const topBudgets = <T extends BudgetLine>(budgets: readonly T[]): T[] =>
  budgets
    .filter((budget) => budget.spent > 0)
    .sort((a, b) => b.spent - a.spent || (a.category < b.category ? -1 : 1))
    .slice(0, 3);
