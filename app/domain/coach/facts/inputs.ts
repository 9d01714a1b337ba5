// What facts are made from: plain rows that a service has read. Nothing here is formatted, nothing is a model's.

import type { Ahead } from "~/domain/forecast/ahead";
import type { Forecast } from "~/domain/forecast/types";
import type { Cents } from "~/domain/money";
import type { InterviewResponses } from "~/domain/coach/interview";
import type { Country } from "~/domain/household/country";
import type { OwnChoice } from "~/domain/household/stated";
import type { Day } from "~/domain/periods";
import type { CreditProfile } from "~/domain/credit/profile";
import type { LedgerEntry } from "~/domain/goals/goals";
import type { HistoryRow, Recurring } from "~/domain/ledger/recurring";
import type { AccountHabit } from "~/domain/household/account-habit";
import type { IncomeRow } from "~/domain/household/income";
import type { MonthTotal } from "~/domain/ledger/totals";

/** A row of the stored sums, signed as the ledger has them: negative is money out. */
export type SumRow = MonthTotal;
export type CoachAccount = {
  id: string;
  name: string;
  bank?: string;
  /** The last ones of its number. */
  digits?: string;
  type: string;
  balanceCents: Cents;
  limitCents: Cents | null;
  /** Of cards and loans: what their rows say. */
  habit?: AccountHabit;
};
/** A category with a plan for the month, what was rolled over into it included. */
type CoachBudget = {
  category: string;
  plannedCents: Cents;
  /** The month's own amount, without what was rolled over; where it isn't told, nothing was. */
  ownCents?: Cents;
};
export type CoachGoal = {
  id: string;
  type: "savings" | "debt";
  name: string;
  targetCents: Cents;
  /** Savings: what is saved. Debt: what is still owed. */
  currentCents: Cents;
  deadline: Day | null;
  ratePercent: number | null;
  minimumCents: Cents | null;
  /** The linked account that holds the money or the debt. */
  accountId?: string | null;
  /** The person was asked whether an account is the same, and said that it isn't. */
  accountAsked?: boolean;
  /** What the rows of a debt's linked account say of it. */
  bank?: Pick<AccountHabit, "ratePercent" | "paymentCents">;
  startDay: Day;
  /** What was added or paid, by day. */
  entries: readonly LedgerEntry[];
};
type CoachCredit = { profile: CreditProfile; day: Day };

/** What every view of a household's money rests on. */
export type HouseholdInputs = {
  today: Day;
  /** The current month and the thirteen before it. */
  sums: readonly SumRow[];
  /** The rows of money in, over the same time: what is paid when, for the rhythm of pay. */
  pays?: readonly IncomeRow[];
  accounts: readonly CoachAccount[];
  /** Planned amounts of the current month. */
  budgets: readonly CoachBudget[];
  goals: readonly CoachGoal[];
  recurring: readonly Recurring[];
};

export type CoachInputs = HouseholdInputs & {
  credit: CoachCredit | null;
  interview: InterviewResponses | null;
  /** When the interview ended. */
  interviewDay?: Day | null;
  /** What the person chose where their words and their accounts differ. */
  choices?: readonly OwnChoice[];
  /** Where the accounts are, for the help that there is; null where that isn't known. */
  country?: Country | null;
  /** What the next ninety days bring: what is safe to spend, and whether checking runs short. */
  ahead?: Ahead;
  /** Day by day, for questions about a day ahead. */
  forecast?: Forecast;
  /** The single rows of a bit more than a year, for questions about single charges. */
  history?: readonly HistoryRow[];
};
