import type { Rhythm } from "~/domain/ledger/repeats";

/** How often something is added again. */
export const RHYTHMS: Record<Rhythm, string> = {
  week: "Every week",
  "two-weeks": "Every two weeks",
  month: "Every month",
  year: "Every year",
};
