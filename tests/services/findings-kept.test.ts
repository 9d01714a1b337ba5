// What becomes of a finding: kept while it's true, changed where it says something new, ended and back again; and whom a
// reminder waits for.
import { beforeEach, describe, expect, test } from "vitest";
import { addDays } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db, newId } from "~/lib/db.server";
import {
  activeInsights,
  ensureInsights,
  listInsights,
  proactiveInsights,
  readActive,
  refreshInsights,
} from "~/services/insights/insights.server";
import {
  noticeLines,
  readNoticeChoices,
  saveNoticeChoices,
  showAmountsInNotices,
} from "~/services/notices/choices.server";
import { addReminder, dueReminders, removeReminder } from "~/services/notices/reminders.server";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const NOW = "2026-03-05T17:00:00Z";
const TODAY = "2026-03-05";
beforeEach(() => setClock(NOW));

const person = async (more: object = {}) =>
  currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC", ...more }));
const reminder = (userId: string, more: object = {}) =>
  db.reminder.create({ data: { userId, id: newId(), day: TODAY, about: "Pay", href: "/budget", ...more } });
const stored = (userId: string) => db.insight.findMany({ where: { userId }, orderBy: { dedupeKey: "asc" } });
const insight = (userId: string, dedupeKey: string, more: object = {}) =>
  db.insight.create({
    data: {
      ...{ userId, id: newId(), dedupeKey, rule: "reminder", type: "opportunity", priority: "high", severity: "info" },
      ...{
        icon: "savings",
        title: dedupeKey,
        message: "M",
        action: "A",
        href: "/x",
        createdAt: new Date(NOW),
        ...more,
      },
    },
  });

describe("a finding", () => {
  test("keeps its id, its day and its read mark while it's true, also where it says something new", async () => {
    const user = await person();
    const { id } = await reminder(user.id);
    await refreshInsights(user.id);
    const [first] = await stored(user.id);
    expect(first).toMatchObject({
      ...{ dedupeKey: `reminder:${id}`, rule: "reminder", severity: "info", title: "Your reminder", message: "Pay" },
      ...{ isRead: false, endedAt: null, createdAt: new Date(NOW), action: "Take a look", href: "/budget" },
    });
    await db.insight.updateMany({ where: { userId: user.id }, data: { isRead: true } });
    setClock("2026-03-05T18:00:00Z");
    for (const change of [{ about: "Pay twice" }, { href: "/goals" }]) {
      await db.reminder.updateMany({ where: { userId: user.id }, data: change });
      await refreshInsights(user.id);
    }
    expect(await stored(user.id)).toEqual([{ ...first, isRead: true, message: "Pay twice", href: "/goals" }]);
  });

  test("that ends and comes back is news again", async () => {
    const user = await person();
    const { id } = await reminder(user.id);
    await refreshInsights(user.id);
    await db.insight.updateMany({ where: { userId: user.id }, data: { isRead: true } });
    await db.reminder.updateMany({ where: { userId: user.id }, data: { day: "2026-03-20" } });
    setClock("2026-03-06T17:00:00Z");
    await refreshInsights(user.id);
    expect(await stored(user.id)).toMatchObject([{ isRead: true, endedAt: new Date("2026-03-06T17:00:00Z") }]);
    expect(await readActive(user.id)).toEqual([]);
    setClock("2026-03-20T17:00:00Z");
    await refreshInsights(user.id);
    expect(await stored(user.id)).toMatchObject([
      { dedupeKey: `reminder:${id}`, isRead: false, endedAt: null, createdAt: new Date("2026-03-20T17:00:00Z") },
    ]);
  });

  test("of somebody else is left alone, and nobody is looked for who has gone", async () => {
    const [user, other] = [await person(), await person()];
    await insight(other.id, "theirs");
    await refreshInsights(user.id);
    await refreshInsights("nobody");
    expect(await stored(other.id)).toMatchObject([{ endedAt: null }]);
  });
});

describe("the list", () => {
  test("goes by urgency; what no screen of today knows is left out, and so is what has ended", async () => {
    const user = await person();
    await insight(user.id, "low", { priority: "low", type: "alert" });
    await insight(user.id, "praise", { type: "achievement" });
    await insight(user.id, "alert", { type: "alert" });
    await insight(user.id, "icon", { icon: "of later" });
    await insight(user.id, "ended", { endedAt: new Date(NOW) });
    expect((await readActive(user.id)).map(({ dedupeKey }) => dedupeKey)).toEqual(["alert", "praise", "low"]);
  });

  test("is read once for a request, until it's asked for again", async () => {
    const user = await person();
    expect(await activeInsights(user)).toEqual([]);
    await insight(user.id, "new");
    expect(await activeInsights(user)).toEqual([]);
    expect(await activeInsights(user, { again: true })).toHaveLength(1);
    expect(await activeInsights(user)).toHaveLength(1);
  });

  test("of the bell goes by age, then by urgency, without what isn't wanted there", async () => {
    const user = await person();
    await insight(user.id, "old", { createdAt: new Date("2026-03-01T00:00:00Z"), isRead: true, severity: "warning" });
    await insight(user.id, "b", { priority: "low" });
    await insight(user.id, "a", { priority: "medium" });
    await insight(user.id, "silent", { rule: "income-late" });
    await saveNoticeChoices(user, [{ kind: "income", channel: "bell", wanted: false }]);
    const list = await listInsights(user);
    expect(list.map(({ title }) => title)).toEqual(["a", "b", "old"]);
    expect(list[2]).toEqual({
      ...{ id: expect.any(String), title: "old", description: "M", createdAt: "2026-03-01T00:00:00.000Z" },
      ...{ isRead: true, severity: "warning", action: "A", href: "/x", rule: "reminder", type: "opportunity" },
    });
  });

  test("holds the fifty newest", async () => {
    const user = await person();
    for (let at = 0; at < 52; at++)
      await insight(user.id, `n${at}`, { createdAt: new Date(Date.parse(NOW) - at * 1000) });
    const keys = (await readActive(user.id)).map(({ dedupeKey }) => dedupeKey);
    expect(keys).toHaveLength(50);
    expect(keys).toContain("n49");
    expect(keys).not.toContain("n50");
  });
});

describe("how often is looked", () => {
  const looked = async (user: CurrentUser) =>
    (await db.insightRun.findUnique({ where: { userId: user.id } }))?.at.toISOString();

  test("once a day, and where asked again after a while", async () => {
    const user = await person();
    const at = (time: string) => new Date(`2026-03-05T${time}Z`);
    await ensureInsights(user.id, TODAY, at("10:00:00"));
    expect(await looked(user)).toBe("2026-03-05T10:00:00.000Z");
    await ensureInsights(user.id, TODAY, at("23:00:00"));
    expect(await looked(user)).toBe("2026-03-05T10:00:00.000Z");
    await ensureInsights(user.id, TODAY, at("10:04:59"), 300_000);
    expect(await looked(user)).toBe("2026-03-05T10:00:00.000Z");
    await ensureInsights(user.id, TODAY, at("10:05:00"), 300_000);
    expect(await looked(user)).toBe("2026-03-05T10:05:00.000Z");
    await ensureInsights(user.id, "2026-03-06", at("10:05:01"));
    expect(await looked(user)).toBe("2026-03-05T10:05:01.000Z");
  });

  test("the panel has what is true, and says how much of it there is", async () => {
    const user = await person();
    await reminder(user.id);
    const { insights, summary } = await proactiveInsights(user);
    expect(insights).toEqual([
      {
        ...{ type: "opportunity", priority: "high", icon: "savings", title: "Your reminder", message: "Pay" },
        ...{ action: "Take a look", href: "/budget", rule: "reminder" },
      },
    ]);
    expect(summary).toMatch(/\w/);
  });
});

describe("a reminder", () => {
  const wanted = { about: "Pay", href: "/budget" };
  const refusal = (work: Promise<unknown>) => work.catch((error: unknown) => error);

  test.each(["2026-03-05", "2026-03-04", "2026-02-30", "someday", "2028-03-05"])(
    "for %s is refused: it has to be a day after today, within two years",
    async (day) => {
      expect(await refusal(addReminder(await person(), { ...wanted, day }))).toMatchObject({
        ...{ code: "unprocessable", userMessage: "Please choose a day after today, within two years." },
      });
    },
  );

  test("begins where its day begins for the person; the last day that can be chosen is two years ahead", async () => {
    const user = await person({ timeZone: "America/New_York" });
    // 12 hours are left of the day there.
    expect(await addReminder(user, { ...wanted, day: "2026-03-06" })).toMatchObject({ inSeconds: 12 * 3600 });
    await addReminder(user, { ...wanted, day: addDays(user.today, 730) });
    expect(await db.reminder.count({ where: { userId: user.id } })).toBe(2);
  });

  test("is one of a hundred; those that were told long ago make room", async () => {
    const user = await person();
    const days = ["2026-02-25", "2026-02-26", ...Array.from({ length: 98 }, () => "2026-06-01")];
    for (const day of days) await reminder(user.id, { day });
    await addReminder(user, { ...wanted, day: "2026-06-01" });
    expect(await db.reminder.count({ where: { userId: user.id, day: "2026-02-25" } })).toBe(0);
    expect(await refusal(addReminder(user, { ...wanted, day: "2026-06-01" }))).toMatchObject({
      ...{ code: "unprocessable", userMessage: "There are 100 reminders already. Please undo one first." },
    });
    expect(await db.reminder.count({ where: { userId: user.id } })).toBe(100);
  });

  test("is told from its day on for a week, the earliest first, to its owner; and only they undo it", async () => {
    const [user, other] = [await person(), await person()];
    const ids: string[] = [];
    for (const day of ["2026-03-06", "2026-03-05", "2026-02-27", "2026-02-26"])
      ids.push((await reminder(user.id, { day, about: day })).id);
    expect((await dueReminders(user.id, TODAY)).map(({ message }) => message)).toEqual(["2026-02-27", "2026-03-05"]);
    await removeReminder(other.id, ids[1] ?? "");
    expect(await dueReminders(user.id, TODAY)).toHaveLength(2);
    await removeReminder(user.id, ids[1] ?? "");
    expect(await dueReminders(user.id, TODAY)).toHaveLength(1);
    expect(await dueReminders(other.id, TODAY)).toEqual([]);
  });
});

describe("what somebody chose to be told", () => {
  test("keeps its day where nothing changed, and is each one's own", async () => {
    const [user, other] = [await person(), await person()];
    const choice = (wanted: boolean) => ({ kind: "week", channel: "mail", wanted });
    await saveNoticeChoices(user, [choice(true), { kind: "bills", channel: "push", wanted: false }]);
    setClock("2026-03-06T17:00:00Z");
    const later = await currentUser(user);
    await saveNoticeChoices(later, [choice(true), { kind: "bills", channel: "push", wanted: true }]);
    const rows = await db.noticeChoice.findMany({ where: { userId: user.id }, orderBy: { kind: "asc" } });
    expect(rows.map(({ kind, wanted, chosenAt }) => [kind, wanted, chosenAt.toISOString().slice(0, 10)])).toEqual([
      ["bills", true, "2026-03-06"],
      ["week", true, "2026-03-05"],
    ]);
    expect(await readNoticeChoices(other.id)).toEqual([]);
  });

  test("is asked of each place that a kind can be told in; of a trial only where something is sold", async () => {
    const user = await person();
    await saveNoticeChoices(user, [{ kind: "week", channel: "mail", wanted: true }]);
    const boxes = (await noticeLines(user, true)).flatMap((line) => line.boxes);
    expect(boxes.filter(({ field }) => /^(?:week|trial|bills):/.test(field))).toEqual([
      { field: "bills:bell", channel: "bell", wanted: true },
      { field: "bills:mail", channel: "mail", wanted: false },
      { field: "bills:push", channel: "push", wanted: false },
      { field: "week:mail", channel: "mail", wanted: true },
      { field: "week:push", channel: "push", wanted: false },
      { field: "trial:mail", channel: "mail", wanted: true },
    ]);
    const unsold = (await noticeLines(user, false)).flatMap((line) => line.boxes);
    expect(unsold.map(({ field }) => field)).toEqual(
      boxes.flatMap(({ field }) => (field.startsWith("trial") ? [] : [field])),
    );
  });

  test("with amounts hidden on a device none are told; shown again, they're back in mails alone", async () => {
    const [user, demo] = [await person(), await person({ isDemo: true })];
    const amounts = async (who = user) =>
      (await readNoticeChoices(who.id)).map(({ channel, wanted }) => `${channel} ${wanted}`).sort();
    await showAmountsInNotices(user, false);
    expect(await amounts()).toEqual(["mail false", "push false"]);
    await showAmountsInNotices(user, true);
    expect(await amounts()).toEqual(["mail true", "push false"]);
    await showAmountsInNotices(demo, false);
    expect(await amounts(demo)).toEqual([]);
    await expect(saveNoticeChoices(demo, [])).rejects.toThrow();
  });
});
