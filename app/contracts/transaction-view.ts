import type { z } from "zod";
import type { TransactionAnswer } from "~/contracts/answers/ledger";
import type { Kind } from "~/domain/categories/classify";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";

/** One of GET /api/transactions */
export type TransactionJson = z.output<typeof TransactionAnswer>;

export type TransactionItem = {
  id: string;
  accountName: string;
  merchantName: string;
  icon: string;
  label: string;
  category: string | null;
  kind: Kind;
  day: Day;
  amountCents: Cents;
  note: string | null;
  pending: boolean;
  matched: boolean;
  edited: boolean;
  splits: { category: string; amountCents: Cents }[];
};

export type FilterValues = {
  account: string;
  category: string;
  kind: string;
  from: string;
  to: string;
  q: string;
  min: string;
  max: string;
};

export type TransactionsView = {
  filter: FilterValues;
  /** Conditions that only links have: as the form sends them along, and in words. */
  more: { params: [name: string, value: string][]; words: string[] };
  isFiltered: boolean;
  accounts: { id: string; name: string }[];
  rows: TransactionItem[];
  count: number;
  totalCents: Cents;
  pendingCount: number;
  page: number;
  pages: number;
  dialog: { transaction: TransactionItem; sameMerchant: number } | null;
};
