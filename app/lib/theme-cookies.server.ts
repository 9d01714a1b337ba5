// How this device shows the app: kept by the browser, read with each page, so that nothing changes after it is shown.
import { THEMES } from "~/contracts/settings";
import type { Display, Theme } from "~/contracts/theme";
import { readCookie, setCookie } from "./cookies.server";

const THEME_COOKIE = "theme";
const AMOUNTS_COOKIE = "amounts";
const OFFER_COOKIE = "offer";
const YEAR_SECONDS = 31_536_000;

export function displayOf(request: Request): Display {
  const theme = THEMES.find((name) => name === readCookie(request, THEME_COOKIE)) ?? "system";
  return { theme, hidesAmounts: readCookie(request, AMOUNTS_COOKIE) === "hidden" };
}

/** Somebody put the offer of a trial away, on this device. */
export const isOfferClosed = (request: Request): boolean => readCookie(request, OFFER_COOKIE) === "closed";
export const closedOfferCookie = (): string => setCookie(OFFER_COOKIE, "closed", YEAR_SECONDS);

export const themeCookie = (theme: Theme): string =>
  theme === "system" ? setCookie(THEME_COOKIE, "", 0) : setCookie(THEME_COOKIE, theme, YEAR_SECONDS);

/** The page's own scripts write it as well, before the server has answered. */
export const amountsCookie = (hidden: boolean): string =>
  setCookie(AMOUNTS_COOKIE, hidden ? "hidden" : "", hidden ? YEAR_SECONDS : 0, { scripts: true });
