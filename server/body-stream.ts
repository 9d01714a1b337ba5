import { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";

/** Gives the Remix adapter, which reads a stream, the body that was already read and found good, or files as they come. */
export function withBodyStream(handler: RequestHandler): RequestHandler {
  return (req, res, next) => {
    const body: unknown = res.locals.body;
    if (isRequest(body)) return handler(body, res, next);
    return handler(Buffer.isBuffer(body) ? replay(req, body) : req, res, next);
  };
}

function replay(req: Request, body: Buffer): Request {
  const copy = likeRequest(req);
  copy.push(body);
  copy.push(null);
  return copy;
}

/** The same request, with a body of its own. */
export function likeRequest(req: Request): Request {
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
  return copy;
}

const isRequest = (body: unknown): body is Request => body instanceof IncomingMessage;
