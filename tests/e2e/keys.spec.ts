// Rows by keys of one letter, what "?" tells of them, and the way to do without.
import type { Page } from "@playwright/test";
import { dayOf } from "../../app/domain/periods";
import { db, newId } from "~/lib/db.server";
import { expect, hydrated, signIn, test } from "../support/e2e";
import { giveHousehold } from "../support/household";

async function open(page: Page) {
  const user = await signIn(page);
  await giveHousehold(user.id, dayOf(new Date(), "UTC"), `keys-${user.id.slice(-6)}`);
  for (const name of ["Bike", "Boat"])
    await db.goal.create({
      data: { userId: user.id, id: newId(), type: "savings", name, targetCents: 50_000n, deadline: "2099-06-01" },
    });
}

/** The keys' own code comes after the page's. */
const press = (page: Page, key: string, seen: () => Promise<void>) =>
  expect(async () => {
    await page.keyboard.press(key);
    await seen();
  }).toPass();

test("j and k go through goals, accounts and transactions, e edits, Enter opens @js-only", async ({ page }) => {
  await open(page);
  await page.goto("/goals");
  await hydrated(page, true);
  const goals = page.locator("[data-goal]");
  await press(page, "j", () => expect(goals.first()).toBeFocused({ timeout: 500 }));
  await page.keyboard.press("j");
  await expect(goals.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(goals.first()).toBeFocused();
  await page.keyboard.press("e");
  await expect(page).toHaveURL(/dialog=edit/);
  await expect(page.getByRole("dialog")).toBeVisible();
  // Over a dialog they are letters.
  await page.keyboard.press("j");
  await expect(page.getByRole("dialog")).toBeVisible();

  await page.goto("/accounts");
  await hydrated(page, true);
  const account = page.locator("main li[data-row]").first();
  await press(page, "j", () => expect(account).toBeFocused({ timeout: 500 }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/transactions\?account=/);
  await hydrated(page, true);
  await press(page, "j", () => expect(page.locator("[data-row]").first()).toBeFocused({ timeout: 500 }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("? tells of the keys, and there they can be turned off @js-only", async ({ page }) => {
  await open(page);
  await page.goto("/goals");
  await hydrated(page, true);
  const list = page.getByRole("dialog", { name: "Keys" });
  await press(page, "?", () => expect(list).toBeVisible({ timeout: 500 }));
  await list.getByLabel(/Use these keys/).uncheck();
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await expect(page.locator("[data-goal]:focus")).toHaveCount(0);
  await expect(list).toHaveCount(0);
  await page.reload();
  await hydrated(page, true);
  await press(page, "Control+k", () =>
    expect(page.getByRole("dialog", { name: "Find" })).toBeVisible({ timeout: 500 }),
  );
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page.locator("[data-goal]:focus")).toHaveCount(0);
});
