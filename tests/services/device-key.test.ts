import { expect, test } from "vitest";
import * as logoutRoute from "~/routes/api.auth.logout";
import * as loginRoute from "~/routes/_public.login";
import * as root from "~/root";
import { closeSession, readSessionRef } from "~/lib/session.server";
import { call, createUser, sessionCookie } from "../support/people";

const keptIn = (headers: Headers) => headers.getSetCookie().find((line) => line.startsWith("kept="));
const page = async (cookie?: string) =>
  keptIn((await call(root, { path: "/dashboard", ...(cookie ? { cookie } : {}) })).headers);

test("a session's half of the device key is its own, the same on each page, and open to scripts", async () => {
  const [ada, bob] = [await createUser(), await createUser()];
  const [one, two, other] = [await sessionCookie(ada), await sessionCookie(ada), await sessionCookie(bob)];
  const first = await page(one);
  expect(first).toMatch(/^kept=[\w-]{43}; Path=\/; Max-Age=604800; SameSite=Lax$/);
  expect(await page(one)).toBe(first);
  expect(new Set([first, await page(two), await page(other)]).size).toBe(3);
  expect(first).not.toContain(ada.id);
});

test("it is taken back when the session ends: by either door at once, otherwise with the next page", async () => {
  const user = await createUser();
  const byApi = await call(logoutRoute, { path: "/api/auth/logout", cookie: await sessionCookie(user) });
  expect(keptIn(byApi.headers)).toMatch(/^kept=; Path=\/; Max-Age=0/);
  const byForm = await call(loginRoute, {
    path: "/login",
    form: { intent: "logout" },
    cookie: await sessionCookie(user),
  });
  expect(keptIn(byForm.headers)).toMatch(/^kept=; Path=\/; Max-Age=0/);

  const cookie = await sessionCookie(user);
  const ref = readSessionRef(new Request("http://localhost/", { headers: { cookie } }));
  if (ref) await closeSession(ref);
  expect(await page(`${cookie}; kept=${"x".repeat(43)}`)).toMatch(/^kept=; Path=\/; Max-Age=0/);
  expect(await page()).toBeUndefined();
});
