// A household's money, read once for everything that speaks of it: stored sums and a few small lists, never all rows.

import type { HouseholdInputs } from "~/domain/coach/facts/inputs";
import { hasPlan } from "~/domain/budget/budget";
import { type LoanStream, type Owed, owedOf } from "~/domain/household/debts";
import type { IncomeRow } from "~/domain/household/income";
import { MONTHS_READ } from "~/domain/household/usual-month";
import { HOME_CURRENCY } from "~/domain/money";
import { addMonths, type Day, dayOf, firstDayOf, monthOf } from "~/domain/periods";
import { db, num } from "~/lib/db.server";
import { budgetCategories } from "~/services/budget/budget.server";
import { type GoalRow, readGoals } from "~/services/goals/rows.server";
import { habitsOf } from "./habits.server";
import { listRecurring } from "~/services/ledger/recurring.server";
import { monthSums } from "~/services/ledger/sums.server";

export async function readHousehold(userId: string, today: Day): Promise<HouseholdInputs> {
  const month = monthOf(today);
  const from = addMonths(month, -MONTHS_READ);
  const [sums, pays, accounts, budgets, goals, recurring] = await Promise.all([
    monthSums(userId, from, month),
    incomeRows(userId, firstDayOf(from), today),
    accountsWithHabits(userId, today),
    budgetCategories(userId, month),
    readGoals(userId),
    listRecurring(userId),
  ]);
  return {
    today,
    sums,
    pays,
    accounts,
    budgets: budgets.filter(hasPlan).map(({ id: category, plannedAmount: plannedCents, ownAmount: ownCents }) => ({
      category,
      plannedCents,
      ownCents,
    })),
    goals: goals.map((goal) => goalInput(goal, accounts)),
    recurring,
  };
}

/** What is owed alone: for screens that show nothing else of it; `loans` where a screen has read them already. */
export async function readOwed(
  userId: string,
  today: Day,
  loans: Promise<readonly LoanStream[]> = listRecurring(userId),
): Promise<Owed> {
  const [accounts, goals, recurring] = await Promise.all([
    accountsWithHabits(userId, today),
    readGoals(userId, "debt"),
    loans,
  ]);
  return owedOf({ accounts, goals: goals.map((goal) => goalInput(goal, accounts)), recurring });
}

async function accountsWithHabits(userId: string, today: Day): Promise<HouseholdInputs["accounts"]> {
  const reading = readAccounts(userId);
  const [accounts, habits] = await Promise.all([reading, habitsOf(userId, today, reading)]);
  return accounts.map((account) => {
    const habit = habits.get(account.id);
    return habit ? { ...account, habit } : account;
  });
}

/** Enough for somebody who is paid several times a day. */
const MAX_INCOME_ROWS = 5_000;

/** Income has no category, and rows without one are few: the index by category finds them in any history. */
async function incomeRows(userId: string, from: Day, to: Day): Promise<IncomeRow[]> {
  const rows = await db.transaction.findMany({
    where: { userId, category: null, kind: "income", day: { gte: from, lte: to }, pending: false, deletedAt: null },
    select: { id: true, merchantName: true, day: true, amountCents: true },
    orderBy: { day: "desc" },
    take: MAX_INCOME_ROWS,
  });
  return rows.map(({ amountCents, ...row }) => ({ ...row, cents: num(amountCents) }));
}

async function readAccounts(userId: string): Promise<HouseholdInputs["accounts"]> {
  const accounts = await db.account.findMany({
    where: { userId, currency: HOME_CURRENCY, balanceCents: { not: null } },
    select: {
      id: true,
      accountName: true,
      institutionName: true,
      accountNumber: true,
      accountType: true,
      balanceCents: true,
      limitCents: true,
    },
    orderBy: { id: "asc" },
  });
  return accounts.map((account) => ({
    id: account.id,
    name: account.accountName,
    bank: account.institutionName,
    digits: account.accountNumber,
    type: account.accountType,
    balanceCents: num(account.balanceCents ?? 0n),
    limitCents: account.limitCents === null ? null : num(account.limitCents),
  }));
}

function goalInput(goal: GoalRow, accounts: HouseholdInputs["accounts"]): HouseholdInputs["goals"][number] {
  const bank = goal.type === "debt" ? accounts.find(({ id }) => id === goal.accountId)?.habit : undefined;
  return {
    id: goal.id,
    type: goal.type,
    name: goal.name,
    targetCents: goal.targetCents,
    currentCents: goal.type === "debt" ? goal.targetCents - goal.doneCents : goal.doneCents,
    deadline: goal.deadline,
    ratePercent: goal.interestRate,
    minimumCents: goal.minimumCents,
    accountId: goal.accountId,
    accountAsked: goal.accountAsked,
    startDay: dayOf(goal.createdAt, "UTC"),
    entries: goal.entries,
    ...(bank ? { bank } : {}),
  };
}
