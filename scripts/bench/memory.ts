// npm run bench memory: what the server holds, started as in the container: on its first start with the sample data, idle,
// and under two clients' load, on both databases. Exit code 1 beyond the limits, or where the load lets it grow.
// BENCH_REQUESTS sets how many requests, 60,000 of themselves; BENCH_DATABASE=postgres leaves the embedded one out.
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ready, run, type Settings, stop, wantBuild } from "../support/bench-app";
import { onPostgres } from "../support/bench-databases";
import { askOk } from "../support/load";
import { freePort } from "../support/postgres.mjs";

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 60_000);
const CLIENTS = 2;
const TURNS = 6;
/** From the second turn to the last; the first one warms up. */
const MAX_GROWTH = 1.05;
const IDLE_MS = 5_000;
const PAGES = ["/demo", "/demo?period=week", "/landing", "/login", "/health/ready"];

/** What the container sets for the memory; the unit in ops/ sets the same. */
const inContainer = (): Settings =>
  Object.fromEntries(
    [...readFileSync("Dockerfile", "utf8").matchAll(/(MALLOC_ARENA_MAX|NODE_OPTIONS)=(\S+)/g)].map(
      ([, name, value]) => [name, value],
    ),
  );

/** In MB: now, and the most there ever was. */
function held({ pid }: ChildProcess): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_024);
  return { now: read("VmRSS"), most: read("VmHWM") };
}

async function load(url: string, requests: number): Promise<void> {
  let left = requests;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      await askOk({ url: url + (PAGES[left % PAGES.length] ?? "/") });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

const rest = () => new Promise((resolve) => setTimeout(resolve, IDLE_MS));
const show = (what: string, { now, most }: { now: number; most: number }) =>
  console.log(`  ${what.padEnd(34)} ${String(now).padStart(4)} MB, at most ${most} MB so far`);

const ended = (child: ChildProcess) => new Promise((resolve) => child.once("exit", resolve));

async function served<T>(settings: Settings, use: (app: ChildProcess, url: string) => Promise<T>): Promise<T> {
  const app = run(["scripts/serve.mjs"], settings);
  try {
    const url = settings.APP_URL ?? "";
    await ready(`${url}/health/ready`);
    await askOk({ url: `${url}/demo` });
    await rest();
    return await use(app, url);
  } finally {
    await stop(app);
  }
}

async function measure(name: string, limit: number, more: Settings): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "bench-memory-"));
  const port = await freePort();
  const settings: Settings = {
    ...inContainer(),
    DATA_DIR: folder,
    PORT: String(port),
    APP_URL: `http://localhost:${port}`,
    NODE_ENV: "production",
    RATE_LIMIT_FACTOR: "100000",
    LOG_LEVEL: "error",
    ...more,
  };
  console.log(`\n${name}, at most ${limit} MB`);
  try {
    if (settings.DATABASE_URL) await ended(run(["scripts/serve.mjs", "--migrate"], settings));
    const first = await served(settings, async (app) => held(app));
    show("first start, with the sample data", first);
    return await served(settings, async (app, url) => {
      show("started again, idle", held(app));
      const turns: number[] = [];
      for (let turn = 1; turn <= TURNS; turn += 1) {
        await load(url, REQUESTS / TURNS);
        turns.push(held(app).now);
        show(`after ${Math.round((turn * REQUESTS) / TURNS).toLocaleString("en-US")} requests`, held(app));
      }
      const growth = (turns.at(-1) ?? 0) / (turns[1] ?? 1);
      const most = Math.max(first.most, held(app).most);
      const good = most <= limit && growth <= MAX_GROWTH;
      console.log(`  most ${most} MB; from the second turn to the last × ${growth.toFixed(2)}: ${good ? "ok" : "NOT"}`);
      return good;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

wantBuild();
const isOnPostgresAlone = process.env.BENCH_DATABASE === "postgres";
let good = isOnPostgresAlone || (await measure("Embedded", 512, { DATABASE_URL: "" }));
const onServer = await onPostgres((fresh) => fresh((settings) => measure("Postgres", 320, settings)));
good = (onServer ?? true) && good;
if (!good) process.exitCode = 1;
