// What somebody says of themselves: how they're called, how they sign in, where they are.
import { AppError } from "~/contracts/errors";
import type { ProfileForm } from "~/contracts/settings";
import { DEMO_FIXED, USERNAME_TAKEN } from "~/texts/settings";
import { auditIn } from "~/lib/audit.server";
import type { CurrentUser } from "~/lib/auth.server";
import { db, Prisma, transaction } from "~/lib/db.server";
import { limit } from "~/lib/rate-limit.server";
import { lockSession } from "~/lib/session.server";

const HOUR = 3600;

/** The shared account belongs to nobody who could change it for the others. */
export function assertOwn(user: CurrentUser): void {
  if (user.isDemo) throw new AppError("forbidden", DEMO_FIXED);
}

export async function saveProfile(user: CurrentUser, { firstName, lastName, username }: ProfileForm): Promise<void> {
  assertOwn(user);
  const isRenamed = username !== user.username;
  // Whether a username is taken is told, but not to somebody who tries many.
  if (isRenamed) await limit(`username|${user.id}`, 10, HOUR);
  try {
    await transaction(async (tx) => {
      await tx.user.update({ where: { id: user.id }, data: { firstName, lastName, username } });
      if (isRenamed) await auditIn(tx, "username_changed", user.id);
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")
      throw new AppError("conflict", USERNAME_TAKEN, { fieldErrors: { username: USERNAME_TAKEN } });
    throw error;
  }
}

/** A zone that was chosen stays, wherever the browser is; without one the browser tells it again with the next page. */
export async function saveZone(user: CurrentUser, timeZone: string): Promise<void> {
  assertOwn(user);
  await db.user.update({
    where: { id: user.id },
    data: timeZone === "" ? { zoneChosen: false } : { zoneChosen: true, timeZone },
  });
}

/** From now on, and for the next session on this device. */
export async function lockDevice(user: CurrentUser, locks: boolean): Promise<void> {
  assertOwn(user);
  await lockSession({ userId: user.id, id: user.sessionId }, locks);
}
