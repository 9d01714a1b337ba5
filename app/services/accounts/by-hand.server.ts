// Accounts that no bank is asked for: made, brought up to date, closed, taken away.
import type { NewAccount } from "~/contracts/accounts-by-hand";
import { AppError } from "~/contracts/errors";
import { ACCOUNT_KINDS, type AccountKind, accountKindOf, signedBalance } from "~/domain/import/accounts";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { audit } from "~/lib/audit.server";
import type { CurrentUser } from "~/lib/auth.server";
import { now } from "~/lib/clock.server";
import { type Tx, db, newId, num, transaction } from "~/lib/db.server";
import { idempotent } from "~/lib/idempotency.server";
import { disconnectAccount } from "~/services/bank/accounts.server";
import { requestInsights } from "~/services/insights/insights.server";
import { movedSince, settleBalances } from "~/services/ledger/balances.server";
import { lockLedger, reclassifyCardPayments } from "~/services/ledger/write.server";
import { REFUSALS } from "~/texts/refusals";

const MAX_ACCOUNTS = 200;
export const NO_ACCOUNT = "We couldn't find that account.";

type Making = { name: string; institution: string; kind: AccountKind; number?: string; baseCents: Cents; baseDay: Day };

/** Call it with the ledger locked. */
export async function makeAccount(tx: Tx, userId: string, made: Making): Promise<string> {
  if ((await tx.account.count({ where: { userId } })) >= MAX_ACCOUNTS)
    throw new AppError("unprocessable", REFUSALS.accounts.tooMany(MAX_ACCOUNTS));
  const { accountType, subtype } = ACCOUNT_KINDS[made.kind];
  const id = newId();
  await tx.account.create({
    data: {
      userId,
      id,
      providerAccountId: `hand:${id}`,
      accountName: made.name,
      institutionName: made.institution || "By hand",
      accountNumber: (made.number ?? "").slice(-4),
      accountType,
      subtype,
      balanceCents: BigInt(made.baseCents),
      baseCents: BigInt(made.baseCents),
      baseDay: made.baseDay,
      createdAt: now(),
      updatedAt: now(),
    },
  });
  await settleBalances(tx, userId, [id]);
  if (accountType === "credit") await reclassifyCardPayments(tx, userId);
  return id;
}

export async function createAccount(user: CurrentUser, input: NewAccount, key?: string): Promise<{ id: string }> {
  notLater(user, input.day);
  const made = await idempotent(user.id, key, "account-by-hand", input, async (tx) => {
    await lockLedger(tx, user.id);
    const baseCents = signedBalance(input.kind, input.balance);
    return { id: await makeAccount(tx, user.id, { ...input, baseCents, baseDay: input.day }) };
  });
  await audit("account_made", user.id, { accountId: made.id });
  await requestInsights(user.id);
  return made;
}

/** A day to come has no balance and no rows yet. */
export function notLater(user: CurrentUser, day: Day): void {
  if (day > user.today)
    throw new AppError("unprocessable", REFUSALS.accounts.dayToCome, {
      fieldErrors: { day: REFUSALS.accounts.dayToCome },
    });
}

type OwnAccount = {
  id: string;
  name: string;
  institution: string;
  kind: string;
  isOwed: boolean;
  balanceCents: Cents;
  closedDay: Day | null;
  rows: number;
};

export async function ownAccount(userId: string, id: string): Promise<OwnAccount> {
  const account = await db.account.findUnique({ where: { userId_id: { userId, id } } });
  if (!account || account.itemId !== null) throw new AppError("not_found", NO_ACCOUNT);
  const kind = accountKindOf(account.accountType, account.subtype);
  return {
    id,
    name: account.accountName,
    institution: account.institutionName,
    kind: kind?.name ?? "Other",
    isOwed: kind?.isOwed ?? false,
    balanceCents: num(account.balanceCents ?? 0n),
    closedDay: account.closedDay,
    rows: await db.transaction.count({ where: { userId, accountId: id, deletedAt: null } }),
  };
}

/** From that day on the balance counts from what is entered; rows of the day that are here already are in it. */
export async function setBalance(user: CurrentUser, id: string, balance: Cents, day: Day): Promise<void> {
  notLater(user, day);
  const { isOwed } = await ownAccount(user.id, id);
  const entered = isOwed && balance > 0 ? 0 - balance : balance;
  return transaction(async (tx) => {
    await lockLedger(tx, user.id);
    await rebase(tx, user.id, id, entered, day);
  });
}

/** The balance becomes `cents` on `day`: before its rows stands what they leave of it. */
export async function rebase(tx: Tx, userId: string, id: string, cents: Cents, day: Day): Promise<void> {
  const base = BigInt(cents - (await movedSince(tx, userId, id, day)));
  const changed = await tx.account.updateMany({
    where: { userId, id, itemId: null },
    data: { baseCents: base, baseDay: day, updatedAt: now() },
  });
  if (changed.count === 0) throw new AppError("not_found", NO_ACCOUNT);
  await settleBalances(tx, userId, [id]);
}

/** A closed account keeps its rows, takes no new ones, and is at zero. */
export function closeAccount(user: CurrentUser, id: string): Promise<void> {
  return transaction(async (tx) => {
    await lockLedger(tx, user.id);
    await rebase(tx, user.id, id, 0, user.today);
    await tx.account.updateMany({ where: { userId: user.id, id, itemId: null }, data: { closedDay: user.today } });
  });
}

/** Only what is kept by hand: an account of a bank is disconnected, which ends more than its rows. */
export async function removeOwnAccount(user: CurrentUser, id: string): Promise<void> {
  await ownAccount(user.id, id);
  await disconnectAccount(user.id, id);
}

export async function reopenAccount(user: CurrentUser, id: string): Promise<void> {
  const changed = await db.account.updateMany({
    where: { userId: user.id, id, itemId: null },
    data: { closedDay: null },
  });
  if (changed.count === 0) throw new AppError("not_found", NO_ACCOUNT);
}
