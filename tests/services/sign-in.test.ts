// What signing in, forgetting a password and changing it leave behind: who is told, who is written down, who is slowed.
import { afterEach, describe, expect, test } from "vitest";
import { hasRecentPassword } from "~/lib/auth.server";
import { now, setClock } from "~/lib/clock.server";
import { sha256 } from "~/lib/crypto.server";
import { db, transaction } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { runPendingJobs } from "~/lib/jobs.server";
import { openSession } from "~/lib/session.server";
import { readOutbox } from "~/providers/mail/outbox.server";
import * as security from "~/routes/_app.security";
import { login, logout, register } from "~/services/people/sign-in.server";
import { forgotPassword, forgotUsername, replacePassword, resetPassword } from "~/services/people/recovery.server";
import { changePassword, confirmPassword, listDevices, revokeOtherDevices } from "~/services/people/security.server";
import { useDatabase } from "../support/db";
import { call, createUser, currentUser, PASSWORD, sessionCookie } from "../support/people";

useDatabase();
afterEach(() => db.rateBucket.deleteMany());

const asking = (headers: Record<string, string> = {}) =>
  new Request(`${env.APP_URL}/login`, { method: "POST", headers });
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => Object(error).code,
  );
const audited = async (userId: string | null) =>
  (await db.auditLog.findMany({ where: { userId }, orderBy: { id: "asc" } })).map(({ event }) => event);
const spent = (key: string, count: number) =>
  db.rateBucket.create({ data: { key: sha256(key), count, resetsAt: new Date(now().getTime() + 3_600_000) } });
const mailsTo = async (email: string) => {
  await runPendingJobs();
  return (await readOutbox(env.DATA_DIR)).filter(({ to }) => to === email);
};
const row = (id: string) => db.user.findUniqueOrThrow({ where: { id } });

describe("signing in", () => {
  const enter = (username: string, headers = {}, password = PASSWORD) => login({ username, password }, asking(headers));

  test("greets by the first name, and writes down success and failure, of nobody too", async () => {
    const user = await createUser({ firstName: "Grace" });
    expect(await enter(user.username)).toMatchObject({ userId: user.id, firstName: "Grace" });
    expect(await outcome(enter(user.username, {}, "wrong-password"))).toBe("unauthorized");
    expect(await audited(user.id)).toEqual(["login", "login_failed"]);
    const before = (await audited(null)).length;
    expect(await outcome(enter("nobody-here"))).toBe("unauthorized");
    expect((await audited(null)).slice(before)).toEqual(["login_failed"]);
  });

  test("gives the session and the word that this device is known, for a year", async () => {
    const user = await createUser();
    const [session, device] = (await enter(user.username, { "user-agent": "Test/1" })).headers.getSetCookie();
    expect(session).toMatch(new RegExp(`^session=${user.id}\\.[\\w-]{43}; `));
    expect(device).toMatch(/^device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly/);
    expect(await db.session.findFirstOrThrow({ where: { userId: user.id } })).toMatchObject({
      ...{ userAgent: "Test/1", lockMinutes: null },
    });
    await enter(user.username, { cookie: "lock=on" });
    expect(await db.session.count({ where: { userId: user.id, lockMinutes: 15 } })).toBe(1);
  });

  test("takes the browser's zone on, unless one was chosen or it's none", async () => {
    const user = await createUser({ timeZone: "UTC" });
    const zone = async (cookie: string) => {
      await enter(user.username, { cookie });
      return (await row(user.id)).timeZone;
    };
    expect([await zone("tz=Nowhere"), await zone("tz=Asia%2FTokyo")]).toEqual(["UTC", "Asia/Tokyo"]);
    await db.user.update({ where: { id: user.id }, data: { zoneChosen: true } });
    expect(await zone("tz=Europe%2FParis")).toBe("Asia/Tokyo");
  });

  test("is slowed for an address, and a success takes back that name's failures alone", async () => {
    const user = await createUser();
    await spent("login|local", 119);
    expect(await outcome(enter(user.username))).toBe("done");
    expect(await outcome(enter(user.username))).toBe("too_many");
    expect(await db.rateBucket.count({ where: { key: sha256(`login|local|${user.username}`) } })).toBe(0);
    expect(await db.rateBucket.count({ where: { key: sha256("login|local") } })).toBe(1);
  });

  test("ends what the browser held before; signing out says so, once, and takes the browser's own things along", async () => {
    const user = await createUser();
    const cookie = await sessionCookie(user);
    await enter(user.username, { cookie });
    expect(await db.session.count({ where: { userId: user.id } })).toBe(1);
    const open = await sessionCookie(user);
    for (const _ of [1, 2]) {
      const headers = await logout(asking({ cookie: open }));
      expect(headers.getSetCookie().map((one) => one.split(";")[0])).toEqual(["session=", "kept="]);
      expect(headers.get("clear-site-data")).toBe('"cache"');
    }
    expect(await audited(user.id)).toEqual(["login", "logout"]);
    expect(await db.session.count({ where: { userId: user.id } })).toBe(1);
    expect((await logout(asking())).getSetCookie()).toHaveLength(2);
  });
});

describe("registering", () => {
  const person = { firstName: "Mary", lastName: "Jackson", password: "wind-tunnels-1958" };
  const named = (name: string) => ({ ...person, username: name, email: `${name}@example.com` });

  test("is written down, and slowed for an address", async () => {
    const { id } = await register(named("mary"), asking());
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await audited(id)).toEqual(["register"]);
    await spent("register|other", 99);
    await db.rateBucket.updateMany({ where: { key: sha256("register|local") }, data: { count: 19 } });
    expect(await outcome(register(named("mary-2"), asking()))).toBe("done");
    expect(await outcome(register(named("mary-3"), asking()))).toBe("too_many");
  });

  test("with a password that everybody tries first is refused beside the field", async () => {
    await expect(register({ ...named("weak"), password: "password123" }, asking())).rejects.toMatchObject({
      ...{ code: "bad_request", fieldErrors: { password: expect.stringMatching(/too easy/) } },
    });
    await register(named("taken"), asking());
    await expect(register(named("taken"), asking())).rejects.toMatchObject({
      ...{ code: "conflict", title: "Registration failed" },
    });
  });
});

describe("a forgotten name or password", () => {
  test("is asked for five times an hour for an address of mail, twenty times from one place", async () => {
    const email = "somebody@example.com";
    for (let time = 0; time < 5; time++) expect(await outcome(forgotPassword({ email }, asking()))).toBe("done");
    expect(await outcome(forgotUsername({ email }, asking()))).toBe("too_many");
    await db.rateBucket.updateMany({ where: { key: sha256("recover|local") }, data: { count: 20 } });
    expect(await outcome(forgotUsername({ email: "other@example.com" }, asking()))).toBe("too_many");
  });

  test("is answered to the person: the name, and a link that says how long it works", async () => {
    const user = await createUser({ firstName: "Grace" });
    await forgotUsername({ email: user.email }, asking());
    await forgotPassword({ email: user.email }, asking());
    const mails = await mailsTo(user.email);
    const of = (subject: string) => mails.find((mail) => mail.subject === subject)?.text;
    expect(of("Your username")).toBe(
      `Hello Grace,\n\nYour username is ${user.username}.\n\nLog in: ${env.APP_URL}/login\n`,
    );
    expect(of("Reset your password")).toMatch(
      /^Hello Grace,\n\nWith this link .+ for 15 minutes:\n\nhttp\S+\/reset-password\?token=/,
    );
    const { createdAt, expiresAt, id } = await db.passwordReset.findFirstOrThrow({ where: { userId: user.id } });
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(15 * 60_000);
    expect(id).toMatch(/^[0-9a-f]{64}$/);
    expect(await audited(user.id)).toEqual(["reset_requested"]);
  });

  test("of the demo account gets its name and no link", async () => {
    const demo = await createUser({ isDemo: true });
    await forgotPassword({ email: demo.email }, asking());
    await forgotUsername({ email: demo.email }, asking());
    expect((await mailsTo(demo.email)).map(({ subject }) => subject)).toEqual(["Your username"]);
    expect(await db.passwordReset.count({ where: { userId: demo.id } })).toBe(0);
  });

  const link = async (user: { id: string }, over: object = {}) => {
    const data = { userId: user.id, id: sha256("secret"), expiresAt: new Date(now().getTime() + 60_000), ...over };
    await db.passwordReset.create({ data });
    return { token: `${user.id}.secret`, password: "a-brand-new-secret" };
  };

  test("a link that was used, has ended, or is another's changes nothing", async () => {
    setClock("2026-11-02T12:00:00Z");
    const [user, other] = [await createUser(), await createUser()];
    const input = await link(user, { expiresAt: now() });
    await expect(resetPassword(input, asking())).rejects.toMatchObject({
      ...{ code: "bad_request", userMessage: "The password reset link is invalid or has expired." },
    });
    await db.passwordReset.updateMany({
      where: { userId: user.id },
      data: { expiresAt: new Date(now().getTime() + 1) },
    });
    for (const token of [`${other.id}.secret`, `${user.id}.secre`, user.id, "", `.secret`])
      expect(await outcome(resetPassword({ ...input, token }, asking())), token).toBe("bad_request");
    expect((await row(user.id)).passwordHash).toBe(user.passwordHash);
    expect(await outcome(resetPassword({ ...input, password: "password123" }, asking()))).toBe("bad_request");
    expect(await outcome(resetPassword(input, asking()))).toBe("done");
    expect(await outcome(resetPassword(input, asking()))).toBe("bad_request");
    expect(await audited(user.id)).toEqual(["password_reset"]);
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(["Your password was changed"]);
  });

  test("is tried thirty times an hour from one place", async () => {
    const input = await link(await createUser());
    await spent("reset|local", 30);
    expect(await outcome(resetPassword(input, asking()))).toBe("too_many");
  });

  test("is replaced by who sits at the server, with every device signed out and every link ended", async () => {
    const user = await createUser();
    await sessionCookie(user);
    await link(user);
    const made = await replacePassword(user.email);
    expect(made).toEqual({ username: user.username, password: expect.stringMatching(/^[\w-]{20}$/) });
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.passwordReset.count({ where: { userId: user.id } })).toBe(0);
    expect(await audited(user.id)).toEqual(["password_reset"]);
    expect(await outcome(login({ username: user.username, password: made?.password ?? "" }, asking()))).toBe("done");
    const demo = await createUser({ isDemo: true });
    expect([await replacePassword(demo.email), await replacePassword("nobody@example.com")]).toEqual([null, null]);
  });
});

describe("one's own password and devices", () => {
  test("the password given again counts for this device alone, and is tried ten times an hour", async () => {
    setClock("2026-11-02T12:00:00Z");
    const person = await createUser();
    const [user, other] = [await currentUser(person), await currentUser(person)];
    const later = new Date(now().getTime() + 3_600_000);
    await confirmPassword({ ...user, now: later }, PASSWORD);
    const proved = async (id: string) =>
      (await db.session.findUniqueOrThrow({ where: { userId_id: { userId: person.id, id } } })).provedAt;
    expect([await proved(user.sessionId), await proved(other.sessionId)]).toEqual([later, now()]);
    expect(hasRecentPassword({ ...user, provedAt: later, now: later })).toBe(true);
    await expect(confirmPassword(user, "wrong-password")).rejects.toMatchObject({
      ...{ code: "bad_request", fieldErrors: { password: "That password isn't right." } },
    });
    await db.rateBucket.updateMany({ where: { key: sha256(`change-password|${person.id}`) }, data: { count: 10 } });
    expect(await outcome(confirmPassword(user, PASSWORD))).toBe("too_many");
  });

  test("a new one is told by mail and written down; a wrong or a common one is refused beside its field", async () => {
    const person = await createUser({ firstName: "Grace" });
    const user = await currentUser(person);
    const change = (currentPassword: string, password: string) => changePassword(user, { currentPassword, password });
    await expect(change("wrong-password", "a-brand-new-secret")).rejects.toMatchObject({
      fieldErrors: { currentPassword: "The current password isn't right." },
    });
    expect(await outcome(change(PASSWORD, "password123"))).toBe("bad_request");
    const easy = {
      intent: "password",
      currentPassword: PASSWORD,
      password: "password123",
      confirmPassword: "password123",
    };
    const answer = await call(security, { path: "/security", user: person, form: easy });
    // Said beside the field, and nowhere else.
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { toast: null, fieldErrors: { password: expect.any(String) } },
    ]);
    await change(PASSWORD, "a-brand-new-secret");
    expect(await audited(person.id)).toEqual(["password_changed"]);
    const [mail] = await mailsTo(person.email);
    expect([mail?.subject, mail?.text]).toEqual([
      "Your password was changed",
      "Hello Grace,\n\nYour password was just changed and your other devices were signed out.\n",
    ]);
  });

  test("signing the others out is written down with how many", async () => {
    const person = await createUser();
    for (const _ of [1, 2]) await sessionCookie(person);
    await revokeOtherDevices(await currentUser(person));
    const [entry] = await db.auditLog.findMany({ where: { userId: person.id } });
    expect([entry?.event, entry?.detail]).toEqual(["sessions_revoked", { count: 2 }]);
  });

  test.each([
    ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120 Safari/537.36 Edg/120", "Edge on Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64) Chrome/120 Safari/537.36 OPR/106", "Opera on Linux"],
    ["Mozilla/5.0 (Android 14; Mobile) Gecko/120 Firefox/120", "Firefox on Android"],
    ["Mozilla/5.0 (Linux; Android 14) Chrome/120 Safari/537.36", "Chrome on Android"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 17 like Mac OS X) Version/17 Safari/604", "Safari on iPhone"],
    ["Mozilla/5.0 (iPad; CPU OS 17 like Mac OS X) Version/17 Safari/604", "Safari on iPad"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/17 Safari/605", "Safari on Mac"],
    ["curl/8", "A browser"],
  ])("'%s' is %s", async (userAgent, label) => {
    const person = await createUser();
    await transaction((tx) => openSession(tx, person.id, userAgent));
    await db.session.updateMany({ where: { userId: person.id }, data: { lastUsedAt: new Date(0) } });
    expect((await listDevices(await currentUser(person))).at(-1)?.label).toBe(label);
  });

  test("a device whose session has ended isn't listed; the others by when they were used", async () => {
    const person = await createUser();
    const used = ["2026-11-01T10:00:00Z", "2026-11-01T12:00:00Z", "2026-11-01T11:00:00Z"];
    for (const [at, day] of used.entries()) {
      const { ref } = await transaction((tx) => openSession(tx, person.id, "test"));
      const ended = at === 2 ? { expiresAt: new Date(0) } : {};
      await db.session.updateMany({ where: ref, data: { lastUsedAt: new Date(day), ...ended } });
    }
    const devices = await listDevices(await currentUser(person));
    expect(devices.map(({ current, lastUsedAt }) => (current ? "this" : lastUsedAt))).toEqual([
      ...["this", "2026-11-01T12:00:00.000Z", "2026-11-01T10:00:00.000Z"],
    ]);
    expect(devices.every(({ id }) => /^[0-9a-f]{16}$/.test(id))).toBe(true);
  });
});
