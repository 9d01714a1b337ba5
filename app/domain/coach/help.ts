// The free help that there is, in an answer of the coach: its numbers are facts like any other figure.

import type { FactSheet } from "~/domain/coach/facts/fact";
import { freeHelp } from "~/texts/free-help";

export function helpIn(sheet: FactSheet, { housing = false }: { housing?: boolean } = {}): string {
  const needsHousing = housing || sheet.signs.some(({ id }) => id === "home-at-risk" || id === "arrears");
  return freeHelp(sheet.has("help.local") ? "US" : null, {
    housing: needsHousing,
    number: ({ id }) => `{{help.${id}}}`,
  });
}
