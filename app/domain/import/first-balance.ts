// What an account began with is no transaction. Other apps and some banks write it as one; here it's the balance that the
// account is made with, and its rows are added to it.
import { MAX_CENTS } from "~/domain/money";
import type { FileAccount, FileRow, ReadFile, Stated } from "./types";

const SAYS = /^(starting|opening|initial) balances?$/i;

const isFirstBalance = ({ name, category, pending }: FileRow): boolean =>
  !pending && (SAYS.test(name) || (category !== null && SAYS.test(category)));

export function withFirstBalances(read: ReadFile): ReadFile {
  const found = new Map<string, Stated>();
  for (const row of read.rows) {
    if (!isFirstBalance(row)) continue;
    const known = found.get(row.account);
    const cents = (known?.cents ?? 0) + row.amountCents;
    if (Math.abs(cents) > MAX_CENTS) return read;
    found.set(row.account, { day: known && known.day < row.day ? known.day : row.day, cents });
  }
  if (found.size === 0) return read;
  return {
    ...read,
    rows: read.rows.filter((row) => !isFirstBalance(row)),
    accounts: read.accounts.map((account) => begun(account, found.get(account.key))),
  };
}

/** What stood before its rows stands before the rest of them. */
function begun(account: FileAccount, first: Stated | undefined): FileAccount {
  if (!first) return account;
  const { opening } = account;
  return { ...account, first, opening: opening && { ...opening, cents: opening.cents + first.cents } };
}
