// What people have said of their transactions in the app that they leave: categories, parts, notes and tags.
import { isSpending } from "~/domain/categories/classify";
import { type CategoryId, isCategoryId } from "~/domain/categories/list";
import type { CategoryChoice } from "~/domain/import/app-categories";
import type { FilePart, FileRow } from "~/domain/import/types";
import type { LedgerRow, Split } from "~/domain/ledger/ledger";
import { sumCents } from "~/domain/money";
import type { Tx } from "~/lib/db.server";
import { chunks, loadRowsIn } from "~/services/ledger/store.server";
import { changeRows } from "~/services/ledger/write.server";

export type Added = Pick<LedgerRow, "id" | "providerTransactionId">;
export type Said = { category: CategoryId | null; splits: Split[]; note: string; tags: string[] };

const PART = 5_000;
/** Where the app's category means none of ours. */
const ELSE: CategoryId = "miscellaneous";

/** Null where nothing was said, or only that money moved. */
export function saidOf(
  { said }: FileRow,
  choice: CategoryChoice | null,
  categories: ReadonlyMap<string, CategoryChoice | "">,
): Said | null {
  const category = choice !== null && isCategoryId(choice) ? choice : null;
  const splits = said ? splitsOf(said.parts, categories) : [];
  const isNothing = category === null && splits.length === 0 && !said?.note && !said?.tags.length;
  return isNothing ? null : { category, splits, note: said?.note ?? "", tags: said?.tags ?? [] };
}

/** Parts are of spending: none where one of them is something else. */
function splitsOf(parts: readonly FilePart[], categories: ReadonlyMap<string, CategoryChoice | "">): Split[] {
  const splits: Split[] = [];
  for (const { category, amountCents } of parts) {
    const choice = (category === null ? "" : categories.get(category)) || ELSE;
    if (!isCategoryId(choice)) return [];
    splits.push({ category: choice, ownCategory: null, amountCents, note: null });
  }
  return splits;
}

export async function sayAsThere(
  tx: Tx,
  userId: string,
  added: readonly Added[],
  said: ReadonlyMap<string, Said>,
): Promise<void> {
  const ids = added.filter((row) => said.has(row.providerTransactionId)).map(({ id }) => id);
  for (const part of chunks(ids, PART)) {
    const rows = await loadRowsIn(tx, userId, "id", part);
    await changeRows(tx, userId, rows, (row) => withSaid(row, said.get(row.providerTransactionId)));
  }
}

/** As the ledger has judged the row by now: one side of a transfer stays one, and only spending has parts. */
function withSaid(row: LedgerRow, said: Said | undefined): LedgerRow {
  if (!said) return row;
  const noted = { ...row, note: said.note || row.note, tags: said.tags.length > 0 ? said.tags : row.tags };
  if (row.matchedId !== null) return noted;
  const fits = sumCents(said.splits.map(({ amountCents }) => amountCents)) === row.amountCents;
  const isSplit = said.splits.length > 0 && fits && isSpending(row.kind);
  return { ...noted, userCategory: said.category ?? row.userCategory, splits: isSplit ? said.splits : row.splits };
}
