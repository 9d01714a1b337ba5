// What moved on accounts, by the day: of the posted rows as the bank has them. A row that its owner deleted has moved the
// bank's balance all the same.
import { INTEREST_CHARGE } from "~/domain/categories/from-bank";
import type { AccountDay } from "~/domain/household/account-habit";
import type { Day } from "~/domain/periods";
import { db, num } from "~/lib/db.server";

export const OWED_TYPES = ["credit", "loan"];
const INTEREST_WORDS = "(interest|finance) charge|interest charged";

/** On the accounts that are named; the oldest first. */
export async function accountDays(
  userId: string,
  after: Day,
  accounts: readonly string[],
): Promise<(AccountDay & { accountId: string })[]> {
  // Each account by itself: joined, all rows of the person were read where none was on a card or a loan.
  const rows = await db.$queryRaw<{ accountId: string; day: Day; moved: bigint; paid: bigint; interest: bigint }[]>`
    SELECT a.id AS "accountId", moved_on.* FROM "Account" a CROSS JOIN LATERAL (
      SELECT t.day, sum(t."amountCents")::bigint AS moved,
        coalesce(sum(t."amountCents") FILTER (WHERE t."amountCents" > 0
          AND (t.kind = 'card_payment' OR a."accountType" = 'loan' AND t.kind <> 'correction')), 0)::bigint AS paid,
        coalesce(-sum(t."amountCents") FILTER (WHERE t."amountCents" < 0
          AND (t."providerCategory" = ${INTEREST_CHARGE} OR t."merchantName" || ' ' || t."rawName" ~* ${INTEREST_WORDS})), 0)::bigint AS interest
      FROM "Transaction" t
      WHERE t."userId" = a."userId" AND t."accountId" = a.id AND t.day > ${after}
        AND NOT t.pending AND t."removedAt" IS NULL
      GROUP BY t.day) moved_on
    WHERE a."userId" = ${userId} AND a.id = ANY(${[...accounts]}) ORDER BY moved_on.day`;
  return rows.map(({ accountId, day, moved, paid, interest }) => ({
    accountId,
    day,
    movedCents: num(moved),
    paidCents: num(paid),
    interestCents: num(interest),
  }));
}
