// Toasts that outlive a redirect travel in a signed cookie and are shown once.
import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Toast } from "~/texts/toast";
import { contextOf } from "./request-context.server";
import { FLASH_COOKIE, readCookie, setCookie } from "./cookies.server";
import { safeEqual, sign } from "./crypto.server";

const Stored = z.object({
  title: z.string(),
  description: z.string().optional(),
  variant: z.enum(["default", "success", "error"]).optional(),
  action: z
    .object({ label: z.string(), to: z.string().regex(/^\/(?![/\\])/), fields: z.record(z.string()) })
    .optional(),
});
const LIFE_SECONDS = 60;

export function toastCookie(toast: Toast): string {
  const body = Buffer.from(JSON.stringify(toast)).toString("base64url");
  return setCookie(FLASH_COOKIE, `${body}.${sign("flash", body)}`, LIFE_SECONDS);
}

/** Ends a form post: the next page shows the toast. `to` is a path of ours, never the user's text. */
export function redirectWithToast(to: string, toast: Toast | undefined, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  if (toast) all.append("Set-Cookie", toastCookie(toast));
  return redirect(to, { status: 303, headers: all });
}

/** For the root loader: the toast to show with this page, and the header that makes it the only time. */
export function takeToast(request: Request): { toast: Toast | null; headers: HeadersInit } {
  const here = contextOf(request)?.toast;
  const cookie = readCookie(request, FLASH_COOKIE);
  const headers: HeadersInit = cookie ? { "Set-Cookie": setCookie(FLASH_COOKIE, "", 0) } : {};
  if (here) return { toast: here, headers };
  return { toast: cookie ? open(cookie) : null, headers };
}

function open(cookie: string): Toast | null {
  const [body = "", signature = ""] = cookie.split(".");
  if (!safeEqual(sign("flash", body), signature)) return null;
  const parsed = Stored.safeParse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
  return parsed.success ? parsed.data : null;
}
