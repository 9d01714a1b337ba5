import type { Request } from "express";

export type PathClass = "api" | "webhook" | "health" | "asset" | "page";

/**
 * The path as the router will match it: decoded and in lower case, so that `/%61pi/x` and `/API/x` get the same rules
 * as `/api/x`. Null when it can't be a path of ours.
 */
export function canonicalPath(req: Request): string | null {
  const raw = rawPath(req);
  if (!raw.startsWith("/")) return null;
  try {
    const path = decodeURIComponent(raw).toLowerCase();
    // A dot for a folder is followed by whoever reads the address next, and then the rules were those of another one.
    return /\/\/|\\|[\u0000-\u001f\u007f]|\/\.\.?(\/|$)/.test(path) ? null : path;
  } catch {
    return null;
  }
}

export function classifyPath(path: string): PathClass {
  if (isUnder(path, "/api")) return "api";
  if (isUnder(path, "/webhooks")) return "webhook";
  if (isUnder(path, "/health")) return "health";
  if (isUnder(path, "/assets")) return "asset";
  return "page";
}

/** The class of a request; a path that is none of ours has that of where it would lead. */
export function classOf(req: Request): PathClass {
  return classifyPath(canonicalPath(req) ?? readable(rawPath(req)));
}

/** What can be read of any path: its letters decoded, its slashes single. */
function readable(path: string): string {
  return path
    .replace(/%[2-7][0-9a-f]/gi, (code) => decodeURIComponent(code))
    .replace(/\/{2,}/g, "/")
    .toLowerCase();
}

/** The path without its query string, which may hold secrets and is never logged. */
export function rawPath(req: Request): string {
  const end = req.originalUrl.search(/[?#]/);
  return end === -1 ? req.originalUrl : req.originalUrl.slice(0, end);
}

export function searchParams(req: Request): URLSearchParams {
  const start = req.originalUrl.indexOf("?");
  return new URLSearchParams(start === -1 ? "" : req.originalUrl.slice(start + 1));
}

function isUnder(path: string, root: string) {
  return path === root || path.startsWith(`${root}/`) || path === `${root}.data`;
}
