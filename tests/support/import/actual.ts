// A file of Actual's as Actual makes it: the tables of its first version, changed by its later versions, in a real
// database, packed with its metadata.
import { pack } from "../pack";
import { bytesOf } from "../sqlite";

/** 202601 */
type YearMonth = number;
type SqlValue = string | number | null;
export type Fill = Record<string, Record<string, SqlValue>[]>;

/** The first version's tables, as far as they hold what somebody has entered, and what was changed of them since. */
const SCHEMA = `
CREATE TABLE accounts
   (id TEXT PRIMARY KEY,
    account_id TEXT,
    name TEXT,
    balance_current INTEGER,
    balance_available INTEGER,
    balance_limit INTEGER,
    mask TEXT,
    official_name TEXT,
    type TEXT,
    subtype TEXT,
    bank TEXT,
    offbudget INTEGER DEFAULT 0,
    closed INTEGER DEFAULT 0,
    tombstone INTEGER DEFAULT 0);
CREATE TABLE transactions
  (id TEXT PRIMARY KEY,
   isParent INTEGER DEFAULT 0,
   isChild INTEGER DEFAULT 0,
   acct TEXT,
   category TEXT,
   amount INTEGER,
   description TEXT,
   notes TEXT,
   date INTEGER,
   financial_id TEXT,
   type TEXT,
   location TEXT,
   error TEXT,
   imported_description TEXT,
   starting_balance_flag INTEGER DEFAULT 0,
   transferred_id TEXT,
   sort_order REAL,
   tombstone INTEGER DEFAULT 0);
CREATE TABLE categories (id TEXT PRIMARY KEY, name TEXT, is_income INTEGER DEFAULT 0, cat_group TEXT,
  sort_order REAL, tombstone INTEGER DEFAULT 0);
CREATE TABLE category_groups (id TEXT PRIMARY KEY, name TEXT, is_income INTEGER DEFAULT 0, sort_order REAL,
  tombstone INTEGER DEFAULT 0);
CREATE TABLE category_mapping (id TEXT PRIMARY KEY, transferId TEXT);
CREATE TABLE messages_crdt (id INTEGER PRIMARY KEY, timestamp TEXT NOT NULL UNIQUE, dataset TEXT NOT NULL,
  row TEXT NOT NULL, column TEXT NOT NULL, value BLOB NOT NULL);
CREATE TABLE payees (id TEXT PRIMARY KEY, name TEXT, category TEXT, tombstone INTEGER DEFAULT 0, transfer_acct TEXT);
CREATE TABLE payee_mapping (id TEXT PRIMARY KEY, targetId TEXT);
CREATE TABLE zero_budgets (id TEXT PRIMARY KEY, month INTEGER, category TEXT, amount INTEGER DEFAULT 0,
  carryover INTEGER DEFAULT 0);
CREATE TABLE reflect_budgets (id TEXT PRIMARY KEY, month INTEGER, category TEXT, amount INTEGER DEFAULT 0,
  carryover INTEGER DEFAULT 0);
CREATE TABLE preferences (id TEXT PRIMARY KEY, value TEXT);
CREATE INDEX trans_category_date ON transactions(category, date);
ALTER TABLE accounts ADD COLUMN sort_order REAL;
`;
const LATER = `
ALTER TABLE transactions ADD COLUMN cleared INTEGER DEFAULT 1;
ALTER TABLE transactions ADD COLUMN pending INTEGER DEFAULT 0;
ALTER TABLE transactions ADD COLUMN parent_id TEXT;
ALTER TABLE categories ADD COLUMN hidden BOOLEAN NOT NULL DEFAULT 0;
ALTER TABLE zero_budgets ADD COLUMN goal INTEGER DEFAULT null;
CREATE VIEW v_transactions AS SELECT _.id, _.amount FROM transactions _ WHERE _.tombstone = 0;
`;

/** `before` is filled in when the file was made by an older version. Needs `openSqlite`, as all databases here. */
export const database = (fill: Fill, before: Fill = {}, more = ""): Uint8Array =>
  bytesOf((db) => {
    const insert = (rows: Fill) => {
      for (const [table, list] of Object.entries(rows))
        for (const row of list) {
          const names = Object.keys(row);
          db.run(
            `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
            Object.values(row),
          );
        }
    };
    // Small pages, so that there are trees of them.
    db.run("PRAGMA page_size = 512");
    db.run(SCHEMA);
    insert(before);
    db.run(LATER);
    insert(fill);
    if (more) db.run(more);
  });

/** Any database, for those that are none of Actual's. */
export const databaseOf = (sql: string): Uint8Array => bytesOf((db) => void db.run(sql));

/** As Actual's "Export data" packs it. */
export const actualZip = (db: Uint8Array): Buffer =>
  pack({
    "db.sqlite": db,
    "metadata.json": Buffer.from(JSON.stringify({ id: "My-Finances-1", budgetName: "My Finances" })),
  });

/** A household of it: two accounts and one beside the budget, a purchase in parts, a transfer, what was deleted. */
export function household(months: readonly [YearMonth, YearMonth] = [202601, 202602]): Uint8Array {
  const [first, second] = months;
  const on = (month: YearMonth, day: number) => month * 100 + day;
  return database(
    {
      transactions: [
        { id: "t-split", isParent: 1, acct: "a-check", amount: -3000, description: "p-store", date: on(first, 15) },
        {
          id: "t-split-1",
          isChild: 1,
          parent_id: "t-split",
          acct: "a-check",
          category: "c-old-food",
          amount: -2000,
          description: "p-store",
          date: on(first, 15),
        },
        {
          id: "t-split-2",
          isChild: 1,
          parent_id: "t-split",
          acct: "a-check",
          category: "c-fun",
          amount: -1000,
          description: "p-store",
          date: on(first, 15),
        },
        {
          id: "t-out",
          acct: "a-check",
          amount: -50000,
          description: "p-to-visa",
          date: on(first, 20),
          transferred_id: "t-in",
        },
        {
          id: "t-in",
          acct: "a-visa",
          amount: 50000,
          description: "p-to-check",
          date: on(first, 20),
          transferred_id: "t-out",
        },
        {
          id: "t-pay",
          acct: "a-check",
          amount: 200000,
          category: "c-job",
          description: "p-work",
          date: on(first, 30),
          notes: "January #pay",
          financial_id: "BANK-1",
          imported_description: "NORTHWIND PAYROLL 0042",
        },
        { id: "t-gone", acct: "a-check", amount: -99, date: on(first, 30), tombstone: 1 },
        {
          id: "t-fuel",
          acct: "a-visa",
          amount: -4002,
          category: "c-fuel",
          description: "p-alias",
          date: on(second, 2),
        },
      ],
      zero_budgets: [
        { id: `${first}-c-food`, month: first, category: "c-food", amount: 51210 },
        { id: `${second}-c-fun`, month: second, category: "c-fun", amount: 4000 },
        { id: `${second}-c-gone`, month: second, category: "c-gone", amount: 700 },
        { id: `${second}-c-fuel`, month: second, category: "c-fuel", amount: 0 },
      ],
    },
    {
      accounts: [
        { id: "a-check", name: "Everyday Checking" },
        { id: "a-visa", name: "Visa" },
        { id: "a-house", name: "House", offbudget: 1 },
        { id: "a-gone", name: "Mistake", tombstone: 1 },
      ],
      payees: [
        { id: "p-store", name: "Orchard Market" },
        { id: "p-work", name: "Northwind" },
        { id: "p-fuel", name: "Elm Street Fuel" },
        { id: "p-to-check", name: "", transfer_acct: "a-check" },
        { id: "p-to-visa", name: "", transfer_acct: "a-visa" },
      ],
      payee_mapping: [
        ...["p-store", "p-work", "p-fuel", "p-to-check", "p-to-visa"].map((id) => ({ id, targetId: id })),
        { id: "p-alias", targetId: "p-fuel" },
      ],
      category_groups: [
        { id: "g-usual", name: "Usual" },
        { id: "g-income", name: "Income", is_income: 1 },
      ],
      categories: [
        { id: "c-food", name: "Groceries", cat_group: "g-usual" },
        { id: "c-fun", name: "Fun money", cat_group: "g-usual" },
        { id: "c-fuel", name: "Gas", cat_group: "g-usual" },
        { id: "c-job", name: "My job", cat_group: "g-income", is_income: 1 },
        { id: "c-old-food", name: "Food", cat_group: "g-usual", tombstone: 1 },
        { id: "c-gone", name: "Gone", cat_group: "g-usual", tombstone: 1 },
      ],
      category_mapping: [
        ...["c-food", "c-fun", "c-fuel", "c-job", "c-gone"].map((id) => ({ id, transferId: id })),
        { id: "c-old-food", transferId: "c-food" },
      ],
      transactions: [
        { id: "t-start", acct: "a-check", amount: 100000, starting_balance_flag: 1, date: on(first, 1) },
        { id: "t-house", acct: "a-house", amount: 30000000, starting_balance_flag: 1, date: on(first, 1) },
        { id: "t-lost", acct: "a-gone", amount: -1, date: on(first, 2) },
      ],
    },
  );
}
