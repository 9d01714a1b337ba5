import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { Lifecycle, ServerLog } from "./options";

/** Opens the port with limits on slow clients; a taken port becomes a sentence. */
export async function listen(app: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(
    { requestTimeout: 20_000, headersTimeout: 10_000, keepAliveTimeout: 20_000, connectionsCheckingInterval: 2000, maxHeaderSize: 16_384 },
    app,
  );
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
    if (Date.now() > limit) server.closeAllConnections();
  }, 50);
  await closed;
  clearInterval(sweep);
  log.info({}, "stopped");
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
