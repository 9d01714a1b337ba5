// The outbox holds reset links, and with one of them any account. It opens to the person at the machine alone, whatever a
// request says of itself; and a proxy that keeps the Host to itself gets a sentence, not the error page.
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { networkInterfaces, tmpdir } from "node:os";
import { connect } from "node:net";
import { join } from "node:path";
import { newPerson } from "./support/person";
import { resetTokens } from "./support/outbox";
import type { Program } from "./support/program";
import { makeDataDir, startServer, type Settings } from "./support/server";

const OUTBOX = "/sandbox/outbox";
const PUBLIC = "https://money.example";

export const program: Program = {
  name: "forged-host",
  target: "0 opened, 0 without a sentence",
  async run() {
    const stranger = Object.values(networkInterfaces())
      .flat()
      .find((one) => one && !one.internal && one.family === "IPv4")?.address;
    if (!stranger) throw new Error("This machine has no address but loopback, so nobody can come from elsewhere.");
    const opened: string[] = [];
    const silent: string[] = [];
    let tried = 0;
    const outbox = async (what: string, asked: Asked, expected = false) => {
      tried++;
      const { status } = await ask(OUTBOX, asked);
      if ((status === 200) !== expected) opened.push(`${what}: ${status}`);
    };

    await served({ HOST: "0.0.0.0" }, async (port) => {
      for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
        await outbox(`container, a stranger as ${host}`, { at: stranger, port, host });
      await outbox("container, a proxy beside it", { port, host: `localhost:${port}` });
    });
    await served({}, async (port) => {
      const host = `localhost:${port}`;
      await outbox("the person at the machine", { port, host }, true);
      for (const [name, value] of [
        ["x-forwarded-for", "203.0.113.7"],
        ["x-real-ip", "203.0.113.7"],
        ["forwarded", "for=203.0.113.7"],
        ["via", "1.1 caddy"],
        ["cf-connecting-ip", "203.0.113.7"],
        ["x-forwarded-proto", "https"],
      ] as const)
        await outbox(`a proxy that says ${name}`, { port, host, headers: { [name]: value } });
      const plain = await raw(port, `GET ${OUTBOX} HTTP/1.0\r\nHost: ${host}\r\n\r\n`);
      tried++;
      if (/^HTTP\/1.1 200/.test(plain)) opened.push("a proxy that says nothing and speaks HTTP/1.0");
      const none = await raw(port, "GET /login HTTP/1.0\r\n\r\n");
      if (!/^HTTP\/1.1 400/.test(none) || !none.includes("APP_URL")) silent.push(`no Host: ${none.slice(0, 40)}`);
    });
    await served({ TRUST_PROXY: "1" }, (port) => outbox("a trusted proxy", { port, host: `localhost:${port}` }));
    await served({ APP_URL: PUBLIC }, async (port) => {
      const host = `localhost:${port}`;
      await outbox("a public address", { port, host });
      const form = { port, host, method: "POST", body: "intent=login&username=a&password=b" };
      const answer = await ask("/login", { ...form, headers: { origin: PUBLIC } });
      if (answer.status !== 400 || !answer.text.includes("proxy") || !answer.text.includes("APP_URL"))
        silent.push(`a form without its Host: ${answer.status}`);
    });
    return {
      value: `${opened.length} of ${tried} opened, ${silent.length} without a sentence`,
      pass: opened.length === 0 && silent.length === 0,
      notes: [...opened, ...silent],
    };
  },
};

/** A server on data of its own, in which a reset link waits where the outbox can be reached at all. */
async function served(settings: Settings, work: (port: number) => Promise<void>): Promise<void> {
  const dataDir = settings.APP_URL ? mkdtempSync(join(tmpdir(), "harness-")) : makeDataDir();
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: "", LOG_LEVEL: "warn", ...settings });
  try {
    if (!settings.APP_URL && !settings.TRUST_PROXY) {
      const person = await newPerson(server.url);
      await person.ask("/forgot-password", { form: { email: person.email } });
      await resetTokens(dataDir, person.email, 1);
    }
    await work(server.port);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Asked = {
  at?: string;
  port: number;
  host: string;
  method?: string;
  body?: string;
  headers?: Record<string, string>;
};

function ask(path: string, { at = "127.0.0.1", port, host, method = "GET", body, headers = {} }: Asked) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const type = body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" };
    const sent = request(
      { host: at, port, path, method, agent: false, headers: { host, ...type, ...headers } },
      (res) => {
        let text = "";
        res.setEncoding("utf8").on("data", (part: string) => (text += part));
        res.once("end", () => resolve({ status: res.statusCode ?? 0, text }));
      },
    );
    sent.once("error", reject).end(body);
  });
}

function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let came = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (part: Buffer) => (came += part.toString()));
    socket.once("error", () => resolve(came)).once("close", () => resolve(came));
  });
}
