import { isOver } from "~/domain/insights/budget-rules";
import { CADENCES } from "~/domain/ledger/cadence";
import { savedIn } from "~/domain/household/saved";
import { lastAgainstEarlier, usualMonth, wholeMonths } from "~/domain/household/usual-month";
import type { InsightFigures, InsightRule } from "~/domain/insights/types";
import { rowsHref } from "~/domain/ledger/row-links";
import { type Cents, sumCents } from "~/domain/money";
import { doubleCharges, unusualCharges } from "~/domain/ledger/odd-charges";
import { type Month, addMonths, monthOf, monthRange } from "~/domain/periods";
import { inMonth, incomeOf, spendingByCategory, spendingOf } from "~/domain/ledger/totals";

/** Spending per category in the usual month; null while there are fewer than three whole ones. */
function usualByCategory({ months, today }: InsightFigures): ReadonlyMap<string, Cents> | null {
  const usual = usualMonth({ today, sums: months });
  return usual && usual.months.length >= 3 ? usual.spentBy : null;
}

const monthRows = (month: Month, category?: string): string =>
  rowsHref({ ...monthRange(month), kind: "spending", ...(category ? { category } : {}) });

/** What weather and seasons move is held against the same month of the year before, where there is one. */
const SEASONAL = "utilities";

function sameMonthLastYear({ months, today }: InsightFigures, category: string): Cents | null {
  const then = spendingByCategory(inMonth(months, addMonths(monthOf(today), -12)));
  return then.find((one) => one.category === category)?.cents ?? null;
}

/** What comes once a month or more rarely; of a weekly one, a usual month holds every time that it comes. */
const ONCE_A_MONTH_AT_MOST = new Set(CADENCES.filter(({ months }) => months > 0).map(({ id }) => id));

/** Fixed bills of a category that have come this month: what they took, and what they take of a usual one. */
function arrivedBills({ recurring, today }: InsightFigures, category: string): { cents: Cents; usual: Cents } {
  const bills = recurring.filter(
    (bill) =>
      bill.active &&
      bill.amount === "fixed" &&
      ONCE_A_MONTH_AT_MOST.has(bill.cadence) &&
      bill.category === category &&
      bill.lastCents < 0 &&
      monthOf(bill.lastDay) === monthOf(today),
  );
  return {
    cents: -sumCents(bills.map(({ lastCents }) => lastCents)),
    usual: -sumCents(bills.map(({ monthlyCents }) => monthlyCents)),
  };
}

/** This month's spending in a category is already well above its whole usual month. */
const categoryAboveUsual: InsightRule = {
  id: "category-above-usual",
  find(figures) {
    const usual = usualByCategory(figures);
    if (!usual) return [];
    const month = monthOf(figures.today);
    return spendingByCategory(inMonth(figures.months, month)).flatMap(({ category, cents }) => {
      // What is over its plan is told as that.
      if (figures.budgets.some((budget) => budget.category === category && isOver(budget))) return [];
      const lastYear = category === SEASONAL ? sameMonthLastYear(figures, category) : null;
      const normal = lastYear ?? usual.get(category) ?? 0;
      // A bill that comes once a quarter, and has come, is no news.
      const bills = arrivedBills(figures, category);
      const [moved, expected] = [cents - bills.cents, Math.max(0, normal - bills.usual)];
      if (normal < 20_00 || moved - expected < 50_00 || moved < expected * 1.3) return [];
      return {
        dedupeKey: `category-above-usual:${category}:${month}`,
        type: "warning" as const,
        priority: cents >= normal * 2 ? ("high" as const) : ("medium" as const),
        icon: "trending_up" as const,
        fact: {
          kind: "category-above-usual" as const,
          category,
          cents,
          month,
          normalCents: normal,
          isLastYears: lastYear !== null,
        },
        href: monthRows(month, category),
      };
    });
  },
};

/** Last month cost clearly less than the three before it. */
const spendingDown: InsightRule = {
  id: "spending-down",
  find({ months, today }) {
    const found = lastAgainstEarlier(months, today);
    if (!found) return [];
    const { last, spent, usual } = found;
    if (usual - spent < 50_00 || spent > usual * 0.9) return [];
    return [
      {
        dedupeKey: `spending-down:${last}`,
        type: "achievement",
        priority: "low",
        icon: "trending_down",
        fact: { kind: "spending-down", month: last, cents: spent, lessCents: usual - spent },
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
    if (!wholeMonths(months, monthOf(today)).includes(last) || income <= 0 || spent - income < 25_00) return [];
    return [
      {
        dedupeKey: `spent-more-than-earned:${last}`,
        type: "warning",
        priority: "high",
        icon: "warning",
        fact: { kind: "spent-more-than-earned", month: last, spentCents: spent, incomeCents: income },
        href: monthRows(last),
      },
    ];
  },
};

/** At least a fifth of last month's income was saved: the guide that the coach names, and the rate that it says. */
const savedWell: InsightRule = {
  id: "saved-well",
  find({ months, today }) {
    const last = addMonths(monthOf(today), -1);
    const income = incomeOf(inMonth(months, last));
    const { savedCents, ratePercent } = savedIn(inMonth(months, last));
    if (!wholeMonths(months, monthOf(today)).includes(last) || income < 100_00 || (ratePercent ?? 0) < 20) return [];
    return [
      {
        dedupeKey: `saved-well:${last}`,
        type: "achievement",
        priority: "low",
        icon: "savings",
        fact: { kind: "saved-well", month: last, incomeCents: income, savedCents, ratePercent: ratePercent ?? 0 },
        href: rowsHref({ ...monthRange(last) }),
      },
    ];
  },
};

/** A charge far above what the merchant, or else the category, usually takes. */
const unusualCharge: InsightRule = {
  id: "unusual-charge",
  find({ history, today, recurring }) {
    return unusualCharges(history, recurring, today).map(({ row, usualCents, who }) => ({
      dedupeKey: `unusual-charge:${row.id}`,
      type: "alert" as const,
      priority: "high" as const,
      icon: "warning" as const,
      fact: {
        kind: "unusual-charge" as const,
        merchant: row.merchantName,
        cents: -row.cents,
        day: row.day,
        usualCents,
        who,
      },
      href: rowsHref({ from: row.day, to: row.day, q: row.merchantName }),
    }));
  },
};

/** The same merchant took the same amount twice within two days from one account. */
const doubleCharge: InsightRule = {
  id: "double-charge",
  find({ history, today }) {
    return doubleCharges(history, today).map(({ first, row }) => ({
      dedupeKey: `double-charge:${first.id}:${row.id}`,
      type: "alert" as const,
      priority: "medium" as const,
      icon: "warning" as const,
      fact: {
        kind: "double-charge" as const,
        merchant: row.merchantName,
        cents: -row.cents,
        firstDay: first.day,
        day: row.day,
      },
      href: rowsHref({ from: first.day, to: row.day, q: row.merchantName }),
    }));
  },
};

export const SPENDING_RULES: readonly InsightRule[] = [
  categoryAboveUsual,
  spendingDown,
  overspent,
  savedWell,
  unusualCharge,
  doubleCharge,
];
