import type { RequestHandler } from "express";
import { isSwitchedOff } from "~/contracts/offers";
import { errorResponse } from "./error-response";
import type { ServerOptions } from "./options";
import { canonicalPath } from "./paths";

/** What this server's settings have switched off is not there, by no door. */
export function switchedOff({
  hasBankPages,
  hasBilling,
}: Pick<ServerOptions, "hasBankPages" | "hasBilling">): RequestHandler {
  const offered = { bankPages: hasBankPages, billing: hasBilling };
  return (req, res, next) => {
    const path = (canonicalPath(req) ?? "").replace(/\.data$/, "");
    if (!isSwitchedOff(path, offered)) return next();
    errorResponse(req, res, 404, "There is no such page here. Whoever runs this server has switched it off.");
  };
}
