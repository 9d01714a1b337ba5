// How this device shows the app; the page's root brings it along.
import { useRouteLoaderData } from "@remix-run/react";
import type { Display } from "~/contracts/theme";

const PLAIN: Display = { theme: "system", hidesAmounts: false };

export function useDisplay(): Display {
  return useRouteLoaderData<{ display?: Display }>("root")?.display ?? PLAIN;
}
