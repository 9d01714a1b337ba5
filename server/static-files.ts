import { existsSync } from "node:fs";
import { join } from "node:path";
import express, { type RequestHandler } from "express";
import { errorResponse } from "./error-response";
import { canonicalPath, classifyPath } from "./paths";

const year = 365 * 24 * 3600;
const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/**
 * The browser's files. Names in /assets carry a hash of the content, so they never change; everything else (icons,
 * manifest, service worker) is asked for again each time. The build leaves compressed twins beside the large ones.
 */
export function staticFiles(directory: string): RequestHandler {
  const files = express.static(directory, {
    index: false,
    redirect: false,
    dotfiles: "ignore",
    cacheControl: false,
  });
  return (req, res, next) => {
    const path = canonicalPath(req) ?? "/";
    const isAsset = classifyPath(path) === "asset";
    if (
      (req.method !== "GET" && req.method !== "HEAD") ||
      (!isAsset && !/\.[a-z0-9]+$/.test(path)) ||
      path.endsWith(".data")
    )
      return next();
    const url = req.url;
    const file = req.path;
    if (isAsset) {
      const twin = encodings.find(
        ([name, end]) => req.acceptsEncodings().includes(name) && existsSync(join(directory, `${file}${end}`)),
      );
      res.vary("Accept-Encoding");
      if (twin) {
        req.url = `${file}${twin[1]}`;
        res.type(file.slice(file.lastIndexOf(".")));
        res.setHeader("Content-Encoding", twin[0]);
      }
    }
    res.setHeader("Cache-Control", isAsset ? `public, max-age=${year}, immutable` : "no-cache");
    files(req, res, (error?: unknown) => {
      req.url = url;
      res.removeHeader("Content-Encoding");
      res.setHeader("Cache-Control", "no-store");
      if (isAsset) return errorResponse(req, res, 404, "Not found.");
      next(error);
    });
  };
}
