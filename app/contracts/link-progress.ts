import type { Day } from "~/domain/periods";

/** What has arrived of the bank that is being linked. */
export type LinkProgress = {
  /** Its name, once it's known. */
  bank: string | null;
  accounts: number;
  transactions: number;
  /** The day of the oldest. */
  since: Day | null;
  findings: string[];
};
