import { expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { sha256 } from "~/lib/crypto.server";
import { db } from "~/lib/db.server";
import * as login from "~/routes/api.auth.login";
import { useDatabase } from "../support/db";
import { call, createUser, PASSWORD } from "../support/people";

useDatabase();

const signIn = (username: string, password = PASSWORD, headers = {}) =>
  call(login, { path: "/api/auth/login", json: { username, password }, headers });

test("failures from one address are limited, until an hour has passed", async () => {
  const user = await createUser();
  const answers = [];
  for (let attempt = 0; attempt < 22; attempt++) answers.push((await signIn(user.username, "x")).status);
  expect(answers.filter((status) => status === 401)).toHaveLength(20);
  expect(answers.slice(20)).toEqual([429, 429]);
  expect((await signIn(user.username)).status).toBe(429);
  setClock(new Date(Date.now() + 3_700_000));
  expect((await signIn(user.username)).status).toBe(200);
});

test("failures from everywhere lock strangers out of a name, but not the device that signed in before", async () => {
  const [user, other] = [await createUser(), await createUser()];
  const device = async (username: string) =>
    (await signIn(username)).headers
      .getSetCookie()
      .find((one) => one.startsWith("device="))
      ?.split(";")[0] ?? "";
  const [own, foreign] = [await device(user.username), await device(other.username)];
  await db.rateBucket.updateMany({ where: { key: sha256(`login|${user.username}`) }, data: { count: 300 } });
  const from = (cookie: string) => signIn(user.username, PASSWORD, { cookie });
  expect((await from("")).status).toBe(429);
  expect((await from(foreign)).status).toBe(429);
  expect((await from(`${own}x`)).status).toBe(429);
  expect((await from(own)).status).toBe(200);
  expect((await signIn(other.username)).status).toBe(200);
});
