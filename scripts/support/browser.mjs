// The browser that tests, pictures and measurements use: the one without a window is the same engine at two thirds of the work.
import { existsSync } from "node:fs";

export const browserPath = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
].find((path) => path && existsSync(path));

/** How Playwright starts it: with nothing of its own going out, nor coming in. */
export const browserLaunch = {
  ...(browserPath ? { executablePath: browserPath } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
  ],
};
