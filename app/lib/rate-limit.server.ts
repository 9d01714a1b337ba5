// Limits are counted in the database, so that every machine counts the same and a restart forgets nothing.
import { AppError } from "~/contracts/errors";
import { now } from "./clock.server";
import { db } from "./db.server";
import { sha256 } from "./crypto.server";
import { env } from "./env.server";
import { REFUSALS } from "~/texts/refusals";

/** Counts one use of `key`; beyond `count` within `seconds` it is refused. Keys are stored hashed: they hold addresses. */
export async function limit(
  key: string,
  count: number,
  seconds: number,
  message: string = REFUSALS.any.tooManyAttempts,
): Promise<void> {
  const at = now();
  const resets = new Date(at.getTime() + seconds * 1000);
  const rows = await db.$queryRaw<{ count: number; resetsAt: Date }[]>`
    INSERT INTO "RateBucket" (key, count, "resetsAt") VALUES (${sha256(key)}, 1, ${resets})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN "RateBucket"."resetsAt" <= ${at} THEN 1 ELSE "RateBucket".count + 1 END,
      "resetsAt" = CASE WHEN "RateBucket"."resetsAt" <= ${at} THEN ${resets} ELSE "RateBucket"."resetsAt" END
    RETURNING count, "resetsAt"`;
  const row = rows[0];
  if (!row || row.count <= count * env.RATE_LIMIT_FACTOR) return;
  const retryAfter = Math.max(1, Math.ceil((row.resetsAt.getTime() - at.getTime()) / 1000));
  throw new AppError("too_many", message, { retryAfter });
}

/** A success takes the counted failures back. */
export async function forgive(key: string): Promise<void> {
  await db.rateBucket.deleteMany({ where: { key: sha256(key) } });
}

export async function clearOldBuckets(): Promise<void> {
  await db.rateBucket.deleteMany({ where: { resetsAt: { lt: now() } } });
}
