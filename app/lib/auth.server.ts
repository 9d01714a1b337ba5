// Guards. Every loader and action starts with one of them, for a layout's loader can be skipped by the address.
import { redirect } from "@remix-run/node";
import { AppError } from "~/contracts/errors";
import { gate, showsFeature } from "~/domain/billing/access";
import { gateMessage } from "~/texts/billing";
import { dayOf, isTimeZone, type Day } from "~/domain/periods";
import { rememberScreen } from "./return-to.server";
import { now } from "./clock.server";
import { contextOf, type RequestContext } from "./request-context.server";
import { readCookie, ZONE_COOKIE } from "./cookies.server";
import { db } from "./db.server";
import { env } from "./env.server";
import { loadSession } from "./session.server";
import { REFUSALS } from "~/texts/refusals";

type LoadedSession = NonNullable<Awaited<ReturnType<typeof loadSession>>>;

/** What the pages and the API know of the signed-in person. The password's hash is not among it. */
export type CurrentUser = LoadedSession["user"] & {
  /** The provider's ids belong to the profile once a plan is paid; a free trial has none. */
  stripeCustomerId: string | null;
  stripeSubscriptionId: string | null;
  sessionId: string;
  provedAt: Date;
  /** The password is wanted again on this device after a while away. */
  isLocking: boolean;
  now: Date;
  today: Day;
};

/** Where nothing is sold: no trial, no plan, and nothing that is closed without one. */
const EVERYTHING_OPEN = {
  isPremium: true,
  subscriptionStatus: null,
  trialEndsAt: null,
  stripeCustomerId: null,
  stripeSubscriptionId: null,
} as const;

export const LOGIN_PATH = "/login";
const RECENT_MS = 10 * 60_000;

/** Looked for once a request, however many loaders ask. */
const found = new WeakMap<RequestContext, Promise<CurrentUser | null>>();

/** The signed-in person, or null for a visitor. */
export function anonymousOk(request: Request): Promise<CurrentUser | null> {
  const context = contextOf(request);
  if (!context) return findUser(request);
  const known = found.get(context) ?? findUser(request);
  found.set(context, known);
  return known;
}

/** For screens: a visitor is sent to the login page. Endpoints use `apiUser`. */
export async function requireUser(request: Request): Promise<CurrentUser> {
  const user = await anonymousOk(request);
  if (!user) throw redirect(LOGIN_PATH, { headers: rememberScreen(request) });
  return user;
}

export async function apiUser(request: Request): Promise<CurrentUser> {
  const user = await anonymousOk(request);
  if (!user) throw new AppError("unauthorized", REFUSALS.any.notLoggedIn);
  return user;
}

export function assertFeature(user: CurrentUser): void {
  const answer = gate(user, user.now);
  if (!answer.allowed) throw new AppError("gated", gateMessage(answer.reason ?? "subscription"));
}

/** For ending what was begun: a trial that ran out doesn't forbid it, wherever the screen still shows the feature. */
export function assertShown(user: CurrentUser): void {
  if (!showsFeature(user)) throw new AppError("gated", gateMessage("subscription"));
}

/** Whether this session has given the password a short while ago. */
export function hasRecentPassword(user: CurrentUser): boolean {
  return user.now.getTime() - user.provedAt.getTime() <= RECENT_MS;
}

/** Sensitive changes want it so. */
export function assertRecentPassword(user: CurrentUser): void {
  if (!hasRecentPassword(user)) throw new AppError("forbidden", REFUSALS.any.confirmPassword);
}

/** The demo account, where it has been switched off since it was made. */
export function isClosed(user: { isDemo: boolean }): boolean {
  return user.isDemo && env.DEMO_ACCOUNT === "off";
}

async function findUser(request: Request): Promise<CurrentUser | null> {
  const session = await loadSession(request);
  if (!session || isClosed(session.user)) return null;
  // The demo account is everybody's: each sees the day where they are, as on /demo.
  const timeZone = session.user.isDemo ? visitorZone(request) : await currentZone(request, session.user);
  const at = now();
  const ids = {
    stripeCustomerId: session.plan?.customerId ?? null,
    stripeSubscriptionId: session.plan?.subscriptionId ?? null,
  };
  return {
    ...session.user,
    ...(env.BILLING_PROVIDER === "off" ? EVERYTHING_OPEN : ids),
    timeZone,
    sessionId: session.id,
    provedAt: session.provedAt,
    isLocking: session.lockMinutes !== null,
    now: at,
    today: dayOf(at, timeZone),
  };
}

type Zoned = { id: string; timeZone: string; zoneChosen: boolean };

/** The browser tells its time zone in a cookie; the profile keeps the last one told, unless the person chose one. */
async function currentZone(request: Request, user: Zoned): Promise<string> {
  const told = readCookie(request, ZONE_COOKIE);
  if (user.zoneChosen || !told || told === user.timeZone || !isTimeZone(told)) return user.timeZone;
  await db.user.updateMany({ where: { id: user.id }, data: { timeZone: told } });
  return told;
}

function visitorZone(request: Request): string {
  const told = readCookie(request, ZONE_COOKIE);
  return told && isTimeZone(told) ? told : "UTC";
}

/** A visitor's day: of the zone that the browser told, else of UTC. */
export function visitorToday(request: Request): { now: Date; today: Day; timeZone: string } {
  const timeZone = visitorZone(request);
  const at = now();
  return { now: at, today: dayOf(at, timeZone), timeZone };
}
