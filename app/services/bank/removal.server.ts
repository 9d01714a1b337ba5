// Ending connections at the bank vendor, which must happen even if the vendor is down now.
import { now } from "~/lib/clock.server";
import { transaction } from "~/lib/db.server";
import { BankError } from "~/providers/bank/bank-error";
import { bank } from "~/providers/bank/index.server";
import { durableCall } from "~/services/platform/provider-calls.server";

/** The payload is the item's access token. */
const removal = durableCall("bank-remove-items", {
  vendor: bank.name,
  action: "item_remove",
  send: (token) => bank.remove(token),
  codeOf: (error) => (error instanceof BankError ? error.code : "UNKNOWN"),
});

/** Longer than every call to the vendor that stands between an exchange and a stored connection may take. */
const HELD_MS = 10 * 60_000;

/**
 * A connection that has just been made ends by itself unless somebody keeps it: should this process die, or the database
 * be lost, before it is stored as a person's, the vendor is told all the same.
 */
export const scheduleRollback = (token: string): Promise<string> =>
  transaction((tx) => removal.enqueue(tx, token, new Date(now().getTime() + HELD_MS)));
export const keepConnection = removal.cancel;
export const endHeldConnection = removal.tryNow;
/** Where it turns out that the connection is stored already. */
export const dropHeldRemoval = (held: string | undefined): Promise<unknown> =>
  held === undefined ? Promise.resolve() : transaction((tx) => removal.cancel(tx, held));

export const requestRemoval = removal.enqueue;
export const runDueRemovals = removal.runDue;
export const removeItems = removal.runAll;
