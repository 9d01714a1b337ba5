// Whether a plan can be paid for: what a usual month leaves once the minimum payments that its rows don't hold are made.

import type { Cents } from "~/domain/money";

/** What is there for a plan each month; never less than nothing. */
export function roomFor(keptCents: Cents, unspentMinimumsCents: Cents): Cents {
  return Math.max(0, keptCents - unspentMinimumsCents);
}

type Feasible = { fits: true } | { fits: false; missingCents: Cents };

export function feasible(askedCents: Cents, roomCents: Cents): Feasible {
  return askedCents <= roomCents ? { fits: true } : { fits: false, missingCents: askedCents - roomCents };
}
