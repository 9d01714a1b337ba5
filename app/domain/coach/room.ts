// What a usual month has room for, and how that is said.

import type { FactSheet } from "~/domain/coach/facts/fact";
import type { Cents } from "~/domain/money";

/** Null where it isn't known. */
export function roomOf(sheet: FactSheet): Cents | null {
  if (sheet.has("room.average")) return sheet.cents("room.average");
  return sheet.has("short.average") ? 0 : null;
}

export function roomText(sheet: FactSheet): string {
  if (sheet.has("short.average"))
    return "You spend {{short.average}} more than your income in a usual month, so nothing is left for it.";
  if (!sheet.has("kept.average")) return "";
  return sheet.has("minimums.unspent", "room.average")
    ? "You keep {{kept.average}} of your income in a usual month, and {{room.average}} after minimum payments that your spending doesn't hold yet."
    : "You keep {{kept.average}} of your income in a usual month.";
}
