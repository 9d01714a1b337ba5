// After a large delivery the database counts the table again; until then it may look rows up by the wrong index.
import { z } from "zod";
import { db } from "~/lib/db.server";
import { defineJob, enqueue } from "~/lib/jobs.server";

const COUNT = "count-rows";
const MANY = 1_000;

/** Nobody waits for it: what somebody has brought is there before. */
export async function requestCount(written: number): Promise<void> {
  if (written >= MANY) await enqueue(COUNT, {}, { singletonKey: COUNT });
}

defineJob(COUNT, { schema: z.unknown(), run: () => db.$executeRaw`ANALYZE "Transaction"` });
