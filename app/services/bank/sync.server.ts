// Brings an item's accounts and transactions up to date. The bank is asked outside of any transaction; what it said is
// written in one, together with the cursor, and only if no other sync has moved the cursor meanwhile.
import { z } from "zod";
import { HOME_CURRENCY } from "~/domain/money";
import { addDays, dayOf } from "~/domain/periods";
import { now } from "~/lib/clock.server";
import { type Prisma, type Tx, db, lockRow, newId, transaction } from "~/lib/db.server";
import { defineJob, enqueue } from "~/lib/jobs.server";
import { log } from "~/lib/log.server";
import { BankError } from "~/providers/bank/bank-error";
import { type SyncRound, fetchChanges } from "~/providers/bank/calls.server";
import { type ProviderAccount, bankRow, isInDollars } from "~/providers/bank/transform";
import { mayUseFeatures, perhapsLetThrough } from "~/services/billing/access.server";
import { openToken } from "./token.server";
import { requestInsights } from "~/services/insights/insights.server";
import { lockLedger, reclassifyCardPayments, writeTransactions } from "~/services/ledger/write.server";
import { analyzeTransactions } from "~/services/ledger/store.server";

export type SyncOutcome = { newTransactions: number; added: number; modified: number; removed: number };
const NOTHING: SyncOutcome = { newTransactions: 0, added: 0, modified: 0, removed: 0 };

const RECENT_DAYS = 7;
const MAX_ROUNDS = 3;
/** A delivery of a hundred thousand rows takes seconds, on a busy machine many of them; all or nothing of it is written. */
const WRITE_MS = 120_000;
const STOPPED = new Set(["revoked", "removing"]);

type Options = {
  /** takes accounts in that were not linked before: after the person has chosen them */ adopt?: boolean;
};

/** Nothing is written when the bank fails; the item then says why, and the error goes on to the caller. */
export async function syncItem(userId: string, itemId: string, options: Options = {}): Promise<SyncOutcome> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const item = await db.bankItem.findUnique({ where: { userId_id: { userId, id: itemId } } });
    if (!item || STOPPED.has(item.state)) return NOTHING;
    // A newly chosen account brings its past: everything is told again, and what is known stays as it is.
    const cursor = options.adopt ? null : item.cursor;
    await markSyncing(userId, itemId);
    let changes: SyncRound;
    try {
      changes = await fetchChanges(openToken(item), cursor);
    } catch (error) {
      await markFailed(userId, itemId, error);
      throw error;
    }
    const outcome = await transaction((tx) => apply(tx, userId, item, changes, options), { timeout: WRITE_MS });
    if (outcome) {
      await analyzeTransactions(outcome.added);
      if (outcome.added + outcome.modified + outcome.removed > 0) await requestInsights(userId);
      return outcome;
    }
  }
  // Others were faster each time, so that what we were asked for has been done.
  return NOTHING;
}

type Item = Prisma.BankItemGetPayload<object>;

async function apply(
  tx: Tx,
  userId: string,
  item: Item,
  changes: SyncRound,
  { adopt = false }: Options,
): Promise<SyncOutcome | null> {
  await lockRow(tx, `item:${item.id}`);
  const current = await tx.bankItem.findUnique({
    where: { userId_id: { userId, id: item.id } },
    select: { cursor: true, state: true, institutionName: true },
  });
  if (!current || STOPPED.has(current.state)) return NOTHING;
  if (current.cursor !== item.cursor) return null;
  await lockLedger(tx, userId);
  const accounts = await saveAccounts(tx, userId, item, changes.accounts, adopt);
  const upsert = changes.upsert.flatMap((row) => {
    const accountId = accounts.get(row.account_id);
    return accountId === undefined || !isInDollars(row) ? [] : [bankRow(row, accountId)];
  });
  const written = await writeTransactions(tx, userId, { upsert, remove: changes.remove });
  await tx.bankItem.update({
    where: { userId_id: { userId, id: item.id } },
    data: {
      cursor: changes.cursor,
      lastSyncedAt: now(),
      syncRequestedAt: null,
      errorCode: null,
      state: current.state === "pending_disconnect" ? "pending_disconnect" : "ok",
      ...(adopt ? { newAccounts: false } : {}),
    },
  });
  const since = addDays(dayOf(now(), "UTC"), -RECENT_DAYS);
  return {
    newTransactions: written.added.filter((row) => row.day >= since).length,
    added: written.added.length,
    modified: written.modified,
    removed: written.removed,
  };
}

/** Balances as the bank says them now. Answers our ids by the bank's; accounts that were disconnected stay away. */
async function saveAccounts(
  tx: Tx,
  userId: string,
  item: Item,
  accounts: readonly ProviderAccount[],
  adopt: boolean,
): Promise<Map<string, string>> {
  const known = await tx.account.findMany({
    where: { userId, itemId: item.id },
    select: { id: true, providerAccountId: true },
  });
  const ids = new Map(known.map(({ id, providerAccountId }) => [providerAccountId, id]));
  for (const account of accounts) {
    const id = ids.get(account.providerAccountId);
    if (id === undefined && !adopt) continue;
    ids.set(account.providerAccountId, await saveAccount(tx, userId, item, account, id));
  }
  if (ids.size > known.length) await reclassifyCardPayments(tx, userId);
  return ids;
}

/** Writes an account and today's balance; a new one is made where no id is given. */
export async function saveAccount(
  tx: Tx,
  userId: string,
  item: { id: string; institutionName: string },
  account: ProviderAccount,
  known?: string,
): Promise<string> {
  const { balanceCents, availableCents, limitCents, providerAccountId, ...names } = account;
  const data = {
    ...names,
    balanceCents: BigInt(balanceCents),
    availableCents: availableCents === null ? null : BigInt(availableCents),
    limitCents: limitCents === null ? null : BigInt(limitCents),
    updatedAt: now(),
  };
  const id = known ?? newId();
  if (known === undefined)
    await tx.account.create({
      data: { userId, id, itemId: item.id, institutionName: item.institutionName, providerAccountId, ...data },
    });
  else await tx.account.update({ where: { userId_id: { userId, id } }, data });
  // The past of a balance is read as dollars.
  if (account.currency !== HOME_CURRENCY) return id;
  const { timeZone } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { timeZone: true } });
  const day = dayOf(now(), timeZone);
  await tx.balanceHistory.upsert({
    where: { userId_accountId_day: { userId, accountId: id, day } },
    create: { userId, accountId: id, day, balanceCents: data.balanceCents },
    update: { balanceCents: data.balanceCents },
  });
  return id;
}

async function markSyncing(userId: string, itemId: string): Promise<void> {
  await db.bankItem.updateMany({
    where: { userId, id: itemId, state: { in: ["ok", "error"] } },
    data: { state: "syncing", syncRequestedAt: now() },
  });
}

/** What a failure says about the item: whether the person must act, or whether time will do. */
export function stateAfter(error: unknown): string {
  if (!(error instanceof BankError)) return "error";
  if (error.code === "ITEM_LOGIN_REQUIRED") return "login_required";
  if (["USER_PERMISSION_REVOKED", "INVALID_ACCESS_TOKEN", "ITEM_NOT_FOUND"].includes(error.code)) return "revoked";
  return "error";
}

async function markFailed(userId: string, itemId: string, error: unknown): Promise<void> {
  const state = stateAfter(error);
  const errorCode = error instanceof BankError ? error.code : "UNKNOWN";
  const kept = state === "error" ? ["ok", "syncing", "error"] : ["ok", "syncing", "error", "pending_disconnect"];
  await db.bankItem.updateMany({ where: { userId, id: itemId, state: { in: kept } }, data: { state, errorCode } });
}

// ── In the background ──────────────────────────────────────────────────────────────────────────────────────────────

const SYNC = "bank-sync";
const STALE_HOURS = 6;

/** Queues a sync; a burst of requests for one item becomes one. */
export function requestSync(userId: string, itemId: string, startAfterSeconds = 0): Promise<void> {
  return enqueue(
    SYNC,
    { userId, itemId },
    { singletonKey: `${userId}:${itemId}`, ...(startAfterSeconds ? { startAfterSeconds } : {}) },
  );
}

defineJob(SYNC, {
  schema: z.object({ userId: z.string(), itemId: z.string() }),
  run: async ({ userId, itemId }) => {
    // The connection, or its owner, may have gone while this waited.
    if ((await db.bankItem.count({ where: { userId, id: itemId } })) === 0) return;
    // Whose trial has run out is not asked after at the bank; what was missed is fetched once there is a plan.
    if (!(await mayUseFeatures(userId))) return;
    try {
      await syncItem(userId, itemId);
    } catch (error) {
      // What only the person can repair is not tried again and again.
      if (stateAfter(error) === "error") throw error;
      log.info({ itemId, code: error instanceof BankError ? error.code : undefined }, "an item needs its owner");
    }
  },
});

defineJob("bank-sync-stale", {
  schema: z.object({}).passthrough(),
  schedule: "*/20 * * * *",
  atStart: true,
  run: async () => {
    const before = new Date(now().getTime() - STALE_HOURS * 3_600_000);
    const items = await db.bankItem.findMany({
      where: {
        state: { in: ["ok", "syncing", "error", "pending_disconnect"] },
        OR: [{ lastSyncedAt: null }, { lastSyncedAt: { lt: before } }],
        user: perhapsLetThrough(),
      },
      select: { userId: true, id: true },
      // Only a sync that failed leaves its beginning behind: those whose bank does not answer come after all others.
      orderBy: [
        { syncRequestedAt: { sort: "asc", nulls: "first" } },
        { lastSyncedAt: { sort: "asc", nulls: "first" } },
      ],
      take: 500,
    });
    for (const [index, { userId, id }] of items.entries()) await requestSync(userId, id, Math.floor(index / 5));
  },
});
