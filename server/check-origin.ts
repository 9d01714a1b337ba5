import type { Request, RequestHandler } from "express";
import { errorResponse } from "./error-response";
import { isOurHost } from "./check-host";
import { canonicalPath, classifyPath } from "./paths";
import { isSharedFile } from "./shared-files";

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Nothing that changes data may come from another site. The Origin header must be ours, and when the browser says where
 * the request started, it must say here. A browser that knows neither header (lynx, w3m, Firefox below 70) is judged by
 * the page it names in Referer; one that names none is refused. Webhooks prove themselves by signature instead.
 */
export function checkOrigin(appUrl: URL): RequestHandler {
  return (req, res, next) => {
    const path = canonicalPath(req) ?? "/";
    const kind = classifyPath(path);
    if (kind === "page" && lostItsHost(req, appUrl))
      return errorResponse(
        req,
        res,
        400,
        `A proxy in front of this app keeps the Host header to itself. It must pass on ${appUrl.host}, the address in the setting APP_URL.`,
      );
    if (isSharedFile(req, path)) {
      // Remix would take "null" for a stranger.
      delete req.headers.origin;
      return next();
    }
    if (kind === "webhook" || isUnsubscribe(req, path) || isAllowed(req, path, appUrl)) return next();
    errorResponse(req, res, 403, "This request did not come from this site, so nothing was changed.");
  };
}

/** A mail program posts it for its reader, from nowhere; the signed link says whose it is and allows nothing else. */
function isUnsubscribe(req: Request, path: string) {
  const isFromNowhere = req.get("origin") === undefined && req.get("sec-fetch-site") === undefined;
  return isFromNowhere && /^\/unsubscribe\/?$/.test(path);
}

/** A form of ours that came under another name: Remix would take it for a stranger's, and say so to nobody. */
function lostItsHost(req: Request, appUrl: URL): boolean {
  const changes = req.method !== "GET" && req.method !== "HEAD";
  return changes && sourceOf(req) === appUrl.origin && req.headers.host?.toLowerCase() !== appUrl.host;
}

function isAllowed(req: Request, path: string, appUrl: URL) {
  const site = req.get("sec-fetch-site");
  if (req.method !== "GET" && req.method !== "HEAD") {
    return isOurOrigin(req, sourceOf(req), appUrl) && (site === undefined || site === "same-origin");
  }
  if (classifyPath(path) !== "api") return true;
  if (/^\/api\/auth\/logout\/?$/.test(path)) return mayLogOut(req, site, appUrl);
  // No other site has a reason to load our data, not even as an image or a script.
  return site === undefined || site === "same-origin" || site === "none";
}

/** GET logout is in the specification, so it is held to the rule for changes as far as a GET carries the signs. */
function mayLogOut(req: Request, site: string | undefined, appUrl: URL) {
  if (site !== undefined) return site === "same-origin";
  const source = sourceOf(req);
  if (source !== undefined) return isOurOrigin(req, source, appUrl);
  // An old browser following a link without Referer asks for HTML; a command-line client does not.
  return !req.get("accept")?.includes("text/html");
}

function isOurOrigin(req: Request, origin: string | undefined, appUrl: URL) {
  if (origin === appUrl.origin) return true;
  // Run locally, the same server also answers to its other loopback names, each to itself only.
  return (
    loopback.test(appUrl.hostname) &&
    appUrl.protocol === "http:" &&
    origin !== undefined &&
    origin === `http://${req.headers.host}` &&
    isOurHost(req, appUrl)
  );
}

/** Where a request started. Referer speaks only for who sends neither header: those that send one can leave Referer out. */
function sourceOf(req: Request): string | undefined {
  const origin = req.get("origin");
  if (origin !== undefined || req.get("sec-fetch-site") !== undefined) return origin;
  const referer = req.get("referer");
  if (referer === undefined) return undefined;
  return URL.canParse(referer) ? new URL(referer).origin : "null";
}
