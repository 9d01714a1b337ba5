// The demo without an account and the demo account are one household: whoever signs in sees the figures seen before.
import { expect, test } from "vitest";
import { DEMO_ACCOUNT } from "~/contracts/demo";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { runPendingJobs } from "~/lib/jobs.server";
import { dashboardLoader } from "~/services/screens/dashboard.server";
import { seed } from "~/services/sample/seed.server";
import { useDatabase } from "../support/db";
import { sessionCookie } from "../support/people";

useDatabase();

async function bothViews() {
  const account = await db.user.findUniqueOrThrow({ where: { username: DEMO_ACCOUNT.username } });
  const own = new Request(`${env.APP_URL}/dashboard`, { headers: { cookie: await sessionCookie(account) } });
  const views = [await dashboardLoader(own, "home"), await dashboardLoader(new Request(`${env.APP_URL}/demo`), "demo")];
  return views.map(({ view }) => ({
    today: view.today,
    overview: { ...view.overview, savingsProgress: view.overview.savingsProgress?.current },
    plan: view.plan,
    safe: view.safe,
    owed: view.owed,
    report: view.report,
    trends: view.trends,
    recent: view.recent.map(({ merchantName, day, cents }) => [merchantName, day, cents]).sort(),
  }));
}

test("on the day that it's made the demo account has the figures of the demo (DASH-010)", async () => {
  setClock(new Date("2026-11-23T15:00:00Z"));
  expect(await seed()).toBe(true);
  await runPendingJobs();
  const [account, demo] = await bothViews();
  expect(demo).toEqual(account);
}, 60_000);

test("months later, when the household's last two years begin later, they still agree", async () => {
  setClock(new Date("2027-02-06T15:00:00Z"));
  await seed();
  await runPendingJobs();
  const [account, demo] = await bothViews();
  expect(demo?.today).toBe("2027-02-06");
  // The account kept no balance while no server ran; one that runs keeps each day's.
  expect({ ...demo?.overview, previousMonthBalance: null }).toEqual({
    ...account?.overview,
    previousMonthBalance: null,
  });
  expect(demo?.report).toEqual(account?.report);
}, 60_000);
