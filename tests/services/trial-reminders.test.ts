import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "~/domain/durations";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { runJob, runPendingJobs } from "~/lib/jobs.server";
import { readOutbox } from "~/providers/mail/outbox.server";
import "~/services/billing/jobs.server";
import { chooseMails, readMailChoice, unsubscribeLink } from "~/services/notices/unsubscribe.server";
import { remindOfTrialEnds } from "~/services/billing/trial-reminders.server";
import { subscriptionStatus } from "~/services/billing/trial.server";
import { useDatabase } from "../support/db";
import type { Serving } from "../server/serving";
import { createTrialUser, currentUser } from "../support/people";
import { servingRoutes } from "../support/route-server";

useDatabase();

let here: Serving;
beforeAll(async () => {
  here = await servingRoutes(import.meta.glob<object>("../../app/routes/_public.unsubscribe.tsx", { eager: true }));
});
afterAll(() => here.close());

const HOUR_MS = DAY_MS / 24;

async function mailsTo(email: string): Promise<string[]> {
  await runPendingJobs();
  return (await readOutbox(env.DATA_DIR, 500))
    .filter((mail) => mail.to === email)
    .map((mail) => mail.subject)
    .reverse();
}

describe("reminders before the trial ends", () => {
  test("7, 3 and 1 days ahead, each once, however often the job runs", async () => {
    const start = new Date("2026-05-01T10:00:00Z");
    const user = await createTrialUser({ trialEndsAt: new Date(start.getTime() + 14 * DAY_MS) });
    for (let hour = 0; hour <= 14 * 24 + 2; hour += 6) {
      setClock(new Date(start.getTime() + hour * HOUR_MS));
      await Promise.all([remindOfTrialEnds(), remindOfTrialEnds()]);
      await runPendingJobs();
    }
    expect(await mailsTo(user.email)).toEqual([
      "Your free trial ends in 7 days",
      "Your free trial ends in 3 days",
      "Your free trial ends tomorrow",
    ]);
    expect(await db.trialReminder.count({ where: { userId: user.id } })).toBe(3);
  });

  test("after a standstill the nearest one alone is sent, and none after the end", async () => {
    const now = new Date("2026-06-01T10:00:00Z");
    setClock(now);
    const late = await createTrialUser({ trialEndsAt: new Date(now.getTime() + 20 * HOUR_MS) });
    const over = await createTrialUser({ trialEndsAt: now });
    await runJob("trial-reminders");
    expect(await mailsTo(late.email)).toEqual(["Your free trial ends tomorrow"]);
    expect(await mailsTo(over.email)).toEqual([]);
  });

  test("a late one counts the days as every screen does then", async () => {
    const now = new Date("2026-06-10T10:00:00Z");
    setClock(now);
    const trialEndsAt = new Date(now.getTime() + 4 * DAY_MS + HOUR_MS);
    const late = await createTrialUser({ trialEndsAt });
    await runJob("trial-reminders");
    expect(await mailsTo(late.email)).toEqual(["Your free trial ends in 5 days"]);
    const { trialDaysLeft } = subscriptionStatus(await currentUser(late), now);
    expect(trialDaysLeft).toBe(5);
  });

  test("none to who cancelled, pays, or is the shared demo account; one again for a trial with another end", async () => {
    const now = new Date("2026-07-01T10:00:00Z");
    setClock(now);
    const trialEndsAt = new Date(now.getTime() + 2 * DAY_MS);
    const cancelled = await createTrialUser({ trialEndsAt, subscriptionStatus: "cancelled" });
    const premium = await createTrialUser({ trialEndsAt, isPremium: true, subscriptionStatus: "active" });
    const demo = await createTrialUser({ trialEndsAt, isDemo: true });
    const user = await createTrialUser({ trialEndsAt });
    await runJob("trial-reminders");
    await db.user.update({ where: { id: user.id }, data: { trialEndsAt: new Date(trialEndsAt.getTime() + HOUR_MS) } });
    await runJob("trial-reminders");
    expect(await mailsTo(user.email)).toHaveLength(2);
    for (const person of [cancelled, premium, demo]) expect(await mailsTo(person.email)).toEqual([]);
    expect(readdirSync(env.DATA_DIR)).toContain("outbox");
  });

  test("the mail says when, what is charged and how to stop", async () => {
    setClock(new Date("2026-08-01T10:00:00Z"));
    const user = await createTrialUser({
      trialEndsAt: new Date("2026-08-04T09:00:00Z"),
      timeZone: "America/New_York",
      billing: { create: { plan: "annual" } },
    });
    await runJob("trial-reminders");
    await runPendingJobs();
    const mail = (await readOutbox(env.DATA_DIR, 500)).find((sent) => sent.to === user.email);
    expect(mail?.text).toContain("August 4, 2026");
    expect(mail?.text).toContain("$95.99 per year");
    expect(mail?.text).toContain("nothing is charged");
    expect(mail?.text).toContain("/cancel-trial");
  });

  test("the link in a reminder stops them, by one click or on a page without scripts, and starts them again", async () => {
    setClock(new Date("2026-09-01T10:00:00Z"));
    const due = () => createTrialUser({ trialEndsAt: new Date("2026-09-03T10:00:00Z") });
    const [clicks, posts, other] = [await due(), await due(), await due()];
    const token = (id: string) => new URL(unsubscribeLink(id, "trial")).searchParams.get("token") ?? "";
    const page = (id: string, form?: Record<string, string>) =>
      here.ask({
        path: `/unsubscribe?token=${token(id)}`,
        ...(form
          ? {
              method: "POST",
              body: new URLSearchParams(form).toString(),
              headers: { "content-type": "application/x-www-form-urlencoded" },
            }
          : {}),
      });
    // The mail program's own click comes from nowhere, without a cookie.
    expect((await page(clicks.id, { "List-Unsubscribe": "One-Click" })).status).toBe(200);
    expect((await page(posts.id, { intent: "choose", reminders: "off" })).status).toBe(303);
    await runJob("trial-reminders");
    for (const person of [clicks, posts]) expect(await mailsTo(person.email)).toEqual([]);
    expect(await mailsTo(other.email)).toHaveLength(1);
    const mail = (await readOutbox(env.DATA_DIR, 500)).find((sent) => sent.to === other.email);
    expect(mail?.text).toContain(unsubscribeLink(other.id, "trial"));
    expect((await page(posts.id, { intent: "choose", reminders: "on" })).status).toBe(303);
    await runJob("trial-reminders");
    expect(await mailsTo(posts.email)).toHaveLength(1);
    expect(await mailsTo(clicks.email)).toEqual([]);
  });

  test("a link that nobody signed, or for somebody else, chooses nothing", async () => {
    const user = await createTrialUser();
    const stranger = await createTrialUser();
    const [, signature] = (new URL(unsubscribeLink(stranger.id, "trial")).searchParams.get("token") ?? "").split(".");
    for (const token of [null, "", user.id, `${user.id}.`, `${user.id}.${signature}`, `.${signature}`])
      await expect(chooseMails(token, false), String(token)).rejects.toThrow(/isn't complete/);
    expect(await db.noticeChoice.count({ where: { userId: user.id } })).toBe(0);
    expect(await readMailChoice(new URL(unsubscribeLink(user.id, "trial")).searchParams.get("token"))).toEqual({
      kind: "trial",
      isWanted: true,
    });
  });
});
