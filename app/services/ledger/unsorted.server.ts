// A month's purchases that are in no category yet: as many as the budget says, and the rows of their review.
import type { LedgerRow } from "~/domain/ledger/ledger";
import { isUnsorted } from "~/domain/ledger/review";
import { rulesFor } from "~/domain/ledger/rules";
import { type Month, monthRange } from "~/domain/periods";
import { Prisma, db } from "~/lib/db.server";
import { loadRules } from "./rule-store.server";
import { loadRows } from "./store.server";
import { conditions } from "./transactions.server";

/** The newest first. */
export async function unsortedRows(userId: string, month: Month): Promise<LedgerRow[]> {
  const listed = conditions(userId, { category: "miscellaneous", kind: "spending", ...monthRange(month) });
  const [rows, rules] = await Promise.all([
    loadRows(db, userId, Prisma.sql`${listed} AND NOT t.pending ORDER BY t.day DESC, t.id DESC`),
    loadRules(db, userId),
  ]);
  const ruling = rulesFor(rules.filter(({ byModel }) => !byModel));
  return rows.filter((row) => isUnsorted(row, { isRuled: ruling(row).category !== null }));
}
