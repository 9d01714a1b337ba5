// PGlite on disk, made durable. As shipped it never calls fsync and two processes destroy each other's data; so it is
// opened through a file system whose fsync reaches the disk, without '-F', and under an exclusive lock.
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { makeDataDir } from "./data-dir.server";
import { ConfigError } from "./env.server";

type Stream = { nfd?: number };
type StreamOps = { fsync?: (stream: Stream) => number };
type EmscriptenModule = { NODEFS: { stream_ops: StreamOps } };

class DurableFS extends NodeFS {
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

export async function openEmbedded(dataDir: string): Promise<PGlite> {
  const release = lockDataDir(dataDir);
  const directory = join(dataDir, "db");
  try {
    if (!existsSync(join(directory, "PG_VERSION"))) {
      // The custom file system can't make the first directory (errno 20), so the plain one does.
      makeDataDir(directory);
      const first = await PGlite.create(directory);
      await first.close();
    }
    const startParams = [...PGlite.defaultStartParams.filter((param) => param !== "-F"), "-c", "wal_sync_method=fsync"];
    const client = await PGlite.create({ fs: new DurableFS(directory), startParams });
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

/** One process per data directory. A lock whose process is gone is stale and is taken over. */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, "lock");
  const mine = `${process.pid} ${startOf(process.pid) ?? ""}`;
  makeDataDir(dataDir);
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const handle = openSync(file, "wx", 0o600);
      writeFileSync(handle, mine);
      closeSync(handle);
      const release = () => {
        if (readLock(file) === mine) rmSync(file, { force: true });
      };
      process.once("exit", release);
      return release;
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code !== "EEXIST") throw new ConfigError(`DATA_DIR (${dataDir}) can't be written to.`);
      const holder = readLock(file);
      const [pid = "", started = ""] = (holder ?? "").split(" ");
      if (holder && isSameProcess(Number(pid), started))
        throw new ConfigError(`Another process (${pid}) is already using the data in ${dataDir}.`);
      rmSync(file, { force: true });
    }
  }
  throw new ConfigError(`The lock on ${dataDir} could not be taken.`);
}

function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function isSameProcess(pid: number, started: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  // Process ids are used again; where the system tells when a process started, both must agree.
  const now = startOf(pid);
  return now === undefined || started === "" || now === started;
}

function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}
