// npm run bench vitals: how soon a cheap phone shows our pages, beside a bare Remix page of as many bytes that does
// nothing. A processor four times slower and slow 4G, by the browser's own emulation; each page in turn, each time in a
// new browser profile. BENCH_RUNS sets how often (at least 5 for a verdict).
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { ownKeys, ready, run, seed, serverSettings, stop, wantBuild } from "../support/bench-app";
import { askOk, percentile } from "../support/load";
import { browserLaunch } from "../support/browser.mjs";
import { freePort } from "../support/postgres.mjs";

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const ONLY = process.env.BENCH_PAGES?.split(",");
/** What browsers' developer tools call Slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_440 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const MAX_CLS = 0.02;
const MAX_TBT_MS = 50;
/** Late work counts as well: charts, the list of waiting forms, the service worker. */
const SETTLE_MS = 3_000;

type Page = { name: string; url: string; cookie?: string; mostRatio?: number };
type Vitals = { fcp: number; lcp: number; cls: number; tbt: number; what: string; kB: number };

function watch() {
  const seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0, what: "", tasks: new Array<{ start: number; ms: number }>() };
  Object.assign(window, { seen });
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe("paint", (entry) => entry.name === "first-contentful-paint" && (seen.fcp = entry.startTime));
  observe("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
    if ("element" in entry && entry.element instanceof Element)
      seen.what = `${entry.element.tagName.toLowerCase()} ${(entry.element.textContent ?? "").slice(0, 30)}`;
  });
  observe("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number" && "hadRecentInput" in entry && !entry.hadRecentInput)
      seen.cls += entry.value;
  });
  observe("longtask", (entry) => seen.tasks.push({ start: entry.startTime, ms: entry.duration }));
}

async function visit(browser: Browser, { url, cookie }: Page): Promise<Vitals> {
  const context = await browser.newContext(PHONE);
  try {
    if (cookie) {
      const [name = "", value = ""] = cookie.split("=");
      await context.addCookies([{ name, value, url }]);
    }
    const page = await context.newPage();
    // What compiles this file marks functions by a helper, which the page has to know.
    await page.addInitScript("globalThis.__name = (it) => it");
    await page.addInitScript(watch);
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    devtools.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
    const answer = await page.goto(url, { waitUntil: "load" });
    if (answer?.status() !== 200 || new URL(page.url()).pathname !== new URL(url).pathname)
      throw new Error(`${url} answered ${answer?.status()} at ${page.url()}`);
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate(() => {
      const found: unknown = Reflect.get(window, "seen");
      return JSON.stringify(found);
    });
    const { fcp, lcp, cls, what, tasks }: Vitals & { tasks: { start: number; ms: number }[] } = JSON.parse(seen);
    if (process.env.BENCH_TASKS)
      console.log(
        `    ${url}: ${tasks.map(({ start, ms }) => `${Math.round(ms)} ms at ${Math.round(start)}`).join(", ")}`,
      );
    const tbt = tasks
      .filter(({ start, ms }) => start + ms > fcp)
      .reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
    return { fcp, lcp, cls, tbt, what, kB: bytes / 1000 };
  } finally {
    await context.close();
  }
}

const median = (all: Vitals[], of: (one: Vitals) => number): number => percentile(all.map(of), 0.5);

async function compare(browser: Browser, ours: Page): Promise<boolean> {
  const { bytes } = await askOk(ours, "identity");
  const port = await freePort();
  const bare = run(["--import", "tsx", "scripts/support/bare-remix.tsx"], {
    PORT: String(port),
    BARE_BYTES: String(bytes),
    NODE_ENV: "production",
  });
  try {
    const beside: Page = { name: "bare", url: `http://127.0.0.1:${port}/` };
    await ready(beside.url);
    const found: Record<"ours" | "bare", Vitals[]> = { ours: [], bare: [] };
    await askOk(ours);
    for (let turn = 0; turn < RUNS; turn++) {
      found.bare.push(await visit(browser, beside));
      found.ours.push(await visit(browser, ours));
    }
    const [lcp, plain] = [median(found.ours, (one) => one.lcp), median(found.bare, (one) => one.lcp)];
    const [cls, tbt] = [median(found.ours, (one) => one.cls), median(found.ours, (one) => one.tbt)];
    const ratio = lcp / plain;
    const limit = ours.mostRatio ?? 1;
    const right = ratio <= limit && cls <= MAX_CLS && tbt <= MAX_TBT_MS;
    console.log(
      `${ours.name.padEnd(11)} LCP ${lcp.toFixed(0)} ms, bare ${plain.toFixed(0)} ms: ${ratio.toFixed(2)} (at most ${limit})   CLS ${cls.toFixed(3)} (at most ${MAX_CLS})   TBT ${tbt.toFixed(0)} ms (at most ${MAX_TBT_MS}, bare ${median(found.bare, (one) => one.tbt).toFixed(0)})   ${right ? "ok" : "NOT"}`,
    );
    console.log(
      `            FCP ${median(found.ours, (one) => one.fcp).toFixed(0)} ms, bare ${median(found.bare, (one) => one.fcp).toFixed(0)} ms; ${median(found.ours, (one) => one.kB).toFixed(0)} kB over the line; largest: ${found.ours.at(-1)?.what}`,
    );
    return right;
  } finally {
    await stop(bare);
  }
}

wantBuild();
const folder = mkdtempSync(join(tmpdir(), "bench-vitals-"));
const port = await freePort();
const url = `http://localhost:${port}`;
const settings = { ...serverSettings(folder, port), ...ownKeys(), DATABASE_URL: "" };
const [person] = seed([1_000], settings);
const app = run(["scripts/serve.mjs"], settings);
const browser = await chromium.launch(browserLaunch);
try {
  await ready(`${url}/health/ready`);
  console.log(
    `${CPU_SLOWER}× slower processor, slow 4G (${SLOW_4G.latency} ms, 1.44 Mbit/s), a phone's screen, empty cache, median of ${RUNS}`,
  );
  const pages: Page[] = [
    { name: "/landing", url: `${url}/landing`, mostRatio: 1.3 },
    { name: "/login", url: `${url}/login`, mostRatio: 1.3 },
    { name: "/dashboard", url: `${url}/dashboard`, cookie: person?.cookie, mostRatio: 1.6 },
  ];
  for (const page of pages)
    if ((!ONLY || ONLY.includes(page.name)) && !(await compare(browser, page))) process.exitCode = 1;
} finally {
  await browser.close();
  await stop(app);
  rmSync(folder, { recursive: true, force: true });
}
