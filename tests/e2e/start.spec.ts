import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/support/postgres.mjs";
import { expect, test } from "../support/e2e";

const children = new Set<ChildProcess>();
test.afterEach(() => children.forEach((child) => child.kill("SIGKILL")));

/** A server of its own, on the embedded database, with only what a fresh machine has in its environment. */
function serve(settings: Record<string, string>): {
  ended: Promise<number | null>;
  said: () => string;
  ready: () => Promise<void>;
  stop: () => Promise<void>;
} {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, ["scripts/serve.mjs"], {
    env: { PATH, HOME, NODE_ENV: "production", LOG_LEVEL: "error", JOBS: "off", DEMO_ACCOUNT: "off", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (text += String(part)));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve)).finally(() =>
    children.delete(child),
  );
  return {
    ended,
    said: () => text,
    ready: async () => {
      await expect.poll(() => text, { timeout: 120_000 }).toContain("Ready:");
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

const folder = () => mkdtempSync(join(tmpdir(), "start-"));

test.describe.configure({ timeout: 180_000 });

test.describe("@no-js-only a start that can't be says why in one sentence and exits with 1", () => {
  test("half an integration", async () => {
    const cases: [Record<string, string>, string][] = [
      [{ PLAID_CLIENT_ID: "id" }, "BANK_PROVIDER is plaid, but PLAID_SECRET is not set.\n"],
      [{ STRIPE_SECRET_KEY: "sk" }, "BILLING_PROVIDER is stripe, but STRIPE_WEBHOOK_SECRET is not set.\n"],
      [{ OPENAI_API_KEY: "key" }, "COACH_PROVIDER is openai, but OPENAI_MODEL is not set.\n"],
      [{ MAIL_PROVIDER: "smtp" }, "MAIL_PROVIDER is smtp, but SMTP_URL is not set.\n"],
      [{ PORT: "many" }, "The setting PORT is not valid: it must be a whole number from 0 to 65535.\n"],
    ];
    for (const [settings, sentence] of cases) {
      const data = folder();
      const server = serve({ DATA_DIR: data, ...settings });
      expect(await server.ended).toBe(1);
      expect(server.said()).toBe(sentence);
      rmSync(data, { recursive: true });
    }
  });

  test("a folder that can't be written", async () => {
    const data = folder();
    writeFileSync(join(data, "file"), "");
    const server = serve({ DATA_DIR: join(data, "file", "data") });
    expect(await server.ended).toBe(1);
    expect(server.said().trim().split("\n")).toHaveLength(1);
    expect(server.said()).toContain(join(data, "file", "data"));
    rmSync(data, { recursive: true });
  });

  test("a taken port, and a second process on the same data", async () => {
    const data = folder();
    const first = serve({ DATA_DIR: data, PORT: "0" });
    await first.ready();
    const second = serve({ DATA_DIR: data, PORT: "0" });
    expect(await second.ended).toBe(1);
    expect(second.said().trim().split("\n")).toHaveLength(1);
    expect(second.said()).toContain(data);
    await first.stop();

    const holder = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => holder.once("listening", resolve));
    const address = holder.address();
    const port = typeof address === "object" && address ? String(address.port) : "";
    const third = serve({ DATA_DIR: data, PORT: port });
    expect(await third.ended).toBe(1);
    expect(third.said()).toBe(`Port ${port} is already in use. Stop the other program, or set PORT to a free one.\n`);
    holder.close();
    rmSync(data, { recursive: true });
  });
});

test("@no-js-only a server at home sells nothing, connects no bank, and lets the first person in and nobody after them", async () => {
  const data = folder();
  const home = { BILLING_PROVIDER: "off", BANK_PROVIDER: "off", REGISTRATION: "invite" };
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const server = serve({ DATA_DIR: data, PORT: port, ...home });
  await server.ready();
  const page = async (path: string) => (await fetch(origin + path)).text();
  expect(await page("/landing")).not.toMatch(/trial|pricing/i);
  expect((await fetch(`${origin}/subscribe`)).status).toBe(404);
  expect((await fetch(`${origin}/sandbox/bank/x`)).status).toBe(404);
  expect(await page("/register")).toContain('name="username"');
  const register = (username: string) =>
    fetch(`${origin}/api/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify({
        firstName: "Ada",
        lastName: "Byron",
        email: `${username}@example.com`,
        username,
        password: "a-long-enough-secret",
      }),
    });
  expect((await register("first")).status).toBe(201);
  expect((await register("second")).status).toBe(403);
  const after = await page("/register");
  expect(after).toContain("Registering here takes an invitation.");
  expect(after).not.toContain('name="username"');
  await server.stop();
  rmSync(data, { recursive: true });
});
