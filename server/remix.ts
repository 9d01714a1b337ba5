import { createRequestHandler, type RequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";

/** Remix as the last layer; in development the build is asked for anew at every request. */
export function remix(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): RequestHandler {
  const handler = createRequestHandler({
    build,
    mode,
    getLoadContext: (_req, res) => ({ nonce: String(res.locals.nonce), requestId: String(res.locals.requestId) }),
  });
  return (req, res, next) => {
    // The adapter appends. What the server has decided for every answer stays as it is, once.
    const append = res.append.bind(res);
    res.append = (name, value) => (decided.has(name.toLowerCase()) && res.hasHeader(name) ? res : append(name, value));
    return handler(req, res, next);
  };
}

const decided = new Set(["cache-control", "content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy", "permissions-policy", "strict-transport-security"]);
