import type { BudgetSummary } from "~/domain/budget/budget";
import type { NextPlan } from "~/domain/budget/next-month";
import type { SafeGlance } from "~/domain/forecast/safe-to-spend";
import type { InsightDraft } from "~/domain/insights/types";
import {
  type BudgetLine,
  type Overview,
  type OverviewInput,
  financialOverview,
  topBudgets,
} from "~/domain/screens/overview";
import type { SeenDebt } from "~/domain/household/debts";
import { isSpending } from "~/domain/categories/classify";
import { type Cents, sumCents } from "~/domain/money";
import { addMonths, type Day, lastDayOf, monthOf } from "~/domain/periods";
import { rowsOfEntries } from "~/domain/ledger/own-moves";
import { balanceLine } from "~/domain/screens/balance-line";
import {
  type ListLine,
  type Report,
  type ReportLine,
  type ReportPeriod,
  type ReportRow,
  REPORT_KINDS,
  incomeSpendingReport,
  isReportRow,
  listLine,
  reportLine,
} from "~/domain/screens/report";
import { CHART_MONTHS, type Trends, spendingTrends } from "~/domain/screens/trends";

export const RECENT_ROWS = 5;
/** As many are read, for both rows of a move between two accounts are one entry. */
export const RECENT_READ = 2 * RECENT_ROWS;
export const DIALOG_ROWS = 100;

export type InsightView = Pick<
  InsightDraft,
  "rule" | "type" | "priority" | "icon" | "title" | "message" | "action" | "href"
>;
export type InsightsView = { summary: string; insights: InsightView[] };

/** What the screen needs after it is in the browser, and nothing that can be worked out there. */
export type DashboardView = {
  today: Day;
  overview: Overview;
  /** What was bought today and isn't booked: no figure counts it yet. */
  pendingToday: Cents;
  insights: InsightsView;
  report: Report;
  reportLines: ReportLine[];
  trends: Trends;
  recent: ListLine[];
  budgets: BudgetLine[];
  /** Whether any category of this month is planned, shown in the card or not. */
  isPlanned: boolean;
  hasAccounts: boolean;
  /** Nothing was earned or spent yet: no figure of spending means anything. */
  isNew: boolean;
  /** The coach's questions were answered, and there is a plan. */
  isInterviewed: boolean;
  /** Null without a checking account, and while nothing is known to come or go. */
  safe: SafeGlance | null;
  /** What checking holds now, then at the end of each day that the safe sum must last for. */
  untilPay: readonly Cents[];
  /** Of the last thirty days, the oldest first. */
  balances: Cents[];
  plan: PlanGlance | null;
  /** In a month's last days. */
  nextPlan: NextPlan | null;
  /** Each debt once; cards that are paid in full aren't in it. */
  owed: SeenDebt;
  reserve: Reserve | null;
};

/** A savings account that likely is the goal shown, which says another amount. */
export type Reserve = { name: string; cents: Cents };

/** What this month's plan allows, what was spent of it, and what was spent beside it; null where nothing is planned. */
export type PlanGlance = Pick<BudgetSummary, "planned" | "spent" | "unplanned">;

export type DashboardFigures = OverviewInput & {
  period: ReportPeriod;
  insights: InsightsView;
  /** Newest first; at least the ten newest of all, and the five newest of the report's period. */
  rows: readonly ReportRow[];
  budgets: readonly BudgetLine[];
  safe: SafeGlance | null;
  untilPay: readonly Cents[];
  plan: PlanGlance | null;
  nextPlan: NextPlan | null;
  owed: SeenDebt;
  reserve: Reserve | null;
  /** Of the sample household nobody says. */
  isInterviewed?: boolean;
};

/** One function for /, /dashboard and /demo: whatever the figures come from, the screen is worked out here. */
export function dashboardView(figures: DashboardFigures): DashboardView {
  const { today, period } = figures;
  const report = incomeSpendingReport(period, today, figures.days, figures.months);
  const overview = financialOverview(figures);
  const inRange = (row: ReportRow): boolean => row.day >= report.range.from && row.day <= report.range.to;
  return {
    today,
    overview,
    pendingToday: pendingOf(figures.rows.slice(0, RECENT_READ), today),
    insights: figures.insights,
    report,
    reportLines: figures.rows
      .filter((row) => inRange(row) && isReportRow(row))
      .slice(0, RECENT_ROWS)
      .map(reportLine),
    trends: spendingTrends(today, figures.months, CHART_MONTHS),
    recent: rowsOfEntries(figures.rows.slice(0, RECENT_READ), ({ cents }) => cents, RECENT_ROWS).map(listLine),
    budgets: topBudgets(figures.budgets),
    isPlanned: figures.budgets.some(({ amount }) => amount > 0),
    plan: figures.plan,
    nextPlan: figures.nextPlan,
    balances: balanceLine(
      today,
      overview.totalBalance,
      figures.days,
      figures.recordedPreviousBalance === null
        ? null
        : { day: lastDayOf(addMonths(monthOf(today), -1)), cents: figures.recordedPreviousBalance },
    ),
    hasAccounts: figures.balances.length > 0 || figures.rows.length > 0,
    isNew: !figures.months.some(({ kind }) => REPORT_KINDS.includes(kind)) && figures.rows.length === 0,
    isInterviewed: figures.isInterviewed ?? false,
    safe: figures.safe,
    untilPay: figures.untilPay,
    owed: figures.owed,
    reserve: figures.reserve,
  };
}

/** Where even the oldest row that was read is of today there may be more: then it isn't said. */
function pendingOf(newest: readonly ReportRow[], today: Day): Cents {
  if (newest.length === RECENT_READ && newest.every(({ day }) => day >= today)) return 0;
  const bought = newest.filter(({ pending, day, kind }) => pending && day === today && isSpending(kind));
  return Math.max(0, 0 - sumCents(bought.map(({ cents }) => cents)));
}

/** The View All search: merchant name or category, without regard to case. */
export function searchLines(lines: readonly ListLine[], text: string): ListLine[] {
  const wanted = text.trim().toLowerCase();
  return lines.filter(({ merchantName, category, ownName = "" }) =>
    [merchantName, category, ownName].some((words) => words.toLowerCase().includes(wanted)),
  );
}
