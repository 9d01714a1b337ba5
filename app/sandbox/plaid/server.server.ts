// A small HTTP server on loopback that speaks Plaid's protocol, for running without keys. Same process, own port.
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { log } from "~/lib/log.server";
import { closeAtOnce, listenOnLoopback } from "~/sandbox/loopback.server";
import { ENDPOINTS } from "./endpoints.server";
import { institutionOf, PlaidRefusal } from "./model";
import { plainToken, readItem } from "./store.server";
import { deliverTo, deliveriesDone } from "./webhooks.server";
import { wireError } from "./wire";

const MAX_BODY = 256 * 1024;

type FaultKind =
  | "refuse"
  | "hang"
  | "server_error"
  | "too_many"
  | "truncated"
  | "not_json"
  | "wrong_shape"
  | "mutation"
  | "login_required";
type Fault = {
  path: string;
  kind: FaultKind;
  times: number;
  /** let this many requests through first */ after?: number;
};

export type PlaidSandbox = {
  url: string;
  /** Which requests are to fail, and how; tests fill and empty it. */
  faults: Fault[];
  /** Every path that was asked, newest last. */
  seen: string[];
  deliverTo: (origin: string | null) => void;
  close: () => Promise<void>;
};

export async function startPlaidSandbox(): Promise<PlaidSandbox> {
  const faults: Fault[] = [];
  const seen: string[] = [];
  const server = createServer((request, response) => void serve(request, response, faults, seen));
  // It lives in the process that asks it: a long pause of both must not end a connection that is about to be used.
  server.keepAliveTimeout = 120_000;
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    seen,
    deliverTo,
    close: async () => {
      await deliveriesDone();
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
  const path = new URL(request.url ?? "/", "http://127.0.0.1").pathname;
  const requestId = plainToken(15);
  seen.push(path);
  if (seen.length > 1_000) seen.shift();
  try {
    const body = await readBody(request);
    const fault = takeFault(faults, path);
    if (fault === "refuse") return void request.socket.destroy();
    if (fault === "hang" || (await isSlow(path, body))) return;
    if (fault === "truncated")
      return void response
        .writeHead(200, { "content-type": "application/json", "content-length": "4096" })
        .write('{"added":[{"transac', () => request.socket.destroy());
    if (fault === "not_json")
      return void response.writeHead(200, { "content-type": "text/html" }).end("<html>maintenance</html>");
    if (fault === "wrong_shape") return reply(response, 200, { surprise: true, request_id: requestId });
    if (fault) throw refusalOf(fault);
    if (!request.headers["plaid-client-id"] || !request.headers["plaid-secret"])
      throw new PlaidRefusal(400, "INVALID_INPUT", "INVALID_API_KEYS", "invalid client_id or secret provided");
    const endpoint = request.method === "POST" && Object.hasOwn(ENDPOINTS, path) ? ENDPOINTS[path] : undefined;
    if (!endpoint) throw new PlaidRefusal(404, "INVALID_REQUEST", "NOT_FOUND", "the requested path does not exist");
    reply(response, 200, { ...(await endpoint(body)), request_id: requestId });
  } catch (error) {
    if (!(error instanceof PlaidRefusal)) log.error({ err: error, path }, "the bank sandbox failed");
    const refusal =
      error instanceof PlaidRefusal
        ? error
        : new PlaidRefusal(500, "API_ERROR", "INTERNAL_SERVER_ERROR", "an unexpected error occurred");
    if (!response.headersSent) reply(response, refusal.status, wireError(refusal, requestId));
  }
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function takeFault(faults: Fault[], path: string): FaultKind | null {
  const fault = faults.find((one) => one.times > 0 && one.path === path);
  if (!fault) return null;
  if (fault.after) {
    fault.after -= 1;
    return null;
  }
  fault.times -= 1;
  return fault.kind;
}

function refusalOf(fault: FaultKind): PlaidRefusal {
  if (fault === "too_many")
    return new PlaidRefusal(
      429,
      "RATE_LIMIT_EXCEEDED",
      "TRANSACTIONS_SYNC_LIMIT",
      "rate limit exceeded for attempts to access this item",
    );
  if (fault === "login_required")
    return new PlaidRefusal(400, "ITEM_ERROR", "ITEM_LOGIN_REQUIRED", "the login details of this item have changed");
  if (fault === "mutation")
    return new PlaidRefusal(
      400,
      "TRANSACTIONS_ERROR",
      "TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION",
      "Underlying transaction data changed since last page was fetched.",
    );
  return new PlaidRefusal(500, "API_ERROR", "INTERNAL_SERVER_ERROR", "an unexpected error occurred");
}

/** The bank that never answers: its items are linked, but every sync hangs until the caller gives up. */
async function isSlow(path: string, body: unknown): Promise<boolean> {
  if (
    path !== "/transactions/sync" ||
    typeof body !== "object" ||
    body === null ||
    !("access_token" in body) ||
    typeof body.access_token !== "string"
  )
    return false;
  const item = await readItem(body.access_token);
  return institutionOf(item?.institutionId ?? "")?.behaviour === "slow";
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.length;
    if (size > MAX_BODY) throw new PlaidRefusal(400, "INVALID_REQUEST", "INVALID_BODY", "the body is too large");
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw new PlaidRefusal(400, "INVALID_REQUEST", "INVALID_BODY", "body could not be parsed as JSON");
  }
}
