// A session holds as long as it is used, and no longer than it may.
import { afterEach, describe, expect, test } from "vitest";
import { anonymousOk } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { randomToken, sha256 } from "~/lib/crypto.server";
import { db, transaction } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import {
  closeAllSessions,
  deviceLocks,
  lockCookie,
  lockSession,
  openSession,
  readSessionRef,
} from "~/lib/session.server";
import { useDatabase } from "../support/db";
import { createUser, sessionCookie } from "../support/people";

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
