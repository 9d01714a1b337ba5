// SWIFT MT940 statements, plain or in a SWIFT envelope.
import { addDays, type Day } from "~/domain/periods";
import { readAmount } from "./amounts";
import { readDate } from "./dates";
import { MAX_ROWS } from "./limits";
import { lastFour, plainMemo, plainName } from "./types";
import type { FileAccount, FileRow, ReadFile, Stated } from "./types";
import { Problems, type FileRefusal, type Unread } from "./unreadable";

type Field = { tag: string; value: string; line: number };

const MAX_FIELD = 4_000;

export function readMt940(text: string): ReadFile | FileRefusal {
  const accounts = new Map<string, FileAccount>();
  const rows: FileRow[] = [];
  const problems = new Problems();
  let account: FileAccount | null = null;
  let last: FileRow | null = null;
  for (const { tag, value, line } of fieldsOf(text)) {
    if (tag === "25") {
      account = accountOf(accounts, value);
      last = null;
    } else if (!account) continue;
    else if (tag === "60F" || tag === "60M") {
      const stated = balanceOf(value);
      account.opening ??= stated?.stated ?? null;
      if (stated) account.currency = stated.currency;
    } else if (tag === "62F" || tag === "62M") account.closing = balanceOf(value)?.stated ?? account.closing;
    else if (tag === "61") {
      last = rows.length < MAX_ROWS ? rowOf(value, line, account.key, problems) : null;
      if (last) rows.push(last);
      else if (rows.length >= MAX_ROWS) problems.cutAt(line);
    } else if (tag === "86" && last) {
      describe(last, value);
      last = null;
    }
  }
  const first = [...accounts.values()][0];
  if (!first) return { refused: "mt940-empty" };
  for (const row of rows) if (row.name === "") row.name = "Transaction";
  return {
    format: "mt940",
    sender: `mt940:${first.key.slice(0, 12)}`,
    senderName: null,
    accounts: [...accounts.values()],
    rows,
    problems: problems.list,
    problemCount: problems.count,
    dateOrder: null,
    table: null,
  };
}

/** `:61:…` up to the next field; lines that belong to no field are left out. */
function* fieldsOf(text: string): Generator<Field> {
  let field: Field | null = null;
  let line = 0;
  for (let at = 0; at < text.length;) {
    const end = text.indexOf("\n", at);
    const stop = end === -1 ? text.length : end;
    const content = text
      .slice(at, Math.min(stop, at + MAX_FIELD))
      .replace(/\r$/, "")
      .replace(/^\{[\s\S]*?\{4:/, "");
    at = stop + 1;
    line += 1;
    const start = /^:(\d{2}[A-Z]?):/.exec(content);
    if (start) {
      if (field) yield field;
      field = { tag: start[1] ?? "", value: content.slice(start[0].length), line };
    } else if (/^-\}?\s*$/.test(content)) {
      if (field) yield field;
      field = null;
    } else if (field && field.value.length < MAX_FIELD) field.value += `\n${content}`;
  }
  if (field) yield field;
}

function accountOf(accounts: Map<string, FileAccount>, value: string): FileAccount {
  const number = plainName(value);
  const key = number.replace(/\s/g, "") || "account";
  const known = accounts.get(key);
  if (known) return known;
  const bare =
    number
      .split("/")
      .at(-1)
      ?.replace(/[A-Z]{3}$/, "") ?? number;
  const made: FileAccount = {
    key,
    name: `Account ${lastFour(bare)}`.trim(),
    number: lastFour(bare),
    kind: "checking",
    currency: "USD",
    opening: null,
    closing: null,
  };
  accounts.set(key, made);
  return made;
}

/** C260131EUR1234,56 */
function balanceOf(value: string): { stated: Stated; currency: string } | null {
  const match = /^([CD])(\d{6})([A-Z]{3})([\d.,]{1,20})/.exec(value.trim());
  const day = match ? dayOf(match[2] ?? "") : null;
  const size = match ? (readAmount(match[4] ?? "", ",") ?? null) : null;
  if (!match || day === null || size === null) return null;
  return { stated: { day, cents: match[1] === "D" ? 0 - size : size }, currency: match[3] ?? "USD" };
}

/** 2601310131DR12,34NTRFREF//BANKREF */
function rowOf(value: string, line: number, account: string, problems: Problems): FileRow | null {
  const match =
    /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?([\d.,]{1,20})([A-Z][A-Z\d]{3})?([^\n]{0,80})(?:\n([^\n]*))?/.exec(value);
  const valued = match ? dayOf(match[1] ?? "") : null;
  if (!match || valued === null) return unread(problems, line, "no-day-and-amount");
  const size = readAmount(match[5] ?? "", ",") ?? null;
  if (size === null) return unread(problems, line, "no-amount");
  const mark = match[3] ?? "";
  // RD takes a payment out back, RC one in.
  const isOut = mark === "D" || mark === "RC" || mark === "ED";
  const bankId = plainName((match[7] ?? "").split("//")[1] ?? "");
  return {
    line,
    account,
    day: bookedDay(valued, match[2]),
    amountCents: isOut ? 0 - size : size,
    name: "",
    memo: plainMemo(match[8] ?? ""),
    bankId: bankId === "" || /^(NONREF|NOREF|0+)$/i.test(bankId) ? null : bankId,
    balanceCents: null,
    category: null,
    pending: false,
  };
}

function unread(problems: Problems, line: number, is: Unread): null {
  problems.add(line, is);
  return null;
}

const dayOf = (yymmdd: string): Day | null => readDate(`20${yymmdd}`, "ymd");

/** The booking day has no year of its own: the one that is nearest to the value day. */
function bookedDay(valued: Day, monthDay: string | undefined): Day {
  if (monthDay === undefined) return valued;
  const at = (year: number) => readDate(`${year}${monthDay}`, "ymd");
  const year = Number(valued.slice(0, 4));
  const near = [at(year), at(year - 1), at(year + 1)].find(
    (day) => day !== null && day >= addDays(valued, -60) && day <= addDays(valued, 60),
  );
  return near ?? valued;
}

/** ?20…?29 and ?60… are what it is for, ?32 and ?33 who; others write /NAME/…/REMI/… or plain lines. */
function describe(row: FileRow, value: string): void {
  const text = value.replace(/\n/g, "");
  const parts = [...text.matchAll(/\?(\d{2})([^?]*)/g)];
  if (parts.length > 1) {
    const of = (test: RegExp, glue: string) =>
      parts
        .filter(([, code = ""]) => test.test(code))
        .map(([, , said = ""]) => said)
        .join(glue);
    row.name = plainName(of(/^3[23]$/, ""));
    row.memo = plainMemo(of(/^(2\d|6\d)$/, ""));
  } else {
    row.name = plainName(/\/(?:NAME|CNTP\/[^/]*\/[^/]*)\/([^/]{1,100})/.exec(text)?.[1] ?? "");
    row.memo = plainMemo(/\/REMI\/(?:USTD\/\/)?([^/]{1,300})/.exec(text)?.[1] ?? value);
  }
  if (row.name === "") row.name = plainName(row.memo);
  if (row.memo === row.name) row.memo = "";
}
