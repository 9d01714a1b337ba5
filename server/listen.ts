import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import type { Lifecycle, ServerLog } from "./options";

const connections = new WeakMap<Server, Set<Socket>>();

/** Opens the port with limits on slow clients; a taken port becomes a sentence. */
export async function listen(app: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(
    { requestTimeout: 20_000, headersTimeout: 10_000, keepAliveTimeout: 20_000, connectionsCheckingInterval: 2000, maxHeaderSize: 16_384 },
    app,
  );
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  // The body guard decides whether the client may go on to send its body.
  server.on("checkContinue", app);
  server.listen(port, host);
  await once(server, "listening");
  return server;
}

export type DrainOptions = { lifecycle: Lifecycle; log: ServerLog; lingerMilliseconds: number; limitMilliseconds: number };

/**
 * Stops without dropping anybody: first `/health/ready` turns and every answer asks its connection to close, then new
 * connections are refused, then whatever is still being worked on is waited for, up to the limit.
 */
export async function drain(server: Server, { lifecycle, log, lingerMilliseconds, limitMilliseconds }: DrainOptions) {
  if (lifecycle.draining) return;
  lifecycle.draining = true;
  log.info({ inFlight: lifecycle.inFlight }, "stopping");
  const limit = Date.now() + limitMilliseconds;
  await pause(lingerMilliseconds);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    // Where nothing was ever asked, Node still waits for a first request.
    for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
    if (Date.now() > limit) server.closeAllConnections();
  }, 50);
  await closed;
  clearInterval(sweep);
  log.info({}, "stopped");
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
