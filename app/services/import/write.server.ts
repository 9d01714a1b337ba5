// Confirming an import, and taking it back: each in one transaction, through the ledger like everything else.
import { bankCategoryOf } from "~/domain/import/app-categories";
import { isAccountKind } from "~/domain/import/accounts";
import type { Judged } from "~/domain/import/match";
import type { Stated } from "~/domain/import/types";
import type { BankRow } from "~/domain/ledger/ledger";
import { type Day, addDays } from "~/domain/periods";
import { AppError } from "~/contracts/errors";
import { audit } from "~/lib/audit.server";
import type { CurrentUser } from "~/lib/auth.server";
import { now } from "~/lib/clock.server";
import { Prisma, type Tx, transaction } from "~/lib/db.server";
import { z } from "zod";
import { makeAccount, rebase } from "~/services/accounts/by-hand.server";
import { requestInsights } from "~/services/insights/insights.server";
import { settleBalances } from "~/services/ledger/balances.server";
import { analyzeTransactions, chunks, loadRows } from "~/services/ledger/store.server";
import { dropRows, lockLedger, removeAccount, writeTransactions } from "~/services/ledger/write.server";
import { addBudgets, removeBudgets } from "./budgets.server";
import { type Draft, NO_IMPORT, loadDraft } from "./drafts.server";
import { type Plan, planImport, toBeAdded } from "./plan.server";
import { type Added, type Said, saidOf, sayAsThere } from "./said.server";

/** A hundred thousand rows take a while; all or nothing of them is written. */
const WRITE_MS = 240_000;
const PART = 5_000;

const Before = z.object({
  made: z.array(z.string()).default([]),
  bases: z.array(z.object({ id: z.string(), cents: z.number(), day: z.string() })).default([]),
  budgets: z.array(z.object({ month: z.string(), category: z.string(), cents: z.number() })).default([]),
});
type Before = z.output<typeof Before>;

export type Imported = { added: number; known: number; budgets: number };

export async function confirmImport(user: CurrentUser, id: string): Promise<Imported> {
  const outcome = await transaction((tx) => write(tx, user, id), { timeout: WRITE_MS });
  await audit("imported", user.id, { importId: id, added: outcome.added });
  await analyzeTransactions(outcome.added);
  if (outcome.added > 0) await requestInsights(user.id);
  return outcome;
}

async function write(tx: Tx, user: CurrentUser, id: string): Promise<Imported> {
  await lockLedger(tx, user.id);
  const draft = await loadDraft(tx, user.id, id);
  // Pressed twice: the first has done it.
  if (draft.state === "done") return { added: 0, known: 0, budgets: 0 };
  if (draft.state !== "draft")
    throw new AppError("conflict", "This import was taken back. Please choose the files again.");
  const plan = await planImport(tx, user.id, draft);
  const before: Before = { made: [], bases: [], budgets: [] };
  const ids = await targets(tx, user, plan, before);
  const upsert: BankRow[] = [];
  const said = new Map<string, Said>();
  let known = 0;
  for (const { file, accounts } of plan.files) {
    for (const planned of accounts) {
      const accountId = ids.get(planned.targetKey);
      if (accountId === undefined) continue;
      known += planned.rows.filter(({ verdict }) => verdict === "known").length;
      for (const judged of toBeAdded(planned, file.choices)) {
        const row = bankRow(judged, accountId, plan);
        upsert.push(row.row);
        if (row.said) said.set(row.row.providerTransactionId, row.said);
      }
    }
  }
  const added = await writeInParts(tx, user.id, upsert);
  await sayAsThere(tx, user.id, added, said);
  await remember(tx, user.id, id, draft, plan, ids, added);
  await setBalances(tx, user, plan, ids, before);
  before.budgets = await addBudgets(tx, user, plan);
  await tx.import.update({
    where: { userId_id: { userId: user.id, id } },
    data: { state: "done", doneAt: now(), added: added.length, known, before },
  });
  return { added: added.length, known, budgets: before.budgets.length };
}

/** A part at a time, so that a hundred thousand rows fit a small box. */
async function writeInParts(tx: Tx, userId: string, upsert: readonly BankRow[]): Promise<Added[]> {
  const added: Added[] = [];
  for (const part of chunks(upsert, PART)) {
    const written = await writeTransactions(tx, userId, { upsert: part, remove: [] });
    for (const { id, providerTransactionId } of written.added) added.push({ id, providerTransactionId });
  }
  return added;
}

/** The accounts that rows go to; new ones are made, one for each name. */
async function targets(tx: Tx, user: CurrentUser, plan: Plan, before: Before): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { file, accounts } of plan.files) {
    for (const planned of accounts) {
      const { target, targetKey, account, isForeign } = planned;
      if (target.to === "skip" || isForeign || ids.has(targetKey)) continue;
      if (target.to !== "new") {
        const own = await tx.account.findUnique({
          where: { userId_id: { userId: user.id, id: target.to } },
          select: { id: true, itemId: true, baseCents: true, baseDay: true },
        });
        if (!own) continue;
        ids.set(targetKey, own.id);
        if (own.itemId === null && own.baseDay !== null)
          before.bases.push({ id: own.id, cents: Number(own.baseCents ?? 0n), day: own.baseDay });
        continue;
      }
      const first = firstDay(plan, targetKey) ?? account.closing?.day ?? user.today;
      const made = await makeAccount(tx, user.id, {
        name: target.name || account.name || "Account",
        institution: plan.files.find((one) => one.file === file)?.read.senderName ?? "",
        kind: isAccountKind(target.kind) ? target.kind : "checking",
        number: account.number,
        baseCents: 0,
        baseDay: first,
      });
      before.made.push(made);
      ids.set(targetKey, made);
    }
  }
  return ids;
}

/** Over all files that go to it. */
function firstDay(plan: Plan, targetKey: string): Day | null {
  let first: Day | null = null;
  for (const { accounts } of plan.files)
    for (const planned of accounts)
      if (planned.targetKey === targetKey)
        for (const { row } of planned.rows) if (first === null || row.day < first) first = row.day;
  return first;
}

function bankRow(
  { row, providerTransactionId }: Judged,
  accountId: string,
  plan: Plan,
): { row: BankRow; said: Said | null } {
  const choice = (row.category === null ? "" : plan.categories.get(row.category)) || null;
  return {
    said: saidOf(row, choice, plan.categories),
    row: {
      providerTransactionId: providerTransactionId.replace(/^file:new:/, `file:${accountId}:`),
      accountId,
      day: row.day,
      amountCents: row.amountCents,
      merchantName: row.name,
      rawName: row.memo || row.name,
      providerCategory: bankCategoryOf(choice ?? "", row.amountCents > 0),
      providerConfidence: null,
      pending: false,
      pendingId: null,
    },
  };
}

async function remember(
  tx: Tx,
  userId: string,
  id: string,
  draft: Draft,
  plan: Plan,
  ids: ReadonlyMap<string, string>,
  added: readonly Added[],
): Promise<void> {
  for (const part of chunks(added.map((row) => row.id)))
    await tx.$executeRaw`INSERT INTO "ImportedRow" ("userId", "importId", "transactionId")
      SELECT ${userId}, ${id}, jsonb_array_elements_text(${JSON.stringify(part)}::jsonb)`;
  for (const { file, read, accounts } of plan.files) {
    const targets = Object.fromEntries(
      accounts.map(({ account, target, targetKey }) => [
        account.key,
        { ...target, to: ids.get(targetKey) ?? target.to },
      ]),
    );
    const choices = { ...file.choices, targets: { ...file.choices.targets, ...targets }, add: [] };
    await tx.importSender.upsert({
      where: { userId_sender: { userId, sender: read.sender } },
      create: { userId, sender: read.sender, choices, updatedAt: now() },
      update: { choices, updatedAt: now() },
    });
  }
  await tx.importFile.updateMany({ where: { userId, importId: draft.id }, data: { content: null } });
}

/** The balance that a file tells becomes that of an account by hand: from the day after, rows are added to it. */
async function setBalances(
  tx: Tx,
  user: CurrentUser,
  plan: Plan,
  ids: ReadonlyMap<string, string>,
  before: Before,
): Promise<void> {
  const newest = new Map<string, Stated>();
  for (const { file, accounts } of plan.files) {
    for (const { account, targetKey } of accounts) {
      const accountId = ids.get(targetKey);
      const isOwn =
        accountId !== undefined &&
        (before.made.includes(accountId) || before.bases.some((one) => one.id === accountId));
      if (!isOwn || !account.closing || !file.choices.setBalance || account.closing.day > user.today) continue;
      const known = newest.get(accountId);
      if (!known || account.closing.day > known.day) newest.set(accountId, account.closing);
    }
  }
  for (const [accountId, stated] of newest)
    await baseOn(tx, user.id, accountId, stated, before.made.includes(accountId));
}

/** For an account that was just made the base moves to its first row, so that its past is known; for others it is that day. */
async function baseOn(
  tx: Tx,
  userId: string,
  accountId: string,
  { day, cents }: Stated,
  isMade: boolean,
): Promise<void> {
  if (!isMade) return rebaseAfter(tx, userId, accountId, day, cents);
  const [row] = await tx.$queryRaw<
    { total: bigint | null }[]
  >`SELECT sum("amountCents")::bigint AS total FROM "Transaction" WHERE "userId" = ${userId} AND "accountId" = ${accountId} AND day <= ${day} AND "deletedAt" IS NULL AND NOT pending`;
  await tx.account.updateMany({
    where: { userId, id: accountId },
    data: { baseCents: BigInt(cents) - (row?.total ?? 0n) },
  });
  await settleBalances(tx, userId, [accountId]);
}

async function rebaseAfter(tx: Tx, userId: string, accountId: string, day: Day, cents: number): Promise<void> {
  const next = addDays(day, 1);
  await rebase(tx, userId, accountId, 0, next);
  await tx.account.updateMany({ where: { userId, id: accountId }, data: { baseCents: BigInt(cents), baseDay: next } });
  await settleBalances(tx, userId, [accountId]);
}

/** Takes away every row that an import brought, the accounts that it made where nothing else is in them, and its balances. */
export async function undoImport(user: CurrentUser, id: string): Promise<{ removed: number }> {
  const removed = await transaction(
    async (tx) => {
      await lockLedger(tx, user.id);
      const key = { userId_id: { userId: user.id, id } };
      const found = await tx.import.findUnique({ where: key, select: { state: true, before: true } });
      if (!found) throw new AppError("not_found", NO_IMPORT);
      if (found.state !== "done") throw new AppError("conflict", "There's nothing to take back.");
      const rows = await loadRows(
        tx,
        user.id,
        Prisma.sql`t.id IN (SELECT "transactionId" FROM "ImportedRow" WHERE "userId" = ${user.id} AND "importId" = ${id})`,
      );
      await dropRows(tx, user.id, rows);
      await bringBack(tx, user.id, Before.safeParse(found.before).data ?? { made: [], bases: [], budgets: [] });
      await tx.import.update({ where: key, data: { state: "undone", undoneAt: now() } });
      return rows.length;
    },
    { timeout: WRITE_MS },
  );
  await audit("import_undone", user.id, { importId: id, removed });
  await requestInsights(user.id);
  return { removed };
}

async function bringBack(tx: Tx, userId: string, { made, bases, budgets }: Before): Promise<void> {
  await removeBudgets(tx, userId, budgets);
  for (const accountId of made)
    if ((await tx.transaction.count({ where: { userId, accountId } })) === 0)
      await removeAccount(tx, userId, accountId);
  for (const { id, cents, day } of bases)
    await tx.account.updateMany({
      where: { userId, id, itemId: null },
      data: { baseCents: BigInt(cents), baseDay: day },
    });
  await settleBalances(
    tx,
    userId,
    bases.map(({ id }) => id),
  );
}
