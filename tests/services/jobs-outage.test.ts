import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { useDatabase } from "../support/db";

useDatabase();

/** The test's own database behind a line that can be cut. */
async function cuttable(url: URL) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(url.port), url.hostname);
    for (const [one, other] of [[near, far], [far, near]] as const) {
      sockets.add(one);
      one.on("error", () => undefined).on("close", () => other.destroy()).pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const near = new URL(url);
  near.hostname = "127.0.0.1";
  near.port = String(typeof address === "object" ? address?.port : "");
  return {
    url: near.href,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe.runIf(process.env.DATABASE_URL)("the database goes while a job is under way", () => {
  test.each([["ends well", []], ["fails", ["--fails"]]])("the process goes on when the job then %s", async (_how, more) => {
    const line = await cuttable(new URL(process.env.DATABASE_URL ?? ""));
    const child = spawn(process.execPath, ["--import", "tsx", "tests/support/job-in-flight.ts", ...more], { env: { ...process.env, DATABASE_URL: line.url, JOBS: "inline", LOG_LEVEL: "error" }, stdio: ["pipe", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => (output += String(chunk)));
    child.stderr.on("data", (chunk) => (output += String(chunk)));
    try {
      await expect.poll(() => output, { timeout: 40_000 }).toContain("running");
      line.cut();
      child.stdin.write("end it\n");
      await once(child, "exit");
      expect(output).toContain("still here");
      expect(child.exitCode).toBe(0);
      expect(output).toContain("nobody was waiting");
    } finally {
      line.cut();
      child.kill("SIGKILL");
    }
  });
});
