import { expect, test } from "vitest";
import { DEMO_ACCOUNT } from "~/contracts/demo";
import { db } from "~/lib/db.server";
import { runPendingJobs } from "~/lib/jobs.server";
import { verifyPassword } from "~/lib/passwords.server";
import { seed } from "~/services/sample/seed.server";
import { listRecurring } from "~/services/ledger/recurring.server";
import { checkSums } from "~/services/ledger/sums.server";
import { useDatabase } from "../support/db";

useDatabase();

test("AUTH-009 the seed makes the demo account of the login hint, once, with a household behind it", async () => {
  expect(await seed()).toBe(true);
  const demo = await db.user.findUniqueOrThrow({ where: { username: DEMO_ACCOUNT.username } });
  expect(demo).toMatchObject({ isDemo: true, isAdmin: false });
  expect(await verifyPassword(demo.passwordHash, DEMO_ACCOUNT.password)).toBe(true);
  expect(await db.account.count({ where: { userId: demo.id } })).toBeGreaterThanOrEqual(4);
  expect(await db.transaction.count({ where: { userId: demo.id } })).toBeGreaterThan(1000);
  expect(await checkSums(demo.id)).toEqual([]);
  expect(await db.goal.count({ where: { userId: demo.id } })).toBe(3);
  expect(await seed()).toBe(false);
}, 60_000);

test("INSIGHT-004 what the bank brings is looked at after the sync: insights and what recurs are there", async () => {
  await runPendingJobs();
  const demo = await db.user.findUniqueOrThrow({ where: { username: DEMO_ACCOUNT.username } });
  expect(await db.insight.count({ where: { userId: demo.id, endedAt: null } })).toBeGreaterThan(0);
  const recurring = await listRecurring(demo.id);
  expect(recurring.map(({ cadence }) => cadence)).toContain("monthly");
}, 60_000);
