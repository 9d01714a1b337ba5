import { expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import * as page from "~/routes/_app.week";
import * as report from "~/routes/api.reports.income-spending";
import * as endpoint from "~/routes/api.weekly-review";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { call, createTrialUser } from "../support/people";

useDatabase();

test("the last week is answered in dollars, as the report has it; 401 signed out", async () => {
  setClock("2026-11-23T18:00:00Z");
  const user = await createTrialUser();
  await giveHousehold(user.id, "2026-11-23", "demo");
  const { status, body } = await call(endpoint, { path: "/api/weekly-review", user });
  expect(status).toBe(200);
  const week = await call(report, { path: "/api/reports/income-spending?period=week", user });
  const { previousSpending, previousIncome } = Object(week.body);
  expect(body).toMatchObject({
    from: "2026-11-15",
    to: "2026-11-21",
    spending: previousSpending,
    income: previousIncome,
    first: null,
    everyday: expect.anything(),
    question: expect.anything(),
  });
  expect((await call(endpoint, { path: "/api/weekly-review" })).status).toBe(401);
});

test("the day that ends a week is the person's own: Saturday evening in New York is still that week", async () => {
  setClock("2026-11-22T01:00:00Z");
  const user = await createTrialUser({ timeZone: "America/New_York" });
  const there = await call(page, { path: "/week", user });
  expect(there.body).toMatchObject({ week: { from: "2026-11-08", to: "2026-11-14" }, isEmpty: true });
  const utc = await call(page, { path: "/week", user: await createTrialUser({ timeZone: "UTC" }) });
  expect(utc.body).toMatchObject({ week: { from: "2026-11-15", to: "2026-11-21" } });
  expect((await call(page, { path: "/week" })).headers.get("location")).toBe("/login");
});
