// The rows that patterns are looked for in: bounded in days and in number, whatever somebody's history holds.
import { addDays, type Day } from "~/domain/periods";
import type { HistoryRow } from "~/domain/ledger/recurring";
import { isKind } from "~/domain/categories/classify";
import { db, num } from "~/lib/db.server";

export const HISTORY_DAYS = 400;
const MAX_ROWS = 20_000;

export async function spendingHistory(userId: string, today: Day): Promise<HistoryRow[]> {
  const rows = await db.transaction.findMany({
    where: {
      userId,
      day: { gte: addDays(today, -HISTORY_DAYS), lte: today },
      pending: false,
      deletedAt: null,
      kind: { in: ["spending", "loan_payment", "income"] },
    },
    select: { id: true, merchantName: true, category: true, kind: true, day: true, amountCents: true, accountId: true },
    orderBy: [{ day: "desc" }, { id: "desc" }],
    take: MAX_ROWS,
  });
  return rows.flatMap(({ id, merchantName, category, kind, day, amountCents, accountId }) =>
    isKind(kind) ? [{ id, merchantName, category: category ?? "", kind, day, cents: num(amountCents), accountId }] : [],
  );
}
