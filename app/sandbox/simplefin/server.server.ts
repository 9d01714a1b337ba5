// A small HTTP server on loopback that speaks SimpleFIN's protocol, for trying it out without a bridge. Same process, own
// port.
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { addDays, dayOf } from "~/domain/periods";
import { now } from "~/lib/clock.server";
import { randomToken, safeEqual } from "~/lib/crypto.server";
import { db } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { closeAtOnce, listenOnLoopback } from "~/sandbox/loopback.server";
import { household } from "~/sandbox/sample/household";
import { Access, PRACTICE_CODE, PRACTICE_ORIGIN } from "./model";
import { wireAccountSet } from "./wire";

const VENDOR = "simplefin";
const HISTORY_DAYS = 90;
/** Whoever claims it sees the same accounts again, as at a bridge that somebody has signed up with. */
const SEED = "sf-practice";

export type SimplefinSandbox = { url: string; close: () => Promise<void> };

type Answer = { status: number; body: string | object };
const FORBIDDEN: Answer = { status: 403, body: "Forbidden" };

export async function startSimplefinSandbox(): Promise<SimplefinSandbox> {
  const server = createServer((request, response) => void serve(request, response));
  const port = await listenOnLoopback(server);
  return { url: `http://127.0.0.1:${port}`, close: () => closeAtOnce(server) };
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  const { status, body } = await answerTo(request, url).catch((error: unknown): Answer => {
    log.error({ err: error, path: url.pathname }, "the practice bridge failed");
    return { status: 500, body: "" };
  });
  const isText = typeof body === "string";
  response
    .writeHead(status, { "content-type": isText ? "text/plain" : "application/json" })
    .end(isText ? body : JSON.stringify(body));
}

async function answerTo({ method, headers }: IncomingMessage, url: URL): Promise<Answer> {
  if (method === "GET" && url.pathname === "/info") return { status: 200, body: { versions: ["1.0", "2.0"] } };
  if (method === "POST" && url.pathname === `/claim/${PRACTICE_CODE}`) return { status: 200, body: await newAccess() };
  if (method === "POST" && url.pathname.startsWith("/claim/")) return FORBIDDEN;
  if (method === "GET" && url.pathname === "/accounts") {
    const access = await accessOf(headers.authorization ?? "");
    return access === null ? FORBIDDEN : { status: 200, body: accountSet(access, url.searchParams) };
  }
  return { status: 404, body: "Not found" };
}

async function newAccess(): Promise<string> {
  const user = randomToken(12);
  const today = dayOf(now(), "America/New_York");
  const access: Access = { password: randomToken(24), seed: SEED, from: addDays(today, 0 - HISTORY_DAYS) };
  await db.sandboxRecord.create({ data: { vendor: VENDOR, kind: "access", id: user, data: access } });
  const url = new URL(PRACTICE_ORIGIN);
  url.username = user;
  url.password = access.password;
  return url.href;
}

async function accessOf(authorization: string): Promise<Access | null> {
  const [, encoded = ""] = /^Basic (\S+)$/.exec(authorization) ?? [];
  const [user = "", password = ""] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  const where = { vendor_kind_id: { vendor: VENDOR, kind: "access", id: user } };
  const row = await db.sandboxRecord.findUnique({ where });
  if (!row) return null;
  const access = Access.parse(row.data);
  return safeEqual(access.password, password) ? access : null;
}

function accountSet({ seed, from }: Access, query: URLSearchParams): object {
  const today = dayOf(now(), "America/New_York");
  const { accounts, transactions } = household({ seed, from, today, profile: "family" });
  const since = dayIn(query.get("start-date")) ?? from;
  const until = dayIn(query.get("end-date"));
  const rows = transactions.filter(({ day, pending }) =>
    pending ? query.get("pending") === "1" && until === null : day >= since && (until === null || day < until),
  );
  return wireAccountSet(accounts, query.get("balances-only") === "1" ? [] : rows, today);
}

const dayIn = (seconds: string | null) => (seconds === null ? null : dayOf(new Date(Number(seconds) * 1_000), "UTC"));
