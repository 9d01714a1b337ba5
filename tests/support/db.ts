// Each test file has a migrated database of its own (set up before the file is imported). These helpers work in it.
import { afterEach, beforeAll } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";

/** Opens the file's database before its tests, and starts the clock again after each. */
export function useDatabase(): void {
  beforeAll(async () => {
    await db.$queryRaw`SELECT 1`;
  });
  afterEach(() => setClock(undefined));
}

export const onPostgres = process.env.DATABASE_URL !== undefined;
