// What the system hands over when somebody shares a file with the installed app. No page of ours sent it, so it carries no
// sign of ours; no other page can have sent it either, because a browser says "none" only of what began outside of all pages.
import type { Request } from "express";

/** Only a preview is made of it: nothing is written until a form of ours says so. */
export function isSharedFile(req: Request, path: string): boolean {
  const origin = req.get("origin");
  return (
    req.method === "POST" &&
    /^\/import\/?$/.test(path) &&
    req.get("sec-fetch-site") === "none" &&
    req.get("sec-fetch-mode") === "navigate" &&
    (origin === undefined || origin === "null") &&
    /^multipart\/form-data;/i.test(req.get("content-type") ?? "")
  );
}

/** Where somebody is led who has no session: the file isn't read, and has to be chosen again afterwards. */
export const SIGN_IN_FIRST = "/import?shared=1";
