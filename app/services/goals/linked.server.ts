// Goals that follow a linked account, and the question whether a goal and an account are the same.

import { AppError, NOT_FOUND } from "~/contracts/errors";
import type { FollowableAccount, LinkQuestion } from "~/contracts/goals";
import type { GoalType } from "~/domain/goals/goals";
import type { CoachAccount } from "~/domain/coach/facts/inputs";
import { likelyAccount } from "~/domain/household/debts";
import { likelyReserve } from "~/domain/household/reserve";
import { pastBalanceOn, balancesByDay, type WorthAccount } from "~/domain/household/net-worth";
import { type BalanceOnDay, debtTerms, FOLLOWED, followAccount } from "~/domain/household/linked-goal";
import { HOME_CURRENCY, toDollars } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { db, num, type Tx } from "~/lib/db.server";
import { readWorth, TOLD_BY_BANK } from "~/services/accounts/past-balances.server";
import { accountHabits } from "~/services/household/habits.server";
import type { GoalRow } from "./rows.server";

type Source = typeof db | Tx;

const readable = (userId: string) => ({ userId, currency: HOME_CURRENCY, balanceCents: { not: null } });

/**
 * A linked goal shows the account's figures, with the past that net worth shows of it; an account that is gone leaves the
 * goal as it was.
 */
export async function followAccounts(source: Source, userId: string, goals: readonly GoalRow[]): Promise<GoalRow[]> {
  const ids = goals.flatMap(({ accountId }) => accountId ?? []);
  if (ids.length === 0) return [...goals];
  const accounts = await source.account.findMany({
    where: { ...readable(userId), id: { in: ids } },
    select: { id: true, accountName: true, updatedAt: true },
  });
  const today = accounts
    .map(({ updatedAt }) => dayIn(updatedAt))
    .sort()
    .at(-1);
  if (!today) return [...goals];
  const since = goals.map(({ createdAt }) => dayIn(createdAt)).sort()[0] ?? today;
  const pasts = await readWorth(source, userId, { since, today, isTold: TOLD_BY_BANK, ids });
  return goals.map((goal) => {
    const account = accounts.find(({ id }) => id === goal.accountId);
    const past = pasts.find(({ id }) => id === goal.accountId);
    if (!account || !past) return goal;
    const followed = followAccount({ ...goal, startDay: dayIn(goal.createdAt) }, balancesSince(past, since, today));
    return { ...goal, ...followed, accountName: account.accountName };
  });
}

const dayIn = (at: Date): Day => at.toISOString().slice(0, 10);

/** In order, today's last. What rows before that day moved isn't known here. */
function balancesSince(account: WorthAccount, since: Day, today: Day): BalanceOnDay[] {
  const first = since < today ? pastBalanceOn(account, since, today) : null;
  return [
    ...(first === null ? [] : [{ day: since, balanceCents: first }]),
    ...balancesByDay(account, today)
      .filter(({ day }) => day > since)
      .map(({ day, cents }) => ({ day, balanceCents: cents })),
    { day: today, balanceCents: account.balanceCents },
  ];
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

/** The first goal that evidently is an account, and that nobody was asked about. */
export async function linkQuestion(
  userId: string,
  today: Day,
  goals: readonly GoalRow[],
): Promise<LinkQuestion | null> {
  const open = goals.filter((goal) => !goal.accountId && !goal.accountAsked);
  if (open.length === 0) return null;
  const linked = new Set(goals.map(({ accountId }) => accountId));
  const [rows, habits] = await Promise.all([
    db.account.findMany({
      where: { ...readable(userId), accountType: { in: Object.values(FOLLOWED).flat() } },
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
  // Debts first: there the same money would count twice.
  const ask = [...open.filter(({ type }) => type === "debt"), ...open.filter(({ type }) => type === "savings")];
  return ask.flatMap((goal) => questionAbout(goal, accounts) ?? [])[0] ?? null;
}

function questionAbout(goal: GoalRow, accounts: readonly CoachAccount[]): LinkQuestion | null {
  const { id, name } = goal;
  const reserve = likelyReserve(goal, accounts);
  if (reserve)
    return {
      about: "reserve",
      goal: { id, name, saved: toDollars(goal.doneCents) },
      account: { id: reserve.id, name: reserve.name, holds: toDollars(reserve.balanceCents) },
    };
  const leftCents = goal.targetCents - goal.doneCents;
  const debt = likelyAccount({ ...goal, currentCents: leftCents }, accounts);
  return debt
    ? {
        about: "debt",
        goal: { id, name, left: toDollars(leftCents) },
        account: { id: debt.id, name: debt.name, owed: toDollars(-debt.balanceCents) },
      }
    : null;
}

/** The answer: the same, and the goal then follows the account; or another one, which is not asked about again. */
export async function answerLink(
  user: { id: string },
  { goal, account, answer }: { goal: string; account: string; answer: "same" | "other" },
): Promise<{ name: string; type: GoalType }> {
  const found = await db.goal.findFirst({
    where: { userId: user.id, id: goal, deletedAt: null },
    select: { type: true },
  });
  if (!found) throw new AppError("not_found", NOT_FOUND);
  const type = found.type === "debt" ? "debt" : "savings";
  const accountId = answer === "same" ? await checkedAccount(db, user.id, type, account) : null;
  const [changed] = await db.goal.updateManyAndReturn({
    where: { userId: user.id, id: goal, deletedAt: null },
    data: { accountId, accountAsked: true, version: { increment: 1 } },
    select: { name: true },
  });
  if (!changed) throw new AppError("not_found", NOT_FOUND);
  return { ...changed, type };
}
