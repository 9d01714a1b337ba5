// What people have said of their transactions in the app that they leave: categories, parts, notes and tags.
import { isSpending } from "~/domain/categories/classify";
import type { CategoryPlace } from "~/domain/categories/own";
import { placeOf } from "~/domain/import/category-choice";
import type { FilePart, FileRow } from "~/domain/import/types";
import type { LedgerRow, Split } from "~/domain/ledger/ledger";
import { sumCents } from "~/domain/money";
import type { ImportPlan } from "./plan.server";

export type ImportedDetails = { place: CategoryPlace | null; splits: Split[]; note: string; tags: string[] };
type Categories = Pick<ImportPlan, "categories" | "own">;

/** Where the app's category means none of ours. */
const ELSE = "miscellaneous";

/** Null where nothing was said, or only that money moved. */
export function detailsOf({ category, said }: FileRow, plan: Categories): ImportedDetails | null {
  const place = category === null ? null : placeOf(plan.categories.get(category) ?? "", plan.own);
  const splits = said ? splitsOf(said.parts, plan) : [];
  const isNothing = place === null && splits.length === 0 && !said?.note && !said?.tags.length;
  return isNothing ? null : { place, splits, note: said?.note ?? "", tags: said?.tags ?? [] };
}

/** Parts are of spending: none where one of them is something else. */
function splitsOf(parts: readonly FilePart[], { categories, own }: Categories): Split[] {
  const splits: Split[] = [];
  for (const { category, amountCents } of parts) {
    const place = placeOf((category === null ? "" : categories.get(category)) || ELSE, own);
    if (!place) return [];
    splits.push({ ...place, amountCents, note: null });
  }
  return splits;
}

/** As the ledger has judged the row by now: one side of a transfer stays one, and only spending has parts. */
export function withDetails(row: LedgerRow, said: ImportedDetails | undefined): LedgerRow {
  if (!said) return row;
  const { place, splits } = said;
  const noted = { ...row, note: said.note || row.note, tags: said.tags.length > 0 ? said.tags : row.tags };
  if (row.matchedId !== null) return noted;
  const fits = sumCents(splits.map(({ amountCents }) => amountCents)) === row.amountCents;
  const isSplit = splits.length > 0 && fits && isSpending(row.kind);
  // Its parts say where it belongs.
  const placed = place && !isSplit ? { userCategory: place.category, ownCategory: place.ownCategory } : {};
  return { ...noted, ...placed, splits: isSplit ? splits : row.splits };
}
