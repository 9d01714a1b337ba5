import type { RequestHandler } from "express";
import { withContext } from "~/lib/context.server";

/** What follows runs as this one request: loaders share its memo, its log lines carry its id. */
export function requestContext(): RequestHandler {
  return (req, res, next) => {
    const { requestId, nonce } = res.locals;
    const context = { requestId: String(requestId), nonce: String(nonce), ip: req.ip ?? "unknown", isDataRequest: req.path.endsWith(".data"), memo: new Map<string, unknown>() };
    withContext(context, next);
  };
}
