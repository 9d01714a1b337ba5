// Where the provider sends people back to. Pinned to configuration; only a server that runs on loopback answers to each
// of its loopback names, so that the session's cookie is still there on return.
import { env } from "~/lib/env.server";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

export function returnOrigin(request: Request): string {
  const configured = new URL(env.APP_URL);
  const asked = new URL(request.url);
  const isLocal = configured.protocol === "http:" && LOOPBACK.has(configured.hostname) && LOOPBACK.has(asked.hostname);
  return isLocal ? `http://${asked.host}` : configured.origin;
}
