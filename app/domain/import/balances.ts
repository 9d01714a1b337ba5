// Whether the rows of a file lead from its opening to its closing balance: the sign that none is missing.
import { type Cents, sumCents } from "~/domain/money";
import type { FileAccount, FileRow, Stated } from "./types";

/** In the order of time: files begin with the oldest row or with the newest. */
export function inTime(rows: readonly FileRow[]): readonly FileRow[] {
  const first = rows[0]?.day ?? "";
  const last = rows.at(-1)?.day ?? "";
  if (first < last) return rows;
  return first > last || isBackwards(rows) ? [...rows].reverse() : rows;
}

/** All of one day: the running balance says which came first. */
function isBackwards(rows: readonly FileRow[]): boolean {
  const [one, two] = rows;
  if (!one || !two || one.balanceCents === null || two.balanceCents === null) return false;
  return (
    one.balanceCents === two.balanceCents + one.amountCents && two.balanceCents !== one.balanceCents + two.amountCents
  );
}

/** The balances before and after the rows of an account that tells a running balance. */
export function statedByRows(rows: readonly FileRow[]): { opening: Stated | null; closing: Stated | null } {
  const told = inTime(rows).filter((row) => row.balanceCents !== null && !row.pending);
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last || first.balanceCents === null || last.balanceCents === null)
    return { opening: null, closing: null };
  return {
    opening: { day: first.day, cents: first.balanceCents - first.amountCents },
    closing: { day: last.day, cents: last.balanceCents },
  };
}

/** What is missing between the file's own two balances; null where it doesn't tell both. */
export function gapInFile(
  { opening, closing }: Pick<FileAccount, "opening" | "closing">,
  rows: readonly FileRow[],
): Cents | null {
  if (!opening || !closing) return null;
  const moved = sumCents(
    rows.filter(({ pending, day }) => !pending && day <= closing.day).map(({ amountCents }) => amountCents),
  );
  return closing.cents - opening.cents - moved;
}
