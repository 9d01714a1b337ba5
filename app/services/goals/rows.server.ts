// Goals as they are stored, and as the screen and the API show them.

import { AppError, NOT_FOUND } from "~/contracts/errors";
import type { AnyGoal, DebtGoal, GoalValuesShown, SavingsGoal, SavingsTracker } from "~/contracts/goals";
import type { OwnGoal } from "~/domain/goals/assistant/find-goal";
import { historyOf } from "~/domain/goals/pace";
import { payoffPlan } from "~/domain/goals/payoff";
import { payoffSentence, outlookInWords } from "~/texts/goal-outlook";
import {
  DEFAULT_COLOR,
  isGoalColor,
  type GoalEntryKind,
  type GoalColor,
  type GoalType,
  type LedgerEntry,
  type Tracker,
} from "~/domain/goals/goals";
import { progressPercent } from "~/domain/goals/percent";
import { sumCents, toDollars, type Cents, fieldAmount } from "~/domain/money";
import { dayOf, type Day } from "~/domain/periods";
import { db, num, type Tx } from "~/lib/db.server";
import { followAccounts } from "~/services/goals/linked.server";

export type GoalRow = {
  id: string;
  type: GoalType;
  name: string;
  targetCents: Cents;
  doneCents: Cents;
  deadline: Day | null;
  color: GoalColor;
  interestRate: number | null;
  minimumCents: Cents | null;
  /** The linked account that holds the money or the debt. */
  accountId: string | null;
  /** Its name; null where the goal stands alone. */
  accountName: string | null;
  accountAsked: boolean;
  version: number;
  createdAt: Date;
  /** Summed by day and kind: as many as there are days, not payments. */
  entries: LedgerEntry[];
};

type Source = typeof db | Tx;

export async function readGoals(userId: string, type?: GoalType, source: Source = db): Promise<GoalRow[]> {
  const goals = await source.goal.findMany({
    where: { userId, deletedAt: null, ...(type ? { type } : {}) },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return withEntries(source, userId, goals);
}

export async function goalOf(source: Source, userId: string, id: string): Promise<GoalRow> {
  const goal = await source.goal.findFirst({ where: { userId, id, deletedAt: null } });
  const [row] = goal ? await withEntries(source, userId, [goal]) : [];
  if (!row) throw new AppError("not_found", NOT_FOUND);
  return row;
}

/** Raises the version, which also keeps everyone else from changing the goal until the transaction ends. */
export async function bumpGoal(tx: Tx, userId: string, id: string, type?: GoalType): Promise<GoalRow> {
  const touched = await tx.goal.updateManyAndReturn({
    where: { userId, id, deletedAt: null, ...(type ? { type } : {}) },
    data: { version: { increment: 1 } },
  });
  const [row] = await withEntries(tx, userId, touched);
  if (!row) throw new AppError("not_found", NOT_FOUND);
  return row;
}

type Stored = Awaited<ReturnType<typeof db.goal.findMany>>[number];

async function withEntries(source: Source, userId: string, goals: readonly Stored[]): Promise<GoalRow[]> {
  if (goals.length === 0) return [];
  const sums = await source.goalEntry.groupBy({
    by: ["goalId", "day", "kind"],
    where: { userId, goalId: { in: goals.map((goal) => goal.id) } },
    _sum: { amountCents: true },
    orderBy: [{ day: "asc" }, { kind: "asc" }],
  });
  const rows = goals.map((goal): GoalRow => {
    const entries = sums
      .filter((sum) => sum.goalId === goal.id)
      .map((sum) => ({ day: sum.day, kind: kindOf(sum.kind), amountCents: num(sum._sum.amountCents ?? 0n) }));
    return {
      id: goal.id,
      type: goal.type === "debt" ? "debt" : "savings",
      name: goal.name,
      targetCents: num(goal.targetCents),
      doneCents: sumCents(entries.map((entry) => entry.amountCents)),
      deadline: goal.deadline,
      color: isGoalColor(goal.color) ? goal.color : DEFAULT_COLOR,
      interestRate: goal.interestRate === null ? null : Number(goal.interestRate),
      minimumCents: goal.minimumCents === null ? null : num(goal.minimumCents),
      accountId: goal.accountId,
      accountName: null,
      accountAsked: goal.accountAsked,
      version: goal.version,
      createdAt: goal.createdAt,
      entries,
    };
  });
  return followAccounts(source, userId, rows);
}

function kindOf(kind: string): GoalEntryKind {
  return kind === "contribution" || kind === "payment" || kind === "correction" ? kind : "opening";
}

export function savingsGoals(rows: readonly GoalRow[], today: Day): SavingsGoal[] {
  return rows.filter((row) => row.type === "savings").map((row) => savingsGoal(row, today));
}

export function debtGoals(rows: readonly GoalRow[], today: Day): DebtGoal[] {
  const debts = rows.filter((row) => row.type === "debt");
  const figures = debts.map((row) => ({ ...row, leftCents: row.targetCents - row.doneCents }));
  const snowball = payoffPlan(figures, "snowball", today);
  const avalanche = payoffPlan(figures, "avalanche", today);
  return debts.map((row) => ({
    ...debtGoal(row, today),
    payoff: {
      snowball: snowball && payoffSentence(snowball, row.id),
      avalanche: avalanche && payoffSentence(avalanche, row.id),
    },
  }));
}

export function shownGoal(row: GoalRow, today: Day): AnyGoal {
  const [debt] = debtGoals([row], today);
  return row.type === "debt" && debt ? { type: "debt", ...debt } : { type: "savings", ...savingsGoal(row, today) };
}

function savingsGoal(row: GoalRow, today: Day): SavingsGoal {
  return {
    ...shared(row, today),
    targetAmount: toDollars(row.targetCents),
    currentAmount: toDollars(row.doneCents),
    deadline: row.deadline,
  };
}

function debtGoal(row: GoalRow, today: Day): Omit<DebtGoal, "payoff"> {
  return {
    ...shared(row, today),
    originalAmount: toDollars(row.targetCents),
    currentAmount: toDollars(row.targetCents - row.doneCents),
    targetDate: row.deadline,
    interestRate: row.interestRate,
    minimumPayment: row.minimumCents === null ? null : toDollars(row.minimumCents),
  };
}

function shared(row: GoalRow, today: Day) {
  const outlook = outlookInWords({ ...row, startDay: dayOf(row.createdAt, "UTC") }, today);
  return {
    id: row.id,
    name: row.name,
    color: row.color,
    progress: progressPercent(row.doneCents, row.targetCents),
    version: row.version,
    account: row.accountId && row.accountName ? { id: row.accountId, name: row.accountName } : null,
    outlook: {
      standing: outlook.standing,
      sentence: outlook.sentence,
      perMonth: outlook.perMonthCents === null ? null : toDollars(outlook.perMonthCents),
      once: outlook.once && { amount: toDollars(outlook.once.amountCents), day: outlook.once.day },
      projectedDate: outlook.projected,
      monthlyNeeded: outlook.neededCents === null ? null : toDollars(outlook.neededCents),
    },
    history: historyOf(row.entries, today).map((point) => ({ day: point.day, amount: toDollars(point.doneCents) })),
  };
}

export function ownGoal(row: GoalRow): OwnGoal {
  const { id, type, name, targetCents, doneCents, deadline, color } = row;
  return { id, type, name, targetCents, doneCents, deadline, color };
}

export function shownValues(row: GoalRow): GoalValuesShown {
  const plain = (cents: Cents) => fieldAmount(cents);
  return {
    name: row.name,
    targetAmount: plain(row.targetCents),
    currentAmount: plain(row.type === "debt" ? row.targetCents - row.doneCents : row.doneCents),
    deadline: row.deadline ?? "",
    color: row.color,
    interestRate: row.interestRate === null ? "" : String(row.interestRate),
    minimumPayment: row.minimumCents === null ? "" : plain(row.minimumCents),
  };
}

export function trackerShown(tracker: Tracker | null): SavingsTracker {
  if (!tracker) return null;
  const { monthlyStats, yearlyStats } = tracker;
  return {
    monthlyStats: { monthName: monthlyStats.monthName, current: toDollars(monthlyStats.currentCents) },
    yearlyStats: { year: yearlyStats.year, current: toDollars(yearlyStats.currentCents) },
  };
}
