import type { Request, RequestHandler } from "express";
import { NOT_FOUND } from "~/contracts/errors";
import { errorResponse } from "./error-response";
import type { MethodsOf } from "./options";
import { canonicalPath, classifyPath, type PathClass, rawPath, searchParams } from "./paths";

const pageMethods = ["GET", "HEAD", "POST"];
const apiMethods = [...pageMethods, "PUT", "PATCH", "DELETE"];
const probeMethods = ["GET", "HEAD"];

/** Refuses what no screen and no endpoint of ours ever asks for, before anything looks at it more closely. */
export function rejectMalformed(methodsOf: MethodsOf): RequestHandler {
  return async (req, res, next) => {
    const path = canonicalPath(req);
    if (path === null) return errorResponse(req, res, 400, "This address is not valid.");
    const kind = classifyPath(path);
    const allowed = await methodsOn(req, kind, methodsOf).catch((error: unknown) => void next(error));
    if (!allowed) return;
    if (allowed.length === 0) return errorResponse(req, res, 404, NOT_FOUND);
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

/** Of an endpoint exactly those that work on it, of everything else those of its kind; none where there is no endpoint. */
async function methodsOn(req: Request, kind: PathClass, methodsOf: MethodsOf): Promise<readonly string[]> {
  if (kind === "health" || kind === "asset") return probeMethods;
  const told = kind === "page" ? undefined : await methodsOf(rawPath(req));
  return told ?? (kind === "api" ? apiMethods : pageMethods);
}
