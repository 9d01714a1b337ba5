// What is said of what comes again: found in the history, or added by itself.
import type { ListedStream } from "~/contracts/recurring";
import type { Rhythm } from "~/domain/ledger/repeats";
import { formatUsd, sumCents } from "~/domain/money";
import { counted } from "./plural";

/** How often something is added again. */
export const RHYTHMS: Record<Rhythm, string> = {
  week: "Every week",
  "two-weeks": "Every two weeks",
  month: "Every month",
  year: "Every year",
};

const billsOf = (streams: readonly ListedStream[]) => streams.filter(({ kind }) => kind !== "income");

/** What bills and subscriptions take in an average month. */
export function monthlyWords(streams: readonly ListedStream[]): string {
  const bills = billsOf(streams);
  const cents = -sumCents(bills.map(({ monthlyCents }) => monthlyCents));
  return `${counted(bills.length, "bill or subscription", "bills and subscriptions")}, about ${formatUsd(cents)} in an average month.`;
}
