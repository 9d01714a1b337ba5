// A server whose demo account is switched off: nobody is led to it, and its password opens nothing.
import { afterEach, expect, test } from "vitest";
import { DEMO_ACCOUNT } from "~/contracts/demo";
import { env } from "~/lib/env.server";
import { hashPassword } from "~/lib/passwords.server";
import { offers } from "~/lib/offers.server";
import * as login from "~/routes/_public.login";
import { useDatabase } from "../support/db";
import { call, createUser } from "../support/people";

useDatabase();

const before = { ...env };
afterEach(() => Object.assign(env, before));

const { username, password } = DEMO_ACCOUNT;
const signIn = async () => {
  const form = { __rvfInternalFormId: "login", intent: "login", username, password };
  const { status, headers } = await call(login, { path: "/login", form });
  return { status, isIn: headers.getSetCookie().some((cookie) => /^session=[^;]/.test(cookie)) };
};

test("the login screen tells the demo's name and password where it's on, and neither where it's off", async () => {
  await createUser({ isDemo: true, username, passwordHash: await hashPassword(password) });
  expect((await call(login, { path: "/login" })).body).toMatchObject({ demo: { username, password } });
  expect(await signIn()).toEqual({ status: 303, isIn: true });
  Object.assign(env, { DEMO_ACCOUNT: "off" });
  expect((await call(login, { path: "/login" })).body).toMatchObject({ demo: null });
  expect(offers().demo).toBe(false);
  expect((await signIn()).isIn).toBe(false);
});
