import { categoryName } from "~/domain/catalog";
import type { Figures, InsightRule } from "~/domain/insights/types";
import { rowsHref } from "~/domain/links";
import { type Cents, formatPercent, formatUsd } from "~/domain/money";
import { type Month, addDays, addMonths, dayNumber, mediumDate, monthName, monthOf, monthRange } from "~/domain/periods";
import { type HistoryRow, median, sameMerchant } from "~/domain/recurring";
import { categoryOf, inMonth, incomeOf, spendingByCategory, spendingOf } from "~/domain/totals";

const USUAL_MONTHS = 3;

/** Spending per category and month before this one; null while there are fewer than three months to compare with. */
function usualByCategory({ months, today }: Figures): Map<string, Cents> | null {
  const past = Array.from({ length: USUAL_MONTHS }, (_, index) => inMonth(months, addMonths(monthOf(today), -index - 1)));
  if (past.some((sums) => sums.length === 0)) return null;
  const totals = new Map<string, Cents>();
  for (const { category, cents } of spendingByCategory(past.flat())) totals.set(category, Math.round(cents / USUAL_MONTHS));
  return totals;
}

const monthRows = (month: Month, category?: string): string => rowsHref({ ...monthRange(month), kind: "spending", ...(category ? { category } : {}) });

/** This month's spending in a category is already well above its whole usual month. */
const categoryAboveUsual: InsightRule = {
  id: "category-above-usual",
  find(figures) {
    const usual = usualByCategory(figures);
    if (!usual) return [];
    const month = monthOf(figures.today);
    return spendingByCategory(inMonth(figures.months, month)).flatMap(({ category, cents }) => {
      const normal = usual.get(category) ?? 0;
      const above = cents - normal;
      if (normal < 20_00 || above < 50_00 || cents < normal * 1.3) return [];
      const name = categoryName(category);
      return {
        dedupeKey: `category-above-usual:${category}:${month}`,
        type: "warning" as const,
        priority: cents >= normal * 2 ? ("high" as const) : ("medium" as const),
        icon: "trending_up" as const,
        title: `${name} is above its usual`,
        message: `${formatUsd(cents)} so far in ${monthName(month)}; an average month is ${formatUsd(normal)}.`,
        action: `Look at this month's ${name} transactions.`,
        href: monthRows(month, category),
      };
    });
  },
};

/** Last month cost clearly less than the three before it. */
const spendingDown: InsightRule = {
  id: "spending-down",
  find({ months, today }) {
    const last = addMonths(monthOf(today), -1);
    const before = [2, 3, 4].map((back) => inMonth(months, addMonths(monthOf(today), -back)));
    const spent = spendingOf(inMonth(months, last));
    if (spent <= 0 || before.some((sums) => sums.length === 0)) return [];
    const usual = Math.round(spendingOf(before.flat()) / before.length);
    if (usual - spent < 50_00 || spent > usual * 0.9) return [];
    return [
      {
        dedupeKey: `spending-down:${last}`,
        type: "achievement",
        priority: "low",
        icon: "trending_down",
        title: `You spent less in ${monthName(last)}`,
        message: `${formatUsd(spent)}, which is ${formatUsd(usual - spent)} less than the average of the three months before.`,
        action: "Put part of the difference towards a goal.",
        href: monthRows(last),
      },
    ];
  },
};

/** More went out than came in, last month. */
const overspent: InsightRule = {
  id: "spent-more-than-earned",
  find({ months, today }) {
    const last = addMonths(monthOf(today), -1);
    const income = incomeOf(inMonth(months, last));
    const spent = spendingOf(inMonth(months, last));
    if (income <= 0 || spent - income < 25_00) return [];
    return [
      {
        dedupeKey: `spent-more-than-earned:${last}`,
        type: "warning",
        priority: "high",
        icon: "warning",
        title: `${monthName(last)} cost more than it brought in`,
        message: `${formatUsd(spent)} went out and ${formatUsd(income)} came in: ${formatUsd(spent - income)} more out than in.`,
        action: "See which categories weighed most, and plan them in your budget.",
        href: monthRows(last),
      },
    ];
  },
};

/** At least a fifth of last month's income was kept. */
const savedWell: InsightRule = {
  id: "saved-well",
  find({ months, today }) {
    const last = addMonths(monthOf(today), -1);
    const income = incomeOf(inMonth(months, last));
    const kept = income - spendingOf(inMonth(months, last));
    if (income < 100_00 || kept < income * 0.2) return [];
    return [
      {
        dedupeKey: `saved-well:${last}`,
        type: "achievement",
        priority: "low",
        icon: "savings",
        title: `You kept ${formatPercent((kept / income) * 100)} of ${monthName(last)}'s income`,
        message: `${formatUsd(income)} came in and ${formatUsd(kept)} of it was left at the end of the month.`,
        action: "Decide what it is for: a goal, a debt, or a reserve.",
        href: rowsHref({ ...monthRange(last) }),
      },
    ];
  },
};

const RECENT_DAYS = 10;

/** A charge far above what the merchant, or else the category, usually takes. */
const unusualCharge: InsightRule = {
  id: "unusual-charge",
  find({ history, today, recurring }) {
    const since = addDays(today, -RECENT_DAYS);
    const expected = new Set(recurring.map(({ lastId }) => lastId));
    const spending = history.filter((row) => row.kind === "spending" && row.cents < 0);
    const recent = spending.filter((row) => row.day > since && row.day <= today && row.cents <= -100_00 && !expected.has(row.id));
    if (recent.length === 0) return [];
    const earlier = spending.filter((row) => row.day <= since);
    return recent.flatMap((row) => {
      const usual = usualCharge(row, earlier);
      if (usual === null || -row.cents < usual.cents * usual.times) return [];
      return {
        dedupeKey: `unusual-charge:${row.id}`,
        type: "alert" as const,
        priority: "high" as const,
        icon: "warning" as const,
        title: `Unusual charge at ${row.merchantName}`,
        message: `${formatUsd(-row.cents)} on ${mediumDate(row.day)}; ${usual.who} usually takes about ${formatUsd(usual.cents)}.`,
        action: "Check that you made this purchase.",
        href: rowsHref({ from: row.day, to: row.day, q: row.merchantName }),
      };
    });
  },
};

function usualCharge(row: HistoryRow, earlier: readonly HistoryRow[]): { cents: Cents; times: number; who: string } | null {
  const key = sameMerchant(row.merchantName);
  const same = earlier.filter((other) => sameMerchant(other.merchantName) === key).map((other) => -other.cents);
  if (same.length >= 3) return { cents: median(same), times: 3, who: row.merchantName };
  const category = earlier.filter((other) => categoryOf(other) === categoryOf(row)).map((other) => -other.cents);
  return category.length >= 10 ? { cents: median(category), times: 8, who: categoryName(categoryOf(row)) } : null;
}

/** The same merchant took the same amount twice within two days from one account. */
const doubleCharge: InsightRule = {
  id: "double-charge",
  find({ history, today }) {
    const since = addDays(today, -RECENT_DAYS);
    const recent = history.filter((row) => row.kind === "spending" && row.cents <= -20_00 && row.day > addDays(since, -2) && row.day <= today);
    const pairs: ReturnType<InsightRule["find"]> = [];
    const seen = new Map<string, HistoryRow>();
    for (const row of [...recent].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.id < b.id ? -1 : 1))) {
      const key = `${row.accountId ?? ""}|${sameMerchant(row.merchantName)}|${row.cents}`;
      const first = seen.get(key);
      seen.set(key, row);
      if (!first || row.day <= since || row.day > addDays(first.day, 2)) continue;
      pairs.push({
        dedupeKey: `double-charge:${first.id}:${row.id}`,
        type: "alert",
        priority: "medium",
        icon: "warning",
        title: `${row.merchantName} may have charged you twice`,
        message: `${formatUsd(-row.cents)} on ${mediumDate(first.day)} and again on ${mediumDate(row.day)}.`,
        action: "If you bought once, ask the merchant for one of them back.",
        href: rowsHref({ from: first.day, to: row.day, q: row.merchantName }),
      });
    }
    return pairs;
  },
};

/** A budget that is nearly used while the month still has days to go, or is used up. */
const budgetUse: InsightRule = {
  id: "budget-use",
  find({ budgets, today, recurring }) {
    const month = monthOf(today);
    // Rent that takes all of its budget on the 1st is no news.
    const fixedBills = (category: string): Cents =>
      recurring.reduce((sum, bill) => (bill.active && bill.amount === "fixed" && bill.monthlyCents < 0 && bill.category === category ? sum - bill.monthlyCents : sum), 0);
    const daysLeft = dayNumber(monthRange(month).to) - dayNumber(today);
    return budgets.flatMap(({ category, planned, spent }) => {
      if (planned <= 0 || spent < planned * 0.8) return [];
      const over = spent > planned;
      if (!over && (daysLeft < 3 || spent === planned || fixedBills(category) >= planned * 0.8)) return [];
      const name = categoryName(category);
      return {
        dedupeKey: `${over ? "budget-over" : "budget-nearly-used"}:${category}:${month}`,
        type: over ? ("alert" as const) : ("warning" as const),
        priority: over ? ("high" as const) : ("medium" as const),
        icon: over ? ("warning" as const) : ("trending_up" as const),
        title: over ? `${name} is over budget` : `${name} is nearly used`,
        message: over
          ? `${formatUsd(spent)} of ${formatUsd(planned)}: ${formatUsd(spent - planned)} over the plan for ${monthName(month)}.`
          : `${formatUsd(spent)} of ${formatUsd(planned)}; ${formatUsd(planned - spent)} is left for ${daysLeft} more days.`,
        action: over ? "Move money from another category, or change the plan." : "Go gently until the month ends, or change the plan.",
        href: monthRows(month, category),
      };
    });
  },
};

export const SPENDING_RULES: readonly InsightRule[] = [categoryAboveUsual, spendingDown, overspent, savedWell, unusualCharge, doubleCharge, budgetUse];
