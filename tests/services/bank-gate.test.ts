import { afterAll, beforeEach, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { runJob, runPendingJobs } from "~/lib/jobs.server";
import { bankSandbox, closeBank } from "~/providers/bank/plaid/client.server";
import { linkAtOnce } from "~/sandbox/plaid/hosted.server";
import { createLink, exchange } from "~/services/bank/link.server";
import { requestSync } from "~/services/bank/sync.server";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
afterAll(closeBank);

const TRIAL_END = "2026-03-10T00:00:00Z";

beforeEach(async () => {
  setClock("2026-03-05T17:00:00Z");
  (await bankSandbox())?.deliverTo("http://127.0.0.1:9");
});

async function linked() {
  const user = await currentUser(await createTrialUser({ trialEndsAt: new Date(TRIAL_END) }));
  const { link_token } = await createLink(user);
  const { itemId } = await exchange(user, {
    publicToken: (await linkAtOnce(link_token, "ins_900001")) ?? "",
    metadata: {},
  });
  await runPendingJobs();
  const synced = async () =>
    (
      await db.bankItem.findUniqueOrThrow({ where: { userId_id: { userId: user.id, id: itemId } } })
    ).lastSyncedAt?.toISOString();
  return { userId: user.id, itemId, synced };
}

/** The schedule, and what it queued. */
async function schedule() {
  await runJob("bank-sync-stale");
  await runPendingJobs();
}

test("the bank is asked in the background until the second the trial ends, and again once there is a plan (GATE-001)", async () => {
  const { userId, itemId, synced } = await linked();
  setClock("2026-03-09T23:59:59Z");
  await schedule();
  expect(await synced()).toBe("2026-03-09T23:59:59.000Z");
  setClock("2026-03-20T12:00:00Z");
  await schedule();
  await requestSync(userId, itemId);
  await runPendingJobs();
  expect(await synced()).toBe("2026-03-09T23:59:59.000Z");
  await db.user.update({ where: { id: userId }, data: { isPremium: true } });
  await schedule();
  expect(await synced()).toBe("2026-03-20T12:00:00.000Z");
});

test("who has seen the plans and chosen none is not asked after, who has not seen them is", async () => {
  const { userId, synced } = await linked();
  const none = { hasStartedTrial: false, trialEndsAt: null, subscriptionStatus: null };
  await db.user.update({ where: { id: userId }, data: { ...none, hasSeenPaywall: true } });
  setClock("2026-03-07T12:00:00Z");
  await schedule();
  expect(await synced()).toBe("2026-03-05T17:00:00.000Z");
  await db.user.update({ where: { id: userId }, data: { hasSeenPaywall: false } });
  await schedule();
  expect(await synced()).toBe("2026-03-07T12:00:00.000Z");
});
