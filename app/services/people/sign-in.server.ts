// Sign-in and what belongs to it. Nothing here says whether an e-mail address is known.
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { LoginInput, type RegisterInput } from "~/contracts/auth";
import { AUTH_TEXTS } from "~/texts/auth";
import { AppError } from "~/contracts/errors";
import type { Profile } from "~/contracts/profile";
import { audit, auditIn } from "~/lib/audit.server";
import { isClosed, type CurrentUser } from "~/lib/auth.server";
import { clientIp } from "~/lib/request-context.server";
import { DEVICE_COOKIE, readCookie, setCookie, ZONE_COOKIE } from "~/lib/cookies.server";
import { safeEqual, sign } from "~/lib/crypto.server";
import { endedOfflineKey } from "~/lib/offline-key.server";
import { db, newId, Prisma, transaction } from "~/lib/db.server";
import { isTimeZone } from "~/domain/periods";
import { checkPassword, hashPassword, isCommonPassword } from "~/lib/passwords.server";
import { limit } from "~/lib/rate-limit.server";
import { closeSession, deviceLocks, endedCookie, openSession, readSessionRef } from "~/lib/session.server";
import { admit, registrationRefusal } from "./registration.server";
import { forgiveSignIn, limitSignIn } from "./sign-in-limits.server";

const HOUR = 3600;
const DEVICE_SECONDS = 365 * 86_400;

type SignedIn = { userId: string; firstName: string; headers: Headers };

const authenticator = new Authenticator<SignedIn>();
authenticator.use(
  new FormStrategy(async ({ form, request }) => {
    const input = LoginInput.parse({ username: form.get("username"), password: form.get("password") });
    return verified(input, request);
  }),
  "form",
);

/** Both doors come through the form strategy, whichever way the fields arrived. */
export function login(input: LoginInput, request: Request): Promise<SignedIn> {
  const headers = new Headers(request.headers);
  headers.delete("content-type");
  headers.delete("content-length");
  return authenticator.authenticate(
    "form",
    new Request(request.url, { method: "POST", headers, body: new URLSearchParams(input) }),
  );
}

async function verified({ username, password }: LoginInput, request: Request): Promise<SignedIn> {
  const ip = clientIp(request);
  await limitSignIn({ ip, username, isKnown: isKnownDevice(request, username) });
  const found = await db.user.findUnique({ where: { username } });
  const user = found && !isClosed(found) ? found : null;
  const { matches, outdated } = await checkPassword(user?.passwordHash, password);
  if (!user || !matches) {
    await audit("login_failed", user?.id ?? null);
    throw new AppError("unauthorized", AUTH_TEXTS.loginFailed, { title: AUTH_TEXTS.loginFailedTitle });
  }
  await forgiveSignIn({ ip, username });
  const passwordHash = outdated ? await hashPassword(password) : undefined;
  const zone = readCookie(request, ZONE_COOKIE);
  const before = readSessionRef(request);
  const cookie = await transaction(async (tx) => {
    // A new id at every login; what the browser held before is worth nothing afterwards.
    if (before) await tx.session.deleteMany({ where: { userId: before.userId, id: before.id } });
    await tx.user.update({
      where: { id: user.id },
      data: {
        loginCount: { increment: 1 },
        ...(passwordHash ? { passwordHash } : {}),
        ...(zone && !user.zoneChosen && !user.isDemo && isTimeZone(zone) ? { timeZone: zone } : {}),
      },
    });
    const opened = await openSession(tx, user.id, request.headers.get("user-agent") ?? "", deviceLocks(request));
    await auditIn(tx, "login", user.id);
    return opened.cookie;
  });
  const headers = new Headers();
  headers.append("Set-Cookie", cookie);
  headers.append("Set-Cookie", setCookie(DEVICE_COOKIE, sign("device", username), DEVICE_SECONDS));
  return { userId: user.id, firstName: user.firstName, headers };
}

export async function register(input: RegisterInput, request: Request): Promise<{ id: string }> {
  await limit(`register|${clientIp(request)}`, 20, HOUR);
  assertStrongPassword(input.password);
  const { password, invitation, ...fields } = input;
  const refusal = await registrationRefusal(invitation);
  if (refusal !== null) throw new AppError("forbidden", refusal, { title: AUTH_TEXTS.registerFailedTitle });
  const passwordHash = await hashPassword(password);
  const id = newUserId();
  try {
    await transaction(async (tx) => {
      await admit(tx, invitation);
      await tx.user.create({ data: { id, ...fields, passwordHash } });
      await auditIn(tx, "register", id);
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")
      throw new AppError("conflict", AUTH_TEXTS.taken, { title: AUTH_TEXTS.registerFailedTitle });
    throw error;
  }
  return { id };
}

export function assertStrongPassword(password: string): void {
  if (isCommonPassword(password))
    throw new AppError("bad_request", AUTH_TEXTS.commonPassword, {
      fieldErrors: { password: AUTH_TEXTS.commonPassword },
    });
}

/** Works without a session as well. The headers end the cookie, the key of what the device keeps, and the browser's cache. */
export async function logout(request: Request): Promise<Headers> {
  const ref = readSessionRef(request);
  if (ref) {
    const session = await db.session.findUnique({ where: { userId_id: ref }, select: { id: true } });
    await closeSession(ref);
    if (session) await audit("logout", ref.userId);
  }
  return new Headers([
    ["Set-Cookie", endedCookie()],
    ["Set-Cookie", endedOfflineKey()],
    ["Clear-Site-Data", '"cache"'],
  ]);
}

/** What a person may know of their own row: the hash of the password and what only the server needs stay out. */
export function profileOf(user: CurrentUser): Profile {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    username: user.username,
    isPremium: user.isPremium,
    isAdmin: user.isAdmin,
    isDemo: user.isDemo,
    hasSeenTour: user.hasSeenTour,
    hasSeenPaywall: user.hasSeenPaywall,
    hasStartedTrial: user.hasStartedTrial,
    subscriptionStatus: user.subscriptionStatus,
    trialEndsAt: user.trialEndsAt?.toISOString() ?? null,
    loginCount: user.loginCount,
    stripeCustomerId: user.stripeCustomerId,
    stripeSubscriptionId: user.stripeSubscriptionId,
    timeZone: user.timeZone,
  };
}

/** 32 hexadecimal digits: what the session cookie expects before the token. */
function newUserId(): string {
  return newId();
}

function isKnownDevice(request: Request, username: string): boolean {
  return safeEqual(readCookie(request, DEVICE_COOKIE) ?? "", sign("device", username));
}
