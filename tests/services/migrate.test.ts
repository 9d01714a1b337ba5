// A database that is up to date stays as it is, and the schema says no more than its migrations.
import { expect, test } from "vitest";
import { migrate, writeMigration } from "~/lib/migrate.server";
import { onPostgres, useDatabase } from "../support/db";

useDatabase();

test("where everything is applied there's nothing to do, and nothing is named", async () => {
  expect(await migrate()).toEqual([]);
  expect(await migrate()).toEqual([]);
});

test.skipIf(onPostgres)("the schema is what the migrations lead to: none would be written", async () => {
  expect(await writeMigration("none", "00000000000000")).toBeUndefined();
});
