// What the list of what comes again begins with.
import type { ListedStream } from "~/contracts/recurring";
import { tidyName } from "~/domain/ledger/tidy-name";
import { formatUsd } from "~/domain/money";
import { shortDate } from "~/domain/periods";

/** The bill that comes next. */
export function nextWords(streams: readonly ListedStream[]): string {
  const first = streams
    .filter(({ kind }) => kind !== "income")
    .reduce<ListedStream | null>((next, one) => (next && next.nextDay <= one.nextDay ? next : one), null);
  if (!first) return "";
  const about = first.amount === "varies" ? "about " : "";
  return `Next: ${tidyName(first.merchantName)}, ${about}${formatUsd(Math.abs(first.typicalCents))} on ${shortDate(first.nextDay)}`;
}
