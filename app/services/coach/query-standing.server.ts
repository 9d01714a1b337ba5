// What answers about today's standing need beyond it: what moved on accounts, a month's budget, what no longer comes.
import type { AnyNeed, NeedAnswer, Recorded, StandingNeed } from "~/domain/coach/query/data";
import { SPENDING_KINDS } from "~/domain/categories/classify";
import type { Cents } from "~/domain/money";
import { addMonthsToDay, firstDayOf, lastDayOf, type Day, type Month } from "~/domain/periods";
import { db, num } from "~/lib/db.server";
import { budgetCategories } from "~/services/budget/budget.server";
import { accountDays } from "~/services/household/account-days.server";
import { listEnded } from "~/services/ledger/recurring.server";

/** Nobody asks what stood on an account before that. */
const YEARS_BACK = 10;

export const isOfStanding = (need: AnyNeed): need is StandingNeed => need.want !== "sums" && need.want !== "rows";

export async function readStandingNeed(userId: string, need: StandingNeed, today: Day): Promise<NeedAnswer> {
  switch (need.want) {
    case "moves": {
      const [moves, recorded] = await Promise.all([
        accountDays(userId, addMonthsToDay(today, -12 * YEARS_BACK), need.accounts),
        recordedBalances(userId, need.accounts, today),
      ]);
      return { moves, recorded };
    }
    case "budget": {
      const [budget, pendingCents] = await Promise.all([
        budgetCategories(userId, need.month),
        pendingByCategory(userId, need.month),
      ]);
      return { budget, pendingCents };
    }
    case "pending":
      return { pending: await pendingByAccount(userId) };
    case "ended":
      return { ended: await listEnded(userId) };
  }
}

async function pendingByAccount(userId: string): Promise<Record<string, Cents>> {
  const rows = await db.transaction.groupBy({
    by: ["accountId"],
    where: { userId, pending: true, deletedAt: null },
    _sum: { amountCents: true },
  });
  return Object.fromEntries(rows.map(({ accountId, _sum }) => [accountId, num(_sum.amountCents ?? 0n)]));
}

/** What is on its way: in no sum yet. */
async function pendingByCategory(userId: string, month: Month): Promise<Record<string, Cents>> {
  const rows = await db.transaction.groupBy({
    by: ["category"],
    where: {
      userId,
      pending: true,
      deletedAt: null,
      kind: { in: [...SPENDING_KINDS] },
      day: { gte: firstDayOf(month), lte: lastDayOf(month) },
    },
    _sum: { amountCents: true },
  });
  return Object.fromEntries(
    rows.map(({ category, _sum }) => [category ?? "miscellaneous", 0 - num(_sum.amountCents ?? 0n)]),
  );
}

/** What the screen of the net worth goes by where rows don't say all of it. */
async function recordedBalances(
  userId: string,
  accounts: readonly string[],
  today: Day,
): Promise<Record<string, Recorded>> {
  const rows = await db.balanceHistory.findMany({
    where: { userId, accountId: { in: [...accounts] }, day: { lte: today } },
    select: { accountId: true, day: true, balanceCents: true, account: { select: { itemId: true } } },
    orderBy: { day: "asc" },
  });
  return Object.fromEntries(
    [...new Set(rows.map(({ accountId }) => accountId))].map((id) => {
      const own = rows.filter(({ accountId }) => accountId === id);
      return [
        id,
        {
          isByHand: own.every(({ account }) => account.itemId === null),
          days: own.map(({ day, balanceCents }) => ({ day, cents: num(balanceCents) })),
        },
      ];
    }),
  );
}
