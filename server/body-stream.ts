import { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";

/** Gives the Remix adapter, which reads a stream, the body that was already read and found good. */
export function withBodyStream(handler: RequestHandler): RequestHandler {
  return (req, res, next) => {
    const body: unknown = res.locals.body;
    return handler(Buffer.isBuffer(body) ? replay(req, body) : req, res, next);
  };
}

function replay(req: Request, body: Buffer): Request {
  const copy: Request = Object.setPrototypeOf(new IncomingMessage(req.socket), Object.getPrototypeOf(req));
  const { app, res, method, url, originalUrl, baseUrl, headers, rawHeaders, httpVersion } = req;
  Object.assign(copy, {
    app,
    res,
    method,
    url,
    originalUrl,
    baseUrl,
    headers,
    rawHeaders,
    httpVersion,
    complete: true,
  });
  copy.push(body);
  copy.push(null);
  return copy;
}
