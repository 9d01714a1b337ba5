// One migrated database in a throw-away cluster; each test file clones it.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { startPostgres } from "../../scripts/support/postgres.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
    postgresTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error("There is no Postgres here: set TEST_DATABASE_URL or install it.");
  const template = `template_${randomBytes(5).toString("hex")}`;
  await onServer(postgres.url, `CREATE DATABASE ${template}`);
  const url = new URL(postgres.url);
  url.pathname = `/${template}`;
  const run = spawnSync(process.execPath, ["--import", "tsx", "scripts/migrate.ts"], {
    env: { ...process.env, DATABASE_URL: url.href },
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`the template could not be migrated:\n${run.stdout}${run.stderr}`);
  project.provide("postgresUrl", postgres.url);
  project.provide("postgresTemplate", template);
  return async () => {
    await onServer(postgres.url, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await postgres.stop();
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
