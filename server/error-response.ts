import type { Request, Response } from "express";
import { refusalPageText } from "~/lib/refusal-page.server";
import { classOf } from "./paths";

/**
 * The server's own short answers: JSON for the API, a small page for people, never a stack. The words that the client
 * reads as "your free time is over" must not appear in any of them.
 */
export function errorResponse(req: Request, res: Response, status: number, message: string) {
  if (res.headersSent) return void res.destroy();
  res.status(status);
  res.setHeader("Cache-Control", "no-store");
  const kind = classOf(req);
  if (kind === "api" || kind === "webhook") return void res.json({ message });
  if (kind !== "page") return void res.type("text/plain").send(message);
  res.type("text/html").send(
    refusalPageText(status, message, {
      nonce: String(res.locals.nonce ?? ""),
      requestId: String(res.locals.requestId ?? ""),
    }),
  );
}
