// A benchmark that is a script of its own, run on each database.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Settings } from "./bench-app";
import { onPostgres } from "./bench-databases";

/** Runs bench-NAME-run.ts; where one of them fails, so does the benchmark. */
export async function runOnBoth(name: string, more: Settings = {}): Promise<void> {
  const measure = (database: string, settings: Settings) => {
    console.log(database);
    const folder = mkdtempSync(join(tmpdir(), `bench-${name}-`));
    const env = { ...process.env, DATA_DIR: folder, JOBS: "off", LOG_LEVEL: "error", ...more, ...settings };
    const run = spawnSync(process.execPath, ["--import", "tsx", `scripts/support/bench-${name}-run.ts`], {
      env,
      stdio: "inherit",
    });
    if (run.status !== 0) process.exitCode = 1;
    rmSync(folder, { recursive: true, force: true });
  };
  measure("Embedded", { DATABASE_URL: "" });
  await onPostgres((fresh) => fresh((settings) => measure("Postgres", settings)));
}
