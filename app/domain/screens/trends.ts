import { categoryColor } from "~/domain/categories/hues";
import { categoryIcon, categoryName } from "~/domain/categories/list";
import { type Cents, toDollars } from "~/domain/money";
import { type Day, type Month, addMonths, monthLabel, monthOf, monthsBetween } from "~/domain/periods";
import { type MonthTotal, inMonth, incomeOf, spendingByCategory, spendingOf } from "~/domain/ledger/totals";

/** What the API answers. */
export const TREND_MONTHS = 6;
/** As far back as the screen's chart reaches. Its figures are the same whatever part of it is looked at. */
export const CHART_MONTHS = 24;

export const TREND_RANGES = ["3M", "6M", "1Y", "All"] as const;
export type TrendRange = (typeof TREND_RANGES)[number];
/** How many of the last months are drawn. */
const SHOWN: Record<TrendRange, number> = { "3M": 3, "6M": 6, "1Y": 12, All: CHART_MONTHS };
export const shownMonths = <T>(months: readonly T[], range: TrendRange): T[] => months.slice(-SHOWN[range]);

export const trendRange = (text: string | null): TrendRange => TREND_RANGES.find((range) => range === text) ?? "3M";

export type TrendMonth = { key: Month; month: string; income: Cents; expenses: Cents };
type TrendTile = {
  id: string;
  name: string;
  icon: string;
  color: string;
  cents: Cents;
};
export type Trends = { months: TrendMonth[]; tiles: TrendTile[]; month: Month };

/**
 * Tiles are this month's categories, the same figures as in the month report and the budgets. Months before the first
 * with anything in it are left out, down to six.
 */
export function spendingTrends(today: Day, sums: readonly MonthTotal[], most: number = TREND_MONTHS): Trends {
  const current = monthOf(today);
  const first = sums.reduce((earliest, { month }) => (month < earliest ? month : earliest), current);
  const count = Math.min(most, Math.max(TREND_MONTHS, monthsBetween(first, current) + 1));
  const keys = Array.from({ length: count }, (_, index) => addMonths(current, index - count + 1));
  return {
    month: current,
    months: keys.map((key) => {
      const month = inMonth(sums, key);
      return { key, month: monthLabel(key), income: incomeOf(month), expenses: spendingOf(month) };
    }),
    tiles: spendingByCategory(inMonth(sums, current)).map(({ category, cents }) => ({
      id: category,
      name: categoryName(category),
      icon: categoryIcon(category),
      color: categoryColor(category),
      cents,
    })),
  };
}

export function trendsJson(trends: Trends) {
  return {
    spendingData: trends.months.map(({ month, income, expenses }) => ({
      month,
      income: toDollars(income),
      expenses: toDollars(expenses),
    })),
    categories: trends.tiles.map(({ id, name, icon, color, cents }) => ({
      id,
      name,
      icon,
      color,
      amount: toDollars(cents),
    })),
  };
}
