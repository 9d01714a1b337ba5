import { BUDGET_GROUPS, type CategoryId, type GroupId, categoryIcon, categoryName } from "~/domain/categories/list";
import { type Cents, formatUsd, toDollars } from "~/domain/money";
import { type Day, type Month, addMonths, monthLabel, monthOf } from "~/domain/periods";
import { type MonthTotal, inMonth, incomeOf, spendingByCategory, spendingOf } from "~/domain/ledger/totals";

/** The chart always shows these months: the range selector only moves its mark. */
export const TREND_MONTHS = 6;

export const TREND_RANGES = ["3M", "6M", "1Y", "All"] as const;
export type TrendRange = (typeof TREND_RANGES)[number];
export const trendRange = (text: string | null): TrendRange => TREND_RANGES.find((range) => range === text) ?? "3M";

/** One hue per budget group, apart for colour-blind eyes and in grey; the tile's name and icon say the same. */
const GROUP_COLORS: Record<GroupId, string> = {
  giving: "#8a5a83",
  saving: "#0f6b4f",
  housing: "#1f5fa8",
  transportation: "#b0662b",
  food: "#7a7a12",
  personal: "#c0567a",
  lifestyle: "#2a8c9c",
  debt: "#7d3a2e",
};
const OTHER_COLOR = "#5b6770";

const groupOf = new Map<string, GroupId>(
  BUDGET_GROUPS.flatMap((group) => group.categories.map(({ id }): [CategoryId, GroupId] => [id, group.id])),
);

export const categoryGroup = (category: string): GroupId | "other" => groupOf.get(category) ?? "other";

export function categoryColor(category: string): string {
  const group = groupOf.get(category);
  return group ? GROUP_COLORS[group] : OTHER_COLOR;
}

export type TrendMonth = { key: Month; month: string; income: Cents; expenses: Cents };
export type TrendTile = {
  id: string;
  name: string;
  icon: string;
  color: string;
  group: GroupId | "other";
  cents: Cents;
};
export type Trends = { months: TrendMonth[]; tiles: TrendTile[]; month: Month };

/** Tiles are this month's categories, the same figures as in the month report and the budgets. */
export function spendingTrends(today: Day, sums: readonly MonthTotal[]): Trends {
  const current = monthOf(today);
  const keys = Array.from({ length: TREND_MONTHS }, (_, index) => addMonths(current, index - TREND_MONTHS + 1));
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
      group: categoryGroup(category),
      cents,
    })),
  };
}

/** What the chart says, in a sentence. */
export function trendSentence(trends: Trends): string {
  const complete = trends.months.slice(0, -1).filter((month) => month.income !== 0 || month.expenses !== 0);
  if (complete.length === 0) return "Your first complete month will be compared here.";
  const kept = complete.reduce((sum, month) => sum + month.income - month.expenses, 0);
  const span =
    complete.length === 1 ? "In the last complete month" : `Over the last ${complete.length} complete months`;
  return kept >= 0
    ? `${span} you kept ${formatUsd(kept)} of what came in.`
    : `${span} ${formatUsd(-kept)} more went out than came in.`;
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
