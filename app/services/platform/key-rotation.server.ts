// Seals again, with the newest key, what an older key sealed. Safe beside a serving app: a value that changes meanwhile is
// left for the next round, and every key in the list can still read.
import { z } from "zod";
import { decrypt, encrypt, isSealedWithNewestKey } from "~/lib/crypto.server";
import { db } from "~/lib/db.server";
import { defineJob } from "~/lib/jobs.server";
import { resealKeyCheck } from "~/lib/key-check.server";
import { log } from "~/lib/log.server";
import { resealWaitingMails } from "./mail.server";

const BATCH = 200;

/** `left` changed meanwhile; `unreadable` is opened by no key, today's or yesterday's. */
type Rotation = { resealed: number; left: number; unreadable: number };

type Sealed = { userId: string; id: string; sealed: string };
type Fresh = Sealed & { fresh: string };
type Column = {
  name: string;
  read: (after: string) => Promise<Sealed[]>;
  context: (row: Sealed) => string;
  /** Writes where the value is still the one that was read, and answers how many that were. */
  write: (rows: readonly Fresh[]) => Promise<number>;
};

const tokens: Column = {
  name: "BankItem.accessToken",
  async read(after) {
    const rows = await db.bankItem.findMany({
      where: { id: { gt: after } },
      orderBy: { id: "asc" },
      take: BATCH,
      select: { userId: true, id: true, accessToken: true },
    });
    return rows.map(({ userId, id, accessToken }) => ({ userId, id, sealed: accessToken }));
  },
  context: (row) => `${row.userId}|${row.id}|BankItem.accessToken`,
  write: (rows) => db.$executeRaw`
    UPDATE "BankItem" t SET "accessToken" = v.fresh
    FROM unnest(${rows.map(({ userId }) => userId)}::text[], ${rows.map(({ id }) => id)}::text[],
      ${rows.map(({ sealed }) => sealed)}::text[], ${rows.map(({ fresh }) => fresh)}::text[])
      AS v("userId", id, sealed, fresh)
    WHERE t."userId" = v."userId" AND t.id = v.id AND t."accessToken" = v.sealed`,
};

const calls: Column = {
  name: "ProviderCall.payload",
  async read(after) {
    const rows = await db.providerCall.findMany({
      where: { id: { gt: after }, doneAt: null },
      orderBy: { id: "asc" },
      take: BATCH,
      select: { id: true, payload: true },
    });
    return rows.map(({ id, payload }) => ({ userId: "", id, sealed: payload }));
  },
  context: (row) => `${row.id}|ProviderCall.payload`,
  write: (rows) => db.$executeRaw`
    UPDATE "ProviderCall" t SET payload = v.fresh
    FROM unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ sealed }) => sealed)}::text[],
      ${rows.map(({ fresh }) => fresh)}::text[]) AS v(id, sealed, fresh)
    WHERE t.id = v.id AND t.payload = v.sealed AND t."doneAt" IS NULL`,
};

export async function rotateKeys(): Promise<Rotation> {
  const done: Rotation = { resealed: 0, left: 0, unreadable: 0 };
  for (const column of [tokens, calls]) await rotate(column, done);
  const mails = await resealWaitingMails();
  done.resealed += mails.changed;
  done.left += mails.left;
  if (done.left === 0) await resealKeyCheck();
  return done;
}

async function rotate({ name, read, context, write }: Column, done: Rotation): Promise<void> {
  for (let rows = await read(""); rows.length > 0; rows = await read(rows.at(-1)?.id ?? "")) {
    const fresh = rows.flatMap((row): Fresh[] => {
      if (isSealedWithNewestKey(row.sealed)) return [];
      try {
        return [{ ...row, fresh: encrypt(decrypt(row.sealed, context(row)), context(row)) }];
      } catch (error) {
        // One value that was tampered with must not keep all the others under the old key.
        log.error({ err: error, column: name, id: row.id }, "a sealed value can't be opened");
        done.unreadable += 1;
        return [];
      }
    });
    if (fresh.length === 0) continue;
    const changed = await write(fresh);
    done.resealed += changed;
    done.left += fresh.length - changed;
  }
}

// The embedded database has one process, which is this one: here the rotation comes by the clock.
defineJob("rotate-keys", { schema: z.unknown(), run: rotateKeys });
