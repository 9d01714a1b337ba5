import type { RequestHandler } from "express";
import { errorResponse } from "./error-response";
import type { ServerOptions } from "./options";
import { canonicalPath } from "./paths";

/** What there is only where banks are connected on a vendor's pages, and where something is sold. */
const BANK = [
  "/webhooks/plaid",
  "/api/plaid/create-link-token",
  "/api/plaid/exchange-token",
  "/sandbox/bank",
  "/api/sandbox/bank",
];
const BILLING = [
  "/subscribe",
  "/subscription",
  "/cancel-trial",
  "/cancel-subscription",
  "/api/start-free-trial",
  "/api/cancel-trial",
  "/api/subscription",
  "/webhooks/stripe",
  "/sandbox/checkout",
  "/sandbox/portal",
];

/** What this server's settings have switched off is not there, by no door. */
export function switchedOff({
  hasBankPages,
  hasBilling,
}: Pick<ServerOptions, "hasBankPages" | "hasBilling">): RequestHandler {
  const gone = [...(hasBankPages ? [] : BANK), ...(hasBilling ? [] : BILLING)];
  return (req, res, next) => {
    const path = (canonicalPath(req) ?? "").replace(/\.data$/, "");
    if (!gone.some((root) => path === root || path.startsWith(`${root}/`))) return next();
    errorResponse(req, res, 404, "There is no such page here. Whoever runs this server has switched it off.");
  };
}
