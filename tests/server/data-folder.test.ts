// The folder of the embedded database: who may open it, and what is never built over.
import { spawn, spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startHeartbeat } from "~/lib/data-heartbeat.server";
import { lockDataDir } from "~/lib/data-lock.server";
import { DurableFS, isWhole, openEmbedded, startParams } from "~/lib/embedded-db.server";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "folder-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the lock", () => {
  test("one at a time; given back it can be taken again", async () => {
    const release = await lockDataDir(folder);
    await expect(lockDataDir(folder)).rejects.toThrow(`is already using the data in ${folder}`);
    release();
    (await lockDataDir(folder))();
  });

  test("a new lock says what it's for, and one that lies there keeps what it says", async () => {
    (await lockDataDir(folder))();
    expect(readFileSync(join(folder, "lock"), "utf8")).toMatch(/^The running app locks this file\. .+\n$/);
    writeFileSync(join(folder, "lock"), "ours");
    (await lockDataDir(folder))();
    expect(readFileSync(join(folder, "lock"), "utf8")).toBe("ours");
  });

  test("it is the system's own, which other programs see, also under a path longer than a socket's may be", async () => {
    const deep = join(folder, "d".repeat(120), "data");
    const release = await lockDataDir(deep);
    const attempt = () => spawnSync("flock", ["-n", join(deep, "lock"), "true"]).status;
    expect(attempt()).toBe(1);
    release();
    expect(attempt()).toBe(0);
  });

  test("who holds it and is killed holds it no longer", async () => {
    writeFileSync(join(folder, "lock"), "");
    const holder = spawn("flock", ["-n", "-F", join(folder, "lock"), "sleep", "30"], { stdio: "ignore" });
    await expect
      .poll(() => spawnSync("flock", ["-n", join(folder, "lock"), "true"]).status, { timeout: 5_000 })
      .toBe(1);
    await expect(lockDataDir(folder)).rejects.toThrow("already using");
    holder.kill("SIGKILL");
    await new Promise((resolve) => holder.once("exit", resolve));
    (await lockDataDir(folder))();
  });
});

describe("signs of life on a shared folder", () => {
  const busy = () => new Error("busy");
  const options = { isShared: true, beatMilliseconds: 40 };

  test("who still gives them keeps the others out, who has ended does not", async () => {
    const stop = await startHeartbeat(folder, busy, options);
    await expect(startHeartbeat(folder, busy, options)).rejects.toThrow("busy");
    stop();
    (await startHeartbeat(folder, busy, options))();
  });

  test("whoever has the system's own lock waits for them as well, and gives the lock back", async () => {
    const stop = await startHeartbeat(folder, busy, options);
    await expect(lockDataDir(folder, options)).rejects.toThrow("already using");
    stop();
    (await lockDataDir(folder, options))();
    (await startHeartbeat(folder, busy, options))();
  });

  test("who was cut off is waited for, and then no longer", async () => {
    writeFileSync(join(folder, "heartbeat"), "somebody 7");
    const from = performance.now();
    (await startHeartbeat(folder, busy, options))();
    // Five beats that don't come, and one of our own.
    expect(performance.now() - from).toBeGreaterThan(6 * 40 - 10);
  });

  test("of two that begin in the same moment the one whose sign is written over gives way", async () => {
    const begun = startHeartbeat(folder, busy, options);
    writeFileSync(join(folder, "heartbeat"), "somebody 0");
    await expect(begun).rejects.toThrow("busy");
    expect(readFileSync(join(folder, "heartbeat"), "utf8")).toBe("somebody 0");
  });

  test("who gives one while somebody waits is left alone, and their file as it is", async () => {
    const file = join(folder, "heartbeat");
    writeFileSync(file, "somebody 7");
    setTimeout(() => writeFileSync(file, "somebody 8"), 100);
    await expect(startHeartbeat(folder, busy, options)).rejects.toThrow("busy");
    expect(readFileSync(file, "utf8")).toBe("somebody 8");
  });

  test("where nobody was before, one beat is waited for and not six", async () => {
    const from = performance.now();
    const stop = await startHeartbeat(folder, busy, { ...options, beatMilliseconds: 600 });
    expect(performance.now() - from).toBeLessThan(3_000);
    stop();
  });

  test("each beat is another, the owner's alone to read, and goes with whoever gave it", async () => {
    const file = join(folder, "heartbeat");
    const stop = await startHeartbeat(folder, busy, options);
    const first = readFileSync(file, "utf8");
    expect([/^[0-9a-f]{24} \d+$/.test(first), statSync(file).mode & 0o777]).toEqual([true, 0o600]);
    await expect.poll(() => readFileSync(file, "utf8") === first).toBe(false);
    expect(readFileSync(file, "utf8").split(" ")[0]).toBe(first.split(" ")[0]);
    stop();
    expect(existsSync(file)).toBe(false);
    await new Promise((later) => setTimeout(later, 120));
    expect(existsSync(file)).toBe(false);
  });

  test("on a folder that isn't shared, as this one, there are none", async () => {
    (await startHeartbeat(folder, busy))();
    const release = await lockDataDir(folder);
    expect(readdirSync(folder)).toEqual(["lock"]);
    release();
  });

  test("of two that begin in the same moment at most one goes on", async () => {
    const both = await Promise.allSettled([
      startHeartbeat(folder, busy, options),
      startHeartbeat(folder, busy, options),
    ]);
    expect(both.filter((one) => one.status === "fulfilled").length).toBeLessThanOrEqual(1);
    for (const one of both) if (one.status === "fulfilled") one.value();
  });
});

describe("the database's files", () => {
  test("are a database once PG_VERSION is there; a folder that isn't or is empty is none yet, any other has lost it", () => {
    const directory = join(folder, "db");
    expect(isWhole(directory)).toBe(false);
    mkdirSync(directory);
    expect(isWhole(directory)).toBe(false);
    writeFileSync(join(directory, "1"), "rows");
    expect(() => isWhole(directory)).toThrow(`The database in ${directory} has lost its file PG_VERSION`);
    writeFileSync(join(directory, "PG_VERSION"), "17");
    expect(isWhole(directory)).toBe(true);
  });

  test("are waited for until they're on the disk, as the database is shipped they aren't", () => {
    expect(PGlite.defaultStartParams).toContain("-F");
    const ours = startParams();
    expect(ours).not.toContain("-F");
    expect(ours).toEqual(expect.arrayContaining(PGlite.defaultStartParams.filter((param) => param !== "-F")));
    const settings = ours.flatMap((param, at) => (ours[at - 1] === "-c" ? [param.split("=")[0]] : []));
    expect(settings).toEqual(expect.arrayContaining(["wal_sync_method", "shared_buffers", "max_connections"]));
    expect(ours).toContain("wal_sync_method=fsync");
  });

  test("are on the disk when the database asks for it, which only counts what it has an open file for", async () => {
    const { emscriptenOpts } = await new DurableFS(folder).init(Object({}), Object({ preRun: [() => undefined] }));
    const operations: { fsync?: (stream: object) => number } = {};
    const hooks = [emscriptenOpts.preRun ?? []].flat();
    Object(hooks.at(-1))({ NODEFS: { stream_ops: operations } });
    const file = openSync(join(folder, "page"), "w");
    expect([operations.fsync?.({ nfd: file }), operations.fsync?.({})]).toEqual([0, 0]);
    closeSync(file);
    expect(() => operations.fsync?.({ nfd: file })).toThrow("EBADF");
    expect(hooks.length).toBeGreaterThan(1);
  });

  test("without PG_VERSION beside the others nothing is made over them", async () => {
    mkdirSync(join(folder, "db/base"), { recursive: true });
    writeFileSync(join(folder, "db/base/1"), "rows");
    const before = readdirSync(join(folder, "db"), { recursive: true }).sort();
    await expect(openEmbedded(folder)).rejects.toThrow(/PG_VERSION.*backup/);
    expect(readdirSync(join(folder, "db"), { recursive: true }).sort()).toEqual(before);
  });

  test("a first start that was cut off leaves nothing in the way of the next", async () => {
    mkdirSync(join(folder, "db.new"));
    writeFileSync(join(folder, "db.new/PG_VERSION"), "17");
    mkdirSync(join(folder, "db"));
    const client = await openEmbedded(folder);
    expect((await client.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    await client.close();
    expect(existsSync(join(folder, "db.new"))).toBe(false);
  });
});
