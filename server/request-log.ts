import type { RequestHandler } from "express";
import type { ServerLog } from "./options";
import { classOf, rawPath } from "./paths";

/** One line per request: what was asked and how it went; no query, header, cookie or body ever gets here. */
export function requestLog(log: ServerLog): RequestHandler {
  return (req, res, next) => {
    const kind = classOf(req);
    if (kind === "health" || kind === "asset") return next();
    const started = performance.now();
    res.once("close", () => {
      const fields = {
        requestId: res.locals.requestId,
        method: req.method,
        path: rawPath(req).slice(0, 200),
        status: res.statusCode,
        ms: Math.round(performance.now() - started),
        ...(res.writableFinished ? {} : { aborted: true }),
      };
      if (res.statusCode >= 500) log.warn(fields, "request");
      else log.info(fields, "request");
    });
    next();
  };
}
