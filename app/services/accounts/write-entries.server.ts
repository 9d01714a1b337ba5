// Writes what is entered by hand through the ledger: now, or on the day that something comes again.
import { bankCategoryOf } from "~/domain/import/app-categories";
import { placedBy } from "~/domain/categories/own";
import type { BankRow, LedgerRow } from "~/domain/ledger/ledger";
import type { Day } from "~/domain/periods";
import { type Tx, newId } from "~/lib/db.server";
import { ownCategories } from "~/services/ledger/own-categories.server";
import { loadRowsIn } from "~/services/ledger/store.server";
import { changeRows, writeTransactions } from "~/services/ledger/write.server";

export type NewEntry = {
  account: string;
  /** Negative is money out. */
  amountCents: number;
  day: Day;
  name: string;
  choice: string;
  note: string;
};
type Transfer = { from: string; to: string; amountCents: number; day: Day; note: string };

const byHand = (
  row: Pick<BankRow, "accountId" | "day" | "amountCents" | "merchantName" | "providerCategory">,
  id: string,
): BankRow => ({
  ...row,
  providerTransactionId: `hand:${id}`,
  rawName: "",
  providerConfidence: null,
  pending: false,
  pendingId: null,
});

/** As the ledger has stored them: judged, and perhaps with their other side. */
async function addedRows(tx: Tx, userId: string, upsert: BankRow[]): Promise<LedgerRow[]> {
  await writeTransactions(tx, userId, { upsert, remove: [] });
  return loadRowsIn(
    tx,
    userId,
    "providerTransactionId",
    upsert.map((row) => row.providerTransactionId),
  );
}

/** Call it with the ledger locked. The same `id` again adds nothing. Answers the rows' ids. */
export async function writeEntry(tx: Tx, userId: string, entry: NewEntry, id: string = newId()): Promise<string[]> {
  const { account: accountId, day, amountCents, name: merchantName, choice, note } = entry;
  // One of their own that is gone since, as where the entry repeats, leaves it to the name.
  const placed = placedBy(choice, await ownCategories(tx, userId));
  const providerCategory = bankCategoryOf(placed?.category ?? choice, amountCents > 0);
  const added = await addedRows(tx, userId, [
    byHand({ accountId, day, amountCents, merchantName, providerCategory }, id),
  ]);
  const ids = added.map((row) => row.id);
  if (placed === null && !note) return ids;
  await changeRows(tx, userId, added, (one) => ({
    ...one,
    note: note || null,
    userCategory: placed?.category ?? null,
    ownCategory: placed?.ownCategory ?? null,
    ...(placed ? { matchedId: null } : {}),
  }));
  return ids;
}

/** Both sides at once; the ledger pairs them as it pairs those of banks. */
export async function writeTransfer(
  tx: Tx,
  userId: string,
  transfer: Transfer,
  id: string = newId(),
): Promise<string[]> {
  const { from, to, amountCents, day, note } = transfer;
  const names = await tx.account.findMany({
    where: { userId, id: { in: [from, to] } },
    select: { id: true, accountName: true },
  });
  const nameOf = (account: string) => names.find((one) => one.id === account)?.accountName ?? "";
  const side = (accountId: string, cents: number, merchantName: string) =>
    byHand(
      {
        accountId,
        day,
        amountCents: cents,
        merchantName,
        providerCategory: bankCategoryOf("kind:transfer", cents > 0),
      },
      `${id}:${cents > 0 ? "in" : "out"}`,
    );
  const added = await addedRows(tx, userId, [
    side(from, 0 - amountCents, `Transfer to ${nameOf(to)}`),
    side(to, amountCents, `Transfer from ${nameOf(from)}`),
  ]);
  const [one, two] = added;
  // Other rows of that day and amount may have been nearer; these two belong together, whoever else might fit.
  await changeRows(tx, userId, added, (row) => ({
    ...row,
    note: note || null,
    matchedId: (row.id === one?.id ? two?.id : one?.id) ?? null,
  }));
  return added.map((row) => row.id);
}
