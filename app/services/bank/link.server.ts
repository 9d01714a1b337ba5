// Connecting a bank: link tokens, the exchange, the vendor's own pages, and repairing a connection.
import { DEMO_ACCOUNT } from "~/contracts/demo";
import { AppError } from "~/contracts/errors";
import type { SetAside } from "~/contracts/set-aside";
import type { ExchangeInput } from "~/contracts/bank";
import { DEMO_HAS_NO_BANK, EXCHANGE_FAILED, NOT_RENEWABLE, NO_BANKS, OTHER_ACCOUNTS } from "~/texts/bank";
import { audit } from "~/lib/audit.server";
import { now } from "~/lib/clock.server";
import { db, newId, transaction } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { log } from "~/lib/log.server";
import { limit } from "~/lib/rate-limit.server";
import { BankError } from "~/providers/bank/bank-error";
import { bank, bankOf, isInUse, tokenBank } from "~/providers/bank/index.server";
import type { BankAccount, BankProvider } from "~/providers/bank/port";
import { REFUSALS } from "~/texts/refusals";
import { type Rollback, dropRollback, rollBackNow, keepConnection, scheduleRollback } from "./removal.server";
import { openToken, sealToken } from "./token.server";
import { lockLedger, reclassifyCardPayments } from "~/services/ledger/write.server";
import { SANDBOX_SDK, isSandboxBank } from "./practice-pages.server";
import { requestSync, saveAccount, syncItem } from "./sync.server";

type Person = { id: string; isDemo: boolean };

const FIRST_SYNC_WAIT_MS = 6_000;
const LINK_HOURS = 4;

/** The vendor's refusals as sentences for the person; what they can't act on is said in general. */
function refused(error: unknown, fallback: string): never {
  if (!(error instanceof BankError)) throw error;
  log.warn({ code: error.code }, "the bank vendor refused");
  if (error.kind === "rate_limit" || error.kind === "outage")
    throw new AppError("unavailable", error.display ?? REFUSALS.bank.unreachable, { retryAfter: 30 });
  throw new AppError("bad_request", error.display ?? fallback);
}

/** Whoever signs in to the demo account sees all that is in it, so it gets the practice bank and no other. */
function assertLinkable(user: Person, provider: BankProvider): void {
  if (!isInUse(provider)) throw new AppError("not_found", NO_BANKS);
  if (user.isDemo && !(isSandboxBank && provider === bank)) throw new AppError("conflict", DEMO_HAS_NO_BANK);
}

/** The demo account is the practice bank's own customer, whatever its id is here: it brings the household of /demo. */
const clientOf = (user: Person): string => (user.isDemo ? DEMO_ACCOUNT.username : user.id);

/** A token for the vendor's modal. */
export async function createLink(user: Person): Promise<{ link_token: string; sdk?: string }> {
  assertLinkable(user, bank);
  await limit(`link:${user.id}`, 30, 3_600);
  const { linkToken } = await bank
    .startLink({ userId: clientOf(user) })
    .catch((error: unknown) => refused(error, REFUSALS.bank.unreachable));
  if (linkToken === null) throw new AppError("unavailable", REFUSALS.bank.unreachable);
  await db.linkToken.create({ data: { userId: user.id, id: newId(), token: linkToken, createdAt: now() } });
  return { link_token: linkToken, ...(isSandboxBank ? { sdk: SANDBOX_SDK } : {}) };
}

/** The address of the vendor's own pages, for people without scripts and for repairs. */
export async function startHostedLink(user: Person, itemId?: string): Promise<string> {
  const item = itemId === undefined ? null : await ownItem(user.id, itemId);
  const provider = item ? bankOf(item) : bank;
  assertLinkable(user, provider);
  await limit(`link:${user.id}`, 30, 3_600);
  if (item && provider === tokenBank) return repairByToken(user.id, item);
  const id = newId();
  const { linkToken, hostedUrl } = await bank
    .startLink({
      userId: clientOf(user),
      completionUri: `${env.APP_URL}/accounts?linked=${id}`,
      ...(item ? { repair: { accessToken: openToken(item), chooseAccounts: item.newAccounts } } : {}),
      // A permission that was withdrawn can often be given again; where the vendor says that it can't, a new connection can.
    })
    .catch((error: unknown) => refused(error, item ? NOT_RENEWABLE : REFUSALS.bank.unreachable));
  if (linkToken === null || hostedUrl === null) throw new AppError("unavailable", REFUSALS.bank.unreachable);
  await db.linkToken.create({
    data: { userId: user.id, id, token: linkToken, itemId: item?.id ?? null, createdAt: now() },
  });
  // The sandbox's pages are ours: by path, whatever name this app is visited by.
  return hostedUrl.startsWith(`${env.APP_URL}/`) ? hostedUrl.slice(env.APP_URL.length) : hostedUrl;
}

async function ownItem(userId: string, id: string) {
  const item = await db.bankItem.findUnique({ where: { userId_id: { userId, id } } });
  if (!item || item.state === "removing") throw new AppError("not_found", REFUSALS.bank.unknownConnection);
  return item;
}

/** There is nowhere to go: new accounts are taken in, and for anything else a new token is asked for. */
async function repairByToken(userId: string, item: { id: string; newAccounts: boolean; state: string }) {
  if (item.state === "revoked" || !item.newAccounts) return `/accounts?dialog=token&item=${item.id}`;
  await repaired(userId, item.id);
  return "/accounts";
}

type HostedOutcome = { status: "connected" | "repaired" | "cancelled" } | { status: "failed"; message: string };

/** Back from the vendor's pages. A token is used once, by the person who asked for it. */
export async function finishHostedLink(user: Person, id: string): Promise<HostedOutcome> {
  const since = new Date(now().getTime() - LINK_HOURS * 3_600_000);
  const token = await db.linkToken.findFirst({
    where: { userId: user.id, id, usedAt: null, createdAt: { gte: since } },
  });
  if (!token) return { status: "cancelled" };
  const result = await bank
    .linkResult(token.token)
    .catch((error: unknown) => refused(error, REFUSALS.bank.unreachable));
  if (result.status === "open") return { status: "cancelled" };
  const claimed = await db.linkToken.updateMany({
    where: { userId: user.id, id, usedAt: null },
    data: { usedAt: now() },
  });
  if (claimed.count === 0) return { status: "cancelled" };
  if (result.status === "exit")
    return result.message === null ? { status: "cancelled" } : { status: "failed", message: result.message };
  if (token.itemId !== null) {
    await repaired(user.id, token.itemId);
    return { status: "repaired" };
  }
  if (result.publicToken === null) return { status: "failed", message: EXCHANGE_FAILED };
  await exchange(user, { publicToken: result.publicToken, metadata: null });
  return { status: "connected" };
}

/** Turns the public token into a connection with its accounts, and brings their transactions in. */
export async function exchange(user: Person, { publicToken }: ExchangeInput): Promise<{ itemId: string }> {
  return connect(user, bank, publicToken);
}

/** The same with a token that the person has made elsewhere; it can also take the place of one that no longer opens. */
export async function connectWithToken(user: Person, token: string, itemId?: string): Promise<void> {
  try {
    await useToken(user, token, itemId);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "bad_request") throw error;
    throw new AppError("bad_request", error.userMessage, { fieldErrors: { token: error.userMessage } });
  }
}

async function useToken(user: Person, token: string, itemId: string | undefined): Promise<void> {
  const item = itemId === undefined ? null : await ownItem(user.id, itemId);
  if (!item) return void (await connect(user, tokenBank, token));
  const { accessToken, providerItemId } = await claim(user, tokenBank, token);
  const { accounts } = await tokenBank.describe(accessToken).catch((error: unknown) => refused(error, EXCHANGE_FAILED));
  const here = await db.account.count({
    where: {
      userId: user.id,
      itemId: item.id,
      providerAccountId: { in: accounts.map(({ providerAccountId }) => providerAccountId) },
    },
  });
  if (here === 0 || item.provider !== tokenBank.name) throw new AppError("conflict", OTHER_ACCOUNTS);
  await db.bankItem.update({
    where: { userId_id: { userId: user.id, id: item.id } },
    data: { providerItemId, accessToken: sealToken(user.id, item.id, accessToken), cursor: null },
  });
  await repaired(user.id, item.id);
}

async function claim(user: Person, provider: BankProvider, token: string) {
  assertLinkable(user, provider);
  if (!provider.isLinkToken(token)) throw new AppError("bad_request", REFUSALS.bank.noToken);
  await limit(`exchange:${user.id}`, 30, 3_600);
  return provider.exchange(token).catch((error: unknown) => refused(error, EXCHANGE_FAILED));
}

async function connect(user: Person, provider: BankProvider, token: string): Promise<{ itemId: string }> {
  const { accessToken, providerItemId } = await claim(user, provider, token);
  // The same token sent twice leads to the same connection: what the first has stored is neither stored again nor ended.
  const stored = await storedItem(user.id, providerItemId);
  if (stored !== null) return { itemId: stored };
  let held: Rollback | undefined;
  let itemId: string;
  try {
    held = await scheduleRollback(provider, accessToken);
    const { accounts, setAside, institutionId, institutionName } = await provider.describe(accessToken);
    await assertNew(user.id, institutionId, accounts);
    itemId = await saveItem(
      user.id,
      { providerItemId, accessToken, institutionId: institutionId ?? "", institutionName, held },
      accounts,
      setAside,
    );
  } catch (error) {
    const winner = await storedItem(user.id, providerItemId);
    if (winner !== null) {
      await dropRollback(held);
      return { itemId: winner };
    }
    // Nothing of it is kept here, so nothing of it may go on at the vendor.
    await (held === undefined ? provider.remove(accessToken) : rollBackNow(held)).catch((failure: unknown) =>
      log.warn({ err: failure }, "an unused connection couldn't be removed"),
    );
    return refused(error, EXCHANGE_FAILED);
  }
  await audit("bank_linked", user.id, { itemId });
  await firstSync(user.id, itemId);
  return { itemId };
}

/** The connection that is stored under the vendor's id of it; somebody else's is out of reach. */
async function storedItem(userId: string, providerItemId: string): Promise<string | null> {
  const item = await db.bankItem.findUnique({ where: { providerItemId }, select: { userId: true, id: true } });
  if (item && item.userId !== userId) throw new AppError("conflict", REFUSALS.bank.alreadyConnected);
  return item?.id ?? null;
}

async function assertNew(
  userId: string,
  institutionId: string | null,
  accounts: readonly BankAccount[],
): Promise<void> {
  const known = await db.account.findMany({
    where: {
      userId,
      OR: [
        { item: { institutionId: institutionId ?? "" } },
        { providerAccountId: { in: accounts.map(({ providerAccountId }) => providerAccountId) } },
      ],
    },
    select: { providerAccountId: true, accountNumber: true, accountType: true, accountName: true },
  });
  const key = (account: { accountNumber: string; accountType: string; accountName: string }) =>
    `${account.accountNumber}|${account.accountType}|${account.accountName}`;
  const have = new Set(known.flatMap((account) => [account.providerAccountId, key(account)]));
  if (accounts.some((account) => have.has(account.providerAccountId) || have.has(key(account))))
    throw new AppError("conflict", REFUSALS.bank.alreadyConnected);
}

type NewItem = {
  providerItemId: string;
  accessToken: string;
  institutionId: string;
  institutionName: string;
  /** the wish that ends it at the vendor, taken back in the transaction that stores it */ held: Rollback;
};

function saveItem(
  userId: string,
  { accessToken, held, ...item }: NewItem,
  accounts: readonly BankAccount[],
  setAside: SetAside[],
): Promise<string> {
  const id = newId();
  return transaction(async (tx) => {
    // Who leaves takes this lock as well: either the connection is seen and ended with the rest, or nobody is here any more.
    await lockLedger(tx, userId);
    if ((await tx.user.count({ where: { id: userId } })) === 0)
      throw new AppError("unauthorized", REFUSALS.any.notLoggedIn);
    if (!(await keepConnection(tx, held))) throw new AppError("unavailable", REFUSALS.bank.unreachable);
    await tx.bankItem.create({
      data: {
        userId,
        id,
        ...item,
        provider: held.provider.name,
        accessToken: sealToken(userId, id, accessToken),
        setAside,
        state: "syncing",
        syncRequestedAt: now(),
        createdAt: now(),
      },
    });
    for (const account of accounts)
      await saveAccount(tx, userId, { id, institutionName: item.institutionName }, account);
    await reclassifyCardPayments(tx, userId);
    return id;
  });
}

/** Waits a little, so that the next screen has the rows; a slow bank goes on in the background. */
async function firstSync(userId: string, itemId: string, adopt = false): Promise<void> {
  await requestSync(userId, itemId, 30);
  const sync = syncItem(userId, itemId, { adopt }).then(
    () => undefined,
    (error: unknown) =>
      log.warn(
        { code: error instanceof BankError ? error.code : undefined },
        "the first sync of an item failed and will be tried again",
      ),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([sync, new Promise((resolve) => (timer = setTimeout(resolve, FIRST_SYNC_WAIT_MS)))]);
  clearTimeout(timer);
}

/** The person has signed in again, or has chosen accounts: the same item goes on. */
async function repaired(userId: string, itemId: string): Promise<void> {
  const item = await db.bankItem.findUnique({
    where: { userId_id: { userId, id: itemId } },
    select: { newAccounts: true },
  });
  await db.bankItem.updateMany({
    where: { userId, id: itemId, state: { not: "removing" } },
    data: { state: "syncing", errorCode: null, syncRequestedAt: now() },
  });
  await audit("bank_linked", userId, { itemId, repaired: true });
  await firstSync(userId, itemId, item?.newAccounts ?? false);
}
