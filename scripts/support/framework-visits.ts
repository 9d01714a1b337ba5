// What a cheap phone sees of a page, and what the page costs the server.
import type { Browser, BrowserContext } from "@playwright/test";

/** Milliseconds; `hydrated` is when scripts have taken over, `blocked` what long tasks kept from the person after the first picture. */
export type Visit = { picture: number; hydrated: number; blocked: number };

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWER = 4;
/** What browsers' developer tools call Slow 4G. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_440 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

function watch() {
  const seen = { picture: 0, hydrated: 0, tasks: new Array<{ start: number; ms: number }>() };
  Object.assign(window, { seen });
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe("paint", (entry) => entry.name === "first-contentful-paint" && (seen.picture = entry.startTime));
  observe("longtask", (entry) => seen.tasks.push({ start: entry.startTime, ms: entry.duration }));
  new MutationObserver(() => {
    if (document.documentElement?.dataset.hydrated) seen.hydrated ||= performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-hydrated"] });
}

async function look(context: BrowserContext, url: string, slowLine: boolean): Promise<Visit> {
  const page = await context.newPage();
  // What compiles this file marks functions by a helper, which the page has to know.
  await page.addInitScript("globalThis.__name = (it) => it");
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  if (slowLine) await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
  await page.goto(url, { waitUntil: "load", timeout: 120_000 });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true", undefined, {
    timeout: 120_000,
  });
  await page.waitForTimeout(1_000);
  const text = await page.evaluate(() => {
    const found: unknown = Reflect.get(window, "seen");
    return JSON.stringify(found);
  });
  const { picture, hydrated, tasks }: Visit & { tasks: { start: number; ms: number }[] } = JSON.parse(text);
  await page.close();
  const late = tasks.filter(({ start, ms }) => start + ms > picture);
  return { picture, hydrated, blocked: late.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0) };
}

/** A first visit over a slow line, or one over a quick line with everything in the browser's cache. */
export async function visit(browser: Browser, url: string, line: "slow" | "quick"): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    if (line === "slow") return await look(context, url, true);
    // Twice: code that has run before is kept compiled.
    for (let time = 0; time < 2; time++) await look(context, url, false);
    return await look(context, url, false);
  } finally {
    await context.close();
  }
}
