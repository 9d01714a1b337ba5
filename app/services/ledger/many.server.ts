// Several rows changed at once, and taken back at once.
import { AppError } from "~/contracts/errors";
import type { ManyInput } from "~/contracts/transactions";
import type { CategoryPlace } from "~/domain/categories/own";
import type { LedgerRow } from "~/domain/ledger/ledger";
import { editSteps } from "~/domain/ledger/row-edits";
import { addTags } from "~/domain/ledger/tags";
import { MAX_AT_ONCE, type TransactionFilter } from "~/domain/ledger/transaction-filter";
import { now } from "~/lib/clock.server";
import { type Tx, transaction } from "~/lib/db.server";
import { counted } from "~/texts/plural";
import { REFUSALS } from "~/texts/refusals";
import { type Undoable, correctedRow } from "./edits.server";
import { placeMaybe } from "./own-categories.server";
import { loadRowsIn } from "./store.server";
import { conditions } from "./transactions.server";
import { keepStep } from "./undo.server";
import { changeRows, lockLedger } from "./write.server";

export function changeManyRows(
  userId: string,
  input: ManyInput,
  filter: TransactionFilter,
): Promise<Undoable & { count: number }> {
  return transaction(async (tx) => {
    await lockLedger(tx, userId);
    const ids = input.all ? await idsListed(tx, userId, filter) : input.row;
    const rows = (await loadRowsIn(tx, userId, "id", ids)).filter((row) => !row.deletedAt);
    if (rows.length === 0) throw new AppError("not_found", REFUSALS.transactions.allUnknown);
    const placed = input.does === "category" ? await placeMaybe(tx, userId, input.choice) : null;
    return changeEach(tx, userId, rows, (row) => edited(row, input, placed));
  });
}

/** Changes rows and keeps what they were; all of them have been looked at then. */
export async function changeEach(
  tx: Tx,
  userId: string,
  rows: readonly LedgerRow[],
  edit: (row: LedgerRow) => LedgerRow,
): Promise<Undoable & { count: number }> {
  const seen = (row: LedgerRow) => ({ ...edit(row), reviewedAt: row.reviewedAt ?? now() });
  const steps = editSteps(rows, seen);
  await changeRows(tx, userId, rows, seen);
  const title = counted(rows.length, "transaction");
  return { undo: await keepStep(tx, userId, { title, rows: steps }), count: rows.length };
}

function edited(row: LedgerRow, { does, choice, tag = [] }: ManyInput, placed: CategoryPlace | null): LedgerRow {
  if (does === "reviewed") return row;
  if (does === "category") return correctedRow(row, { choice }, placed);
  const tags = addTags(row.tags, tag);
  return tags.length === row.tags.length ? row : { ...row, tags };
}

async function idsListed(tx: Tx, userId: string, filter: TransactionFilter): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT t.id FROM "Transaction" t WHERE ${conditions(userId, filter)}
    ORDER BY t.day DESC, t.id DESC LIMIT ${MAX_AT_ONCE}`;
  return rows.map(({ id }) => id);
}
