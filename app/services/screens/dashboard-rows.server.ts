// Transactions as the dashboard's lists show them, newest first.
import { isKind, isSpending } from "~/domain/categories/classify";
import { ownNameOf } from "~/domain/categories/own";
import { DIALOG_ROWS, RECENT_ROWS } from "~/domain/screens/dashboard";
import type { Day, DayRange } from "~/domain/periods";
import { REPORT_KINDS, type ReportRow } from "~/domain/screens/report";
import { moveLeg } from "~/domain/ledger/own-moves";
import { transactionIcon } from "~/domain/ledger/transaction-label";
import { db, type Prisma } from "~/lib/db.server";
import { ownCategories } from "~/services/ledger/own-categories.server";

export type RowMark = { day: Day; id: string };
export type StoredRow = {
  id: string;
  merchantName: string;
  category: string | null;
  kind: string;
  day: string;
  amountCents: bigint | number;
  pending: boolean;
  note: string | null;
  /** Of the person's own category that it stands in. */
  ownName?: string | null;
  /** The other row of a move between two accounts, and the account of this one. */
  matchedId?: string | null;
  accountName?: string;
  splits: { category: string; amountCents: bigint | number }[];
};

const SHOWN = {
  id: true,
  merchantName: true,
  category: true,
  kind: true,
  day: true,
  amountCents: true,
  pending: true,
  note: true,
  ownCategory: true,
  splits: { select: { category: true, amountCents: true }, orderBy: { id: "asc" } },
} as const;
const NEWEST = [{ day: "desc" as const }, { id: "desc" as const }];

export function toRow(stored: StoredRow): ReportRow {
  const kind = isKind(stored.kind) ? stored.kind : "spending";
  const category = stored.category ?? "";
  return {
    id: stored.id,
    merchantName: stored.merchantName,
    merchantIcon: transactionIcon(kind, category),
    category,
    kind,
    day: stored.day,
    cents: Number(stored.amountCents),
    pending: stored.pending,
    ...(stored.note ? { description: stored.note } : {}),
    ...moveLeg(kind, stored.accountName ?? "", stored.matchedId ?? null),
    ...(stored.ownName && stored.splits.length === 0 ? { ownName: stored.ownName } : {}),
    ...(stored.splits.length > 0 && isSpending(kind)
      ? {
          parts: stored.splits.map(({ category: part, amountCents }) => ({
            category: part,
            cents: Number(amountCents),
          })),
        }
      : {}),
  };
}

export async function newestRows(
  userId: string,
  take: number = RECENT_ROWS,
  where: Prisma.TransactionWhereInput = {},
): Promise<ReportRow[]> {
  const [rows, own] = await Promise.all([
    db.transaction.findMany({
      where: { ...where, userId, deletedAt: null },
      select: SHOWN,
      orderBy: NEWEST,
      take,
    }),
    ownCategories(db, userId),
  ]);
  return rows.map(({ ownCategory, ...row }) =>
    toRow({
      ...row,
      ownName: ownNameOf(
        own.filter(({ parent }) => parent === row.category),
        ownCategory,
      ),
    }),
  );
}

/** Up to 100 for the View All dialog. */
export const dialogRows = (userId: string): Promise<ReportRow[]> => newestRows(userId, DIALOG_ROWS);

/** The rows that a report counts, a part at a time. */
export async function reportRows(
  userId: string,
  range: DayRange,
  { take, after }: { take: number; after?: RowMark },
): Promise<ReportRow[]> {
  return newestRows(userId, take, {
    day: { gte: range.from, lte: range.to },
    pending: false,
    kind: { in: [...REPORT_KINDS] },
    ...(after ? { OR: [{ day: { lt: after.day } }, { day: after.day, id: { lt: after.id } }] } : {}),
  });
}
