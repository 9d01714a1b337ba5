// Writes of transactions and transfers: what runs.
import { CorrectInput, RowForm, SplitForm, TransferAnswer } from "~/contracts/transactions";
import * as edits from "~/services/ledger/edits.server";
import * as transfers from "~/services/ledger/transfers.server";
import { signedIn } from "./guard.server";
import * as mutations from "./ledger";
import { serveForm } from "./serve.server";

export const correctTransaction = serveForm(mutations.correctTransaction, {
  guard: signedIn(),
  input: CorrectInput.and(RowForm),
  run: async (user, { transaction: id, ...input }) => ({ others: await edits.correctWithRule(user.id, id, input) }),
});

export const splitTransaction = serveForm(mutations.splitTransaction, {
  guard: signedIn(),
  input: SplitForm,
  run: async (user, { transaction: id, parts }) => {
    await edits.splitTransaction(user.id, id, { parts });
    return { parts: parts.length };
  },
});

export const deleteTransaction = serveForm(mutations.deleteTransaction, {
  guard: signedIn(),
  input: RowForm,
  run: (user, { transaction: id }) => edits.deleteTransaction(user.id, id),
});

export const answerTransfer = serveForm(mutations.answerTransfer, {
  guard: signedIn({ gated: true }),
  input: TransferAnswer,
  run: async (user, input) => {
    await transfers.answerTransfer(user.id, input);
    return { accepted: input.answer === "accept" };
  },
});
