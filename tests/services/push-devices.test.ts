// Which browsers are told: at most ten, each as long as its session holds, and only the person who asked last on it.
import { afterEach, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { runPendingJobs } from "~/lib/jobs.server";
import * as settings from "~/routes/_app.settings";
import { saveNoticeChoices } from "~/services/notices/choices.server";
import { addPushDevice, MAX_DEVICES, queuePush } from "~/services/notices/push.server";
import { sendDueNotices } from "~/services/notices/send-notices.server";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { call, createTrialUser, createUser, currentUser, sessionCookie } from "../support/people";
import { browserKeys } from "../support/push-service";

useDatabase();
afterEach(() => setClock(undefined));

let made = 0;
function address(endpoint = `https://push.example/${++made}`) {
  const { p256dh, auth } = browserKeys();
  return { endpoint, p256dh, auth };
}
const countOf = (userId: string) => db.pushDevice.count({ where: { userId } });

test("a device is told from the button on, until the button, or until its session ends", async () => {
  const row = await createUser();
  const cookie = await sessionCookie(row);
  const post = (form: Record<string, string>) => call(settings, { path: "/settings", cookie, form });
  const isOn = async () => Object((await call(settings, { path: "/settings", cookie })).body).push.isOn;
  expect(await isOn()).toBe(false);
  expect((await post({ intent: "push-on", ...address() })).status).toBe(303);
  expect(await isOn()).toBe(true);
  expect((await post({ intent: "push-off" })).status).toBe(303);
  expect([await isOn(), await countOf(row.id)]).toEqual([false, 0]);
  await post({ intent: "push-on", ...address() });
  await db.session.deleteMany({ where: { userId: row.id } });
  expect(await countOf(row.id)).toBe(0);
});

test("an address inside, or keys that are none, are refused with the form", async () => {
  const row = await createUser();
  const wrong = { intent: "push-on", ...address("http://push.example/1") };
  expect((await call(settings, { path: "/settings", user: row, form: wrong })).status).toBe(422);
  expect(await countOf(row.id)).toBe(0);
});

test("the eleventh takes the place of the oldest, and the same browser is one", async () => {
  const row = await createUser();
  const user = await currentUser(row);
  const [first, ...others] = Array.from({ length: MAX_DEVICES + 1 }, () => address());
  for (const [at, one] of [first, ...others].entries())
    if (one) await addPushDevice({ ...user, now: new Date(Date.UTC(2026, 10, 1, 0, at)) }, one);
  expect(await countOf(row.id)).toBe(MAX_DEVICES);
  const kept = await db.pushDevice.findMany({ where: { userId: row.id }, select: { endpoint: true } });
  expect(kept.map(({ endpoint }) => endpoint)).not.toContain(first?.endpoint);
  const [again] = others;
  if (again) await addPushDevice(user, again);
  expect(await countOf(row.id)).toBe(MAX_DEVICES);
});

test("a browser that somebody else uses now tells them alone; the shared account has none", async () => {
  const [ada, bob] = [await createUser(), await createUser()];
  const browser = address();
  await addPushDevice(await currentUser(ada), browser);
  await addPushDevice(await currentUser(bob), browser);
  expect([await countOf(ada.id), await countOf(bob.id)]).toEqual([0, 1]);
  const demo = await currentUser(await createUser({ isDemo: true }));
  await expect(addPushDevice(demo, address())).rejects.toMatchObject({ code: "forbidden" });
});

test("what can't be reached by any public way is forgotten", async () => {
  const row = await createUser();
  await addPushDevice(await currentUser(row), address("https://10.0.0.8/inside"));
  expect(await queuePush(row.id, { title: "x", body: "x", href: "/", tag: "x", count: 1 })).toBe(1);
  await runPendingJobs();
  expect(await countOf(row.id)).toBe(0);
});

test("the week is told on Monday morning, once, and only to who has a device", async () => {
  const row = await createTrialUser({ trialEndsAt: new Date("2027-12-01T00:00:00Z"), timeZone: "UTC" });
  setClock("2026-11-20T12:00:00Z");
  const user = await currentUser(row);
  await saveNoticeChoices(user, [{ kind: "week", channel: "push", wanted: true }]);
  await giveHousehold(row.id, "2026-11-23", "demo");
  await addPushDevice(user, address("https://10.0.0.8/inside"));
  setClock("2026-11-23T08:00:00Z");
  expect([await sendDueNotices(), await sendDueNotices()]).toEqual([1, 0]);
  expect(await db.toldNotice.findMany({ where: { userId: row.id }, select: { channel: true, key: true } })).toEqual([
    { channel: "push", key: "week:2026-11-23" },
  ]);
  await runPendingJobs();
});
