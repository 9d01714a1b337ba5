import { randomBytes } from "node:crypto";
import type { RequestHandler } from "express";

/** Every answer carries an id that also stands in the log; a client can't choose it. */
export function requestId(): RequestHandler {
  return (_req, res, next) => {
    const id = randomBytes(9).toString("base64url");
    res.locals.requestId = id;
    res.setHeader("X-Request-Id", id);
    next();
  };
}
