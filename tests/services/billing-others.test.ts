// One person's plan is nobody else's: whatever somebody starts, pays, cancels or loses leaves the others as they were.
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "~/domain/durations";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { runJob, runPendingJobs } from "~/lib/jobs.server";
import { cancelNow } from "~/providers/billing/calls.server";
import { closeBilling } from "~/providers/billing/client.server";
import { readOutbox } from "~/providers/mail/outbox.server";
import { payCheckout } from "~/sandbox/stripe/hosted.server";
import "~/services/billing/jobs.server";
import { confirmCheckout, startFreeTrial } from "~/services/billing/checkout.server";
import { billingPlanView } from "~/services/billing/plan-screen.server";
import { readBilling } from "~/services/billing/profile.server";
import { drawTicket, syncBilling } from "~/services/billing/sync.server";
import { remindOfTrialEnds } from "~/services/billing/trial-reminders.server";
import { cancelTrial, seePaywall } from "~/services/billing/trial.server";
import { atPortal, checkoutOf, customerOf, ORIGIN, sandbox, startAndConfirm, stateOf } from "../support/billing";
import { useDatabase } from "../support/db";
import { useLog } from "../support/logged";
import { createUser } from "../support/people";

useDatabase();
afterAll(closeBilling);
const said = useLog();
const NOW = new Date("2026-03-10T10:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const START = { planType: "monthly", origin: ORIGIN, key: undefined } as const;
beforeEach(() => setClock(NOW));
afterEach(async () => {
  (await sandbox()).faults.length = 0;
});

type Row = Awaited<ReturnType<typeof createUser>>;
const stored = async (rows: readonly Row[]) => {
  const where = { in: rows.map(({ id }) => id) };
  return [
    await db.user.findMany({ where: { id: where }, orderBy: { id: "asc" } }),
    await db.billing.findMany({ where: { userId: where }, orderBy: { userId: "asc" } }),
  ];
};

describe("others stay as they are", () => {
  /** Somebody new, somebody on a trial by hand, somebody in the middle of a start, somebody who pays. */
  async function others() {
    const trial = { hasStartedTrial: true, subscriptionStatus: "trial", trialEndsAt: inDays(5) };
    const [fresh, byHand] = [await createUser(), await createUser(trial)];
    const [starting, paying] = [await createUser(), await createUser()];
    await checkoutOf(starting);
    await startAndConfirm(paying, "works");
    return [fresh, byHand, starting, paying];
  }

  const ACTS: [string, (row: Row) => Promise<unknown>][] = [
    ["sees the plans", (row) => seePaywall(row)],
    ["starts and confirms", (row) => startAndConfirm(row, "works")],
    ["cancels at the provider", (row) => startAndConfirm(row).then(() => cancelTrial(row))],
    ["draws a number for an answer", (row) => checkoutOf(row).then(() => drawTicket(row.id))],
  ];

  test.each(ACTS)("when somebody %s", async (_, act) => {
    const rows = await others();
    const was = await stored(rows);
    const row = await createUser();
    await act(row);
    expect(await stored(rows)).toEqual(was);
  });

  test("when a trial that was granted by hand is cancelled, once", async () => {
    const rows = await others();
    const was = await stored(rows);
    const row = await createUser({ hasStartedTrial: true, trialEndsAt: inDays(5), subscriptionStatus: null });
    expect(await cancelTrial(row)).toEqual({
      message: "Your trial has been cancelled. You keep access until Sunday, March 15, 2026, and you won't be charged.",
    });
    expect(await stored(rows)).toEqual(was);
    expect(await db.auditLog.count({ where: { userId: row.id, event: "trial_cancelled" } })).toBe(1);
  });

  test("when the provider has forgotten somebody's customer", async () => {
    const row = await createUser();
    await checkoutOf(row);
    const [lost, { syncTicket }] = [await customerOf(row.id), await readBilling(row.id)];
    await db.sandboxRecord.deleteMany({ where: { vendor: "stripe", kind: "customer", id: lost } });
    await db.billing.update({ where: { userId: row.id }, data: { checkoutSessionId: null } });
    const rows = await others();
    const was = await stored(rows);
    await checkoutOf(row);
    expect(await customerOf(row.id)).not.toBe(lost);
    expect((await readBilling(row.id)).syncTicket).toBeGreaterThan(syncTicket + 1);
    expect(await stored(rows)).toEqual(was);
  });
});

describe("a start", () => {
  test("of the shared account, or while a trial runs, says what there is to say, and asks the provider nothing", async () => {
    const running = { hasStartedTrial: true, subscriptionStatus: "trial", trialEndsAt: inDays(5) };
    const { seen } = await sandbox();
    const asked = seen.length;
    expect(await startFreeTrial(await createUser(running), START)).toMatchObject({ redirectToManage: true });
    await expect(startFreeTrial(await createUser({ isDemo: true }), START)).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(seen).toHaveLength(asked);
  });

  test("leads to the same open checkout again, and a checkout for another trial closes it", async () => {
    const row = await createUser();
    const first = await checkoutOf(row);
    expect(await checkoutOf(row)).toBe(first);
    const { seen } = await sandbox();
    // The trial was used meanwhile: the same plan is another offer.
    await db.billing.update({ where: { userId: row.id }, data: { trialUsedAt: inDays(-30) } });
    expect(await checkoutOf(row)).not.toBe(first);
    expect(seen).toContain(`POST /v1/checkout/sessions/${first}/expire`);
  });

  test("names the person to the provider, and comes back to the pages that say what came of it", async () => {
    const row = await createUser({ firstName: "Ada", lastName: "" });
    const id = await checkoutOf(row, "annual");
    const find = (kind: string, name: string) =>
      db.sandboxRecord.findFirstOrThrow({ where: { vendor: "stripe", kind, id: name } });
    expect((await find("customer", await customerOf(row.id))).data).toMatchObject({
      ...{ email: row.email, name: "Ada", metadata: { user_id: row.id } },
    });
    expect(JSON.stringify((await find("session", id)).data)).toContain(
      `${ORIGIN}/subscription/success?session_id={CHECKOUT_SESSION_ID}`,
    );
    expect(JSON.stringify((await find("session", id)).data)).toContain(`${ORIGIN}/subscription/cancel`);
  });
});

describe("coming back", () => {
  test("proves nothing while the customer isn't the one that is stored", async () => {
    const row = await createUser();
    const id = await checkoutOf(row);
    await payCheckout(id, row.id, null);
    await db.billing.update({ where: { userId: row.id }, data: { customerId: "cus_another_one" } });
    expect(await confirmCheckout(row.id, id)).toMatchObject({ state: "refused" });
    expect(await stateOf(row.id)).toMatchObject({ hasStartedTrial: false });
  });

  test("finds the trial at its end without asking twice, and asks for nobody whose trial still runs", async () => {
    const row = await createUser();
    await startAndConfirm(row);
    const { seen } = await sandbox();
    const asked = () => seen.filter((call) => call.startsWith("GET /v1/subscriptions")).length;
    const before = asked();
    const { trialEndsAt } = await readBilling(row.id);
    const end = trialEndsAt ?? NOW;
    const at = (now: Date) => (setClock(now), billingPlanView({ id: row.id, timeZone: "UTC", now }));
    expect(await at(new Date(end.getTime() - 1))).toMatchObject({ state: "trial", daysLeft: 1 });
    expect(asked()).toBe(before);
    // What was heard at the very end may be from before it; what was heard after it is the last word.
    const heard = (ms: number) =>
      db.billing.update({ where: { userId: row.id }, data: { syncedAt: new Date(end.getTime() + ms) } });
    await heard(1);
    await at(new Date(end.getTime() + 2));
    expect(asked()).toBe(before);
    await heard(0);
    expect(await at(end)).toMatchObject({ daysLeft: 0 });
    expect(asked()).toBe(before + 1);
  });
});

test("a subscription that shouldn't be is ended, and told to whoever looks after it, with whether it was paid", async () => {
  const row = await createUser();
  const first = await checkoutOf(row);
  await db.billing.update({ where: { userId: row.id }, data: { checkoutSessionId: null } });
  const second = await checkoutOf(row, "annual");
  await payCheckout(first, row.id, null);
  await payCheckout(second, row.id, null);
  await syncBilling(row.id);
  expect(said).toMatchObject([
    { level: "warn", message: "a second subscription was ended", userId: row.id, paid: false },
  ]);
});

test("a trial that has ended at the provider meanwhile isn't cancelled once more, and is known from then on", async () => {
  const row = await createUser();
  await startAndConfirm(row);
  const { subscriptionId } = await stateOf(row.id);
  await cancelNow(subscriptionId ?? "");
  await expect(cancelTrial(row)).rejects.toMatchObject({
    ...{ code: "bad_request", userMessage: "No active trial to cancel" },
  });
  expect(said).toMatchObject([{ level: "error", message: "a trial couldn't be cancelled", userId: row.id }]);
  expect(await stateOf(row.id)).toMatchObject({ subscriptionStatus: "cancelled", providerStatus: "canceled" });
});

describe("a reminder", () => {
  test("goes to whoever is due, in the order of more than one batch, and says how many were queued", async () => {
    await db.user.updateMany({ data: { subscriptionStatus: null } });
    const due = { hasStartedTrial: true, subscriptionStatus: "trial" };
    const [soon, later] = [
      await createUser({ ...due, trialEndsAt: inDays(7) }),
      await createUser({ ...due, trialEndsAt: new Date(inDays(7).getTime() + 1) }),
    ];
    const stopped = await createUser({ ...due, trialEndsAt: inDays(1) });
    await db.noticeChoice.create({
      data: { userId: stopped.id, kind: "trial", channel: "mail", wanted: false, chosenAt: NOW },
    });
    const pushed = await createUser({ ...due, trialEndsAt: inDays(1) });
    await db.noticeChoice.create({
      data: { userId: pushed.id, kind: "trial", channel: "push", wanted: false, chosenAt: NOW },
    });
    expect([await remindOfTrialEnds(), await remindOfTrialEnds()]).toEqual([2, 0]);
    const told = await db.trialReminder.findMany({
      where: { userId: { in: [soon, later, stopped, pushed].map(({ id }) => id) } },
    });
    expect(told.map(({ userId, days }) => [userId, days]).sort()).toEqual(
      [
        [soon.id, 7],
        [pushed.id, 1],
      ].sort(),
    );
    expect(told.every(({ sentAt }) => sentAt.getTime() === NOW.getTime())).toBe(true);
  });

  test("names no price of a plan that isn't known, and isn't sent any more once the trial is over", async () => {
    const due = () =>
      createUser({
        ...{ hasStartedTrial: true, subscriptionStatus: "trial", trialEndsAt: inDays(1) },
        billing: { create: { plan: "lifetime" } },
      });
    const mailsTo = async ({ email }: Row) =>
      (await readOutbox(env.DATA_DIR, 500)).filter(({ to }) => to === email).map(({ text }) => text);
    const told = await due();
    await runJob("trial-reminders");
    await runPendingJobs();
    expect(await mailsTo(told)).toEqual([expect.stringContaining("Wednesday, March 11, 2026")]);
    expect((await mailsTo(told))[0]).not.toContain("$");
    const late = await due();
    await runJob("trial-reminders");
    setClock(inDays(1));
    await runPendingJobs();
    expect(await mailsTo(late)).toEqual([]);
    expect(said).toMatchObject([{ level: "warn", message: "a mail was not sent while it was of use" }]);
  });
});

test("the portal's changes are the person's own", async () => {
  const [row, other] = [await createUser(), await createUser()];
  await startAndConfirm(row, "works");
  await startAndConfirm(other, "works");
  await atPortal(row, { kind: "cancel", atPeriodEnd: true });
  await syncBilling(row.id);
  await syncBilling(other.id);
  expect([(await stateOf(row.id)).subscriptionStatus, (await stateOf(other.id)).subscriptionStatus]).toEqual([
    ...["cancelled", "trial"],
  ]);
});
