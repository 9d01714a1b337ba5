// How this device shows the app; the page's root brings it along.
import { useRouteLoaderData } from "@remix-run/react";
import type { Display } from "~/texts/display";

const PLAIN: Display = { theme: "system", hidesAmounts: false };

export function useDisplay(): Display {
  return useRouteLoaderData<{ display?: Display }>("root")?.display ?? PLAIN;
}

/** At once, and kept even if the server is never reached: somebody may be looking over a shoulder. */
export function showAmounts(shown: boolean): void {
  document.cookie = `amounts=${shown ? "" : "hidden"}; path=/; max-age=${shown ? 0 : 31_536_000}; samesite=lax`;
  if (shown) document.documentElement.removeAttribute("data-amounts");
  else document.documentElement.setAttribute("data-amounts", "hidden");
}
