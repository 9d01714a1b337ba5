// Who signs in, and what is said of them: each form does what it says to the person who sent it, leads on, and says so.
import { afterEach, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { runPendingJobs } from "~/lib/jobs.server";
import * as billing from "~/mutations/billing.server";
import * as credit from "~/mutations/credit.server";
import * as feedback from "~/mutations/feedback.server";
import * as notices from "~/mutations/notices.server";
import * as security from "~/mutations/security.server";
import * as settings from "~/mutations/settings.server";
import * as signIn from "~/mutations/sign-in.server";
import * as tour from "~/mutations/tour.server";
import { readOutbox } from "~/providers/mail/outbox.server";
import { unsubscribeLink } from "~/services/notices/unsubscribe.server";
import { listDevices } from "~/services/people/security.server";
import { CREDIT_ANSWERS } from "../support/credit";
import { useDatabase } from "../support/db";
import { called, sent } from "../support/forms";
import { createTrialUser, createUser, currentUser, PASSWORD, sessionCookie } from "../support/people";
import { browserKeys } from "../support/push-service";

useDatabase();
afterEach(() => setClock(undefined));

const person = async (more: object = {}) => currentUser(await createTrialUser({ timeZone: "UTC", ...more }));
const rowOf = ({ id }: { id: string }) => db.user.findUniqueOrThrow({ where: { id } });
const ANN = {
  ...{ username: "ann-form", password: "a-password-of-ann", confirmPassword: "a-password-of-ann" },
  ...{ firstName: "Ann", lastName: "Lee", email: "ann-form@example.com" },
};

test("who registers by the form is made once, is led to the login with the new name, and can log in and out", async () => {
  await expect(sent(signIn.register, null, { ...ANN, confirmPassword: "another" })).rejects.toMatchObject({
    fieldErrors: { confirmPassword: expect.any(String) },
  });
  expect(await db.user.count({ where: { username: ANN.username } })).toBe(0);
  const made = await sent(signIn.register, null, ANN);
  expect(made).toMatchObject({ to: "/login", said: "Registration successful" });
  expect(made.cookies).toMatch(/new-?name=ann-form; Path=\/; Max-Age=600/i);
  const login = { username: ANN.username, password: ANN.password };
  const inside = await sent(signIn.login, null, login);
  expect(inside).toMatchObject({
    to: "/",
    said: "Login successful",
    toast: { description: expect.stringContaining("Ann") },
  });
  const [session = ""] = /session=[^;]+/.exec(inside.cookies) ?? [];
  expect(await db.session.count({ where: { user: { username: ANN.username } } })).toBe(1);
  const out = await sent(signIn.logout, null, {}, { headers: { cookie: session } });
  expect(out).toMatchObject({ to: "/login", toast: null });
  expect(out.cookies).toMatch(/session=;/);
  expect(await db.session.count({ where: { user: { username: ANN.username } } })).toBe(0);
});

test("by the call the same names are taken, and what was made is told", async () => {
  const body = { ...ANN, username: "ann-call", email: "ann-call@example.com", confirmPassword: undefined };
  expect(await called(signIn.register, null, body)).toMatchObject({ status: 201, body: { id: expect.any(String) } });
  const [user] = await db.user.findMany({ where: { username: body.username } });
  expect(await called(signIn.login, null, { username: body.username, password: ANN.password })).toMatchObject({
    ...{ status: 200, body: { id: user?.id, firstName: "Ann" } },
  });
  expect(await called(signIn.logout, null)).toEqual({ status: 200, body: { message: "You're logged out." } });
});

test("a forgotten name or password is mailed, and the mail's link makes a new one", async () => {
  const { id, email, username } = await createUser();
  expect(await sent(signIn.forgotUsername, null, { email })).toMatchObject({
    to: "/forgot-username?sent=1",
    toast: null,
  });
  expect(await sent(signIn.forgotPassword, null, { email })).toMatchObject({
    to: "/forgot-password?sent=1",
    toast: null,
  });
  await runPendingJobs();
  const mails = (await readOutbox(env.DATA_DIR)).filter(({ to }) => to === email);
  expect(mails.some(({ text }) => text.includes(username))).toBe(true);
  const token = mails.map(({ text }) => /[?&]token=([\w.-]+)/.exec(text)?.[1]).find(Boolean) ?? "";
  const next = { token, password: "another-long-secret", confirmPassword: "another-long-secret" };
  const before = (await rowOf({ id })).passwordHash;
  await expect(sent(signIn.resetPassword, null, { ...next, confirmPassword: "no" })).rejects.toMatchObject({
    fieldErrors: { confirmPassword: expect.any(String) },
  });
  expect((await rowOf({ id })).passwordHash).toBe(before);
  expect(await sent(signIn.resetPassword, null, next)).toMatchObject({
    ...{ to: "/reset-password?done=1", said: "Password updated", toast: { description: expect.any(String) } },
  });
  expect((await rowOf({ id })).passwordHash).not.toBe(before);
});

test("devices are signed out one by one and all at once", async () => {
  const row = await createTrialUser();
  for (let device = 0; device < 3; device++) await sessionCookie(row);
  const user = await currentUser(row);
  const [, other] = await listDevices(user);
  const count = () => db.session.count({ where: { userId: row.id } });
  expect(await sent(security.revokeDevice, user, { device: other?.id ?? "" })).toMatchObject({
    ...{ to: "/security", said: "Device signed out" },
  });
  expect(await count()).toBe(3);
  expect(await sent(security.revokeOthers, user)).toMatchObject({ to: "/security", said: "Other devices signed out" });
  expect(await count()).toBe(1);
});

test("the password is confirmed", async () => {
  const row = await createTrialUser();
  const user = await currentUser(row);
  await db.session.updateMany({ where: { userId: row.id }, data: { provedAt: new Date(0) } });
  expect(await sent(security.confirmPassword, user, { password: PASSWORD })).toMatchObject({
    ...{ to: "/security", said: "Password confirmed" },
  });
  expect((await db.session.findFirstOrThrow({ where: { userId: row.id } })).provedAt).not.toEqual(new Date(0));
  await expect(sent(security.confirmPassword, user, { password: "" })).rejects.toMatchObject({
    fieldErrors: { password: "Password is required" },
  });
});

test("the password is changed", async () => {
  const row = await createTrialUser();
  const user = await currentUser(row);
  const change = { currentPassword: PASSWORD, password: "another-long-secret", confirmPassword: "another-long-secret" };
  expect(await sent(security.changePassword, user, change)).toMatchObject({
    to: "/security",
    said: "Password updated",
  });
  expect((await rowOf(row)).passwordHash).not.toBe(row.passwordHash);
});

test("an account ends when the word is typed, and the browser forgets it with the answer", async () => {
  const user = await person();
  await expect(sent(security.deleteAccount, user, { confirmation: "no" })).rejects.toMatchObject({
    fieldErrors: { confirmation: "Please type delete" },
  });
  const gone = await sent(security.deleteAccount, user, { confirmation: "delete" });
  expect(gone).toMatchObject({ to: "/landing", said: "Account deleted" });
  expect(gone.cookies).toMatch(/session=;/);
  expect(await db.user.count({ where: { id: user.id } })).toBe(0);
});

test("a profile, what is told and where, and this browser as a place to tell it", async () => {
  const user = await person();
  const profile = { firstName: "Grace", lastName: "Hopper", username: `grace-${user.id.slice(0, 8)}` };
  expect(await sent(settings.saveProfile, user, profile)).toMatchObject({ to: "/settings" });
  expect(await rowOf(user)).toMatchObject(profile);
  await expect(sent(settings.saveProfile, user, { ...profile, firstName: "" })).rejects.toMatchObject({
    fieldErrors: { firstName: expect.any(String) },
  });
  const wanted = () => db.noticeChoice.count({ where: { userId: user.id, wanted: true } });
  const first = await sent(settings.saveNotices, user, { notice: ["week:mail"] });
  expect([first.to, await wanted()]).toEqual(["/settings", 1]);
  await sent(settings.saveNotices, user, {});
  expect(await wanted()).toBe(0);
  const { p256dh, auth } = browserKeys();
  const devices = () => db.pushDevice.count({ where: { userId: user.id } });
  const on = await sent(settings.turnPushOn, user, { endpoint: "https://push.example/1", p256dh, auth });
  expect([on.to, await devices()]).toEqual(["/settings", 1]);
  const off = await sent(settings.turnPushOff, user);
  expect([off.to, await devices(), on.said === off.said]).toEqual(["/settings", 0, false]);
});

test("all notices are read from where the sheet was open, and mails are ended by their link, signed in or not", async () => {
  const user = await person();
  const read = await sent(notices.markNotificationsRead, user, { returnTo: "/goals" });
  expect(read.to).toBe("/goals?panel=notifications");
  expect(read.cookies).not.toBe("");
  const at = unsubscribeLink(user.id, "week").replace(/^.*(?=\/unsubscribe)/, "");
  const wanted = async () => (await db.noticeChoice.findFirst({ where: { userId: user.id, kind: "week" } }))?.wanted;
  expect(await sent(notices.chooseMails, null, {}, { at })).toMatchObject({ to: at, toast: null });
  expect(await wanted()).toBe(false);
  await sent(notices.chooseMails, null, { reminders: "on" }, { at });
  expect(await wanted()).toBe(true);
  // A mail program sends its one field, and is not sent anywhere.
  const program = await sent(notices.chooseMails, null, { "List-Unsubscribe": "One-Click" }, { at });
  expect([program.status, program.to, await wanted()]).toEqual([200, null, false]);
  await expect(sent(notices.chooseMails, null, {}, { at: "/unsubscribe" })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("feedback is kept once for its key, a credit plan is made, and the tour is over", async () => {
  const user = await person();
  const said = {
    type: "feature",
    title: "A calendar",
    message: "Please show my bills in a calendar.",
    rating: "5",
  };
  for (let time = 0; time < 2; time++)
    expect(await sent(feedback.sendFeedback, user, said, { key: "feedback-key" })).toMatchObject({
      to: "/feedback?sent=1",
    });
  expect(await db.feedback.findMany({ where: { userId: user.id } })).toMatchObject([
    { title: "A calendar", rating: 5 },
  ]);
  await expect(sent(feedback.sendFeedback, user, { ...said, title: "" })).rejects.toMatchObject({
    fieldErrors: { title: expect.any(String) },
  });
  const texts = Object.fromEntries(Object.entries(CREDIT_ANSWERS).filter(([, value]) => typeof value === "string"));
  for (let time = 0; time < 2; time++)
    expect(await sent(credit.assessCredit, user, Object(texts), { key: "credit-key" })).toMatchObject({
      to: "/credit?tab=plan",
    });
  expect(await db.creditAssessment.count({ where: { userId: user.id } })).toBe(1);
  expect(await sent(tour.completeOnboarding, user, { how: "done" })).toMatchObject({ to: "/dashboard" });
  expect((await rowOf(user)).hasSeenTour).toBe(true);
});

test("a trial begins at the checkout, a plan is managed at the vendor's, and a trial that is there is ended", async () => {
  const fresh = await currentUser(await createUser());
  const first = await sent(billing.startTrial, fresh, { planType: "monthly" }, { key: "trial-key" });
  expect(first).toMatchObject({ to: expect.stringMatching(/\/sandbox\/checkout\//), toast: null });
  expect((await sent(billing.startTrial, fresh, { planType: "monthly" }, { key: "trial-key" })).to).toBe(first.to);
  await expect(sent(billing.startTrial, fresh, { planType: "never" })).rejects.toMatchObject({
    fieldErrors: { planType: expect.any(String) },
  });
  const other = await currentUser(await createUser());
  await expect(sent(billing.manageSubscription, other)).rejects.toMatchObject({ code: expect.any(String) });
  await expect(sent(billing.cancelTrial, other)).rejects.toMatchObject({ code: expect.any(String) });
});

test("without scripts a visitor chooses whose day it is, and who is signed in keeps it; only a path of ours leads on", async () => {
  const visitor = await sent(settings.saveVisitorZone, null, { timeZone: "America/Los Angeles", from: "/demo" });
  expect(visitor.to).toBe("/demo");
  expect(visitor.cookies).toMatch(/tz=America%2FLos_Angeles; Path=\/; Max-Age=31536000; SameSite=Lax/);
  const away = await sent(settings.saveVisitorZone, null, { timeZone: "UTC", from: "//elsewhere.example" });
  expect(away.to).toBe("/");
  await expect(sent(settings.saveVisitorZone, null, { timeZone: "Moon/Base", from: "/demo" })).rejects.toMatchObject({
    fieldErrors: { timeZone: expect.any(String) },
  });
  const user = await person();
  await sent(settings.saveVisitorZone, user, { timeZone: "Asia/Tokyo", from: "/dashboard" });
  expect(await rowOf(user)).toMatchObject({ timeZone: "Asia/Tokyo", zoneChosen: true });
});
