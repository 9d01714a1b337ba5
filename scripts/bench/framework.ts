// npm run bench framework [-- name …]: what each thing that we do otherwise than Remix, Vite and React gains. Builds the app
// without it and visits both in turn, in one run; exit code 1 where one gains less than 3 %. app/framework/README.md has
// what it found. BENCH_RUNS sets how often, BENCH_ONLY which (names with commas between them).
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { checkBudgets } from "../budgets.mjs";
import { ready, run, serverSettings, stop } from "../support/bench-app";
import { browserLaunch } from "../support/browser.mjs";
import { buildVariant } from "../support/framework-variants";
import { type Visit, visit } from "../support/framework-visits";
import { askOk, percentile, throughput } from "../support/load";
import { freePort } from "../support/postgres.mjs";

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const ONLY = process.env.BENCH_ONLY?.split(",");
const LEAST_GAIN = 0.03;
const SECONDS = 2;

type Thing = { name: string; path: string; of: string } & (
  { line: "slow" | "quick"; value: keyof Visit } | { line: "server" }
);

/** On the page and by the measure that it is for. */
const THINGS: readonly Thing[] = [
  { name: "styles", path: "/demo", line: "slow", value: "picture", of: "ms to the first picture, slow line" },
  { name: "scripts", path: "/demo", line: "quick", value: "picture", of: "ms to the first picture, scripts at hand" },
  {
    name: "chunks",
    path: "/login",
    line: "slow",
    value: "hydrated",
    of: "ms until scripts have taken over, slow line",
  },
  { name: "links", path: "/demo", line: "server", of: "ms of the server a page" },
  { name: "branches", path: "/landing", line: "server", of: "ms of the server a page" },
];

/** What gains no time that can be measured: under 3 % of a screen it stays as long as one is over its budget without it. */
const BYTES = ["direct-react", "unused-links"];

async function serve(folder: string, name: string) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = run(["--input-type=module", "-e", startOf(folder)], {
    ...serverSettings(join(folder, "data"), port),
    DATABASE_URL: "",
  });
  for (let attempt = 0; ; attempt++) {
    const there = await ready(`${url}/health/ready`).then(
      () => true,
      () => false,
    );
    if (there) return { url, child };
    if (attempt === 3) throw new Error(`the app ${name} did not start`);
  }
}

const startOf = (folder: string) =>
  `process.chdir(${JSON.stringify(folder)}); const app = await import(${JSON.stringify(join(folder, "build/server/index.js"))}); await app.prepare(); await app.start();`;

/** One measure; less is better. */
async function measure(browser: Browser, url: string, thing: Thing): Promise<number> {
  if (thing.line === "server") return 1_000 / (await throughput({ url }, SECONDS, 4));
  return (await visit(browser, url, thing.line))[thing.value];
}

async function compare(browser: Browser, thing: Thing, ours: string, plain: string): Promise<boolean> {
  const found: Record<"ours" | "plain", number[]> = { ours: [], plain: [] };
  for (const url of [ours, plain]) for (let warm = 0; warm < 5; warm++) await askOk({ url: url + thing.path });
  for (let turn = 0; turn < RUNS; turn++) {
    found.ours.push(await measure(browser, ours + thing.path, thing));
    found.plain.push(await measure(browser, plain + thing.path, thing));
  }
  const [own, other] = [percentile(found.ours, 0.5), percentile(found.plain, 0.5)];
  const gain = other > 0 ? 1 - own / other : 0;
  const right = gain >= LEAST_GAIN;
  console.log(
    `${thing.name.padEnd(14)} ${thing.path.padEnd(9)} ${thing.of}: ${own.toFixed(1)}, without ${other.toFixed(1)}: ${(gain * 100).toFixed(0)} % less   ${right ? "ok" : "NOT"}`,
  );
  return right;
}

const folder = mkdtempSync(join(tmpdir(), "bench-framework-"));
const browser = await chromium.launch(browserLaunch);
const children = new Array<Awaited<ReturnType<typeof serve>>["child"]>();
try {
  const built = buildVariant(folder);
  const ours = await serve(built, "as it is");
  children.push(ours.child);
  console.log(`${RUNS} turns, medians; at least ${LEAST_GAIN * 100} % each`);
  for (const thing of THINGS) if (isWanted(thing.name)) await judged(thing.name, () => timed(thing, ours.url));
  for (const name of BYTES) if (isWanted(name)) await judged(name, () => weighed(name, built));
} finally {
  await browser.close();
  for (const child of children) await stop(child);
  rmSync(folder, { recursive: true, force: true });
}

function isWanted(name: string): boolean {
  return !ONLY || ONLY.includes(name);
}

/** One that can't be measured says so, and the others are still measured. */
async function judged(name: string, work: () => boolean | Promise<boolean>): Promise<void> {
  try {
    if (await work()) return;
  } catch (error) {
    console.log(`${name.padEnd(14)} not measured: ${error instanceof Error ? error.message : String(error)}   NOT`);
  }
  process.exitCode = 1;
}

async function timed(thing: Thing, ours: string): Promise<boolean> {
  const plain = await serve(buildVariant(folder, thing.name), `without ${thing.name}`);
  children.push(plain.child);
  try {
    return await compare(browser, thing, ours, plain.url);
  } finally {
    await stop(plain.child);
  }
}

/** What it takes off the screen that it takes the most off, and which screens would be over their budgets. */
function weighed(name: string, built: string): boolean {
  const own = new Map(checkBudgets(join(built, "build")).rows.map((row) => [row.name, row.js]));
  const { over, rows } = checkBudgets(join(buildVariant(folder, name), "build"));
  const gains = rows.map((row) => ({ screen: row.name, with: own.get(row.name) ?? row.js, without: row.js }));
  const [most] = gains.sort((a, b) => b.without - b.with - (a.without - a.with));
  if (!most) throw new Error("the build has no screen");
  const gain = 1 - most.with / most.without;
  const right = gain >= LEAST_GAIN || over.length > 0;
  console.log(
    `${name.padEnd(14)} kB of ${most.screen}: ${kilo(most.with)}, without ${kilo(most.without)}: ${(gain * 100).toFixed(1)} % less; over budget without it: ${over.join(", ") || "nothing"}   ${right ? "ok" : "NOT"}`,
  );
  return right;
}

function kilo(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
