// One function for /, /dashboard and /demo, and the endpoints that answer parts of it.
import type { DashboardData, OverviewJson, RowsDialog, TrendsJson } from "~/contracts/dashboard";
import { PeriodQuery } from "~/contracts/report";
import { accessProfile } from "~/domain/billing/access";
import { DIALOG_ROWS, type DashboardView, dashboardView, searchLines } from "~/domain/screens/dashboard";
import { DEMO_NAME } from "~/sandbox/sample/demo-screen";
import { toDollars } from "~/domain/money";
import { financialOverview } from "~/domain/screens/overview";
import { addMonths, dayOf, isDay, isMonth, type Month, monthOf } from "~/domain/periods";
import { type ReportPeriod, type ReportRow, isReportRow, listLine } from "~/domain/screens/report";
import { categoryOf } from "~/domain/ledger/totals";
import { opensByItself, tourStep } from "~/texts/tour";
import { TREND_MONTHS, spendingTrends, trendRange, trendsJson } from "~/domain/screens/trends";
import { type CurrentUser, anonymousOk, requireUser, visitorToday } from "~/lib/auth.server";
import { dashboardFigures, type StoredFigures } from "./dashboard-figures.server";
import { catchUpDemo } from "~/services/sample/demo-catch-up.server";
import { activeInsights, ensureInsights } from "~/services/insights/insights.server";
import { insightsView } from "~/texts/insights";
import { dialogRows } from "./dashboard-rows.server";
import { sampleOf } from "~/services/sample/sample.server";
import { type Owed, seenDebt } from "~/domain/household/debts";
import { readOwed } from "~/services/household/household.server";
import { monthSums } from "~/services/ledger/sums.server";

/** 'home' is the signed-in person's own; 'demo' the sample household, for anybody. */
export async function dashboardLoader(request: Request, mode: "home" | "demo"): Promise<DashboardData> {
  const search = new URL(request.url).searchParams;
  const period = PeriodQuery.catch("month").parse(search.get("period") ?? undefined);
  if (mode === "demo") return demoDashboard(request, search, period);
  const user = await requireUser(request);
  return {
    isDemo: false,
    isSignedIn: true,
    name: user.firstName || DEMO_NAME,
    now: user.now,
    profile: accessProfile(user),
    trialEndsOn: user.trialEndsAt && dayOf(user.trialEndsAt, user.timeZone),
    view: await ownView(user, period),
    range: trendRange(search.get("range")),
    month: pickedMonth(search),
    dialog: search.get("dialog") === "transactions" ? found(await dialogRows(user.id), search, false) : null,
    tour: { step: tourStep(search.get("tour")), opensByItself: opensByItself(user), isSeen: user.hasSeenTour },
  };
}

/** What is owed takes the loans out of the figures: one question fewer. */
async function stored(user: CurrentUser, period: ReportPeriod): Promise<{ figures: StoredFigures; owed: Owed }> {
  const reading = dashboardFigures(user.id, user.today, period);
  const loans = reading.then((found) => found.loans);
  const [figures, owed] = await Promise.all([reading, readOwed(user.id, user.today, loans)]);
  return { figures, owed };
}

async function ownView(user: CurrentUser, period: ReportPeriod): Promise<DashboardView> {
  let [{ figures, owed }, insights] = await Promise.all([stored(user, period), activeInsights(user)]);
  if (user.isDemo && figures.lookedOn !== user.today) {
    await catchUpDemo(user.id);
    ({ figures, owed } = await stored(user, period));
  }
  // The first look of the day; later ones find what was found. Without accounts there is nothing to look at.
  if (figures.lookedOn !== user.today && figures.balances.length > 0) {
    await ensureInsights(user.id, user.today, user.now);
    [{ figures, owed }, insights] = await Promise.all([stored(user, period), activeInsights(user, { again: true })]);
  }
  return dashboardView({ ...figures, period, insights: insightsView(insights), owed: seenDebt(owed) });
}

async function demoDashboard(request: Request, search: URLSearchParams, period: ReportPeriod): Promise<DashboardData> {
  const user = await anonymousOk(request);
  const { now, today } = user ?? visitorToday(request);
  const sample = await sampleOf(today);
  const goal = sample.goals[0];
  return {
    isDemo: true,
    isSignedIn: user !== null,
    name: user?.firstName || DEMO_NAME,
    now,
    profile: undefined,
    trialEndsOn: null,
    view: dashboardView({
      ...sample,
      insights: insightsView(sample.insights),
      period,
      balances: sample.accounts.map(({ balance }) => balance),
      savingsProgress: goal ? { current: goal.current, target: goal.target, name: goal.name } : null,
      reserve: null,
    }),
    range: trendRange(search.get("range")),
    month: pickedMonth(search),
    dialog: search.get("dialog") === "transactions" ? found(sample.rows, search, true) : null,
    tour: { step: tourStep(search.get("tour")), opensByItself: false, isSeen: true },
  };
}

function pickedMonth(search: URLSearchParams): Month | null {
  const month = search.get("month") ?? "";
  return isMonth(month) ? month : null;
}

/** What the dialog lists: up to 100, narrowed by its search. In the demo a figure's link narrows them too, and they sum to it. */
function found(all: readonly ReportRow[], search: URLSearchParams, withFilters: boolean): RowsDialog {
  const q = (search.get("q") ?? "").slice(0, 100);
  const filtered = withFilters ? filteredRows(all, search) : null;
  const lines = searchLines((filtered ?? all).slice(0, DIALOG_ROWS).map(listLine), q);
  return {
    lines,
    q,
    total:
      filtered && filtered.length < all.length
        ? filtered.reduce((sum, row) => (row.pending ? sum : sum + row.cents), 0)
        : null,
  };
}

function filteredRows(all: readonly ReportRow[], search: URLSearchParams): ReportRow[] {
  const day = (name: string) => {
    const text = search.get(name) ?? "";
    return isDay(text) ? text : null;
  };
  const [from, to, kind, category] = [day("from"), day("to"), search.get("kind"), search.get("category")];
  return all.filter(
    (row) =>
      (from === null || row.day >= from) &&
      (to === null || row.day <= to) &&
      (!kind || (isReportRow({ ...row, pending: false }) && (kind === "income") === (row.kind === "income"))) &&
      (!category || categoryOf(row) === category),
  );
}

export async function getFinancialOverview(user: CurrentUser): Promise<OverviewJson> {
  const overview = financialOverview(await dashboardFigures(user.id, user.today, "month"));
  const goal = overview.savingsProgress;
  return {
    totalBalance: toDollars(overview.totalBalance),
    previousMonthBalance: toDollars(overview.previousMonthBalance),
    monthlySpending: toDollars(overview.monthlySpending),
    previousMonthSpending: toDollars(overview.previousMonthSpending),
    previousMonthSoFar:
      overview.previousMonthSoFar === null || overview.previousMonthSoFar === undefined
        ? null
        : toDollars(overview.previousMonthSoFar),
    weeklySpending: toDollars(overview.weeklySpending ?? 0),
    dailySpending: toDollars(overview.dailySpending),
    creditScore: overview.creditScore ?? 0,
    savingsProgress: {
      current: toDollars(goal?.current ?? 0),
      target: toDollars(goal?.target ?? 0),
      name: goal?.name ?? "",
    },
  };
}

export async function getSpendingTrends(user: CurrentUser): Promise<TrendsJson> {
  const month = monthOf(user.today);
  return trendsJson(spendingTrends(user.today, await monthSums(user.id, addMonths(month, 1 - TREND_MONTHS), month)));
}
