// What the settings change is changed for good, and for whoever changed it alone.
import { expect, test } from "vitest";
import { NOTICE_KINDS } from "~/domain/notices/choices";
import { db, newId } from "~/lib/db.server";
import * as settings from "~/routes/_app.settings";
import { listInsights } from "~/services/insights/insights.server";
import { useDatabase } from "../support/db";
import { call, createUser, currentUser } from "../support/people";

useDatabase();

const save = (user: { id: string }, form: Record<string, string | string[]>, cookie?: string) =>
  call(settings, { path: "/settings", user, form, ...(cookie ? { cookie } : {}) });
const EVERY_BOX = NOTICE_KINDS.flatMap(({ id, places }) => places.map((channel) => `${id}:${channel}`));

test("the name and the username change; a username that is taken, or too short, changes nothing", async () => {
  const [ada, bob] = [await createUser(), await createUser()];
  const form = { intent: "profile", firstName: " Ada ", lastName: "King", username: "Countess.Ada" };
  expect((await save(ada, form)).status).toBe(303);
  const stored = () => db.user.findUniqueOrThrow({ where: { id: ada.id } });
  expect(await stored()).toMatchObject({ firstName: "Ada", lastName: "King", username: "countess.ada" });
  expect(await db.auditLog.count({ where: { userId: ada.id, event: "username_changed" } })).toBe(1);
  const taken = await save(ada, { ...form, firstName: "Eve", username: bob.username.toUpperCase() });
  expect(taken).toMatchObject({ status: 409, body: { fieldErrors: { username: "That username is taken" } } });
  const short = await save(ada, { ...form, username: "ab" });
  expect(short.status).toBe(422);
  expect(await stored()).toMatchObject({ firstName: "Ada", username: "countess.ada" });
});

test("a chosen time zone stays whatever the browser tells, until it is to follow it again", async () => {
  const user = await createUser({ timeZone: "America/New_York" });
  const tells = "tz=Europe/Rome";
  const zone = async () => (await db.user.findUniqueOrThrow({ where: { id: user.id } })).timeZone;
  await save(user, { intent: "zone", timeZone: "Asia/Tokyo" }, tells);
  expect(await zone()).toBe("Asia/Tokyo");
  const shown = await call(settings, { path: "/settings", user, cookie: tells });
  expect(shown.body).toMatchObject({ zone: { name: "Asia/Tokyo", isChosen: true } });
  expect(await zone()).toBe("Asia/Tokyo");
  // As the list writes it.
  await save(user, { intent: "zone", timeZone: "America/Los Angeles" }, tells);
  expect(await zone()).toBe("America/Los_Angeles");
  expect((await save(user, { intent: "zone", timeZone: "Moon/Base" }, tells)).status).toBe(422);
  await save(user, { intent: "zone", timeZone: "" }, tells);
  await call(settings, { path: "/settings", user, cookie: tells });
  expect(await zone()).toBe("Europe/Rome");
});

test("what somebody doesn't want to be told leaves their bell, and nobody else's; ticked again it's back", async () => {
  const [ada, bob] = [await createUser(), await createUser()];
  for (const { id: userId } of [ada, bob])
    for (const rule of ["bill-due", "goal-reached", "distress"])
      await db.insight.create({
        data: {
          userId,
          id: newId(),
          rule,
          dedupeKey: rule,
          type: "warning",
          priority: "high",
          icon: "warning",
          severity: "warning",
          title: rule,
          message: "x",
          action: "x",
          href: "/",
        },
      });
  const told = async (user: { id: string }) =>
    (await listInsights(await currentUser(user))).map(({ title }) => title).sort();
  const all = ["bill-due", "distress", "goal-reached"];
  expect(await told(ada)).toEqual(all);
  await save(ada, { intent: "notices", notice: EVERY_BOX.filter((name) => name !== "bills:bell") });
  expect(await told(ada)).toEqual(["distress", "goal-reached"]);
  expect(await told(bob)).toEqual(all);
  await save(ada, { intent: "notices" });
  expect(await told(ada)).toEqual(["distress"]);
  await save(ada, { intent: "notices", notice: [...EVERY_BOX, "distress:bell", "bills:pigeon"] });
  expect(await told(ada)).toEqual(all);
  expect(await db.noticeChoice.count({ where: { userId: ada.id } })).toBe(EVERY_BOX.length);
});

test("the theme and hidden amounts are the device's own; the way back is a path of ours", async () => {
  const user = await createUser();
  const cookies = async (form: Record<string, string>) => {
    const answer = await save(user, form);
    return { to: answer.headers.get("location"), cookie: answer.headers.get("set-cookie") };
  };
  expect((await cookies({ intent: "theme", theme: "dark" })).cookie).toMatch(
    /^theme=dark; .*Max-Age=31536000; HttpOnly/,
  );
  expect((await cookies({ intent: "theme", theme: "system" })).cookie).toMatch(/^theme=; .*Max-Age=0/);
  expect((await save(user, { intent: "theme", theme: "pink" })).status).toBe(422);
  const hidden = await cookies({ intent: "amounts", hidden: "on", returnTo: "/goals" });
  expect(hidden).toEqual({ to: "/goals", cookie: expect.stringMatching(/^amounts=hidden; .*Max-Age=31536000/) });
  const away = await cookies({ intent: "amounts", hidden: "off", returnTo: "//elsewhere.example" });
  expect(away).toEqual({ to: "/settings", cookie: expect.stringMatching(/^amounts=; .*Max-Age=0/) });
});

test("the shared demo account stays as it is", async () => {
  const demo = await createUser({ isDemo: true });
  const forms: Record<string, string>[] = [
    { intent: "profile", firstName: "Eve", lastName: "X", username: "eve-takes-all" },
    { intent: "zone", timeZone: "Asia/Tokyo" },
    { intent: "notices" },
  ];
  for (const form of forms) expect((await save(demo, form)).status).toBe(403);
  expect(await db.user.findUniqueOrThrow({ where: { id: demo.id } })).toMatchObject({
    firstName: "Ada",
    timeZone: "UTC",
    zoneChosen: false,
  });
  expect(await db.noticeChoice.count({ where: { userId: demo.id } })).toBe(0);
});
