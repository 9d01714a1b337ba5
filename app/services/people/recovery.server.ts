// Forgotten passwords and usernames. The request only queues a job, for known and unknown addresses alike: same words,
// same bytes, same time. The job looks the person up and writes the mail.
import { z } from "zod";
import { type ResetInput } from "~/contracts/auth";
import { AUTH_TEXTS } from "~/texts/auth";
import { AppError } from "~/contracts/errors";
import { auditIn } from "~/lib/audit.server";
import { now } from "~/lib/clock.server";
import { randomToken, sha256 } from "~/lib/crypto.server";
import { db, transaction } from "~/lib/db.server";
import { clientIp } from "~/lib/request-context.server";
import { env } from "~/lib/env.server";
import { defineJob, enqueue } from "~/lib/jobs.server";
import { hashPassword } from "~/lib/passwords.server";
import { limit } from "~/lib/rate-limit.server";
import { closeAllSessions } from "~/lib/session.server";
import { resetDoneLetter, resetLetter, usernameLetter } from "~/texts/password-letters";
import { queueMail } from "~/services/platform/mail.server";
import { assertStrongPassword } from "./sign-in.server";

const RESET_MINUTES = 15;
const HOUR = 3600;

export async function forgotPassword(input: { email: string }, request: Request): Promise<{ message: string }> {
  await askFor("password", input.email, request);
  return { message: AUTH_TEXTS.resetSent };
}

export async function forgotUsername(input: { email: string }, request: Request): Promise<{ message: string }> {
  await askFor("username", input.email, request);
  return { message: AUTH_TEXTS.usernameSent };
}

async function askFor(kind: "password" | "username", email: string, request: Request): Promise<void> {
  await limit(`recover|${clientIp(request)}`, 20, HOUR);
  await limit(`recover|${email}`, 5, HOUR);
  await enqueue("recover", { kind, email });
}

defineJob("recover", {
  schema: z.object({ kind: z.enum(["password", "username"]), email: z.string() }),
  async run({ kind, email }) {
    const user = await db.user.findUnique({
      where: { email },
      select: { id: true, username: true, firstName: true, email: true, isDemo: true },
    });
    if (!user) return;
    if (kind === "username") return queueMail({ to: user.email, ...usernameLetter(user, env.APP_URL) });
    if (!user.isDemo) await sendResetLink(user);
  },
});

async function sendResetLink(user: { id: string; email: string; firstName: string }): Promise<void> {
  const secret = randomToken();
  const at = now();
  const expiresAt = new Date(at.getTime() + RESET_MINUTES * 60_000);
  await transaction(async (tx) => {
    // Only the newest link works.
    await tx.passwordReset.deleteMany({ where: { userId: user.id } });
    await tx.passwordReset.create({
      data: {
        userId: user.id,
        id: sha256(secret),
        createdAt: at,
        expiresAt,
      },
    });
    await auditIn(tx, "reset_requested", user.id);
  });
  const link = `${env.APP_URL}/reset-password?token=${user.id}.${secret}`;
  // One that comes when it works no more only puzzles whoever gets it.
  await queueMail({ to: user.email, ...resetLetter(user, link, RESET_MINUTES) }, expiresAt);
}

/** Uses the link up, sets the password and ends every session of the account, in one step. */
export async function resetPassword(input: ResetInput, request: Request): Promise<{ message: string }> {
  await limit(`reset|${clientIp(request)}`, 30, HOUR);
  assertStrongPassword(input.password);
  const passwordHash = await hashPassword(input.password);
  const [userId = "", secret = ""] = input.token.split(".");
  const at = now();
  const email = await transaction(async (tx) => {
    const { count } = await tx.passwordReset.updateMany({
      where: { userId, id: sha256(secret), usedAt: null, expiresAt: { gt: at } },
      data: { usedAt: at },
    });
    if (count !== 1) throw new AppError("bad_request", AUTH_TEXTS.invalidLink, { title: AUTH_TEXTS.invalidLinkTitle });
    const user = await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { email: true } });
    await closeAllSessions(tx, userId);
    await auditIn(tx, "password_reset", userId);
    return user.email;
  });
  await queueMail({ to: email, ...resetDoneLetter(env.APP_URL) });
  return { message: "Your password has been updated. You can log in with it now." };
}

/** A password that nobody has chosen, told once to whoever sits at the server; every device is signed out. */
export async function replacePassword(email: string): Promise<{ username: string; password: string } | null> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true, username: true, isDemo: true } });
  if (!user || user.isDemo) return null;
  const password = randomToken(15);
  const passwordHash = await hashPassword(password);
  await transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { passwordHash } });
    await tx.passwordReset.deleteMany({ where: { userId: user.id } });
    await closeAllSessions(tx, user.id);
    await auditIn(tx, "password_reset", user.id);
  });
  return { username: user.username, password };
}
