// Everything out, and in again; what comes again and again; and one account that came by two ways.
import { readFile } from "node:fs/promises";
import { db } from "~/lib/db.server";
import { createBank } from "../support/bank";
import { createTrialUser, expect, hydrated, signIn, signInAs, test } from "../support/e2e";
import { giveHousehold } from "../support/household";

test("an archive is downloaded, looked at on another account, and brought in", async ({ page, context, scripts }) => {
  const user = await signIn(page);
  await giveHousehold(user.id, new Date().toISOString().slice(0, 10), "archive", "2026-08-01");
  await page.goto("/security");
  await hydrated(page, scripts);
  const [archive] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  expect(archive.suggestedFilename()).toMatch(/^my-data-.+\.zip$/);
  const buffer = await readFile(await archive.path());

  const other = await createTrialUser();
  await context.clearCookies();
  await signInAs(context, other);
  await page.goto("/import");
  await hydrated(page, scripts);
  await page.getByLabel("Files").setInputFiles([{ name: "my-data.zip", mimeType: "application/zip", buffer }]);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Archive preview");
  await expect(page.getByText("5 accounts")).toBeVisible();
  await expect(page.getByText("these come as accounts by hand")).toBeVisible();
  expect(await db.account.count({ where: { userId: other.id } })).toBe(0);
  await page.getByRole("button", { name: "Bring it all in" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await db.transaction.count({ where: { userId: other.id } })).toBe(
    await db.transaction.count({ where: { userId: user.id } }),
  );

  await page.goto("/import");
  await hydrated(page, scripts);
  await page.getByLabel("Files").setInputFiles([{ name: "my-data.zip", mimeType: "application/zip", buffer }]);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("This account isn't empty")).toBeVisible();
  await expect(page.getByRole("button", { name: "Bring it all in" })).toHaveCount(0);
  await page.getByRole("button", { name: "Drop this archive" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import");
});

test("transactions leave for other programs by plain links", async ({ page, scripts }) => {
  const user = await signIn(page);
  await giveHousehold(user.id, new Date().toISOString().slice(0, 10), "books", "2026-10-01");
  await page.goto("/security");
  await hydrated(page, scripts);
  await page.getByText("Other formats").click();
  for (const [name, ending] of [
    ["OFX", "ofx"],
    ["hledger", "journal"],
  ]) {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: `${name}, all accounts` }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
  }
  await page.getByText("Export one account").click();
  await expect(page.getByRole("link", { name: /^QIF, / })).toHaveCount(6);
});

test("the rent comes again: added, paused, and deleted when asked twice", async ({ page, scripts }) => {
  const user = await signIn(page);
  await page.goto("/accounts/new");
  await hydrated(page, scripts);
  await page.getByLabel("Name").fill("Wallet");
  await page.getByRole("button", { name: "Add account" }).click();
  await page.getByRole("link", { name: "Add transaction to Wallet" }).click();
  await page.getByLabel("Amount").fill("700");
  await page.getByLabel("To or from whom").fill("Rent Office");
  await page.getByLabel("Repeats").selectOption("month");
  await page.getByRole("button", { name: "Add transaction" }).click();
  await expect(page.getByRole("link", { name: /Rent Office/ })).toBeVisible();
  await page.goto("/recurring");
  await hydrated(page, scripts);
  await expect(page.getByText(/Every month, next on /)).toBeVisible();
  await page.getByRole("button", { name: "Pause Rent Office" }).click();
  await page.getByRole("button", { name: "Resume Rent Office" }).click();
  await page.getByRole("link", { name: "Delete Rent Office" }).click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByText(/Every month, next on /)).toHaveCount(0);
  expect(await db.transaction.count({ where: { userId: user.id, deletedAt: null } })).toBe(1);
});

test("the same account by two ways is asked about, and kept when somebody says so", async ({ page, scripts }) => {
  const user = await signIn(page);
  await createBank(user.id, ["checking"]);
  await createBank(user.id, ["checking"]);
  await page.goto("/accounts");
  await hydrated(page, scripts);
  await expect(page.getByText("These look like the same account")).toBeVisible();
  await page
    .getByRole("link", { name: /^Remove My checking/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goto("/accounts");
  await hydrated(page, scripts);
  await page.getByRole("button", { name: "Keep both" }).click();
  await expect(page.getByText("These look like the same account")).toHaveCount(0);
});
