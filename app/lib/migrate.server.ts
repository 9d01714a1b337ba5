// Migrations by Prisma's own engine as WebAssembly: no native binary to download, and `_prisma_migrations` is kept as
// the official command keeps it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm";
import { adapterFactory, db } from "./db.server";

const SCHEMA = "prisma/schema.prisma";
const MIGRATIONS = "prisma/migrations";
const filters = { externalTables: [], externalEnums: [] };

/** Applies what is not applied yet and names it. The usual boot, with nothing to do, costs one query. */
export async function migrate(): Promise<string[]> {
  const known = migrationNames();
  if (await isUpToDate(known)) return [];
  const { appliedMigrationNames } = await withEngine((engine) =>
    engine.applyMigrations({ migrationsList: migrationList(), filters }),
  );
  return appliedMigrationNames;
}

async function isUpToDate(known: string[]): Promise<boolean> {
  try {
    const rows = await db.$queryRaw<
      { migration_name: string }[]
    >`SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL`;
    const applied = new Set(rows.map((row) => row.migration_name));
    return known.every((name) => applied.has(name));
  } catch {
    return false; // no such table: a new database
  }
}

/** Writes the SQL that leads from the migrations so far to the schema as it is now. */
export async function writeMigration(name: string, stamp: string): Promise<string | undefined> {
  const { stdout } = await withEngine((engine) =>
    engine.diff({
      from: { tag: "migrations", ...migrationList() },
      to: { tag: "schemaDatamodel", files: [{ path: SCHEMA, content: readFileSync(SCHEMA, "utf8") }] },
      script: true,
      exitCode: null,
      filters,
    }),
  );
  if (!stdout || stdout.includes("This is an empty migration")) return undefined;
  const folder = join(MIGRATIONS, `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "migration.sql"), stdout);
  return folder;
}

function migrationNames(): string[] {
  if (!existsSync(MIGRATIONS)) return [];
  return readdirSync(MIGRATIONS)
    .filter((name) => existsSync(join(MIGRATIONS, name, "migration.sql")))
    .sort();
}

function migrationList(): MigrationList {
  const lock = join(MIGRATIONS, "migration_lock.toml");
  return {
    baseDir: resolve(MIGRATIONS),
    lockfile: { path: "migration_lock.toml", content: existsSync(lock) ? readFileSync(lock, "utf8") : null },
    shadowDbInitScript: "",
    migrationDirectories: migrationNames().map((path) => ({
      path,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok", value: readFileSync(join(MIGRATIONS, path, "migration.sql"), "utf8") },
      },
    })),
  };
}

/** Errors of the database cross the engine as numbers; here they get their words back. */
async function withEngine<T>(run: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  const folder = dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm"));
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const { instance } = await WebAssembly.instantiate(readFileSync(join(folder, "schema_engine_bg.wasm")), {
    "./schema_engine_bg.js": bindings,
  });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();
  const schema: [string, string] = [SCHEMA, readFileSync(SCHEMA, "utf8")];
  const adapters = bindMigrationAwareSqlAdapterFactory(adapterFactory());
  let engine: SchemaEngine | undefined;
  try {
    engine = await bindings.SchemaEngine.new({ datamodels: [schema] }, () => undefined, adapters);
    return await run(engine);
  } catch (error) {
    const id = /External error id#(\d+)/.exec(error instanceof Error ? error.message : "")?.[1];
    const record = id === undefined ? undefined : adapters.errorRegistry.consumeError(Number(id));
    throw record?.error instanceof Error ? record.error : error;
  } finally {
    engine?.free();
  }
}
