import { useEffect } from "react";

/** The number on the installed app's icon, where the system has one: what the bell says. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    // Refused where the app isn't installed, which is no fault.
    if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);
}
