import { expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import * as page from "~/routes/_app.net-worth";
import * as endpoint from "~/routes/api.net-worth";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { call, createTrialUser, createUser } from "../support/people";

useDatabase();

test("net worth is answered by month and by group, in dollars; 401 signed out", async () => {
  setClock("2026-03-20T12:00:00Z");
  const user = await createTrialUser();
  await giveHousehold(user.id, "2026-03-20", "worth", "2026-01-05");
  const { status, body } = await call(endpoint, { path: "/api/net-worth", user });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    points: [{ day: "2026-01-31" }, { day: "2026-02-28" }, { day: "2026-03-20" }],
    groups: expect.arrayContaining([expect.objectContaining({ id: "cash", name: "Cash" })]),
  });
  expect((await call(endpoint, { path: "/api/net-worth" })).status).toBe(401);
});

test("the screen is for whom the accounts are: others are led there, and visitors to the login", async () => {
  setClock("2026-03-20T12:00:00Z");
  const open = await call(page, { path: "/net-worth", user: await createTrialUser() });
  expect(open).toMatchObject({ status: 200, body: { hasAccounts: false, range: "1y" } });
  const locked = await createUser({ hasSeenPaywall: true });
  expect((await call(page, { path: "/net-worth", user: locked })).headers.get("location")).toBe("/accounts");
  expect((await call(page, { path: "/net-worth" })).headers.get("location")).toBe("/login");
});
