// Writes of transactions and transfers: what runs.
import {
  CorrectForm,
  ManyForm,
  ReviewForm,
  RowForm,
  SplitForm,
  TransferAnswer,
  UndoForm,
} from "~/contracts/transactions";
import * as edits from "~/services/ledger/edits.server";
import * as review from "~/services/ledger/review.server";
import { changeManyRows } from "~/services/ledger/many.server";
import { unsortedMonth } from "~/domain/ledger/row-links";
import { readFilter } from "~/domain/ledger/transaction-filter";
import { undoStep } from "~/services/ledger/undo.server";
import * as transfers from "~/services/ledger/transfers.server";
import { NoFields } from "~/contracts/accounts-by-hand";
import { signedIn } from "./guard.server";
import * as mutations from "./ledger";
import { serveForm } from "./serve.server";

export const correctTransaction = serveForm(mutations.correctTransaction, {
  guard: signedIn(),
  input: CorrectForm.and(RowForm),
  run: (user, { transaction: id, ...input }) => edits.correctWithRule(user.id, id, input),
});

export const splitTransaction = serveForm(mutations.splitTransaction, {
  guard: signedIn(),
  input: SplitForm,
  run: async (user, { transaction: id, parts }) => {
    const { undo } = await edits.splitTransaction(user.id, id, { parts });
    return { undo, parts: parts.length };
  },
});

export const deleteTransaction = serveForm(mutations.deleteTransaction, {
  guard: signedIn(),
  input: RowForm,
  run: (user, { transaction: id }) => edits.deleteTransaction(user.id, id),
});

export const changeMany = serveForm(mutations.changeMany, {
  guard: signedIn(),
  input: ManyForm,
  run: (user, input, { request }) => changeManyRows(user.id, input, readFilter(new URL(request.url).searchParams)),
});

export const reviewOne = serveForm(mutations.reviewOne, {
  guard: signedIn(),
  input: ReviewForm,
  run: (user, { transaction: id, choice, applyToMerchant }, { request }) => {
    const unsorted = unsortedMonth(new URL(request.url).searchParams);
    return review.reviewOne(user.id, id, choice, { unsorted, applyToMerchant });
  },
});

export const reviewAll = serveForm(mutations.reviewAll, {
  guard: signedIn(),
  input: NoFields,
  run: (user) => review.reviewAll(user.id),
});

export const undoChange = serveForm(mutations.undoChange, {
  guard: signedIn(),
  input: UndoForm,
  run: (user, { step }) => undoStep(user.id, step),
});

export const answerTransfer = serveForm(mutations.answerTransfer, {
  guard: signedIn({ gated: true }),
  input: TransferAnswer,
  run: async (user, input) => {
    const { undo } = await transfers.answerTransfer(user.id, input);
    return { undo, accepted: input.answer === "accept" };
  },
});
