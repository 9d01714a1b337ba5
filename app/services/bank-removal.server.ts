// Ending connections at the bank vendor, which must happen even if the vendor is down now: the wish is a row, written in
// the transaction that removes our data, and tried until the vendor has confirmed it.
import { z } from "zod";
import { now } from "~/lib/clock.server";
import { decrypt, encrypt } from "~/lib/crypto.server";
import { type Tx, db, newId } from "~/lib/db.server";
import { defineJob, enqueue } from "~/lib/jobs.server";
import { log } from "~/lib/log.server";
import { BankError } from "~/providers/bank/bank-error";
import { removeItem } from "~/providers/bank/calls.server";

const VENDOR = "plaid";
const ACTION = "item_remove";
const JOB = "bank-remove-items";
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

const context = (id: string) => `${id}|ProviderCall.payload`;

/** Notes the wish. Call `removalsDue` once the transaction is through. */
export async function wishRemoval(tx: Tx, accessToken: string): Promise<void> {
  const id = newId();
  await tx.providerCall.create({
    data: { id, vendor: VENDOR, action: ACTION, payload: encrypt(accessToken, context(id)), nextAt: now() },
  });
}

export const removalsDue = (): Promise<void> => enqueue(JOB, {}, { singletonKey: JOB });

defineJob(JOB, { schema: z.object({}).passthrough(), schedule: "*/5 * * * *", run: removeItems });

/** Tries every removal that is due. Answers how many are still open. */
export async function removeItems(): Promise<number> {
  const due = await db.providerCall.findMany({
    where: { vendor: VENDOR, action: ACTION, doneAt: null, nextAt: { lte: now() } },
    orderBy: { nextAt: "asc" },
    take: 50,
  });
  for (const call of due) {
    try {
      await removeItem(decrypt(call.payload, context(call.id)));
      await db.providerCall.update({
        where: { id: call.id },
        data: { doneAt: now(), attempts: call.attempts + 1, lastError: null, payload: "" },
      });
    } catch (error) {
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** call.attempts);
      const lastError = error instanceof BankError ? error.code : "UNKNOWN";
      await db.providerCall.update({
        where: { id: call.id },
        data: { attempts: call.attempts + 1, lastError, nextAt: new Date(now().getTime() + wait) },
      });
      log.warn({ code: lastError, attempts: call.attempts + 1 }, "an item could not be removed at the bank yet");
    }
  }
  return db.providerCall.count({ where: { vendor: VENDOR, action: ACTION, doneAt: null } });
}
