import { hash } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { runPendingJobs } from "~/lib/jobs.server";
import { readOutbox } from "~/providers/mail/outbox.server";
import * as unknown from "~/routes/api.$";
import * as forgotPassword from "~/routes/api.auth.forgot-password";
import * as forgotUsername from "~/routes/api.auth.forgot-username";
import * as login from "~/routes/api.auth.login";
import * as logout from "~/routes/api.auth.logout";
import * as register from "~/routes/api.auth.register";
import * as resetPassword from "~/routes/api.auth.reset-password";
import * as accounts from "~/routes/api.accounts";
import * as profile from "~/routes/api.users.profile";
import { useDatabase } from "../support/db";
import { call, createUser, PASSWORD, type Answer } from "../support/people";

useDatabase();

const cookieOf = (answer: Answer): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("session="))
    ?.split(";")[0] ?? "";
const signIn = (username: string, password = PASSWORD, headers = {}) =>
  call(login, { path: "/api/auth/login", json: { username, password }, headers });
const newPerson = {
  firstName: "Grace",
  lastName: "Hopper",
  email: "Grace@Example.com",
  username: "Grace",
  password: "compilers-are-fun",
};

async function resetToken(email: string): Promise<string> {
  await call(forgotPassword, { path: "/api/auth/forgot-password", json: { email } });
  await runPendingJobs();
  const mail = (await readOutbox(env.DATA_DIR)).find((one) => one.to === email);
  return /token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

describe("login", () => {
  test("the right pair opens a session in an HttpOnly, SameSite cookie (API-004)", async () => {
    const user = await createUser();
    const answer = await signIn(user.username);
    expect(answer.status).toBe(200);
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("session=")) ?? "";
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const me = await call(profile, { path: "/api/users/profile", cookie: cookieOf(answer) });
    expect(me.status).toBe(200);
  });

  test("whichever way a keyboard wrote it, the password lets in; an older hash of the text itself is made anew", async () => {
    const [one, two] = ["cafe\u0301-au-lait", "caf\u00e9-au-lait"];
    const old = await hash(one, { memoryCost: 65_536, timeCost: 3, parallelism: 1 });
    const user = await createUser({ passwordHash: old });
    expect((await signIn(user.username, two)).status).toBe(401);
    expect((await signIn(user.username, one)).status).toBe(200);
    for (const typed of [one, two]) expect((await signIn(user.username, typed)).status).toBe(200);
    expect((await signIn(user.username, "cafe-au-lait")).status).toBe(401);
  });

  test("a wrong pair answers 401 with the same words for known and unknown users (API-004 AUTH-015)", async () => {
    const user = await createUser();
    const wrong = await signIn(user.username, "not-the-password");
    const stranger = await signIn("nobody-of-that-name", "not-the-password");
    expect(wrong.status).toBe(401);
    expect(wrong.text).toBe(stranger.text);
    expect(wrong.body).toEqual({ message: "Invalid username or password" });
  });

  test("a missing field or malformed JSON answers 400 with a message (API-004 API-054)", async () => {
    const missing = await call(login, { path: "/api/auth/login", json: { username: "ada" } });
    expect(missing.status).toBe(400);
    expect(missing.body).toMatchObject({ message: "Password is required" });
    const broken = await call(login, { path: "/api/auth/login", json: "{" });
    expect(broken.status).toBe(400);
    for (const json of [
      '{"username":"a\\u0000b","password":"x"}',
      '{"username":"\\ud800","password":"x"}',
      `${"[".repeat(10_000)}${"]".repeat(10_000)}`,
      '{"__proto__":{"a":1}}',
    ]) {
      expect((await call(login, { path: "/api/auth/login", json })).status).toBe(400);
    }
  });

  test("loginCount grows by one with each login, and each login has a session id of its own (SESS-010)", async () => {
    const user = await createUser();
    const first = cookieOf(await signIn(user.username));
    const second = cookieOf(await signIn(user.username));
    expect(first).not.toBe(second);
    expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).loginCount).toBe(2);
  });

  test("only the token's hash is stored, and an older cookie is worth nothing after a login with it", async () => {
    const user = await createUser();
    const first = cookieOf(await signIn(user.username));
    await signIn(user.username, PASSWORD, { cookie: first });
    expect((await call(profile, { path: "/api/users/profile", cookie: first })).status).toBe(401);
    const stored = await db.session.findMany({ where: { userId: user.id } });
    expect(stored).toHaveLength(1);
    expect(stored[0]?.id).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("registration", () => {
  test("creates an ordinary user, whatever else is sent (API-005 ADMIN-013)", async () => {
    const answer = await call(register, {
      path: "/api/auth/register",
      json: { ...newPerson, isAdmin: true, isPremium: true, userId: "x", trialEndsAt: "2099-01-01" },
    });
    expect(answer.status).toBe(201);
    const stored = await db.user.findUniqueOrThrow({ where: { username: "grace" } });
    expect(stored).toMatchObject({ email: "grace@example.com", isAdmin: false, isPremium: false, trialEndsAt: null });
    expect(stored.passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect((await signIn("GRACE", newPerson.password)).status).toBe(200);
  });

  test("a taken username or e-mail answers 409 with a message (API-005 AUTH-028)", async () => {
    const user = await createUser();
    const sameName = await call(register, {
      path: "/api/auth/register",
      json: { ...newPerson, username: user.username.toUpperCase(), email: "other@example.com" },
    });
    const sameMail = await call(register, {
      path: "/api/auth/register",
      json: { ...newPerson, username: "somebody-else", email: user.email },
    });
    expect([sameName.status, sameMail.status]).toEqual([409, 409]);
    expect(sameName.text).toBe(sameMail.text);
  });

  test("the server applies the registration rules too (API-006)", async () => {
    for (const change of [
      { password: "1234567" },
      { email: "abc" },
      { username: "ab" },
      { firstName: " " },
      { lastName: "" },
    ]) {
      const answer = await call(register, { path: "/api/auth/register", json: { ...newPerson, ...change } });
      expect(answer.status).toBe(400);
      expect(answer.body).toHaveProperty("message");
    }
  });

  test("a password that everybody tries first is refused", async () => {
    const answer = await call(register, {
      path: "/api/auth/register",
      json: { ...newPerson, username: "common", email: "common@example.com", password: "password123" },
    });
    expect(answer.status).toBe(400);
  });
});

describe("recovery", () => {
  test("known and unknown addresses get the same answer; the mail goes to the outbox (API-007 API-008 AUTH-055)", async () => {
    const user = await createUser();
    for (const [route, path] of [
      [forgotPassword, "/api/auth/forgot-password"],
      [forgotUsername, "/api/auth/forgot-username"],
    ] as const) {
      const known = await call(route, { path, json: { email: user.email } });
      const unknownMail = await call(route, { path, json: { email: "nobody@example.com" } });
      expect([known.status, unknownMail.status]).toEqual([200, 200]);
      expect(known.text).toBe(unknownMail.text);
      const invalid = await call(route, { path, json: { email: "abc" } });
      expect(invalid.status).toBe(400);
      expect(invalid.body).toMatchObject({ message: "Please enter a valid email address" });
    }
    await runPendingJobs();
    const mails = (await readOutbox(env.DATA_DIR)).filter((mail) => mail.to === user.email);
    expect(mails.some((mail) => mail.text.includes(user.username))).toBe(true);
    expect(mails.some((mail) => mail.text.includes(`${env.APP_URL}/reset-password?token=`))).toBe(true);
  });

  test("a link works once and changes the password; every session ends (API-009 AUTH-053 AUTH-054)", async () => {
    const user = await createUser();
    const session = cookieOf(await signIn(user.username));
    const token = await resetToken(user.email);
    const short = await call(resetPassword, { path: "/api/auth/reset-password", json: { token, password: "short" } });
    expect(short.status).toBe(400);
    const done = await call(resetPassword, {
      path: "/api/auth/reset-password",
      json: { token, password: "a-brand-new-secret" },
    });
    expect(done.status).toBe(200);
    expect(done.body).toHaveProperty("message");
    expect(cookieOf(done)).toBe("");
    const again = await call(resetPassword, {
      path: "/api/auth/reset-password",
      json: { token, password: "a-third-new-secret" },
    });
    expect(again.status).toBe(400);
    expect(again.body).toEqual({ message: "The password reset link is invalid or has expired." });
    expect((await call(profile, { path: "/api/users/profile", cookie: session })).status).toBe(401);
    expect((await signIn(user.username)).status).toBe(401);
    expect((await signIn(user.username, "a-brand-new-secret")).status).toBe(200);
  });

  test("a link ends after 15 minutes, and a newer link ends the older one (AUTH-053)", async () => {
    const user = await createUser();
    const old = await resetToken(user.email);
    const at = Date.now();
    setClock(new Date(at + 1000));
    const fresh = await resetToken(user.email);
    const use = (token: string) =>
      call(resetPassword, { path: "/api/auth/reset-password", json: { token, password: "a-brand-new-secret" } });
    expect((await use(old)).status).toBe(400);
    setClock(new Date(at + 17 * 60_000));
    expect((await use(fresh)).status).toBe(400);
  });

  test("of twenty redemptions at once exactly one wins", async () => {
    const user = await createUser();
    const token = await resetToken(user.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call(resetPassword, {
          path: "/api/auth/reset-password",
          json: { token, password: `a-brand-new-secret-${index}` },
        }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  test("the demo account gets no reset link", async () => {
    const demo = await createUser({ isDemo: true });
    expect(await resetToken(demo.email)).toBe("");
  });
});

describe("session", () => {
  test("logout answers 200, with a session and without, and ends it (API-010)", async () => {
    const user = await createUser();
    const cookie = cookieOf(await signIn(user.username));
    expect((await call(logout, { path: "/api/auth/logout", cookie })).status).toBe(200);
    expect((await call(profile, { path: "/api/users/profile", cookie })).status).toBe(401);
    expect((await call(logout, { path: "/api/auth/logout" })).status).toBe(200);
  });

  test("the profile has its 14 keys and no password; signed out it answers 401 (API-011)", async () => {
    const user = await createUser();
    const answer = await call(profile, { path: "/api/users/profile", user });
    for (const key of [
      "id",
      "firstName",
      "lastName",
      "email",
      "isPremium",
      "isAdmin",
      "hasSeenTour",
      "hasSeenPaywall",
      "hasStartedTrial",
      "subscriptionStatus",
      "trialEndsAt",
      "loginCount",
      "stripeCustomerId",
      "stripeSubscriptionId",
    ]) {
      expect(answer.body).toHaveProperty(key);
    }
    expect(answer.text).not.toContain("argon2");
    expect((await call(profile, { path: "/api/users/profile" })).status).toBe(401);
  });

  test("a session ends after 7 idle days; the poll of the profile is no use of it; 30 days are the most (SESS-012)", async () => {
    const user = await createUser();
    const cookie = cookieOf(await signIn(user.username));
    const start = Date.now();
    const at = (days: number) => setClock(new Date(start + days * 86_400_000));
    at(6);
    expect((await call(profile, { path: "/api/users/profile", cookie })).status).toBe(200);
    at(8);
    expect((await call(profile, { path: "/api/users/profile", cookie })).status).toBe(401);
    setClock(new Date(start));
    const busy = cookieOf(await signIn(user.username));
    for (let day = 5; day < 30; day += 5) {
      at(day);
      expect((await call(accounts, { path: "/api/accounts", cookie: busy })).status).toBe(200);
    }
    at(31);
    expect((await call(accounts, { path: "/api/accounts", cookie: busy })).status).toBe(401);
  });

  test("an unknown endpoint and a wrong method answer as JSON (API-054)", async () => {
    expect(await call(unknown, { path: "/api/nothing" })).toMatchObject({
      status: 404,
      body: { message: expect.any(String) },
    });
    const wrong = await call(login, { path: "/api/auth/login" });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get("allow")).toBe("POST");
  });
});
