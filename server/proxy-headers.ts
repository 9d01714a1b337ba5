import type { RequestHandler } from "express";

/** Without a trusted proxy in front, X-Forwarded-* and Forwarded are only what a stranger claims: drop them. */
export function proxyHeaders(trustedProxies: number): RequestHandler {
  return (req, _res, next) => {
    if (trustedProxies === 0) {
      for (const name of Object.keys(req.headers)) {
        if (name === "forwarded" || name === "x-real-ip" || name.startsWith("x-forwarded-")) delete req.headers[name];
      }
    } else {
      // The public name comes from APP_URL and Host alone.
      delete req.headers["x-forwarded-host"];
      delete req.headers.forwarded;
    }
    next();
  };
}
