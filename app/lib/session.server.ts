// Sessions live on the server. The cookie holds the owner's id and a 256-bit token; the database holds its hash.
import { DAY_MS, MINUTE_MS } from "~/domain/durations";
import { now } from "./clock.server";
import { LOCK_MINUTES } from "~/texts/settings";
import { LOCK_COOKIE, readCookie, SESSION_COOKIE, setCookie } from "./cookies.server";
import { randomToken, sha256 } from "./crypto.server";
import { db, type Tx } from "./db.server";
import { env } from "./env.server";
import { Prisma, type Session, type User } from "./prisma/client";

const LOCK_SECONDS = 365 * 86_400;
/** Use is written down at most once a minute. */
const TOUCH_MS = 60_000;
/** The page asks for the profile every 30 s by itself; that is no use of the session. */
const POLLED_PATHS: readonly string[] = ["/api/users/profile", "/api/subscription/status"];

type SessionRef = { userId: string; id: string };

export function readSessionRef(request: Request): SessionRef | undefined {
  const [userId, token] = (readCookie(request, SESSION_COOKIE) ?? "").split(".");
  if (!userId || !token || !/^[0-9a-f]{32}$/.test(userId) || token.length > 64) return undefined;
  return { userId, id: sha256(token) };
}

/** What a request may know of its user: every column but the password's hash. */
type SessionUser = Omit<User, "passwordHash" | "createdAt" | "updatedAt">;
type LiveSession = Pick<Session, "lastUsedAt" | "provedAt" | "expiresAt" | "lockMinutes"> &
  SessionUser & { customerId: string | null; subscriptionId: string | null; paid: boolean | null };

const hidden = new Set<string>(["passwordHash", "createdAt", "updatedAt"]);
const userColumns = Prisma.raw(
  Object.values(Prisma.UserScalarFieldEnum)
    .flatMap((name) => (hidden.has(name) ? [] : [`u."${name}"`]))
    .join(", "),
);

/** The session with its user and plan, if it still holds: every request asks, so it is one statement. */
export async function loadSession(request: Request) {
  const ref = readSessionRef(request);
  if (!ref) return null;
  const at = now();
  const [row] = await db.$queryRaw<LiveSession[]>`
    SELECT s."lastUsedAt", s."provedAt", s."expiresAt", s."lockMinutes", ${userColumns}, b."customerId", b."subscriptionId", b.paid
    FROM "Session" s JOIN "User" u ON u.id = s."userId" LEFT JOIN "Billing" b ON b."userId" = s."userId"
    WHERE s."userId" = ${ref.userId} AND s.id = ${ref.id}`;
  if (!row || row.expiresAt <= at) return null;
  const idleSince = at.getTime() - row.lastUsedAt.getTime();
  if (idleSince > idleLimit(row)) return null;
  if (idleSince > TOUCH_MS && !POLLED_PATHS.includes(new URL(request.url).pathname)) {
    await db.session.updateMany({ where: ref, data: { lastUsedAt: at } });
  }
  const { lastUsedAt: _used, provedAt, expiresAt: _ends, lockMinutes, customerId, subscriptionId, paid, ...user } = row;
  return { id: ref.id, provedAt, lockMinutes, user, plan: paid ? { customerId, subscriptionId } : null };
}

/** How long a session may lie unused: as its device wants it, else as for everybody. */
const idleLimit = ({ lockMinutes }: Pick<Session, "lockMinutes">): number =>
  lockMinutes === null ? env.SESSION_IDLE_DAYS * DAY_MS : lockMinutes * MINUTE_MS;

/** What the device wants of every session on it: the cookie carries it to the next one, the session enforces it. */
export const lockCookie = (locks: boolean): string =>
  setCookie(LOCK_COOKIE, locks ? "on" : "", locks ? LOCK_SECONDS : 0);

export const deviceLocks = (request: Request): boolean => readCookie(request, LOCK_COOKIE) === "on";

export async function lockSession(ref: SessionRef, locks: boolean): Promise<void> {
  await db.session.updateMany({ where: ref, data: { lockMinutes: locks ? LOCK_MINUTES : null } });
}

export async function openSession(
  tx: Tx,
  userId: string,
  userAgent: string,
  locks = false,
): Promise<{ cookie: string; ref: SessionRef }> {
  const token = randomToken();
  const at = now();
  const ref = { userId, id: sha256(token) };
  await tx.session.create({
    data: {
      ...ref,
      userAgent: userAgent.slice(0, 200),
      lockMinutes: locks ? LOCK_MINUTES : null,
      createdAt: at,
      lastUsedAt: at,
      provedAt: at,
      expiresAt: new Date(at.getTime() + env.SESSION_MAX_DAYS * DAY_MS),
    },
  });
  return { ref, cookie: setCookie(SESSION_COOKIE, `${userId}.${token}`, env.SESSION_MAX_DAYS * 86_400) };
}

export async function closeSession(ref: SessionRef): Promise<void> {
  await db.session.deleteMany({ where: ref });
}

export async function closeAllSessions(tx: Tx, userId: string, exceptId?: string): Promise<number> {
  const { count } = await tx.session.deleteMany({ where: { userId, ...(exceptId ? { id: { not: exceptId } } : {}) } });
  return count;
}

export function endedCookie(): string {
  return setCookie(SESSION_COOKIE, "", 0);
}
