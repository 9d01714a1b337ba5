// What the cash-flow screen is given: everything already worked out.
import type { Duplicate, EndingTrial } from "~/domain/forecast/watch";
import type { MonthCalendar } from "~/domain/forecast/calendar";
import type { SafeToSpend } from "~/domain/forecast/safe-to-spend";
import type { Confidence, ForecastEntryKind } from "~/domain/forecast/types";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";

export type CashFlowItem = {
  name: string;
  account: string;
  cents: Cents;
  kind: ForecastEntryKind;
  confidence: Confidence;
  /** Known to the cent; else it's about that much. */
  isExact: boolean;
};
/** One day of the account that is shown. */
export type CashFlowDay = { day: Day; cents: Cents; items: readonly CashFlowItem[]; everydayCents: Cents };
export type PickedDay = {
  day: Day;
  balances: readonly { name: string; cents: Cents }[];
  items: readonly CashFlowItem[];
};
export type PriceRise = { name: string; day: Day; fromCents: Cents; toCents: Cents; yearCents: Cents | null };

/** The sum that leads to it. Which day is the tightest is said in words, what is due after payday as one amount. */
export type ShownSafe = Omit<SafeToSpend, "tightest" | "lookedTo" | "afterParts"> & { afterCents: Cents };

export type CashFlowView = {
  today: Day;
  to: Day;
  sentence: string;
  isLow: boolean;
  /** Neither pay nor bills are known yet: there is no line to draw. */
  isBlank: boolean;
  safe: ShownSafe | null;
  /** Why it's less than could be spent before payday, or more than the lowest day. */
  safeNotes: readonly string[];
  /** Whose balance is drawn, and the others that can be. */
  account: { id: string; name: string } | null;
  accounts: readonly { id: string; name: string }[];
  lowest: { day: Day; cents: Cents } | null;
  days: readonly CashFlowDay[];
  picked: PickedDay | null;
  calendar: Omit<MonthCalendar, "entries"> & { items: readonly (CashFlowItem & { day: Day })[] };
  /** Bills and pays of the next thirty days, whatever the month. */
  ahead: readonly (CashFlowItem & { day: Day })[];
  rises: readonly PriceRise[];
  duplicates: readonly Duplicate[];
  trials: readonly EndingTrial[];
};
