// Goals that follow a linked account, and the question whether a debt goal and an account are the same debt.

import { AppError, NOT_FOUND } from "~/contracts/errors";
import type { FollowableAccount, LinkQuestion } from "~/contracts/goals";
import type { GoalType } from "~/domain/goals/goals";
import { likelyAccount } from "~/domain/household/debts";
import { debtTerms, FOLLOWED, followAccount } from "~/domain/household/linked-goal";
import { HOME_CURRENCY, toDollars } from "~/domain/money";
import { addDays, type Day } from "~/domain/periods";
import { db, num, type Tx } from "~/lib/db.server";
import { accountHabits } from "~/services/household/habits.server";
import type { GoalRow } from "./rows.server";

type Source = typeof db | Tx;
const HISTORY_DAYS = 400;

const readable = (userId: string) => ({ userId, currency: HOME_CURRENCY, balanceCents: { not: null } });

/** A linked goal shows the account's figures; an account that is gone leaves the goal as it was. */
export async function followAccounts(source: Source, userId: string, goals: readonly GoalRow[]): Promise<GoalRow[]> {
  const ids = goals.flatMap(({ accountId }) => accountId ?? []);
  if (ids.length === 0) return [...goals];
  const accounts = await source.account.findMany({
    where: { ...readable(userId), id: { in: ids } },
    select: {
      id: true,
      accountName: true,
      balanceCents: true,
      updatedAt: true,
      history: { select: { day: true, balanceCents: true }, orderBy: { day: "desc" }, take: HISTORY_DAYS },
    },
  });
  return goals.map((goal) => {
    const account = accounts.find(({ id }) => id === goal.accountId);
    if (!account) return goal;
    const past = account.history.map(({ day, balanceCents }) => ({ day, balanceCents: num(balanceCents) })).reverse();
    const updated = account.updatedAt.toISOString().slice(0, 10);
    const last = past.at(-1)?.day ?? updated;
    const now = { day: last < updated ? updated : addDays(last, 1), balanceCents: num(account.balanceCents ?? 0n) };
    const startDay = goal.createdAt.toISOString().slice(0, 10);
    return { ...goal, ...followAccount({ ...goal, startDay }, [...past, now]), accountName: account.accountName };
  });
}

/** Rate and payment of linked debts by their accounts' rows, for what is shown and worked out; stored is what was typed. */
export async function withBankTerms(user: { id: string; today: Day }, goals: readonly GoalRow[]): Promise<GoalRow[]> {
  return goals.some((goal) => goal.type === "debt" && goal.accountName) ? goals.map(await bankTerms(user)) : [...goals];
}

/** The same for a goal that is only being written: what the answer to it says is what every screen will say. */
export async function bankTerms(user: { id: string; today: Day }): Promise<(goal: GoalRow) => GoalRow> {
  const habits = await accountHabits(user.id, user.today);
  return (goal) => {
    if (goal.type !== "debt" || !goal.accountId) return goal;
    const typed = { ratePercent: goal.interestRate, minimumCents: goal.minimumCents };
    const { ratePercent, minimumCents } = debtTerms(typed, habits.get(goal.accountId));
    return { ...goal, interestRate: ratePercent, minimumCents };
  };
}

/** The accounts that a goal can be linked to, as the form offers them. */
export async function followable(userId: string): Promise<FollowableAccount[]> {
  const accounts = await db.account.findMany({
    where: { ...readable(userId), accountType: { in: Object.values(FOLLOWED).flat() } },
    select: { id: true, accountName: true, institutionName: true, accountType: true, balanceCents: true },
    orderBy: [{ accountName: "asc" }, { id: "asc" }],
  });
  return accounts.map((account) => ({
    id: account.id,
    name: `${account.accountName} (${account.institutionName})`,
    goalType: FOLLOWED.savings.includes(account.accountType) ? "savings" : "debt",
    balance: toDollars(Math.abs(num(account.balanceCents ?? 0n))),
  }));
}

/** The account that is meant, if it is the person's and of the right kind. */
export async function checkedAccount(tx: Source, userId: string, type: GoalType, id: string): Promise<string> {
  const account = await tx.account.findFirst({ where: { userId, id }, select: { accountType: true } });
  if (!account || !FOLLOWED[type].includes(account.accountType)) throw new AppError("not_found", NOT_FOUND);
  return id;
}

/** The first debt goal that evidently is an account, and that nobody was asked about. */
export async function linkQuestion(
  userId: string,
  today: Day,
  goals: readonly GoalRow[],
): Promise<LinkQuestion | null> {
  const open = goals.filter((goal) => goal.type === "debt" && !goal.accountId && !goal.accountAsked);
  if (open.length === 0) return null;
  const linked = new Set(goals.map(({ accountId }) => accountId));
  const [rows, habits] = await Promise.all([
    db.account.findMany({
      where: { ...readable(userId), accountType: { in: [...FOLLOWED.debt] }, balanceCents: { lt: 0n } },
      select: { id: true, accountName: true, accountType: true, balanceCents: true },
      orderBy: { id: "asc" },
    }),
    accountHabits(userId, today),
  ]);
  const accounts = rows
    // A card that is paid in full is no debt that a goal could stand for.
    .filter(({ id }) => !linked.has(id) && !habits.get(id)?.paidInFull)
    .map((row) => ({
      id: row.id,
      name: row.accountName,
      type: row.accountType,
      balanceCents: num(row.balanceCents ?? 0n),
      limitCents: null,
    }));
  for (const goal of open) {
    const left = goal.targetCents - goal.doneCents;
    const account = likelyAccount({ ...goal, currentCents: left }, accounts);
    if (account)
      return {
        goal: { id: goal.id, name: goal.name, left: toDollars(left) },
        account: { id: account.id, name: account.name, owed: toDollars(-account.balanceCents) },
      };
  }
  return null;
}

/** The answer: the same debt, which then follows the account; or another one, which is not asked about again. */
export async function answerLink(
  user: { id: string },
  { goal, account, answer }: { goal: string; account: string; answer: "same" | "other" },
): Promise<{ name: string }> {
  const accountId = answer === "same" ? await checkedAccount(db, user.id, "debt", account) : null;
  const [changed] = await db.goal.updateManyAndReturn({
    where: { userId: user.id, id: goal, type: "debt", deletedAt: null },
    data: { accountId, accountAsked: true, version: { increment: 1 } },
    select: { name: true },
  });
  if (!changed) throw new AppError("not_found", NOT_FOUND);
  return changed;
}
