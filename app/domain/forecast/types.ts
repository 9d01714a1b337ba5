// What the forecast is made from and what it says: plain rows in, dated entries out. No I/O, and today is a parameter.

import type { Kind } from "~/domain/categories/classify";
import type { Cadence } from "~/domain/ledger/cadence";
import type { Recurring } from "~/domain/ledger/recurring";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";

export const FORECAST_DAYS = 90;

export type ForecastAccount = { id: string; name: string; type: string; balanceCents: Cents };

/** A posted or pending row, signed as the ledger has them: negative is money out. */
export type ForecastRow = {
  id: string;
  accountId: string;
  day: Day;
  cents: Cents;
  kind: Kind;
  merchantName: string;
  /** As the bank wrote it. */
  rawName?: string;
  category: string;
  pending: boolean;
  /** Of a move between own accounts: where its other leg is. */
  otherAccountId: string | null;
};

/** A savings goal that a date was given to. */
export type ForecastGoal = {
  id: string;
  name: string;
  /** What each month takes; null without a date or once it is reached. */
  neededCents: Cents | null;
  /** The linked account that holds the money. */
  accountId: string | null;
};

export type ForecastInput = {
  today: Day;
  accounts: readonly ForecastAccount[];
  /** Of about 400 days, pending ones included. */
  rows: readonly ForecastRow[];
  goals: readonly ForecastGoal[];
};

export const CONFIDENCES = ["certain", "likely", "guessed"] as const;
export type Confidence = (typeof CONFIDENCES)[number];
export const ENTRY_KINDS = [
  "pay",
  "income",
  "bill",
  "subscription",
  "loan",
  "statement",
  "transfer",
  "goal",
  "pending",
  "everyday",
] as const;
export type ForecastEntryKind = (typeof ENTRY_KINDS)[number];

/** Money that is expected on a day. A move between own accounts is two entries, which cancel out once it has arrived. */
export type ForecastEntry = {
  /** What it comes from; the same for every time it comes. */
  key: string;
  day: Day;
  accountId: string;
  otherAccountId: string | null;
  cents: Cents;
  kind: ForecastEntryKind;
  name: string;
  confidence: Confidence;
  /** The same amount each time it comes. */
  isFixed?: boolean;
};

/** Something that comes back, with the days and amounts on which it is expected. */
export type ForecastPlan = {
  key: string;
  name: string;
  category: string;
  kind: ForecastEntryKind;
  accountId: string;
  otherAccountId: string | null;
  /** Days until it arrives there. */
  lagDays: number;
  cadence: Cadence;
  confidence: Confidence;
  coming: readonly { day: Day; cents: Cents; isLate: boolean }[];
  stream: Recurring;
};

export type Forecast = {
  today: Day;
  to: Day;
  accounts: readonly ForecastAccount[];
  /** By day; of one day in the order in which they are applied. */
  entries: readonly ForecastEntry[];
  plans: readonly ForecastPlan[];
  /** The next pay that one lives on. */
  payday: { day: Day; cents: Cents; name: string } | null;
};
