// A Postgres for tests: the one that TEST_DATABASE_URL names, or a throw-away cluster of the installed binaries.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>} undefined where there is none to be had */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  const cluster = await makeCluster();
  return cluster && { url: cluster.url, stop: cluster.remove };
}

/**
 * A cluster of one's own, running; it can be stopped and started again, and is gone after `remove`.
 * @returns {Promise<{ url: string, bin: string, pid: () => number, start: () => Promise<void>, stop: () => Promise<void>, remove: () => Promise<void> } | undefined>}
 */
export async function makeCluster() {
  const bin = findBinaries();
  if (!bin) return undefined;
  const home = mkdtempSync(join(tmpdir(), "postgres-"));
  const port = await freePort();
  // Postgres refuses to run as root; Debian's package brings a user for it.
  const asOther = process.getuid?.() === 0 ? idsOf("postgres") : undefined;
  if (process.getuid?.() === 0 && !asOther) return undefined;
  if (asOther) chownSync(home, asOther.uid, asOther.gid);
  const who = asOther ?? {};
  const data = join(home, "data");
  execFileSync(join(bin, "initdb"), ["-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync"], {
    ...who,
    stdio: "ignore",
  });
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${home}`,
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=200",
  ];
  let server;
  let ended = Promise.resolve();
  const start = async () => {
    const child = spawn(join(bin, "postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
      ...who,
      stdio: "ignore",
    });
    server = child;
    ended = new Promise((resolve) => child.once("exit", () => resolve()));
    for (let attempt = 0; attempt < 200; attempt++) {
      if (spawnSync(join(bin, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)], { stdio: "ignore" }).status === 0)
        return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("Postgres did not start");
  };
  const stop = async () => {
    server?.kill("SIGINT");
    await ended;
  };
  const remove = async () => {
    await stop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await start();
  } catch {
    await remove();
    return undefined;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    bin,
    pid: () => server?.pid ?? 0,
    start,
    stop,
    remove,
  };
}

/** @returns {string | undefined} the folder of initdb, postgres, pg_dump and the others */
export function findBinaries() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, "bin")), ...(process.env.PATH ?? "").split(":")];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

function idsOf(name) {
  const uid = spawnSync("id", ["-u", name], { encoding: "utf8" });
  const gid = spawnSync("id", ["-g", name], { encoding: "utf8" });
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
