// Small enough for every page: whether there is something to look after, and the session's half of its key.

/** In local storage while the vault exists. It holds nothing of anybody. */
const FLAG = "kept";
const HALF = /(?:^|; )(?:__Host-)?kept=([\w-]{20,})/;

/** Storage can be switched off: then nothing was kept either. */
export function isFlagged(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}

export const setFlag = (): void => localStorage.setItem(FLAG, "1");
export const dropFlag = (): void => localStorage.removeItem(FLAG);

/** Null without a session. A service worker has no cookies: a page hands its half over. */
export const sessionHalf = (): string | null => HALF.exec(document.cookie)?.[1] ?? null;

/** Only where the browser can seal: over HTTPS or on this very machine, and with storage allowed. */
export function canKeep(): boolean {
  try {
    localStorage.getItem(FLAG);
    return typeof indexedDB === "object" && indexedDB !== null && typeof crypto.subtle === "object";
  } catch {
    return false;
  }
}
