import type { RequestHandler } from "express";
import { errorResponse } from "./error-response";
import { canonicalPath, classify, searchParams } from "./paths";

const pageMethods = ["GET", "HEAD", "POST"];
const apiMethods = [...pageMethods, "PUT", "PATCH", "DELETE"];
const probeMethods = ["GET", "HEAD"];

/** Refuses what no screen and no endpoint of ours ever asks for, before anything looks at it more closely. */
export function rejectMalformed(): RequestHandler {
  return (req, res, next) => {
    const path = canonicalPath(req);
    if (path === null) return errorResponse(req, res, 400, "This address is not valid.");
    const kind = classify(path);
    const allowed = kind === "api" ? apiMethods : kind === "health" || kind === "asset" ? probeMethods : pageMethods;
    if (!allowed.includes(req.method)) {
      res.setHeader("Allow", allowed.join(", "));
      return errorResponse(req, res, 405, "This method is not allowed here.");
    }
    // A loader or action called by its route id skips the layouts and Remix's own checks.
    const search = searchParams(req);
    if (search.has("_data")) return errorResponse(req, res, 400, "This address is not valid.");
    // No text of ours holds it, and the database takes it for a mistake of the server's.
    if ([...search].flat().some((text) => text.includes("\u0000")))
      return errorResponse(req, res, 400, "This address is not valid.");
    // Endpoints speak JSON; their single-fetch twin would be a second door with other rules.
    if (kind !== "page" && path.endsWith(".data")) return errorResponse(req, res, 404, "Not found.");
    next();
  };
}
