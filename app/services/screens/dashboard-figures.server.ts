// Everything the dashboard shows of somebody's money, in one question to the database. It reads sums, not rows: the
// answer has the same size for a thousand transactions and for a million.
import { type BudgetCategory, budgetMonth, budgetSummary, hasPlan } from "~/domain/budget/budget";
import { type BudgetPlan, firstMonthNeeded } from "~/domain/budget/rollover";
import { type NextPlan, nextPlan } from "~/domain/budget/next-month";
import { type CategoryId, isCategoryId } from "~/domain/categories/list";
import type { LoanStream } from "~/domain/household/debts";
import { likelyReserve } from "~/domain/household/reserve";
import { isKind } from "~/domain/categories/classify";
import type { SafeGlance } from "~/domain/forecast/safe-to-spend";
import { LINE_DAYS } from "~/domain/screens/balance-line";
import { type PlanGlance, RECENT_READ, type Reserve } from "~/domain/screens/dashboard";
import { type Cents, HOME_CURRENCY } from "~/domain/money";
import type { BudgetLine, OverviewInput } from "~/domain/screens/overview";
import { type Day, type Month, addDays, addMonths, firstDayOf, lastDayOf, monthOf, weekOf } from "~/domain/periods";
import { REPORT_KINDS, type ReportPeriod, type ReportRow, reportRanges } from "~/domain/screens/report";
import { type DayTotal, type MonthTotal, inMonth, spendingByCategory } from "~/domain/ledger/totals";
import { CHART_MONTHS, TREND_MONTHS } from "~/domain/screens/trends";
import { db, Prisma } from "~/lib/db.server";
import { budgetCategories } from "~/services/budget/budget.server";
import { type StoredRow, toRow } from "./dashboard-rows.server";

type StoredSum = [period: string, category: string, kind: string, cents: number, count: number];
type Answer = {
  accounts: [balance: number, whenLastMonthEnded: number | null, name: string, type: string][];
  days: StoredSum[];
  months: StoredSum[];
  /** Before those, for the chart: whole months, without their categories. */
  earlier: StoredSum[];
  recent: StoredRow[];
  reported: StoredRow[];
  plans: [month: string, category: string, planned: number, rollover: boolean][];
  score: string | null;
  goal: [name: string, target: number, current: number, isSettled: boolean] | null;
  loans: [merchantName: string, category: string, monthly: number][];
  look: [day: Day, safeCents: number | null, safeUntil: Day | null, payday: Day | null, untilPay: Cents[]] | null;
  interviewed: boolean;
};

export type StoredFigures = OverviewInput & {
  rows: ReportRow[];
  budgets: BudgetLine[];
  lookedOn: Day | null;
  /** As the last look found it. */
  safe: SafeGlance | null;
  untilPay: readonly Cents[];
  plan: PlanGlance | null;
  nextPlan: NextPlan | null;
  reserve: Reserve | null;
  /** Loans that are paid regularly, for what is owed. */
  loans: LoanStream[];
  isInterviewed: boolean;
};

export async function dashboardFigures(userId: string, today: Day, period: ReportPeriod): Promise<StoredFigures> {
  const month = monthOf(today);
  const firstMonth = addMonths(month, 1 - TREND_MONTHS);
  const answer = await ask(userId, { today, month, firstMonth, period });
  const days: DayTotal[] = answer.days.flatMap(([day, category, kind, cents, count]) =>
    isKind(kind) ? [{ day, category, kind, cents, count }] : [],
  );
  const months = toMonths(answer.months);
  const plans: BudgetPlan[] = answer.plans.flatMap(([name, category, plannedCents, rollover]) =>
    isCategoryId(category) ? [{ month: name, category, plannedCents, rollover }] : [],
  );
  const categories = await monthCategories(userId, month, firstMonth, plans, months);
  const { planned, spent, unplanned } = budgetSummary(categories);
  const ended = answer.accounts.map(([, cents]) => cents);
  const byId = new Map([...answer.recent, ...answer.reported].map((row) => [row.id, toRow(row)]));
  return {
    today,
    days,
    months: [...toMonths(answer.earlier), ...months],
    balances: answer.accounts.map(([cents]) => cents),
    recordedPreviousBalance:
      ended.length > 0 && ended.every((cents) => cents !== null)
        ? ended.reduce<Cents>((sum, cents) => sum + (cents ?? 0), 0)
        : null,
    creditScore: score(answer.score),
    savingsProgress: answer.goal ? { name: answer.goal[0], target: answer.goal[1], current: answer.goal[2] } : null,
    reserve: reserveOf(answer),
    rows: [...byId.values()].sort((a, b) => (a.day === b.day ? (a.id > b.id ? -1 : 1) : a.day < b.day ? 1 : -1)),
    budgets: categories
      .filter(({ plannedAmount, actualSpent }) => plannedAmount !== 0 || actualSpent !== 0)
      .map(({ id, plannedAmount, actualSpent }) => ({ category: id, amount: plannedAmount, spent: actualSpent })),
    plan: categories.some(hasPlan) ? { planned, spent, unplanned } : null,
    nextPlan: nextPlan(plans, today),
    loans: answer.loans.map(([merchantName, category, monthlyCents]) => ({
      merchantName,
      category,
      monthlyCents,
      kind: "loan_payment",
      active: true,
    })),
    lookedOn: answer.look?.[0] ?? null,
    safe: safeOf(answer.look),
    untilPay: answer.look?.[4] ?? [],
    isInterviewed: answer.interviewed,
  };
}

/** The account that a goal of another amount most likely speaks of, until the person was asked. */
function reserveOf({ goal, accounts }: Answer): Reserve | null {
  if (!goal) return null;
  const [name, , saved, isSettled] = goal;
  const holders = accounts.map(([balanceCents, , account, type]) => ({ name: account, type, balanceCents }));
  const found = isSettled ? undefined : likelyReserve({ type: "savings", name }, holders);
  return found && found.balanceCents !== saved ? { name: found.name, cents: found.balanceCents } : null;
}

function safeOf(look: Answer["look"]): SafeGlance | null {
  const [, cents, until, payday] = look ?? [];
  return cents === null || cents === undefined || !until ? null : { cents, until, payday: payday ?? null };
}

function score(text: string | null): number | null {
  const points = Number(text ?? Number.NaN);
  return Number.isFinite(points) ? points : null;
}

/** The same arithmetic as the budget screen, over sums that are here already; long rollovers are read as it reads them. */
async function monthCategories(
  userId: string,
  month: Month,
  firstMonth: Month,
  plans: readonly BudgetPlan[],
  months: readonly MonthTotal[],
): Promise<BudgetCategory[]> {
  return firstMonthNeeded(plans, month) < firstMonth
    ? budgetCategories(userId, month)
    : budgetMonth(month, plans, spentByMonth(months, firstMonth, month));
}

const toMonths = (sums: readonly StoredSum[]): MonthTotal[] =>
  sums.flatMap(([month, category, kind, cents, count]) =>
    isKind(kind) ? [{ month, category, kind, cents, count }] : [],
  );

function spentByMonth(months: readonly MonthTotal[], from: Month, to: Month): Map<Month, Map<CategoryId, Cents>> {
  const spent = new Map<Month, Map<CategoryId, Cents>>();
  for (let month = from; month <= to; month = addMonths(month, 1)) {
    const categories = spendingByCategory(inMonth(months, month)).flatMap(
      ({ category, cents }): [CategoryId, Cents][] => (isCategoryId(category) ? [[category, cents]] : []),
    );
    spent.set(month, new Map(categories));
  }
  return spent;
}

/** A row's own category counts only below the category that the row is in. */
const OWN_NAME = Prisma.sql`(SELECT o.name FROM "OwnCategory" o
  WHERE o."userId" = t."userId" AND o.id = t."ownCategory" AND o.parent = t.category) AS "ownName"`;
const ACCOUNT_NAME = Prisma.sql`(SELECT a."accountName" FROM "Account" a
  WHERE a."userId" = t."userId" AND a.id = t."accountId") AS "accountName"`;
const SPLITS = Prisma.sql`(SELECT coalesce(json_agg(json_build_object('category', s.category, 'amountCents', s."amountCents") ORDER BY s.id), '[]')
  FROM "TransactionSplit" s WHERE s."userId" = t."userId" AND s."transactionId" = t.id) AS splits`;

/** What else is told of them is looked up for these few: in one, a planner without statistics did it for all before it sorted. */
const newest = (where: Prisma.Sql): Prisma.Sql => Prisma.sql`
  (SELECT coalesce(json_agg(r), '[]') FROM (SELECT t.id, t."merchantName", t.category, t.kind, t.day, t."amountCents", t.pending, t.note,
      t."matchedId", ${ACCOUNT_NAME}, ${OWN_NAME}, ${SPLITS}
    FROM (SELECT * FROM "Transaction" WHERE ${where} ORDER BY day DESC, id DESC LIMIT ${RECENT_READ}) t) r)`;

async function ask(
  userId: string,
  { today, month, firstMonth, period }: { today: Day; month: Month; firstMonth: Month; period: ReportPeriod },
): Promise<Answer> {
  const { range } = reportRanges(period, today);
  const week = weekOf(today);
  const starts = [addDays(week.from, -7), firstDayOf(addMonths(month, -1)), addDays(today, 1 - LINE_DAYS)];
  const firstDay = starts.reduce((earliest, day) => (day < earliest ? day : earliest));
  const lastMonthEnd = lastDayOf(addMonths(month, -1));
  const rows = await db.$queryRaw<Answer[]>`
    SELECT
      (SELECT coalesce(json_agg(json_build_array(a."balanceCents", h."balanceCents", a."accountName", a."accountType")), '[]') FROM "Account" a
        LEFT JOIN LATERAL (SELECT b."balanceCents" FROM "BalanceHistory" b WHERE b."userId" = a."userId" AND b."accountId" = a.id AND b.day <= ${lastMonthEnd}
          ORDER BY b.day DESC LIMIT 1) h ON true
        WHERE a."userId" = ${userId} AND a.currency = ${HOME_CURRENCY} AND a."balanceCents" IS NOT NULL) AS accounts,
      (SELECT coalesce(json_agg(json_build_array(day, category, kind, "amountCents", count)), '[]') FROM "DaySum"
        WHERE "userId" = ${userId} AND day BETWEEN ${firstDay} AND ${week.to}) AS days,
      (SELECT coalesce(json_agg(json_build_array(month, category, kind, "amountCents", count)), '[]') FROM "MonthSum"
        WHERE "userId" = ${userId} AND month BETWEEN ${firstMonth} AND ${month}) AS months,
      (SELECT coalesce(json_agg(json_build_array(month, '', kind, cents, rows)), '[]') FROM
        (SELECT month, kind, sum("amountCents")::bigint AS cents, sum(count)::int AS rows FROM "MonthSum"
          WHERE "userId" = ${userId} AND month >= ${addMonths(month, 1 - CHART_MONTHS)} AND month < ${firstMonth} GROUP BY month, kind) s) AS earlier,
      ${newest(Prisma.sql`"userId" = ${userId} AND "deletedAt" IS NULL`)} AS recent,
      ${newest(Prisma.sql`"userId" = ${userId} AND "deletedAt" IS NULL AND NOT pending AND kind = ANY(${REPORT_KINDS})
        AND day BETWEEN ${range.from} AND ${range.to}`)} AS reported,
      (SELECT coalesce(json_agg(json_build_array(month, category, "plannedCents", rollover)), '[]') FROM "Budget"
        WHERE "userId" = ${userId} AND month <= ${addMonths(month, 1)}) AS plans,
      (SELECT "currentScore" FROM "CreditAssessment" WHERE "userId" = ${userId} ORDER BY "createdAt" DESC, id DESC LIMIT 1) AS score,
      (SELECT json_build_array(g.name, g."targetCents", g.saved, g.settled) FROM (SELECT o.name, o."targetCents", o."createdAt", o.id,
          o."accountId" IS NOT NULL OR o."accountAsked" AS settled,
          coalesce((SELECT greatest(0, a."balanceCents") FROM "Account" a
              WHERE a."userId" = o."userId" AND a.id = o."accountId" AND a.currency = ${HOME_CURRENCY} AND a."balanceCents" IS NOT NULL),
            (SELECT coalesce(sum(e."amountCents"), 0)::bigint FROM "GoalEntry" e WHERE e."userId" = o."userId" AND e."goalId" = o.id)) AS saved
          FROM "Goal" o WHERE o."userId" = ${userId} AND o.type = 'savings' AND o."deletedAt" IS NULL) g
        ORDER BY g.saved >= g."targetCents", g."createdAt", g.id LIMIT 1) AS goal,
      (SELECT coalesce(json_agg(json_build_array("merchantName", category, "monthlyCents") ORDER BY "nextDay", key), '[]') FROM "RecurringStream"
        WHERE "userId" = ${userId} AND active AND kind = 'loan_payment') AS loans,
      (SELECT json_build_array(day, "safeCents", "safeUntil", payday, "untilPay") FROM "InsightRun" WHERE "userId" = ${userId}) AS look,
      EXISTS (SELECT 1 FROM "Interview" WHERE "userId" = ${userId}) AS interviewed`;
  const [answer] = rows;
  if (!answer) throw new Error("a SELECT without FROM answers one row");
  return answer;
}
