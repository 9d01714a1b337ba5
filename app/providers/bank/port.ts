// What the product asks of a bank vendor, in words that fit any of them.
import type { SetAside } from "~/contracts/set-aside";
import type { BankRow } from "~/domain/ledger";
import type { Cents } from "~/domain/money";

export type BankAccount = {
  providerAccountId: string;
  accountName: string;
  /** At most the last four digits. */
  accountNumber: string;
  accountType: string;
  subtype: string | null;
  currency: string;
  /** What is owed stands with a minus sign; null where the bank doesn't tell. */
  balanceCents: Cents | null;
  availableCents: Cents | null;
  limitCents: Cents | null;
};

/** A row of an account by the bank's own id of it; money out stands with a minus sign. */
export type BankTransaction = Omit<BankRow, "accountId"> & { providerAccountId: string };

export type BankChanges = {
  accounts: BankAccount[];
  upsert: BankTransaction[];
  /** Ids of rows that the bank has taken back. */
  remove: string[];
  /** What can't be taken over, each with its reason. */
  setAside: SetAside[];
  /** Where to go on next time, in words of the vendor's that nobody else reads. */
  cursor: string | null;
  /** False while the vendor itself is still fetching from the bank: nothing is known yet, ask again in a few minutes. */
  isReady: boolean;
};
