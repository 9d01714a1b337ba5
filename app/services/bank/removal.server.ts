// Ending connections at the bank vendor, which must happen even if the vendor is down now.
import { now } from "~/lib/clock.server";
import { type Tx, transaction } from "~/lib/db.server";
import { BankError } from "~/providers/bank/bank-error";
import { bank, bankOf, banks } from "~/providers/bank/index.server";
import type { BankProvider } from "~/providers/bank/port";
import { type DurableCall, durableCall } from "~/services/platform/provider-calls.server";

/** The payload is the item's access token. */
const removals = new Map(banks.map((provider) => [provider.name, removalAt(provider)]));

function removalAt(provider: BankProvider): DurableCall {
  return durableCall(provider === bank ? "bank-remove-items" : `bank-remove-items-${provider.name}`, {
    vendor: provider.name,
    action: "item_remove",
    send: (token) => provider.remove(token),
    codeOf: (error) => (error instanceof BankError ? error.code : "UNKNOWN"),
  });
}

function removalOf(provider: BankProvider): DurableCall {
  const found = removals.get(provider.name);
  if (!found) throw new Error(`no such bank provider: ${provider.name}`);
  return found;
}

/** Longer than every call to the vendor that stands between an exchange and a stored connection may take. */
const ROLLBACK_MS = 10 * 60_000;

/** The wish to end a connection, noted before anything of it is stored. */
export type Rollback = { provider: BankProvider; id: string };

/**
 * A connection that has just been made ends by itself unless somebody keeps it: should this process die, or the database
 * be lost, before it is stored as a person's, the vendor is told all the same.
 */
export async function scheduleRollback(provider: BankProvider, token: string): Promise<Rollback> {
  const at = new Date(now().getTime() + ROLLBACK_MS);
  return { provider, id: await transaction((tx) => removalOf(provider).enqueue(tx, token, at)) };
}
export const keepConnection = (tx: Tx, held: Rollback): Promise<boolean> =>
  removalOf(held.provider).cancel(tx, held.id);
export const rollBackNow = (held: Rollback): Promise<void> => removalOf(held.provider).tryNow(held.id);
/** Where it turns out that the connection is stored already. */
export const dropRollback = (held: Rollback | undefined): Promise<unknown> =>
  held === undefined ? Promise.resolve() : transaction((tx) => keepConnection(tx, held));

export const requestRemoval = (tx: Tx, item: { provider: string }, token: string): Promise<string> =>
  removalOf(bankOf(item)).enqueue(tx, token);

export async function runDueRemovals(): Promise<void> {
  for (const removal of removals.values()) await removal.runDue();
}

/** Tries every wish that is due. Answers how many are still open. */
export async function removeItems(): Promise<number> {
  let open = 0;
  for (const removal of removals.values()) open += await removal.runAll();
  return open;
}
