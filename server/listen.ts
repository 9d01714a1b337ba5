import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { ConfigError } from "~/lib/env.server";
import { type ConnectionLimits, watchConnections } from "./connections";
import type { Lifecycle, ServerLog } from "./options";

const connections = new WeakMap<Server, Map<Socket, unknown>>();
/** A line on which nothing moves: an answer that nobody reads, or nothing ever asked. */
const SILENT_MS = 60_000;

/** Opens the port with limits on slow clients; a taken port becomes a sentence. */
export async function listen(
  app: RequestListener,
  port: number,
  host: string,
  limits: ConnectionLimits = { ofOneNetwork: 1024, ofAll: 4096 },
): Promise<Server> {
  const server = createServer(
    {
      // Bodies are timed where they are read, and files may take two minutes.
      requestTimeout: 130_000,
      headersTimeout: 10_000,
      keepAliveTimeout: 20_000,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: 16_384,
    },
    app,
  );
  server.setTimeout(SILENT_MS);
  connections.set(server, watchConnections(server, limits));
  // The body guard decides whether the client may go on to send its body.
  server.on("checkContinue", app);
  server.listen(port, host);
  await once(server, "listening").catch((error: unknown) => {
    throw asSentence(error, port, host);
  });
  return server;
}

function asSentence(error: unknown, port: number, host: string) {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return new ConfigError(`Port ${port} is already in use. Stop the other program, or set PORT to a free one.`);
  if (code === "EACCES")
    return new ConfigError(`Port ${port} may not be opened by this user. Set PORT to one above 1024.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new ConfigError(`HOST (${host}) is not an address of this machine.`);
  return error;
}

/** How often the drain looks around. */
const TURN_MS = 50;

type DrainOptions = {
  lifecycle: Lifecycle;
  log: ServerLog;
  lingerMilliseconds: number;
  limitMilliseconds: number;
  /** One turn of waiting. */
  pause?: (milliseconds: number) => Promise<unknown>;
};

/**
 * Stops without dropping anybody: first `/health/ready` turns and every answer asks its connection to close, then, once
 * nobody comes any more, new connections are refused, then whatever is still being worked on is waited for, up to the limit.
 */
export async function drain(
  server: Server,
  { lifecycle, log, lingerMilliseconds, limitMilliseconds, pause = sleep }: DrainOptions,
) {
  if (lifecycle.draining) return;
  lifecycle.draining = true;
  log.info({ inFlight: lifecycle.inFlight }, "stopping");
  const limit = Date.now() + limitMilliseconds;
  await quiet(server, { turns: lingerMilliseconds / TURN_MS, until: Date.now() + limitMilliseconds / 2, pause });
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    // Where nothing was ever asked, Node still waits for a first request.
    for (const socket of connections.get(server)?.keys() ?? []) if (socket.bytesRead === 0) socket.destroy();
    if (Date.now() > limit) server.closeAllConnections();
  }, TURN_MS);
  await closed;
  clearInterval(sweep);
  log.info({}, "stopped");
}

/**
 * Resolves once nobody has asked for anything, for as long as a balancer needs to notice. Turns of this process are
 * counted rather than the clock: where the machine is slow, what waits in the sockets is read between them.
 */
async function quiet(
  server: Server,
  { turns, until, pause }: { turns: number; until: number } & Pick<Required<DrainOptions>, "pause">,
) {
  let passed = 0;
  const came: RequestListener = (req) => {
    if (!req.url?.startsWith("/health/")) passed = 0;
  };
  server.prependListener("request", came);
  while (passed++ < turns && Date.now() < until) await pause(TURN_MS);
  server.removeListener("request", came);
}
