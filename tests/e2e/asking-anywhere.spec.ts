// Where the first question is asked outside of the conversation, its answer comes into its place and nothing jumps: the panel
// over another screen, and on a desk the coach's first view and a tab of figures.
import type { Page } from "@playwright/test";
import { giveHousehold } from "../support/coach-household";
import { expect, hydrated, signIn, test } from "../support/e2e";
import { shifted, watchShifts } from "../support/layout-shifts";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const PANEL = ["the panel over the dashboard", "/dashboard?panel=coach"] as const;
const SIZES = [
  ["a phone", PHONE, [PANEL]],
  ["a desk", DESK, [PANEL, ["the coach's first view", "/coach"], ["financial health", "/coach?tab=health"]]],
] as const;
const newest = (page: Page) => page.locator("#response");

for (const [name, size, places] of SIZES)
  for (const [place, path] of places)
    test(`on ${name}, asked in ${place}, an answer moves nothing @js-only`, async ({ page, scripts }) => {
      await page.setViewportSize(size);
      const user = await signIn(page);
      await giveHousehold(user.id);
      await page.goto(path);
      await hydrated(page, scripts);
      const around = path.includes("panel=") ? page.getByRole("dialog") : page.locator("main");
      const box = around.getByLabel("Your question");
      await expect(box).toBeVisible();
      await page.waitForLoadState("networkidle");
      await watchShifts(page);
      await page.route("**/api/ai/coaching", async (route) => {
        // Later than what counts as moved by the click.
        await page.waitForTimeout(900);
        await route.continue();
      });
      await box.pressSequentially("How much did I spend on restaurants last month?");
      await around.getByRole("button", { name: "Get Advice" }).click();
      await expect(newest(page)).toContainText("$412.10");
      await expect(newest(page)).toBeInViewport();
      await page.waitForTimeout(900);
      const moved = await shifted(page);
      console.log(`layout shift while asking in ${place} on ${name}: ${moved.toFixed(4)}`);
      expect(moved).toBeLessThanOrEqual(0.02);
    });
