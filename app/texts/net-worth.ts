// Net worth in words: where it stands, since when, and why its line begins where it begins.

import type { NetWorth, WorthArrival, WorthGroupId } from "~/domain/household/net-worth";
import { formatUsd } from "~/domain/money";
import { mediumDate } from "~/domain/periods";
import { listed } from "./plural";

export const WORTH_GROUP_NAMES: Record<WorthGroupId, string> = {
  cash: "Cash",
  investments: "Investments",
  property: "Property and other things",
  cards: "Cards",
  loans: "Loans",
  "other-debt": "Other debt",
};

export function worthSentence({ points, changeCents }: Pick<NetWorth, "points" | "changeCents">): string {
  const [first] = points;
  if (!first || points.length < 2) return "Your line starts today. Come back next month to see how it moves.";
  const since = mediumDate(first.day);
  if (changeCents === 0) return `No change since ${since}.`;
  return `${changeCents > 0 ? "Up" : "Down"} ${formatUsd(Math.abs(changeCents))} since ${since}.`;
}

/** Null where the line is as long as was asked for. */
export function beginSentence({ points, beginsWith }: Pick<NetWorth, "points" | "beginsWith">): string | null {
  const [first] = points;
  if (!first || points.length < 2 || beginsWith.length === 0) return null;
  return `The line starts on ${mediumDate(first.day)} because we have nothing earlier for ${listOf(beginsWith)}.`;
}

/** What only became known on the way is in the line from then on, and in no change. */
export function arrivalSentence({ name, from, cents, isByHand }: WorthArrival): string {
  const why = isByHand ? "when you entered it" : "when its transactions begin";
  return `${name} joins on ${mediumDate(from)}, ${why}. That moves the line by ${formatUsd(cents)} and isn't part of the change.`;
}

const listOf = (names: readonly string[]): string =>
  listed(names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names);
