// Calls that must reach a vendor even if it is down now: the wish is a row, written in the transaction of its cause, and
// tried until the vendor has confirmed it. Only then is what it was about forgotten.
import { z } from "zod";
import { now } from "~/lib/clock.server";
import { decrypt, encrypt } from "~/lib/crypto.server";
import { type Tx, db, newId } from "~/lib/db.server";
import { defineJob, enqueue } from "~/lib/jobs.server";
import { log } from "~/lib/log.server";

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
const BATCH = 50;

type Call = {
  vendor: string;
  action: string;
  /** Asks the vendor; comes back once it is done there, also if it was done before. */
  send: (payload: string) => Promise<void>;
  /** What a failure is called in our log; the vendor's own words may name people. */
  codeOf: (error: unknown) => string;
};

export type DurableCall = {
  /** Notes the wish, to be sent from `at` on, and answers its id. Call `due` once the transaction is through. */
  enqueue: (tx: Tx, payload: string, at?: Date) => Promise<string>;
  /** Takes a wish back; false when it was tried already, and what it was about may have ended. */
  cancel: (tx: Tx, id: string) => Promise<boolean>;
  /** Tries one wish at once, due or not; a failure leaves it to the job. */
  tryNow: (id: string) => Promise<void>;
  runDue: () => Promise<void>;
  /** Tries every wish that is due. Answers how many are still open. */
  runAll: () => Promise<number>;
};

const KEEP_MS = 30 * 86_400_000;

/** What a vendor has confirmed is kept for a month, for whoever asks what became of it. */
export async function clearDoneCalls(at: Date): Promise<void> {
  await db.providerCall.deleteMany({ where: { doneAt: { lt: new Date(at.getTime() - KEEP_MS) } } });
}

const context = (id: string) => `${id}|ProviderCall.payload`;

export function durableCall(job: string, { vendor, action, send, codeOf }: Call): DurableCall {
  const open = { vendor, action, doneAt: null };
  const attempt = async (call: { id: string; payload: string; attempts: number }): Promise<void> => {
    const attempts = call.attempts + 1;
    const nextAt = new Date(now().getTime() + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** call.attempts));
    // Claimed before it is sent: nobody else sends it meanwhile, and it can't be taken back any more.
    const claimed = await db.providerCall.updateMany({
      where: { ...open, id: call.id, attempts: call.attempts },
      data: { attempts, nextAt },
    });
    if (claimed.count === 0) return;
    try {
      await send(decrypt(call.payload, context(call.id)));
      await db.providerCall.updateMany({
        where: { ...open, id: call.id },
        data: { doneAt: now(), lastError: null, payload: "" },
      });
    } catch (error) {
      const lastError = codeOf(error);
      await db.providerCall.updateMany({ where: { ...open, id: call.id }, data: { lastError } });
      log.warn({ vendor, action, code: lastError, attempts }, "a vendor has not confirmed yet");
    }
  };
  const run = async (): Promise<number> => {
    const due = await db.providerCall.findMany({
      where: { ...open, nextAt: { lte: now() } },
      orderBy: { nextAt: "asc" },
      take: BATCH,
    });
    for (const call of due) await attempt(call);
    return db.providerCall.count({ where: open });
  };
  defineJob(job, { schema: z.object({}).passthrough(), run });
  return {
    async enqueue(tx, payload, at = now()) {
      const id = newId();
      await tx.providerCall.create({
        data: { id, vendor, action, payload: encrypt(payload, context(id)), nextAt: at },
      });
      return id;
    },
    async cancel(tx, id) {
      const { count } = await tx.providerCall.deleteMany({ where: { ...open, id, attempts: 0 } });
      return count === 1;
    },
    async tryNow(id) {
      const call = await db.providerCall.findFirst({ where: { ...open, id } });
      if (call) await attempt(call);
    },
    runDue: () => enqueue(job, {}, { singletonKey: job }),
    runAll: run,
  };
}
