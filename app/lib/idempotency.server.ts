// The same key sent again gets the same answer, and its effect happens once: the key is stored in the effect's transaction.
import { z } from "zod";
import { AppError } from "~/contracts/errors";
import { now } from "./clock.server";
import { sha256 } from "./crypto.server";
import { db, lockRow, transaction, type Tx } from "./db.server";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

const KEEP_DAYS = 2;
const Key = z.string().min(8).max(100).regex(/^[\w:-]+$/);

export async function once<T extends Json>(userId: string, key: string | undefined, scope: string, input: unknown, run: (tx: Tx) => Promise<T>): Promise<T> {
  if (key === undefined) return transaction(run);
  if (!Key.safeParse(key).success) throw new AppError("bad_request", "The idempotency key is not valid.");
  const requestHash = sha256(`${scope}|${JSON.stringify(input)}`);
  return transaction(async (tx) => {
    await lockRow(tx, `once|${userId}|${key}`);
    const before = await tx.idempotencyKey.findUnique({ where: { userId_key: { userId, key } } });
    if (before) {
      if (before.requestHash !== requestHash) throw new AppError("unprocessable", "This form was already sent with other values. Reload the page and try again.");
      const stored: Json = JSON.parse(JSON.stringify(before.answer));
      return recalled<T>(stored);
    }
    const answer = await run(tx);
    await tx.idempotencyKey.create({ data: { userId, key, scope, requestHash, answer: answer ?? {}, createdAt: now() } });
    return answer;
  });
}

/** The hash over scope and input is equal, so what is stored is this very call's answer. */
function recalled<T extends Json>(stored: Json): T;
function recalled(stored: Json): Json {
  return stored;
}

export async function clearOldKeys(): Promise<void> {
  await db.idempotencyKey.deleteMany({ where: { createdAt: { lt: new Date(now().getTime() - KEEP_DAYS * 86_400_000) } } });
}
