import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { onPostgres, useDatabase } from "../support/db";

useDatabase();

/** The test's own database behind a line that can be cut and mended. */
async function cuttable(url: URL) {
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return void near.destroy();
    const far = connect(Number(url.port), url.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one
        .on("error", () => undefined)
        .on("close", () => other.destroy())
        .pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const near = new URL(url);
  near.hostname = "127.0.0.1";
  near.port = String(typeof address === "object" ? address?.port : "");
  const cut = () => {
    whole = false;
    for (const socket of sockets) socket.destroy();
  };
  return { url: near.href, cut, mend: () => (whole = true), end: () => (cut(), server.close()) };
}

const own = () => cuttable(new URL(process.env.DATABASE_URL ?? ""));

function run(program: string, url: string, ...more: string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", `tests/support/${program}.ts`, ...more], {
    env: { ...process.env, DATABASE_URL: url, JOBS: "inline", LOG_LEVEL: "error" },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  return {
    child,
    output: () => output,
    says: (text: string) => expect.poll(() => output, { timeout: 40_000 }).toContain(text),
  };
}

describe.runIf(onPostgres)("the job queue", () => {
  test.each([
    ["ends well", []],
    ["fails", ["--fails"]],
  ])("the database goes while a job is under way, which then %s: the process goes on", async (_how, more) => {
    const line = await own();
    const { child, output, says } = run("job-in-flight", line.url, ...more);
    try {
      await says("running");
      line.cut();
      child.stdin.write("end it\n");
      await once(child, "exit");
      expect(output()).toContain("still here");
      expect(child.exitCode).toBe(0);
      expect(output()).toContain("nobody was waiting");
    } finally {
      line.end();
      child.kill("SIGKILL");
    }
  });

  test("a queue that could not be opened while the database was away opens once it is back", async () => {
    const line = await own();
    line.cut();
    const { child, says } = run("queue", line.url, "late");
    try {
      await says("ready");
      child.stdin.write("once\n");
      await says("refused");
      line.mend();
      child.stdin.write("again\n");
      await says("queued");
    } finally {
      line.end();
      child.kill("SIGKILL");
    }
  });

  test("what waits is worked off without a pause between one job and the next", async () => {
    const line = await own();
    const { child, output, says } = run("queue", line.url, "many");
    try {
      await says("took");
      // With two seconds between them fifty jobs take a minute and a half.
      expect(Number(/took (\d+)/.exec(output())?.[1])).toBeLessThan(20_000);
    } finally {
      line.end();
      child.kill("SIGKILL");
    }
  });
});
