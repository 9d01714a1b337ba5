import type { Entry } from "~/domain/forecast/types";

export type Draft = Omit<Entry, "day">;

/** A move between own accounts leaves one and arrives at the other. */
export function bothLegs(entry: Draft): Draft[] {
  if (entry.otherAccountId === null) return [entry];
  return [entry, { ...entry, accountId: entry.otherAccountId, otherAccountId: entry.accountId, cents: -entry.cents }];
}
