// What the rows of somebody's cards and loans say of them, read by the day.

import { INTEREST_CHARGE } from "~/domain/categories/from-bank";
import { type AccountDay, type AccountHabit, HABIT_DAYS, habitOf } from "~/domain/household/account-habit";
import { HOME_CURRENCY } from "~/domain/money";
import { addDays, type Day } from "~/domain/periods";
import { db, num } from "~/lib/db.server";

const OWED = ["credit", "loan"];

/** By the account. Cards and loans whose balance is known in dollars; others have none. */
export async function accountHabits(userId: string, today: Day): Promise<Map<string, AccountHabit>> {
  const [accounts, days] = await Promise.all([
    db.account.findMany({
      where: { userId, currency: HOME_CURRENCY, balanceCents: { not: null }, accountType: { in: OWED } },
      select: { id: true, accountType: true, balanceCents: true },
    }),
    owedDays(userId, addDays(today, -HABIT_DAYS)),
  ]);
  return new Map(
    accounts.map(({ id, accountType: type, balanceCents }) => [
      id,
      habitOf({ type, balanceCents: num(balanceCents ?? 0n) }, days.get(id) ?? [], today),
    ]),
  );
}
const INTEREST_WORDS = "(interest|finance) charge|interest charged";

/** What moved on cards and loans, by the day. A row that its owner deleted has moved the bank's balance all the same. */
async function owedDays(userId: string, from: Day): Promise<Map<string, AccountDay[]>> {
  const rows = await db.$queryRaw<{ accountId: string; day: Day; moved: bigint; paid: bigint; interest: bigint }[]>`
    SELECT t."accountId", t.day, sum(t."amountCents")::bigint AS moved,
      coalesce(sum(t."amountCents") FILTER (WHERE t."amountCents" > 0
        AND (t.kind = 'card_payment' OR a."accountType" = 'loan')), 0)::bigint AS paid,
      coalesce(-sum(t."amountCents") FILTER (WHERE t."amountCents" < 0
        AND (t."providerCategory" = ${INTEREST_CHARGE} OR t."merchantName" || ' ' || t."rawName" ~* ${INTEREST_WORDS})), 0)::bigint AS interest
    FROM "Account" a JOIN "Transaction" t ON t."userId" = a."userId" AND t."accountId" = a.id
    WHERE a."userId" = ${userId} AND a."accountType" = ANY(${OWED}) AND t.day > ${from}
      AND NOT t.pending AND t."removedAt" IS NULL
    GROUP BY 1, 2 ORDER BY 2`;
  const found = new Map<string, AccountDay[]>();
  for (const { accountId, day, moved, paid, interest } of rows) {
    const one = { day, movedCents: num(moved), paidCents: num(paid), interestCents: num(interest) };
    found.set(accountId, [...(found.get(accountId) ?? []), one]);
  }
  return found;
}
