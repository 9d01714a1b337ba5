import type { RequestHandler } from "express";
import { networkOf } from "./network";
import { isForwarded, isLoopbackPeer } from "./peer";
import { closeContext, openContext, REQUEST_ID } from "~/lib/request-context.server";

/** What follows runs as this one request: its loaders and actions find each other by the id in its headers. */
export function requestContext(isLocal: boolean): RequestHandler {
  return (req, res, next) => {
    const { requestId, nonce } = res.locals;
    const context = {
      requestId: String(requestId),
      nonce: String(nonce),
      ip: networkOf(req.ip ?? "unknown"),
      isLocal: isLocal && isLoopbackPeer(req) && !isForwarded(req),
      isDataRequest: req.path.endsWith(".data"),
    };
    req.headers[REQUEST_ID] = context.requestId;
    openContext(context);
    res.once("close", () => closeContext(context));
    next();
  };
}
