// The rows of a table, read by a mapping: what can't be read is named by its line, and totals are no rows.
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { readAmount } from "./amounts";
import type { SourceApp } from "./apps";
import { currencyOfTitles, directionOf } from "./columns";
import { CORRECTION } from "./corrections";
import { dateReader } from "./dates";
import { GnucashSides } from "./gnucash";
import { detailsIfAny, tagsOf, tagsWithin } from "./details";
import type { FileTable } from "./table";
import { MAX_ROWS } from "./limits";
import {
  type FileAccount,
  type FileRow,
  type FileDetails,
  type Mapping,
  type ColumnRole,
  lastFour,
  plainMemo,
  plainName,
} from "./types";
import { Problems } from "./unreadable";

const SUMMARY =
  /\b(total|subtotal|summe|balance|saldo|kontostand|opening|closing|beginning|ending|count|generated|exported|disclaimer)\b/i;

const MONEY: readonly ColumnRole[] = ["amount", "debit", "credit"];

type Place = { name: string; number: string };
type TableRows = { rows: FileRow[]; accounts: FileAccount[]; problems: Problems };

export function rowsOfTable(table: FileTable, mapping: Mapping, app: SourceApp | undefined, place: Place): TableRows {
  const reading = new TableReading(table, mapping, app, place);
  for (const [index, cells] of table.rows.entries()) {
    if (reading.rows.length < MAX_ROWS) reading.read(cells, index);
    else if (reading.isRow(cells)) {
      reading.problems.cutAt(table.lines(index));
      break;
    }
  }
  if (app?.shape === "gnucash") reading.gnucash.file(reading.rows);
  return { rows: reading.rows, accounts: [...reading.accounts.values()], problems: reading.problems };
}

class TableReading {
  readonly rows: FileRow[] = [];
  readonly accounts = new Map<string, FileAccount>();
  readonly problems = new Problems();
  readonly gnucash = new GnucashSides();
  private readonly at: Record<ColumnRole, number>;
  private readonly dayOf: (text: string) => Day | null;
  private readonly columnOf = new Map<string, number>();
  private readonly sides: boolean;
  private readonly titleCurrency: string;

  constructor(
    private readonly table: FileTable,
    private readonly mapping: Mapping,
    private readonly app: SourceApp | undefined,
    private readonly place: Place,
  ) {
    const { roles } = mapping;
    const at = (role: ColumnRole) => roles.indexOf(role);
    this.at = {
      skip: -1,
      day: at("day"),
      name: at("name"),
      memo: at("memo"),
      amount: at("amount"),
      debit: at("debit"),
      credit: at("credit"),
      direction: at("direction"),
      balance: at("balance"),
      id: at("id"),
      category: at("category"),
      account: at("account"),
      number: at("number"),
      currency: at("currency"),
      status: at("status"),
    };
    this.dayOf = dateReader(mapping.dateOrder);
    this.titleCurrency = currencyOfTitles(MONEY.map((role) => (table.header[at(role)] ?? "").trim()));
    this.sides = this.at.direction !== -1 && this.isUnsigned();
    for (const [index, name] of table.header.entries()) this.columnOf.set(name.toLowerCase(), index);
  }

  private cell(cells: readonly string[], role: ColumnRole): string {
    const at = this.at[role];
    return at === -1 ? "" : (cells[at] ?? "").trim();
  }

  private named(cells: readonly string[], name: string): string {
    return (cells[this.columnOf.get(name) ?? -1] ?? "").trim();
  }

  /** A column of words says which way the money went only where no amount has a sign of its own. */
  private isUnsigned(): boolean {
    return this.table.rows
      .slice(0, 2_000)
      .every((cells) => (readAmount(this.cell(cells, "amount"), this.mapping.decimal) ?? 0) >= 0);
  }

  isRow(cells: readonly string[]): boolean {
    return this.dayOf(this.cell(cells, "day")) !== null;
  }

  read(cells: readonly string[], index: number): void {
    const date = this.cell(cells, "day");
    const day = date === "" ? null : this.dayOf(date);
    if (day === null) return this.noDay(cells, index, date);
    const amountCents = this.amount(cells);
    if (typeof amountCents !== "number") {
      if (amountCents === undefined && cells.some((cell) => SUMMARY.test(cell))) return;
      const said = amountCents === null ? "amount" : "amount-missing";
      return this.problems.add(this.table.lines(index), said);
    }
    this.add(cells, index, day, amountCents);
  }

  private noDay(cells: readonly string[], index: number, date: string): void {
    const filled = cells.filter((cell) => cell.trim() !== "");
    if (filled.length === 0) return;
    // Totals and notes at the end, and a header that comes again.
    const isNote =
      filled.length < 2 ||
      (date === "" && this.amount(cells) === undefined) ||
      filled.some((cell) => SUMMARY.test(cell)) ||
      date === this.table.header[this.at.day];
    if (isNote) return;
    const [line, written] = [this.table.lines(index), plainName(date).slice(0, 30)];
    if (written === "") this.problems.add(line, "day-missing");
    else this.problems.notADay(line, written);
  }

  /** Null: it can't be read. Undefined: there is none. */
  private amount(cells: readonly string[]): Cents | null | undefined {
    const { decimal, flip } = this.mapping;
    if (this.at.debit !== -1 && this.at.credit !== -1) {
      const out = readAmount(this.cell(cells, "debit"), decimal);
      const into = readAmount(this.cell(cells, "credit"), decimal);
      if (out === null || into === null) return null;
      if (out === undefined && into === undefined) return undefined;
      const cents = Math.abs(into ?? 0) - Math.abs(out ?? 0);
      return flip ? 0 - cents : cents;
    }
    const cents = readAmount(this.cell(cells, "amount"), decimal);
    if (typeof cents !== "number") return cents;
    if (this.sides && directionOf(this.cell(cells, "direction")) === -1) return 0 - Math.abs(cents);
    return flip ? 0 - cents : cents;
  }

  private add(cells: readonly string[], index: number, day: Day, amountCents: Cents): void {
    const memo = this.cell(cells, "memo");
    const name =
      plainName(this.cell(cells, "name")) || plainName(memo) || plainName(this.named(cells, "type")) || "Transaction";
    const status = this.cell(cells, "status");
    const balance = this.at.balance === -1 ? null : readAmount(this.cell(cells, "balance"), this.mapping.decimal);
    const row: FileRow = {
      line: this.table.lines(index),
      account: "",
      day,
      amountCents,
      name,
      memo: memo === "" || memo === name ? "" : plainMemo(memo),
      bankId: this.at.id === -1 ? null : plainName(this.cell(cells, "id")) || null,
      balanceCents: balance ?? null,
      category: this.at.category === -1 ? null : plainName(this.cell(cells, "category")) || null,
      pending: status !== "" && /^(pend|autori|uncleared|unposted)/i.test(status),
    };
    const said = this.said(cells);
    if (said) row.said = said;
    if (this.app?.shape === undefined) {
      // A copy of each row that is as it stands in the file would be most of what a long file takes.
      row.account = this.accountOf(cells, this.cell(cells, "account"));
      this.rows.push(row);
      return;
    }
    for (const shaped of this.shaped(row, cells)) {
      this.rows.push({ ...shaped, account: this.accountOf(cells, shaped.account) });
    }
  }

  /** Its owner's own words: Actual's tags stand in the notes. */
  private said(cells: readonly string[]): FileDetails | undefined {
    const columns = this.app?.said;
    if (!columns) return undefined;
    const note = plainMemo(this.named(cells, columns.note ?? ""));
    const tags = columns.tags === undefined ? tagsWithin(note) : tagsOf(this.named(cells, columns.tags));
    return detailsIfAny({ note, tags, parts: [] }).said;
  }

  /** What the app's export means by a row; `account` is then the name of its account. */
  private shaped(row: FileRow, cells: readonly string[]): FileRow[] {
    const own = { ...row, account: this.cell(cells, "account") };
    switch (this.app?.shape) {
      case "ynab":
        return [/^transfer : /i.test(row.name) ? { ...own, category: "Transfer" } : own];
      case "actual":
        return this.isPartOfLast(row, cells) ? [] : [own];
      case "copilot":
        return [{ ...own, category: this.copilotCategory(cells) ?? own.category }];
      case "gnucash":
        return this.gnucash.rowOf(own);
      case "firefly":
        return this.firefly(row, cells);
      default:
        return [own];
    }
  }

  /** Actual writes the parts of a row below it, without an amount of their own. */
  private isPartOfLast(row: FileRow, cells: readonly string[]): boolean {
    const amountCents = readAmount(this.named(cells, "split_amount"), this.mapping.decimal);
    if (row.amountCents !== 0 || !amountCents) return false;
    const whole = this.rows.at(-1);
    if (whole) whole.said ??= { note: "", tags: [], parts: [] };
    whole?.said?.parts.push({ category: row.category, amountCents });
    return true;
  }

  /** What isn't counted there isn't counted here, unless somebody chooses otherwise in the preview. */
  private copilotCategory(cells: readonly string[]): string | null {
    const type = this.named(cells, "type").toLowerCase();
    if (type === "internal transfer") return "Internal transfer";
    if (this.named(cells, "excluded").toLowerCase() === "true") return "Excluded";
    return type === "income" && this.cell(cells, "category") === "" ? "Income" : null;
  }

  private firefly(row: FileRow, cells: readonly string[]): FileRow[] {
    const size = Math.abs(row.amountCents);
    const type = this.named(cells, "type").toLowerCase();
    const out = { ...row, account: this.named(cells, "source_name"), amountCents: 0 - size };
    const into = { ...row, account: this.named(cells, "destination_name"), amountCents: size };
    if (type === "withdrawal") return [out];
    if (type === "deposit") return [into];
    // What an account began with, or was corrected by, has the account on one side and nothing that is anybody's on the other.
    const isOurs = (side: string) => /^(asset account|loan|debt|mortgage)$/i.test(this.named(cells, `${side}_type`));
    if (/balance|reconciliation/.test(type))
      return [...(isOurs("source") ? [out] : []), ...(isOurs("destination") ? [into] : [])].map((one) => ({
        ...one,
        category: type === "reconciliation" ? CORRECTION : "Opening balance",
      }));
    if (type !== "transfer") return [];
    return [
      { ...out, category: "Transfer", bankId: row.bankId && `${row.bankId}-out` },
      { ...into, category: "Transfer", bankId: row.bankId && `${row.bankId}-in` },
    ];
  }

  private accountOf(cells: readonly string[], told: string): string {
    const number = this.cell(cells, "number");
    // Forms send it back, so it has to be short and on one line.
    const key = told === "" && number === "" ? this.place.name : plainName(`${told}|${number}`);
    if (!this.accounts.has(key)) {
      const digits = lastFour(number) || (told === "" ? this.place.number : "");
      // GnuCash writes CURRENCY::USD; others only say it above the amounts.
      const written = this.cell(cells, "currency") || this.titleCurrency;
      const currency = written.toUpperCase().replace(/^CURRENCY::/, "");
      this.accounts.set(key, {
        key,
        name: (plainName(told) || (number ? `Account ${digits}` : this.place.name)).slice(0, 80),
        number: digits,
        kind: null,
        currency: /^[A-Z]{3}$/.test(currency) ? currency : "USD",
        opening: null,
        closing: null,
      });
    }
    return key;
  }
}
