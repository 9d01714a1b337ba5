// A hundred thousand broken files: each parser answers with rows or a sentence, within a bounded time and memory, and
// nothing that can't be stored comes out of it.
// As the server cleans up: else the figure says how long the collector let garbage lie, 140 MB more or less.
import "../../server/heap";
import { AppError } from "../../app/contracts/errors";
import { readFile } from "../../app/domain/import/read";
import { isDay } from "../../app/domain/periods";
import { MAX_CENTS } from "../../app/domain/money";
import { MAX_BYTES, MAX_ROWS } from "../../app/domain/import/limits";
import type { ReadFile } from "../../app/domain/import/types";
import { unpackUploads } from "../../app/services/import/packs.server";
import { APP_FILES } from "../support/import/apps";
import { BANK_FILES } from "../support/import/banks";
import { actualZip, household } from "../support/import/actual";
import { CAMT, MONARCH_BALANCES, MT940, OFX_SGML, OFX_XML, QIF, SURE } from "../support/import/samples";
import { pack } from "../support/pack";
import { openSqlite } from "../support/sqlite";
import type { Program } from "./support/program";

const FILES = Number(process.env.FUZZ_FILES ?? 100_000);
const SLOW_MS = 3_000;
const MAX_MEMORY = 700 * 1024 * 1024;

const texts = [
  ...[OFX_SGML, OFX_XML, QIF, CAMT, MT940, SURE, MONARCH_BALANCES],
  ...[OFX_SGML, OFX_XML, QIF, CAMT, MT940],
  ...BANK_FILES.map(({ text }) => text),
  ...APP_FILES.map(({ text }) => text),
].map((text) => Buffer.from(text));
await openSqlite();
const DATABASE = Buffer.from(household());
const PACKED = actualZip(DATABASE);
const seeds = [...texts, DATABASE, DATABASE];

/** The same files in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PIECES = [
  "\u0000",
  '"',
  '""',
  ",",
  ";",
  "\n",
  "\r",
  "<",
  ">",
  "</",
  "<!--",
  "<![CDATA[",
  "&#0;",
  "&#x110000;",
  "&amp",
  "^\n",
  "!Type:Bank\n",
  ":61:",
  ":86:?20",
  "=1+1",
  "@SUM(A1)",
  "-",
  "99999999999999999999",
  "1e308",
  "NaN",
  "\ud800",
  "\u202e",
  "<STMTTRN>",
  "</Stmt>",
  "<Ntry>",
  "0000-00-00",
  "31/02/2026",
].map((text) => Buffer.from(text));

function mutated(seed: Buffer, next: (below: number) => number): Buffer {
  let bytes = Buffer.from(seed);
  for (let times = next(6); times >= 0; times -= 1) {
    const at = next(bytes.length + 1);
    const to = Math.min(bytes.length, at + next(40));
    const kind = next(6);
    if (kind === 0 && bytes.length > 0) bytes[Math.min(at, bytes.length - 1)] = next(256);
    else if (kind === 1) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(to)]);
    else if (kind === 2)
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        PIECES[next(PIECES.length)] ?? Buffer.alloc(0),
        bytes.subarray(at),
      ]);
    else if (kind === 3) bytes = Buffer.concat([bytes.subarray(0, to), bytes.subarray(at)]);
    else if (kind === 4) bytes = bytes.subarray(0, at);
    else
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        seeds[next(seeds.length)]?.subarray(0, next(400)) ?? Buffer.alloc(0),
        bytes.subarray(at),
      ]);
  }
  return bytes;
}

/** Of this process, not of the clock: a machine may be busy with other things. */
function spentMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** No database keeps them: control characters and halves of characters. */
const isUnfit = (text: string): boolean =>
  /[\u0000-\u001f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);

/** Every word of a file that is stored or looked for, in one text. */
function storedOf({ sender, senderName, accounts, rows, budgets = [], goals = [] }: ReadFile): string {
  return [
    ...[sender, senderName ?? ""],
    ...accounts.flatMap(({ key, name, number, kind, currency }) => [key, name, number, kind ?? "", currency]),
    ...rows.flatMap(({ name, memo, bankId, category, said }) => [
      ...[name, memo, bankId ?? "", category ?? "", said?.note ?? "", ...(said?.tags ?? [])],
      ...(said?.parts ?? []).map((part) => part.category ?? ""),
    ]),
    ...[...budgets.map(({ category }) => category), ...goals.map(({ name }) => name)],
  ].join("");
}

/** What is wrong with an answer, or nothing. */
export function complaint(bytes: Uint8Array): string | null {
  const from = spentMs();
  let read: ReturnType<typeof readFile>;
  try {
    read = readFile(bytes, "fuzz.csv");
  } catch (error) {
    return `threw ${String(error)}`;
  }
  const took = spentMs() - from;
  if (took > SLOW_MS) return `took ${Math.round(took)} ms`;
  if ("refused" in read) return read.refused.length > 0 ? null : "was refused without a reason";
  if (read.rows.length > MAX_ROWS) return "has too many rows";
  if (isUnfit(storedOf(read))) return "has a word that can't be stored";
  const keys = new Set(read.accounts.map(({ key }) => key));
  for (const row of read.rows) {
    const isWhole = Number.isSafeInteger(row.amountCents) && Math.abs(row.amountCents) <= MAX_CENTS;
    if (!isDay(row.day)) return `has the day ${row.day}`;
    if (!isWhole || Object.is(row.amountCents, -0)) return `has the amount ${row.amountCents}`;
    if (row.name === "" || row.name.length > 200 || row.memo.length > 500) return "has a name that is empty or endless";
    if (!keys.has(row.account)) return "has a row of no account";
    if (row.line < 1) return "has a row of no line";
  }
  return null;
}

/** Of a file that may be an archive: what comes out of it is read like any other. */
async function packedComplaint(bytes: Uint8Array): Promise<string | null> {
  try {
    for await (const file of unpackUploads([{ name: "fuzz.zip", bytes }])) {
      const says = complaint(file.bytes);
      if (says) return says;
    }
    return null;
  } catch (error) {
    return error instanceof AppError ? null : `threw ${String(error)}`;
  }
}

/** Archives that unpack to a hundred times what they are: one file, many, and one within another. */
function* zipBombs(): Generator<[string, Uint8Array]> {
  const zeros = Buffer.alloc(100 * 1024 * 1024);
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${at}.csv`, zeros.subarray(0, MAX_BYTES)]));
  yield ["a zip bomb", pack({ "bank.csv": zeros })];
  yield ["a zip bomb that says it's a database", pack({ "db.sqlite": zeros })];
  yield ["a zip bomb of many files", pack(many)];
  yield ["a zip bomb in a zip file", pack({ "all.zip": pack({ "bank.csv": zeros }) })];
}

/** What is made to break readers: each is as large as an upload may be. */
export function* bombs(): Generator<[string, Uint8Array]> {
  const full = (piece: string, before = "", after = "") =>
    Buffer.from(
      before + piece.repeat(Math.floor((MAX_BYTES - before.length - after.length) / Buffer.byteLength(piece))) + after,
    );
  const entities = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index};`.repeat(10)}">`,
  ).join("");
  yield [
    "a billion laughs",
    Buffer.from(`<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol0 "lol">${entities}]><Document>&lol9;</Document>`),
  ];
  yield ["an archive of zeros", Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(MAX_BYTES - 4)])];
  yield ["a line that was cut", full("x", "Date,Payee,Amount\n01/01/2026,")];
  yield ["a line of signs", full(",", "Date,Payee,Amount\n")];
  yield ["quotes over lines", full('"\n",', "Date,Payee,Amount\n")];
  yield ["texts over two lines", full('01/01/2026,"a\nb",1.00\n', "Date,Payee,Amount\n")];
  yield ["texts over two lines that can't be read", full('soon,"a\nb",x\n', "Date,Payee,Amount\n")];
  yield ["one quote", full("a\n", 'Date,Payee,Amount\n01/01/2026,"')];
  yield ["zeros", Buffer.alloc(MAX_BYTES)];
  yield ["open tags", full("<a>", CAMT.slice(0, 120))];
  yield ["open tags of OFX", full("<STMTTRN>", "OFXHEADER:100\n\n<OFX><STMTRS>")];
  yield ["one tag", full("a", "OFXHEADER:100\n\n<OFX ")];
  yield ["comments", full("<!--", "<?xml version='1.0'?>")];
  yield ["entities by number", full("&#65;", "OFXHEADER:100\n\n<OFX><STMTRS><STMTTRN><NAME>")];
  yield ["rows of QIF", full("D1/1/26\nT1\n^\n", "!Type:Bank\n")];
  yield ["lines of one row of QIF", full("Pa\n", "!Type:Bank\n")];
  yield ["rows of MT940", full(":61:2601020102D12,34NMSCNONREF\n", ":20:A\n:25:1/2\n")];
  yield ["question marks", full("?20", ":20:A\n:25:1/2\n:61:2601020102D12,34NMSCNONREF\n:86:")];
  yield ["rows of a table", full("01/01/2026,A,1.00\n", "Date,Payee,Amount\n")];
  yield ["lines that are none", full("a,b\n", "Date,Payee,Amount\n")];
  yield ["formulas", full('01/01/2026,"=HYPERLINK(""http://x"")",1\n', "Date,Payee,Amount\n")];
  yield [
    "amounts of one long number",
    full("01/01/2026,A,1111111111111111111111111111111111111111111111111111111111\n", "Date,Payee,Amount\n"),
  ];
  yield ["a database of nothing", Buffer.concat([DATABASE.subarray(0, 512), Buffer.alloc(MAX_BYTES - 512)])];
  yield ["a database of one page again and again", again(DATABASE)];
  yield ["more than is allowed", Buffer.alloc(MAX_BYTES + 1, 65)];
}

/** Each page leads to others, and is the same: a tree that never ends. */
function again(database: Buffer): Buffer {
  const pages = Math.floor(MAX_BYTES / 512);
  const page = Buffer.alloc(512);
  page[0] = 5;
  page.writeUInt16BE(60, 3);
  for (let cell = 0; cell < 60; cell += 1) page.writeUInt16BE(400, 12 + cell * 2);
  page.writeUInt32BE(3, 8);
  page.writeUInt32BE(4, 400);
  return Buffer.concat([database.subarray(0, 512), ...Array.from({ length: pages - 1 }, () => page)]);
}

export const program: Program = {
  name: "import-fuzz",
  target: "0 complaints",
  async run() {
    const complaints: string[] = [];
    let slowest = 0;
    for (const [name, bytes] of bombs()) {
      const from = spentMs();
      const says = complaint(bytes);
      slowest = Math.max(slowest, spentMs() - from);
      if (says) complaints.push(`${name} ${says}`);
    }
    for (const [name, bytes] of zipBombs()) {
      const says = await packedComplaint(bytes);
      if (says) complaints.push(`${name} ${says}`);
    }
    const next = numbers(20_261_122);
    for (let file = 0; file < FILES; file += 1) {
      const bytes = mutated(seeds[file % seeds.length] ?? Buffer.alloc(0), next);
      const says = complaint(bytes);
      if (says) complaints.push(`file ${file} ${says}: ${JSON.stringify(bytes.toString("latin1").slice(0, 200))}`);
    }
    const broken = Math.ceil(FILES / 20);
    for (let file = 0; file < broken; file += 1) {
      const says = await packedComplaint(mutated(PACKED, next));
      if (says) complaints.push(`archive ${file} ${says}`);
    }
    const memory = process.resourceUsage().maxRSS * 1024;
    if (memory > MAX_MEMORY) complaints.push(`took ${Math.round(memory / 1024 / 1024)} MB`);
    return {
      value: String(complaints.length),
      pass: complaints.length === 0,
      notes: [
        `${FILES.toLocaleString("en-US")} files and ${broken.toLocaleString("en-US")} archives, ${Math.round(memory / 1024 / 1024)} MB at most, the slowest of ten megabytes in ${Math.round(slowest)} ms`,
        ...complaints.slice(0, 20),
      ],
    };
  },
};
