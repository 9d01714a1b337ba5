// What every kind of file becomes: accounts and rows with our sign (money out is negative), and what could not be read.
import type { Cents } from "~/domain/money";
import type { Day, Month } from "~/domain/periods";
import type { LineProblem } from "./unreadable";

/** A part of a row, with the category in words of the app that wrote the file. */
export type FilePart = { category: string | null; amountCents: Cents };

/** What its owner has said of a row in the app that it comes from. */
export type FileDetails = { note: string; tags: string[]; parts: FilePart[] };

export type FileRow = {
  /** Where it begins in the file, counted from 1. */
  line: number;
  /** The key of its account in this file. */
  account: string;
  day: Day;
  amountCents: Cents;
  name: string;
  memo: string;
  bankId: string | null;
  balanceCents: Cents | null;
  /** The category in words of the app that wrote the file. */
  category: string | null;
  pending: boolean;
  said?: FileDetails;
};

export type Stated = { day: Day; cents: Cents };

export type FileAccount = {
  key: string;
  name: string;
  /** At most the last four digits. */
  number: string;
  kind: string | null;
  currency: string;
  /** What it began with, where a row says so. */
  first?: Stated;
  opening: Stated | null;
  closing: Stated | null;
};

export type Format = "csv" | "ofx" | "qif" | "camt" | "mt940" | "actual" | "ndjson";
export const FORMAT_NAMES: Record<Format, string> = {
  csv: "CSV",
  ofx: "OFX",
  qif: "QIF",
  camt: "camt.053",
  mt940: "MT940",
  actual: "Database",
  ndjson: "JSON",
};

export type DateOrder = "mdy" | "dmy" | "ymd";

/** What a column holds. */
const ROLES = [
  ...(["skip", "day", "name", "memo", "amount", "debit", "credit", "direction", "balance", "id", "category"] as const),
  ...(["account", "number", "currency", "status"] as const),
];
export type ColumnRole = (typeof ROLES)[number];
export const isRole = (text: string): text is ColumnRole => ROLES.some((role) => role === text);

/** How a table is read; guessed, and corrected by whoever knows better. */
export type Mapping = {
  roles: ColumnRole[];
  dateOrder: DateOrder;
  decimal: "." | ",";
  /** Money out stands without a minus sign. */
  flip: boolean;
};

/** What the screen shows of a table, so that its columns can be corrected. */
export type TableView = { columns: string[]; sample: string[][]; mapping: Mapping };

/** What was planned for a category of the app that wrote the file. */
export type FileBudget = { month: Month; category: string; cents: Cents };

/** What somebody saves for in the app that wrote the file. */
export type FileGoal = { name: string; targetCents: Cents; savedCents: Cents; deadline: Day | null };

export type ReadFile = {
  format: Format;
  /** Who wrote it, as far as the file shows: what was chosen once is remembered for it. */
  sender: string;
  /** In words, where it is known. */
  senderName: string | null;
  accounts: FileAccount[];
  rows: FileRow[];
  /** Of a file that holds a plan. */
  budgets?: FileBudget[];
  /** Of a file that lists goals. */
  goals?: FileGoal[];
  problems: LineProblem[];
  problemCount: number;
  /** How dates were read, where a file leaves it open. */
  dateOrder: DateOrder | null;
  table: TableView | null;
};

const NAME_LENGTH = 200;
const MEMO_LENGTH = 500;
const SENDER_LENGTH = 300;

/** Text that can be stored and shown on one line: no control characters, no halves of characters, not endless. */
function plain(text: string, length: number): string {
  const short = text.slice(0, length * 4);
  // Most names are of Latin letters and as they should be; only the others are taken apart.
  const clean = /[^\x21-\x7e\u00a1-\u00ac\u00ae-\u0377 ]| {2}|^ | $/.test(short)
    ? short
        .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "")
        .replace(/[\p{C}\s]+/gu, " ")
        .trim()
    : short;
  return clean.length > length ? whole(clean.slice(0, length)) : clean;
}

/** Not half of a character at the end. */
const whole = (text: string): string => text.replace(/[\ud800-\udbff]$/, "").trimEnd();

export const plainName = (text: string): string => plain(text, NAME_LENGTH);
export const plainMemo = (text: string): string => plain(text, MEMO_LENGTH);
export const plainSender = (text: string): string => plain(text, SENDER_LENGTH);

/** As statements name it, in three letters: dollars where nothing is said, and never by mistake. */
export function currencyOf(text: string): string {
  const letters = text.replace(/[^a-z]/gi, "").toUpperCase();
  if (letters.length >= 3) return letters.slice(0, 3);
  return text.trim() === "" ? "USD" : "OTHER";
}

/** The last four digits or letters of a number: nobody keeps more of it. */
export const lastFour = (number: string): string => number.replace(/[^\da-z]/gi, "").slice(-4);
