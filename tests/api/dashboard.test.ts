import { Client } from "pg";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { embeddedClient, db } from "~/lib/db.server";
import { setClock } from "~/lib/clock.server";
import * as dashboardRoute from "~/routes/_app.dashboard";
import * as layoutRoute from "~/routes/_app";
import * as insightsRoute from "~/routes/api.insights";
import * as overviewRoute from "~/routes/api.financial-overview";
import * as onboardingRoute from "~/routes/api.users.complete-onboarding";
import * as proactiveRoute from "~/routes/api.ai.proactive-insights";
import * as reportRoute from "~/routes/api.reports.income-spending";
import * as trendsRoute from "~/routes/api.spending-trends";
import * as demoRoute from "~/routes/demo";
import * as csvRoute from "~/routes/reports.income-spending[.]csv";
import { loadNotifications, markAllReadCookie } from "~/services/notices/notifications.server";
import { onPostgres, useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { call, createTrialUser, currentUser, sessionCookie } from "../support/people";

useDatabase();
const today = "2026-11-21";
let user: { id: string };

beforeAll(async () => {
  setClock(`${today}T17:00:00Z`);
  user = await createTrialUser({ hasSeenTour: false });
  await giveHousehold(user.id, today, "api", "2026-07-01");
});

const endpoints = [
  ["/api/financial-overview", "API-016", overviewRoute],
  ["/api/spending-trends", "API-019", trendsRoute],
  ["/api/insights", "API-015", insightsRoute],
  ["/api/ai/proactive-insights", "API-023", proactiveRoute],
  ["/api/reports/income-spending", "API-024", reportRoute],
] as const;

describe("endpoints of the dashboard", () => {
  test.each(endpoints)("%s answers the signed-in person alone, to GET alone (%s)", async (path, _id, route) => {
    expect((await call(route, { path })).status).toBe(401);
    expect((await call(route, { path, user })).status).toBe(200);
    expect((await call(route, { path, user, json: {} })).status).toBe(405);
  });
  test("the overview's keys are numbers (API-016)", async () => {
    const { body } = await call(overviewRoute, { path: "/api/financial-overview", user });
    for (const key of [
      "totalBalance",
      "previousMonthBalance",
      "monthlySpending",
      "previousMonthSpending",
      "weeklySpending",
      "dailySpending",
      "creditScore",
    ])
      expect(body).toHaveProperty(key, expect.any(Number));
    expect(body).toMatchObject({
      savingsProgress: { current: expect.any(Number), target: expect.any(Number), name: expect.any(String) },
    });
  });
  test("week and month are answered, none means month, another word is refused (API-024)", async () => {
    const ask = (query: string) => call(reportRoute, { path: `/api/reports/income-spending${query}`, user });
    for (const query of ["?period=week", "?period=month"]) {
      const { body } = await ask(query);
      for (const key of ["income", "spending", "previousIncome", "previousSpending"])
        expect(body).toHaveProperty(key, expect.any(Number));
      expect(body).toMatchObject({ categories: expect.any(Array), transactions: expect.any(Array) });
    }
    expect((await ask("")).body).toEqual((await ask("?period=month")).body);
    expect((await ask("?period=year")).status).toBe(400);
  });
  test("completing the onboarding (API-028)", async () => {
    const path = "/api/users/complete-onboarding";
    expect((await call(onboardingRoute, { path, method: "POST" })).status).toBe(401);
    expect((await call(onboardingRoute, { path, method: "POST", user })).status).toBe(200);
    expect((await call(onboardingRoute, { path, method: "POST", user })).status).toBe(200);
    expect(await db.user.findUnique({ where: { id: user.id }, select: { hasSeenTour: true } })).toEqual({
      hasSeenTour: true,
    });
  });
  test("the CSV is a download for its owner; the sample's is for anybody (REPORT-012 REPORT-013)", async () => {
    setClock(`${today}T17:00:00Z`);
    const path = "/reports/income-spending.csv?period=week";
    const answer = await call(csvRoute, { path, user });
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="income-spending-report-week-2026-11-21.csv"',
    );
    expect(answer.headers.get("content-type")).toContain("text/csv");
    expect((await call(csvRoute, { path })).headers.get("location")).toBe("/login");
    expect((await call(csvRoute, { path: `${path}&sample=1` })).text).toContain("Income vs Spending Report");
  });
  test("marking without scripts is for this session, and comes back to a path of ours alone (NOTIF-009)", async () => {
    const mark = (returnTo: string) =>
      call(dashboardRoute, { path: "/dashboard", user, form: { intent: "mark-all-read", returnTo } });
    const answer = await mark("/goals");
    expect(answer.headers.get("location")).toBe("/goals?panel=notifications");
    expect(answer.headers.get("set-cookie")).not.toMatch(/max-age|expires/i);
    for (const bad of ["//evil.example", "https://evil.example", "/\\evil.example"])
      expect((await mark(bad)).headers.get("location")).toBe("/?panel=notifications");
  });
  test("what one session marked is unread in every other, and news after it are unread in its own (NOTIF-009)", async () => {
    const person = await createTrialUser();
    const here = await currentUser(person);
    const elsewhere = await currentUser(person);
    const insight = (dedupeKey: string, createdAt: Date) =>
      db.insight.create({
        data: {
          ...{
            userId: person.id,
            id: dedupeKey,
            dedupeKey,
            rule: "r",
            type: "alert",
            priority: "high",
            icon: "warning",
          },
          ...{ severity: "warning", title: "A title", message: "m", action: "a", href: "/goals", createdAt },
        },
      });
    await insight("old", new Date(here.now.getTime() - 60_000));
    const mark = markAllReadCookie(here).split(";")[0] ?? "";
    const unread = async (user: typeof here, cookie: string) => {
      const request = new Request("http://localhost/dashboard", { headers: { cookie } });
      // A new object each time: what a request has read, it doesn't read again.
      return (await loadNotifications({ ...user }, request)).unread;
    };
    expect(await unread(here, "")).toBe(1);
    expect(await unread(here, mark)).toBe(0);
    expect(await unread(elsewhere, mark)).toBe(1);
    await insight("new", new Date(here.now.getTime() + 60_000));
    expect(await unread(here, mark)).toBe(1);
  });
  test("a visitor of the dashboard is sent to the login page", async () => {
    expect((await call(dashboardRoute, { path: "/dashboard" })).headers.get("location")).toBe("/login");
  });
});

describe("what the screen costs", () => {
  async function queriesOf(run: () => Promise<unknown>): Promise<number> {
    const spy = onPostgres ? vi.spyOn(Client.prototype, "query") : vi.spyOn(await embeddedClient(), "query");
    await run();
    const count = spy.mock.calls.length;
    spy.mockRestore();
    return count;
  }

  test("the dashboard asks the database a handful of questions, whatever is in it", async () => {
    setClock(`${today}T17:00:00Z`);
    const cookie = await sessionCookie(user);
    const open = () => call(dashboardRoute, { path: "/dashboard", cookie });
    await open();
    const count = await queriesOf(open);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(6);
    expect(await queriesOf(() => call(layoutRoute, { path: "/dashboard", cookie }))).toBeLessThanOrEqual(5);
  });
  test("the demo asks it once a day, since when its account is there, and then nothing (DASH-010)", async () => {
    expect(await queriesOf(() => call(demoRoute, { path: "/demo" }))).toBeLessThanOrEqual(2);
    expect(await queriesOf(() => call(demoRoute, { path: "/demo" }))).toBe(0);
  });
});
