// Actual's own file: accounts, transactions with their parts, transfers, and what was budgeted. Its tables are described
// by the migrations of its source; amounts are whole cents, days are numbers like 20260131.
import { type Cents, HOME_CURRENCY, MAX_CENTS, sumCents } from "~/domain/money";
import { type Day, compareText, isDay, isMonth } from "~/domain/periods";
import { kindByName } from "./accounts";
import { guessCategory } from "./app-categories";
import { detailsIfAny, tagsWithin } from "./details";
import { DamagedDatabase, SqliteFile, type SqliteRow, type Value } from "./sqlite";
import { MAX_ROWS } from "./limits";
import {
  type FileAccount,
  type FileBudget,
  type FilePart,
  type FileRow,
  type ReadFile,
  plainMemo,
  plainName,
} from "./types";
import { Problems, type FileRefusal, type Unread } from "./unreadable";

const TRANSFER = "Transfer";

export function readActual(bytes: Uint8Array): ReadFile | FileRefusal {
  try {
    const file = new SqliteFile(bytes);
    if (!file.has("transactions", ["id", "acct", "amount", "date"]) || !file.has("accounts", ["id", "name"]))
      return { refused: "database-unknown" };
    return new ActualFile(file).read();
  } catch (error) {
    if (isDamage(error)) return { refused: "database-damaged" };
    throw error;
  }
}

/** A place beyond the end of the file is a sign of it as well. */
const isDamage = (error: unknown): boolean => error instanceof DamagedDatabase || error instanceof RangeError;

/** What is read of it; everything else that it keeps (notes of months, rules, reports, its history) isn't looked at. */
const TABLES = {
  preferences: ["id", "value"],
  accounts: ["id", "name", "offbudget", "tombstone"],
  payees: ["id", "name", "transfer_acct"],
  payee_mapping: ["id", "targetId"],
  category_groups: ["id", "name"],
  categories: ["id", "name", "is_income", "cat_group", "tombstone"],
  category_mapping: ["id", "transferId"],
  transactions: [
    ...["id", "isParent", "isChild", "parent_id", "acct", "category", "amount", "description", "notes", "date"],
    ...["imported_description", "starting_balance_flag", "transferred_id", "tombstone"],
  ],
  zero_budgets: ["month", "category", "amount"],
  reflect_budgets: ["month", "category", "amount"],
} as const;

/** Blanks what isn't read, so that nothing else of the file is kept; one that can't be read stays as it is. */
export function blankOthers(bytes: Uint8Array): void {
  try {
    const file = new SqliteFile(bytes);
    for (const [table, columns] of Object.entries(TABLES)) for (const _ of file.rows(table, columns)) continue;
    file.blankOthers();
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
}

const text = (value: Value | undefined): string => (typeof value === "string" ? value : "");
const isOn = (value: Value | undefined): boolean => value === 1;

type Category = { name: string; isIncome: boolean };
type Split = { row: FileRow; parts: FilePart[]; rows: FileRow[]; isPlain: boolean };

class ActualFile {
  private readonly accounts = new Map<string, FileAccount>();
  private readonly payees = new Map<string, { name: string; transferTo: string }>();
  private readonly categories = new Map<string, Category>();
  private readonly preferences: ReadonlyMap<string, string>;
  private readonly payeeOf: ReadonlyMap<string, string>;
  private readonly categoryOf: ReadonlyMap<string, string>;
  private readonly problems = new Problems();
  private line = 0;

  constructor(private readonly file: SqliteFile) {
    this.preferences = this.pairs("preferences", "value");
    this.payeeOf = this.pairs("payee_mapping", "targetId");
    this.categoryOf = this.pairs("category_mapping", "transferId");
    this.readAccounts();
    for (const { id, name, transfer_acct } of this.rows("payees"))
      this.payees.set(text(id), { name: plainName(text(name)), transferTo: text(transfer_acct) });
    this.readCategories();
  }

  private rows(table: keyof typeof TABLES): Iterable<SqliteRow> {
    return this.file.rows(table, TABLES[table]);
  }

  private pairs(table: keyof typeof TABLES, to: string): Map<string, string> {
    const pairs = new Map<string, string>();
    for (const row of this.rows(table)) pairs.set(text(row.id), text(row[to]));
    return pairs;
  }

  private readAccounts(): void {
    const currency = this.preferences.get("defaultCurrencyCode")?.toUpperCase() ?? HOME_CURRENCY;
    for (const { id, name, offbudget, tombstone } of this.rows("accounts")) {
      if (isOn(tombstone)) continue;
      const called = plainName(text(name)).slice(0, 80) || "Account";
      this.accounts.set(text(id), {
        key: plainName(text(id)) || called,
        name: called,
        number: "",
        kind: kindByName(called) ?? (isOn(offbudget) ? "other" : null),
        currency: /^[A-Z]{3}$/.test(currency) ? currency : HOME_CURRENCY,
        opening: null,
        closing: null,
      });
    }
  }

  /** By name; what is income is called so, unless its name says it. */
  private readCategories(): void {
    const groups = this.pairs("category_groups", "name");
    const counts = new Map<string, number>();
    const found: [id: string, name: string, group: string, isIncome: boolean][] = [];
    for (const { id, name, is_income, cat_group, tombstone } of this.rows("categories")) {
      if (isOn(tombstone)) continue;
      const called = plainName(text(name));
      counts.set(called, (counts.get(called) ?? 0) + 1);
      found.push([text(id), called, plainName(groups.get(text(cat_group)) ?? ""), isOn(is_income)]);
    }
    for (const [id, name, group, isIncome] of found) {
      const isUnclear = isIncome ? guessCategory(name)?.startsWith("kind:") !== true : (counts.get(name) ?? 0) > 1;
      const before = isIncome ? "Income" : group;
      this.categories.set(id, { name: isUnclear && before ? plainName(`${before}: ${name}`) : name, isIncome });
    }
  }

  read(): ReadFile | FileRefusal {
    const rows = this.transactions();
    const budgets = this.budgets();
    return {
      format: "actual",
      sender: "actual",
      senderName: "Actual",
      accounts: this.withBalances(rows),
      rows,
      ...(budgets.length > 0 ? { budgets } : {}),
      problems: this.problems.list,
      problemCount: this.problems.count,
      dateOrder: null,
      table: null,
    };
  }

  private transactions(): FileRow[] {
    const rows: FileRow[] = [];
    const splits = new Map<string, Split>();
    const children: [parent: string, row: FileRow, source: SqliteRow][] = [];
    for (const source of this.rows("transactions")) {
      const account = this.accounts.get(text(source.acct));
      if (isOn(source.tombstone) || !account) continue;
      this.line += 1;
      if (this.line > MAX_ROWS) {
        this.problems.cutAt(this.line);
        break;
      }
      const row = this.row(source, account.key);
      if (!row) continue;
      if (isOn(source.isParent)) splits.set(text(source.id), { row, parts: [], rows: [], isPlain: true });
      else if (isOn(source.isChild)) children.push([parentOf(source), row, source]);
      else rows.push(row);
    }
    for (const [parent, row, source] of children) {
      const split = splits.get(parent);
      if (!split) continue;
      split.rows.push({ ...row, name: row.name === "Transaction" ? split.row.name : row.name });
      split.parts.push({ category: row.category, amountCents: row.amountCents });
      split.isPlain &&= row.category !== TRANSFER && !this.isIncome(source) && isSameWay(row, split.row);
    }
    for (const split of splits.values()) rows.push(...joined(split));
    return rows.sort((one, other) => compareText(one.day, other.day));
  }

  private isIncome({ category }: SqliteRow): boolean {
    return this.category(text(category))?.isIncome === true;
  }

  private category(id: string): Category | undefined {
    return this.categories.get(this.categoryOf.get(id) ?? id);
  }

  private row(source: SqliteRow, account: string): FileRow | null {
    const { amount, notes } = source;
    const day = dayOf(source.date);
    const cents = amount ?? 0;
    if (day === null) return this.skipped("no-day");
    if (!isCents(cents)) return this.skipped("no-amount");
    const payee = this.payees.get(this.payeeOf.get(text(source.description)) ?? text(source.description));
    const other = this.accounts.get(payee?.transferTo ?? "");
    const isTransfer = other !== undefined || text(source.transferred_id) !== "";
    const note = plainMemo(text(notes));
    const called = other ? `Transfer: ${other.name}` : payee?.name || plainName(text(source.imported_description));
    const category = isOn(source.starting_balance_flag)
      ? "Starting Balances"
      : isTransfer
        ? TRANSFER
        : (this.category(text(source.category))?.name ?? null);
    return {
      line: this.line,
      account,
      day,
      amountCents: cents,
      name: called || plainName(note) || "Transaction",
      memo: plainMemo(text(source.imported_description)),
      bankId: plainName(text(source.id)) || null,
      balanceCents: null,
      category,
      pending: false,
      ...detailsIfAny({ note, tags: tagsWithin(note), parts: [] }),
    };
  }

  private skipped(is: Unread): null {
    this.problems.add(this.line, is);
    return null;
  }

  /** An account of Actual's begins with nothing, and has what its rows, in the order of their days, add up to. */
  private withBalances(rows: readonly FileRow[]): FileAccount[] {
    const ends = new Map<string, { first: Day; last: Day; cents: Cents }>();
    for (const { account, day, amountCents } of rows) {
      const end = ends.get(account) ?? { first: day, last: day, cents: 0 };
      ends.set(account, { ...end, last: day, cents: end.cents + amountCents });
    }
    return [...this.accounts.values()].map((account) => {
      const end = ends.get(account.key);
      if (!end || !isCents(end.cents)) return account;
      return { ...account, opening: { day: end.first, cents: 0 }, closing: { day: end.last, cents: end.cents } };
    });
  }

  /** Of the two ways to budget the one that is in use, or the one that holds anything. */
  private budgets(): FileBudget[] {
    const [envelopes, tracking] = [this.budgetsIn("zero_budgets"), this.budgetsIn("reflect_budgets")];
    const chosen = this.preferences.get("budgetType");
    if (chosen === "tracking" || chosen === "report") return tracking;
    return envelopes.length > 0 || chosen === "envelope" || chosen === "rollover" ? envelopes : tracking;
  }

  private budgetsIn(table: "zero_budgets" | "reflect_budgets"): FileBudget[] {
    const budgets: FileBudget[] = [];
    for (const { month, category, amount } of this.rows(table)) {
      const known = this.category(text(category));
      const digits = String(month);
      const when = `${digits.slice(0, 4)}-${digits.slice(4)}`;
      if (!known || known.isIncome || !isMonth(when) || !isCents(amount) || amount <= 0) continue;
      if (budgets.length < MAX_ROWS) budgets.push({ month: when, category: known.name, cents: amount });
    }
    return budgets;
  }
}

/** Files from before parts named it have it at the front of their own id. */
const parentOf = ({ id, parent_id }: SqliteRow): string => text(parent_id) || text(id).replace(/\/.*/, "");

const isSameWay = (one: FileRow, other: FileRow): boolean => one.amountCents * other.amountCents > 0;

/** One row with its parts, where they are parts of one purchase; else (a transfer among them, pay) a row each. */
function joined({ row, parts, rows, isPlain }: Split): FileRow[] {
  const [first, ...others] = parts;
  if (!first || sumCents(parts.map(({ amountCents }) => amountCents)) !== row.amountCents) return [row];
  if (!isPlain) return rows;
  if (others.length === 0) return [{ ...row, category: first.category }];
  return [{ ...row, category: null, said: { note: "", tags: [], ...row.said, parts } }];
}

const isCents = (value: Value | undefined): value is Cents =>
  typeof value === "number" && Number.isSafeInteger(value) && Math.abs(value) <= MAX_CENTS && !Object.is(value, -0);

/** 20260131 */
function dayOf(value: Value | undefined): Day | null {
  const digits = String(value);
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  return isDay(day) ? day : null;
}
