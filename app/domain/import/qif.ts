// QIF, as Quicken and many banks write it: lines of one letter and a value, a row until ^.
import { type Decimal, guessDecimal, readAmount } from "./amounts";
import { dateReader, guessDateOrder } from "./dates";
import { actionOf, nameOf, signed } from "./qif-shares";
import { detailsIfAny } from "./details";
import { MAX_ROWS } from "./limits";
import { plainMemo, plainName } from "./types";
import type { DateOrder, FileAccount, FilePart, FileRow, ReadFile } from "./types";
import { Problems, type FileRefusal } from "./unreadable";

const KINDS = new Map([
  ["bank", "checking"],
  ["cash", "cash"],
  ["ccard", "credit"],
  ["oth a", "other"],
  ["oth l", "loan"],
  ["invst", "investment"],
  ["port", "investment"],
]);

type Part = { category: string; amount: string };
type Entry = { account: FileAccount; line: number; lines: Map<string, string>; parts: Part[] };

const MAX_LINE = 2_000;
/** A purchase of more parts stays whole. */
const MAX_PARTS = 50;

export function readQif(text: string, order?: DateOrder): ReadFile | FileRefusal {
  const problems = new Problems();
  const { records, accounts } = recordsOf(text, problems);
  if (accounts.size === 0) return { refused: "qif-empty" };
  const dates = records.map(({ lines }) => lines.get("D") ?? "");
  const dateOrder = order ?? guessDateOrder(dates.map(tidyDate));
  const decimal = guessDecimal(records.map(({ lines }) => lines.get("T") ?? lines.get("U") ?? ""));
  const dayOf = dateReader(dateOrder);
  const rows: FileRow[] = [];
  for (const { account, line, lines, parts } of records) {
    const action = account.kind === "investment" ? actionOf(lines.get("N") ?? "") : null;
    if (action === "no-money") continue;
    const day = dayOf(tidyDate(lines.get("D") ?? ""));
    const amountCents = readAmount((lines.get("T") ?? lines.get("U") ?? "").trim(), decimal);
    if (day === null) problems.add(line, "no-day");
    else if (amountCents === null || amountCents === undefined) problems.add(line, "no-amount");
    else {
      const place = {
        line,
        account: account.key,
        day,
        amountCents: action ? signed(action, amountCents) : amountCents,
      };
      const row = rowOf(lines, place);
      rows.push({
        ...row,
        ...(action ? ofShares(row, action.category, lines) : {}),
        ...detailsIfAny({ note: "", tags: [], parts: partsOf(parts, decimal) }),
      });
    }
  }
  return {
    format: "qif",
    sender: `qif:${[...accounts.keys()].slice(0, 3).join(",")}`,
    senderName: null,
    accounts: [...accounts.values()],
    rows,
    problems: problems.list,
    problemCount: problems.count,
    dateOrder,
    table: null,
  };
}

function rowOf(lines: Map<string, string>, place: Pick<FileRow, "line" | "account" | "day" | "amountCents">): FileRow {
  const memo = plainMemo(lines.get("M") ?? "");
  const category = plainName(lines.get("L") ?? "");
  return {
    ...place,
    name: plainName(lines.get("P") ?? "") || plainName(memo) || "Transaction",
    memo,
    bankId: null,
    balanceCents: null,
    category: categoryOf(category),
    pending: false,
  };
}

/** Whom it was paid to isn't told there; what was done, and with which share, is. */
const ofShares = ({ category }: FileRow, ofAction: string | null, lines: Map<string, string>) => ({
  name: plainName(lines.get("P") ?? "") || plainName(nameOf(lines.get("N") ?? "", lines.get("Y") ?? "")),
  category: ofAction ?? category,
});

/** [Savings] names the other account of a transfer, a slash begins a class. */
const categoryOf = (text: string): string | null =>
  text === "" ? null : text.startsWith("[") ? "Transfer" : text.replace(/\/.*$/, "");

/** None where one of them has no amount, or there are too many. */
function partsOf(parts: readonly Part[], decimal: Decimal): FilePart[] {
  if (parts.length > MAX_PARTS) return [];
  const read: FilePart[] = [];
  for (const { category, amount } of parts) {
    const amountCents = readAmount(amount.trim(), decimal);
    if (amountCents === null || amountCents === undefined) return [];
    read.push({ category: categoryOf(plainName(category)), amountCents });
  }
  return read;
}

/** The lines of a part: its category, and after that its amount. */
function addPart(parts: Part[], letter: string, value: string): void {
  if (letter === "S" && parts.length <= MAX_PARTS) parts.push({ category: value, amount: "" });
  const last = parts.at(-1);
  if (letter === "$" && last && last.amount === "") last.amount = value;
}

/** 1/31'26 and 1/ 5'26 are dates of this century. */
const tidyDate = (text: string): string => text.trim().replace(/\s+/g, "").replace("'", "/");

type Records = { records: Entry[]; accounts: Map<string, FileAccount> };

function recordsOf(text: string, problems: Problems): Records {
  const accounts = new Map<string, FileAccount>();
  const records: Entry[] = [];
  let section = "";
  let named = "";
  let account: FileAccount | null = null;
  let lines = new Map<string, string>();
  let parts: Part[] = [];
  let begin = 1;
  let line = 0;
  for (let at = 0; at < text.length;) {
    const end = text.indexOf("\n", at);
    const stop = end === -1 ? text.length : end;
    const content = text.slice(at, Math.min(stop, at + MAX_LINE)).trim();
    at = stop + 1;
    line += 1;
    const type = /^!type:(.{1,30})$/i.exec(content)?.[1]?.trim().toLowerCase();
    if (content.startsWith("!")) {
      const kind = KINDS.get(type ?? "");
      section = /^!account/i.test(content) ? "account" : kind ? "rows" : "other";
      if (kind) account = accountOf(accounts, named, kind);
      lines = new Map();
      parts = [];
    } else if (content === "^") {
      if (section === "account") named = plainName(lines.get("N") ?? "");
      else if (section === "rows" && account && lines.size > 0) {
        if (records.length >= MAX_ROWS) {
          problems.cutAt(begin);
          return { records, accounts };
        }
        records.push({ account, line: begin, lines, parts });
      }
      lines = new Map();
      parts = [];
    } else if (content !== "") {
      if (lines.size === 0) begin = line;
      const letter = content.charAt(0);
      addPart(parts, letter, content.slice(1));
      if (!lines.has(letter)) lines.set(letter, content.slice(1));
    }
  }
  if (section === "rows" && account && lines.has("D")) records.push({ account, line: begin, lines, parts });
  return { records, accounts };
}

function accountOf(accounts: Map<string, FileAccount>, name: string, kind: string): FileAccount {
  const key = name || kind;
  const known = accounts.get(key);
  if (known) return known;
  const made = { key, name: name || "Account", number: "", kind, currency: "USD", opening: null, closing: null };
  accounts.set(key, made);
  return made;
}
