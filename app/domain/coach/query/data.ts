// What the engine needs to answer a query, and what it gets: sums and rows by a filter of the transactions list, so that
// the link under a figure is the very filter that the figure was summed by; and what stands today.

import type { TransactionFilter } from "~/domain/ledger/transaction-filter";
import type { BudgetCategory } from "~/domain/budget/budget";
import type { CoachGoal } from "~/domain/coach/facts/inputs";
import type { SafeToSpend } from "~/domain/forecast/safe-to-spend";
import type { Forecast } from "~/domain/forecast/types";
import type { AccountDay, AccountHabit } from "~/domain/household/account-habit";
import type { DayAmount } from "~/domain/household/net-worth";
import type { Kind } from "~/domain/categories/classify";
import type { Recurring } from "~/domain/ledger/recurring";
import type { MonthTotal } from "~/domain/ledger/totals";
import type { Cents } from "~/domain/money";
import type { Day, Month } from "~/domain/periods";
import type { Grouping } from "./algebra";
import type { ShopCodes } from "./shop-kinds";

/** Sums are bounded by their groups, rows by their number. Rows are also those that are pending. */
export type DataNeed =
  | { want: "sums"; rows: TransactionFilter; by: Grouping | null }
  | { want: "rows"; rows: TransactionFilter; order: RowOrder; take: number };
/** What no filter of the list says. */
export type StandingNeed =
  /** What moved on accounts, by the day, the posted rows alone. */
  | { want: "moves"; accounts: readonly string[] }
  /** What is on its way, by the account: in no balance yet. */
  | { want: "pending" }
  /** A month's budget as its screen has it. */
  | { want: "budget"; month: Month }
  /** What came regularly and no longer does. */
  | { want: "ended" };
export type AnyNeed = DataNeed | StandingNeed;
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
export type MoneyMove = AccountDay & { accountId: string };
/** Balances of one account that were recorded at the end of a day, in order; of one by hand nothing else is known. */
export type Recorded = { isByHand: boolean; days: readonly DayAmount[] };
/** `pendingCents` is on its way, and in no balance yet; `recorded` is by the account. */
export type NeedAnswer =
  | { sums: readonly SumGroup[] }
  | { rows: readonly FoundRow[] }
  | { moves: readonly MoneyMove[]; recorded?: Readonly<Record<string, Recorded>> }
  | { pending: Readonly<Record<string, Cents>> }
  | { budget: readonly BudgetCategory[]; pendingCents: Readonly<Record<string, Cents>> }
  | { ended: readonly Recurring[] };

export const MAX_GROUPS = 400;
export const MAX_LISTED_ROWS = 25;

/** One text for one need. */
export const needKey = (need: AnyNeed): string => JSON.stringify(need);
export type NeedAnswers = ReadonlyMap<string, NeedAnswer>;

export function sumsOf(found: NeedAnswers, need: DataNeed): readonly SumGroup[] {
  const answer = found.get(needKey(need));
  return answer && "sums" in answer ? answer.sums : [];
}

export function rowsOf(found: NeedAnswers, need: DataNeed): readonly FoundRow[] {
  const answer = found.get(needKey(need));
  return answer && "rows" in answer ? answer.rows : [];
}

export function movesOf(found: NeedAnswers, accounts: readonly string[]): readonly MoneyMove[] {
  const answer = found.get(needKey({ want: "moves", accounts }));
  return answer && "moves" in answer ? answer.moves : [];
}

export function recordedOf(found: NeedAnswers, accounts: readonly string[]): Readonly<Record<string, Recorded>> {
  const answer = found.get(needKey({ want: "moves", accounts }));
  return answer && "moves" in answer ? (answer.recorded ?? {}) : {};
}

/** Of these accounts together: negative is money that is going out. */
export function pendingOf(found: NeedAnswers, accounts: readonly string[]): Cents {
  const answer = found.get(needKey({ want: "pending" }));
  return answer && "pending" in answer ? accounts.reduce((sum, id) => sum + (answer.pending[id] ?? 0), 0) : 0;
}

export function budgetOf(found: NeedAnswers, month: Month): Extract<NeedAnswer, { budget: unknown }> {
  const answer = found.get(needKey({ want: "budget", month }));
  return answer && "budget" in answer ? answer : { budget: [], pendingCents: {} };
}

export function endedOf(found: NeedAnswers): readonly Recurring[] {
  const answer = found.get(needKey({ want: "ended" }));
  return answer && "ended" in answer ? answer.ended : [];
}

export type StandingAccount = {
  id: string;
  name: string;
  type: string;
  /** What is owed stands with a minus sign. */
  balanceCents: Cents;
  limitCents: Cents | null;
  /** Of cards and loans: what their rows say. */
  habit?: AccountHabit;
};
export type StandingDebt = {
  /** Of the goal or the account that it is. */
  id: string;
  /** The account that the bank's figure is from. */
  accountId: string | null;
  name: string;
  balanceCents: Cents;
  ratePercent: number | null;
  /** What its goal says, where the charges say something else. */
  statedPercent?: number;
  minimumCents: Cents | null;
  source: "goal" | "account";
};

/** What is so today. */
export type Household = {
  today: Day;
  /** The first day of which anything is known. */
  firstDay: Day | null;
  accounts: readonly StandingAccount[];
  debts: readonly StandingDebt[];
  goals: readonly CoachGoal[];
  /** Planned amounts of the current month. */
  budgets: readonly { category: string; plannedCents: Cents }[];
  recurring: readonly Recurring[];
  /** What each month came to, by category and kind. */
  sums?: readonly MonthTotal[];
  /** Which shop the bank files as what. */
  shops?: ShopCodes;
  /** What the next months bring, and what of checking is safe to spend. */
  forecast?: Forecast;
  safe?: SafeToSpend | null;
  credit: { score: number; goalScore: number | null; day: Day } | null;
  /** Of a usual month: the payments on all debts, housing, the income; null where it isn't known. */
  load: { paymentsCents: Cents; housingCents: Cents; incomeCents: Cents } | null;
};
