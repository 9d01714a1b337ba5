import { useEffect } from "react";
import { mutate } from "~/client/api/mutate";
import { createStore } from "~/client/store";
import { disconnectAccount, refreshTransactions } from "~/mutations/bank";
import type { Fields } from "~/mutations/mutation";

const REFETCH_WAIT_MS = 100;

/** Deletes the account, waits a moment, and goes back to the list: its data are read again before the dialog is gone. */
export function disconnect(fields: Fields) {
  return mutate(disconnectAccount, fields, {
    done: () => new Promise<undefined>((resolve) => setTimeout(resolve, REFETCH_WAIT_MS)),
  });
}

/** The screen stays as it is, with what else its address says. */
export function refreshAll(fields: Fields) {
  return mutate(refreshTransactions, fields, { done: () => ({ done: true }) });
}

const isShown = createStore(false);

/** While the screen is there, new data replace the old ones quietly; only coming to it shows the skeletons. */
export const isAccountsScreenShown = isShown.get;

export function useAccountsScreenShown(): void {
  useEffect(() => {
    isShown.set(true);
    return () => isShown.set(false);
  }, []);
}
