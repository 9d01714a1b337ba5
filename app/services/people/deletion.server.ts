// Leaving: every row of a person goes in one transaction, together with the wishes to end what runs at the vendors.
import { AUTH_TEXTS } from "~/texts/auth";
import { AppError } from "~/contracts/errors";
import { auditIn } from "~/lib/audit.server";
import { assertRecentPassword, type CurrentUser } from "~/lib/auth.server";
import { db, lockRow, transaction, type Tx } from "~/lib/db.server";
import { forgetJobsAbout } from "~/lib/jobs.server";
import { log } from "~/lib/log.server";
import { endedCookie } from "~/lib/session.server";
import { runDueRemovals, requestRemoval } from "~/services/bank/removal.server";
import { openToken } from "~/services/bank/token.server";
import { customerRemovalsDue, lockCustomer, queueCustomerRemoval } from "~/services/billing/removal.server";
import { lockLedger } from "~/services/ledger/write.server";
import { queueMail } from "~/services/platform/mail.server";

/** What the question before a deletion says will end. */
export function countConnections(userId: string): Promise<number> {
  return db.bankItem.count({ where: { userId } });
}

/** The headers end the session and empty the browser's own stores of this site. */
export async function deleteAccount(user: CurrentUser): Promise<Headers> {
  if (user.isDemo) throw new AppError("forbidden", AUTH_TEXTS.demoStays);
  assertRecentPassword(user);
  const isDone = await transaction(async (tx) => {
    await requestEndOfConnections(tx, user.id);
    const customerId = await lockCustomer(tx, user.id);
    if (customerId !== null) await queueCustomerRemoval(tx, customerId);
    // Every table of a user refers to this row and goes with it; what is written meanwhile finds nobody to belong to.
    const { count } = await tx.user.deleteMany({ where: { id: user.id } });
    // The log comes last, as wherever rows change: otherwise two could wait for each other.
    if (count === 1) await auditIn(tx, "account_deleted", user.id);
    return count === 1;
  });
  if (isDone) await afterwards(user);
  return new Headers({ "Set-Cookie": endedCookie(), "Clear-Site-Data": '"cache", "storage"' });
}

/** What fails here must not say that nothing was deleted. The calls to the vendors come by the clock as well. */
async function afterwards(user: CurrentUser): Promise<void> {
  const steps = await Promise.allSettled([
    forgetJobsAbout([user.id, user.email]).then(() => sayFarewell(user)),
    runDueRemovals(),
    customerRemovalsDue(),
  ]);
  for (const step of steps)
    if (step.status === "rejected") log.error({ err: step.reason }, "a step after the deletion of an account failed");
}

function sayFarewell(user: CurrentUser): Promise<void> {
  return queueMail({
    to: user.email,
    subject: "Your account was deleted",
    text:
      `Hello ${user.firstName},\n\nYour account was just deleted, with everything that was in it. ` +
      "What was connected is being ended as well: banks are disconnected, and a subscription is canceled without " +
      "further charges.\n\nThank you for being with us.\n",
  });
}

/** In the order of a sync, so that neither waits for the other: the connections, then the ledger. */
async function requestEndOfConnections(tx: Tx, userId: string): Promise<void> {
  const ids = await tx.bankItem.findMany({ where: { userId }, orderBy: { id: "asc" }, select: { id: true } });
  for (const { id } of ids) await lockRow(tx, `item:${id}`);
  await lockLedger(tx, userId);
  for (const item of await tx.bankItem.findMany({ where: { userId }, orderBy: { id: "asc" } })) {
    const token = readable(item);
    if (token !== undefined) await requestRemoval(tx, item, token);
  }
}

/** A token that no key opens can't be ended at the bank; it must not keep anybody from leaving. */
function readable(item: { userId: string; id: string; accessToken: string }): string | undefined {
  try {
    return openToken(item);
  } catch (error) {
    log.error({ err: error }, "a bank connection of a deleted account can't be ended");
    return undefined;
  }
}
