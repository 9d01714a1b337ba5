import type { Day } from "~/domain/periods";

/** How many transactions are here, and the day of the oldest. */
export type Arrived = { transactions: number; since: Day | null };

/** What has arrived of the bank that is being linked. */
export type LinkProgress = Arrived & {
  /** Its name, once it's known. */
  bank: string | null;
  accounts: number;
  findings: string[];
};
