// What tests that ask a database need to be judges in one process: a Postgres of one's own, migrated once, which every test
// finds empty; and the database's client loaded once, since it's no part of what is mutated and takes long to start.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { Client } from "pg";
import { startPostgres } from "../support/postgres.mjs";

const CLIENT = "app/lib/db.server.ts";
const SHARED = "shared:";

/** All at once: what is derived goes with what it's derived from, so no trigger has to run. */
const EMPTY = `DO $$ DECLARE name text; BEGIN
  SET LOCAL session_replication_role = replica;
  SET LOCAL lock_timeout = '10s';
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' LOOP
    EXECUTE format('DELETE FROM %I', name);
  END LOOP;
END $$`;

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} a migrated database, which is gone after `stop` */
export async function migratedDatabase() {
  const server = await startPostgres();
  if (!server) throw new Error("There is no Postgres here: set TEST_DATABASE_URL or install it.");
  const name = `judge_${randomBytes(5).toString("hex")}`;
  await onServer(server.url, `CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  const env = { ...process.env, DATABASE_URL: url };
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/migrate.ts"], {
    env,
    encoding: "utf8",
  });
  const stop = async () => {
    await onServer(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.stop();
  };
  if (status === 0) return { url, stop };
  await stop();
  throw new Error(`the database could not be migrated:\n${stderr}`);
}

async function onServer(url, sql) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/**
 * The client and what it's made of, loaded once: every instance of the tests' code takes it from here.
 * @param {(options: object) => Promise<{ outputFiles: { text: string }[], metafile: { inputs: object } }>} bundle
 * @param {(text: string) => object} load what a bundle's text exports
 */
export async function openDatabase(bundle, load) {
  const { metafile } = await bundle(`require("./${CLIENT}")`);
  const files = Object.keys(metafile.inputs).filter((file) => file.startsWith("app/"));
  const text = files.map((file) => `exports[${JSON.stringify(resolve(file))}] = require("./${file}");`);
  const modules = load((await bundle(text.join("\n"))).outputFiles[0].text);
  return {
    empty: () => modules[resolve(CLIENT)].db.$executeRawUnsafe(EMPTY),
    plugin: { name: "database", setup: (builder) => takesFrom(builder, modules) },
    shared: (name) => (name.startsWith(SHARED) ? modules[name.slice(SHARED.length)] : undefined),
  };
}

function takesFrom(builder, modules) {
  builder.onResolve({ filter: /^[~.]/ }, async ({ path, pluginData, ...where }) => {
    if (pluginData === SHARED) return undefined;
    const found = await builder.resolve(path, { ...where, pluginData: SHARED });
    return found.path in modules ? { path: `${SHARED}${found.path}`, external: true } : undefined;
  });
}
