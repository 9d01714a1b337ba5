// One process a data folder. The lock is the operating system's own, on an open file: it holds across containers and
// process namespaces of one machine, and ends with its process, however that ends. Node can't ask for it by itself.
import { spawnSync } from "node:child_process";
import { closeSync, constants, fstatSync, openSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { makeDataDir } from "./data-dir.server";
import { ConfigError } from "./env.server";
import { type Heartbeat, startHeartbeat } from "./data-heartbeat.server";

const WORDS =
  "The running app locks this file. Leave it where it is: without it two processes destroy each other's data.\n";
/** Of open(2) on macOS and the BSDs, and of libuv for Windows: open only where nobody else has. */
const OPEN_LOCKED: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | constants.O_NONBLOCK,
  freebsd: 0x20 | constants.O_NONBLOCK,
  openbsd: 0x20 | constants.O_NONBLOCK,
  win32: 0x1000_0000,
};
const TAKEN = new Set(["EAGAIN", "EWOULDBLOCK", "EBUSY"]);
/** flock(1) is the one to answer with it, when somebody else has the lock. */
const FLOCK_TAKEN = 1;

/** Resolves, once the folder is this process's own, with what gives it back. */
export async function lockDataDir(dataDir: string, heartbeat: Heartbeat = {}): Promise<() => void> {
  makeDataDir(dataDir);
  const path = join(dataDir, "lock");
  const file = openLocked(path, dataDir);
  try {
    // Never deleted by us: whoever waits for a file that is replaced meanwhile would hold a lock that nobody else sees.
    if (fstatSync(file).ino !== statSync(path).ino) throw taken(dataDir);
    if (fstatSync(file).size === 0) writeSync(file, WORDS);
    const stopHeartbeat = await startHeartbeat(dataDir, () => taken(dataDir), heartbeat);
    return () => {
      stopHeartbeat();
      closeSync(file);
    };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

function openLocked(path: string, dataDir: string): number {
  const flags = constants.O_RDWR | constants.O_CREAT;
  const own = OPEN_LOCKED[process.platform];
  try {
    const file = openSync(path, flags | (own ?? 0), 0o600);
    if (own === undefined) flock(file, dataDir);
    return file;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw TAKEN.has(code) ? taken(dataDir) : new ConfigError(`DATA_DIR (${dataDir}) can't be written to.`);
  }
}

/** The lock belongs to the open file, which the program gets from us and we keep when it has ended. */
function flock(file: number, dataDir: string): void {
  const { status, error } = spawnSync("flock", ["-x", "-n", "3"], { stdio: ["ignore", "ignore", "ignore", file] });
  if (status === 0) return;
  closeSync(file);
  if (status === FLOCK_TAKEN) throw taken(dataDir);
  throw new ConfigError(
    error
      ? "The embedded database needs the program flock to lock its folder: install util-linux, or set DATABASE_URL."
      : `DATA_DIR (${dataDir}) is on a file system that can't be locked: choose another folder, or set DATABASE_URL.`,
  );
}

function taken(dataDir: string): ConfigError {
  return new ConfigError(
    `Another process, on this machine or in one of its containers, is already using the data in ${dataDir}.`,
  );
}
