import { env } from "./env.server";

/** Only HTTPS can carry the `__Host-` promise; on plain loopback the names stand without it. */
export const ownName = (name: string, isHttps = env.IS_HTTPS): string => (isHttps ? `__Host-${name}` : name);

export const SESSION_COOKIE = ownName("session");
export const FLASH_COOKIE = ownName("flash");
/** Says that somebody signed in here before, so that strangers' failures can't lock this device out. */
export const DEVICE_COOKIE = ownName("device");
/** Says that the password is wanted again here after a while away. */
export const LOCK_COOKIE = ownName("lock");
/** The session's half of the key that seals what a device keeps; our scripts read it. */
export const OFFLINE_COOKIE = ownName("kept");
/** The username of who has just registered, for the login that follows. */
export const NEW_NAME_COOKIE = "new-name";
/** Which start of a plan was congratulated on here already. */
export const PRAISED_COOKIE = "praised";
/** Where somebody was when the session ran out. */
export const BACK_COOKIE = ownName("back");
/** Written by the browser: the style sheet that it has as a file. */
export const STYLES_COOKIE = "css";
/** Written by the browser: its time zone. */
export const ZONE_COOKIE = "tz";

export function readCookie(request: Request, name: string): string | undefined {
  for (const part of (request.headers.get("cookie") ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at < 0 || part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

export function setCookie(
  name: string,
  value: string,
  maxAgeSeconds: number,
  { scripts = false, isHttps = env.IS_HTTPS } = {},
): string {
  const secure = isHttps ? "; Secure" : "";
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}${scripts ? "" : "; HttpOnly"}; SameSite=Lax${secure}`;
}

const YEAR_SECONDS = 31_536_000;

/** As the browser writes it by itself where scripts run. */
export const zoneCookie = (timeZone: string): string =>
  setCookie(ZONE_COOKIE, timeZone, YEAR_SECONDS, { scripts: true });
