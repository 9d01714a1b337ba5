// Ending connections at the bank vendor, which must happen even if the vendor is down now.
import { BankError } from "~/providers/bank/bank-error";
import { removeItem } from "~/providers/bank/calls.server";
import { durableCall } from "./provider-calls.server";

/** The payload is the item's access token. */
const removal = durableCall("bank-remove-items", {
  vendor: "plaid",
  action: "item_remove",
  send: removeItem,
  codeOf: (error) => (error instanceof BankError ? error.code : "UNKNOWN"),
});

export const wishRemoval = removal.wish;
export const removalsDue = removal.due;
export const removeItems = removal.run;
