// Whose session runs out comes back to the screen after signing in again. Only the names of our screens are kept, never
// what follows them: no address of the request's own making is ever redirected to.
import { redirect } from "@remix-run/node";
import { BACK_COOKIE, readCookie, setCookie } from "./cookies.server";
import { readSessionRef } from "./session.server";

/** Every screen that needs no id; the start page leads to the dashboard by itself. */
const SCREENS: ReadonlySet<string> = new Set([
  ...["/accounts", "/accounts/new", "/admin", "/budget", "/cancel-subscription", "/cancel-trial", "/cash-flow"],
  ...["/categories", "/coach", "/coach/about-you", "/coach/interview", "/coach/plan", "/credit", "/feedback", "/goals"],
  ...["/import", "/install", "/net-worth", "/review", "/rules", "/rules/new", "/security", "/settings", "/subscribe"],
  ...["/transactions", "/transactions/new", "/recurring", "/week", "/what-if"],
]);
const LIFE_SECONDS = 15 * 60;

const screenOf = (path: string): string | null => {
  const name = path.replace(/\.data$/, "");
  return SCREENS.has(name) ? name : null;
};

/** For the way to the sign-in screen: remembers where it began, if a session was there and is over. */
export function rememberScreen(request: Request, path = new URL(request.url).pathname): HeadersInit {
  const screen = readSessionRef(request) ? screenOf(path) : null;
  return screen ? { "Set-Cookie": setCookie(BACK_COOKIE, screen, LIFE_SECONDS) } : {};
}

/** For whom something waits behind the sign-in screen, whether or not a session was there. */
export const backTo = (screen: "/import"): HeadersInit => ({
  "Set-Cookie": setCookie(BACK_COOKIE, screen, LIFE_SECONDS),
});

/** The sign-in screen that scripts went to by themselves: the page before it, if it was ours. */
export function returnPath(request: Request): HeadersInit {
  if (readCookie(request, BACK_COOKIE)) return {};
  const referer = request.headers.get("referer");
  if (!referer || !URL.canParse(referer)) return {};
  const { host, pathname } = new URL(referer);
  return host === new URL(request.url).host ? rememberScreen(request, pathname) : {};
}

/** On the start page, once: on to where one was. */
export function goBack(request: Request): void {
  const screen = screenOf(readCookie(request, BACK_COOKIE) ?? "");
  if (screen) throw redirect(screen, { headers: { "Set-Cookie": setCookie(BACK_COOKIE, "", 0) } });
}
