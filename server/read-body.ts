import { isUtf8 } from "node:buffer";
import type { Request, RequestHandler, Response } from "express";
import { errorResponse } from "./error-response";
import { networkOf } from "./network";
import { openBodies } from "./open-bodies";
import { jsonDepth } from "./json-depth";
import { streamUpload, UPLOAD_TOO_LARGE, UPLOAD_TOO_SLOW } from "./upload-stream";
import { canonicalPath, classifyPath, type PathClass } from "./paths";
import { isSharedFile, SIGN_IN_FIRST } from "./shared-files";
import { discardRest } from "./discard-rest";

const KiB = 1024;
const maxJsonDepth = 32;
const wrongType = "This content type is not accepted here.";

/**
 * Reads the whole body before Remix sees the request: small, complete, on time and of the expected type, or refused.
 * `res.locals.body` then holds it. Nobody waits for a body that doesn't come. Files alone are passed on as they come: who
 * sends them is known before they are read.
 */
export function readBodyFirst(milliseconds: number): RequestHandler {
  const begin = openBodies();
  let uploads = 0;
  return (req, res, next) => {
    if (!hasBody(req)) return next();
    const path = canonicalPath(req) ?? "/";
    const kind = classifyPath(path);
    const isFiles = isUpload(req, path);
    if (!isFiles && isSharedFile(req, path)) return leadTo(req, res, SIGN_IN_FIRST);
    const refusal =
      refuseByHeaders(req, path, kind, isFiles) ?? (isFiles && uploads >= MAX_UPLOADS ? tooMany(res) : null);
    if (refusal) return refuse(req, res, ...refusal);
    if (req.headers.expect?.toLowerCase() === "100-continue") res.writeContinue();
    const cap = capOf(path, kind, isFiles);
    if (isFiles) {
      uploads += 1;
      res.once("close", () => (uploads -= 1));
      const { request, give } = streamUpload(req, res, cap, milliseconds * UPLOAD_PATIENCE, () => ended());
      const ended = begin(networkOf(req.ip ?? ""), give);
      res.locals.body = request;
      return next();
    }
    const end = collectBody(req, cap, milliseconds, (failure, body) => {
      ended();
      if (failure) return refuse(req, res, ...failure);
      const problem = refuseByContent(body, kind);
      if (problem) return errorResponse(req, res, ...problem);
      res.locals.body = body;
      next();
    });
    const ended = begin(networkOf(req.ip ?? ""), end);
    req.once("close", ended);
  };
}

/** Mail programs send their one click in parts, or as a form (RFC 8058). */
const PARTS = "multipart/form-data";
const MAX_UPLOADS = 4;
/** Files take longer than a form, on a slow line much longer. */
const UPLOAD_PATIENCE = 12;

/** Files come to one screen, from somebody who may have a session; all else is small. */
function isUpload(req: Request, path: string): boolean {
  return (
    /^\/import(\.data|\/)?$/.test(path) &&
    req.headers.cookie !== undefined &&
    /^multipart\/form-data;/i.test(req.headers["content-type"] ?? "")
  );
}

function tooMany(res: Response): Refusal {
  res.setHeader("Retry-After", "5");
  return [503, "Several files are being read right now. Please try again in a moment."];
}

type Refusal = [status: number, message: string];

function hasBody(req: Request) {
  return req.headers["transfer-encoding"] !== undefined || Number(req.headers["content-length"] ?? 0) > 0;
}

function capOf(path: string, kind: PathClass, isFiles: boolean) {
  // Ten megabytes of files, and what stands around them.
  if (isFiles) return (10 * 1024 + 64) * KiB;
  if (kind === "webhook" || /^\/api\/ai\/analyze-spending\/?$/.test(path)) return 256 * KiB;
  return (kind === "api" ? 64 : 16) * KiB;
}

function refuseByHeaders(req: Request, path: string, kind: PathClass, isFiles: boolean): Refusal | null {
  if (req.method === "GET" || req.method === "HEAD") return [400, "A request of this kind can't carry a body."];
  if (Number(req.headers["content-length"] ?? 0) > capOf(path, kind, isFiles)) return [413, UPLOAD_TOO_LARGE];
  const encoding = req.headers["content-encoding"];
  if (encoding !== undefined && encoding !== "identity") return [415, "A compressed body is not accepted here."];
  if (isFiles) return null;
  const [type = "", ...parameters] = (req.headers["content-type"] ?? "").toLowerCase().split(";");
  const expected = kind === "page" ? "application/x-www-form-urlencoded" : "application/json";
  const isPartsOfMail = type.trim() === PARTS && /^\/unsubscribe\/?$/.test(path);
  if (type.trim() !== expected && !isPartsOfMail) return [415, wrongType];
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith("charset="));
  if (charset !== undefined && !/^charset="?utf-8"?$/.test(charset)) return [415, wrongType];
  return null;
}

function refuseByContent(body: Buffer, kind: PathClass): Refusal | null {
  if (!isUtf8(body)) return [400, "The text that was sent is not valid."];
  if (kind !== "page" && jsonDepth(body) > maxJsonDepth) return [400, "What was sent is nested too deeply."];
  return null;
}

function collectBody(
  req: Request,
  cap: number,
  milliseconds: number,
  done: (failure: Refusal | null, body: Buffer) => void,
): () => void {
  const chunks: Buffer[] = [];
  let size = 0;
  const tooSlow = () => finish([408, UPLOAD_TOO_SLOW]);
  const timer = setTimeout(tooSlow, milliseconds);
  function finish(failure: Refusal | null) {
    clearTimeout(timer);
    req.off("data", onData).off("end", onEnd).off("close", onClose);
    done(failure, Buffer.concat(failure ? [] : chunks));
  }
  function onData(chunk: Buffer) {
    size += chunk.length;
    if (size > cap) finish([413, UPLOAD_TOO_LARGE]);
    else chunks.push(chunk);
  }
  function onEnd() {
    finish(null);
  }
  function onClose() {
    // The client is gone; nobody is left to answer.
    clearTimeout(timer);
  }
  req.on("data", onData).on("end", onEnd).on("close", onClose).on("error", onClose);
  return tooSlow;
}

/** Answers at once, whatever is still being sent. */
function refuse(req: Request, res: Response, status: number, message: string) {
  discardRest(req);
  errorResponse(req, res, status, message);
  req.resume();
}

function leadTo(req: Request, res: Response, path: string) {
  discardRest(req);
  res.redirect(303, path);
  req.resume();
}
