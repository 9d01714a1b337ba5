// npm run bench dashboard: what a signed-in dashboard costs, and that it costs the same for any number of transactions.
// Sizes take turns, request by request, and so do the dashboard and the bare Remix route: noise meets both alike.
import type { ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownKeys, ready, run, seed, serverSettings, type Settings, stop, wantBuild } from "../support/bench-app";
import { onPostgres } from "../support/bench-databases";
import { type Target, askOk, percentile, throughput } from "../support/load";
import { freePort } from "../support/postgres.mjs";

const POSTGRES_SIZES = [1_000, 100_000, 1_000_000];
const EMBEDDED_SIZES = [1_000, 100_000];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 150);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const TURNS = 5;
const MAX_RATIO = 1.3;
const LEAST_SHARE = 0.6;

/** The name of the style sheet, by which a browser says that it has the file: only its first page brings the styles along. */
async function styleSheet(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  return page.match(/data-href="[^"]*\/([^"/]+\.css)"/)?.[1] ?? "";
}

async function measure(name: string, sizes: readonly number[], more: Settings): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const port = await freePort();
  const settings = { ...serverSettings(folder, port), ...ownKeys(), ...more };
  console.log(`\n${name}: making ${sizes.map((size) => size.toLocaleString("en-US")).join(", ")} transactions …`);
  const people = seed(sizes, settings);
  const app = run(["scripts/serve.mjs"], settings);
  try {
    await ready(`${settings.APP_URL}/health/ready`);
    const styles = await styleSheet(`${settings.APP_URL}/login`);
    const targets = people.map(({ size, cookie }) => ({
      size,
      target: { url: `${settings.APP_URL}/dashboard`, cookie: `${cookie}; css=${styles}` },
      times: new Array<number>(),
    }));
    for (const { target } of targets) for (let warm = 0; warm < 20; warm++) await askOk(target);
    for (let round = 0; round < ROUNDS; round++)
      for (const { target, times } of targets) times.push((await askOk(target)).ms);
    for (const { size, times } of targets)
      console.log(
        `  ${size.toLocaleString("en-US").padStart(9)} transactions: p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`,
      );
    const medians = targets.map(({ times }) => percentile(times, 0.5));
    const ratio = Math.max(...medians) / (medians[0] ?? 1);
    console.log(
      `  largest p50 ÷ p50 at ${(sizes[0] ?? 0).toLocaleString("en-US")}: ${ratio.toFixed(2)} (at most ${MAX_RATIO})`,
    );
    const small = targets[0];
    const share = more.DATABASE_URL && small ? await beside(app, small.target) : 1;
    return ratio <= MAX_RATIO && share >= LEAST_SHARE;
  } finally {
    await stop(app);
    rmSync(folder, { recursive: true, force: true });
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** What a process has used so far, where the system tells; clock ticks are hundredths of a second. */
function cpuMs({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The dashboard and a bare route of as many bytes, in turn. */
async function beside(app: ChildProcess, dashboard: Target): Promise<number> {
  const { bytes } = await askOk(dashboard, "identity");
  const port = await freePort();
  const bare = run(["--import", "tsx", "scripts/support/bare-remix.tsx"], {
    PORT: String(port),
    BARE_BYTES: String(bytes),
    NODE_ENV: "production",
  });
  try {
    const target = { url: `http://127.0.0.1:${port}/` };
    await ready(target.url);
    const bareBytes = (await askOk(target, "identity")).bytes;
    const rates: { ours: number; bare: number }[] = [];
    await throughput(dashboard, 1);
    await throughput(target, 1);
    const before = [cpuMs(app), cpuMs(bare)];
    for (let turn = 0; turn < TURNS; turn++)
      rates.push({ ours: await throughput(dashboard, SECONDS), bare: await throughput(target, SECONDS) });
    const ours = percentile(
      rates.map((rate) => rate.ours),
      0.5,
    );
    const plain = percentile(
      rates.map((rate) => rate.bare),
      0.5,
    );
    console.log(
      `  dashboard ${ours.toFixed(0)} requests/s (${bytes.toLocaleString("en-US")} bytes), bare Remix route ${plain.toFixed(0)} (${bareBytes.toLocaleString("en-US")} bytes): ${(ours / plain).toFixed(2)} (at least ${LEAST_SHARE})`,
    );
    const spent = [cpuMs(app), cpuMs(bare)].map((ms, index) => ms - (before[index] ?? 0));
    const answers = [sum(rates.map((rate) => rate.ours)) * SECONDS, sum(rates.map((rate) => rate.bare)) * SECONDS];
    const [own, other] = spent.map((ms, index) => ms / (answers[index] || 1));
    console.log(
      `  processor time of the server: dashboard ${own?.toFixed(1)} ms a request, bare ${other?.toFixed(1)} ms (steadier than requests/s on a busy machine; the database's own time is not in it)`,
    );
    return ours / plain;
  } finally {
    await stop(bare);
  }
}

wantBuild();
const onServer = await onPostgres((fresh) => fresh((settings) => measure("Postgres", POSTGRES_SIZES, settings)));
const embedded = await measure("Embedded", EMBEDDED_SIZES, {});
process.exitCode = (onServer ?? true) && embedded ? 0 : 1;
