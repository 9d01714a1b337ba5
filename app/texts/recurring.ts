// What is said of what comes again: found in the history, or added by itself.
import type { ListedStream } from "~/contracts/recurring";
import { isSubscribed } from "~/domain/ledger/subscriptions";
import { formatAbout, sumCents } from "~/domain/money";
import { counted } from "./plural";

const billsOf = (streams: readonly ListedStream[]) => streams.filter(({ kind }) => kind !== "income");

const inAMonth = (streams: readonly ListedStream[]) => -sumCents(streams.map(({ monthlyCents }) => monthlyCents));

/** What some of them take, by the month and by the year. */
export function sumWords(streams: readonly ListedStream[]): string {
  const cents = inAMonth(streams);
  return `About ${formatAbout(cents)} a month, ${formatAbout(cents * 12)} a year`;
}

/** What bills and subscriptions take in an average month: the figure that all else explains. */
export const monthlyFigure = (streams: readonly ListedStream[]): string =>
  `About ${formatAbout(inAMonth(billsOf(streams)))} a month`;

/** How many bills that is, how many of them one could end, and why a month differs. */
export function monthlyWords(streams: readonly ListedStream[]): string {
  const bills = billsOf(streams);
  const cents = inAMonth(bills);
  const ended = bills.filter(isSubscribed).length;
  const among =
    ended > 0 && ended < bills.length ? `, ${ended} of them ${ended === 1 ? "a subscription" : "subscriptions"}` : "";
  const all = counted(bills.length, bills.length === ended ? "subscription" : "bill");
  const isUneven = bills.some(({ cadence }) => cadence !== "monthly");
  const uneven = isUneven ? " Some aren't monthly, so months in Cash flow differ." : "";
  const varies = bills.some(({ amount }) => amount === "varies")
    ? " What varies counts with its usual amount here; below is its next one."
    : "";
  return `${all}${among}: about ${formatAbout(cents)} in an average month.${uneven}${varies}`;
}
