// A person's own devices and password. Whoever changes them has given the password a short while ago, or gives it now.
import { AUTH_TEXTS } from "~/texts/auth";
import { AppError } from "~/contracts/errors";
import type { DeviceView } from "~/contracts/security";
import { auditIn } from "~/lib/audit.server";
import type { CurrentUser } from "~/lib/auth.server";
import { db, transaction } from "~/lib/db.server";
import { hashPassword, verifyPassword } from "~/lib/passwords.server";
import { limit } from "~/lib/rate-limit.server";
import { closeAllSessions } from "~/lib/session.server";
import { REFUSALS } from "~/texts/refusals";
import { assertStrongPassword } from "./sign-in.server";
import { changedLetter } from "~/texts/password-letters";
import { queueMail } from "~/services/platform/mail.server";

const HOUR = 3600;

/** The devices that are signed in, the present one first. Of the shared account's only that one: the others are strangers'. */
export async function listDevices(user: CurrentUser): Promise<DeviceView[]> {
  const sessions = await db.session.findMany({
    where: { userId: user.id, expiresAt: { gt: user.now }, ...(user.isDemo ? { id: user.sessionId } : {}) },
    orderBy: { lastUsedAt: "desc" },
    take: 100,
  });
  const views = sessions.map((session) => ({
    id: session.id.slice(0, 16),
    label: deviceName(session.userAgent),
    current: session.id === user.sessionId,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
  }));
  return views.sort((a, b) => Number(b.current) - Number(a.current));
}

export async function revokeDevice(user: CurrentUser, id: string): Promise<void> {
  assertOwnSignIn(user);
  const { count } = await db.session.deleteMany({
    where: { userId: user.id, id: { startsWith: id, not: user.sessionId } },
  });
  if (count === 0) throw new AppError("not_found", REFUSALS.people.deviceGone);
}

export async function revokeOtherDevices(user: CurrentUser): Promise<number> {
  assertOwnSignIn(user);
  return transaction(async (tx) => {
    const count = await closeAllSessions(tx, user.id, user.sessionId);
    await auditIn(tx, "sessions_revoked", user.id, { count });
    return count;
  });
}

/** Gives the password again, for what wants it to be fresh. */
export async function confirmPassword(user: CurrentUser, password: string): Promise<void> {
  await assertPassword(user, password, "password", "That password isn't right.");
  await db.session.updateMany({ where: { userId: user.id, id: user.sessionId }, data: { provedAt: user.now } });
}

async function assertPassword(user: CurrentUser, password: string, field: string, message: string): Promise<void> {
  await limit(`change-password|${user.id}`, 10, HOUR);
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: user.id }, select: { passwordHash: true } });
  if (!(await verifyPassword(passwordHash, password)))
    throw new AppError("bad_request", message, { fieldErrors: { [field]: message } });
}

/** Every other session ends; this one goes on. */
export async function changePassword(
  user: CurrentUser,
  input: { currentPassword: string; password: string },
): Promise<void> {
  assertOwnSignIn(user);
  await assertPassword(user, input.currentPassword, "currentPassword", "The current password isn't right.");
  assertStrongPassword(input.password);
  const passwordHash = await hashPassword(input.password);
  await transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { passwordHash } });
    // A link that somebody has asked for would undo this.
    await tx.passwordReset.deleteMany({ where: { userId: user.id } });
    await closeAllSessions(tx, user.id, user.sessionId);
    await tx.session.updateMany({ where: { userId: user.id, id: user.sessionId }, data: { provedAt: user.now } });
    await auditIn(tx, "password_changed", user.id);
  });
  await queueMail({ to: user.email, ...changedLetter(user) });
}

/** The demo account belongs to everybody, so nobody may lock the others out of it. */
function assertOwnSignIn(user: CurrentUser): void {
  if (user.isDemo) throw new AppError("forbidden", AUTH_TEXTS.demoFixed);
}

/** As browsers call themselves; the first that fits, for most say that they are several. */
const BROWSERS = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS", "Mac"],
  ["Linux", "Linux"],
] as const;

function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([mark]) => userAgent.includes(mark))?.[1] ?? "A browser";
  const system = SYSTEMS.find(([mark]) => userAgent.includes(mark))?.[1];
  return system ? `${browser} on ${system}` : browser;
}
