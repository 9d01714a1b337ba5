// A device that asks for the password after a while away: the server decides, and only that device is asked.
import { afterEach, expect, test } from "vitest";
import { anonymousOk } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { env } from "~/lib/env.server";
import * as login from "~/routes/_public.login";
import * as settings from "~/routes/_app.settings";
import { useDatabase } from "../support/db";
import { call, createUser, PASSWORD, sessionCookie } from "../support/people";

useDatabase();
afterEach(() => setClock(undefined));

const at = (minutes: number) => setClock(new Date(Date.UTC(2026, 10, 22, 12, minutes)));
const isIn = async (cookie: string, path = "/dashboard") =>
  (await anonymousOk(new Request(new URL(path, env.APP_URL), { headers: { cookie } }))) !== null;
const lock = (cookie: string, locks: "on" | "off") =>
  call(settings, { path: "/settings", cookie, form: { intent: "lock", locks } });

test("away for 15 minutes it's signed out; used in between it isn't, and calls that the page makes by itself are no use", async () => {
  at(0);
  const row = await createUser();
  const [phone, desk] = [await sessionCookie(row), await sessionCookie(row)];
  expect((await lock(phone, "on")).status).toBe(303);
  for (const minutes of [14, 28]) {
    at(minutes);
    expect(await isIn(phone), String(minutes)).toBe(true);
  }
  at(40);
  expect(await isIn(phone, "/api/users/profile")).toBe(true);
  at(44);
  expect([await isIn(phone), await isIn(desk)]).toEqual([false, true]);
  // Once locked it stays so: nothing that was asked meanwhile was a use.
  at(45);
  expect(await isIn(phone)).toBe(false);
});

test("turned off it's as before; the next login on the device is locked as the last one was", async () => {
  at(0);
  const row = await createUser();
  const cookie = await sessionCookie(row);
  const turned = await lock(cookie, "on");
  const kept = turned.headers.getSetCookie().find((one) => one.startsWith("lock=on")) ?? "";
  expect(kept).toContain("HttpOnly");
  const form = { intent: "login", username: row.username, password: PASSWORD };
  const sessionOf = async (before: string) => {
    const answer = await call(login, { path: "/login", form, ...(before ? { cookie: before } : {}) });
    return (
      answer.headers
        .getSetCookie()
        .find((one) => one.startsWith("session="))
        ?.split(";")[0] ?? ""
    );
  };
  const [locked, free] = [await sessionOf(kept.split(";")[0] ?? ""), await sessionOf("")];
  at(20);
  expect([await isIn(locked), await isIn(free)]).toEqual([false, true]);
  at(21);
  await lock(free, "on");
  await lock(free, "off");
  at(60);
  expect(await isIn(free)).toBe(true);
});

test("the shared account isn't locked for the others", async () => {
  const row = await createUser({ isDemo: true });
  expect((await lock(await sessionCookie(row), "on")).status).toBe(403);
});
