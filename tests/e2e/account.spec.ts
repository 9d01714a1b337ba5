import { db } from "~/lib/db.server";
import { expect, hydrated, PASSWORD, signIn, test } from "../support/e2e";

test("somebody downloads their data and deletes their account, having given the password", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  await db.session.updateMany({ where: { userId: user.id }, data: { provedAt: new Date(Date.now() - 11 * 60_000) } });
  await page.goto("/security");
  await hydrated(page, scripts);
  await expect(page.getByRole("link", { name: "Download my data" })).toHaveCount(0);
  await page.getByLabel("Your password, for the next 10 minutes").fill("not this one");
  await page.getByRole("button", { name: "Confirm password" }).click();
  await expect(page.getByText("That password isn't right.").first()).toBeVisible();
  await page.getByLabel("Your password, for the next 10 minutes").fill(PASSWORD);
  await page.getByRole("button", { name: "Confirm password" }).click();
  await expect(page.getByText("Password confirmed")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);

  await page.getByRole("link", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel("Type delete to go on").fill("no");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByText("Please type delete")).toBeVisible();
  await dialog.getByLabel("Type delete to go on").fill("delete");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await page.waitForURL(/\/landing/);
  await expect(page.getByText("Account deleted")).toBeVisible();
  expect(await db.user.count({ where: { id: user.id } })).toBe(0);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
});

test("the demo account can be downloaded, but not deleted", async ({ page }) => {
  await signIn(page, { isDemo: true });
  await page.goto("/security?dialog=delete");
  await expect(page.getByRole("link", { name: "Download my data" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Delete my account" })).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
