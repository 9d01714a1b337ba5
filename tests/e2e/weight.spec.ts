import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { dayOf } from "../../app/domain/periods";
import { expect, signIn, test } from "../support/e2e";
import { giveHousehold } from "../support/household";

const SMALL = 30_000;
const DASHBOARD = 60_000;
/** Ninety days one by one, the thirty ahead, and a month's calendar with the names of its bills. */
const CASH_FLOW = 33_000;
/** More than four hundred time zones by their names, to choose from without scripts too. */
const SETTINGS = 31_000;
/** Every category with what it usually takes and an amount to type in its row, without scripts too. */
const BUDGET = 31_000;
const LIMITS: Record<string, number> = {
  "/dashboard": DASHBOARD,
  "/demo": DASHBOARD,
  "/cash-flow": CASH_FLOW,
  "/settings": SETTINGS,
  "/budget": BUDGET,
};
const limitOf = (path: string) => LIMITS[path] ?? SMALL;

const zone = "America/New_York";
const gzip = (text: string | Buffer) => gzipSync(text).length;

async function withAYear(page: Page) {
  const user = await signIn(page, { timeZone: zone });
  const today = dayOf(new Date(), zone);
  await giveHousehold(
    user.id,
    today,
    `weight-${user.id.slice(-6)}`,
    `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`,
  );
}

/** What a screen costs before any script: its own HTML with its styles, within it or as a file. */
async function weigh(page: Page, path: string): Promise<number> {
  const html = await (await page.request.get(path)).text();
  const sheets = [
    ...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"|<link[^>]+href="([^"]+)"[^>]+rel="stylesheet"/g),
  ].map((match) => match[1] ?? match[2] ?? "");
  expect(sheets.length > 0 || html.includes("<style"), path).toBe(true);
  const styles = await Promise.all(sheets.map(async (sheet) => gzip(await (await page.request.get(sheet)).body())));
  return gzip(html) + styles.reduce((sum, bytes) => sum + bytes, 0);
}

test("@no-js-only HTML and styles of every screen stay within their budgets, with a year of data", async ({ page }) => {
  const open = ["/landing", "/privacy", "/login", "/register", "/forgot-password", "/forgot-username", "/demo"];
  await withAYear(page);
  const own = [
    "/dashboard",
    "/accounts",
    "/transactions",
    "/cash-flow",
    "/net-worth",
    "/week",
    "/budget",
    "/goals",
    "/coach",
    "/coach/interview",
    "/credit",
    "/feedback",
    "/security",
    "/settings",
    "/install",
    "/subscribe",
  ];
  const weights: Record<string, number> = {};
  for (const path of own) weights[path] = await weigh(page, path);
  await page.context().clearCookies();
  for (const path of open) weights[path] = await weigh(page, path);
  console.log(
    `HTML+CSS gzip, kB: ${Object.entries(weights)
      .map(([path, bytes]) => `${path} ${(bytes / 1000).toFixed(1)}`)
      .join(", ")}`,
  );
  for (const [path, bytes] of Object.entries(weights)) expect(bytes, path).toBeLessThanOrEqual(limitOf(path));
});
