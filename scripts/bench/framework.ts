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

/** What gains no time that can be measured, and stays as long as a screen is over its budget without it. */
const BYTES = ["direct-react", "router-alone", "unused-links"];

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
  for (const thing of THINGS) {
    if (ONLY && !ONLY.includes(thing.name)) continue;
    const at = buildVariant(folder, thing.name);
    const plain = await serve(at, `without ${thing.name}`);
    children.push(plain.child);
    if (!(await compare(browser, thing, ours.url, plain.url))) process.exitCode = 1;
    await stop(plain.child);
  }
  for (const name of BYTES.filter((one) => !ONLY || ONLY.includes(one))) {
    const { over } = checkBudgets(join(buildVariant(folder, name), "build"));
    console.log(
      `${name.padEnd(14)} without it over budget: ${over.join(", ") || "nothing"}   ${over.length > 0 ? "ok" : "NOT"}`,
    );
    if (over.length === 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  for (const child of children) await stop(child);
  rmSync(folder, { recursive: true, force: true });
}
