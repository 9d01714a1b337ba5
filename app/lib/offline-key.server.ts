// What a device keeps for reading and writing without a line is sealed there with a key of two halves. This one belongs
// to the session and travels in a cookie that scripts may read; the other never leaves the device.
import type { CurrentUser } from "./auth.server";
import { OFFLINE_COOKIE, readCookie, setCookie } from "./cookies.server";
import { sign } from "./crypto.server";

/** After that long without a visit the cookie is gone by itself, and nothing on the device can be opened any more. */
const LIFE_SECONDS = 7 * 86_400;

export function endedOfflineKey(): string {
  return setCookie(OFFLINE_COOKIE, "", 0, { scripts: true });
}

/** The header of a page: the session's half, given anew with every visit; without a session the old one is taken back. */
export function offlineKeyCookie(
  request: Request,
  user: Pick<CurrentUser, "id" | "sessionId"> | null,
): string | undefined {
  if (user)
    return setCookie(OFFLINE_COOKIE, sign("device-key", `${user.id}|${user.sessionId}`), LIFE_SECONDS, {
      scripts: true,
    });
  return readCookie(request, OFFLINE_COOKIE) ? endedOfflineKey() : undefined;
}
