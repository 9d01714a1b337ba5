// What kind of file it is, and what is in it.
import { readActual } from "./actual";
import { appOf, rolesOfApp } from "./apps";
import { readBalances } from "./balances-file";
import { statedByRows } from "./balances";
import { readCamt } from "./camt";
import { guessMapping } from "./columns";
import { withCorrections } from "./corrections";
import { decodeText, refuseBySignature } from "./decode";
import { withFirstBalances } from "./first-balance";
import { readMt940 } from "./mt940";
import { readOfx } from "./ofx";
import { readFireflyBudgets, readFireflyGoals, readPlan } from "./plan";
import { readQif } from "./qif";
import { isSqlite } from "./sqlite";
import { isSure, readSure } from "./sure";
import { readTable, type FileTable } from "./table";
import { rowsOfTable } from "./table-rows";
import { MAX_BYTES, MAX_DATABASE_BYTES } from "./limits";
import {
  type DateOrder,
  type FileAccount,
  type FileRow,
  type Format,
  type Mapping,
  type ReadFile,
  plainName,
  plainSender,
} from "./types";
import type { FileRefusal } from "./unreadable";

/** What somebody has corrected, or chosen before for the same sender. */
type Choices = { mapping?: Mapping | undefined; dateOrder?: DateOrder | undefined };

export function readFile(bytes: Uint8Array, fileName: string, choices: Choices = {}): ReadFile | FileRefusal {
  if (bytes.length === 0) return { refused: "empty" };
  if (isSqlite(bytes)) return readDatabase(bytes);
  if (bytes.length > MAX_BYTES) return { refused: "too-large" };
  const refused = refuseBySignature(bytes);
  if (refused) return { refused };
  const text = withLineEnds(decodeText(bytes));
  const read = readText(text, formatOf(text), fileName, choices);
  if ("refused" in read) return read;
  const isEmpty = read.rows.length === 0 && read.accounts.every(({ closing }) => closing === null) && !read.budgets;
  if (isEmpty && read.problemCount === 0 && read.table === null) return { refused: "no-transactions" };
  return withOwnMeanings(read);
}

/** Old programs end lines with a return alone; where no line ends otherwise, all of them do. */
const withLineEnds = (text: string): string => (text.includes("\n") ? text : text.replaceAll("\r", "\n"));

/** Rows that stand for balances, in whatever file they are. */
const withOwnMeanings = (read: ReadFile): ReadFile => ({
  ...withCorrections(withFirstBalances(read)),
  sender: plainSender(read.sender),
});

function readDatabase(bytes: Uint8Array): ReadFile | FileRefusal {
  if (bytes.length > MAX_DATABASE_BYTES) return { refused: "database-too-large" };
  const read = readActual(bytes);
  const isEmpty = !("refused" in read) && read.rows.length === 0 && read.problemCount === 0 && !read.budgets;
  if (isEmpty) return { refused: "database-empty" };
  return "refused" in read ? read : withOwnMeanings(read);
}

/** By what a file begins with, never by its name. */
export function formatOf(text: string): Format {
  const head = text
    .slice(0, 4_000)
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (/^OFXHEADER\b|<OFX[\s>]|<\?OFX\b/i.test(head)) return "ofx";
  if (/^<\?xml|^<(\w+:)?Document\b/i.test(head)) return /<OFX[\s>]/i.test(text.slice(0, 20_000)) ? "ofx" : "camt";
  if (/^!(type|account|option|clear)\b/i.test(head)) return "qif";
  if (isSure(head)) return "ndjson";
  if (/(^|\n):20:/.test(head) && /\n:25[A-Z]?:/.test(head)) return "mt940";
  return "csv";
}

function readText(text: string, format: Format, fileName: string, choices: Choices): ReadFile | FileRefusal {
  if (format === "ofx") return readOfx(text);
  if (format === "camt") return readCamt(text);
  if (format === "mt940") return readMt940(text);
  if (format === "qif") return readQif(text, choices.dateOrder ?? choices.mapping?.dateOrder);
  if (format === "ndjson") return readSure(text);
  const table = readTable(text);
  return "refused" in table ? table : readCsv(table, fileName, choices);
}

const SAMPLE = 4;

function readCsv(table: FileTable, fileName: string, choices: Choices): ReadFile | FileRefusal {
  const app = appOf(table.header);
  if (app?.holds === "plan") return readPlan(table);
  if (app?.holds === "balances") return readBalances(table, app);
  if (app?.holds === "firefly-budgets") return readFireflyBudgets(table);
  if (app?.holds === "firefly-goals") return readFireflyGoals(table);
  const guessed = guessMapping(table);
  const ofApp = app
    ? {
        ...guessed,
        roles: rolesOfApp(app, table.header, table.columns),
        dateOrder: app.dateOrder ?? guessed.dateOrder,
        flip: app.flip ?? false,
      }
    : guessed;
  const chosen = choices.mapping;
  const mapping = chosen && chosen.roles.length === table.columns ? chosen : ofApp;
  const isTable = mapping.roles.includes("day") || table.header.length > 0;
  if (!isTable) return { refused: "no-table" };
  const { rows, accounts, problems } = rowsOfTable(table, mapping, app, placeOf(table, fileName));
  if (table.isCut) problems.cutAt(table.lines(table.rows.length));
  return {
    format: "csv",
    sender: `csv:${app?.id ?? (table.header.map((name) => name.toLowerCase()).join("|") || `${table.columns} columns`)}`,
    senderName: app?.name ?? null,
    accounts: withBalances(accounts, rows),
    rows,
    problems: problems.list,
    problemCount: problems.count,
    dateOrder: mapping.dateOrder,
    table: {
      columns: Array.from(
        { length: table.columns },
        (_, index) => plainName(table.header[index] ?? "") || `Column ${index + 1}`,
      ),
      sample: table.rows
        .slice(0, SAMPLE)
        .map((cells) =>
          Array.from({ length: table.columns }, (_, index) => plainName(cells[index] ?? "").slice(0, 60)),
        ),
      mapping,
    },
  };
}

function withBalances(accounts: FileAccount[], rows: readonly FileRow[]): FileAccount[] {
  if (rows.every((row) => row.balanceCents === null)) return accounts;
  return accounts.map((account) => ({
    ...account,
    ...statedByRows(rows.filter((row) => row.account === account.key)),
  }));
}

/** The account of a table that names none: by the lines above it, else by the file's name. */
function placeOf(table: FileTable, fileName: string): { name: string; number: string } {
  const above = table.preamble.flat().join(" ").slice(0, 2_000);
  const stem = plainName(fileName.replace(/\.[a-z]{2,4}$/i, "")).replace(/[_\s]+/g, " ");
  // Days, and the numbers of copies, are no part of an account's name.
  const bare = stem
    .replace(/\b\d{4}[-.]?\d{2}[-.]?\d{2}\b|\b\d{1,2}[-.]\d{1,2}[-.]\d{2,4}\b|\b\d{6,}\b|\(\d+\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/[-\s]+$/, "")
    .trim();
  const number =
    /(?:account|konto|card|iban)\D{0,20}?[\dxX*•\s-]*(\d{4})\b/i.exec(above)?.[1] ??
    /(?:^|\D)(\d{4})(?:\D|$)/.exec(bare)?.[1] ??
    "";
  return { name: bare.slice(0, 80) || "Account", number };
}
