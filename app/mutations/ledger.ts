// Writes of transactions and transfers. None has a documented call: the forms go to their screens.
import { bankToasts } from "~/texts/bank";
import { transactionToasts } from "~/texts/transactions";
import type { Fields, Form, Waits } from "./mutation";

const SCREEN = "/transactions";

/** Back to the same list, without the dialog. */
function listOf(from: URL): string {
  const search = new URLSearchParams(from.search);
  search.delete("edit");
  search.delete("index");
  const text = search.toString();
  return text ? `${SCREEN}?${text}` : SCREEN;
}

const change = { screen: SCREEN, redirect: (_done: unknown, from: URL) => listOf(from) } as const;

/** Sets one row's category and note: the same effect twice. A rule for the merchant changes many rows. */
export const correctTransaction: Form<{ others: number }> = {
  ...change,
  name: "correct",
  toast: ({ others }) => transactionToasts.updated(others),
  offline: ({ applyToMerchant }: Fields, merchant): Waits =>
    applyToMerchant
      ? { refused: "A rule for all transactions of a merchant needs a connection." }
      : { label: `Change to ${merchant}` },
};

export const splitTransaction: Form<{ parts: number }> = {
  ...change,
  name: "split",
  toast: ({ parts }) => (parts > 0 ? transactionToasts.split : transactionToasts.joined),
};

export const deleteTransaction: Form<void> = { ...change, name: "delete", toast: () => transactionToasts.deleted };

export const answerTransfer: Form<{ accepted: boolean }> = {
  name: "transfer",
  screen: "/accounts",
  toast: ({ accepted }) => (accepted ? bankToasts.matched : bankToasts.kept),
  redirect: () => "/accounts",
};
