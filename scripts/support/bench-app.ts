// Processes that the benchmarks start, and the people they measure with.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";

export type Settings = Record<string, string>;

const children = new Set<ChildProcess>();
process.on("exit", () => children.forEach((child) => child.kill("SIGKILL")));

export function run(args: string[], settings: Settings): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

export async function ready(url: string): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} was not ready within a minute`);
}

/** Of the server as it is in production, but that it counts nobody's requests and runs no jobs. */
export const serverSettings = (folder: string, port: number) => ({
  DATA_DIR: folder,
  PORT: String(port),
  APP_URL: `http://localhost:${port}`,
  NODE_ENV: "production",
  JOBS: "off",
  RATE_LIMIT_FACTOR: "100000",
  LOG_LEVEL: "error",
});

/** A database goes with the keys of its first start; who seeds and who serves must have the same. */
export const ownKeys = () => ({
  SESSION_SECRET: randomBytes(32).toString("base64"),
  ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
});

/** One signed-in person for each number of transactions. */
export function seed(sizes: readonly number[], settings: Settings): { size: number; cookie: string }[] {
  const made = spawnSync(process.execPath, ["--import", "tsx", "scripts/support/bench-dashboard-seed.ts"], {
    env: { ...process.env, ...settings, BENCH_SIZES: sizes.join(",") },
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  const line = made.stdout.split("\n").find((text) => text.startsWith("PEOPLE "));
  if (!line) throw new Error(made.stdout + made.stderr);
  const people: { size: number; cookie: string }[] = JSON.parse(line.slice(7));
  return people;
}

export function wantBuild(): void {
  if (existsSync("build/server/index.js")) return;
  console.error("There is no build yet. Run npm run build first.");
  process.exit(1);
}
