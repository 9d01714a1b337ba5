// npm run screenshots [folder]: pictures of every screen, dialog, empty and locked state at four widths, light and dark,
// from a server of its own on the embedded database; with ImageMagick a sheet of all of a width and theme. With SCRIPTS=off
// as they are without JavaScript. WIDTHS=360,1280, THEMES=dark, WHO=member,admin and STATES=off (no dialogs) take a part.
// The README shows the best of them.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { DEMO_ACCOUNT } from "~/contracts/demo";
import { browserLaunch } from "./support/browser.mjs";
import { freePort } from "./support/postgres.mjs";
import {
  ADMIN_SCREENS,
  LINKS,
  LOCKED_SCREENS,
  MEMBER_SCREENS,
  NEW_SCREENS,
  PICTURED_SCREENS,
  statesAmong,
  VISITOR_SCREENS,
} from "./support/screens";

const WIDTHS = (process.env.WIDTHS ?? "360,768,1280,1920").split(",").map(Number);
const SCHEMES = (["light", "dark"] as const).filter((one) =>
  (process.env.THEMES ?? "light,dark").split(",").includes(one),
);
const PEOPLE = process.env.WHO?.split(",") ?? ["visitor", "member", "admin", "new", "locked"];
const withStates = process.env.STATES !== "off";
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
  for (const width of WIDTHS)
    for (const scheme of SCHEMES) {
      await everyone(browser, width, scheme);
      contactSheet(width, scheme);
    }
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
  const suffix = suffixOf(width, colorScheme);
  const visit = async (who: string, run: (page: Page) => Promise<void>) => {
    if (PEOPLE.includes(who)) await withPage(await context(), run);
  };
  await visit("visitor", (page) => walk(page, "visitor", VISITOR_SCREENS, suffix));
  await visit("member", async (page) => {
    await signIn(page, DEMO_ACCOUNT.username, DEMO_ACCOUNT.password);
    await talk(page, suffix);
    await walk(page, "member", [...MEMBER_SCREENS, ...PICTURED_SCREENS], suffix);
  });
  await visit("admin", async (page) => {
    await newcomer(page, `admin-${suffix}`);
    const env = { ...process.env, DATABASE_URL: "", DATA_DIR: data };
    execFileSync("npx", ["tsx", "scripts/user-admin.ts", emailOf(`admin-${suffix}`)], { env });
    await walk(page, "admin", ADMIN_SCREENS, suffix);
  });
  await visit("new", async (page) => {
    await newcomer(page, `new-${suffix}`);
    await walk(page, "new", NEW_SCREENS, suffix);
  });
  await visit("locked", async (page) => {
    await newcomer(page, `locked-${suffix}`);
    // Having set out to start a plan without finishing, somebody finds the rest locked.
    await page.request.post("/api/start-free-trial", { data: { planType: "monthly" }, headers: { origin: address } });
    await walk(page, "locked", LOCKED_SCREENS, suffix, false);
  });
}

const suffixOf = (width: number, scheme: string): string =>
  `${width}-${scheme}-${javaScriptEnabled ? "scripts" : "no-scripts"}`;

const emailOf = (username: string): string => `${username}@a-rather-long-domain-name.example.com`;

async function newcomer(page: Page, username: string): Promise<void> {
  const name = { firstName: "Wilhelmina-Anastasia", lastName: "Featherstonehaugh" };
  const person = { ...name, username, email: emailOf(username), password: PASSWORD };
  await page.request.post("/api/auth/register", { data: person, headers: { origin: address } });
  await signIn(page, username, PASSWORD);
}

/** A conversation with two answers in it. */
async function talk(page: Page, suffix: string): Promise<void> {
  for (const question of ["How much did I spend on groceries last month?", "Can I afford a $900 trip in May?"]) {
    await page.goto("/coach?tab=ask");
    if (javaScriptEnabled) await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
    await page.getByLabel("Your question").fill(question);
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.getByText(question).first().waitFor();
    await page.waitForTimeout(1_500);
  }
  await picture(page, "member", "coach-conversation", page.url(), suffix);
}

/** All pictures of a width and theme, small, on one sheet. */
function contactSheet(width: number, scheme: string): void {
  const suffix = suffixOf(width, scheme);
  const names = readdirSync(folder).filter((name) => name.endsWith(`-${suffix}.png`) && !name.startsWith("sheet-"));
  if (names.length === 0 || spawnSync("montage", ["-version"]).status !== 0) return;
  const layout = ["-thumbnail", "220x480", "-gravity", "north", "-geometry", "+6+6", "-tile", "8x"];
  const words = ["-label", "%t", "-pointsize", "9"];
  execFileSync("montage", [...words, ...names, ...layout, `sheet-${suffix}.png`], { cwd: folder });
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
  hasStates = withStates,
): Promise<void> {
  const links: string[] = [];
  for (const screen of screens) {
    await picture(page, who, screen, screen, suffix);
    links.push(...(await page.evaluate(LINKS)));
  }
  if (!hasStates) return;
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
