// What rows would be if they came in now: judged as the ledger judges them, and nothing is kept. The other side of a transfer
// is looked for when they're written.
import { type BankRow, type LedgerRow, planWrite } from "~/domain/ledger/ledger";
import { now } from "~/lib/clock.server";
import { newId, type Tx } from "~/lib/db.server";
import { classifyRows, ledgerContext } from "./classify-rows.server";

/** `newAccount`: of which type the account is, where it's still to be made. */
export async function foreseen(
  tx: Tx,
  userId: string,
  rows: readonly BankRow[],
  { newAccount, said }: { newAccount: string | null; said: (row: LedgerRow) => LedgerRow },
): Promise<LedgerRow[]> {
  const context = await ledgerContext(tx, userId);
  if (newAccount !== null)
    for (const { accountId } of rows)
      context.accounts.set(accountId, { type: newAccount, mask: "", institutionName: "" });
  const after = new Map(planWrite([], rows, [], { newId, now: now() }).rows.map((row) => [row.id, row]));
  await classifyRows(tx, userId, after, context, { isNew: () => true, said });
  return [...after.values()];
}
