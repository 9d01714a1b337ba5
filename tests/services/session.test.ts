// A session holds as long as it is used, and no longer than it may; what is read of it says who asks and what they may do.
import { afterEach, describe, expect, test } from "vitest";
import {
  anonymousOk,
  apiUser,
  assertFeature,
  assertRecentPassword,
  assertShown,
  hasRecentPassword,
  requireUser,
  visitorToday,
} from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { randomToken, sha256 } from "~/lib/crypto.server";
import { db, transaction } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { closeContext, openContext, REQUEST_ID } from "~/lib/request-context.server";
import {
  closeAllSessions,
  deviceLocks,
  lockCookie,
  lockSession,
  openSession,
  readSessionRef,
} from "~/lib/session.server";
import { useDatabase } from "../support/db";
import { createTrialUser, createUser, currentUser, sessionCookie } from "../support/people";

useDatabase();
const settings = { ...env };
afterEach(() => void Object.assign(env, settings));

const START = Date.UTC(2026, 10, 2, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;
const at = (ms: number) => setClock(new Date(START + ms));
const asking = (cookie: string, path = "/dashboard") =>
  new Request(new URL(path, env.APP_URL), { headers: { cookie } });
const isIn = async (cookie: string, path?: string) => (await anonymousOk(asking(cookie, path))) !== null;
const lastUsed = async (user: { id: string }) =>
  (await db.session.findFirstOrThrow({ where: { userId: user.id } })).lastUsedAt.getTime() - START;

describe("a session", () => {
  test("is kept as a hash, with the device's name cut short, and its cookie lasts a month", async () => {
    at(0);
    const user = await createUser();
    const { cookie, ref } = await transaction((tx) => openSession(tx, user.id, "x".repeat(300)));
    const [, token = ""] = /^session=[0-9a-f]{32}\.([\w-]{43}); Path=\/; Max-Age=2592000; HttpOnly/.exec(cookie) ?? [];
    expect(ref).toEqual({ userId: user.id, id: sha256(token) });
    expect(await db.session.findFirst({ where: { userId: user.id } })).toMatchObject({
      ...{ id: sha256(token), userAgent: "x".repeat(200), lockMinutes: null },
      ...{ createdAt: new Date(START), lastUsedAt: new Date(START), provedAt: new Date(START) },
      expiresAt: new Date(START + 30 * DAY),
    });
  });

  test("ends after a week without use, and after a month in any case", async () => {
    at(0);
    const [idle, busy] = [await sessionCookie(await createUser()), await sessionCookie(await createUser())];
    at(7 * DAY);
    expect([await isIn(idle), await isIn(busy)]).toEqual([true, true]);
    at(14 * DAY);
    expect(await isIn(busy)).toBe(true);
    at(14 * DAY + 1);
    expect(await isIn(idle)).toBe(false);
    for (const days of [21, 28]) {
      at(days * DAY);
      expect(await isIn(busy), String(days)).toBe(true);
    }
    at(30 * DAY - 1);
    expect(await isIn(busy)).toBe(true);
    at(30 * DAY);
    expect(await isIn(busy)).toBe(false);
  });

  test("use is written down once a minute, and what the page asks by itself is none", async () => {
    at(0);
    const user = await createUser();
    const cookie = await sessionCookie(user);
    at(MINUTE);
    await isIn(cookie);
    expect(await lastUsed(user)).toBe(0);
    at(MINUTE + 1);
    for (const path of ["/api/users/profile", "/api/subscription/status?x=1"]) {
      expect(await isIn(cookie, path)).toBe(true);
      expect(await lastUsed(user), path).toBe(0);
    }
    await isIn(cookie, "/api/goals");
    expect(await lastUsed(user)).toBe(MINUTE + 1);
  });

  test("on a device that locks ends after a quarter of an hour, whatever the others do", async () => {
    at(0);
    const user = await createUser();
    const { cookie, ref } = await transaction((tx) => openSession(tx, user.id, "test", true));
    const free = await sessionCookie(user);
    const locking = cookie.split(";")[0] ?? "";
    expect((await anonymousOk(asking(locking)))?.isLocking).toBe(true);
    expect((await anonymousOk(asking(free)))?.isLocking).toBe(false);
    at(15 * MINUTE);
    expect(await isIn(locking)).toBe(true);
    at(30 * MINUTE + 1);
    expect([await isIn(locking), await isIn(free)]).toEqual([false, true]);
    await lockSession(ref, false);
    expect(await isIn(locking)).toBe(true);
  });

  test("begins locking where the device has said so, for a year or until it says otherwise", () => {
    expect(lockCookie(true)).toMatch(/^lock=on; Path=\/; Max-Age=31536000; /);
    expect(lockCookie(false)).toMatch(/^lock=; Path=\/; Max-Age=0; /);
    expect(["lock=on", "lock=off", ""].map((cookie) => deviceLocks(asking(cookie)))).toEqual([true, false, false]);
  });

  test("of the demo account holds as long as that is switched on", async () => {
    const demo = await sessionCookie(await createUser({ isDemo: true }));
    const own = await sessionCookie(await createUser());
    expect([await isIn(demo), await isIn(own)]).toEqual([true, true]);
    Object.assign(env, { DEMO_ACCOUNT: "off" });
    expect([await isIn(demo), await isIn(own)]).toEqual([false, true]);
  });

  test("all of them end, or all but one, and nobody else's", async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const [one, two, other] = [await sessionCookie(ann), await sessionCookie(ann), await sessionCookie(bob)];
    const kept = readSessionRef(asking(one))?.id;
    expect(await transaction((tx) => closeAllSessions(tx, ann.id, kept))).toBe(1);
    expect([await isIn(one), await isIn(two), await isIn(other)]).toEqual([true, false, true]);
    expect(await transaction((tx) => closeAllSessions(tx, ann.id))).toBe(1);
    expect([await isIn(one), await isIn(other)]).toEqual([false, true]);
  });

  test("is the owner's id and a token of theirs: any other text is none, and isn't asked for", async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const cookie = await sessionCookie(ann);
    const [id = "", token = ""] = cookie.replace("session=", "").split(".");
    expect(readSessionRef(asking(`session=${id}.${token}`))).toEqual({ userId: id, id: sha256(token) });
    expect(readSessionRef(asking(`session=${id}.${"x".repeat(64)}`))).toBeDefined();
    for (const text of [
      ...["", id, `${id}.`, `.${token}`, `${id.toUpperCase()}x.${token}`, `x${id}.${token}`, `${id}0.${token}`],
      ...[`${id}.${"x".repeat(65)}`],
    ])
      expect(readSessionRef(asking(`session=${text}`)), text).toBeUndefined();
    expect(await isIn(`session=${bob.id}.${token}`)).toBe(false);
    expect(await isIn(`session=${id}.${randomToken()}`)).toBe(false);
    expect(await isIn(cookie)).toBe(true);
  });
});

describe("who asks", () => {
  test("is a visitor for a page, who is sent to the sign-in, and nobody for an endpoint", async () => {
    const sent = await requireUser(asking("")).catch((thrown: unknown) => thrown);
    expect(sent).toBeInstanceOf(Response);
    if (sent instanceof Response) expect([sent.status, sent.headers.get("location")]).toEqual([302, "/login"]);
    await expect(apiUser(asking(""))).rejects.toMatchObject({ code: "unauthorized", userMessage: "Please log in." });
  });

  test("is known without the password's hash, with the plan's ids once it's paid", async () => {
    const user = await createUser();
    await db.billing.create({ data: { userId: user.id, customerId: "cus_1", subscriptionId: "sub_1", paid: false } });
    const ids = async () => {
      const { stripeCustomerId, stripeSubscriptionId } = await currentUser(user);
      return [stripeCustomerId, stripeSubscriptionId];
    };
    expect(await ids()).toEqual([null, null]);
    await db.billing.update({ where: { userId: user.id }, data: { paid: true } });
    expect(await ids()).toEqual(["cus_1", "sub_1"]);
    const seen = await currentUser(user);
    expect(seen).toMatchObject({ id: user.id, username: user.username, isPremium: false });
    for (const hidden of ["passwordHash", "createdAt", "updatedAt"]) expect(seen).not.toHaveProperty(hidden);
  });

  test("has everything open where nothing is sold", async () => {
    const user = await createUser({ hasSeenPaywall: true, subscriptionStatus: "trial_expired" });
    Object.assign(env, { BILLING_PROVIDER: "off" });
    expect(await currentUser(user)).toMatchObject({ isPremium: true, subscriptionStatus: null, trialEndsAt: null });
  });

  test("is looked for once a request, and anew for the next", async () => {
    const cookie = await sessionCookie(await createUser());
    const context = { requestId: "once", ip: "::1", isDataRequest: false, nonce: "", isLocal: false };
    const request = new Request(env.APP_URL, { headers: { cookie, [REQUEST_ID]: "once" } });
    openContext(context);
    const [first, second] = [anonymousOk(request), anonymousOk(request)];
    expect(second).toBe(first);
    expect(await first).not.toBeNull();
    closeContext(context);
    expect(anonymousOk(request)).not.toBe(first);
  });

  test("is in the zone that the browser told last, unless they chose one, or it's none", async () => {
    at(-10.5 * 60 * MINUTE); // 01:30 UTC
    const user = await createUser({ timeZone: "UTC" });
    const cookie = await sessionCookie(user);
    const day = async (zone: string) => {
      const found = await anonymousOk(asking(`${cookie}; tz=${encodeURIComponent(zone)}`));
      return [found?.timeZone, found?.today];
    };
    const stored = async () => (await db.user.findUniqueOrThrow({ where: { id: user.id } })).timeZone;
    expect(await day("America/New_York")).toEqual(["America/New_York", "2026-11-01"]);
    expect(await stored()).toBe("America/New_York");
    expect(await day("Nowhere/At_All")).toEqual(["America/New_York", "2026-11-01"]);
    await db.user.update({ where: { id: user.id }, data: { zoneChosen: true, timeZone: "Asia/Tokyo" } });
    expect(await day("America/New_York")).toEqual(["Asia/Tokyo", "2026-11-02"]);
    expect(await stored()).toBe("Asia/Tokyo");
    expect(visitorToday(asking("tz=America%2FNew_York"))).toMatchObject({ today: "2026-11-01" });
    for (const odd of ["", "tz=Nowhere"])
      expect(visitorToday(asking(odd))).toMatchObject({ today: "2026-11-02", timeZone: "UTC" });
  });
});

test("who signed in to the demo account has the day of a guest beside them, whoever else shares it", async () => {
  at(-10.5 * 60 * MINUTE); // 01:30 UTC
  const user = await createUser({ timeZone: "Asia/Tokyo", isDemo: true });
  const cookie = await sessionCookie(user);
  for (const tz of ["", "; tz=America%2FNew_York", "; tz=Nowhere"]) {
    const found = await anonymousOk(asking(`${cookie}${tz}`));
    const { today, timeZone } = visitorToday(asking(tz.replace("; ", "")));
    expect([tz, found?.today, found?.timeZone]).toEqual([tz, today, timeZone]);
  }
  expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).timeZone).toBe("Asia/Tokyo");
});

describe("what is asked of who is signed in", () => {
  test("a password that was given ten minutes ago at most", async () => {
    at(0);
    const user = await currentUser(await createUser());
    const after = (ms: number) => ({ ...user, now: new Date(START + ms) });
    expect(hasRecentPassword(after(10 * MINUTE))).toBe(true);
    expect(() => assertRecentPassword(after(10 * MINUTE))).not.toThrow();
    expect(hasRecentPassword(after(10 * MINUTE + 1))).toBe(false);
    expect(() => assertRecentPassword(after(10 * MINUTE + 1))).toThrow(
      expect.objectContaining({ code: "forbidden", userMessage: "Please confirm your password first." }),
    );
  });

  test("a plan or a trial for what is sold; to end what was begun, that there was one", async () => {
    const trial = await currentUser(await createTrialUser());
    const over = { ...trial, trialEndsAt: new Date(Date.now() - 1) };
    const none = await currentUser(await createUser({ hasSeenPaywall: true }));
    expect(() => assertFeature(trial)).not.toThrow();
    expect(() => assertShown(over)).not.toThrow();
    for (const refused of [() => assertFeature(over), () => assertFeature(none), () => assertShown(none)])
      expect(refused).toThrow(expect.objectContaining({ code: "gated" }));
    expect(() => assertFeature(over)).toThrow("Your free trial has ended. Choose a plan to continue.");
    for (const refused of [() => assertFeature(none), () => assertShown(none)])
      expect(refused).toThrow("Start a free trial or a subscription to use this feature.");
  });
});
