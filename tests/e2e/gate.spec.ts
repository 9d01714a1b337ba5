import { db } from "~/lib/db.server";
import { createBank } from "../support/bank";
import { expect, signIn, test } from "../support/e2e";

const BLOCKED = {
  hasSeenPaywall: true,
  hasStartedTrial: false,
  isPremium: false,
  trialEndsAt: null,
  subscriptionStatus: null,
};

test("behind the gate the accounts screen is a locked card, with nothing of the accounts and no way to connect (GATE-001 GATE-002)", async ({
  page,
}) => {
  const user = await signIn(page, BLOCKED);
  await createBank(user.id, ["checking"]);
  await page.goto("/accounts");
  await expect(page.getByRole("main").getByRole("link", { name: "Start Free Trial" })).toHaveAttribute(
    "href",
    "/subscribe",
  );
  await expect(page.getByText("My checking")).toHaveCount(0);
  await expect(page.getByRole("main").getByText("Connect Account")).toHaveCount(0);
  const answer = await page.request.post("/api/plaid/create-link-token", {
    data: {},
    headers: { origin: process.env.E2E_URL ?? "" },
  });
  expect(answer.status()).toBe(403);
  expect(JSON.stringify(await answer.json())).toMatch(/trial|subscription/);
  await db.user.update({ where: { id: user.id }, data: { isPremium: true, subscriptionStatus: "active" } });
  await page.goto("/accounts");
  await expect(page.getByText("My checking").first()).toBeVisible();
  await expect(page.getByRole("main").getByText("Connect Account").first()).toBeVisible();
});

test("the header of the plans says Premium to who is premium, and to nobody else (SUBS-014)", async ({ page }) => {
  const user = await signIn(page);
  await page.goto("/subscribe");
  await expect(page.getByRole("banner").getByText("Premium", { exact: true })).toHaveCount(0);
  await db.user.update({ where: { id: user.id }, data: { isPremium: true, subscriptionStatus: "active" } });
  await page.goto("/subscribe");
  await expect(page.getByRole("banner").getByText("Premium", { exact: true })).toBeVisible();
});
