// Who asks, by their session, and what they may do.
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
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { closeContext, openContext, REQUEST_ID } from "~/lib/request-context.server";
import { useDatabase } from "../support/db";
import { createTrialUser, createUser, currentUser, sessionCookie } from "../support/people";

useDatabase();
const settings = { ...env };
afterEach(() => void Object.assign(env, settings));

const START = Date.UTC(2026, 10, 2, 12);
const MINUTE = 60_000;
const at = (ms: number) => setClock(new Date(START + ms));
const asking = (cookie: string, path = "/dashboard") =>
  new Request(new URL(path, env.APP_URL), { headers: { cookie } });

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
