// The accounts of a person: the list, the state of their connections, refreshing and disconnecting.
import type { AccountJson, Refreshed } from "~/contracts/accounts";
import { AppError } from "~/contracts/errors";
import type { Arrived } from "~/contracts/link-progress";
import type { SetAside } from "~/contracts/set-aside";
import { type Cents, HOME_CURRENCY, toDollars } from "~/domain/money";
import { audit } from "~/lib/audit.server";
import type { CurrentUser } from "~/lib/auth.server";
import { now } from "~/lib/clock.server";
import { type Prisma, db, lockRow, num, transaction } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { limit } from "~/lib/rate-limit.server";
import { BankError } from "~/providers/bank/bank-error";
import { bankOf, isInUse } from "~/providers/bank/index.server";
import { REFUSALS } from "~/texts/refusals";
import { runDueRemovals, requestRemoval } from "./removal.server";
import { openToken } from "./token.server";
import { lockLedger, removeAccount } from "~/services/ledger/write.server";
import { readSetAside, syncItem } from "./sync.server";

const masked = (number: string) => (number ? `••••${number}` : "••••");

export async function listAccounts(userId: string): Promise<AccountJson[]> {
  const accounts = await db.account.findMany({
    where: { userId },
    orderBy: [{ institutionName: "asc" }, { createdAt: "asc" }, { id: "asc" }],
  });
  return accounts.map(({ id, accountName, institutionName, accountNumber, accountType, balanceCents, currency }) => ({
    id,
    accountName,
    institutionName,
    accountNumber: masked(accountNumber),
    accountType,
    balance: balanceCents === null ? null : toDollars(num(balanceCents)),
    ...(currency === HOME_CURRENCY ? {} : { currency }),
  }));
}

type ItemState = "ok" | "syncing" | "login_required" | "pending_disconnect" | "error" | "revoked" | "removing";

type AccountView = {
  id: string;
  itemId: string | null;
  accountName: string;
  institutionName: string;
  accountNumber: string;
  accountType: string;
  subtype: string | null;
  currency: string;
  balanceCents: Cents | null;
  availableCents: Cents | null;
  limitCents: Cents | null;
  state: ItemState | ByHand;
  lastSyncedAt: Date | null;
};

/** No bank is asked for it. */
type ByHand = "by_hand" | "closed";

type Connection = {
  itemId: string;
  institutionName: string;
  state: ItemState;
  newAccounts: boolean;
  /** No account of it is here: it can be ended as it is. */
  isEmpty: boolean;
  setAside: SetAside[];
  told: string[];
  lastSyncedAt: Date | null;
  /** While it's read: what is here of it. */
  arrived: Arrived | null;
};

const STATES: readonly ItemState[] = [
  "ok",
  "syncing",
  "login_required",
  "pending_disconnect",
  "error",
  "revoked",
  "removing",
];
/** As long as somebody looks at a button that says that it is refreshing. */
const PATIENCE_MS = 25_000;
const SYNCING_MS = 10 * 60_000;

/** A sync that was cut off long ago is no longer going on. */
function stateOf(item: { state: string; syncRequestedAt: Date | null }): ItemState {
  const state = STATES.find((known) => known === item.state) ?? "error";
  const isOld = now().getTime() - (item.syncRequestedAt?.getTime() ?? 0) > SYNCING_MS;
  return state === "syncing" && isOld ? "error" : state;
}

export async function isAnySyncing(userId: string): Promise<boolean> {
  const items = await db.bankItem.findMany({
    where: { userId, state: "syncing" },
    select: { state: true, syncRequestedAt: true },
  });
  return items.some((item) => stateOf(item) === "syncing");
}

export async function accountViews(userId: string): Promise<{ accounts: AccountView[]; connections: Connection[] }> {
  const items = await db.bankItem.findMany({
    where: { userId },
    include: { accounts: true },
    omit: { accessToken: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const arriving = new Map<string, Arrived>();
  for (const { id, ...item } of items) {
    if (stateOf(item) === "syncing") arriving.set(id, await arrivedIn(userId, item.accounts));
  }
  const connections = items.map((item) => ({
    itemId: item.id,
    institutionName: item.institutionName,
    state: stateOf(item),
    newAccounts: item.newAccounts,
    isEmpty: item.accounts.length === 0,
    setAside: readSetAside(item.setAside),
    told: item.told,
    lastSyncedAt: item.lastSyncedAt,
    arrived: arriving.get(item.id) ?? null,
  }));
  const oldestFirst = <T extends { createdAt: Date }>(list: T[]) =>
    list.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  const ofBanks = items.flatMap((item) =>
    oldestFirst(item.accounts).map((account) => viewOf(account, stateOf(item), item.lastSyncedAt)),
  );
  const byHand = await db.account.findMany({ where: { userId, itemId: null } });
  const own = oldestFirst(byHand).map((account) =>
    viewOf(account, account.closedDay === null ? "by_hand" : "closed", account.updatedAt),
  );
  return {
    accounts: [
      ...ofBanks,
      ...own.filter(({ state }) => state !== "closed"),
      ...own.filter(({ state }) => state === "closed"),
    ],
    connections,
  };
}

/** What is stored of these accounts, counted. */
export async function arrivedIn(userId: string, accounts: readonly { id: string }[]): Promise<Arrived> {
  const listed = await db.transaction.aggregate({
    where: { userId, deletedAt: null, accountId: { in: accounts.map(({ id }) => id) } },
    _count: true,
    _min: { day: true },
  });
  return { transactions: listed._count, since: listed._min.day };
}

function viewOf(
  account: Prisma.AccountGetPayload<object>,
  state: AccountView["state"],
  lastSyncedAt: Date | null,
): AccountView {
  return {
    id: account.id,
    itemId: account.itemId,
    accountName: account.accountName,
    institutionName: account.institutionName,
    accountNumber: account.itemId === null && account.accountNumber === "" ? "" : masked(account.accountNumber),
    accountType: account.accountType,
    subtype: account.subtype,
    currency: account.currency,
    balanceCents: account.balanceCents === null ? null : num(account.balanceCents),
    availableCents: account.availableCents === null ? null : num(account.availableCents),
    limitCents: account.limitCents === null ? null : num(account.limitCents),
    state,
    lastSyncedAt,
  };
}

/** How many rows go with an account, for the dialog that asks. */
export async function countTransactions(userId: string, accountId: string): Promise<number> {
  return db.transaction.count({ where: { userId, accountId, deletedAt: null } });
}

/** Takes an account and its rows away; with an item's last account the connection ends at the bank as well. */
export async function disconnectAccount(userId: string, accountId: string): Promise<{ removedTransactions: number }> {
  const outcome = await transaction(async (tx) => {
    const account = await tx.account.findUnique({
      where: { userId_id: { userId, id: accountId } },
      select: { itemId: true },
    });
    if (!account) throw new AppError("not_found", REFUSALS.accounts.unknown);
    const { itemId } = account;
    if (itemId !== null) await lockRow(tx, `item:${itemId}`);
    await lockLedger(tx, userId);
    const removedTransactions = await removeAccount(tx, userId, accountId);
    // Kept by hand: there is no bank to tell.
    if (itemId === null) return { removedTransactions, ended: false };
    const left = await tx.account.count({ where: { userId, itemId } });
    if (left > 0) return { removedTransactions, ended: false };
    const item = await tx.bankItem.findUnique({ where: { userId_id: { userId, id: itemId } } });
    if (item) {
      await requestRemoval(tx, item, openToken(item));
      await tx.bankItem.delete({ where: { userId_id: { userId, id: item.id } } });
    }
    return { removedTransactions, ended: true };
  });
  if (outcome.ended) await runDueRemovals();
  await audit("bank_removed", userId, { accountId });
  return { removedTransactions: outcome.removedTransactions };
}

/** Ends a connection of which no account is here; one that has accounts ends with the last of them. */
export async function disconnectConnection(userId: string, itemId: string): Promise<void> {
  await transaction(async (tx) => {
    await lockRow(tx, `item:${itemId}`);
    const key = { userId_id: { userId, id: itemId } };
    const item = await tx.bankItem.findUnique({ where: key, include: { accounts: { select: { id: true } } } });
    if (!item) throw new AppError("not_found", REFUSALS.bank.unknownConnection);
    if (item.accounts.length > 0) throw new AppError("conflict", REFUSALS.bank.hasAccounts);
    await requestRemoval(tx, item, openToken(item));
    await tx.bankItem.delete({ where: key });
  });
  await runDueRemovals();
  await audit("bank_removed", userId, { itemId });
}

/**
 * Asks every bank for news and answers how many of the last seven days came. One bank that fails does not stop the others,
 * and one that takes longer than anybody waits goes on without being waited for.
 */
export async function refreshTransactions(user: CurrentUser): Promise<Refreshed> {
  await limit(`refresh:${user.id}`, 20, 60);
  const stored = await db.bankItem.findMany({
    where: { userId: user.id, state: { notIn: ["removing", "revoked", "login_required"] } },
  });
  const items = stored.filter((item) => isInUse(bankOf(item)));
  const answers = await Promise.all(items.map((item) => withinPatience(refreshItem(user.id, item))));
  if (items.length > 0 && answers.every((answer) => answer === null))
    throw new AppError("unavailable", REFUSALS.bank.refreshFailed);
  return {
    newTransactions: answers.reduce<number>((sum, answer) => sum + (answer?.newTransactions ?? 0), 0),
    ...(answers.some((answer) => answer?.isReady === false) ? { stillFetching: true } : {}),
  };
}

type Answer = { newTransactions: number; isReady: boolean } | null;

type Item = { id: string; userId: string; provider: string; accessToken: string };

async function refreshItem(userId: string, item: Item): Promise<Answer> {
  try {
    await bankOf(item).refresh(openToken(item));
    return await syncItem(userId, item.id);
  } catch (error) {
    const isBank = error instanceof BankError;
    log.warn({ code: isBank ? error.code : undefined, err: isBank ? undefined : error }, "a refresh failed");
    return null;
  }
}

async function withinPatience(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve({ newTransactions: 0, isReady: false }), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
