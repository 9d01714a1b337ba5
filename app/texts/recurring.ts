// What is said of what comes again: found in the history, or added by itself.
import type { ListedStream } from "~/contracts/recurring";
import { isSubscribed } from "~/domain/ledger/subscriptions";
import type { Rhythm } from "~/domain/ledger/repeats";
import { formatAbout, sumCents } from "~/domain/money";
import { counted } from "./plural";

/** How often something is added again. */
export const RHYTHMS: Record<Rhythm, string> = {
  week: "Every week",
  "two-weeks": "Every two weeks",
  month: "Every month",
  year: "Every year",
};

const billsOf = (streams: readonly ListedStream[]) => streams.filter(({ kind }) => kind !== "income");

/** What bills and subscriptions take in an average month, how many of them one could end, and why a month differs. */
export function monthlyWords(streams: readonly ListedStream[]): string {
  const bills = billsOf(streams);
  const cents = -sumCents(bills.map(({ monthlyCents }) => monthlyCents));
  const ended = bills.filter(isSubscribed).length;
  const among =
    ended > 0 && ended < bills.length ? `, ${ended} of them ${ended === 1 ? "a subscription" : "subscriptions"}` : "";
  const all = counted(bills.length, bills.length === ended ? "subscription" : "bill");
  const isUneven = bills.some(({ cadence }) => cadence !== "monthly");
  const uneven = isUneven ? " Some aren't monthly, so months in Cash flow differ." : "";
  return `${all}${among}: about ${formatAbout(cents)} in an average month.${uneven}`;
}
