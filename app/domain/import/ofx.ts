// OFX 1 (SGML), OFX 2 (XML) and QFX: statements of accounts and cards.
import type { Day } from "~/domain/periods";
import { readAmount } from "./amounts";
import { readDate } from "./dates";
import { lineCounter, readMarkup } from "./markup";
import { MAX_ROWS } from "./limits";
import { currencyOf, lastFour, plainMemo, plainName } from "./types";
import type { FileAccount, FileRow, ReadFile, Stated } from "./types";
import { Problems, type FileRefusal } from "./unreadable";

const KINDS: Record<string, string> = {
  CHECKING: "checking",
  SAVINGS: "savings",
  MONEYMRKT: "savings",
  CD: "savings",
  CREDITLINE: "loan",
};
const STATEMENTS = new Set(["STMTRS", "CCSTMTRS", "INVSTMTRS"]);

/** The leaves of one aggregate by name. */
type Leaves = Map<string, string>;

export function readOfx(text: string): ReadFile | FileRefusal {
  const start = text.search(/<OFX[\s>]/i);
  if (start === -1) return { refused: "ofx-empty" };
  const reading = new OfxReading(text);
  if (!readMarkup(text, start, reading)) return { refused: "document-type" };
  return reading.end();
}

class OfxReading {
  private readonly lineAt: (position: number) => number;
  private readonly rows: FileRow[] = [];
  private readonly accounts = new Map<string, FileAccount>();
  private readonly problems = new Problems();
  private readonly general: Leaves = new Map();
  private statement: Leaves = new Map();
  private statementRows: FileRow[] = [];
  private record: { leaves: Leaves; line: number } | null = null;
  private balance: "LEDGERBAL" | "AVAILBAL" | null = null;
  private inStatement = false;
  private count = 0;
  private leaf = "";

  constructor(text: string) {
    this.lineAt = lineCounter(text);
  }

  open(name: string, _attributes: string, position: number): void {
    const tag = name.toUpperCase();
    this.leaf = tag;
    if (STATEMENTS.has(tag)) this.beginStatement(tag);
    else if (tag === "STMTTRN") {
      this.endRecord();
      this.record = { leaves: new Map(), line: this.lineAt(position) };
    } else if (tag === "LEDGERBAL" || tag === "AVAILBAL") {
      this.endRecord();
      this.balance = tag;
    }
  }

  text(value: string): void {
    const leaf = this.leaf;
    this.leaf = "";
    if (leaf === "") return;
    const into = this.record ? this.record.leaves : this.inStatement ? this.statement : this.general;
    const name = this.balance && !this.record ? `${this.balance}.${leaf}` : leaf;
    // The first one counts: what a row names twice belongs to something inside of it.
    if (!into.has(name)) into.set(name, value);
  }

  close(name: string): void {
    const tag = name.toUpperCase();
    this.leaf = "";
    if (tag === "STMTTRN" || tag === "BANKTRANLIST") this.endRecord();
    else if (tag === this.balance) this.balance = null;
    else if (STATEMENTS.has(tag)) this.endStatement();
  }

  private beginStatement(tag: string): void {
    this.endStatement();
    this.inStatement = true;
    this.statement = new Map([["TYPE", tag]]);
  }

  private endRecord(): void {
    const record = this.record;
    this.record = null;
    if (!record) return;
    const { leaves, line } = record;
    if (++this.count > MAX_ROWS) return this.problems.cutAt(line);
    const day = ofxDay(leaves.get("DTPOSTED") ?? leaves.get("DTUSER"));
    if (day === null) return this.problems.add(line, "no-day");
    const amountCents = ofxAmount(leaves.get("TRNAMT"));
    if (amountCents === null) return this.problems.add(line, "no-amount");
    const name = plainName(leaves.get("NAME") ?? leaves.get("PAYEE") ?? "");
    const memo = plainMemo(leaves.get("MEMO") ?? "");
    this.statementRows.push({
      line,
      account: "",
      day,
      amountCents,
      name: name || plainName(memo) || plainName(leaves.get("TRNTYPE") ?? "") || "Transaction",
      memo: memo === name ? "" : memo,
      bankId: plainName(leaves.get("FITID") ?? "") || null,
      balanceCents: null,
      category: null,
      pending: false,
    });
  }

  private endStatement(): void {
    this.endRecord();
    if (!this.inStatement) return;
    this.inStatement = false;
    const told = this.statement;
    const number = told.get("ACCTID") ?? "";
    const key = plainName(`${told.get("BANKID") ?? told.get("BROKERID") ?? ""}/${number}`);
    const kind = kindOf(told);
    if (!this.accounts.has(key))
      this.accounts.set(key, {
        key,
        name: this.nameOf(kind, number),
        number: lastFour(number),
        kind,
        currency: currencyOf(told.get("CURDEF") ?? ""),
        opening: null,
        closing: statedOf(told),
      });
    for (const row of this.statementRows) this.rows.push({ ...row, account: key });
    this.statementRows = [];
  }

  private nameOf(kind: string, number: string): string {
    const bank = plainName(this.general.get("ORG") ?? "");
    const word = kind === "credit" ? "card" : kind;
    const end = lastFour(number);
    return [bank, word, end].filter(Boolean).join(" ").slice(0, 80);
  }

  end(): ReadFile | FileRefusal {
    this.endStatement();
    if (this.accounts.size === 0) return { refused: "no-statement" };
    const bank = this.general.get("ORG") ?? this.general.get("FID") ?? [...this.accounts.keys()][0] ?? "";
    return {
      format: "ofx",
      sender: `ofx:${plainName(bank).toLowerCase()}`,
      senderName: plainName(this.general.get("ORG") ?? "") || null,
      accounts: [...this.accounts.values()],
      rows: this.rows,
      problems: this.problems.list,
      problemCount: this.problems.count,
      dateOrder: null,
      table: null,
    };
  }
}

function kindOf(told: Leaves): string {
  if (told.get("TYPE") === "CCSTMTRS") return "credit";
  if (told.get("TYPE") === "INVSTMTRS") return "investment";
  return KINDS[(told.get("ACCTTYPE") ?? "").toUpperCase()] ?? "checking";
}

function statedOf(told: Leaves): Stated | null {
  const cents = ofxAmount(told.get("LEDGERBAL.BALAMT"));
  const day = ofxDay(told.get("LEDGERBAL.DTASOF"));
  return cents === null || day === null ? null : { day, cents };
}

/** 20260131, 20260131120000.000[-5:EST] */
function ofxDay(text: string | undefined): Day | null {
  return text === undefined ? null : readDate(text.slice(0, 8), "ymd");
}

/** The standard wants a point; some banks write a comma. */
function ofxAmount(text: string | undefined): number | null {
  if (text === undefined) return null;
  return readAmount(text.trim(), text.includes(".") ? "." : ",") ?? null;
}
