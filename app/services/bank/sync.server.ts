// Brings an item's accounts and transactions up to date. The bank is asked outside of any transaction; what it said is
// written in one, together with the cursor, and only if no other sync has moved the cursor meanwhile.
import { z } from "zod";
import { SetAside } from "~/contracts/set-aside";
import { HOME_CURRENCY } from "~/domain/money";
import { addDays, dayOf } from "~/domain/periods";
import { now } from "~/lib/clock.server";
import { type Prisma, type Tx, db, lockRow, newId, transaction } from "~/lib/db.server";
import { defineJob, enqueue } from "~/lib/jobs.server";
import { log } from "~/lib/log.server";
import { BankError } from "~/providers/bank/bank-error";
import { bankOf, banks, isInUse } from "~/providers/bank/index.server";
import type { BankAccount, BankChanges } from "~/providers/bank/port";
import { mayUseFeatures, mayHaveAccess } from "~/services/billing/access.server";
import { openToken } from "./token.server";
import { requestInsights } from "~/services/insights/insights.server";
import { lockLedger, reclassifyCardPayments, writeTransactions } from "~/services/ledger/write.server";
import { requestCount } from "~/services/ledger/count-rows.server";

type SyncOutcome = {
  newTransactions: number;
  added: number;
  modified: number;
  removed: number;
  /** false while the bank vendor itself is still fetching */ isReady: boolean;
};
const NOTHING: SyncOutcome = { newTransactions: 0, added: 0, modified: 0, removed: 0, isReady: true };

const RECENT_DAYS = 7;
const MAX_ROUNDS = 3;
/** A delivery of a hundred thousand rows takes seconds, on a busy machine many of them; all or nothing of it is written. */
const WRITE_MS = 120_000;
const STOPPED = new Set(["revoked", "removing"]);
/** A vendor that is still fetching is asked again this soon, for a day; then as seldom as every stale connection. */
const AGAIN_SECONDS = 180;
const AGAIN_FOR_MS = 86_400_000;
const MAX_SET_ASIDE = 200;

type Options = {
  /** takes accounts in that were not linked before: after the person has chosen them */ adopt?: boolean;
  /** how long the bank may take over all its pages */ withinMs?: number;
};

/** Nothing is written when the bank fails; the item then says why, and the error goes on to the caller. */
export async function syncItem(userId: string, itemId: string, options: Options = {}): Promise<SyncOutcome> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const item = await db.bankItem.findUnique({ where: { userId_id: { userId, id: itemId } } });
    if (!item || STOPPED.has(item.state) || !isInUse(bankOf(item))) return NOTHING;
    // A newly chosen account brings its past: everything is told again, and what is known stays as it is.
    const cursor = options.adopt ? null : item.cursor;
    await markSyncing(userId, itemId);
    let changes: BankChanges;
    try {
      changes = await bankOf(item).changes(openToken(item), cursor, options.withinMs);
    } catch (error) {
      await markFailed(userId, itemId, error);
      throw error;
    }
    const outcome = await transaction((tx) => apply(tx, userId, item, changes, options), { timeout: WRITE_MS });
    if (outcome) {
      const isYoung = now().getTime() - item.createdAt.getTime() < AGAIN_FOR_MS;
      if (!outcome.isReady && isYoung) await requestSync(userId, itemId, AGAIN_SECONDS);
      await requestCount(outcome.added);
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
  changes: BankChanges,
  { adopt = false }: Options,
): Promise<SyncOutcome | null> {
  await lockRow(tx, `item:${item.id}`);
  const current = await tx.bankItem.findUnique({
    where: { userId_id: { userId, id: item.id } },
    select: { cursor: true, state: true, institutionName: true, setAside: true },
  });
  if (!current || STOPPED.has(current.state)) return NOTHING;
  if (current.cursor !== item.cursor) return null;
  await lockLedger(tx, userId);
  const { ids, setAside } = await saveAccounts(tx, userId, item, changes.accounts, adopt);
  const aside = [...setAside, ...changes.setAside];
  if (aside.length > 0) log.warn({ itemId: item.id, parts: reasonsOf(aside) }, "parts of a delivery were set aside");
  const upsert = changes.upsert.flatMap(({ providerAccountId, ...row }) => {
    const accountId = ids.get(providerAccountId);
    return accountId === undefined ? [] : [{ ...row, accountId }];
  });
  const written = await writeTransactions(tx, userId, { upsert, remove: changes.remove });
  const key = { userId_id: { userId, id: item.id } };
  const stored = { setAside: adopt ? aside : [...stillSetAside(current.setAside, changes, aside), ...aside] };
  await tx.bankItem.update({
    where: key,
    data: { setAside: stored.setAside.slice(-MAX_SET_ASIDE), ...afterSync(current.state, changes, adopt) },
  });
  const since = addDays(dayOf(now(), "UTC"), -RECENT_DAYS);
  return {
    newTransactions: written.added.filter((row) => row.day >= since).length,
    added: written.added.length,
    modified: written.modified,
    removed: written.removed,
    isReady: changes.isReady,
  };
}

/** What nobody has fetched yet leaves the connection as it is: still being fetched, and updated at no time. */
function afterSync(state: string, changes: BankChanges, adopt: boolean): Prisma.BankItemUpdateInput {
  const calm = state === "pending_disconnect" ? state : null;
  if (!changes.isReady) return { state: calm ?? "syncing", syncRequestedAt: now(), errorCode: null };
  return {
    cursor: changes.cursor,
    lastSyncedAt: changes.asOf ?? now(),
    syncRequestedAt: null,
    errorCode: null,
    state: calm ?? "ok",
    ...(adopt ? { newAccounts: false } : changes.hasNewAccounts ? { newAccounts: true } : {}),
    // Where the vendor was not asked this time, what it has said last stands.
    ...(changes.asOf ? {} : { told: changes.told ?? [] }),
  };
}

/** Rows that were set aside before and of which the bank has said nothing since. Accounts are told anew each time. */
function stillSetAside(stored: unknown, { upsert, remove }: BankChanges, aside: readonly SetAside[]): SetAside[] {
  const told = new Set<string | null>([
    ...upsert.map(({ providerTransactionId }) => providerTransactionId),
    ...remove,
    ...aside.flatMap(({ what, id }) => (what === "transaction" ? [id] : [])),
  ]);
  return readSetAside(stored).filter(({ what, id }) => what === "transaction" && (id === null || !told.has(id)));
}

export function readSetAside(stored: unknown): SetAside[] {
  const read = z.array(SetAside).safeParse(stored);
  return read.success ? read.data : [];
}

/** For the log, which knows no names. */
function reasonsOf(aside: readonly SetAside[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { what, reason } of aside) counts[`${what}: ${reason}`] = (counts[`${what}: ${reason}`] ?? 0) + 1;
  return counts;
}

/** Balances as the bank says them now. Answers our ids by the bank's; accounts that were disconnected stay away. */
async function saveAccounts(
  tx: Tx,
  userId: string,
  item: Item,
  accounts: readonly BankAccount[],
  adopt: boolean,
): Promise<{ ids: Map<string, string>; setAside: SetAside[] }> {
  const known = await tx.account.findMany({
    where: { userId, providerAccountId: { in: accounts.map(({ providerAccountId }) => providerAccountId) } },
    select: { id: true, providerAccountId: true, itemId: true },
  });
  const here = await tx.account.findMany({
    where: { userId, itemId: item.id },
    select: { id: true, providerAccountId: true },
  });
  const ids = new Map(here.map(({ id, providerAccountId }) => [providerAccountId, id]));
  const elsewhere = new Set(known.flatMap((one) => (one.itemId === item.id ? [] : [one.providerAccountId])));
  const setAside: SetAside[] = [];
  for (const account of accounts) {
    const { providerAccountId, accountName } = account;
    const id = ids.get(providerAccountId);
    if (id === undefined && !adopt) continue;
    if (elsewhere.has(providerAccountId))
      setAside.push({ what: "account", reason: "duplicate", id: providerAccountId, name: accountName, day: null });
    else ids.set(providerAccountId, await saveAccount(tx, userId, item, account, id));
  }
  if (ids.size > here.length) await reclassifyCardPayments(tx, userId);
  return { ids, setAside };
}

/** Writes an account and today's balance; a new one is made where no id is given. */
export async function saveAccount(
  tx: Tx,
  userId: string,
  item: { id: string; institutionName: string },
  account: BankAccount,
  known?: string,
): Promise<string> {
  const { balanceCents, availableCents, limitCents, providerAccountId, ...names } = {
    institutionName: item.institutionName,
    ...account,
  };
  const data = {
    ...names,
    balanceCents: balanceCents === null ? null : BigInt(balanceCents),
    availableCents: availableCents === null ? null : BigInt(availableCents),
    limitCents: limitCents === null ? null : BigInt(limitCents),
    updatedAt: now(),
  };
  const id = known ?? newId();
  if (known === undefined)
    await tx.account.create({
      data: { userId, id, itemId: item.id, providerAccountId, ...data },
    });
  else await tx.account.update({ where: { userId_id: { userId, id } }, data });
  // The past of a balance is read as dollars.
  if (account.currency !== HOME_CURRENCY || data.balanceCents === null) return id;
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
  if (error.kind === "sign_in") return "login_required";
  return error.kind === "revoked" ? "revoked" : "error";
}

async function markFailed(userId: string, itemId: string, error: unknown): Promise<void> {
  const state = stateAfter(error);
  const errorCode = error instanceof BankError ? error.code : "UNKNOWN";
  const kept = state === "error" ? ["ok", "syncing", "error"] : ["ok", "syncing", "error", "pending_disconnect"];
  const told = error instanceof BankError && state === "error" && error.display !== null ? [error.display] : [];
  await db.bankItem.updateMany({
    where: { userId, id: itemId, state: { in: kept } },
    data: { state, errorCode, told },
  });
}

// ── In the background ────────────────────────────────────────────────────────────────────────────

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
  run: async () => {
    const before = new Date(now().getTime() - STALE_HOURS * 3_600_000);
    const items = await db.bankItem.findMany({
      where: {
        state: { in: ["ok", "syncing", "error", "pending_disconnect"] },
        provider: { in: banks.filter(isInUse).map(({ name }) => name) },
        OR: [{ lastSyncedAt: null }, { lastSyncedAt: { lt: before } }],
        user: mayHaveAccess(),
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
