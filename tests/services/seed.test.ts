import { expect, test } from "vitest";
import { DEMO_ACCOUNT } from "~/contracts/demo";
import { dayOf, daysBetween } from "~/domain/periods";
import { now, setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { runPendingJobs } from "~/lib/jobs.server";
import { verifyPassword } from "~/lib/passwords.server";
import { listDebtGoals, listSavingsGoals } from "~/services/goals/goals.server";
import { dashboardLoader } from "~/services/screens/dashboard.server";
import { seed } from "~/services/sample/seed.server";
import { listRecurring } from "~/services/ledger/recurring.server";
import { checkSums } from "~/services/ledger/sums.server";
import { useDatabase } from "../support/db";
import { sessionCookie } from "../support/people";

useDatabase();

test("the seed makes the demo account of the login hint, once, with a household behind it (AUTH-009)", async () => {
  expect(await seed()).toBe(true);
  const demo = await db.user.findUniqueOrThrow({ where: { username: DEMO_ACCOUNT.username } });
  expect(demo).toMatchObject({ isDemo: true, isAdmin: false });
  expect(await verifyPassword(demo.passwordHash, DEMO_ACCOUNT.password)).toBe(true);
  expect(await db.account.count({ where: { userId: demo.id } })).toBeGreaterThanOrEqual(4);
  expect(await db.transaction.count({ where: { userId: demo.id } })).toBeGreaterThan(1000);
  expect(await checkSums(demo.id)).toEqual([]);
  expect(await db.goal.count({ where: { userId: demo.id } })).toBe(3);
  const at = { id: demo.id, now: now(), today: dayOf(now(), "UTC") };
  const goals = [...(await listSavingsGoals(at)), ...(await listDebtGoals(at))];
  const savings = await db.account.findFirstOrThrow({ where: { userId: demo.id, accountType: "savings" } });
  expect(goals.map(({ name, currentAmount, outlook }) => [name, currentAmount, outlook.standing])).toEqual([
    ["Emergency Fund", Number(savings.balanceCents) / 100, "behind"],
    ["Summer in Maine", 640, "behind"],
    ["Car Loan", 7432.66, "ahead"],
  ]);
  expect(goals.every(({ history }) => history.length > 4)).toBe(true);
  expect(await seed()).toBe(false);
}, 60_000);

test("after months without a server the household goes on to today, at the next start (AUTH-009)", async () => {
  const demo = await db.user.findUniqueOrThrow({ where: { username: DEMO_ACCOUNT.username } });
  const newest = async () =>
    (await db.transaction.findFirstOrThrow({ where: { userId: demo.id }, orderBy: { day: "desc" } })).day;
  const later = new Date(now().getTime() + 400 * 86_400_000);
  setClock(later);
  const today = dayOf(later, "America/New_York");
  expect(daysBetween(await newest(), today)).toBeGreaterThan(390);
  expect(await seed()).toBe(false);
  expect(daysBetween(await newest(), today)).toBeLessThanOrEqual(2);
  expect(await checkSums(demo.id)).toEqual([]);
  const goals = await db.goal.findMany({ where: { userId: demo.id } });
  expect(goals.filter(({ deadline }) => deadline !== null && deadline < today)).toEqual([]);
}, 60_000);

test("where the server ran on without its jobs, the first look of the day brings the household to today (AUTH-009)", async () => {
  const demo = await db.user.findUniqueOrThrow({ where: { username: DEMO_ACCOUNT.username } });
  const later = new Date(now().getTime() + 500 * 86_400_000);
  setClock(later);
  const cookie = await sessionCookie(demo);
  const { view } = await dashboardLoader(new Request(`${env.APP_URL}/dashboard`, { headers: { cookie } }), "home");
  const newest = view.recent[0]?.day ?? "";
  expect(daysBetween(newest, dayOf(later, "America/New_York"))).toBeLessThanOrEqual(2);
}, 60_000);

test("what the bank brings is looked at after the sync: insights and what recurs are there (INSIGHT-004)", async () => {
  await runPendingJobs();
  const demo = await db.user.findUniqueOrThrow({ where: { username: DEMO_ACCOUNT.username } });
  expect(await db.insight.count({ where: { userId: demo.id, endedAt: null } })).toBeGreaterThan(0);
  const recurring = await listRecurring(demo.id);
  expect(recurring.map(({ cadence }) => cadence)).toContain("monthly");
}, 60_000);
