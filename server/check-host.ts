import type { Request, RequestHandler } from "express";
import { errorResponse } from "./error-response";
import { classOf } from "./paths";

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];
const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;

/** Only the public name, or a loopback name from this machine. Health checks come by address and are let through. */
export function checkHost(appUrl: URL): RequestHandler {
  return (req, res, next) => {
    if (classOf(req) === "health" || isOurHost(req, appUrl)) return next();
    errorResponse(req, res, 400, "This address is not served here.");
  };
}

export function isOurHost(req: Request, appUrl: URL): boolean {
  const host = req.headers.host?.toLowerCase();
  return host !== undefined && (host === appUrl.host || isLoopbackAlias(req, host));
}

function isLoopbackAlias(req: Request, host: string) {
  if (!loopbackAddress.test(req.socket.remoteAddress ?? "")) return false;
  const port = req.socket.localPort;
  return loopbackNames.some((name) => host === `${name}:${port}` || (port === 80 && host === name));
}
