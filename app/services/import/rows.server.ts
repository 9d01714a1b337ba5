// A row of a file as the ledger takes it from a bank, and what else the file says of it.
import { bankCategoryOf } from "~/domain/import/app-categories";
import type { JudgedRow } from "~/domain/import/match";
import type { BankRow } from "~/domain/ledger/ledger";
import type { ImportPlan } from "./plan.server";
import { type ImportedDetails, detailsOf } from "./details.server";

const OF_NEW = "file:new:";

export function bankRow(
  { row, providerTransactionId: id }: JudgedRow,
  accountId: string,
  plan: ImportPlan,
): { row: BankRow; said: ImportedDetails | null } {
  const choice = (row.category === null ? "" : plan.categories.get(row.category)) || null;
  return {
    said: detailsOf(row, plan),
    row: {
      providerTransactionId: id.startsWith(OF_NEW) ? `file:${accountId}:${id.slice(OF_NEW.length)}` : id,
      accountId,
      day: row.day,
      amountCents: row.amountCents,
      merchantName: row.name,
      rawName: row.memo || row.name,
      providerCategory: bankCategoryOf(choice ?? "", row.amountCents > 0),
      providerConfidence: null,
      pending: false,
      pendingId: null,
    },
  };
}
