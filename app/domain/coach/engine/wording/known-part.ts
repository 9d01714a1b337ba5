// Two stretches of days of which the rows hold only a part of the other one: that part is held against the same part of this.

import { sentences } from "~/domain/coach/advice";
import { hrefOf, type FlowWording } from "~/domain/coach/engine/flow-words";
import { periodPhrase } from "~/domain/coach/query/phrases";
import type { FlowSum } from "~/domain/coach/engine/spent-and-earned";
import { besides } from "./beside";

/** Empty where all of the other days are known. */
export function knownPartWords(wording: FlowWording, other: FlowSum): string {
  const [part] = besides(wording, "known-other");
  const { notes, household } = wording;
  if (!part || household.firstDay === null) return "";
  const { sum } = part;
  const note = { period: sum.period, rows: sum.count, href: hrefOf(sum.rows, sum.period) };
  const value = notes.usd("known-part", "The same part of these days", sum.cents, note);
  const more = sum.cents - other.cents;
  const apart = notes.usd("known-apart", "Difference in that part", more, note);
  return sentences(
    `Of those days only the ones from ${notes.day("known", "Known from", household.firstDay)} on are in the ` +
      `data, so only these can be compared: ${periodPhrase(sum.period, notes, "-known")} it's ` +
      `${value}${more === 0 ? ", as much" : `, ${apart} ${more > 0 ? "more" : "less"}`}.`,
  );
}
