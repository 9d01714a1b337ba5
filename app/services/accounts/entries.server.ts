// Transactions and transfers that somebody enters by hand.
import type { NewTransaction, NewTransfer } from "~/contracts/accounts-by-hand";
import { AppError } from "~/contracts/errors";
import { bankCategoryOf } from "~/domain/import/app-categories";
import { isCategoryId } from "~/domain/categories/list";
import type { BankRow, LedgerRow } from "~/domain/ledger/ledger";
import { HOME_CURRENCY } from "~/domain/money";
import type { CurrentUser } from "~/lib/auth.server";
import { type Tx, db, newId } from "~/lib/db.server";
import { idempotent } from "~/lib/idempotency.server";
import { limit } from "~/lib/rate-limit.server";
import { requestInsights } from "~/services/insights/insights.server";
import { loadRowsIn } from "~/services/ledger/store.server";
import { changeRows, lockLedger, writeTransactions } from "~/services/ledger/write.server";
import { NO_ACCOUNT, notLater } from "./by-hand.server";

const PER_HOUR = 300;
const TOLD_BY_BANK = "This account's transactions come from its bank. Please choose one that is kept by hand.";

export type EntryAccount = { id: string; name: string };

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
      ? TOLD_BY_BANK
      : account.closedDay !== null
        ? "This account is closed."
        : null;
  if (says !== null) throw new AppError("unprocessable", says, { fieldErrors: { [field]: says } });
}

const byHand = (
  row: Pick<BankRow, "accountId" | "day" | "amountCents" | "merchantName" | "providerCategory">,
): BankRow => ({
  ...row,
  providerTransactionId: `hand:${newId()}`,
  rawName: "",
  providerConfidence: null,
  pending: false,
  pendingId: null,
});

/** As the ledger has stored them: judged, and perhaps with their other side. */
async function addedRows(tx: Tx, userId: string, upsert: BankRow[]): Promise<LedgerRow[]> {
  await writeTransactions(tx, userId, { upsert, remove: [] });
  return loadRowsIn(
    tx,
    userId,
    "providerTransactionId",
    upsert.map((row) => row.providerTransactionId),
  );
}

export async function addTransaction(user: CurrentUser, input: NewTransaction, key?: string): Promise<void> {
  notLater(user, input.day);
  await limit(`entry:${user.id}`, PER_HOUR, 3_600);
  await idempotent(user.id, key, "transaction-by-hand", input, async (tx) => {
    await lockLedger(tx, user.id);
    await assertOpen(tx, user.id, input.account, "account");
    const isIn = input.direction === "in";
    const row = byHand({
      accountId: input.account,
      day: input.day,
      amountCents: isIn ? input.amount : 0 - input.amount,
      merchantName: input.name,
      providerCategory: bankCategoryOf(input.choice, isIn),
    });
    const added = await addedRows(tx, user.id, [row]);
    const userCategory = isCategoryId(input.choice) ? input.choice : null;
    if (userCategory !== null || input.note)
      await changeRows(tx, user.id, added, (one) => ({
        ...one,
        userCategory,
        note: input.note || null,
        ...(userCategory ? { matchedId: null } : {}),
      }));
    return {};
  });
  await requestInsights(user.id);
}

/** Both sides at once; the ledger pairs them as it pairs those of banks. */
export async function addTransfer(user: CurrentUser, input: NewTransfer, key?: string): Promise<void> {
  notLater(user, input.day);
  await limit(`entry:${user.id}`, PER_HOUR, 3_600);
  await idempotent(user.id, key, "transfer-by-hand", input, async (tx) => {
    await lockLedger(tx, user.id);
    await assertOpen(tx, user.id, input.from, "from");
    await assertOpen(tx, user.id, input.to, "to");
    const names = await tx.account.findMany({
      where: { userId: user.id, id: { in: [input.from, input.to] } },
      select: { id: true, accountName: true },
    });
    const nameOf = (id: string) => names.find((one) => one.id === id)?.accountName ?? "";
    const { day, amount } = input;
    const rows = [
      byHand({
        accountId: input.from,
        day,
        amountCents: 0 - amount,
        merchantName: `Transfer to ${nameOf(input.to)}`,
        providerCategory: bankCategoryOf("kind:transfer", false),
      }),
      byHand({
        accountId: input.to,
        day,
        amountCents: amount,
        merchantName: `Transfer from ${nameOf(input.from)}`,
        providerCategory: bankCategoryOf("kind:transfer", true),
      }),
    ];
    const added = await addedRows(tx, user.id, rows);
    const [one, two] = added;
    // Other rows of that day and amount may have been nearer; these two belong together, whoever else might fit.
    await changeRows(tx, user.id, added, (row) => ({
      ...row,
      note: input.note || null,
      matchedId: (row.id === one?.id ? two?.id : one?.id) ?? null,
    }));
    return {};
  });
  await requestInsights(user.id);
}

export type Template = { account: string; name: string; amountCents: number; choice: string };

/** A row of before as the pattern of a new one. */
export async function templateOf(userId: string, id: string): Promise<Template | null> {
  const row = await db.transaction.findFirst({
    where: { userId, id, deletedAt: null },
    select: { accountId: true, merchantName: true, amountCents: true, category: true, kind: true },
  });
  if (!row) return null;
  const choice =
    row.category ?? (row.kind === "income" ? "kind:income" : row.kind === "transfer" ? "kind:transfer" : "");
  return { account: row.accountId, name: row.merchantName, amountCents: Number(row.amountCents), choice };
}
