// npm run dev as somebody meets it in a fresh clone: a page loads once, a saved component shows, a saved server module
// leaves the database open.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browserLaunch, browserPath } from "../../scripts/support/browser.mjs";
import { freePort } from "../../scripts/support/postgres.mjs";

const MINUTE = 60_000;
/** Longer than it takes from a load that went wrong to the next. */
const QUIET_MS = 4_000;

let clone = "";
let app: ChildProcess | undefined;
let said = "";
let browser: Browser | undefined;

/** What belongs to the project, with packages that are links to the same files: Vite's cache of them is cold. */
function cloneHere(): string {
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), ".cache", "dev-"));
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of listed.stdout.split("\0").filter((name) => name && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  const linked = spawnSync("cp", ["-al", "node_modules", join(folder, "node_modules")], { encoding: "utf8" });
  if (linked.status !== 0) throw new Error(linked.stderr);
  rmSync(join(folder, "node_modules/.vite"), { recursive: true, force: true });
  return folder;
}

/** What Vitest sets would make another server of it. */
function settings(port: number): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|VITE_|TEST|NODE_ENV|DEV|PROD|MODE|SSR|BASE_URL|JOBS)/.test(name),
  );
  return {
    ...Object.fromEntries(own),
    NODE_ENV: "development",
    PORT: String(port),
    APP_URL: `http://localhost:${port}`,
    DATA_DIR: join(clone, "data"),
    DATABASE_URL: "",
    DEMO_ACCOUNT: "off",
    LOG_LEVEL: "warn",
  };
}

beforeAll(async () => {
  clone = cloneHere();
  if (browserPath) browser = await chromium.launch(browserLaunch);
}, 2 * MINUTE);

afterAll(async () => {
  await browser?.close();
  if (app && app.exitCode === null) {
    const gone = new Promise((resolve) => app?.once("exit", resolve));
    app.kill("SIGTERM");
    const timer = setTimeout(() => app?.kill("SIGKILL"), 15_000);
    await gone;
    clearTimeout(timer);
  }
  rmSync(clone, { recursive: true, force: true });
}, MINUTE);

async function started(): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/dev.mjs"], { cwd: clone, env: settings(port), stdio: "pipe" });
  app = child;
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("Ready:")) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
  return `http://localhost:${port}`;
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(clone, file);
  const before = readFileSync(path, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`nothing to change in ${file}`);
  writeFileSync(path, after);
}

async function post(url: string, path: string, body: object): Promise<number> {
  const answer = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { origin: url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await answer.text();
  return answer.status;
}

test.skipIf(!browserPath)(
  "in a fresh clone a page loads, a saved component shows, and a saved server module keeps the database",
  async () => {
    const url = await started();
    const page = await (browser ?? (await chromium.launch(browserLaunch))).newPage();
    let loads = 0;
    let last = Date.now();
    const broken: string[] = [];
    page.on("request", (request) => {
      last = Date.now();
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    page.on("response", (answer) => {
      last = Date.now();
      if (answer.status() >= 500) broken.push(`${answer.status()} ${answer.url()}`);
    });
    const quiet = () => expect.poll(() => Date.now() - last > QUIET_MS, { timeout: MINUTE, interval: 200 }).toBe(true);
    const check = (most: number) => {
      expect(broken, said).toEqual([]);
      expect(loads).toBeLessThanOrEqual(most);
    };

    await page.goto(`${url}/login`, { timeout: 2 * MINUTE });
    await page.locator("html[data-hydrated]").waitFor({ timeout: 2 * MINUTE });
    await quiet();
    check(1);

    const before = loads;
    edit("app/components/auth/login-form.tsx", (text) => text.replace("Forgot password?", "Forgot it again?"));
    await page.getByText("Forgot it again?").waitFor({ timeout: 2 * MINUTE });
    await quiet();
    check(before);

    const person = { firstName: "Ada", lastName: "Byron", email: "ada@example.com", username: "ada" };
    const password = "a-long-enough-secret";
    expect(await post(url, "/api/auth/register", { ...person, password })).toBe(201);
    edit("app/lib/db.server.ts", (text) => `${text}\n// saved\n`);
    edit("app/lib/embedded-db.server.ts", (text) => `${text}\n// saved\n`);
    // As when the client is generated anew.
    edit("app/lib/prisma/client.ts", (text) => `${text}\n// saved\n`);
    const answers = [];
    for (let turn = 0; turn < 3; turn++)
      answers.push(await post(url, "/api/auth/login", { username: "ada", password }));
    expect(answers, said).toEqual([200, 200, 200]);
    await quiet();
    await page.goto(`${url}/login`, { timeout: 2 * MINUTE });
    await page.locator("html[data-hydrated]").waitFor({ timeout: 2 * MINUTE });
    await quiet();
    // A saved module of the server loads the page again.
    check(before + 2);
  },
  8 * MINUTE,
);
