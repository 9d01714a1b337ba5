// Transactions and transfers that somebody enters by hand.
import type { NewTransaction, NewTransfer } from "~/contracts/accounts-by-hand";
import { AppError } from "~/contracts/errors";
import { choiceOfPlaced } from "~/domain/categories/own";
import { editsOf } from "~/domain/ledger/row-edits";
import { HOME_CURRENCY } from "~/domain/money";
import type { CurrentUser } from "~/lib/auth.server";
import { now } from "~/lib/clock.server";
import { type Tx, db } from "~/lib/db.server";
import { idempotent } from "~/lib/idempotency.server";
import { limit } from "~/lib/rate-limit.server";
import { requestInsights } from "~/services/insights/insights.server";
import type { Undoable } from "~/services/ledger/edits.server";
import { loadRowsIn } from "~/services/ledger/store.server";
import { keepStep } from "~/services/ledger/undo.server";
import { lockLedger } from "~/services/ledger/write.server";
import { REFUSALS } from "~/texts/refusals";
import { NO_ACCOUNT, notLater } from "./by-hand.server";
import { startRepeat } from "./repeats.server";
import { writeEntry, writeTransfer } from "./write-entries.server";

const PER_HOUR = 300;

type EntryAccount = { id: string; name: string };

/** The accounts that take rows by hand. */
export async function entryAccounts(userId: string): Promise<EntryAccount[]> {
  const accounts = await db.account.findMany({
    where: { userId, itemId: null, closedDay: null, currency: HOME_CURRENCY },
    select: { id: true, accountName: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return accounts.map(({ id, accountName }) => ({ id, name: accountName }));
}

async function assertOpen(tx: Tx, userId: string, id: string, field: string): Promise<void> {
  const account = await tx.account.findUnique({
    where: { userId_id: { userId, id } },
    select: { itemId: true, closedDay: true },
  });
  const says = !account
    ? NO_ACCOUNT
    : account.itemId !== null
      ? REFUSALS.accounts.fromBank
      : account.closedDay !== null
        ? REFUSALS.accounts.closed
        : null;
  if (says !== null) throw new AppError("unprocessable", says, { fieldErrors: { [field]: says } });
}

export async function addTransaction(user: CurrentUser, input: NewTransaction, key?: string): Promise<Undoable> {
  if (!input.repeat) notLater(user, input.day);
  await limit(`entry:${user.id}`, PER_HOUR, 3_600);
  const kept = await idempotent(user.id, key, "transaction-by-hand", input, async (tx) => {
    await lockLedger(tx, user.id);
    await assertOpen(tx, user.id, input.account, "account");
    const entry = { ...input, amountCents: input.direction === "in" ? input.amount : 0 - input.amount };
    if (!input.repeat) return keepAdded(tx, user.id, "Transaction added", await writeEntry(tx, user.id, entry));
    await startRepeat(tx, user, { ...entry, to: null, rhythm: input.repeat });
    return { undo: null };
  });
  await requestInsights(user.id);
  return kept;
}

export async function addTransfer(user: CurrentUser, input: NewTransfer, key?: string): Promise<Undoable> {
  if (!input.repeat) notLater(user, input.day);
  await limit(`entry:${user.id}`, PER_HOUR, 3_600);
  const kept = await idempotent(user.id, key, "transfer-by-hand", input, async (tx) => {
    await lockLedger(tx, user.id);
    await assertOpen(tx, user.id, input.from, "from");
    await assertOpen(tx, user.id, input.to, "to");
    const { from, amount: amountCents, repeat: rhythm } = input;
    if (!rhythm)
      return keepAdded(tx, user.id, "Transfer added", await writeTransfer(tx, user.id, { ...input, amountCents }));
    await startRepeat(tx, user, { ...input, account: from, amountCents, name: "Transfer", choice: "", rhythm });
    return { undo: null };
  });
  await requestInsights(user.id);
  return kept;
}

/** Taken back, rows that were added are as if they had been deleted. */
async function keepAdded(tx: Tx, userId: string, title: string, ids: readonly string[]): Promise<Undoable> {
  const rows = await loadRowsIn(tx, userId, "id", ids);
  const steps = rows.map((row) => {
    const after = editsOf(row);
    return { id: row.id, before: { ...after, deletedAt: now(), matchedId: null }, after };
  });
  return { undo: await keepStep(tx, userId, { title, rows: steps }) };
}

type Template = { account: string; name: string; amountCents: number; choice: string };

/** A row of before as the pattern of a new one. */
export async function templateOf(userId: string, id: string): Promise<Template | null> {
  const row = await db.transaction.findFirst({
    where: { userId, id, deletedAt: null },
    select: { accountId: true, merchantName: true, amountCents: true, category: true, ownCategory: true, kind: true },
  });
  if (!row) return null;
  const choice =
    row.category !== null
      ? choiceOfPlaced({ ...row, category: row.category })
      : ["income", "transfer", "correction"].includes(row.kind)
        ? `kind:${row.kind}`
        : "";
  return { account: row.accountId, name: row.merchantName, amountCents: Number(row.amountCents), choice };
}
