// Accounts with their past: what was recorded of their balances, and what posted rows moved.
import type { DayAmount, WorthAccount } from "~/domain/household/net-worth";
import { HOME_CURRENCY } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { Prisma, type Tx } from "~/lib/db.server";
import { inList } from "~/services/ledger/store.server";

type Stored = {
  id: string;
  name: string;
  type: string;
  balance: number;
  isByHand: boolean;
  closedDay: Day | null;
  from: Day | null;
  recorded: [Day, number][];
  moved: [Day, number][];
};

export const TOLD_BY_BANK = Prisma.sql`a."itemId" IS NOT NULL`;

/**
 * The accounts with their past; `isTold` says whose balance a bank has told. A row that its owner deleted has moved the
 * bank's balance all the same; one that the bank took back has not.
 */
export async function readWorth(
  tx: Tx,
  userId: string,
  { since, today, isTold, ids }: { since: Day; today: Day; isTold: Prisma.Sql; ids?: readonly string[] },
): Promise<WorthAccount[]> {
  const rows = await tx.$queryRaw<Stored[]>`
    SELECT a.id, a."accountName" AS name, a."accountType" AS type, a."balanceCents"::float8 AS balance,
      NOT (${isTold}) AS "isByHand", a."closedDay",
      least(CASE WHEN ${isTold} THEN (SELECT t.day FROM "Transaction" t
          WHERE t."userId" = a."userId" AND t."accountId" = a.id AND NOT t.pending AND t."removedAt" IS NULL
          ORDER BY t.day LIMIT 1) END,
        (SELECT min(h.day) FROM "BalanceHistory" h WHERE h."userId" = a."userId" AND h."accountId" = a.id)) AS "from",
      (SELECT coalesce(json_agg(json_build_array(h.day, h."balanceCents") ORDER BY h.day), '[]') FROM "BalanceHistory" h
        WHERE h."userId" = a."userId" AND h."accountId" = a.id AND h.day <= ${today}) AS recorded,
      (SELECT coalesce(json_agg(json_build_array(m.day, m.cents) ORDER BY m.day), '[]') FROM (
        SELECT t.day, sum(t."amountCents")::bigint AS cents FROM "Transaction" t
        WHERE ${isTold} AND t."userId" = a."userId" AND t."accountId" = a.id AND t.day >= ${since}
          AND NOT t.pending AND t."removedAt" IS NULL GROUP BY t.day) m) AS moved
    FROM "Account" a WHERE a."userId" = ${userId} AND a.currency = ${HOME_CURRENCY} AND a."balanceCents" IS NOT NULL
      AND ${ids ? Prisma.sql`a.id ${inList([...ids])}` : Prisma.sql`TRUE`}
    ORDER BY a."createdAt", a.id`;
  return rows.map(({ balance, recorded, moved, ...account }) => ({
    ...account,
    balanceCents: balance,
    recorded: recorded.map(dayAmount),
    moved: moved.map(dayAmount),
  }));
}

const dayAmount = ([day, cents]: [Day, number]): DayAmount => ({ day, cents });
