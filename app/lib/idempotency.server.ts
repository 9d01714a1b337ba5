// The same key sent again gets the same answer, and its effect happens once: the key is stored in the effect's transaction.
import { z } from "zod";
import { AppError } from "~/contracts/errors";
import { now } from "./clock.server";
import { sha256 } from "./crypto.server";
import { db, lockRow, transaction, type Tx } from "./db.server";
import { REQUESTS } from "~/texts/requests";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

const KEEP_DAYS = 2;
const Key = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[\w:-]+$/);

export async function idempotent<T extends Json>(
  userId: string,
  key: string | undefined,
  scope: string,
  input: unknown,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (key === undefined) return transaction(run);
  const requestHash = hashOf(key, scope, input);
  return transaction(async (tx) => {
    await lockRow(tx, `once|${userId}|${key}`);
    const before = await tx.idempotencyKey.findUnique({ where: { userId_key: { userId, key } } });
    if (before) {
      if (before.requestHash !== requestHash) throw new AppError("unprocessable", REQUESTS.otherValues);
      const stored: Json = JSON.parse(JSON.stringify(before.answer));
      return recalled<T>(stored);
    }
    const answer = await run(tx);
    await tx.idempotencyKey.create({
      data: { userId, key, scope, requestHash, answer: answer ?? {}, createdAt: now() },
    });
    return answer;
  });
}

const WAIT_MS = 200;
/** Longer than any work that is waited for; whoever left such a claim behind is gone. */
const CLAIM_MS = 60_000;
const CLAIM = { claimed: true };
const isClaim = (answer: unknown): boolean => JSON.stringify(answer) === JSON.stringify(CLAIM);

/** `around` holds what the transaction has to be alone with. */
type Slow<W, T extends Json> = {
  work: () => Promise<W>;
  keep: (tx: Tx, made: W) => Promise<T>;
  around?: (run: () => Promise<T>) => Promise<T>;
};

/**
 * For work that takes long or costs money and can't be done inside a transaction: who comes first with a key does it,
 * and who comes with the same key meanwhile or later gets that answer. A failed work leaves the key free.
 */
export async function idempotentLong<W, T extends Json>(
  userId: string,
  key: string | undefined,
  scope: string,
  input: unknown,
  { work, keep, around = (run) => run() }: Slow<W, T>,
): Promise<{ made: W | null; answer: T }> {
  if (key === undefined) {
    const made = await work();
    return { made, answer: await around(() => transaction((tx) => keep(tx, made))) };
  }
  const requestHash = hashOf(key, scope, input);
  const where = { userId_key: { userId, key } };
  for (;;) {
    const known = await claim(userId, key, scope, requestHash);
    if (known === "waiting") {
      await new Promise((done) => setTimeout(done, WAIT_MS));
      continue;
    }
    if (known !== "mine") return { made: null, answer: recalled<T>(known.stored) };
    try {
      const made = await work();
      const answer = await around(() =>
        transaction(async (tx) => {
          const kept = await keep(tx, made);
          await tx.idempotencyKey.update({ where, data: { answer: kept ?? {} } });
          return kept;
        }),
      );
      return { made, answer };
    } catch (error) {
      await db.idempotencyKey.deleteMany({ where: { userId, key } });
      throw error;
    }
  }
}

/** Takes the key, unless somebody has it: then their answer, or that it is on its way. */
function claim(
  userId: string,
  key: string,
  scope: string,
  requestHash: string,
): Promise<"mine" | "waiting" | { stored: Json }> {
  return transaction(async (tx) => {
    await lockRow(tx, `once|${userId}|${key}`);
    const before = await tx.idempotencyKey.findUnique({ where: { userId_key: { userId, key } } });
    if (before && before.requestHash !== requestHash) throw new AppError("unprocessable", REQUESTS.otherValues);
    if (before && !isClaim(before.answer)) {
      const stored: Json = JSON.parse(JSON.stringify(before.answer));
      return { stored };
    }
    if (before && now().getTime() - before.createdAt.getTime() < CLAIM_MS) return "waiting";
    const row = { scope, requestHash, answer: CLAIM, createdAt: now() };
    await tx.idempotencyKey.upsert({
      where: { userId_key: { userId, key } },
      create: { userId, key, ...row },
      update: row,
    });
    return "mine";
  });
}

function hashOf(key: string, scope: string, input: unknown): string {
  if (!Key.safeParse(key).success) throw new AppError("bad_request", REQUESTS.badKey);
  return sha256(`${scope}|${JSON.stringify(input)}`);
}

/** The hash over scope and input is equal, so what is stored is this very call's answer. */
function recalled<T extends Json>(stored: Json): T;
function recalled(stored: Json): Json {
  return stored;
}

export async function clearOldKeys(): Promise<void> {
  await db.idempotencyKey.deleteMany({
    where: { createdAt: { lt: new Date(now().getTime() - KEEP_DAYS * 86_400_000) } },
  });
}
