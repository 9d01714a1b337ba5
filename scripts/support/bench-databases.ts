// The databases that benchmarks measure on.
import { randomBytes } from "node:crypto";
import { Client } from "pg";
import type { Settings } from "./bench-app";
import { startPostgres } from "./postgres.mjs";

/** Measures on a database of its own, which is gone afterwards. */
type Fresh = <Result>(measure: (settings: Settings) => Result | Promise<Result>) => Promise<Result>;

/** Null where there is no Postgres, which it says. */
export async function onPostgres<Result>(use: (fresh: Fresh) => Promise<Result>): Promise<Result | null> {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("\nPostgres: none here, skipped.");
    return null;
  }
  const onServer = async (sql: string) => {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  try {
    return await use(async (measure) => {
      const name = `bench_${randomBytes(4).toString("hex")}`;
      await onServer(`CREATE DATABASE ${name}`);
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      try {
        return await measure({ DATABASE_URL: url.href });
      } finally {
        await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }
    });
  } finally {
    await postgres.stop();
  }
}
