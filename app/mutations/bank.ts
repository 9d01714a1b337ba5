// Writes of banks and accounts.
import type { Refreshed } from "~/contracts/accounts";
import { bankToasts, DISCONNECT_FAILED, EXCHANGE_FAILED, syncedToast } from "~/texts/bank";
import type { MutationCall, Form, Mutation } from "./mutation";

const SCREEN = "/accounts";
const here = { screen: SCREEN, redirect: () => SCREEN } as const;
const toBank = { screen: SCREEN, redirect: ({ url }: { url: string }) => url } as const;

export const connectBank: Form<{ url: string }> = { ...toBank, name: "connect" };
/** With a token that the person has made elsewhere. */
export const connectByToken: Form<{ isNew: boolean }> = {
  name: "connect-token",
  screen: SCREEN,
  toast: ({ isNew }) => (isNew ? bankToasts.toCoach : bankToasts.repaired),
  redirect: ({ isNew }) => (isNew ? "/coach?onboarding=true" : SCREEN),
  failureTitle: "Connection Failed",
  failure: EXCHANGE_FAILED,
};
export const repairConnection: Form<{ url: string }> = { ...toBank, name: "repair" };
export const endConnection: Form<void> = { ...here, name: "end", toast: () => bankToasts.ended };

export const refreshTransactions: Mutation<Refreshed> = {
  ...here,
  name: "refresh",
  method: "POST",
  path: "/api/plaid/refresh-transactions",
  toast: ({ newTransactions, stillFetching }) => syncedToast(newTransactions, stillFetching),
  failed: { toast: bankToasts.syncFailed, redirect: SCREEN },
};

export const disconnectAccount: Mutation<{ removedTransactions: number }> = {
  ...here,
  name: "disconnect",
  method: "DELETE",
  path: "/api/accounts/:id",
  idField: "account",
  toast: () => bankToasts.disconnected,
  wordless: { answer: DISCONNECT_FAILED, silence: DISCONNECT_FAILED },
};

export const keepBoth: Form<void> = { ...here, name: "keep-both", toast: () => bankToasts.keptBoth };

/** With scripts the vendor's own script connects a bank, between these two calls. */
export const createLinkToken: MutationCall = { method: "POST", path: "/api/plaid/create-link-token" };
export const exchangeToken: MutationCall = { method: "POST", path: "/api/plaid/exchange-token" };

/** What the practice bank's own script asks. */
export const practiceBankStep: MutationCall = { method: "POST", path: "/api/sandbox/bank/:token" };
