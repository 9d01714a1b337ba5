// Every cookie as it is set behind HTTPS, and what becomes of one that somebody else wrote.
import { expect, test, vi } from "vitest";

// Beside a database of its own such a server is given its keys.
vi.hoisted(() =>
  Object.assign(process.env, {
    APP_URL: "https://money.example",
    SESSION_SECRET: "a secret that is long enough for a test of cookies",
    ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString("base64")}`,
  }),
);
const { createUser, call, currentUser, PASSWORD, sessionCookie } = await import("../support/people");
const { useDatabase } = await import("../support/db");
const login = await import("~/routes/api.auth.login");
const logout = await import("~/routes/api.auth.logout");
const goals = await import("~/routes/_app.goals");
const { rememberScreen } = await import("~/lib/return-to.server");
const { sign } = await import("~/lib/crypto.server");
const { offlineKeyCookie } = await import("~/lib/offline-key.server");
const { takeToast, toastCookie } = await import("~/lib/toast.server");
const { markAllReadCookie } = await import("~/services/notices/notifications.server");

useDatabase();

const TOAST = { title: "Saved", description: "It is done.", variant: "success" } as const;
const opened = (cookie: string) =>
  takeToast(new Request("https://money.example/goals", { headers: { cookie: `__Host-flash=${cookie}` } }));
const valueOf = (cookie: string) => /^__Host-flash=([^;]*)/.exec(cookie)?.[1] ?? "";

test("behind HTTPS a cookie goes over HTTPS alone, and one that proves something is bound to this host", async () => {
  const person = await createUser();
  const user = await currentUser(person);
  const request = new Request("https://money.example/goals", { headers: { cookie: await sessionCookie(person) } });
  const signedIn = await call(login, {
    path: "/api/auth/login",
    json: { username: person.username, password: PASSWORD },
  });
  const signedOut = await call(logout, { path: "/api/auth/logout", user: person });
  const refused = await call(goals, { path: "/goals", cookie: await expired(person) });
  const proving = [
    ...signedIn.headers.getSetCookie(),
    ...signedOut.headers.getSetCookie(),
    ...refused.headers.getSetCookie(),
    new Headers(rememberScreen(request)).get("set-cookie") ?? "",
    offlineKeyCookie(request, user) ?? "",
    toastCookie(TOAST),
  ];
  expect(new Set(proving.map((cookie) => cookie.split("=")[0]))).toEqual(
    new Set(["__Host-session", "__Host-device", "__Host-kept", "__Host-back", "__Host-flash"]),
  );
  // What `__Host-` asks for: without one of these the browser throws the cookie away.
  for (const cookie of [...proving, markAllReadCookie(user)]) {
    expect(cookie).toMatch(/; Secure(;|$)/);
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).toMatch(/; SameSite=Lax(;|$)/);
    expect(cookie).not.toMatch(/domain=/i);
  }
});

test("a toast is shown from a cookie of ours alone", () => {
  const own = valueOf(toastCookie(TOAST));
  expect(opened(own)).toEqual({
    toast: TOAST,
    headers: { "Set-Cookie": expect.stringMatching(/^__Host-flash=;.*Max-Age=0/) },
  });
  const [body = "", signature = ""] = own.split(".");
  const forged = Buffer.from(JSON.stringify({ ...TOAST, title: "Call this number" })).toString("base64url");
  for (const cookie of [
    `${forged}.${signature}`,
    `${forged}.`,
    forged,
    `${body}.${signature.slice(0, -1)}`,
    `${body}.`,
  ])
    expect(opened(cookie).toast, cookie).toBeNull();
  expect(opened(`${forged}.${sign("device", forged)}`).toast).toBeNull();
});

test("what a toast offers travels with it, to a path of ours alone", () => {
  const offering = (to: string) => ({ ...TOAST, action: { label: "Undo", to, fields: { intent: "undo", id: "7" } } });
  const shown = (to: string) => opened(valueOf(toastCookie(offering(to)))).toast;
  expect(shown("/transactions?q=coffee")).toEqual(offering("/transactions?q=coffee"));
  for (const away of ["https://elsewhere.example/", "//elsewhere.example/", "/\\elsewhere.example", "transactions"])
    expect(shown(away), away).toBeNull();
});

async function expired(person: { id: string }): Promise<string> {
  const { db } = await import("~/lib/db.server");
  const cookie = await sessionCookie(person);
  await db.session.deleteMany({ where: { userId: person.id } });
  return cookie;
}
