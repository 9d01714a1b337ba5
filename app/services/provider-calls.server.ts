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
  vendor: "plaid" | "stripe";
  action: string;
  /** Asks the vendor; comes back once it is done there, also if it was done before. */
  send: (payload: string) => Promise<void>;
  /** What a failure is called in our log; the vendor's own words may name people. */
  codeOf: (error: unknown) => string;
};

export type DurableCall = {
  /** Notes the wish. Call `due` once the transaction is through. */
  wish: (tx: Tx, payload: string) => Promise<void>;
  due: () => Promise<void>;
  /** Tries every wish that is due. Answers how many are still open. */
  run: () => Promise<number>;
};

const context = (id: string) => `${id}|ProviderCall.payload`;

export function durableCall(job: string, { vendor, action, send, codeOf }: Call): DurableCall {
  const run = async (): Promise<number> => {
    const due = await db.providerCall.findMany({ where: { vendor, action, doneAt: null, nextAt: { lte: now() } }, orderBy: { nextAt: "asc" }, take: BATCH });
    for (const call of due) {
      const attempts = call.attempts + 1;
      try {
        await send(decrypt(call.payload, context(call.id)));
        await db.providerCall.update({ where: { id: call.id }, data: { doneAt: now(), attempts, lastError: null, payload: "" } });
      } catch (error) {
        const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** call.attempts);
        const lastError = codeOf(error);
        await db.providerCall.update({ where: { id: call.id }, data: { attempts, lastError, nextAt: new Date(now().getTime() + wait) } });
        log.warn({ vendor, action, code: lastError, attempts }, "a vendor has not confirmed yet");
      }
    }
    return db.providerCall.count({ where: { vendor, action, doneAt: null } });
  };
  defineJob(job, { schema: z.object({}).passthrough(), schedule: "*/5 * * * *", run });
  return {
    async wish(tx, payload) {
      const id = newId();
      await tx.providerCall.create({ data: { id, vendor, action, payload: encrypt(payload, context(id)), nextAt: now() } });
    },
    due: () => enqueue(job, {}, { singletonKey: job }),
    run,
  };
}
