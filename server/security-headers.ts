import { randomBytes } from "node:crypto";
import type { RequestHandler } from "express";
import type { ServerOptions } from "./options";
import { canonicalPath, classifyPath } from "./paths";

const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const linkScreens = new Set(["/", "/dashboard", "/accounts"]);
const refusedFeatures = [
  "accelerometer",
  "autoplay",
  "bluetooth",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
const permissions = refusedFeatures.map((feature) => `${feature}=()`).join(", ");

type Policy = Pick<ServerOptions, "appUrl" | "plaid" | "development">;

/** The headers of every answer, set first so that errors and refusals carry them too. */
export function securityHeaders(options: Policy): RequestHandler {
  const https = options.appUrl.protocol === "https:";
  return (req, res, next) => {
    const path = canonicalPath(req) ?? "/";
    const isPage = classifyPath(path) === "page" && !path.endsWith(".data");
    const linksBank = options.plaid && isPage && linkScreens.has(path);
    const nonce = randomBytes(16).toString("base64");
    res.locals.nonce = nonce;
    res.setHeader("Content-Security-Policy", isPage ? pagePolicy(nonce, options, linksBank) : closedPolicy);
    res.setHeader("X-Content-Type-Options", "nosniff");
    res.setHeader("X-Frame-Options", "DENY");
    res.setHeader("X-Permitted-Cross-Domain-Policies", "none");
    res.setHeader("Referrer-Policy", "same-origin");
    res.setHeader("Cross-Origin-Opener-Policy", linksBank ? "same-origin-allow-popups" : "same-origin");
    res.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    res.setHeader("Origin-Agent-Cluster", "?1");
    res.setHeader("Permissions-Policy", permissions);
    res.setHeader("Cache-Control", "no-store");
    if (https) res.setHeader("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
    next();
  };
}

/**
 * Scripts and styles run from our files or with this answer's nonce only. Forms may end at the payment pages, where
 * posting without JavaScript is redirected to.
 */
function pagePolicy(nonce: string, { appUrl, development }: Policy, linksBank: boolean) {
  const plaid = linksBank ? ["https://cdn.plaid.com"] : [];
  const plaidApi = linksBank ? ["https://production.plaid.com", "https://sandbox.plaid.com"] : [];
  const directives: [string, ...string[]][] = [
    ["default-src", "'none'"],
    ["base-uri", "'none'"],
    ["script-src", "'self'", `'nonce-${nonce}'`, ...plaid],
    ["style-src", "'self'", development ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    ["img-src", "'self'", "data:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...plaidApi, ...(development ? ["ws:"] : [])],
    ["frame-src", ...(linksBank ? plaid : ["'none'"])],
    ["manifest-src", "'self'"],
    ["worker-src", "'self'"],
    [
      "form-action",
      "'self'",
      "https://checkout.stripe.com",
      "https://billing.stripe.com",
      ...(linksBank ? ["https://secure.plaid.com"] : []),
    ],
    ["frame-ancestors", "'none'"],
    ["object-src", "'none'"],
  ];
  const policy = directives.map((directive) => directive.join(" ")).join("; ");
  return appUrl.protocol === "https:" ? `${policy}; upgrade-insecure-requests` : policy;
}
