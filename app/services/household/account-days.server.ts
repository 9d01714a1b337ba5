// What moved on accounts, by the day: of the posted rows as the bank has them. A row that its owner deleted has moved the
// bank's balance all the same.
import { INTEREST_CHARGE } from "~/domain/categories/from-bank";
import type { AccountDay } from "~/domain/household/account-habit";
import type { Day } from "~/domain/periods";
import { db, num, Prisma } from "~/lib/db.server";

export const OWED = ["credit", "loan"];
const INTEREST_WORDS = "(interest|finance) charge|interest charged";

/** On all cards and loans, or on the accounts that are named; the oldest first. */
export async function accountDays(
  userId: string,
  after: Day,
  accounts?: readonly string[],
): Promise<(AccountDay & { accountId: string })[]> {
  const which = accounts ? Prisma.sql`a.id = ANY(${[...accounts]})` : Prisma.sql`a."accountType" = ANY(${OWED})`;
  const rows = await db.$queryRaw<{ accountId: string; day: Day; moved: bigint; paid: bigint; interest: bigint }[]>`
    SELECT t."accountId", t.day, sum(t."amountCents")::bigint AS moved,
      coalesce(sum(t."amountCents") FILTER (WHERE t."amountCents" > 0
        AND (t.kind = 'card_payment' OR a."accountType" = 'loan' AND t.kind <> 'correction')), 0)::bigint AS paid,
      coalesce(-sum(t."amountCents") FILTER (WHERE t."amountCents" < 0
        AND (t."providerCategory" = ${INTEREST_CHARGE} OR t."merchantName" || ' ' || t."rawName" ~* ${INTEREST_WORDS})), 0)::bigint AS interest
    FROM "Account" a JOIN "Transaction" t ON t."userId" = a."userId" AND t."accountId" = a.id
    WHERE a."userId" = ${userId} AND ${which} AND t.day > ${after}
      AND NOT t.pending AND t."removedAt" IS NULL
    GROUP BY 1, 2 ORDER BY 2`;
  return rows.map(({ accountId, day, moved, paid, interest }) => ({
    accountId,
    day,
    movedCents: num(moved),
    paidCents: num(paid),
    interestCents: num(interest),
  }));
}
