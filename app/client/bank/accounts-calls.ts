import { redirect } from "@remix-run/react";
import { useEffect } from "react";
import { DISCONNECT_FAILED, bankProblem, bankToasts, syncedToast } from "~/texts/bank";
import { apiRequest, messageOf } from "~/client/api/api";
import { createStore } from "~/client/store";
import { showToast } from "~/client/ui/toasts";

export const REFETCH_WAIT_MS = 100;

/** Deletes the account, waits a moment, and goes back to the list: its data are read again before the dialog is gone. */
export async function disconnect(accountId: string) {
  try {
    await apiRequest("DELETE", `/api/accounts/${encodeURIComponent(accountId)}`);
  } catch (error) {
    showToast(bankProblem(messageOf(error, DISCONNECT_FAILED)));
    return null;
  }
  await new Promise((resolve) => setTimeout(resolve, REFETCH_WAIT_MS));
  showToast(bankToasts.disconnected);
  return redirect("/accounts");
}

export async function refreshAll() {
  try {
    type Answer = { newTransactions: number; stillFetching?: boolean };
    const answer = await apiRequest<Answer>("POST", "/api/plaid/refresh-transactions");
    showToast(syncedToast(answer.newTransactions, answer.stillFetching));
  } catch {
    showToast(bankToasts.syncFailed);
  }
  return null;
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
