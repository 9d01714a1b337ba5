import type { Request, RequestHandler } from "express";
import { errorResponse } from "./error-response";
import { classOf } from "./paths";
import { isForwarded, isLoopbackPeer } from "./peer";

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/** Only the public name, or a loopback name from this machine. Health checks come by address and are let through. */
export function checkHost(appUrl: URL): RequestHandler {
  return (req, res, next) => {
    if (classOf(req) === "health" || isOurHost(req, appUrl)) return next();
    errorResponse(
      req,
      res,
      400,
      "This address is not served here. The one that is stands in the setting APP_URL, and a proxy in front must pass the Host header on.",
    );
  };
}

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
