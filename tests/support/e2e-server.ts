// One built server for the whole run, on a throw-away Postgres that the tests can look into as well.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { freePort, startPostgres } from "../../scripts/support/postgres.mjs";
import { startApp } from "./e2e-app";

export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error("There is no Postgres here: set TEST_DATABASE_URL or install it.");
  const name = `e2e_${process.pid}`;
  const server = new Client({ connectionString: postgres.url });
  await server.connect();
  await server.query(`CREATE DATABASE ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "e2e-"));
  // localhost, as people type it; the tests sign in through this very address.
  const address = `http://localhost:${port}`;
  const settings = {
    DATABASE_URL: url.href,
    DATA_DIR: folder,
    APP_URL: address,
    PORT: String(port),
    RATE_LIMIT_FACTOR: "10000",
    LOG_LEVEL: process.env.E2E_LOG ?? "warn",
    NODE_ENV: "production" as const,
  };
  // The tests import the app's own services to prepare what a journey needs; they read the same settings.
  Object.assign(process.env, settings, { E2E_URL: address, JOBS: "off" });
  const env = { ...process.env, ...settings, JOBS: "inline" };
  const migrated = spawnSync(process.execPath, ["--import", "tsx", "scripts/migrate.ts"], { env, encoding: "utf8" });
  if (migrated.status !== 0) throw new Error(migrated.stdout + migrated.stderr);
  const app = await startApp({ ...settings, JOBS: "inline" });
  return async () => {
    await app.stop();
    await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
