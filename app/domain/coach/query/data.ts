// What the engine needs to answer a query, and what it gets: sums and rows by a filter of the transactions list, so that
// the link under a figure is the very filter that the figure was summed by; and what stands today.

import type { TransactionFilter } from "~/domain/ledger/transaction-filter";
import type { Kind } from "~/domain/categories/classify";
import type { Recurring } from "~/domain/ledger/recurring";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import type { Grouping } from "./algebra";
import type { ShopCodes } from "./shop-kinds";

/** Sums are bounded by their groups, rows by their number. Rows are also those that are pending. */
export type Need =
  | { want: "sums"; rows: TransactionFilter; by: Grouping | null }
  | { want: "rows"; rows: TransactionFilter; order: RowOrder; take: number };
export type RowOrder = "newest" | "oldest" | "largest" | "smallest";

/** Sums are of posted rows, or of those that are pending alone; `cents` keeps their sign, negative is money out. `key` is '' where nothing is grouped. */
export type SumGroup = { key: string; cents: Cents; count: number };
export type FoundRow = {
  day: Day;
  merchantName: string;
  category: string | null;
  kind: Kind;
  cents: Cents;
  pending: boolean;
};
export type Answered = { sums: readonly SumGroup[] } | { rows: readonly FoundRow[] };

export const MOST_GROUPS = 400;
export const MOST_ROWS = 25;

/** One text for one need. */
export const needKey = (need: Need): string => JSON.stringify(need);
export type Found = ReadonlyMap<string, Answered>;

export function sumsOf(found: Found, need: Need): readonly SumGroup[] {
  const answer = found.get(needKey(need));
  return answer && "sums" in answer ? answer.sums : [];
}

export function rowsOf(found: Found, need: Need): readonly FoundRow[] {
  const answer = found.get(needKey(need));
  return answer && "rows" in answer ? answer.rows : [];
}

export type StandingAccount = {
  id: string;
  name: string;
  type: string;
  /** What is owed stands with a minus sign. */
  balanceCents: Cents;
  limitCents: Cents | null;
};
export type StandingDebt = {
  /** Of the goal or the account that it is. */
  id: string;
  name: string;
  balanceCents: Cents;
  ratePercent: number | null;
  minimumCents: Cents | null;
  source: "goal" | "account";
};
export type StandingGoal = {
  id: string;
  name: string;
  type: "savings" | "debt";
  targetCents: Cents;
  /** Savings: what is saved. Debt: what is still owed. */
  currentCents: Cents;
  deadline: Day | null;
};

/** What is so today. */
export type Household = {
  today: Day;
  /** The first day of which anything is known. */
  firstDay: Day | null;
  accounts: readonly StandingAccount[];
  debts: readonly StandingDebt[];
  goals: readonly StandingGoal[];
  /** Planned amounts of the current month. */
  budgets: readonly { category: string; plannedCents: Cents }[];
  recurring: readonly Recurring[];
  /** Which shop the bank files as what. */
  shops?: ShopCodes;
};
