import { useHydrated } from "~/client/router/use-hydrated";

/** The keys that open the palette as this machine calls them, once scripts run. */
export const useFinderKeys = (): string | null =>
  useHydrated() ? (/Mac/.test(navigator.platform) ? "⌘K" : "Ctrl K") : null;
