// Writes of accounts that no bank is asked about. None has a documented call: the forms go to their screens.
import { importToasts } from "~/texts/import";
import { type Undoable, withUndo } from "./ledger";
import type { Form } from "./mutation";

export const createAccount: Form<void> = {
  name: "create",
  screen: "/accounts/new",
  toast: () => importToasts.accountMade,
  redirect: () => "/accounts",
};

/** What is done to one account, on its own screen. */
const toOne = {
  screen: "/accounts/:id",
  redirect: ({ id }: { id: string }) => `/accounts/${encodeURIComponent(id)}`,
} as const;

export const setBalance: Form<{ id: string }> = { ...toOne, name: "balance", toast: () => importToasts.balanceSet };
export const closeAccount: Form<{ id: string }> = { ...toOne, name: "close", toast: () => importToasts.closed };
export const reopenAccount: Form<{ id: string }> = { ...toOne, name: "reopen", toast: () => importToasts.reopened };

export const removeAccount: Form<void> = {
  screen: "/accounts/:id",
  name: "remove",
  toast: () => importToasts.removed,
  redirect: () => "/accounts",
};

const repeats = (fields: Record<string, string>): boolean => (fields.repeat ?? "") !== "";
const entry = { screen: "/transactions/new", redirect: () => "/transactions" } as const;

export const addTransaction: Form<Undoable> = {
  ...entry,
  name: "add",
  toast: ({ undo }, fields) => withUndo(repeats(fields) ? importToasts.repeated : importToasts.added, undo),
};
export const addTransfer: Form<Undoable> = {
  ...entry,
  name: "transfer",
  toast: ({ undo }, fields) => withUndo(repeats(fields) ? importToasts.repeated : importToasts.moved, undo),
};

const ofRepeat = {
  screen: "/recurring",
  idField: "repeat",
  redirect: () => "/recurring",
} as const;

export const pauseRepeat: Form<void> = { ...ofRepeat, name: "pause", toast: () => importToasts.paused };
export const resumeRepeat: Form<void> = { ...ofRepeat, name: "resume", toast: () => importToasts.resumed };
export const removeRepeat: Form<void> = { ...ofRepeat, name: "remove", toast: () => importToasts.repeatRemoved };
