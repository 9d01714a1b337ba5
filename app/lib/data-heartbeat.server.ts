// On a folder that several machines share, the lock of one machine's system need not reach the other. There a file that
// keeps changing says that somebody is alive. A second line of defence: it can notice late, where the lock can't.
import { randomBytes } from "node:crypto";
import { readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const BEAT_MS = 2_000;
/** Beats that a living process may miss. */
const PATIENCE = 5;
/** By the numbers of statfs(2): NFS, SMB, CIFS, SMB 2, FUSE, 9p, Ceph, Lustre, GPFS, AFS, VirtualBox. */
const SHARED = new Set([
  0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x65735546, 0x01021997, 0x00c36400, 0x0bd00bd0, 0x47504653, 0x5346414f,
  0x786f4256,
]);

export type Heartbeat = { isShared?: boolean; beatMilliseconds?: number };

/** Throws what `busy` makes where another machine is alive on the folder; resolves with what ends our own signs of life. */
export async function startHeartbeat(
  dataDir: string,
  busy: () => Error,
  { isShared = isSharedFolder(dataDir), beatMilliseconds = BEAT_MS }: Heartbeat = {},
): Promise<() => void> {
  if (!isShared) return () => undefined;
  const file = join(dataDir, "heartbeat");
  const found = read(file);
  if (found !== undefined)
    for (let beat = 0; beat < PATIENCE; beat++) {
      await pause(beatMilliseconds);
      if (read(file) !== found) throw busy();
    }
  const me = randomBytes(12).toString("hex");
  let count = 0;
  const beat = () => writeFileSync(file, `${me} ${count++}`, { mode: 0o600 });
  beat();
  // Of two that begin in the same moment, the later one's sign stands.
  await pause(beatMilliseconds);
  if (!read(file)?.startsWith(me)) throw busy();
  const timer = setInterval(() => {
    try {
      beat();
    } catch {
      // The folder is away for a moment; the database says so to whoever asks it.
    }
  }, beatMilliseconds);
  timer.unref();
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}

function isSharedFolder(folder: string): boolean {
  return process.platform === "linux" && SHARED.has(statfsSync(folder).type);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
