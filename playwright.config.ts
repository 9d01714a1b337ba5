import { setFlagsFromString } from "node:v8";
import { defineConfig, devices } from "@playwright/test";
import { browserLaunch } from "./scripts/support/browser.mjs";
import { OFFSET, offsetTo, PLAIN_DAY, shiftDate } from "./tests/support/test-clock.mjs";

// The run begins at this moment, whatever day it is outside; workers, server and pages are told by how much that is off.
process.env[OFFSET] ??= String(offsetTo(process.env.E2E_CLOCK ?? PLAIN_DAY));
shiftDate(Number(process.env[OFFSET]));

// A worker is over before it pays to compile Prisma, which is WebAssembly, a second time.
setFlagsFromString("--liftoff-only");

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/support/e2e-server.ts",
  workers: Number(process.env.E2E_WORKERS ?? 2),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/results.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.E2E_URL,
    viewport: { width: 1280, height: 800 },
    timezoneId: "America/New_York",
    locale: "en-US",
    screenshot: "only-on-failure",
    // Calls that a test answers itself must reach it, not the service worker; its own tests allow it.
    serviceWorkers: "block",
    launchOptions: browserLaunch,
  },
  projects: [
    { name: "js", grepInvert: /@no-js-only/ },
    { name: "no-js", grepInvert: /@js-only/, use: { javaScriptEnabled: false } },
  ],
});
