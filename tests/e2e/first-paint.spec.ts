// What is drawn first stays where it is, on a slow line and while scripts take over: no screen needs a skeleton for it.
import { dayOf } from "~/domain/periods";
import { expect, hydrated, settled, signIn, test } from "../support/e2e";
import { giveHousehold } from "../support/household";

const SCREENS = [
  "/dashboard",
  "/transactions",
  "/budget",
  "/goals",
  "/cash-flow",
  "/net-worth",
  "/credit",
  "/coach",
  "/coach?tab=ask",
  "/coach?tab=credit",
  "/accounts",
  "/week",
];
/** A fifth of what counts as good; the most that was measured is 0.009. */
const MOST = 0.02;

for (const width of [360, 1_280])
  test(`at ${width} pixels no screen moves while it comes @js-only`, async ({ page, context }) => {
    const user = await signIn(page, { timeZone: "America/New_York", zoneChosen: true });
    await giveHousehold(user.id, dayOf(new Date(), "America/New_York"), "paint");
    await page.setViewportSize({ width, height: 780 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const sum = list.getEntries().reduce((all, entry) => all + Number(Reflect.get(entry, "value")), 0);
        document.documentElement.dataset.moved = String(Number(document.documentElement.dataset.moved ?? 0) + sum);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const line = await context.newCDPSession(page);
    const slow = { offline: false, latency: 100, downloadThroughput: 400_000, uploadThroughput: 100_000 };
    await line.send("Network.emulateNetworkConditions", slow);
    for (const path of SCREENS) {
      await page.goto(path);
      await hydrated(page, true);
      await settled(page);
      const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
      expect(moved, path).toBeLessThanOrEqual(MOST);
    }
  });
