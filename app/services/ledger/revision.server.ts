// A mark on the transactions of one person that changes whenever they may have changed: what takes long to make of them
// can be kept in memory for as long as it holds, on this machine and on others.
import { db, newId, type Tx } from "~/lib/db.server";

/** Call it with the ledger locked, so that nobody else waits for the row. */
export async function markChanged(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`INSERT INTO "LedgerState" ("userId", revision) SELECT id, ${newId()} FROM "User" WHERE id = ${userId}
    ON CONFLICT ("userId") DO UPDATE SET revision = excluded.revision`;
}

/** Null where the ledger was never written: then nothing tells whether it has changed. */
export async function readRevision(userId: string): Promise<string | null> {
  const [found] = await db.$queryRaw<{ revision: string }[]>`
    SELECT revision FROM "LedgerState" WHERE "userId" = ${userId}`;
  return found?.revision ?? null;
}
