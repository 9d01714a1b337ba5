import { useEffect } from "react";

/** The number on the installed app's icon, where the system has one: what the bell says. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    // Only an installed app has an icon: in a tab it's refused, and an old browser ends the page for it.
    if (isInstalled() && "setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);
}

const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;
