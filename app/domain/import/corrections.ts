// What other apps write so that a balance fits what the bank says: no pay, no spending and no move, in whatever reader it is
// found. It gets one category, which the preview shows like any other of the file's.
import type { FileRow, ReadFile } from "./types";

/** How such rows are told from then on; `guessCategory` knows it. */
export const CORRECTION = "Balance adjustment";

/** The app's own word for what the row is. */
const CATEGORIES = /^(?:(?:reconciliation|manual|account) )?balance (?:adjustment|correction)s?$|^reconciliation$/i;
const NAMES =
  /^(?:(?:reconciliation|manual|account) )?balance (?:adjustment|correction)s?$|^reconciliation (?:adjustment|transaction)s?$/i;

/** Banks give such names to money that they owed or took; only apps correct balances. */
const isOfBank = ({ format, senderName }: ReadFile): boolean =>
  format === "ofx" || format === "camt" || format === "mt940" || (format === "csv" && senderName === null);

export function withCorrections(read: ReadFile): ReadFile {
  if (isOfBank(read)) return read;
  const isCorrection = ({ name, category }: FileRow): boolean =>
    NAMES.test(name) || (category !== null && CATEGORIES.test(category));
  if (!read.rows.some(isCorrection)) return read;
  return { ...read, rows: read.rows.map((row) => (isCorrection(row) ? { ...row, category: CORRECTION } : row)) };
}
