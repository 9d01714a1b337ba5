// Which rows of a file are here already. By the bank's id first; else by day, amount, tidied name and running number: two
// equal rows of one day are two rows, and the same file again brings none.
import { merchantKey } from "~/domain/categories/classify";
import type { Cents } from "~/domain/money";
import { type Day, addDays } from "~/domain/periods";
import type { FileRow } from "./types";

/** A stored row of the account. */
export type KnownRow = {
  providerTransactionId: string;
  day: Day;
  amountCents: Cents;
  merchantName: string;
  rawName: string;
  pending: boolean;
};

/** known: it is here. unsure: one of the same amount is, some days apart or by another name. */
type RowVerdict = "new" | "known" | "unsure";
export type JudgedRow = {
  row: FileRow;
  verdict: RowVerdict;
  readonly providerTransactionId: string;
  like: Pick<KnownRow, "day" | "merchantName"> | null;
};

/** A row that nothing can be like. Its id is worked out when it is asked for: a preview asks for a handful. */
class FirstOfAll implements JudgedRow {
  readonly verdict = "new";
  readonly like = null;
  constructor(
    readonly row: FileRow,
    private readonly index: number,
    private readonly idOf: (index: number) => string,
  ) {}
  get providerTransactionId(): string {
    return this.idOf(this.index);
  }
}

const PREFIX = "file:";
/** How far a bank's booking day may lie from the one that another source tells. */
const NEAR_DAYS = [0, 1, -1, 2, -2, 3, -3, 4, -4] as const;
/** Of one amount and day: beyond this nobody could tell them apart anyway. */
const LOOKED_AT = 50;

type Open = KnownRow & { isTaken: boolean };
/** Most often one of a day and amount: a hundred thousand lists of one take more than the rows. */
type Same = Open | Open[];
const NONE: readonly Open[] = [];

/** Judges the rows of one account, file after file: what an earlier file brings is known to a later one. */
export class Matcher {
  private readonly byId = new Map<string, Open>();
  private readonly byDay = new Map<Day, Map<Cents, Same>>();
  private readonly names = new Map<string, string>();
  /** Amounts of rows that no file brought: only those may stand under another day or name. */
  private readonly otherAmounts = new Set<Cents>();
  private brought: JudgedRow[] = [];

  constructor(
    private readonly accountId: string,
    stored: readonly KnownRow[],
  ) {
    for (const row of stored) this.learn(row);
  }

  private learn(stored: KnownRow): void {
    const row = { ...stored, isTaken: false };
    if (!row.providerTransactionId.startsWith(PREFIX)) this.otherAmounts.add(row.amountCents);
    this.byId.set(row.providerTransactionId, row);
    const ofDay = this.byDay.get(row.day) ?? new Map<Cents, Same>();
    this.byDay.set(row.day, ofDay);
    const same = ofDay.get(row.amountCents);
    if (Array.isArray(same)) same.push(row);
    else ofDay.set(row.amountCents, same ? [same, row] : row);
  }

  judge(rows: readonly FileRow[]): JudgedRow[] {
    // Most often there is one file: what it brings is only gone through when another follows.
    for (const judged of this.brought) this.learn(storedAs(judged));
    const all = this.byId.size === 0 ? this.judgeFirst(rows) : this.judgeAgainst(rows);
    this.brought = all.filter(({ verdict }) => verdict !== "known");
    return all;
  }

  private judgeFirst(rows: readonly FileRow[]): JudgedRow[] {
    const idOf = this.idsOf(rows);
    return rows.map((row, index) => new FirstOfAll(row, index, idOf));
  }

  private judgeAgainst(rows: readonly FileRow[]): JudgedRow[] {
    for (const row of this.byId.values()) row.isTaken = false;
    const judged: (JudgedRow | undefined)[] = new Array(rows.length);
    if (rows.some(({ bankId }) => bankId !== null)) {
      const idOf = this.idsOf(rows);
      for (const [index, row] of rows.entries()) judged[index] = this.byItsId(row, idOf(index));
    }
    for (const [index, row] of rows.entries()) judged[index] ??= this.sameDay(row);
    // Of the same file again nobody asks what its rows would be stored under.
    const idOf = this.idsOf(rows, (index) => judged[index] === undefined);
    return rows.map((row, index) => judged[index] ?? this.near(row, idOf(index)));
  }

  /**
   * The id under which a row is stored, of those that are wanted: the same for the same row of every file. Which of several
   * equal rows it is takes the rows before it, and never those after it: a preview shows the first few.
   */
  private idsOf(
    rows: readonly FileRow[],
    isWanted: (index: number) => boolean = () => true,
  ): (index: number) => string {
    const counts = new Map<string, number>();
    const ids: string[] = [];
    return (wanted) => {
      for (let index = ids.length; index <= wanted; index += 1) {
        const row = rows[index];
        ids.push(row ? this.numbered(row, counts, isWanted(index)) : "");
      }
      return ids[wanted] ?? "";
    };
  }

  private numbered(row: FileRow, counts: Map<string, number>, isWanted: boolean): string {
    const key = row.bankId === null ? `${row.day}|${row.amountCents}|${this.tidy(row.name)}` : `#${row.bankId}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (!isWanted) return "";
    return `${PREFIX}${this.accountId}:${key}${count > 1 || row.bankId === null ? `|${count}` : ""}`;
  }

  private tidy(name: string): string {
    let tidied = this.names.get(name);
    if (tidied === undefined) {
      tidied = merchantKey(name);
      if (this.names.size < 50_000) this.names.set(name, tidied);
    }
    return tidied;
  }

  private take(row: FileRow, open: Open): JudgedRow {
    open.isTaken = true;
    return { row, verdict: "known", providerTransactionId: open.providerTransactionId, like: open };
  }

  /** By id alone only where the bank gives one; some banks use an id again for another row, so the amount counts as well. */
  private byItsId(row: FileRow, id: string): JudgedRow | undefined {
    if (row.bankId === null) return undefined;
    const open = this.byId.get(id);
    return open && !open.isTaken && open.amountCents === row.amountCents ? this.take(row, open) : undefined;
  }

  private sameDay(row: FileRow): JudgedRow | undefined {
    const found = this.openOn(row.day, row.amountCents).find((open) => this.isSameName(row, open));
    return found ? this.take(row, found) : undefined;
  }

  /** Rows of a bank that is linked, pending ones and those by hand may stand under another day or name. */
  private near(row: FileRow, id: string): JudgedRow {
    if (!this.otherAmounts.has(row.amountCents))
      return { row, verdict: "new", providerTransactionId: this.freeId(id), like: null };
    let other: Open | null = null;
    for (const offset of NEAR_DAYS) {
      for (const open of this.openOn(addDays(row.day, offset), row.amountCents)) {
        if (open.providerTransactionId.startsWith(PREFIX)) continue;
        if (this.isSameName(row, open)) return this.take(row, open);
        other ??= open;
      }
    }
    if (other) other.isTaken = true;
    return { row, verdict: other ? "unsure" : "new", providerTransactionId: this.freeId(id), like: other };
  }

  /** An id that is taken by a row of another amount gets a number of its own. */
  private freeId(id: string): string {
    if (!this.byId.has(id)) return id;
    for (let number = 2; ; number += 1) if (!this.byId.has(`${id}~${number}`)) return `${id}~${number}`;
  }

  private openOn(day: Day, amountCents: Cents): readonly Open[] {
    const same = this.byDay.get(day)?.get(amountCents);
    if (!same) return NONE;
    if (!Array.isArray(same)) return same.isTaken ? NONE : [same];
    return same.length <= LOOKED_AT ? same.filter((open) => !open.isTaken) : firstOpen(same);
  }

  private isSameName(row: FileRow, open: Open): boolean {
    const [name, merchant] = [this.tidy(row.name), this.tidy(open.merchantName)];
    if (name === merchant) return true;
    if (open.providerTransactionId.startsWith(PREFIX)) return false;
    const raw = this.tidy(open.rawName);
    if (name === raw || (merchant !== "" && name.includes(merchant)) || (name !== "" && raw.includes(name)))
      return true;
    const first = name.split(" ")[0] ?? "";
    return first.length >= 4 && (merchant.startsWith(first) || raw.startsWith(first));
  }
}

const storedAs = ({ row, providerTransactionId }: JudgedRow): KnownRow => ({
  providerTransactionId,
  day: row.day,
  amountCents: row.amountCents,
  merchantName: row.name,
  rawName: row.memo,
  pending: false,
});

function firstOpen(rows: readonly Open[]): Open[] {
  const found: Open[] = [];
  for (const row of rows) {
    if (!row.isTaken) found.push(row);
    if (found.length >= LOOKED_AT) break;
  }
  return found;
}
