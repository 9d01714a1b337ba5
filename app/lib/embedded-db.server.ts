// PGlite on disk, made durable. As shipped it never calls fsync and two processes destroy each other's data; so it is
// opened through a file system whose fsync reaches the disk, without '-F', and under an exclusive lock.
import { cpSync, existsSync, fsyncSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { makeDataDir } from "./data-dir.server";
import { lockDataDir } from "./data-lock.server";
import { ConfigError } from "./env.server";

type Stream = { nfd?: number };
type StreamOps = { fsync?: (stream: Stream) => number };
type EmscriptenModule = { NODEFS: { stream_ops: StreamOps } };

/** Its fsync reaches the disk. */
export class DurableFS extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const made = await super.init(...args);
    const hook = (module: EmscriptenModule) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        return 0;
      };
    };
    // The option's type names the public module only; the file systems hang on the same object.
    const preRun: unknown[] = [...[made.emscriptenOpts.preRun ?? []].flat(), hook];
    return { emscriptenOpts: Object.assign({}, made.emscriptenOpts, { preRun }) };
  }
}

/**
 * For one household on a small box. As shipped it takes 198 MB for itself and 145 of them are buffers for a hundred
 * connections; the system keeps its files in memory anyway.
 */
const SETTINGS = [
  "wal_sync_method=fsync",
  "shared_buffers=24MB",
  "maintenance_work_mem=16MB",
  "max_connections=5",
].flatMap((setting) => ["-c", setting]);

/** As shipped, but for '-F', with which nothing is ever waited for until it's on the disk. */
export const startParams = (): string[] => [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  ...SETTINGS,
];

export async function openEmbedded(dataDir: string): Promise<PGlite> {
  const release = await lockDataDir(dataDir);
  const directory = join(dataDir, "db");
  try {
    if (!isWhole(directory)) await makeDatabase(directory);
    const client = await PGlite.create({ fs: new DurableFS(directory), startParams: startParams() });
    const close = client.close.bind(client);
    client.close = async () => {
      await close();
      release();
    };
    return client;
  } catch (error) {
    release();
    throw error;
  }
}

/** False where there is no database yet. What has lost the file that every database begins with is one to be restored. */
export function isWhole(directory: string): boolean {
  if (existsSync(join(directory, "PG_VERSION"))) return true;
  if (!existsSync(directory) || readdirSync(directory).length === 0) return false;
  throw new ConfigError(
    `The database in ${directory} has lost its file PG_VERSION; restore the folder from your backup, or move it away to begin anew.`,
  );
}

/** Made with the build: to begin a database needs three times the memory that it needs later. */
const EMPTY = join("build", "empty-database");

/**
 * Made beside its place and moved there when it is whole: a first start that is cut off leaves nothing that looks like a
 * damaged database. The custom file system can't make the first directory (errno 20), so the plain one does.
 */
async function makeDatabase(directory: string): Promise<void> {
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  makeDataDir(unfinished);
  if (existsSync(join(EMPTY, "PG_VERSION"))) cpSync(EMPTY, unfinished, { recursive: true });
  else await (await PGlite.create(unfinished)).close();
  renameSync(unfinished, directory);
}
