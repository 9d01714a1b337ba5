// A small HTTP server on loopback that speaks Stripe's protocol, for running without keys. Same process, own port.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { sha256 } from "~/lib/crypto.server";
import { transaction } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { closeAtOnce, listenOnLoopback } from "~/sandbox/loopback.server";
import { makeDeliveries, type Deliveries } from "./deliveries.server";
import { ROUTES } from "./endpoints.server";
import { Refusal } from "./errors";
import { decodeForm } from "./form";
import { lockKey, readAnswer, token, writeAnswer } from "./store.server";

const MAX_BODY = 64 * 1024;

type FaultKind = "refuse" | "hang" | "server_error" | "too_many" | "after_effect";
/** `meanwhile`: nothing fails, but this happens between the effect of a request and its answer. */
type Fault = { method?: string; path: RegExp; times: number } & (
  { kind: FaultKind } | { kind: "meanwhile"; run: () => Promise<void> }
);

export type StripeSandbox = {
  host: string;
  port: number;
  webhookSecret: string;
  /** Which requests are to fail, and how; tests fill and empty it. */
  faults: Fault[];
  /** Every request line that arrived, newest last. */
  seen: string[];
  deliveries: Deliveries;
  close: () => Promise<void>;
};

type Reply = { status: number; body: string; replayed?: boolean };

export async function startStripeSandbox(): Promise<StripeSandbox> {
  const webhookSecret = `whsec_${token(32)}`;
  const deliveries = makeDeliveries(webhookSecret);
  const faults: Fault[] = [];
  const seen: string[] = [];
  const server = createServer((request, response) => {
    void serve(request, response, faults, seen).finally(() => deliveries.soon());
  });
  const port = await listenOnLoopback(server);
  return {
    host: "127.0.0.1",
    port,
    webhookSecret,
    faults,
    seen,
    deliveries,
    close: async () => {
      await deliveries.stop();
      await closeAtOnce(server);
    },
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  faults: Fault[],
  seen: string[],
): Promise<void> {
  const method = request.method ?? "GET";
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  seen.push(`${method} ${url.pathname}`);
  if (seen.length > 1000) seen.shift();
  const taken = takeFault(faults, method, url.pathname);
  const fault = taken?.kind;
  if (fault === "refuse") return void request.socket.destroy();
  if (fault === "hang") return;
  try {
    const body = await readBody(request);
    if (fault === "server_error") throw new Refusal(500, "api_error", "An unexpected error occurred.");
    if (fault === "too_many")
      throw new Refusal(429, "invalid_request_error", "Too many requests.", { code: "rate_limit" });
    const reply = await answer(request, method, url, body);
    if (taken?.kind === "meanwhile") await taken.run();
    if (fault === "after_effect") return void request.socket.destroy();
    send(response, reply);
  } catch (error) {
    if (!(error instanceof Refusal)) log.error({ err: error }, "the payment sandbox failed");
    const refusal = error instanceof Refusal ? error : new Refusal(500, "api_error", "The sandbox failed.");
    send(response, { status: refusal.status, body: JSON.stringify(refusal.body()) });
  }
}

async function answer(request: IncomingMessage, method: string, url: URL, body: string): Promise<Reply> {
  if (!/^Bearer sk_/.test(request.headers.authorization ?? "")) {
    throw new Refusal(401, "invalid_request_error", "You did not provide an API key.");
  }
  const route = ROUTES.find((candidate) => candidate.method === method && candidate.path.test(url.pathname));
  if (route === undefined) {
    throw new Refusal(404, "invalid_request_error", `Unrecognized request URL (${method}: ${url.pathname}).`);
  }
  if (
    method === "POST" &&
    body !== "" &&
    !/^application\/x-www-form-urlencoded/.test(request.headers["content-type"] ?? "")
  ) {
    throw new Refusal(400, "invalid_request_error", "Invalid request: bodies are form-encoded.");
  }
  const params = decodeForm(body === "" ? url.search.slice(1) : body);
  if (params === null)
    throw new Refusal(400, "invalid_request_error", "Invalid request: a parameter's name is not valid.");
  const id = route.path.exec(url.pathname)?.[1] ?? "";
  const key = method === "POST" ? request.headers["idempotency-key"] : undefined;
  const hash = sha256(`${method} ${url.pathname}\n${body}`);

  return transaction(async (tx): Promise<Reply> => {
    if (typeof key === "string") {
      await lockKey(tx, `key:${key}`);
      const known = await readAnswer(tx, key);
      if (known !== null && known.hash !== hash) {
        throw new Refusal(
          400,
          "idempotency_error",
          "Keys for idempotent requests can only be used with the same parameters they were first used with.",
        );
      }
      if (known !== null) return { status: known.status, body: known.body, replayed: true };
    }
    const reply: Reply = { status: 200, body: JSON.stringify(await route.run(tx, id, params)) };
    if (typeof key === "string") await writeAnswer(tx, key, { hash, ...reply });
    return reply;
  });
}

function send(response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, {
    "content-type": "application/json",
    "request-id": `req_${token(14)}`,
    ...(reply.replayed ? { "idempotent-replayed": "true" } : {}),
  });
  response.end(reply.body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const buffer = Buffer.from(chunk);
    size += buffer.length;
    if (size > MAX_BODY) throw new Refusal(413, "invalid_request_error", "Request body too large.");
    chunks.push(buffer);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function takeFault(faults: Fault[], method: string, path: string): Fault | null {
  const fault = faults.find((row) => row.times > 0 && (row.method ?? method) === method && row.path.test(path));
  if (fault === undefined) return null;
  fault.times -= 1;
  return fault;
}
