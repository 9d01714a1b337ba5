// npm run screenshots [folder]: pictures of every screen of the demo account at three widths, light and dark, from a
// server of its own on the embedded database. The README shows the best of them.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { DEMO_ACCOUNT } from "~/contracts/demo";
import { freePort } from "./support/postgres.mjs";

const SCREENS = ["/landing", "/privacy", "/login", "/register", "/dashboard", "/accounts", "/transactions", "/budget", "/goals", "/credit", "/coach", "/coach?tab=ask", "/coach/interview", "/feedback", "/subscribe", "/cancel-trial", "/install", "/security"];
const WIDTHS = [360, 768, 1280];

const folder = process.argv[2] ?? "screenshots";
const data = mkdtempSync(join(tmpdir(), "screenshots-"));
const port = await freePort();
const address = `http://localhost:${port}`;
const server = spawn(process.execPath, ["scripts/serve.mjs"], { env: { ...process.env, DATABASE_URL: "", DATA_DIR: data, PORT: String(port), APP_URL: address, LOG_LEVEL: "error" }, stdio: "inherit" });
const ended = new Promise((resolve) => server.once("exit", resolve));

try {
  await ready();
  mkdirSync(folder, { recursive: true });
  const executablePath = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((path) => path && existsSync(path));
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"] });
  for (const width of WIDTHS) {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, timezoneId: "America/New_York" });
      const page = await context.newPage();
      await page.goto(`${address}/login`);
      await page.fill("input[name=username]", DEMO_ACCOUNT.username);
      await page.fill("input[name=password]", DEMO_ACCOUNT.password);
      await page.click("main button[type=submit], form button[type=submit]");
      await page.waitForURL(`${address}/`);
      for (const screen of SCREENS) {
        await page.goto(address + screen);
        await page.waitForTimeout(800);
        const name = screen.slice(1).replace(/\W+/g, "-");
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
      await context.close();
    }
  }
  await browser.close();
  console.log(`${SCREENS.length * WIDTHS.length * 2} pictures are in ${folder}.`);
} finally {
  server.kill("SIGTERM");
  await ended;
  rmSync(data, { recursive: true, force: true });
}

async function ready(): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    if ((await fetch(`${address}/health/ready`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error("the server was not ready within a minute");
}
