// Devices that are told things, and telling them. A device is told as long as its session holds: whoever logs out there,
// or is logged out from elsewhere, hears no more there.
import { z } from "zod";
import type { PushForm } from "~/contracts/push";
import type { PushMessage } from "~/texts/push-message";
import type { CurrentUser } from "~/lib/auth.server";
import { sha256 } from "~/lib/crypto.server";
import { db, lockRow, transaction } from "~/lib/db.server";
import { defineJob, enqueue } from "~/lib/jobs.server";
import { limit } from "~/lib/rate-limit.server";
import { sendPush } from "~/providers/push/send.server";
import { assertOwn } from "~/services/people/settings.server";

const HOUR = 3600;
const PER_HOUR = 20;
export const MAX_DEVICES = 10;

const Message = z.object({
  title: z.string(),
  body: z.string(),
  href: z.string(),
  tag: z.string(),
  count: z.number(),
});

defineJob("push", {
  schema: z.object({ userId: z.string(), id: z.string(), message: Message }),
  retries: 4,
  run: ({ userId, id, message }) => pushTo(userId, id, message),
});

/** One browser has one address, whoever uses it: the last who asked is told there. */
export async function addPushDevice(user: CurrentUser, address: PushForm): Promise<void> {
  assertOwn(user);
  await limit(`push|${user.id}`, PER_HOUR, HOUR);
  const id = sha256(address.endpoint);
  const key = { userId: user.id, id };
  await transaction(async (tx) => {
    await lockRow(tx, `push|${user.id}`);
    await tx.$executeRaw`DELETE FROM "PushDevice" WHERE id = ${id} AND "userId" <> ${user.id}`;
    const row = { ...address, sessionId: user.sessionId, createdAt: user.now };
    await tx.pushDevice.upsert({ where: { userId_id: key }, create: { ...key, ...row }, update: row });
    const known = await tx.pushDevice.findMany({
      where: { userId: user.id },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      select: { id: true },
    });
    const over = known.slice(MAX_DEVICES).map((one) => one.id);
    await tx.pushDevice.deleteMany({ where: { userId: user.id, id: { in: over } } });
  });
}

/** Of this session: the browser may have forgotten its address. */
export async function removePushDevice(user: CurrentUser): Promise<void> {
  await db.pushDevice.deleteMany({ where: { userId: user.id, sessionId: user.sessionId } });
}

export async function isPushedHere(user: CurrentUser): Promise<boolean> {
  return (await db.pushDevice.count({ where: { userId: user.id, sessionId: user.sessionId } })) > 0;
}

/** Says on how many devices. */
export async function queuePush(userId: string, message: PushMessage): Promise<number> {
  const devices = await db.pushDevice.findMany({ where: { userId }, select: { id: true }, take: MAX_DEVICES });
  for (const { id } of devices) await enqueue("push", { userId, id, message });
  return devices.length;
}

async function pushTo(userId: string, id: string, message: PushMessage): Promise<void> {
  const key = { userId_id: { userId, id } };
  const device = await db.pushDevice.findUnique({ where: key });
  if (!device) return;
  if (!(await sendPush(device, message))) await db.pushDevice.deleteMany({ where: { userId, id } });
}
