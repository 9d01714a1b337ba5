// A session that runs out takes nobody's place: after signing in again one is where one was.
import { expect, test } from "vitest";
import * as budget from "~/routes/_app.budget";
import * as feedback from "~/routes/_app.feedback";
import * as start from "~/routes/_index";
import * as login from "~/routes/_public.login";
import { db } from "~/lib/db.server";
import { useDatabase } from "../support/db";
import { type Answer, call, createTrialUser, sessionCookie } from "../support/people";

useDatabase();

const cookieOf = (answer: Answer) =>
  answer.headers
    .getSetCookie()
    .find((one) => one.startsWith("back="))
    ?.split(";")[0];

async function ended() {
  const user = await createTrialUser({ hasSeenTour: true });
  const cookie = await sessionCookie(user);
  await db.session.deleteMany({ where: { userId: user.id } });
  return { user, cookie };
}

test("a screen, a form and the scripts' own way to the sign-in lead back, once; what stood behind the screen's name does not", async () => {
  const { user, cookie } = await ended();
  const seen = await call(budget, { path: "/budget?month=2026-10&next=//evil.test", cookie });
  expect([seen.status, seen.headers.get("location"), cookieOf(seen)]).toEqual([302, "/login", "back=%2Fbudget"]);
  const sent = await call(feedback, {
    path: "/feedback",
    cookie,
    form: { title: "A long title", message: "A long message" },
  });
  expect([sent.headers.get("location"), cookieOf(sent)]).toEqual(["/login", "back=%2Ffeedback"]);
  const polled = await call(login, { path: "/login", cookie, headers: { referer: "http://localhost:3000/goals" } });
  expect(cookieOf(polled)).toBe("back=%2Fgoals");

  const back = await call(start, { path: "/", user, cookie: "back=%2Fbudget" });
  expect([back.status, back.headers.get("location"), cookieOf(back)]).toEqual([302, "/budget", "back="]);
});

test("who signs in afresh goes to the start page, and nobody is sent anywhere but to a screen of ours (AUTH-013)", async () => {
  const { user, cookie } = await ended();
  expect(cookieOf(await call(budget, { path: "/budget" }))).toBeUndefined();
  expect(
    cookieOf(await call(login, { path: "/login", headers: { referer: "http://localhost:3000/goals" } })),
  ).toBeUndefined();
  expect(
    cookieOf(await call(login, { path: "/login", cookie, headers: { referer: "http://evil.test/goals" } })),
  ).toBeUndefined();
  expect(
    cookieOf(await call(login, { path: "/login", cookie, headers: { referer: "http://localhost:3000/register" } })),
  ).toBeUndefined();
  for (const place of ["//evil.test", "https://evil.test/goals", "/goals/../x", "/nowhere", "/goals?x=1"])
    expect((await call(start, { path: "/", user, cookie: `back=${encodeURIComponent(place)}` })).status).toBe(200);
});
