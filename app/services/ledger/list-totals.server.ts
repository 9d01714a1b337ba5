// What the rows of a filter add up to: the same rows, the same rules and therefore the same sum as the figure that led there.
import { type MonthSums, allOf } from "~/domain/ledger/list-totals";
import type { TransactionFilter } from "~/domain/ledger/transaction-filter";
import { SPENDING_KINDS } from "~/domain/categories/classify";
import { type Cents, sumCents } from "~/domain/money";
import { Prisma, db, num } from "~/lib/db.server";
import { conditions, wantedParts } from "./transactions.server";

type Row = Record<
  | "count"
  | "pending"
  | "pendingCents"
  | "moneyIn"
  | "moneyOut"
  | "movedIn"
  | "movedOut"
  | "correctedIn"
  | "correctedOut"
  | "spent",
  bigint
> & {
  month: string;
};

/** Month by month, newest first, in one query. Posted rows, or those pending where only they are asked for. */
export async function monthsListed(userId: string, filter: TransactionFilter): Promise<MonthSums[]> {
  const counted = Prisma.sql`t.pending = ${filter.pending === true}`;
  const moved = Prisma.sql`t.kind IN ('transfer', 'card_payment')`;
  const corrected = Prisma.sql`t.kind = 'correction'`;
  const flowed = Prisma.sql`NOT ${moved} AND NOT ${corrected}`;
  const { amount, joined } = partsOf(filter);
  const sum = (...which: Prisma.Sql[]) =>
    Prisma.sql`coalesce(sum(${amount}) FILTER (WHERE ${Prisma.join(which, " AND ")}), 0)::bigint`;
  const isOut = Prisma.sql`t."amountCents" < 0`;
  const isIn = Prisma.sql`t."amountCents" >= 0`;
  const apart = Prisma.sql`NOT (${counted})`;
  const rows = await db.$queryRaw<Row[]>`
    SELECT left(t.day, 7) AS month, ${joined === Prisma.empty ? Prisma.sql`count(*)` : Prisma.sql`count(DISTINCT t.id)`} AS count,
      count(DISTINCT t.id) FILTER (WHERE ${apart}) AS pending, ${sum(apart)} AS "pendingCents",
      ${sum(counted, isIn, flowed)} AS "moneyIn", ${sum(counted, isOut, flowed)} AS "moneyOut",
      ${sum(counted, isIn, moved)} AS "movedIn", ${sum(counted, isOut, moved)} AS "movedOut",
      ${sum(counted, isIn, corrected)} AS "correctedIn", ${sum(counted, isOut, corrected)} AS "correctedOut",
      ${sum(counted, Prisma.sql`t.kind = ANY(${SPENDING_KINDS})`)} AS spent
    FROM "Transaction" t ${joined}
    WHERE ${conditions(userId, filter)} AND ${joined === Prisma.empty ? Prisma.sql`true` : wantedParts(filter)}
    GROUP BY 1 ORDER BY 1 DESC`;
  return rows.map(({ month, ...row }) => ({
    month,
    count: Number(row.count),
    pendingCount: Number(row.pending),
    pendingCents: num(row.pendingCents),
    inCents: num(row.moneyIn),
    outCents: num(row.moneyOut),
    movedInCents: num(row.movedIn),
    movedOutCents: num(row.movedOut),
    correctedInCents: num(row.correctedIn),
    correctedOutCents: num(row.correctedOut),
    spentCents: -num(row.spent),
  }));
}

/** Of a split row only the parts count that a filter by category asks for; otherwise the whole row does. */
function partsOf({ category, categories, not }: TransactionFilter): { amount: Prisma.Sql; joined: Prisma.Sql } {
  if (!category && !categories && !not) return { amount: Prisma.sql`t."amountCents"`, joined: Prisma.empty };
  return {
    amount: Prisma.sql`coalesce(s."amountCents", t."amountCents")`,
    joined: Prisma.sql`LEFT JOIN "TransactionSplit" s
      ON s."userId" = t."userId" AND s."transactionId" = t.id AND t.kind = ANY(${SPENDING_KINDS})`,
  };
}

type TransactionTotals = { count: number; /** posted rows, signed */ totalCents: Cents; pendingCount: number };

export async function totalOf(userId: string, filter: TransactionFilter): Promise<TransactionTotals> {
  const months = await monthsListed(userId, filter);
  const sum = (of: (month: MonthSums) => number) => sumCents(months.map(of));
  return {
    count: sum(({ count }) => count),
    pendingCount: sum(({ pendingCount }) => pendingCount),
    totalCents: sumCents(months.map(allOf)),
  };
}
