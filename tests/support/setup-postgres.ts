import "./same-day.mjs";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, inject } from "vitest";

const server = inject("postgresUrl");
const name = `test_${randomBytes(6).toString("hex")}`;
const folder = mkdtempSync(join(tmpdir(), "postgres-data-"));

async function run(sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}

await run(`CREATE DATABASE ${name} TEMPLATE ${inject("postgresTemplate")}`);
const url = new URL(server);
url.pathname = `/${name}`;
process.env.DATABASE_URL = url.href;
process.env.DATA_DIR = folder;
process.env.API_CALLS = inject("apiCalls");

afterAll(async () => {
  const { closeDb } = await import("~/lib/db.server");
  await closeDb();
  await run(`DROP DATABASE ${name} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});
