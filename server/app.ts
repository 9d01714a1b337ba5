import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { readBodyFirst } from "./read-body";
import { unknownErrors } from "./errors";
import { health } from "./health";
import { checkHost } from "./check-host";
import { loadShed } from "./load-shed";
import type { Layer, Lifecycle, ServerOptions } from "./options";
import { checkOrigin } from "./check-origin";
import { proxyHeaders } from "./proxy-headers";
import { withBodyStream } from "./body-stream";
import { requestContext } from "./request-context";
import { rejectMalformed } from "./reject-malformed";
import { requestId } from "./request-id";
import { requestLog } from "./request-log";
import { securityHeaders } from "./security-headers";
import { compressAnswers } from "./compression";
import { staticFiles } from "./static-files";
import { switchedOff } from "./switched-off";

/** What a request passes on its way to Remix, in this order. */
export function layers(options: ServerOptions, lifecycle: Lifecycle): Layer[] {
  return [
    { name: "request id", use: requestId() },
    { name: "security headers", use: securityHeaders(options) },
    { name: "request log", use: requestLog(options.log) },
    { name: "drain", use: closeWhenDraining(lifecycle) },
    { name: "health", use: health(options, lifecycle) },
    { name: "proxy headers", use: proxyHeaders(options.trustedProxies) },
    { name: "host", use: checkHost(options.appUrl) },
    { name: "request", use: rejectMalformed(options.methodsOf) },
    { name: "switched off", use: switchedOff(options) },
    { name: "compression", use: compressAnswers() },
    { name: "static files", use: staticFiles(options.clientDirectory) },
    { name: "origin", use: checkOrigin(options.appUrl) },
    { name: "body", use: readBodyFirst(options.bodyMilliseconds) },
    { name: "load", use: loadShed(options, lifecycle) },
    { name: "context", use: requestContext(options.isLocal) },
  ];
}

export function assemble(
  options: Pick<ServerOptions, "trustedProxies">,
  passed: Layer[],
  last: RequestHandler,
  errors: ErrorRequestHandler,
): Express {
  const app = express();
  app
    .disable("x-powered-by")
    .disable("etag")
    .set("query parser", false)
    .set("trust proxy", options.trustedProxies || false);
  for (const layer of passed) app.use(layer.use);
  app.use(withBodyStream(last));
  app.use(errors);
  return app;
}

/** The whole application around the handler that renders: Remix, or a stand-in under test. */
export function createApp(options: ServerOptions, lifecycle: Lifecycle, handler: RequestHandler): Express {
  return assemble(options, layers(options, lifecycle), handler, unknownErrors(options.log));
}

function closeWhenDraining(lifecycle: Lifecycle): RequestHandler {
  return (_req, res, next) => {
    if (lifecycle.draining) res.setHeader("Connection", "close");
    next();
  };
}
