// CSV and TSV of any shape as a table: which sign parts the columns, which line names them, where the rows are.
import Papa from "papaparse";
import { anyOf } from "~/domain/language/pattern";
import { MAX_ROWS } from "./limits";
import type { FileRefusal } from "./unreadable";
import { looksLikeAmount } from "./amounts";
import { readDate } from "./dates";

export type FileTable = {
  /** Empty where no line names the columns. */
  header: string[];
  /** What stands above the header: the bank's name, the account's number, a balance. */
  preamble: string[][];
  rows: string[][];
  /** The line in the file of each row. */
  lines: (row: number) => number;
  columns: number;
  isCut: boolean;
};

const DELIMITERS = [",", ";", "\t", "|"];
const MAX_COLUMNS = 100;
const HEAD_LINES = 40;
/** No line of a bank's is longer; a file without line ends is none of a bank's. */
const MAX_LINE = 100_000;

export function readTable(text: string): FileTable | FileRefusal {
  const tooLong = lineBeyond(text, MAX_LINE);
  if (tooLong !== null) return { refused: "line-too-long", line: tooLong };
  // A first line that only tells spreadsheets the sign: sep=;
  const told = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  const body = told ? text.slice(told[0].length) : text.replace(/^\uFEFF/, "");
  const delimiter = told?.[1] ?? delimiterOf(body);
  const parsed = Papa.parse<string[]>(body, { delimiter, preview: MAX_ROWS + HEAD_LINES });
  const all = parsed.data;
  const offset = told ? 1 : 0;
  const at = headerAt(all);
  const header = at === null ? [] : (all[at] ?? []).map((name) => name.trim());
  const start = at === null ? firstRowOf(all) : at + 1;
  const rows = all.slice(start);
  const columns = Math.min(Math.max(header.length, widest(rows)), MAX_COLUMNS);
  if (columns < 2 || rows.length === 0) return { refused: "no-table" };
  return {
    header,
    preamble: all.slice(0, at ?? start),
    rows,
    lines: lineNumbers(all, start, offset, body.includes('"')),
    columns,
    isCut: parsed.meta.truncated === true && rows.length > MAX_ROWS,
  };
}

function lineBeyond(text: string, most: number): number | null {
  let line = 1;
  for (let at = 0; at < text.length; line += 1) {
    const end = text.indexOf("\n", at);
    const stop = end === -1 ? text.length : end;
    // Old files end their lines with a return alone.
    if (stop - at > most && !text.slice(at, at + most).includes("\r")) return line;
    at = stop + 1;
  }
  return null;
}

/** The sign with which the first lines fall into the same number of columns most often. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 20_000);
  let best = ",";
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const rows = Papa.parse<string[]>(head, { delimiter, preview: HEAD_LINES, skipEmptyLines: "greedy" }).data;
    const counts = new Map<number, number>();
    for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    for (const [width, times] of counts) {
      const score = times * Math.min(width, 12);
      if (score > bestScore) [best, bestScore] = [delimiter, score];
    }
  }
  return best;
}

const HEADER_WORDS = anyOf(
  /date|datum|fecha|posted|buchung|amount|betrag|bedrag|omschrijving|importe|montant|description|payee|merchant/i,
  /name|memo|debit|credit|balance|category|saldo|withdraw|deposit|outflow|inflow|month/i,
);

/** Names that say what most of the columns hold. */
export const namesColumns = (header: readonly string[]): boolean =>
  header.filter((cell) => cell.length < 60 && HEADER_WORDS.test(cell)).length >= 2;

/** The line that names the columns: words for a date and for money, and no date or amount of its own. */
function headerAt(rows: readonly string[][]): number | null {
  for (const [index, row] of rows.slice(0, HEAD_LINES).entries()) {
    const hasData = row.some(
      (cell) => looksLikeAmount(cell.trim()) || readDate(cell, "mdy") !== null || readDate(cell, "dmy") !== null,
    );
    if (namesColumns(row) && !hasData) return index;
  }
  return unknownHeaderAt(rows);
}

/** Names in words that nobody has told us: above the first line with a date and an amount stands one as wide, with neither. */
function unknownHeaderAt(rows: readonly string[][]): number | null {
  const isDay = (cell: string) => readDate(cell, "mdy") !== null || readDate(cell, "dmy") !== null;
  const isData = (row: readonly string[]) => row.some(isDay) && row.some((cell) => !isDay(cell) && isAmount(cell));
  const first = rows.slice(0, HEAD_LINES + 1).findIndex(isData);
  let at = first - 1;
  while (at > 0 && rows[at]?.every((cell) => cell.trim() === "")) at -= 1;
  const [above, row] = [rows[at], rows[first]];
  if (!above || !row || above.length !== row.length || above.length < 3) return null;
  const isNamed = above.every((cell) => /\p{L}/u.test(cell) && cell.length < 60 && !isDay(cell) && !isAmount(cell));
  return isNamed ? at : null;
}

const isAmount = (cell: string): boolean => looksLikeAmount(cell.trim());

function firstRowOf(rows: readonly string[][]): number {
  const at = rows.slice(0, HEAD_LINES).findIndex((row) => row.filter((cell) => cell.trim() !== "").length > 1);
  return Math.max(0, at);
}

function widest(rows: readonly string[][]): number {
  let most = 0;
  for (const { length } of rows) if (length > most) most = length;
  return most;
}

/** Rows are lines, but for texts in quotes that go over several. */
function lineNumbers(
  all: readonly string[][],
  start: number,
  offset: number,
  hasQuotes: boolean,
): (row: number) => number {
  const after: { row: number; extra: number }[] = [];
  if (hasQuotes) {
    let extra = 0;
    for (const [index, row] of all.entries()) {
      for (const cell of row) {
        if (!cell.includes("\n")) continue;
        extra += cell.split("\n").length - 1;
        after.push({ row: index, extra });
      }
    }
  }
  return (row) => {
    const index = row + start;
    // Asked for each row of a long file: not gone through from the beginning each time.
    let [from, to] = [0, after.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((after[middle]?.row ?? 0) < index) from = middle + 1;
      else to = middle;
    }
    return index + 1 + offset + (after[from - 1]?.extra ?? 0);
  };
}
