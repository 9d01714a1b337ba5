import { categoryIcon, categoryName } from "~/domain/categories/list";
import { type Kind, SPENDING_KINDS } from "~/domain/categories/classify";
import { type Cents, percentChange, toDollars, fromDollars } from "~/domain/money";
import { type Day, type DayRange, addDays, addMonths, monthOf, monthRange, samePart, weekOf } from "~/domain/periods";
import type { MoveLeg } from "~/domain/ledger/own-moves";
import { transactionLabel } from "~/domain/ledger/transaction-label";
import {
  type DayTotal,
  type MonthTotal,
  type CategorySum,
  inDays,
  inMonth,
  incomeOf,
  spendingByCategory,
  spendingOf,
} from "~/domain/ledger/totals";

export const REPORT_PERIODS = ["week", "month"] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** A row as screens show it. */
export type ReportRow = {
  id: string;
  merchantName: string;
  merchantIcon: string;
  category: string;
  kind: Kind;
  day: Day;
  cents: Cents;
  pending: boolean;
  description?: string;
  /** The person's own category below `category`. */
  ownName?: string;
  /** Of a row that was split: what counts where. They add up to the row. */
  parts?: readonly RowPart[];
  /** Of one side of a move between two of the person's accounts. */
  leg?: MoveLeg;
};
type RowPart = { category: string; cents: Cents };

type ReportCategory = { id: string; name: string; icon: string; cents: Cents; percentage: number };
export type Report = {
  period: ReportPeriod;
  range: DayRange;
  previousRange: DayRange;
  income: Cents;
  spending: Cents;
  previousIncome: Cents;
  previousSpending: Cents;
  /** The same part of the period before, while this one isn't complete: what changes are measured against. */
  soFar?: { to: Day; income: Cents; spending: Cents } | null;
  categories: ReportCategory[];
};

export function reportRanges(period: ReportPeriod, today: Day): { range: DayRange; previousRange: DayRange } {
  if (period === "week") {
    return { range: weekOf(today), previousRange: weekOf(addDays(today, -7)) };
  }
  const month = monthOf(today);
  return { range: monthRange(month), previousRange: monthRange(addMonths(month, -1)) };
}

/** `days` must reach back to the start of the period before this one, `months` to last month. */
export function incomeSpendingReport(
  period: ReportPeriod,
  today: Day,
  days: readonly DayTotal[],
  months: readonly MonthTotal[],
): Report {
  const { range, previousRange } = reportRanges(period, today);
  const sums = (wanted: DayRange): CategorySum[] =>
    period === "week" ? inDays(days, wanted) : inMonth(months, monthOf(wanted.from));
  const current = sums(range);
  const previous = sums(previousRange);
  const part = samePart(range, previousRange, today);
  const before = part ? inDays(days, part) : [];
  return {
    period,
    range,
    previousRange,
    income: incomeOf(current),
    spending: spendingOf(current),
    previousIncome: incomeOf(previous),
    previousSpending: spendingOf(previous),
    soFar: part && { to: part.to, income: incomeOf(before), spending: spendingOf(before) },
    categories: shares(current),
  };
}

/** Parts of what was spent, in percent with one decimal; a category in which more came back than went out has no share. */
function shares(sums: readonly CategorySum[]): ReportCategory[] {
  const categories = spendingByCategory(sums);
  const spent = categories.reduce((all, { cents }) => all + Math.max(0, cents), 0);
  return categories.map(({ category, cents }) => ({
    id: category,
    name: categoryName(category),
    icon: categoryIcon(category),
    cents,
    percentage: cents > 0 ? Math.round((cents / spent) * 1000) / 10 : 0,
  }));
}

export type RatioBadge = { tone: "destructive" | "moderate" | "good" };

/** Of the income, how much was spent. Spending without income counts as too much, nothing at all as good. */
export function ratioBadge(income: Cents, spending: Cents): RatioBadge {
  const percent = income > 0 ? (spending / income) * 100 : spending > 0 ? Infinity : 0;
  if (percent > 80) return { tone: "destructive" };
  if (percent > 60) return { tone: "moderate" };
  return { tone: "good" };
}

/** The period isn't over, and less has come than in the one before: a payday that falls later is no loss. */
export const awaitsIncome = (report: Report): boolean => Boolean(report.soFar) && report.income < report.previousIncome;

/** Of a month, what falls into a week. */
const WEEK_OF_MONTH = 7 / 30;

/**
 * Pay that comes once or twice a month leaves weeks without it, of which neither a share of income nor its change says
 * anything: a week is judged where it and the one before hold at least half of what a week of last month brought.
 */
export const holdsPay = (report: Report, lastMonthIncome: Cents): boolean =>
  report.period === "month" ||
  Math.min(report.income, comparedWith(report).income) >= Math.max(1, (lastMonthIncome * WEEK_OF_MONTH) / 2);

/** While more income is to come, as much as the period before had, a share of it says nothing yet. */
export const reportBadge = (report: Report, lastMonthIncome: Cents): RatioBadge | null =>
  awaitsIncome(report) || !holdsPay(report, lastMonthIncome) ? null : ratioBadge(report.income, report.spending);

/** What this period is held against: all of the one before, or as much of it as has passed of this one. */
export const comparedWith = (report: Report): { income: Cents; spending: Cents } =>
  report.soFar ?? { income: report.previousIncome, spending: report.previousSpending };

export const incomeChange = (report: Report): number => percentChange(report.income, comparedWith(report).income);
export const spendingChange = (report: Report): number => percentChange(report.spending, comparedWith(report).spending);

/** Only rows that a total contains stand in the report. The database is asked by this list, too. */
export const REPORT_KINDS: Kind[] = ["income", ...SPENDING_KINDS];
export const isReportRow = (row: Pick<ReportRow, "kind" | "pending">): boolean =>
  !row.pending && REPORT_KINDS.includes(row.kind);

export const reportType = (kind: Kind): "income" | "other" => (kind === "income" ? "income" : "other");

/** The words beside a row: its category or those of its parts, or what kind of money it is where one has no meaning. */
export const rowCategory = (row: Pick<ReportRow, "category" | "kind" | "parts">): string =>
  row.parts && row.parts.length > 0
    ? row.parts.map(({ category }) => categoryName(category)).join(" + ")
    : transactionLabel(row.kind, row.category);

/** A line for each part, for lists whose lines are added up by category. */
export const linesOf = <T extends Pick<ReportRow, "category" | "cents" | "parts">>(row: T): T[] =>
  row.parts && row.parts.length > 0
    ? row.parts.map(({ category, cents }) => ({ ...row, category, cents, parts: [] }))
    : [row];

const partsJson = (parts: readonly RowPart[] | undefined) =>
  parts && parts.length > 0
    ? { parts: parts.map(({ category, cents }) => ({ category: categoryName(category), amount: toDollars(cents) })) }
    : {};

export const rowDescription = (row: Pick<ReportRow, "merchantName" | "description">): string =>
  row.description || row.merchantName;

/** A row of the report, as the API sends it but in cents. */
export type ReportLine = {
  id: string;
  description: string;
  category: string;
  ownName?: string;
  day: Day;
  type: "income" | "other";
  cents: Cents;
};

export const reportLine = (row: ReportRow): ReportLine => ({
  id: row.id,
  description: rowDescription(row),
  category: rowCategory(row),
  ...(row.ownName ? { ownName: row.ownName } : {}),
  day: row.day,
  type: reportType(row.kind),
  cents: row.cents,
});

/** A row of the list of transactions, likewise. */
export type ListLine = {
  id: string;
  merchantName: string;
  merchantIcon: string;
  category: string;
  ownName?: string;
  day: Day;
  cents: Cents;
  pending: boolean;
  description?: string;
  leg?: MoveLeg;
};

export const listLine = (row: ReportRow): ListLine => ({
  id: row.id,
  merchantName: row.merchantName,
  merchantIcon: row.merchantIcon,
  category: rowCategory(row),
  ...(row.ownName ? { ownName: row.ownName } : {}),
  day: row.day,
  cents: row.cents,
  pending: row.pending,
  ...(row.description ? { description: row.description } : {}),
  ...(row.leg ? { leg: row.leg } : {}),
});

export function reportJson(report: Report, rows: readonly ReportRow[]) {
  return {
    period: report.period,
    from: report.range.from,
    to: report.range.to,
    income: toDollars(report.income),
    spending: toDollars(report.spending),
    previousIncome: toDollars(report.previousIncome),
    previousSpending: toDollars(report.previousSpending),
    soFar: report.soFar
      ? { to: report.soFar.to, income: toDollars(report.soFar.income), spending: toDollars(report.soFar.spending) }
      : null,
    categories: report.categories.map(({ id, name, icon, cents, percentage }) => ({
      id,
      name,
      icon,
      amount: toDollars(cents),
      percentage,
    })),
    transactions: rows.filter(isReportRow).map((row) => {
      const { day, cents, ownName, ...line } = reportLine(row);
      const own = ownName ? { ownCategory: ownName } : {};
      return { ...line, ...own, date: day, amount: toDollars(cents), ...partsJson(row.parts) };
    }),
  };
}

/** The way back, for a screen that asked the API. */
export function reportFromJson(
  json: ReturnType<typeof reportJson>,
  today: Day,
): { report: Report; lines: ReportLine[] } {
  return {
    report: {
      ...reportRanges(json.period, today),
      period: json.period,
      income: fromDollars(json.income),
      spending: fromDollars(json.spending),
      previousIncome: fromDollars(json.previousIncome),
      previousSpending: fromDollars(json.previousSpending),
      soFar: json.soFar && {
        to: json.soFar.to,
        income: fromDollars(json.soFar.income),
        spending: fromDollars(json.soFar.spending),
      },
      categories: json.categories.map(({ amount, ...category }) => ({ ...category, cents: fromDollars(amount) })),
    },
    lines: json.transactions.map(({ date, amount, ownCategory, ...line }) => ({
      ...line,
      ...(ownCategory ? { ownName: ownCategory } : {}),
      day: date,
      cents: fromDollars(amount),
    })),
  };
}
