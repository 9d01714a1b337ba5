// A real listening server around a stand-in for Remix, and a client that may say anything a stranger could.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { RequestHandler } from "express";
import { assemble, layers } from "../../server/app";
import { unknownErrors } from "../../server/errors";
import { listen } from "../../server/listen";
import type { Lifecycle, ServerOptions } from "../../server/options";

export type Logged = { level: keyof ServerOptions["log"]; fields: Record<string, unknown>; message: string };
export type Asked = { method?: string; path?: string; headers?: Record<string, string>; body?: string | Buffer };
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; bytes: Buffer };

export type Serving = {
  origin: string;
  port: number;
  server: Server;
  lifecycle: Lifecycle;
  logged: Logged[];
  /** Requests that got as far as Remix. */
  reached: string[];
  ask: (asked?: Asked) => Promise<Answer>;
  close: () => Promise<void>;
};

type Setup = { options?: Partial<ServerOptions>; without?: string[]; handler?: RequestHandler };

export async function serving({ options = {}, without = [], handler }: Setup = {}): Promise<Serving> {
  const directory = mkdtempSync(join(tmpdir(), "client-"));
  mkdirSync(join(directory, "assets"));
  writeFileSync(join(directory, "assets/app-abc123.js"), "console.log(1)");
  writeFileSync(join(directory, "assets/app-abc123.js.br"), "brotli twin");
  writeFileSync(join(directory, "manifest.webmanifest"), "{}");
  writeFileSync(join(directory, "entry.worker.js"), "self");
  const lifecycle: Lifecycle = { draining: false, inFlight: 0 };
  const logged: Logged[] = [];
  const keep = (level: Logged["level"]) => (fields: Record<string, unknown>, message: string) =>
    void logged.push({ level, fields, message });
  const reached: string[] = [];
  // The port is known only after listening, and the address contains it.
  const appUrl = options.appUrl ?? new URL("http://localhost:1");
  const full: ServerOptions = {
    isLocal: true,
    trustedProxies: 0,
    plaid: false,
    hasBankPages: true,
    hasBilling: true,
    development: false,
    clientDirectory: directory,
    log: { info: keep("info"), warn: keep("warn"), error: keep("error") },
    ping: () => Promise.resolve(),
    isDbDown: () => false,
    methodsOf: () => Promise.resolve(undefined),
    maxInFlight: 100,
    bodyMilliseconds: 500,
    ...options,
    appUrl,
  };
  const standIn: RequestHandler =
    handler ??
    (async (req, res) => {
      const body = await buffer(req);
      res.type(req.path.startsWith("/api") ? "application/json" : "text/html");
      res.send(JSON.stringify({ method: req.method, body: body.toString() }));
    });
  const passed = layers(full, lifecycle).filter((layer) => !without.includes(layer.name));
  const app = assemble(
    full,
    passed,
    (req, res, next) => {
      reached.push(`${req.method} ${req.originalUrl}`);
      return standIn(req, res, next);
    },
    unknownErrors(full.log),
  );
  const server = await listen(app, 0, "127.0.0.1");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  if (!options.appUrl) appUrl.port = String(port);
  return {
    origin: appUrl.origin,
    port,
    server,
    lifecycle,
    logged,
    reached,
    ask: (asked) => ask(port, appUrl.host, asked),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function ask(
  port: number,
  host: string,
  { method = "GET", path = "/", headers = {}, body }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, method, path, agent: false, headers: { host, ...headers } },
      (res) => {
        buffer(res).then(
          (bytes) => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: bytes.toString(), bytes }),
          reject,
        );
      },
    );
    sent.on("error", reject);
    if (body !== undefined && !("content-length" in headers) && !("transfer-encoding" in headers))
      sent.setHeader("content-length", Buffer.byteLength(body));
    sent.end(body);
  });
}

/** Bytes on a bare connection, for what an HTTP client refuses to send; resolves with all that came back. */
export function raw(port: number, pieces: (string | number)[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => (text += chunk.toString()));
    socket.on("close", () => resolve(text));
    socket.on("error", () => resolve(text));
    socket.on("connect", () => {
      void (async () => {
        for (const piece of pieces) {
          if (typeof piece === "number") await new Promise((done) => setTimeout(done, piece));
          else if (!socket.destroyed) socket.write(piece);
        }
      })();
    });
  });
}
