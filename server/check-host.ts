import type { Request, RequestHandler } from "express";
import { errorResponse } from "./error-response";
import { classOf } from "./paths";
import { isForwarded, isLoopbackPeer } from "./peer";

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/** Only the public name, or a loopback name from this machine. Health checks come by address and are let through. */
export function checkHost(appUrl: URL): RequestHandler {
  return (req, res, next) => {
    if (classOf(req) === "health" || isOurHost(req, appUrl)) return next();
    errorResponse(req, res, 400, missingSetting(req, appUrl) ?? OTHER_ADDRESS);
  };
}

const OTHER_ADDRESS =
  "This address is not served here. The one that is stands in the setting APP_URL, and a proxy in front must pass the Host header on.";

/** Who listens in the home network and was never told by what name they are visited there. */
function missingSetting(req: Request, appUrl: URL): string | null {
  const host = req.headers.host?.toLowerCase() ?? "";
  const isUnset = loopbackNames.includes(appUrl.hostname);
  if (!isUnset || !HOST.test(host) || isForwarded(req) || loopbackNames.includes(host.replace(/:\d+$/, "")))
    return null;
  return `This server doesn't know this address yet. Set APP_URL=http://${host} and start it again; then it is served under that address alone.`;
}

/** A name or an address, with a port or without. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?|\[[0-9a-f:]{2,39}\])(?::\d{1,5})?$/;

export function isOurHost(req: Request, appUrl: URL): boolean {
  const host = req.headers.host?.toLowerCase();
  return host !== undefined && (host === appUrl.host || isLoopbackAlias(req, host));
}

/** What a proxy on this machine passes on comes from loopback too, and is not meant. */
function isLoopbackAlias(req: Request, host: string) {
  if (!isLoopbackPeer(req) || isForwarded(req)) return false;
  const port = req.socket.localPort;
  return loopbackNames.some((name) => host === `${name}:${port}` || (port === 80 && host === name));
}
