import { expect, test } from "vitest";
import { db } from "~/lib/db.server";
import * as admin from "~/routes/_app.admin";
import * as page from "~/routes/_app.feedback";
import * as api from "~/routes/api.feedback";
import { useDatabase } from "../support/db";
import { call, createUser } from "../support/people";

useDatabase();
const GOOD = { type: "bug", title: "abcde", message: "0123456789", rating: 4 };
const post = (user: { id: string } | null, json: unknown) => call(api, { path: "/api/feedback", user, json });

test("feedback is stored for the session's user, whatever userId says, without a trial (API-050 FEED-015 FEED-016)", async () => {
  const [user, other] = [await createUser({ hasSeenPaywall: true }), await createUser()];
  const answer = await post(user, { ...GOOD, userId: other.id, id: "1", isAdmin: true });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ userId: user.id, type: "bug", title: "abcde", message: "0123456789", rating: 4 });
  expect(Object.keys(Object(answer.body)).sort()).toEqual([
    "createdAt",
    "id",
    "message",
    "rating",
    "title",
    "type",
    "userId",
  ]);
  expect(await db.feedback.count({ where: { userId: other.id } })).toBe(0);
});

test("what is not valid answers 400 and stores nothing (FEED-002 FEED-005 FEED-006 FEED-007)", async () => {
  const user = await createUser();
  const cases: [object, string][] = [
    [{ type: "complaint" }, "type"],
    [{ title: "abcd" }, "title"],
    [{ title: "    a    " }, "title"],
    [{ message: "012345678" }, "message"],
    [{ rating: 0 }, "rating"],
    [{ rating: 6 }, "rating"],
    [{ rating: 2.5 }, "rating"],
    [{ rating: "many" }, "rating"],
  ];
  for (const [change, field] of cases) {
    const answer = await post(user, { ...GOOD, ...change });
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty(["fieldErrors", field]);
  }
  expect((await post(user, { ...GOOD, title: "abcd" })).body).toMatchObject({
    message: "Title must be at least 5 characters",
  });
  expect((await post(user, { ...GOOD, message: "short" })).body).toMatchObject({
    message: "Message must be at least 10 characters",
  });
  expect(await db.feedback.count({ where: { userId: user.id } })).toBe(0);
  expect((await post(user, { ...GOOD, type: undefined, rating: undefined })).body).toMatchObject({
    type: "general",
    rating: null,
  });
});

test("signed out: 401 with 'User not authenticated' (FEED-008 API-050)", async () => {
  for (const json of [GOOD, {}])
    expect(await post(null, json)).toMatchObject({ status: 401, body: { message: "User not authenticated" } });
});

test("the list is for administrators only (API-051 ADMIN-011 ADMIN-012)", async () => {
  const [user, boss] = [await createUser(), await createUser({ isAdmin: true })];
  await post(user, { ...GOOD, title: "for the boss" });
  const list = await call(api, { path: "/api/feedback", user: boss });
  expect(list.status).toBe(200);
  expect(list.body).toEqual(
    expect.arrayContaining([expect.objectContaining({ title: "for the boss", userId: user.id })]),
  );
  const refused = await call(api, { path: "/api/feedback", user });
  expect(refused).toMatchObject({ status: 403, body: { message: "Access Denied" } });
  expect(refused.text).not.toMatch(/trial|subscription/i);
  expect((await call(api, { path: "/api/feedback" })).status).toBe(401);
  expect((await call(api, { path: "/api/feedback?page=1&q=for+the+boss", user: boss })).body).toHaveLength(1);
});

test("the screen answers 403 without any feedback, and sends visitors to the login page (ADMIN-011)", async () => {
  const user = await createUser();
  const refused = await call(admin, { path: "/admin", user });
  expect(refused).toMatchObject({ status: 403, body: { state: "denied" } });
  expect((await call(admin, { path: "/admin" })).headers.get("location")).toBe("/login");
});

test("a demotion counts at the next request (ADMIN-013)", async () => {
  const boss = await createUser({ isAdmin: true });
  expect((await call(admin, { path: "/admin", user: boss })).body).toMatchObject({ state: "loaded" });
  await db.user.update({ where: { id: boss.id }, data: { isAdmin: false } });
  expect((await call(admin, { path: "/admin", user: boss })).status).toBe(403);
});

test("the form without scripts: stored, thanked, and refused with what was entered (FEED-010 FEED-013)", async () => {
  const user = await createUser();
  const sent = await call(page, {
    path: "/feedback",
    user,
    form: { type: "general", title: "A fine title", message: "A long enough message", rating: "" },
  });
  expect(sent.status).toBe(303);
  expect(sent.headers.get("location")).toBe("/feedback?sent=1");
  expect(await db.feedback.count({ where: { userId: user.id, rating: null } })).toBe(1);
  const refused = await call(page, {
    path: "/feedback",
    user,
    form: { type: "bug", title: "no", message: "too short", rating: "4" },
  });
  expect(refused).toMatchObject({
    status: 422,
    body: {
      fieldErrors: { title: "Title must be at least 5 characters", message: "Message must be at least 10 characters" },
      repopulateFields: { type: "bug", title: "no", message: "too short", rating: "4" },
    },
  });
});
