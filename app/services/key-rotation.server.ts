// Seals again, with the newest key, what an older key sealed. Safe beside a serving app: a value that changes meanwhile is
// left for the next round, and every key in the list can still read.
import { z } from "zod";
import { decrypt, encrypt, isSealedWithNewestKey } from "~/lib/crypto.server";
import { db } from "~/lib/db.server";
import { defineJob } from "~/lib/jobs.server";

const BATCH = 500;

export type Rotation = { resealed: number; left: number };

export async function rotateKeys(): Promise<Rotation> {
  const tokens = await rotateAll(tokenBatch, (row) => `${row.userId}|${row.id}|BankItem.accessToken`, async (row, sealed) => {
    const { count } = await db.bankItem.updateMany({ where: { userId: row.userId, id: row.id, accessToken: row.sealed }, data: { accessToken: sealed } });
    return count;
  });
  const calls = await rotateAll(callBatch, (row) => `${row.id}|ProviderCall.payload`, async (row, sealed) => {
    const { count } = await db.providerCall.updateMany({ where: { id: row.id, payload: row.sealed, doneAt: null }, data: { payload: sealed } });
    return count;
  });
  return { resealed: tokens.resealed + calls.resealed, left: tokens.left + calls.left };
}

type Sealed = { userId: string; id: string; sealed: string };

async function rotateAll(read: (after: string) => Promise<Sealed[]>, context: (row: Sealed) => string, write: (row: Sealed, sealed: string) => Promise<number>): Promise<Rotation> {
  const done = { resealed: 0, left: 0 };
  let after = "";
  for (;;) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (!last) return done;
    for (const row of rows) {
      if (isSealedWithNewestKey(row.sealed)) continue;
      const changed = await write(row, encrypt(decrypt(row.sealed, context(row)), context(row)));
      if (changed === 1) done.resealed++;
      else done.left++;
    }
    after = last.id;
  }
}

async function tokenBatch(after: string): Promise<Sealed[]> {
  const rows = await db.bankItem.findMany({ where: { id: { gt: after } }, orderBy: { id: "asc" }, take: BATCH, select: { userId: true, id: true, accessToken: true } });
  return rows.map(({ userId, id, accessToken }) => ({ userId, id, sealed: accessToken }));
}

async function callBatch(after: string): Promise<Sealed[]> {
  const rows = await db.providerCall.findMany({ where: { id: { gt: after }, doneAt: null }, orderBy: { id: "asc" }, take: BATCH, select: { id: true, payload: true } });
  return rows.map(({ id, payload }) => ({ userId: "", id, sealed: payload }));
}

// The embedded database has one process, which is this one: here the rotation comes by the clock.
defineJob("rotate-keys", { schema: z.unknown(), schedule: "23 * * * *", run: rotateKeys });
