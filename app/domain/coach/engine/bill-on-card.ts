// A bill that goes on a credit card: nothing leaves checking on its day, and what the card owes is no money that is missing.

import type { ForecastAccount, ForecastEntry } from "~/domain/forecast/types";
import { sentences } from "~/domain/coach/advice";
import { LINK } from "./ahead-entries";
import type { StandingTurn, StandingWords } from "./standing-turn";

/** Null where it's paid from money that is there. */
export function onCard(
  { notes, query }: StandingTurn,
  bill: ForecastEntry,
  payer: readonly ForecastAccount[],
): StandingWords | null {
  const [card, ...others] = payer;
  if (!card || others.length > 0 || card.type !== "credit") return null;
  const opening = query.shape !== "yes-no" ? "" : query.least ? "No: " : "Yes: ";
  const name = notes.name("card", card.name);
  return {
    text: sentences(
      `${opening}${notes.name("bill", bill.name)} goes on ${name}, which takes ` +
        `${notes.usd("amount", "Expected", bill.cents, LINK)} on ${notes.day("day", "Expected on", bill.day, LINK)}.`,
      "Nothing leaves checking for it before that card is paid.",
    ),
  };
}
