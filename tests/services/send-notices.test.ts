// Mails about the week and about findings: when, to whom, once, with amounts or without, and how they end.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db, newId } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { runPendingJobs } from "~/lib/jobs.server";
import { readOutbox } from "~/providers/mail/outbox.server";
import { saveNoticeChoices } from "~/services/notices/choices.server";
import { sendDueNotices } from "~/services/notices/send-notices.server";
import { chooseMails, readMailChoice, unsubscribeLink } from "~/services/notices/unsubscribe.server";
import type { Serving } from "../server/serving";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, createUser, currentUser } from "../support/people";
import { servingRoutes } from "../support/route-server";

useDatabase();

let here: Serving;
beforeAll(async () => {
  here = await servingRoutes(import.meta.glob<object>("../../app/routes/_public.unsubscribe.tsx", { eager: true }));
});
afterAll(() => here.close());
afterEach(() => setClock(undefined));

const CHOSEN = "2026-11-20T12:00:00Z";
const YEAR_ON = new Date("2027-12-01T00:00:00Z");
type Row = Awaited<ReturnType<typeof createTrialUser>>;

async function mailsTo({ email }: { email: string }) {
  await runPendingJobs();
  return (await readOutbox(env.DATA_DIR, 500)).filter((mail) => mail.to === email).reverse();
}
const subjects = async (row: Row) => (await mailsTo(row)).map(({ subject }) => subject);

async function choose(row: { id: string }, ...chosen: string[]): Promise<void> {
  setClock(CHOSEN);
  const choices = chosen.map((one) => {
    const [kind = "", channel = "", wanted = "on"] = one.split(":");
    return { kind, channel, wanted: wanted === "on" };
  });
  await saveNoticeChoices(await currentUser(row), choices);
}

async function householder(timeZone = "America/New_York", ...chosen: string[]): Promise<Row> {
  const row = await createTrialUser({ trialEndsAt: YEAR_ON, timeZone });
  await choose(row, ...chosen);
  await giveHousehold(row.id, "2026-11-23", "demo");
  return row;
}

describe("the mail about the week", () => {
  test("comes on Monday at 8 of each one's own zone, once, however many processes look and however often", async () => {
    const newYork = await householder("America/New_York", "week:mail");
    const tokyo = await householder("Asia/Tokyo", "week:mail");
    const at = async (time: string) => {
      setClock(time);
      await Promise.all([sendDueNotices(), sendDueNotices()]);
      return [(await subjects(newYork)).length, (await subjects(tokyo)).length];
    };
    expect(await at("2026-11-22T22:50:00Z")).toEqual([0, 0]);
    expect(await at("2026-11-22T23:00:00Z")).toEqual([0, 1]);
    expect(await at("2026-11-23T12:50:00Z")).toEqual([0, 1]);
    expect(await at("2026-11-23T13:00:00Z")).toEqual([1, 1]);
    expect(await at("2026-11-24T15:00:00Z")).toEqual([1, 1]);
    expect(await subjects(newYork)).toEqual(["Your week, Nov 15 to Nov 21"]);
  });

  test("in the evening, for whom it's to come then: the week, and what's gathered", async () => {
    const row = await householder("UTC", "week:mail", "evening:mail", "bills:mail");
    await finding(row.id, "bill-due", "2026-11-22T12:00:00Z");
    await looked(row.id, "2026-11-23");
    const counts: number[] = [];
    for (const time of ["08:00", "17:50", "18:00", "20:50"]) {
      setClock(`2026-11-23T${time}:00Z`);
      await sendDueNotices();
      counts.push((await subjects(row)).length);
    }
    expect(counts).toEqual([0, 0, 2, 2]);
  });

  test("after a standstill it's told until Wednesday evening, then no more", async () => {
    const row = await householder("UTC", "week:mail");
    setClock("2026-11-26T10:00:00Z");
    await sendDueNotices();
    expect(await subjects(row)).toEqual([]);
    setClock("2026-11-25T20:00:00Z");
    await sendDueNotices();
    expect(await subjects(row)).toHaveLength(1);
  });

  test("goes to nobody who didn't choose it, to no trial that ran out, and not to the shared account", async () => {
    const silent = await createTrialUser({ trialEndsAt: YEAR_ON });
    const over = await createTrialUser({ trialEndsAt: new Date("2026-11-22T00:00:00Z") });
    const demo = await createUser({ isDemo: true });
    for (const { id: userId } of [over, demo])
      await db.noticeChoice.create({ data: { userId, kind: "week", channel: "mail", wanted: true } });
    // Who has nothing to look back on gets no empty mail.
    const empty = await createTrialUser({ trialEndsAt: YEAR_ON });
    await choose(empty, "week:mail");
    setClock("2026-11-23T15:00:00Z");
    expect(await sendDueNotices()).toBe(0);
    for (const row of [silent, over, demo, empty]) expect(await mailsTo(row)).toEqual([]);
  });

  test("says figures that lead to rows, as text and as HTML; without amounts words alone, and why", async () => {
    const shown = await householder("UTC", "week:mail");
    const hidden = await householder("UTC", "week:mail", "amounts:mail:off");
    setClock("2026-11-23T09:00:00Z");
    await sendDueNotices();
    const [mail] = await mailsTo(shown);
    expect(mail?.text).toContain("Spent: $");
    expect(mail?.text).toContain(`${env.APP_URL}/transactions?from=2026-11-15&to=2026-11-21&kind=spending`);
    expect(mail?.html).toContain(
      `<a href="${env.APP_URL}/transactions?from=2026-11-15&#38;to=2026-11-21&#38;kind=spending" style=`,
    );
    expect(mail?.html).toMatch(/>Spent<\/span><br><a [^>]*>\$\d/);
    expect(mail?.text).toContain(unsubscribeLink(shown.id, "week"));
    expect(mail?.unsubscribe).toBe(unsubscribeLink(shown.id, "week"));
    const [plain] = await mailsTo(hidden);
    expect(plain?.text).toContain("Amounts are left out of your mails, as you chose.");
    expect(`${plain?.subject} ${plain?.text} ${plain?.html}`).not.toMatch(/\$|\d\.\d\d(?!em)/);
  });
});

const finding = (userId: string, rule: string, createdAt: string, dedupeKey = rule) =>
  db.insight.create({
    data: {
      userId,
      id: newId(),
      rule,
      dedupeKey,
      type: "warning",
      priority: "high",
      icon: "warning",
      severity: "warning",
      title: `About ${dedupeKey}`,
      message: "It was $12.00.",
      action: "Look",
      href: "/cash-flow",
      createdAt: new Date(createdAt),
    },
  });

/** Looked for today already, so that what is there stays as it is. */
const looked = (userId: string, day: string) =>
  db.insightRun.upsert({
    where: { userId },
    create: { userId, day, at: new Date(`${day}T05:00:00Z`) },
    update: { day, at: new Date(`${day}T05:00:00Z`) },
  });

describe("the mail about what was found", () => {
  test("gathered it comes once a day from 8 on, of the chosen kinds, and only what is new", async () => {
    const row = await createTrialUser({ trialEndsAt: YEAR_ON, timeZone: "UTC" });
    await choose(row, "bills:mail", "charges:mail");
    await finding(row.id, "bill-due", "2026-11-19T10:00:00Z", "old");
    await finding(row.id, "bill-due", "2026-11-21T05:30:00Z");
    await finding(row.id, "unusual-charge", "2026-11-21T05:30:00Z");
    await finding(row.id, "goal-behind", "2026-11-21T05:30:00Z");
    await finding(row.id, "distress", "2026-11-21T05:30:00Z");
    await looked(row.id, "2026-11-21");
    for (const time of ["06:00", "08:00", "09:00", "22:00"]) {
      setClock(`2026-11-21T${time}:00Z`);
      await Promise.all([sendDueNotices(), sendDueNotices()]);
    }
    const [mail, ...more] = await mailsTo(row);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("2 things about your money");
    for (const said of ["About bill-due", "It was $12.00.", `${env.APP_URL}/cash-flow`, "About unusual-charge"])
      expect(mail?.text).toContain(said);
    for (const unsaid of ["old", "goal-behind", "distress"]) expect(mail?.text).not.toContain(`About ${unsaid}`);
    await finding(row.id, "bill-due", "2026-11-21T12:00:00Z", "second");
    setClock("2026-11-21T13:00:00Z");
    await sendDueNotices();
    expect(await subjects(row)).toHaveLength(1);
    await looked(row.id, "2026-11-22");
    setClock("2026-11-22T08:10:00Z");
    await sendDueNotices();
    expect(await subjects(row)).toEqual(["2 things about your money", "About second"]);
  });

  test("at once it comes with the next round, but not at night; without amounts it has none", async () => {
    const row = await createTrialUser({ trialEndsAt: YEAR_ON, timeZone: "UTC" });
    await choose(row, "bills:mail", "gathered:mail:off", "amounts:mail:off");
    await looked(row.id, "2026-11-21");
    for (const [time, key] of [
      ["10:00", "first"],
      ["10:10", "second"],
      ["22:00", "night"],
    ]) {
      await finding(row.id, "bill-due", `2026-11-21T${time}:00Z`, key);
      setClock(`2026-11-21T${time}:00Z`);
      await sendDueNotices();
    }
    expect(await subjects(row)).toEqual(["About first", "About second"]);
    expect((await mailsTo(row))[0]?.text).not.toContain("$");
    await looked(row.id, "2026-11-22");
    setClock("2026-11-22T08:00:00Z");
    await sendDueNotices();
    expect(await subjects(row)).toEqual(["About first", "About second", "About night"]);
  });
});

describe("the link that ends mails", () => {
  const post = (token: string, form: Record<string, string>) =>
    here.ask({
      path: `/unsubscribe?token=${token}`,
      method: "POST",
      body: new URLSearchParams(form).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  const tokenIn = (link: string) => new URL(link).searchParams.get("token") ?? "";

  test("ends what it is for with one click from nowhere, and nothing else", async () => {
    const row = await createTrialUser({ trialEndsAt: YEAR_ON });
    await choose(row, "week:mail", "bills:mail", "goals:mail");
    const wanted = async () =>
      (
        await db.noticeChoice.findMany({
          where: { userId: row.id, channel: "mail", wanted: true },
          orderBy: { kind: "asc" },
        })
      ).map(({ kind }) => kind);
    const oneClick = { "List-Unsubscribe": "One-Click" };
    const week = tokenIn(unsubscribeLink(row.id, "week"));
    // A mail program must not be sent on elsewhere (RFC 8058), and may ask a second time.
    for (const time of ["first", "second"]) {
      const answer = await post(week, oneClick);
      expect([answer.status, answer.headers.location], time).toEqual([200, undefined]);
      expect(await wanted(), time).toEqual(["bills", "goals"]);
    }
    expect((await post(tokenIn(unsubscribeLink(row.id, "findings")), oneClick)).status).toBe(200);
    expect(await wanted()).toEqual([]);
    const again = tokenIn(unsubscribeLink(row.id, "week"));
    expect((await post(again, { intent: "choose", reminders: "on" })).status).toBe(303);
    expect(await wanted()).toEqual(["week"]);
    expect(await readMailChoice(again)).toEqual({ kind: "week", isWanted: true });
  });

  test("signed for one kind or one person it's good for no other", async () => {
    const row = await createTrialUser();
    const stranger = await createTrialUser();
    const [, , week] = tokenIn(unsubscribeLink(row.id, "week")).split(".");
    const [, , theirs] = tokenIn(unsubscribeLink(stranger.id, "findings")).split(".");
    const [, trial] = tokenIn(unsubscribeLink(row.id, "trial")).split(".");
    for (const token of [
      `${row.id}.findings.${week}`,
      `${row.id}.${week}`,
      `${row.id}.findings.${theirs}`,
      `${row.id}.week.${trial}`,
      `${row.id}.trial.${trial}`,
      `${row.id}.week.${week}.x`,
      `${row.id}.week`,
    ])
      await expect(chooseMails(token, false), token).rejects.toThrow(/isn't complete/);
    expect(await db.noticeChoice.count({ where: { userId: { in: [row.id, stranger.id] } } })).toBe(0);
  });
});
