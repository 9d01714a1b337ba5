import type { z } from "zod";
import type { TransactionAnswer } from "~/contracts/answers/ledger";
import type { CategoryId } from "~/domain/categories/list";
import type { Kind } from "~/domain/categories/classify";
import type { ListedMonth, ListTotals } from "~/domain/ledger/list-totals";
import type { MoveLeg } from "~/domain/ledger/own-moves";
import type { Reason } from "~/domain/ledger/review";
import type { Cents } from "~/domain/money";
import type { Day, Month } from "~/domain/periods";

/** One of GET /api/transactions */
export type TransactionJson = z.output<typeof TransactionAnswer>;

export type TransactionItem = {
  id: string;
  accountName: string;
  /** The merchant, readable. */
  name: string;
  icon: string;
  label: string;
  category: string | null;
  /** One of the person's own below the category, and what they call it. */
  ownCategory: string | null;
  ownName: string | null;
  kind: Kind;
  day: Day;
  amountCents: Cents;
  note: string | null;
  tags: string[];
  pending: boolean;
  matched: boolean;
  /** Of one side of a move between two of the person's accounts. */
  leg?: MoveLeg;
  edited: boolean;
  splits: { category: string; ownCategory: string | null; ownName: string | null; amountCents: Cents }[];
};

/** A row as a list shows it: what only its dialog asks for is left out. */
export type TransactionLine = Omit<TransactionItem, "ownCategory" | "matched" | "edited">;

/** A row's names as they were sent: too many words for a list. */
export type TransactionNames = {
  merchantName: string;
  /** What the bank calls it, where a rule gives it another name. */
  bankName: string | null;
  /** What stands on the statement. */
  rawName: string;
};

/** A row with what its dialog offers. */
export type TransactionDetails = {
  transaction: TransactionItem & TransactionNames;
  sameMerchant: number;
  likely: CategoryId[];
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
  tag: string;
};

/** The review: one row at a time, and how many wait for what reason. */
export type ReviewView = {
  /** Of one month what is in no category, instead of all that waits. */
  unsorted: Month | null;
  count: number;
  counts: Record<Reason, number>;
  /** Of the current row among those that are shown. */
  place: number;
  current: { transaction: TransactionItem; reason: Reason; likely: CategoryId[]; sameMerchant: number } | null;
  next: string | null;
  hasRows: boolean;
};

export type TransactionsView = {
  filter: FilterValues;
  /** Conditions that only links have, as the form sends them along. */
  params: [name: string, value: string][];
  /** All conditions in words but for what is searched, each with the list without it. */
  narrowed: { words: string; href: string }[];
  isFiltered: boolean;
  accounts: { id: string; name: string }[];
  rows: TransactionLine[];
  today: Day;
  totals: ListTotals;
  months: ListedMonth[];
  page: number;
  pages: number;
  /** How many rows a full page has. */
  pageSize: number;
  /** How many rows can be changed at once. */
  mostAtOnce: number;
  /** How many rows wait to be reviewed; 100 stands for more, too. */
  toReview: number;
  /** The tags that the person has used. */
  tags: string[];
  dialog: TransactionDetails | null;
};
