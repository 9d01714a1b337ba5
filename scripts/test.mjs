// npm test: everything from nothing. Sets up, checks and runs each suite, and closes with one line of totals.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { browserPath } from "./support/browser.mjs";
import { firefox, oldChromium } from "./support/engines.mjs";
import { Results } from "./support/results.mjs";
import { shortHarness } from "./support/short-harness.mjs";
import { REPORT } from "./support/vitest-report.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

const results = new Results({ flakyAllowed: Number(process.env.TEST_ALLOW_FLAKY || 0) });
const started = Date.now();

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } });
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

const bin = (name) => [process.execPath, [`node_modules/${name}`]];

async function step(name, work) {
  const from = Date.now();
  console.log(`\n── ${name}`);
  return close(name, await work(), from);
}

function close(name, ok, from) {
  console.log(`   ${name}: ${ok ? "ok" : "FAILED"} in ${Math.round((Date.now() - from) / 1000)} s`);
  if (!ok) results.failures.push(name);
  return ok;
}

/** A step that stands for one check. */
async function check(name, work) {
  const ok = await step(name, work);
  results[ok ? "passed" : "failed"]++;
  return ok;
}

/** A check that has company: what it says comes in one piece when it is through. */
async function aside(name, args) {
  const from = Date.now();
  const said = [];
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => said.push(part));
    child.once("error", () => resolve(1));
    child.once("close", (ended) => resolve(ended ?? 1));
  });
  console.log(`\n── ${name}`);
  process.stdout.write(Buffer.concat(said));
  const ok = close(name, code === 0, from);
  results[ok ? "passed" : "failed"]++;
  return ok;
}

const { databaseClient, packages } = await import("./fresh.mjs");
if (packages.stale()) {
  console.log("Installing packages …");
  packages.install();
}

// After the set-up: these need what it installed.
const { startPostgres } = await import("./support/postgres.mjs");

await check("Prisma client", async () => {
  if (databaseClient.stale()) await databaseClient.generate();
  return true;
});
// Each of these keeps one core busy and needs nothing of the others: two lanes of the same length.
const lintAndBuild = async () => {
  await aside("formatting", ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."]);
  await aside("lint", ["node_modules/eslint/bin/eslint.js", ".", "--max-warnings=0"]);
  return aside("production build and bundle budgets", ["scripts/build.mjs"]);
};
const [built] = await Promise.all([lintAndBuild(), aside("types", ["node_modules/typescript/bin/tsc", "--noEmit"])]);

const postgres = await startPostgres();
const database = postgres ? { TEST_DATABASE_URL: postgres.url } : {};
rmSync(REPORT, { force: true });
const projects = ["domain", "unit", "embedded", ...(postgres ? ["postgres"] : [])];
if (!postgres) results.lacks("Postgres", "service and API tests on Postgres, end-to-end tests");
if (!browserPath) results.lacks("Chromium", "end-to-end tests");
await step(`domain, unit, service and API tests (${projects.join(", ")})`, async () => {
  const [node, args] = bin("vitest/vitest.mjs");
  // As in the browser: where CI is set, what fails runs once more, and is named as flaky when it then passes.
  const retry = process.env.CI ? ["--retry=1"] : [];
  const code = await run(
    node,
    [
      ...args,
      "run",
      ...projects.flatMap((name) => ["--project", name]),
      ...retry,
      "--reporter=dot",
      "--reporter=./scripts/support/vitest-report.mjs",
    ],
    database,
  );
  return results.readVitest(REPORT) && code === 0;
});

if (!built) results.skip("attacks on the built server", "there is no build");
else if (postgres) await check("attacks on the built server", () => shortHarness(database));

if (!built) results.skip("end-to-end tests", "there is no build");
else if (postgres && browserPath) {
  await step("end-to-end tests, with JavaScript and without", async () => {
    // Fetched now: what a test waits for is a browser, not a line.
    for (const { lacks } of [oldChromium(80), oldChromium(88), firefox()]) if (lacks) console.log(`   ${lacks}`);
    rmSync("test-results/results.json", { force: true });
    const [node, args] = bin("@playwright/test/cli.js");
    const code = await run(node, [...args, "test"], database);
    return results.readPlaywright("test-results/results.json") && code === 0;
  });
}
await postgres?.stop();
// What differs from main alone, and a minute at most: it says itself what it had no time for.
await check("what the tests notice of this change (app/domain)", async () => {
  const args = ["--import", "tsx", "scripts/mutate.ts", "--changed", "--within", "60", "--below", "50"];
  return (await run(process.execPath, args)) === 0;
});
finish();

function finish() {
  console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
  const { lines, code } = results.close(process.env.TEST_ALLOW_MISSING === "1");
  for (const line of lines) console.log(line);
  process.exit(code);
}
