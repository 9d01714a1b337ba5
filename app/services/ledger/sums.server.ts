// The stored sums: what every figure is made of. They are written by the ledger alone; here they are read and checked.
import { type Kind, SPENDING_KINDS, isKind, isSpending } from "~/domain/categories/classify";
import type { Cents } from "~/domain/money";
import type { Day, Month } from "~/domain/periods";
import type { DayTotal, MonthTotal } from "~/domain/ledger/totals";
import { Prisma, type Tx, db, num, transaction } from "~/lib/db.server";
import { lockLedger } from "./write.server";

const kindOf = (kind: string): Kind => (isKind(kind) ? kind : "spending");

/** The sums of each day in a range, both ends included. */
export async function daySums(userId: string, from: Day, to: Day): Promise<DayTotal[]> {
  const rows = await db.daySum.findMany({ where: { userId, day: { gte: from, lte: to } }, orderBy: { day: "asc" } });
  return rows.map(({ day, category, kind, amountCents, count }) => ({
    day,
    category,
    kind: kindOf(kind),
    cents: num(amountCents),
    count,
  }));
}

/** The sums of each month in a range, both ends included. */
export async function monthSums(userId: string, fromMonth: Month, toMonth: Month): Promise<MonthTotal[]> {
  const rows = await db.monthSum.findMany({
    where: { userId, month: { gte: fromMonth, lte: toMonth } },
    orderBy: { month: "asc" },
  });
  return rows.map(({ month, category, kind, amountCents, count }) => ({
    month,
    category,
    kind: kindOf(kind),
    cents: num(amountCents),
    count,
  }));
}

type MonthSpending = { month: Month; category: string; spentCents: Cents };

/** What was spent in each month and category; positive is spent, refunds may turn it negative. */
export async function spendingByMonth(userId: string, fromMonth: Month, toMonth: Month): Promise<MonthSpending[]> {
  const found = new Map<string, MonthSpending>();
  for (const { month, category, kind, cents } of await monthSums(userId, fromMonth, toMonth)) {
    if (!isSpending(kind)) continue;
    const key = `${month}|${category}`;
    const spentCents = (found.get(key)?.spentCents ?? 0) - cents;
    found.set(key, { month, category, spentCents });
  }
  return [...found.values()];
}

/** The sums as the rows say them, for one period column. */
const fromRows = (userId: string, period: Prisma.Sql) => Prisma.sql`
  SELECT ${period} AS period, coalesce(s.category, t.category, '') AS category, t.kind,
    sum(coalesce(s."amountCents", t."amountCents"))::bigint AS "amountCents", count(*)::int AS count
  FROM "Transaction" t
  LEFT JOIN "TransactionSplit" s ON s."userId" = t."userId" AND s."transactionId" = t.id AND t.kind = ANY(${SPENDING_KINDS})
  WHERE t."userId" = ${userId} AND NOT t.pending AND t."deletedAt" IS NULL
  GROUP BY 1, 2, 3`;

const DAY = Prisma.sql`t.day`;
const MONTH = Prisma.sql`left(t.day, 7)`;

export type Drift = { period: string; category: string; kind: string; storedCents: Cents; actualCents: Cents };

/** Where the stored sums and the rows disagree. It must always answer nothing. */
export async function checkSums(userId: string, tx: Tx = db): Promise<Drift[]> {
  const compare = (stored: Prisma.Sql, period: Prisma.Sql) => tx.$queryRaw<
    { period: string; category: string; kind: string; stored: bigint; actual: bigint }[]
  >`
    SELECT coalesce(a.period, b.period) AS period, coalesce(a.category, b.category) AS category, coalesce(a.kind, b.kind) AS kind,
      coalesce(a."amountCents", 0) AS stored, coalesce(b."amountCents", 0) AS actual
    FROM (${stored}) a FULL JOIN (${fromRows(
      userId,
      period,
    )}) b ON a.period = b.period AND a.category = b.category AND a.kind = b.kind
    WHERE a."amountCents" IS DISTINCT FROM b."amountCents" OR a.count IS DISTINCT FROM b.count`;
  const days = await compare(
    Prisma.sql`SELECT day AS period, category, kind, "amountCents", count FROM "DaySum" WHERE "userId" = ${userId}`,
    DAY,
  );
  const months = await compare(
    Prisma.sql`SELECT month AS period, category, kind, "amountCents", count FROM "MonthSum" WHERE "userId" = ${userId}`,
    MONTH,
  );
  return [...days, ...months].map(({ stored, actual, ...drift }) => ({
    ...drift,
    storedCents: num(stored),
    actualCents: num(actual),
  }));
}

/** Writes the sums anew from the rows. Only needed where someone has changed rows behind the ledger's back. */
export function rebuildSums(userId: string): Promise<void> {
  return transaction(async (tx) => {
    await lockLedger(tx, userId);
    await rebuildSumsIn(tx, userId);
  });
}

/** Call it with the ledger locked. */
export async function rebuildSumsIn(tx: Tx, userId: string): Promise<void> {
  await tx.daySum.deleteMany({ where: { userId } });
  await tx.monthSum.deleteMany({ where: { userId } });
  await tx.$executeRaw`INSERT INTO "DaySum" ("userId", day, category, kind, "amountCents", count) SELECT ${userId}, r.* FROM (${fromRows(
    userId,
    DAY,
  )}) r`;
  await tx.$executeRaw`INSERT INTO "MonthSum" ("userId", month, category, kind, "amountCents", count) SELECT ${userId}, r.* FROM (${fromRows(
    userId,
    MONTH,
  )}) r`;
}
