// The built server as its own process, on a free port, with data that is thrown away.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { freePort, startPostgres } from "../../../scripts/support/postgres.mjs";
import { pause } from "./program";

export type Settings = Record<string, string>;

export type Running = {
  url: string;
  port: number;
  child: ChildProcess;
  /** All that the process has printed. */
  output: () => string;
  /** Memory in use, in MB. */
  memory: () => number;
  /** The most that it has been since it was last asked to forget that, in MB. */
  peak: () => number;
  forgetPeak: () => void;
  /** Sends a signal and waits for the end; gives the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export type Database = {
  url: string;
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  drop: () => Promise<void>;
};

/** A database belongs to the keys that it was first opened with: everything that a program starts has the same ones. */
process.env.SESSION_SECRET ??= "a-secret-of-the-harness-alone-0123456789";
process.env.ENCRYPTION_KEYS ??= `harness:${Buffer.alloc(32, 5).toString("base64")}`;

/** None of them outlives this process. */
const started = new Set<ChildProcess>();

/** Starts `scripts/serve.mjs`, of this folder or of a copy, and waits until it is ready. */
export async function startServer(settings: Settings, folder = "."): Promise<Running> {
  const port = settings.PORT ? Number(settings.PORT) : await freePort();
  const url = settings.APP_URL ?? `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    LOG_LEVEL: "info",
    RATE_LIMIT_FACTOR: "100000",
    ...settings,
    PORT: String(port),
    APP_URL: url,
  };
  const child = spawn(process.execPath, [join(folder, "scripts/serve.mjs")], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once("exit", (code) => done(code)));
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (child.exitCode === null) child.kill(signal);
    return ended;
  };
  if (started.size === 0) process.once("exit", () => started.forEach((one) => one.kill("SIGKILL")));
  started.add(child);
  const limit = Date.now() + 60_000;
  while (!(await isReady(port))) {
    if (child.exitCode !== null || Date.now() > limit) {
      child.kill("SIGKILL");
      throw new Error(`the server did not start:\n${output.slice(-2000)}`);
    }
    await pause(25);
  }
  const status = () => readFileSync(`/proc/${child.pid}/status`, "utf8");
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(status())?.[1] ?? 0) / 1024;
  const peak = () => Number(/VmHWM:\s+(\d+)/.exec(status())?.[1] ?? 0) / 1024;
  const forgetPeak = () => writeFileSync(`/proc/${child.pid}/clear_refs`, "5");
  return { url, port, child, output: () => output, memory, peak, forgetPeak, stop };
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** A migrated database of its own in the Postgres for tests; what the migration seeds it seals with the keys of the settings. */
export async function makeDatabase(at?: { url: string }, settings: Settings = {}): Promise<Database> {
  const postgres = at ? { url: at.url, stop: async () => {} } : await startPostgres();
  if (!postgres) throw new Error("There is no Postgres here: set TEST_DATABASE_URL or install it.");
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  const name = `harness_${process.pid}_${Date.now()}`;
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  migrate({ ...settings, DATABASE_URL: url.href });
  const client = new Client({ connectionString: url.href });
  await client.connect();
  // A program that stops the cluster ends these as well.
  for (const one of [admin, client]) one.on("error", () => undefined);
  return {
    url: url.href,
    query: async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows,
    drop: async () => {
      await client.end();
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.end();
      await postgres.stop();
    },
  };
}

/** A folder with a migrated embedded database; the first one made is copied for the rest. */
export function makeDataDir(): string {
  const template = resolve(
    ".cache/harness",
    readdirSync("prisma/migrations")
      .sort()
      .join("+")
      .replace(/[^\w+]/g, "")
      .slice(-60),
  );
  if (!existsSync(join(template, "db/PG_VERSION"))) {
    rmSync(template, { recursive: true, force: true });
    migrate({ DATA_DIR: template });
  }
  const folder = mkdtempSync(join(tmpdir(), "harness-"));
  cpSync(template, folder, { recursive: true });
  return folder;
}

function migrate(settings: Settings) {
  const run = spawnSync(process.execPath, ["scripts/serve.mjs", "--migrate"], {
    env: { ...process.env, NODE_ENV: "production", JOBS: "off", LOG_LEVEL: "warn", ...settings },
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`migrating failed: ${run.stdout}${run.stderr}`);
}

type Common = { server: Running; database: Database; dataDir: string };
let common: Common | undefined;
/** What makes no difference to whoever asks for a server. */
const COMMON = { JOBS: "off", LOG_LEVEL: "error" };

/** Programs that ask for nothing special get one server and one database among them, one after another. */
export async function sharingServer<T>(work: () => Promise<T>): Promise<T> {
  return withServer(COMMON, async (server, database, dataDir) => {
    common = { server, database, dataDir };
    try {
      return await work();
    } finally {
      common = undefined;
    }
  });
}

/** Runs `work` with a server on Postgres, and throws both away afterwards. */
export async function withServer<T>(
  settings: Settings,
  work: (server: Running, database: Database, dataDir: string) => Promise<T>,
): Promise<T> {
  if (common && Object.keys(settings).every((name) => name in COMMON))
    return work(common.server, common.database, common.dataDir);
  const { SESSION_SECRET, ENCRYPTION_KEYS } = { ...process.env, ...settings };
  const database = await makeDatabase(undefined, {
    ...(SESSION_SECRET ? { SESSION_SECRET } : {}),
    ...(ENCRYPTION_KEYS ? { ENCRYPTION_KEYS } : {}),
  });
  const dataDir = mkdtempSync(join(tmpdir(), "harness-"));
  try {
    const server = await startServer({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...settings });
    try {
      return await work(server, database, dataDir);
    } finally {
      if (server.child.exitCode !== null) console.log(`the server ended by itself:\n${server.output().slice(-2000)}`);
      await server.stop();
    }
  } finally {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
