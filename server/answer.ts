import type { Request, Response } from "express";
import { classOf } from "./paths";

/**
 * The server's own short answers: JSON for the API, a small page for people, never a stack. The words that the client
 * reads as "your free time is over" must not appear in any of them.
 */
export function answer(req: Request, res: Response, status: number, message: string) {
  if (res.headersSent) return void res.destroy();
  res.status(status);
  res.setHeader("Cache-Control", "no-store");
  const kind = classOf(req);
  if (kind === "api" || kind === "webhook") return void res.json({ message });
  if (kind !== "page") return void res.type("text/plain").send(message);
  res.type("text/html").send(page(status, message, String(res.locals.nonce ?? ""), String(res.locals.requestId ?? "")));
}

function page(status: number, message: string, nonce: string, requestId: string) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(message)}</title>
<style nonce="${escape(nonce)}">
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;text-align:center}
h1{font-size:1.25rem;max-width:32rem}p{opacity:.75}
</style></head>
<body><main><h1>${escape(message)}</h1>
<p><a href="/">Go to the start page</a></p>
<p><small>Status ${status}, reference ${escape(requestId)}</small></p></main></body></html>`;
}

function escape(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
