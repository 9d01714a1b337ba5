// Whoever comes for the first time has told no time zone; the day that they see is theirs all the same.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { dayOf, longDate, mediumDate } from "~/domain/periods";
import { createTrialUser, expect, hydrated, setPageClock, signInAs, test } from "../support/e2e";

/** At any moment the day is another one than the server's in one of these. */
function farZone(): { zone: string; today: string } {
  const at = new Date();
  for (const zone of ["Pacific/Kiritimati", "Pacific/Midway"])
    if (dayOf(at, zone) !== dayOf(at, "UTC")) return { zone, today: dayOf(at, zone) };
  throw new Error("it is the same day everywhere");
}

async function visitor(browser: Browser, timezoneId: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ timezoneId, baseURL: process.env.E2E_URL ?? "", serviceWorkers: "block" });
  await setPageClock(context);
  return { context, page: await context.newPage() };
}

test("the first visit to the demo shows the visitor's own day, as the second does (PLAT-004 PLAT-023) @js-only", async ({
  browser,
}) => {
  const { zone, today } = farZone();
  const { context, page } = await visitor(browser, zone);
  const asked: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && asked.push(request.url()));
  await page.goto("/demo");
  await expect(page.getByText(longDate(today)).first()).toBeVisible();
  await hydrated(page, true);
  const first = await page.locator("main").innerText();
  expect(asked).toHaveLength(2);
  await page.goto("/demo");
  expect(asked).toHaveLength(3);
  await hydrated(page, true);
  expect(await page.locator("main").innerText()).toBe(first);
  await page.goto("/demo?panel=notifications");
  await expect(page.getByRole("list", { name: "Notifications" }).getByText(mediumDate(today)).first()).toBeVisible();
  await context.close();
});

test("on a new device the first screen after travelling shows the new day (PLAT-023) @js-only", async ({ browser }) => {
  const { zone, today } = farZone();
  const { context, page } = await visitor(browser, zone);
  await signInAs(context, await createTrialUser({ hasSeenTour: true, timeZone: "UTC" }));
  for (const path of ["/", "/dashboard"]) {
    await context.clearCookies({ name: "tz" });
    await page.goto(path);
    await expect(page.getByText(longDate(today)).first(), path).toBeVisible();
  }
  await context.close();
});

test("who goes on to the demo at once sees their own day there (PLAT-023) @js-only", async ({ browser }) => {
  const { zone, today } = farZone();
  const { context, page } = await visitor(browser, zone);
  // The page never comes to rest, so that it has told nothing by itself.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/");
  await hydrated(page, true);
  await page.locator('a[href="/demo"]').first().click();
  await expect(page).toHaveURL(/\/demo$/);
  await expect(page.getByText(longDate(today)).first()).toBeVisible();
  await context.close();
});

test("a browser that keeps no cookies gets the page once, not again and again (PLAT-023) @js-only", async ({
  browser,
}) => {
  const { zone } = farZone();
  const { context, page } = await visitor(browser, zone);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => undefined });
  });
  let asked = 0;
  page.on("request", (request) => void (asked += request.isNavigationRequest() ? 1 : 0));
  await page.goto("/demo");
  await hydrated(page, true);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked).toBe(1);
  await context.close();
});

test("without scripts a page says whose day it shows, and anybody can choose another (PLAT-023) @no-js-only", async ({
  page,
}) => {
  const { zone, today } = farZone();
  await page.goto("/demo");
  // What stands in a noscript isn't among the text that is read of an element around it.
  await expect(page.locator("footer noscript p")).toContainText("by UTC time");
  await page.getByRole("link", { name: "Change the time zone" }).click();
  await page.getByLabel("Time zone").selectOption(zone.replaceAll("_", " "));
  await page.getByRole("button", { name: "Use this time zone" }).click();
  await expect(page).toHaveURL("/demo");
  await expect(page.locator("main").getByText(longDate(today)).first()).toBeVisible();
  await page.goto("/register");
  await expect(page.getByRole("link", { name: "Choose your time zone" })).toBeVisible();
});
