// Migrations by Prisma's own engine as WebAssembly: no native binary to download, and `_prisma_migrations` is kept as
// the official command keeps it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm";
import { adapterFactory, db } from "./db.server";

/** What is migrated, and where its schema and its migrations lie: ours, or in tests an empty database and a few lines. */
type Migrated = { db: Pick<typeof db, "$queryRaw">; adapterFactory: typeof adapterFactory; folder: string };

const OURS: Migrated = { db, adapterFactory, folder: "prisma" };
const filters = { externalTables: [], externalEnums: [] };

/** Applies what is not applied yet and names it. The usual boot, with nothing to do, costs one query. */
export async function migrate(ours = OURS): Promise<string[]> {
  if (await isUpToDate(ours)) return [];
  const { appliedMigrationNames } = await withEngine(ours, (engine) =>
    engine.applyMigrations({ migrationsList: migrationList(ours), filters }),
  );
  return appliedMigrationNames;
}

async function isUpToDate(ours: Migrated): Promise<boolean> {
  const known = migrationNames(ours);
  try {
    const rows = await ours.db.$queryRaw<
      { migration_name: string }[]
    >`SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL`;
    const applied = new Set(rows.map((row) => row.migration_name));
    return known.every((name) => applied.has(name));
  } catch {
    return false; // no such table: a new database
  }
}

/** Writes the SQL that leads from the migrations so far to the schema as it is now. */
export async function writeMigration(name: string, stamp: string, ours = OURS): Promise<string | undefined> {
  const { stdout } = await withEngine(ours, (engine) =>
    engine.diff({
      from: { tag: "migrations", ...migrationList(ours) },
      to: { tag: "schemaDatamodel", files: [{ path: schemaOf(ours), content: readFileSync(schemaOf(ours), "utf8") }] },
      script: true,
      exitCode: null,
      filters,
    }),
  );
  if (!stdout || stdout.includes("This is an empty migration")) return undefined;
  const folder = join(migrationsOf(ours), `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "migration.sql"), stdout);
  return folder;
}

const schemaOf = ({ folder }: Migrated): string => join(folder, "schema.prisma");
const migrationsOf = ({ folder }: Migrated): string => join(folder, "migrations");

function migrationNames(ours: Migrated): string[] {
  const folder = migrationsOf(ours);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, "migration.sql")))
    .sort();
}

function migrationList(ours: Migrated): MigrationList {
  const folder = migrationsOf(ours);
  const lock = join(folder, "migration_lock.toml");
  return {
    baseDir: resolve(folder),
    lockfile: { path: "migration_lock.toml", content: existsSync(lock) ? readFileSync(lock, "utf8") : null },
    shadowDbInitScript: "",
    migrationDirectories: migrationNames(ours).map((path) => ({
      path,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok", value: readFileSync(join(folder, path, "migration.sql"), "utf8") },
      },
    })),
  };
}

async function loadEngine() {
  const folder = dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm"));
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const { instance } = await WebAssembly.instantiate(readFileSync(join(folder, "schema_engine_bg.wasm")), {
    "./schema_engine_bg.js": bindings,
  });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();
  return bindings;
}

declare global {
  var schemaEngine: ReturnType<typeof loadEngine> | undefined;
}

/** Errors of the database cross the engine as numbers; here they get their words back. */
async function withEngine<T>(ours: Migrated, run: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  // Once a process, though a saved file makes this module anew: the bindings know one memory, and read and free in no other.
  const bindings = await (globalThis.schemaEngine ??= loadEngine());
  const schema: [string, string] = [schemaOf(ours), readFileSync(schemaOf(ours), "utf8")];
  const adapters = bindMigrationAwareSqlAdapterFactory(ours.adapterFactory());
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
