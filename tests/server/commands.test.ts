// The commands of the terminal beside the built server on its embedded database, and without it.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { build } from "../../scripts/fresh.mjs";
import { freePort } from "../../scripts/support/postgres.mjs";
import { askRunning, openControl } from "~/lib/control-socket.server";

const SCRIPTS = {
  "user:admin": "scripts/user-admin.ts",
  "audit:check": "scripts/audit-check.ts",
  "keys:rotate": "scripts/keys-rotate.ts",
  seed: "prisma/seed.ts",
  migrate: "scripts/migrate.ts",
  "user:invite": "scripts/user-invite.ts",
  "user:password": "scripts/user-password.ts",
};
const MINUTES = 60_000;

const folder = mkdtempSync(join(tmpdir(), "commands-"));
const socket = join(folder, "control.sock");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = {
  ...process.env,
  NODE_ENV: "production" as const,
  DATA_DIR: folder,
  DATABASE_URL: "",
  LOG_LEVEL: "silent",
  // The first person may register all the same.
  REGISTRATION: "invite",
};

function run(name: keyof typeof SCRIPTS, ...args: string[]) {
  const ended = spawnSync(process.execPath, ["--import", "tsx", SCRIPTS[name], ...args], {
    env: settings,
    encoding: "utf8",
    timeout: 2 * MINUTES,
  });
  return { code: ended.status, out: ended.stdout, err: ended.stderr };
}

async function serve() {
  if (build.stale()) spawnSync(process.execPath, ["scripts/build.mjs", "--quiet"], { timeout: 5 * MINUTES });
  const PORT = String(await freePort());
  const url = `http://localhost:${PORT}`;
  const app = spawn(process.execPath, ["scripts/serve.mjs"], {
    env: { ...settings, PORT, APP_URL: url, JOBS: "inline" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = new Promise((resolve) => app.once("exit", resolve));
  await new Promise<void>((resolve, reject) => {
    app.stdout.on("data", (chunk) => String(chunk).includes("Ready:") && resolve());
    app.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    url,
    async stop() {
      app.kill("SIGTERM");
      await gone;
    },
  };
}

/** What comes back for bytes of any kind. */
function say(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const line = connect(socket, () => line.write(bytes));
    line.on("data", (chunk) => (text += chunk.toString())).on("error", () => undefined);
    line.on("close", () => resolve(text));
  });
}

const post = (url: string, path: string, body: object) =>
  fetch(`${url}${path}`, {
    method: "POST",
    headers: { origin: url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** On the data that the app has open: its socket is the only way in. */
async function invitesAndReplacesPasswords(url: string): Promise<void> {
  const eve = { firstName: "Eve", lastName: "Moss", email: "eve.moss@example.com", username: "evemoss" };
  const register = (more: object) =>
    post(url, "/api/auth/register", { ...eve, password: "a-long-enough-secret", ...more });
  const invited = run("user:invite");
  expect(invited).toMatchObject({ code: 0, err: "" });
  const link = new URL(/(http\S+)\n$/.exec(invited.out)?.[1] ?? "");
  expect(link.origin).toBe(url);
  const [[name = "", secret = ""] = []] = [...link.searchParams];
  expect((await register({})).status).toBe(403);
  expect((await register({ [name]: secret })).status).toBe(201);

  const replaced = run("user:password", "Eve.Moss@example.com");
  expect(replaced).toMatchObject({ code: 0, err: "" });
  const password = /^evemoss can log in with (\S+) and/.exec(replaced.out)?.[1] ?? "";
  const login = (given: string) => post(url, "/api/auth/login", { username: "evemoss", password: given });
  expect((await login("a-long-enough-secret")).status).toBe(401);
  expect((await login(password)).status).toBe(200);
  expect(run("user:password", "nobody@example.com")).toMatchObject({ code: 1, out: "" });
}

test(
  "beside the running app the app does them; without it the command itself",
  async () => {
    const server = await serve();
    try {
      expect(statSync(socket).mode & 0o777).toBe(0o600);
      const person = { firstName: "Ada", lastName: "Byron", email: "ada@example.com", username: "ada" };
      const registered = await fetch(`${server.url}/api/auth/register`, {
        method: "POST",
        headers: { origin: server.url, "content-type": "application/json" },
        body: JSON.stringify({ ...person, password: "a-long-enough-secret" }),
      });
      expect(registered.status).toBe(201);
      expect(run("user:admin", "Ada@Example.com")).toEqual({ code: 0, out: "ada is an administrator now.\n", err: "" });
      await invitesAndReplacesPasswords(server.url);
      const audit = run("audit:check");
      expect(audit).toMatchObject({ code: 0, err: "" });
      const head = /^[2-9] rows, unchanged\. .*: ([0-9a-f]{64})\n$/.exec(audit.out)?.[1] ?? "";
      expect(run("keys:rotate")).toMatchObject({ code: 0, out: expect.stringContaining("0 sealed again"), err: "" });
      expect(run("seed")).toEqual({ code: 0, out: "There is nothing to seed.\n", err: "" });
      expect(run("migrate")).toEqual({ code: 0, out: "The database is up to date.\n", err: "" });
      const lines: string[] = [];
      const ask = (request: object) => askRunning(folder, request, (line, isError) => lines.push(`${isError} ${line}`));
      expect(await ask({ command: "user:admin", email: "eve@example.com" })).toBe(1);
      expect(await ask({ command: "audit:check", noted: `${"0".repeat(63)}1` })).toBe(1);
      expect(await ask({ command: "audit:check", noted: "me" })).toBe(2);
      expect(lines.map((line) => line.slice(0, 40))).toEqual([
        "true No account uses eve@example.com.",
        "true The noted hash is not in the log: i",
        "true The hash to look for has 64 hexadec",
      ]);
      for (const bytes of ["{}\n", "no json\n", '{"command":"drop"}\n', '{"command":"seed","more":1}\n', "[]\n"])
        expect((await say(bytes)).trim().split("\n").at(-1), bytes).toBe('{"code":2}');
      await server.stop();
      expect(existsSync(socket)).toBe(false);
      expect(run("audit:check", head)).toMatchObject({ code: 0, out: expect.stringContaining(head), err: "" });
    } finally {
      await server.stop();
    }
  },
  8 * MINUTES,
);

test("a setting that can't be is one sentence to a command as well", () => {
  const ended = spawnSync(process.execPath, ["--import", "tsx", SCRIPTS["audit:check"]], {
    env: { ...settings, DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" },
    encoding: "utf8",
    timeout: MINUTES,
  });
  expect([ended.status, ended.stdout, ended.stderr]).toEqual([
    1,
    "",
    "The database at DATABASE_URL doesn't answer. Nothing was changed.\n",
  ]);
});

describe("the socket", () => {
  test("one that lies there from a process that is gone hinders nobody", async () => {
    const lines: string[] = [];
    expect(await askRunning(folder, {}, (line) => lines.push(line))).toBeUndefined();
    // A file in its place, and a socket that nobody listens on any more.
    writeFileSync(socket, "");
    expect(await askRunning(folder, {}, (line) => lines.push(line))).toBeUndefined();
    const close = await openControl(folder, (_request, tell) => {
      tell("heard");
      return Promise.resolve(7);
    });
    expect(await askRunning(folder, {}, (line) => lines.push(line))).toBe(7);
    await close();
    expect([existsSync(socket), lines]).toEqual([false, ["heard"]]);
  });

  test("whoever asks learns that the app has stopped in between", async () => {
    const other = createServer((line) => line.destroy());
    await new Promise<void>((resolve) => other.listen(socket, resolve));
    const lines: string[] = [];
    expect(await askRunning(folder, {}, (line) => lines.push(line))).toBe(1);
    expect(lines).toEqual(["The app stopped before this was done. Please run it again."]);
    other.close();
  });

  test("what fails in the app is a sentence and a code to the terminal, and too much to read is refused", async () => {
    const close = await openControl(folder, (request) =>
      request === undefined ? Promise.resolve(2) : Promise.reject(new Error("secret detail")),
    );
    const lines: string[] = [];
    expect(await askRunning(folder, { command: "seed" }, (line) => lines.push(line))).toBe(1);
    expect(lines.join()).toMatch(/its log says why/);
    expect(await say(`"${"x".repeat(20_000)}"\n`)).toBe('{"code":2}\n');
    await close();
  });

  test("a folder whose name is too long for one is served without it", async () => {
    const deep = join(folder, "d".repeat(120));
    const close = await openControl(deep, () => Promise.resolve(0));
    expect(await askRunning(deep, {}, () => undefined)).toBeUndefined();
    await close();
  });
});
