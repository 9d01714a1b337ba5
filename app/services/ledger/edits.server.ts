// What a person may say about a transaction: its category or kind, a note, splits, that it is a transfer, or delete it.
// Each is written through the ledger, so that matching and sums follow.
import { isDeepStrictEqual } from "node:util";
import { AppError } from "~/contracts/errors";
import type { CorrectInput, SplitInput } from "~/contracts/transactions";
import { type CategoryPlace, placedBy } from "~/domain/categories/own";
import { type Kind, choiceOf, isSpending } from "~/domain/categories/classify";
import { type LedgerRow } from "~/domain/ledger/ledger";
import { bankNameOf } from "~/domain/ledger/rules";
import { editSteps } from "~/domain/ledger/row-edits";
import { sumCents } from "~/domain/money";
import { now } from "~/lib/clock.server";
import { type Tx, db, transaction } from "~/lib/db.server";
import { REFUSALS } from "~/texts/refusals";
import { setMerchantRule } from "./merchant-rules.server";
import { ownCategories, placeChosen, placeMaybe } from "./own-categories.server";
import { loadRowsIn } from "./store.server";
import { type RuleStep, keepStep } from "./undo.server";
import { changeRows, lockLedger } from "./write.server";

async function ownRow(tx: Tx, userId: string, id: string): Promise<LedgerRow> {
  await lockLedger(tx, userId);
  const [row] = await loadRowsIn(tx, userId, "id", [id]);
  if (!row || row.deletedAt) throw new AppError("not_found", REFUSALS.transactions.unknown);
  return row;
}

/** What an undo names; null where nothing changed. */
export type Undoable = { undo: string | null };

const change = (userId: string, id: string, title: string, edit: (row: LedgerRow) => LedgerRow): Promise<Undoable> =>
  transaction(async (tx) => ({ undo: await changeOne(tx, userId, await ownRow(tx, userId, id), title, edit) }));

/** Whoever changes a row has looked at it. */
async function changeOne(
  tx: Tx,
  userId: string,
  row: LedgerRow,
  title: string,
  edit: (row: LedgerRow) => LedgerRow,
  rules: readonly RuleStep[] = [],
): Promise<string | null> {
  const edited = (one: LedgerRow) => ({ ...edit(one), reviewedAt: one.reviewedAt ?? now() });
  const rows = editSteps([row], edited);
  await changeRows(tx, userId, [row], edited);
  return keepStep(tx, userId, { title, rows, rules });
}

/** The person's own category or kind; both win over everything else from now on. A matched pair is taken apart. */
export function correctedRow(
  row: LedgerRow,
  input: Omit<CorrectInput, "applyToMerchant">,
  placed: CategoryPlace | null,
): LedgerRow {
  const note = input.note === undefined ? row.note : input.note || null;
  const tags = input.tags === undefined || isDeepStrictEqual(input.tags, row.tags) ? row.tags : input.tags;
  const said = { ...row, note, tags };
  if (!input.choice || input.choice === choiceOf(row)) return said;
  if (input.choice.startsWith("kind:")) {
    const userKind = kindChosen(input.choice);
    const splits = isSpending(userKind) ? row.splits : [];
    return { ...said, userKind, userCategory: null, ownCategory: null, matchedId: null, splits };
  }
  if (placed === null) return said;
  const { category: userCategory, ownCategory } = placed;
  return { ...said, userKind: null, userCategory, ownCategory, matchedId: null, splits: [] };
}

export const correctTransaction = (userId: string, id: string, input: CorrectInput): Promise<Undoable> =>
  transaction(async (tx) => {
    const row = await ownRow(tx, userId, id);
    const placed = await placeMaybe(tx, userId, input.choice);
    return { undo: await changeOne(tx, userId, row, "Transaction updated", (one) => correctedRow(one, input, placed)) };
  });

/** A correction, and where it is wished the same category for everything of this merchant. Answers how many others follow. */
export async function correctWithRule(
  userId: string,
  id: string,
  input: CorrectInput,
): Promise<Undoable & { others: number }> {
  if (!input.applyToMerchant || !input.choice || input.choice.startsWith("kind:"))
    return { others: 0, ...(await correctTransaction(userId, id, input)) };
  return transaction(async (tx) => {
    const row = await ownRow(tx, userId, id);
    const placed = await placeChosen(tx, userId, input.choice ?? "");
    const { step, following } = await setMerchantRule(tx, userId, bankNameOf(row), placed);
    const [judged = row] = await loadRowsIn(tx, userId, "id", [id]);
    const undo = await changeOne(tx, userId, judged, "Transaction updated", (one) => correctedRow(one, input, placed), [
      step,
    ]);
    return { undo, others: following.filter((one) => one.id !== id).length };
  });
}

function kindChosen(choice: string): Kind {
  if (choice === "kind:income") return "income";
  if (choice === "kind:card_payment") return "card_payment";
  if (choice === "kind:correction") return "correction";
  return "transfer";
}

/** Several categories for one row; the parts must add up to it. An empty list takes the splits away. */
export async function splitTransaction(userId: string, id: string, { parts }: SplitInput): Promise<Undoable> {
  const own = await ownCategories(db, userId);
  return change(userId, id, parts.length > 0 ? "Transaction split" : "Split removed", (row) => {
    if (parts.length === 0) return { ...row, splits: [] };
    if (!isSpending(row.kind)) throw new AppError("unprocessable", REFUSALS.transactions.onlySpending);
    const sign = row.amountCents < 0 ? -1 : 1;
    const splits = parts.map(({ category: choice, amount }) => {
      const placed = placedBy(choice, own);
      if (!placed) throw new AppError("unprocessable", REFUSALS.categories.choose);
      return { ...placed, amountCents: sign * amount, note: null };
    });
    if (sumCents(splits.map((split) => split.amountCents)) !== row.amountCents) {
      throw new AppError("unprocessable", REFUSALS.transactions.partsOfWhole, {
        fieldErrors: { parts: REFUSALS.transactions.partsOfWhole },
      });
    }
    return { ...row, splits };
  });
}

/** The row stays as a tombstone: the bank can't bring it back. */
export const deleteTransaction = (userId: string, id: string): Promise<Undoable> =>
  change(userId, id, "Transaction deleted", (row) => ({ ...row, deletedAt: now(), matchedId: null }));
