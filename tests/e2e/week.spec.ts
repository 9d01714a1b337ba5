import { formatUsd } from "~/domain/money";
import { dayOf } from "~/domain/periods";
import { db } from "~/lib/db.server";
import { createTrialUser, expect, hydrated, signIn, signInAs, test } from "../support/e2e";
import { giveHousehold } from "../support/household";

test("the last week: each figure leads to the rows that add up to it, and one question", async ({ page, scripts }) => {
  const user = await createTrialUser({ hasSeenTour: true, timeZone: "UTC", zoneChosen: true });
  const today = dayOf(new Date(), "UTC");
  await giveHousehold(user.id, today, "demo");
  await signInAs(page.context(), user);
  await page.goto("/dashboard?panel=notifications");
  await hydrated(page, scripts);
  await page.getByRole("link", { name: "Look back at your week" }).click();
  await expect(page.getByRole("heading", { name: "Your week" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "One question" })).toBeVisible();
  const spent = page.locator("#totals a").first();
  const [said, href] = [await spent.innerText(), (await spent.getAttribute("href")) ?? ""];
  const query = new URLSearchParams(href.split("?")[1]);
  const rows = await db.transaction.findMany({
    where: {
      userId: user.id,
      day: { gte: query.get("from") ?? "", lte: query.get("to") ?? "" },
      kind: { in: ["spending", "refund", "loan_payment"] },
      pending: false,
    },
    select: { amountCents: true },
  });
  expect(said).toBe(formatUsd(-rows.reduce((sum, { amountCents }) => sum + Number(amountCents), 0)));
  await spent.click();
  await expect(page).toHaveURL(href);
});

test("who has no account yet is told what will be here", async ({ page }) => {
  await signIn(page);
  await page.goto("/week");
  await expect(page.getByText("Nothing to look back on yet")).toBeVisible();
});

test("notifications and the lock in the settings, with scripts and without", async ({ page, scripts }) => {
  await signIn(page);
  await page.goto("/settings");
  await hydrated(page, scripts);
  const push = page.locator("#push");
  if (scripts) await expect(push).not.toContainText("takes scripts");
  else await expect(push).toContainText("Turning them on takes scripts");
  await page.getByRole("button", { name: "Turn the lock on" }).click();
  await expect(page.getByText("Lock on", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn the lock off" })).toBeVisible();
});
