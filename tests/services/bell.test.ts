// The bell and its sheet, what is told away from it, and the links that end mails: at their edges.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { filterNotifications } from "~/domain/notices/notifications";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db, newId } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { runJob, runPendingJobs } from "~/lib/jobs.server";
import { readOutbox } from "~/providers/mail/outbox.server";
import { saveBudgetAmount } from "~/services/budget/budget.server";
import { BudgetAmountInput } from "~/contracts/budget";
import { readActive, refreshInsights, requestInsights } from "~/services/insights/insights.server";
import { readNoticeChoices, saveNoticeChoices } from "~/services/notices/choices.server";
import { loadNotifications, markAllReadCookie } from "~/services/notices/notifications.server";
import { addPushDevice } from "~/services/notices/push.server";
import { sendDueNotices } from "~/services/notices/send-notices.server";
import { dueReminders } from "~/services/notices/reminders.server";
import { chooseMails, readMailChoice, unsubscribeLink } from "~/services/notices/unsubscribe.server";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";
import { browserKeys } from "../support/push-service";

useDatabase();
const NOW = "2026-11-23T09:00:00Z";
const before = { ...env };
beforeEach(() => setClock(NOW));
afterEach(() => void Object.assign(env, before));

const person = async (more: object = {}) =>
  currentUser(await createTrialUser({ trialEndsAt: new Date("2027-12-01"), timeZone: "UTC", ...more }));
const insight = (userId: string, dedupeKey: string, more: object = {}) =>
  db.insight.create({
    data: {
      ...{ userId, id: newId(), dedupeKey, rule: "bill-due", type: "warning", priority: "high", severity: "warning" },
      ...{
        icon: "warning",
        title: dedupeKey,
        message: "M",
        action: "A",
        href: "/x",
        createdAt: new Date(NOW),
        ...more,
      },
    },
  });
const asked = (query = "", cookie?: string) =>
  new Request(`https://app.example/dashboard${query}`, cookie ? { headers: { cookie } } : {});
const OPEN = "?panel=notifications";
const unread = async (user: CurrentUser, cookie?: string) => (await loadNotifications(user, asked("", cookie))).unread;
const pair = (cookie: string) => cookie.split(";")[0] ?? "";

describe("the bell", () => {
  test("counts what is unread, and has the list only while its sheet is open", async () => {
    const user = await person();
    await insight(user.id, "a");
    await insight(user.id, "b", { isRead: true });
    expect(await loadNotifications(user, asked())).toMatchObject({ unread: 1, open: false, items: [] });
    expect(await loadNotifications(user, asked("?panel=other"))).toMatchObject({ open: false, items: [] });
    const sheet = await loadNotifications(await sameOf(user), asked(OPEN));
    expect(sheet).toMatchObject({ unread: 1, open: true });
    expect(sheet.items).toHaveLength(2);
    expect(sheet.items).toEqual(filterNotifications(sheet.items, sheet.filter));
    const some = await loadNotifications(await sameOf(user), asked(`${OPEN}&filter=unread`));
    expect(some.items.map(({ isRead }) => isRead)).toEqual([false]);
  });

  test("'mark all' counts for what there was, in this session, until the browser is closed", async () => {
    const user = await person();
    await insight(user.id, "a");
    const cookie = markAllReadCookie(user);
    expect(cookie).toBe(
      `notifications-read=${user.sessionId.slice(0, 12)}.${Date.parse(NOW)}; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect(await unread(user)).toBe(1);
    expect(await unread(await sameOf(user), pair(cookie))).toBe(0);
    await insight(user.id, "later", { createdAt: new Date("2026-11-23T09:00:01Z") });
    expect(await unread(await sameOf(user), pair(cookie))).toBe(1);
    Object.assign(env, { IS_HTTPS: true });
    expect(markAllReadCookie(user)).toMatch(/SameSite=Lax; Secure$/);
  });

  test("of another session, or written by hand, it counts for nothing", async () => {
    const user = await person();
    await insight(user.id, "a");
    const mark = user.sessionId.slice(0, 12);
    const at = Date.parse(NOW);
    for (const value of [
      `${"0".repeat(12)}.${at}`,
      `${mark}.`,
      `${mark}.0`,
      `${mark}.-5`,
      `${mark}.1e400`,
      mark,
      `.${at}`,
    ])
      expect(await unread(await sameOf(user), `notifications-read=${value}`), value).toBe(1);
    expect(await unread(await sameOf(user), `notifications-read=${mark}.${at}`)).toBe(0);
  });
});

/** The same person at another request. */
const sameOf = async (user: CurrentUser): Promise<CurrentUser> => ({ ...user });

describe("what is found", () => {
  test("is told anew where it's more pressing than before", async () => {
    const user = await person();
    const { id } = await db.reminder.create({
      data: { userId: user.id, id: newId(), day: "2026-11-23", about: "Pay", href: "/budget" },
    });
    await refreshInsights(user.id);
    await db.insight.updateMany({ where: { userId: user.id }, data: { priority: "low", action: "Other", title: "T" } });
    for (const change of [{ priority: "low" }, { action: "Other" }, { title: "Other" }]) {
      await db.insight.updateMany({ where: { userId: user.id }, data: change });
      await refreshInsights(user.id);
      const [found] = await readActive(user.id);
      expect(found).toMatchObject({ dedupeKey: `reminder:${id}`, action: "Take a look", title: "Your reminder" });
      expect(found?.priority).not.toBe("low");
    }
  });

  test("of budgets is about those with a plan: one of 0 is none", async () => {
    const row = await createTrialUser({ trialEndsAt: new Date("2027-12-01"), timeZone: "UTC" });
    await giveHousehold(row.id, "2026-11-23", "demo");
    const rules = async () =>
      (await readActive(row.id)).filter(({ dedupeKey }) => /budget/.test(dedupeKey)).map(({ dedupeKey }) => dedupeKey);
    const plan = async (plannedAmount: string) => {
      const input = BudgetAmountInput.parse({ category: "groceries", month: "2026-11", plannedAmount });
      await saveBudgetAmount(row.id, "2026-11", input);
      await refreshInsights(row.id);
    };
    await plan("0");
    expect(await rules()).toEqual([]);
    await plan("1");
    expect(await rules()).toEqual([expect.stringContaining("groceries")]);
  });

  test("says what is safe to spend, as the forecast does, where there's something to foresee", async () => {
    const row = await createTrialUser({ trialEndsAt: new Date("2027-12-01"), timeZone: "UTC" });
    await giveHousehold(row.id, "2026-11-23", "demo");
    await refreshInsights(row.id);
    const run = await db.insightRun.findUniqueOrThrow({ where: { userId: row.id } });
    expect(run.day).toBe("2026-11-23");
    expect(run.safeCents).not.toBeNull();
    expect(run.safeUntil).toMatch(/^2026-1[12]-\d\d$/);
    const empty = await person();
    await refreshInsights(empty.id);
    expect(await db.insightRun.findUnique({ where: { userId: empty.id } })).toMatchObject({
      ...{ safeCents: null, safeUntil: null, payday: null },
    });
  });

  test("is looked for once for a burst of changes; what is asked for later is asked for by itself", async () => {
    const user = await person();
    await runPendingJobs();
    for (const _ of [1, 2, 3]) await requestInsights(user.id);
    await requestInsights(user.id, { inSeconds: 60, about: "r1" });
    await requestInsights(user.id, { inSeconds: 60, about: "r1" });
    await requestInsights(user.id, { inSeconds: 60, about: "r2" });
    expect(await runPendingJobs()).toBe(3);
    expect(await db.insightRun.count({ where: { userId: user.id } })).toBe(1);
  });
});

describe("reminders that are due", () => {
  test("come by their day, then by their age, for a week", async () => {
    const [user, other] = [await person(), await person()];
    const add = (userId: string, day: string, about: string, id = newId()) =>
      db.reminder.create({ data: { userId, id, day, about, href: "/budget" } });
    await add(user.id, "2026-11-23", "today");
    await add(user.id, "2026-11-20", "second", "b");
    await add(user.id, "2026-11-20", "first", "a");
    await add(user.id, "2026-11-17", "the last day");
    await add(user.id, "2026-11-16", "over");
    await add(user.id, "2026-11-24", "tomorrow");
    await add(other.id, "2026-11-23", "theirs");
    expect((await dueReminders(user.id, "2026-11-23")).map(({ message }) => message)).toEqual([
      ...["the last day", "first", "second", "today"],
    ]);
  });
});

describe("what is told away from the bell", () => {
  const outbox = async (user: CurrentUser) => {
    await runPendingJobs();
    return (await readOutbox(env.DATA_DIR, 500)).filter(({ to }) => to === user.email);
  };
  const chosen = async (choices: [kind: string, channel: "mail" | "push"][]) => {
    const user = await person();
    setClock("2026-11-20T12:00:00Z");
    const all = choices.map(([kind, channel]) => ({ kind, channel, wanted: true }));
    await saveNoticeChoices({ ...user, now: new Date("2026-11-20T12:00:00Z") }, all);
    setClock(NOW);
    await db.insightRun.create({ data: { userId: user.id, day: "2026-11-23", at: new Date(NOW) } });
    return user;
  };
  const told = async (user: CurrentUser) =>
    (await db.toldNotice.findMany({ where: { userId: user.id }, orderBy: { key: "asc" } })).map(
      ({ channel, key }) => `${channel} ${key}`,
    );

  test("goes to devices where devices were chosen, and to no mail", async () => {
    const user = await chosen([["bills", "push"]]);
    await insight(user.id, "due", { createdAt: new Date("2026-11-23T08:30:00Z") });
    const { p256dh, auth } = browserKeys();
    await addPushDevice(user, { endpoint: "https://10.0.0.8/inside", p256dh, auth });
    await runJob("tell-notices");
    expect((await told(user)).filter((key) => key.endsWith("due"))).toEqual(["push due"]);
    expect(await outbox(user)).toEqual([]);
    // What can't be reached by any public way was forgotten, so the job for the device ran.
    expect(await db.pushDevice.count({ where: { userId: user.id } })).toBe(0);
  });

  test("by mail says how it ends", async () => {
    const user = await chosen([["bills", "mail"]]);
    await insight(user.id, "due", { createdAt: new Date("2026-11-23T08:30:00Z") });
    expect(await sendDueNotices()).toBe(1);
    const [mail, ...more] = await outbox(user);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`${env.APP_URL}/x`);
    expect(mail?.unsubscribe).toBe(unsubscribeLink(user.id, "findings"));
  });

  test("isn't written down as told where the telling failed", async () => {
    const user = await chosen([["bills", "mail"]]);
    await insight(user.id, "due", { createdAt: new Date("2026-11-23T08:30:00Z") });
    const { APP_URL } = env;
    // An address that no link can be made of.
    Object.assign(env, { APP_URL: Symbol("none") });
    await runJob("tell-notices");
    expect(await told(user)).toEqual([]);
    Object.assign(env, { APP_URL });
    await runJob("tell-notices");
    expect((await told(user)).some((key) => key === "mail due")).toBe(true);
    expect(await outbox(user)).toHaveLength(1);
  });
});

describe("a link that ends mails", () => {
  const tokenOf = (link: string) => new URL(link).searchParams.get("token") ?? "";

  test("is good as it was signed: with something in between it's none, and of somebody who left neither", async () => {
    const user = await person();
    const [id, kind, signature] = tokenOf(unsubscribeLink(user.id, "week")).split(".");
    for (const token of [`${id}.${kind}.x.${signature}`, `${id}.${kind}..${signature}`, "", null, "..", `${id}`])
      await expect(chooseMails(token, false), String(token)).rejects.toMatchObject({ code: "not_found" });
    await expect(readMailChoice(tokenOf(unsubscribeLink("nobody", "week")))).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await readNoticeChoices(user.id)).toEqual([]);
  });

  test("ends and brings back the week; findings it only ends", async () => {
    const user = await person();
    const [week, findings] = [tokenOf(unsubscribeLink(user.id, "week")), tokenOf(unsubscribeLink(user.id, "findings"))];
    await saveNoticeChoices(user, [{ kind: "bills", channel: "mail", wanted: true }]);
    expect(await readMailChoice(findings)).toEqual({ kind: "findings", isWanted: true });
    await chooseMails(findings, true);
    await chooseMails(findings, false);
    expect(await readMailChoice(findings)).toEqual({ kind: "findings", isWanted: false });
    await chooseMails(findings, true);
    expect(await readMailChoice(findings)).toEqual({ kind: "findings", isWanted: false });
    await chooseMails(week, true);
    await chooseMails(week, true);
    expect(await readMailChoice(week)).toEqual({ kind: "week", isWanted: true });
    expect((await readNoticeChoices(user.id)).filter(({ channel }) => channel !== "mail")).toEqual([]);
  });
});
