// npm run bench import: a file of 100,000 rows, previewed and imported, against the time that papaparse alone takes to
// read it, on both databases.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startPostgres } from "../support/postgres.mjs";

function measure(name: string, settings: Record<string, string>): void {
  console.log(name);
  const folder = mkdtempSync(join(tmpdir(), "bench-import-"));
  const env = { ...process.env, DATA_DIR: folder, JOBS: "off", LOG_LEVEL: "error", ...settings };
  const run = spawnSync(process.execPath, ["--import", "tsx", "scripts/support/bench-import-run.ts"], {
    env,
    stdio: "inherit",
  });
  if (run.status !== 0) process.exitCode = 1;
  rmSync(folder, { recursive: true, force: true });
}

measure("Embedded", { DATABASE_URL: "" });
const postgres = await startPostgres();
if (postgres) {
  const name = `bench_import_${randomBytes(4).toString("hex")}`;
  const onServer = async (sql: string) => {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  measure("Postgres", { DATABASE_URL: url.href });
  await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
  await postgres.stop();
} else {
  console.log("Postgres: none here, skipped.");
}
