// Balances of accounts that no bank tells of: counted from a base with the rows since, in the transaction that changes them.
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { Prisma, type Tx, num } from "~/lib/db.server";
import { inList } from "./store.server";

const COUNTED = Prisma.sql`t."userId" = a."userId" AND t."accountId" = a.id AND t.day >= a."baseDay" AND NOT t.pending AND t."deletedAt" IS NULL`;

/** Brings balance and history of these accounts to what their rows say; those of banks stay as the bank told. */
export async function settleBalances(tx: Tx, userId: string, accountIds: readonly string[]): Promise<void> {
  const here = Prisma.sql`a."userId" = ${userId} AND a."itemId" IS NULL AND a.id ${inList([...new Set(accountIds)])}`;
  const settled = await tx.$executeRaw`
    UPDATE "Account" a SET "balanceCents" = a."baseCents" + coalesce((SELECT sum(t."amountCents")::bigint FROM "Transaction" t WHERE ${COUNTED}), 0)
    WHERE ${here}`;
  if (settled === 0) return;
  // What was before the base is known from then and stays.
  await tx.$executeRaw`
    DELETE FROM "BalanceHistory" h USING "Account" a
    WHERE ${here} AND h."userId" = a."userId" AND h."accountId" = a.id AND h.day >= a."baseDay"`;
  await tx.$executeRaw`
    INSERT INTO "BalanceHistory" ("userId", "accountId", day, "balanceCents")
    SELECT a."userId", a.id, d.day, a."baseCents" + (sum(d.cents) OVER (PARTITION BY a.id ORDER BY d.day))::bigint
    FROM "Account" a JOIN LATERAL (
      SELECT m.day, sum(m.cents) AS cents FROM (
        SELECT t.day, t."amountCents" AS cents FROM "Transaction" t WHERE ${COUNTED}
        UNION ALL SELECT a."baseDay", 0
      ) m GROUP BY m.day
    ) d ON true WHERE ${here}`;
}

/** What the rows of an account since a day add up to. */
export async function movedSince(tx: Tx, userId: string, accountId: string, day: Day): Promise<Cents> {
  const [row] = await tx.$queryRaw<{ total: bigint | null }[]>`
    SELECT sum("amountCents")::bigint AS total FROM "Transaction"
    WHERE "userId" = ${userId} AND "accountId" = ${accountId} AND day >= ${day} AND NOT pending AND "deletedAt" IS NULL`;
  return num(row?.total ?? 0n);
}
