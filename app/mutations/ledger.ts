// Writes of transactions and transfers. None has a documented call: the forms go to their screens.
import { bankToasts } from "~/texts/bank";
import { reviewHref, unsortedMonth } from "~/domain/ledger/row-links";
import type { Toast } from "~/texts/toast";
import { transactionToasts, WAITING_CHANGE } from "~/texts/transactions";
import type { Fields, Form, Waits } from "./mutation";

const SCREEN = "/transactions";

const REVIEW = "/review";
const RULES = "/rules";
const CATEGORIES = "/categories";
const ACCOUNTS = "/accounts";

/** Back to the same list, without the dialog, and to the screens beside it from there. */
function listOf(from: URL): string {
  if (from.pathname === REVIEW) return reviewHref({ unsorted: unsortedMonth(from.searchParams) });
  if ([RULES, CATEGORIES, ACCOUNTS].includes(from.pathname)) return from.pathname;
  const search = new URLSearchParams(from.search);
  for (const name of ["edit", "select", "index"]) search.delete(name);
  const text = search.toString();
  return text ? `${SCREEN}?${text}` : SCREEN;
}

const change = { screen: SCREEN, redirect: (_done: unknown, from: URL) => listOf(from) } as const;

/** What can be taken back says so, and where: on the list that it was done from. */
export function withUndo(toast: Toast, undo: string | null, from: URL | string = SCREEN): Toast {
  if (undo === null) return toast;
  const to = typeof from === "string" ? from : listOf(from);
  return { ...toast, action: { label: "Undo", to, fields: { intent: "undo", step: undo } } };
}

export type Undoable = { undo: string | null };

/** Sets one row's category and note: the same effect twice. A rule for the merchant changes many rows. */
export const correctTransaction: Form<Undoable & { others: number }> = {
  ...change,
  name: "correct",
  toast: ({ others, undo }, _fields, from) => withUndo(transactionToasts.updated(others), undo, from),
  offline: ({ applyToMerchant }: Fields, merchant): Waits =>
    applyToMerchant ? { refused: WAITING_CHANGE.ofRule } : { label: WAITING_CHANGE.of(merchant) },
};

export const splitTransaction: Form<Undoable & { parts: number }> = {
  ...change,
  name: "split",
  toast: ({ parts, undo }, _fields, from) =>
    withUndo(parts > 0 ? transactionToasts.split : transactionToasts.joined, undo, from),
};

export const deleteTransaction: Form<Undoable> = {
  ...change,
  name: "delete",
  toast: ({ undo }, _fields, from) => withUndo(transactionToasts.deleted, undo, from),
};

/** Several rows at once. */
export const changeMany: Form<Undoable & { count: number }> = {
  ...change,
  name: "many",
  toast: ({ count, undo }, _fields, from) => withUndo(transactionToasts.many(count), undo, from),
};

/** One row of the review, and on to the next. */
export const reviewOne: Form<Undoable & { next: string | null }> = {
  name: "review",
  screen: REVIEW,
  toast: ({ undo }, _fields, from) => withUndo(transactionToasts.reviewed, undo, from),
  redirect: ({ next }, from) => reviewHref({ unsorted: unsortedMonth(from.searchParams), at: next }),
};

/** All that waits without a question. */
export const reviewAll: Form<Undoable & { count: number }> = {
  name: "review-all",
  screen: REVIEW,
  toast: ({ count, undo }, _fields, from) => withUndo(transactionToasts.many(count), undo, from),
  redirect: () => REVIEW,
};

/** Takes a change back. The second time does nothing. */
export const undoChange: Form<{ title: string; isDone: boolean }> = {
  ...change,
  name: "undo",
  toast: ({ title, isDone }) => transactionToasts.undone(title, isDone),
};

export const answerTransfer: Form<Undoable & { accepted: boolean }> = {
  name: "transfer",
  screen: ACCOUNTS,
  toast: ({ accepted, undo }) => withUndo(accepted ? bankToasts.matched : bankToasts.kept, undo, ACCOUNTS),
  redirect: () => ACCOUNTS,
};
