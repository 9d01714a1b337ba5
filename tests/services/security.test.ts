import { expect, test } from "vitest";
import { sha256 } from "~/lib/crypto.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { verifyPassword } from "~/lib/passwords.server";
import * as security from "~/routes/_app.security";
import * as login from "~/routes/api.auth.login";
import * as profile from "~/routes/api.users.profile";
import { resetPassword } from "~/services/people/recovery.server";
import { changePassword, listDevices, revokeDevice, revokeOtherDevices } from "~/services/people/security.server";
import { useDatabase } from "../support/db";
import { call, createUser, currentUser, PASSWORD, sessionCookie } from "../support/people";

useDatabase();

test("three devices are listed, the present one first; one can be signed out, then all others", async () => {
  const person = await createUser();
  await sessionCookie(person);
  await sessionCookie(person);
  const user = await currentUser(person);
  const devices = await listDevices(user);
  expect(devices.map((device) => device.current)).toEqual([true, false, false]);
  await revokeDevice(user, devices[1]?.id ?? "");
  expect(await listDevices(user)).toHaveLength(2);
  expect(await revokeOtherDevices(user)).toBe(1);
  expect(await listDevices(user)).toHaveLength(1);
});

test("the present device isn't signed out as if it were another one", async () => {
  const person = await createUser();
  await sessionCookie(person);
  const user = await currentUser(person);
  const [present, other] = await listDevices(user);
  expect(present?.current).toBe(true);
  await expect(revokeDevice(user, present?.id ?? "")).rejects.toMatchObject({ code: "not_found" });
  const form = { intent: "revoke", device: present?.id ?? "" };
  const cookie = await sessionCookie(person);
  expect((await call(security, { path: "/security", cookie, form })).status).toBe(303);
  expect((await listDevices(user)).map((device) => device.id)).not.toContain(present?.id);
  expect((await listDevices(user)).map((device) => device.id)).toContain(other?.id);
});

test("visitors of the shared account don't see each other's devices", async () => {
  const demo = await createUser({ isDemo: true });
  await sessionCookie(demo);
  await sessionCookie(demo);
  const user = await currentUser(demo);
  expect((await listDevices(user)).map((device) => device.current)).toEqual([true]);
});

test("another person's device can't be signed out", async () => {
  const [ada, eve] = [await createUser(), await createUser()];
  const [target] = await listDevices(await currentUser(ada));
  await expect(revokeDevice(await currentUser(eve), target?.id ?? "")).rejects.toMatchObject({ code: "not_found" });
});

test("a new password wants the current one, ends the other sessions and keeps this one", async () => {
  const person = await createUser();
  await sessionCookie(person);
  const user = await currentUser(person);
  await expect(
    changePassword(user, { currentPassword: "wrong", password: "a-brand-new-secret" }),
  ).rejects.toMatchObject({ code: "bad_request" });
  await db.passwordReset.create({
    data: { userId: person.id, id: sha256("a secret in a mail"), expiresAt: new Date(Date.now() + 60_000) },
  });
  await changePassword(user, { currentPassword: PASSWORD, password: "a-brand-new-secret" });
  await expect(
    resetPassword(
      { token: `${person.id}.a secret in a mail`, password: "another-brand-new-secret" },
      new Request("http://localhost/"),
    ),
  ).rejects.toMatchObject({ code: "bad_request" });
  const stored = await db.user.findUniqueOrThrow({ where: { id: person.id } });
  expect(await verifyPassword(stored.passwordHash, "a-brand-new-secret")).toBe(true);
  expect(await listDevices(user)).toHaveLength(1);
});

test("the demo account's sign-in can't be changed, nor its other visitors signed out", async () => {
  const demo = await currentUser(await createUser({ isDemo: true }));
  await expect(
    changePassword(demo, { currentPassword: PASSWORD, password: "a-brand-new-secret" }),
  ).rejects.toMatchObject({ code: "forbidden" });
  await expect(revokeOtherDevices(demo)).rejects.toMatchObject({ code: "forbidden" });
});

test("a demo account that has been switched off lets nobody in, nor those who are in already", async () => {
  const demo = await createUser({ isDemo: true });
  const cookie = await sessionCookie(demo);
  const asked = () => call(profile, { path: "/api/users/profile", cookie });
  const entered = () => call(login, { path: "/api/auth/login", json: { username: demo.username, password: PASSWORD } });
  expect([(await asked()).status, (await entered()).status]).toEqual([200, 200]);
  Object.assign(env, { DEMO_ACCOUNT: "off" });
  try {
    expect([(await asked()).status, (await entered()).status]).toEqual([401, 401]);
  } finally {
    Object.assign(env, { DEMO_ACCOUNT: "on" });
  }
});

test("the form keeps its errors in place and never gives a password back", async () => {
  const person = await createUser();
  const answer = await call(security, {
    path: "/security",
    user: person,
    form: { intent: "password", currentPassword: "wrong-but-long", password: "short", confirmPassword: "other" },
  });
  expect(answer.status).toBe(422);
  const { fieldErrors, repopulateFields } = Object(answer.body);
  expect(fieldErrors).toMatchObject({ password: "Password must be at least 8 characters long" });
  expect(repopulateFields).toEqual({});
  for (const secret of ["wrong-but-long", "short", "other"])
    expect(JSON.stringify(answer.body)).not.toContain(`"${secret}"`);
});
