// npm run screenshots [folder]: pictures of every screen, dialog, empty and locked state at four widths, light and dark,
// from a server of its own on the embedded database. With SCRIPTS=off as they are without JavaScript. The README shows the
// best of them.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { DEMO_ACCOUNT } from "~/contracts/demo";
import { browserLaunch } from "./support/browser.mjs";
import { freePort } from "./support/postgres.mjs";
import { LINKS, LOCKED_SCREENS, MEMBER_SCREENS, NEW_SCREENS, statesAmong, VISITOR_SCREENS } from "./support/screens";

const WIDTHS = (process.env.WIDTHS ?? "360,768,1280,1920").split(",").map(Number);
const SCHEMES = ["light", "dark"] as const;
const javaScriptEnabled = process.env.SCRIPTS !== "off";
const PASSWORD = "a-long-enough-secret";

const folder = process.argv[2] ?? "screenshots";
const data = mkdtempSync(join(tmpdir(), "screenshots-"));
const port = await freePort();
const address = `http://localhost:${port}`;
const server = spawn(process.execPath, ["scripts/serve.mjs"], {
  env: {
    ...process.env,
    DATABASE_URL: "",
    DATA_DIR: data,
    PORT: String(port),
    APP_URL: address,
    RATE_LIMIT_FACTOR: "10000",
    LOG_LEVEL: "error",
  },
  stdio: "inherit",
});
const ended = new Promise((resolve) => server.once("exit", resolve));
let count = 0;

try {
  await ready();
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(browserLaunch);
  for (const width of WIDTHS) for (const scheme of SCHEMES) await everyone(browser, width, scheme);
  await browser.close();
  console.log(`${count} pictures are in ${folder}.`);
} finally {
  server.kill("SIGTERM");
  await ended;
  rmSync(data, { recursive: true, force: true });
}

async function everyone(browser: Browser, width: number, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  const context = () =>
    browser.newContext({
      baseURL: address,
      viewport: { width, height: width < 700 ? 780 : 900 },
      colorScheme,
      javaScriptEnabled,
      hasTouch: width < 700,
      timezoneId: "America/New_York",
      serviceWorkers: "block",
    });
  const suffix = `${width}-${colorScheme}${javaScriptEnabled ? "" : "-plain"}`;
  await withPage(await context(), (page) => walk(page, "visitor", VISITOR_SCREENS, suffix));
  await withPage(await context(), async (page) => {
    await signIn(page, DEMO_ACCOUNT.username, DEMO_ACCOUNT.password);
    await walk(page, "member", MEMBER_SCREENS, suffix);
  });
  await withPage(await context(), async (page) => {
    const username = `new-${suffix}`;
    const person = {
      firstName: "Wilhelmina-Anastasia",
      lastName: "Featherstonehaugh",
      username,
      email: `${username}@a-rather-long-domain-name.example.com`,
      password: PASSWORD,
    };
    await page.request.post("/api/auth/register", { data: person, headers: { origin: address } });
    await signIn(page, username, PASSWORD);
    await walk(page, "new", NEW_SCREENS, suffix);
    // Having set out to start a plan without finishing, somebody finds the rest locked.
    await page.request.post("/api/start-free-trial", { data: { planType: "monthly" }, headers: { origin: address } });
    await walk(page, "locked", LOCKED_SCREENS, suffix, false);
  });
}

async function withPage(context: BrowserContext, run: (page: Page) => Promise<void>): Promise<void> {
  await run(await context.newPage());
  await context.close();
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.request.post("/api/auth/login", { data: { username, password }, headers: { origin: address } });
}

/** The screens, then each dialog, sheet, tab and step that their links open. */
async function walk(
  page: Page,
  who: string,
  screens: readonly string[],
  suffix: string,
  withStates = true,
): Promise<void> {
  const links: string[] = [];
  for (const screen of screens) {
    await picture(page, who, screen, screen, suffix);
    links.push(...(await page.evaluate(LINKS)));
  }
  if (!withStates) return;
  const taken = new Set(screens);
  for (const [state, link] of statesAmong(links)) {
    if (!taken.has(state)) await picture(page, who, state, link, suffix);
  }
}

async function picture(page: Page, who: string, name: string, link: string, suffix: string): Promise<void> {
  await page.goto(link);
  if (javaScriptEnabled) await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
  await page.waitForTimeout(500);
  const isOver = (await page.locator("[data-modal]").count()) > 0;
  await page.screenshot({
    path: join(folder, `${who}-${name.replace(/^\W+/, "").replace(/\W+/g, "-").replace(/-$/, "")}-${suffix}.png`),
    fullPage: !isOver,
  });
  count += 1;
}

async function ready(): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    if ((await fetch(`${address}/health/ready`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error("the server was not ready within a minute");
}
