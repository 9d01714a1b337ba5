// A database that is up to date stays as it is, the schema says no more than its migrations, and how each comes about: of an
// empty database and of a few lines of a schema.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { adapterFactory, db } from "~/lib/db.server";
import { migrate, writeMigration } from "~/lib/migrate.server";
import { onPostgres, useDatabase } from "../support/db";
import { emptyDatabases } from "../support/empty-database";

useDatabase();

test("where everything is applied there's nothing to do, and nothing is named", async () => {
  expect(await migrate()).toEqual([]);
  expect(await migrate()).toEqual([]);
  // One question says so: nothing that could apply them is begun.
  const never = () => {
    throw new Error("begun");
  };
  expect(await migrate({ db, adapterFactory: never, folder: "prisma" })).toEqual([]);
});

test.skipIf(onPostgres)("the schema is what the migrations lead to: none would be written", async () => {
  expect(await writeMigration("none", "00000000000000")).toBeUndefined();
});

describe("in an empty database", () => {
  const HEAD = `generator client {\n  provider = "prisma-client"\n  output = "../client"\n}\n\ndatasource db {\n  provider = "postgresql"\n}\n\n`;
  const [ONE, TWO] = ["model One {\n  id String @id\n}\n", "model Two {\n  id String @id\n}\n"];
  const CREATE_ONE = 'CREATE TABLE "One" (id TEXT NOT NULL, CONSTRAINT "One_pkey" PRIMARY KEY (id));';

  let folder: string;
  let empty: ReturnType<typeof emptyDatabases>;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "migrations-"));
    empty = emptyDatabases();
    writeFileSync(join(folder, "schema.prisma"), HEAD + ONE);
  });
  afterEach(async () => {
    await empty.end();
    rmSync(folder, { recursive: true });
  });
  const ours = () => ({ ...empty, folder });
  function migration(name: string, sql: string) {
    mkdirSync(join(folder, "migrations", name), { recursive: true });
    writeFileSync(join(folder, "migrations", name, "migration.sql"), sql);
  }
  const lock = () => cpSync("prisma/migrations/migration_lock.toml", join(folder, "migrations", "migration_lock.toml"));
  const tables = async () =>
    (
      await empty.db.$queryRaw<
        { name: string }[]
      >`SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`
    ).map(({ name }) => name);

  test("migrations are applied in their order, each once, up to one that fails; what is no migration is left out", async () => {
    migration("2_second", 'CREATE INDEX more ON "One" (id); CREATE TABLE "Two" (id TEXT);');
    migration("1_first", CREATE_ONE);
    mkdirSync(join(folder, "migrations", "3_begun"));
    lock();
    expect(await migrate(ours())).toEqual(["1_first", "2_second"]);
    expect(await tables()).toEqual(["One", "Two", "_prisma_migrations"]);
    expect(await migrate(ours())).toEqual([]);
    migration("4_last", 'CREATE TABLE "Four" (id TEXT);');
    expect(await migrate(ours())).toEqual(["4_last"]);
    // One that fails is told in the database's own words, and stands in the way until somebody has looked.
    migration("5_wrong", 'CREATE TABLE "Five" (id NOTHING);');
    await expect(migrate(ours())).rejects.toThrow(/type "nothing" does not exist/);
    await expect(migrate(ours())).rejects.toThrow(/5_wrong/);
    expect(await tables()).toEqual(["Four", "One", "Two", "_prisma_migrations"]);
  });

  // The engine can't read a schema out of a Postgres by its adapter, so migrations are written with the embedded database.
  test.skipIf(onPostgres)("a schema with something new in it is written as the step that leads there", async () => {
    migration("1_first", CREATE_ONE);
    lock();
    writeFileSync(join(folder, "schema.prisma"), HEAD + ONE + TWO);
    const written = await writeMigration("add_two", "20260102030405", { db, adapterFactory, folder });
    expect(written).toBe(join(folder, "migrations", "20260102030405_add_two"));
    const sql = readFileSync(join(written ?? "", "migration.sql"), "utf8");
    expect(sql).toContain('CREATE TABLE "Two"');
    expect(sql).not.toContain("One");
    expect(readdirSync(join(folder, "migrations")).sort()).toEqual([
      ...["1_first", "20260102030405_add_two", "migration_lock.toml"],
    ]);
  });

  // An embedded database takes seconds to begin, and these say no more on one.
  const quickly = test.runIf(onPostgres);

  quickly("nothing is written of a schema that isn't one, nor where it isn't said for which database", async () => {
    await expect(writeMigration("init", "1", ours())).rejects.toThrow(/missing migration_lock.toml/);
    writeFileSync(join(folder, "schema.prisma"), `${HEAD}model {`);
    await expect(writeMigration("broken", "2", ours())).rejects.toThrow();
    expect(existsSync(join(folder, "migrations"))).toBe(false);
  });

  quickly("without any migration nothing is applied", async () => {
    expect(await migrate(ours())).toEqual([]);
    expect(await tables()).toEqual(expect.not.arrayContaining(["One"]));
  });
});
