// Exports of other apps, known by the names of their columns. Names are compared in lower case.
import type { DateOrder, ColumnRole } from "./types";

export type SourceApp = {
  id: string;
  name: string;
  /** Columns that only this app has together. */
  needs: readonly string[];
  /** Columns that it doesn't have. */
  lacks?: readonly string[];
  roles: Readonly<Record<string, ColumnRole>>;
  flip?: boolean;
  dateOrder?: DateOrder;
  /** What a row means beyond its columns. */
  shape?: "firefly" | "gnucash" | "actual" | "ynab" | "copilot";
  /** Columns of its owner's own words. */
  said?: { note?: string; tags?: string };
  /** It holds no transactions: budgets, balances by day, or goals. */
  holds?: "plan" | "balances" | "firefly-budgets" | "firefly-goals";
};

export const APPS: readonly SourceApp[] = [
  {
    id: "mint",
    name: "Mint",
    needs: ["date", "description", "original description", "amount", "transaction type", "category", "account name"],
    roles: {
      date: "day",
      description: "name",
      "original description": "memo",
      amount: "amount",
      "transaction type": "direction",
      category: "category",
      "account name": "account",
    },
    dateOrder: "mdy",
    said: { note: "notes", tags: "labels" },
  },
  {
    id: "ynab-plan",
    name: "YNAB",
    needs: ["month", "category group/category", "category", "activity", "available"],
    roles: {},
    holds: "plan",
  },
  {
    id: "ynab",
    name: "YNAB",
    needs: ["account", "flag", "date", "payee", "category group/category", "memo", "outflow", "inflow"],
    roles: {
      account: "account",
      date: "day",
      payee: "name",
      category: "category",
      memo: "memo",
      outflow: "debit",
      inflow: "credit",
    },
    shape: "ynab",
    said: { note: "memo", tags: "flag" },
  },
  {
    id: "actual",
    name: "Actual",
    needs: ["account", "date", "payee", "notes", "category", "amount", "split_amount"],
    roles: { account: "account", date: "day", payee: "name", notes: "memo", category: "category", amount: "amount" },
    dateOrder: "ymd",
    shape: "actual",
    said: { note: "notes" },
  },
  {
    id: "monarch",
    name: "Monarch",
    needs: ["date", "merchant", "category", "account", "original statement", "notes", "amount"],
    roles: {
      date: "day",
      merchant: "name",
      category: "category",
      account: "account",
      "original statement": "memo",
      amount: "amount",
    },
    dateOrder: "ymd",
    said: { note: "notes", tags: "tags" },
  },
  {
    id: "monarch-balances",
    name: "Monarch",
    needs: ["date", "balance", "account"],
    lacks: ["amount", "description", "payee", "name", "debit", "credit", "type"],
    roles: { date: "day", balance: "balance", account: "account" },
    holds: "balances",
  },
  {
    id: "copilot",
    name: "Copilot",
    needs: ["date", "name", "amount", "status", "category", "parent category", "excluded", "account", "account mask"],
    roles: {
      date: "day",
      name: "name",
      amount: "amount",
      status: "status",
      category: "category",
      account: "account",
      "account mask": "number",
      note: "memo",
    },
    flip: true,
    dateOrder: "ymd",
    shape: "copilot",
    said: { note: "note", tags: "tags" },
  },
  {
    id: "firefly-budgets",
    name: "Firefly III",
    needs: ["budget_id", "name", "start_date", "end_date", "currency_code", "amount"],
    roles: {},
    holds: "firefly-budgets",
  },
  {
    id: "firefly-goals",
    name: "Firefly III",
    needs: ["piggy_bank_id", "name", "currency_code", "target_amount", "current_amount", "target_date"],
    roles: {},
    holds: "firefly-goals",
  },
  {
    id: "firefly",
    name: "Firefly III",
    needs: ["journal_id", "type", "amount", "currency_code", "description", "date", "source_name", "destination_name"],
    roles: {
      date: "day",
      description: "name",
      amount: "amount",
      category: "category",
      notes: "memo",
      currency_code: "currency",
      source_name: "account",
      journal_id: "id",
    },
    dateOrder: "ymd",
    shape: "firefly",
    said: { note: "notes", tags: "tags" },
  },
  {
    id: "sure",
    name: "Sure or Maybe",
    needs: ["date", "account_name", "amount", "name", "category", "tags"],
    roles: {
      date: "day",
      account_name: "account",
      amount: "amount",
      name: "name",
      category: "category",
      notes: "memo",
      currency: "currency",
    },
    flip: true,
    dateOrder: "ymd",
    said: { note: "notes", tags: "tags" },
  },
  {
    id: "gnucash",
    name: "GnuCash",
    needs: ["date", "transaction id", "description", "full account name", "amount num."],
    roles: {
      date: "day",
      "transaction id": "id",
      description: "name",
      memo: "memo",
      "full account name": "account",
      "amount num.": "amount",
      "commodity/currency": "currency",
    },
    shape: "gnucash",
  },
  {
    id: "lunchmoney",
    name: "Lunch Money",
    needs: ["date", "payee", "amount", "currency", "category", "tags", "notes", "account"],
    lacks: ["flag"],
    roles: {
      date: "day",
      payee: "name",
      amount: "amount",
      currency: "currency",
      category: "category",
      notes: "memo",
      account: "account",
    },
    dateOrder: "ymd",
    said: { note: "notes", tags: "tags" },
  },
  {
    id: "simplifi",
    name: "Quicken Simplifi",
    needs: ["account", "state", "postedon", "payee", "category", "amount"],
    roles: {
      account: "account",
      state: "status",
      postedon: "day",
      payee: "name",
      category: "category",
      notes: "memo",
      amount: "amount",
    },
    said: { note: "notes", tags: "tags" },
  },
  {
    id: "quicken",
    name: "Quicken",
    needs: ["date", "account", "description", "memo", "category", "clr", "amount"],
    roles: {
      date: "day",
      account: "account",
      description: "name",
      memo: "memo",
      category: "category",
      amount: "amount",
    },
    dateOrder: "mdy",
    said: { tags: "tag" },
  },
  {
    id: "quicken-mac",
    name: "Quicken",
    needs: ["scheduled", "split", "date", "payee", "category", "amount"],
    roles: {
      date: "day",
      payee: "name",
      category: "category",
      account: "account",
      amount: "amount",
      "memo/notes": "memo",
    },
    dateOrder: "mdy",
  },
  {
    // What was done stands under "Action"; the description is of a share, or none.
    id: "fidelity",
    name: "Fidelity",
    needs: ["run date", "action", "symbol", "amount ($)"],
    roles: {
      "run date": "day",
      account: "account",
      "account number": "number",
      action: "name",
      description: "memo",
      "amount ($)": "amount",
    },
    dateOrder: "mdy",
  },
];

export function appOf(header: readonly string[]): SourceApp | undefined {
  const names = new Set(header.map((name) => name.trim().toLowerCase()));
  return APPS.find(
    ({ needs, lacks = [] }) => needs.every((name) => names.has(name)) && !lacks.some((name) => names.has(name)),
  );
}

export const rolesOfApp = (app: SourceApp, header: readonly string[], columns: number): ColumnRole[] =>
  Array.from({ length: columns }, (_, index) => app.roles[header[index]?.trim().toLowerCase() ?? ""] ?? "skip");
