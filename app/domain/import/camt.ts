// ISO 20022 statements (camt.053), and reports of the same shape (camt.052).
import { readAmount } from "./amounts";
import { readDate } from "./dates";
import { lineCounter, readMarkup } from "./markup";
import { MAX_ROWS } from "./limits";
import { currencyOf, lastFour, plainMemo, plainName } from "./types";
import type { FileAccount, FileRow, ReadFile, Stated } from "./types";
import { Problems, type FileRefusal } from "./unreadable";

const STATEMENTS = new Set(["Stmt", "Rpt", "Ntfctn"]);
const MAX_DEPTH = 40;

type Leaves = Map<string, string>;

export function readCamt(text: string): ReadFile | FileRefusal {
  const reading = new CamtReading(text);
  if (!readMarkup(text, 0, reading)) return { refused: "document-type" };
  return reading.end();
}

class CamtReading {
  private readonly lineAt: (position: number) => number;
  private readonly rows: FileRow[] = [];
  private readonly accounts = new Map<string, FileAccount>();
  private readonly problems = new Problems();
  private path: string[] = [];
  private statement: Leaves = new Map();
  private balances: Leaves[] = [];
  private entries: { leaves: Leaves; line: number }[] = [];
  private entry: { leaves: Leaves; line: number } | null = null;
  private balance: Leaves | null = null;
  private count = 0;

  constructor(text: string) {
    this.lineAt = lineCounter(text);
  }

  open(name: string, attributes: string, position: number): void {
    if (this.path.length >= MAX_DEPTH) return;
    this.path.push(name);
    if (STATEMENTS.has(name)) {
      this.statement = new Map();
      this.balances = [];
      this.entries = [];
    } else if (name === "Bal") this.balance = new Map();
    else if (name === "Ntry") {
      if (++this.count > MAX_ROWS) this.problems.cutAt(this.lineAt(position));
      else this.entry = { leaves: new Map(), line: this.lineAt(position) };
    }
    const currency = name === "Amt" ? /\bCcy\s*=\s*["']([A-Za-z]{3})["']/.exec(attributes)?.[1] : undefined;
    if (currency) this.keep("Ccy", currency.toUpperCase());
  }

  text(value: string): void {
    this.keep(this.pathInside(), value);
  }

  close(name: string): void {
    const at = this.path.lastIndexOf(name);
    if (at === -1) return;
    this.path.length = at;
    if (name === "Ntry" && this.entry) {
      this.entries.push(this.entry);
      this.entry = null;
    } else if (name === "Bal" && this.balance) {
      this.balances.push(this.balance);
      this.balance = null;
    } else if (STATEMENTS.has(name)) this.endStatement();
  }

  /** The path below what is being read: Amt, BookgDt/Dt, NtryDtls/TxDtls/RltdPties/Cdtr/Nm. */
  private pathInside(): string {
    const top = this.entry ? "Ntry" : this.balance ? "Bal" : (this.path.find((name) => STATEMENTS.has(name)) ?? "");
    return this.path.slice(this.path.indexOf(top) + 1).join("/");
  }

  private keep(path: string, value: string): void {
    const into = this.entry?.leaves ?? this.balance ?? this.statement;
    const before = into.get(path);
    if (before === undefined) into.set(path, value);
    // What a payment is for comes in several lines.
    else if (path.endsWith("/Ustrd") && before.length < 500) into.set(path, `${before} ${value}`);
  }

  private endStatement(): void {
    const told = this.statement;
    const number = told.get("Acct/Id/IBAN") ?? told.get("Acct/Id/Othr/Id") ?? "";
    const key = plainName(number || "account");
    const closing = statedOf(this.balances, ["CLBD", "ITBD", "CLAV"]);
    const known = this.accounts.get(key);
    const bank =
      told.get("Acct/Svcr/FinInstnId/Nm") ??
      told.get("Acct/Svcr/FinInstnId/BICFI") ??
      told.get("Acct/Svcr/FinInstnId/BIC");
    if (!known)
      this.accounts.set(key, {
        key,
        name:
          plainName([bank, told.get("Acct/Nm"), lastFour(number)].filter(Boolean).join(" ")).slice(0, 80) || "Account",
        number: lastFour(number),
        kind: "checking",
        currency: currencyOf(
          told.get("Acct/Ccy") ?? this.balances[0]?.get("Ccy") ?? this.entries[0]?.leaves.get("Ccy") ?? "",
        ),
        opening: statedOf(this.balances, ["OPBD", "PRCD"]),
        closing,
      });
    else if (closing && (!known.closing || closing.day > known.closing.day)) known.closing = closing;
    for (const { leaves, line } of this.entries) this.addRow(leaves, line, key);
    this.entries = [];
  }

  private addRow(leaves: Leaves, line: number, account: string): void {
    const day = readDate(dateIn(leaves, "BookgDt") ?? dateIn(leaves, "ValDt") ?? "", "ymd");
    if (day === null) return this.problems.add(line, "no-booking-day");
    const size = readAmount(leaves.get("Amt") ?? "", ".") ?? null;
    if (size === null) return this.problems.add(line, "no-entry-amount");
    const isOut = leaves.get("CdtDbtInd") === "DBIT";
    const memo = plainMemo(leaves.get("NtryDtls/TxDtls/RmtInf/Ustrd") ?? leaves.get("AddtlNtryInf") ?? "");
    const name = plainName(otherSide(leaves, isOut) ?? "");
    this.rows.push({
      line,
      account,
      day,
      amountCents: isOut ? 0 - size : size,
      name: name || plainName(memo) || "Transaction",
      memo: memo === name ? "" : memo,
      bankId: plainName(leaves.get("AcctSvcrRef") ?? leaves.get("NtryDtls/TxDtls/Refs/AcctSvcrRef") ?? "") || null,
      balanceCents: null,
      category: null,
      pending: (leaves.get("Sts/Cd") ?? leaves.get("Sts")) === "PDNG",
    });
  }

  end(): ReadFile | FileRefusal {
    if (this.accounts.size === 0) return { refused: "no-statement" };
    const first = [...this.accounts.values()][0];
    return {
      format: "camt",
      sender: `camt:${[...this.accounts.keys()][0]?.slice(0, 12) ?? ""}`,
      senderName: first?.name ?? null,
      accounts: [...this.accounts.values()],
      rows: this.rows,
      problems: this.problems.list,
      problemCount: this.problems.count,
      dateOrder: null,
      table: null,
    };
  }
}

const dateIn = (leaves: Leaves, name: string): string | undefined =>
  (leaves.get(`${name}/Dt`) ?? leaves.get(`${name}/DtTm`))?.slice(0, 10);

/** Whom the money went to, or whom it came from. */
function otherSide(leaves: Leaves, isOut: boolean): string | undefined {
  const side = isOut ? "Cdtr" : "Dbtr";
  const parties = "NtryDtls/TxDtls/RltdPties";
  return (
    leaves.get(`${parties}/${side}/Nm`) ??
    leaves.get(`${parties}/${side}/Pty/Nm`) ??
    leaves.get(`${parties}/Ultmt${side}/Nm`)
  );
}

function statedOf(balances: readonly Leaves[], codes: readonly string[]): Stated | null {
  for (const code of codes) {
    const found = balances.find((balance) => balance.get("Tp/CdOrPrtry/Cd") === code);
    const size = found ? (readAmount(found.get("Amt") ?? "", ".") ?? null) : null;
    const day = found ? readDate(dateIn(found, "Dt") ?? "", "ymd") : null;
    if (found && size !== null && day !== null)
      return { day, cents: found.get("CdtDbtInd") === "DBIT" ? 0 - size : size };
  }
  return null;
}
