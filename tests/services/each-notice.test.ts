// Every kind of notice in each of its places: by the bell, by mail, and on a device, whose message goes to a push service
// on loopback and is opened with the browser's own keys; and in none of them where it isn't wanted.
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { CHANNELS, NOTICE_KINDS } from "~/domain/notices/choices";
import { setClock } from "~/lib/clock.server";
import { db, newId } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { defineJob, runPendingJobs } from "~/lib/jobs.server";
import { readOutbox } from "~/providers/mail/outbox.server";
import { sendPush } from "~/providers/push/send.server";
import { listInsights } from "~/services/insights/insights.server";
import { saveNoticeChoices } from "~/services/notices/choices.server";
import { addPushDevice } from "~/services/notices/push.server";
import { sendDueNotices } from "~/services/notices/send-notices.server";
import type { PushMessage } from "~/texts/push-message";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";
import { browserKeys, pushService } from "../support/push-service";

useDatabase();

let service: Awaited<ReturnType<typeof pushService>>;
beforeAll(async () => {
  service = await pushService();
  const schema = z.object({ id: z.string(), message: z.custom<PushMessage>() });
  // As it is, but for the service on loopback, which is no public place.
  defineJob("push", {
    schema,
    run: async ({ id, message }) =>
      sendPush(await db.pushDevice.findFirstOrThrow({ where: { id } }), message, service.ask),
  });
});
afterAll(() => service.close());
afterEach(() => setClock(undefined));

const NOON = "2026-11-21T12:00:00Z";
const KINDS = NOTICE_KINDS.filter(({ rules }) => rules.length > 0);

/** Somebody with a device, who wants one kind in all places or in none, and for whom one thing was found. */
async function told(kind: string, rule: string, wanted: boolean) {
  const row = await createTrialUser({ trialEndsAt: new Date("2027-12-01T00:00:00Z"), timeZone: "UTC" });
  setClock("2026-11-20T12:00:00Z");
  const user = await currentUser(row);
  await saveNoticeChoices(
    user,
    CHANNELS.map((channel) => ({ kind, channel, wanted })),
  );
  const { open, ...keys } = browserKeys();
  await addPushDevice(user, { endpoint: `https://push.example/${row.id}`, ...keys });
  await db.insight.create({
    data: {
      userId: row.id,
      id: newId(),
      rule,
      dedupeKey: rule,
      type: "warning",
      priority: "high",
      icon: "warning",
      severity: "warning",
      title: `About ${rule}`,
      message: "It was $12.00.",
      action: "Look",
      href: "/cash-flow",
      createdAt: new Date(NOON),
    },
  });
  await db.insightRun.create({ data: { userId: row.id, day: "2026-11-21", at: new Date(NOON) } });
  setClock(NOON);
  await sendDueNotices();
  const bell = (await listInsights(user)).map(({ title }) => title);
  await runPendingJobs();
  const pushed = service.got.flatMap(({ path, body }) => (path === `/${row.id}` ? [JSON.parse(open(body))] : []));
  const mails = (await readOutbox(env.DATA_DIR, 500)).filter(({ to }) => to === row.email);
  return { bell, pushed, mails };
}

test.each(KINDS.flatMap(({ id, rules }) => rules.map((rule) => [id, rule] as const)))(
  "%s: %s is told by the bell, by mail and on a device, where it's wanted",
  async (kind, rule) => {
    const title = `About ${rule}`;
    const { bell, pushed, mails } = await told(kind, rule, true);
    expect(bell).toEqual([title]);
    expect(pushed).toEqual([
      { title, body: "Open the app to see more.", href: "/cash-flow", tag: "findings", count: 1 },
    ]);
    expect(mails.map(({ subject }) => subject)).toEqual([title]);
    expect(mails[0]?.text).toContain(`${env.APP_URL}/cash-flow`);
    expect(mails[0]?.text).toContain("It was $12.00.");
    expect(await told(kind, rule, false)).toEqual({ bell: [], pushed: [], mails: [] });
  },
);
