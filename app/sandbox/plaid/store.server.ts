// The sandbox's memory: rows of SandboxRecord.
import type { z } from "zod";
import { randomToken } from "~/lib/crypto.server";
import { type Prisma, type Tx, db } from "~/lib/db.server";
import { LinkSession, PublicToken, SandboxItem } from "./model";

const VENDOR = "plaid";

export const plainToken = (length = 24): string =>
  randomToken(length * 2)
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, length);

export async function readRecord<T>(
  kind: string,
  id: string,
  schema: z.ZodType<T, z.ZodTypeDef, unknown>,
  tx: Tx = db,
): Promise<T | null> {
  const row = await tx.sandboxRecord.findUnique({ where: { vendor_kind_id: { vendor: VENDOR, kind, id } } });
  return row === null ? null : schema.parse(row.data);
}

export async function writeRecord(kind: string, id: string, data: Prisma.InputJsonValue, tx: Tx = db): Promise<void> {
  const where = { vendor_kind_id: { vendor: VENDOR, kind, id } };
  await tx.sandboxRecord.upsert({ where, create: { vendor: VENDOR, kind, id, data }, update: { data } });
}

export async function deleteRecord(kind: string, id: string): Promise<void> {
  await db.sandboxRecord.deleteMany({ where: { vendor: VENDOR, kind, id } });
}

/** Items are found by their access token; the token alone is what the vendor is asked with. */
export const readItem = (accessToken: string): Promise<SandboxItem | null> =>
  readRecord("item", accessToken, SandboxItem);
export const writeItem = (item: SandboxItem): Promise<void> => writeRecord("item", item.accessToken, item);
export const readSession = (token: string): Promise<LinkSession | null> => readRecord("session", token, LinkSession);
export const writeSession = (session: LinkSession): Promise<void> => writeRecord("session", session.token, session);
export const readPublicToken = (token: string): Promise<PublicToken | null> => readRecord("public", token, PublicToken);
export const writePublicToken = (token: PublicToken): Promise<void> => writeRecord("public", token.token, token);
