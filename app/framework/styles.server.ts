// The style sheet goes with the first page that a browser gets, and is a file of its own from then on.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCookie, STYLES_COOKIE } from "~/lib/cookies.server";

const texts = new Map<string, string | null>();

/** Null when the browser says that it has this very file, or where there is no built one (in development). */
export function stylesFor(request: Request, href: string): string | null {
  if (readCookie(request, STYLES_COOKIE) === href.split("/").pop()) return null;
  let text = texts.get(href);
  if (text === undefined) {
    const file = join("build/client", href);
    text = existsSync(file) ? readFileSync(file, "utf8") : null;
    texts.set(href, text);
  }
  return text;
}
