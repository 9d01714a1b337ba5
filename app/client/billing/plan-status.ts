// While the plans are on screen, one's own may change elsewhere: by the provider's event, or in another window.
import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { SubscriptionView } from "~/contracts/billing";
import { getJson } from "~/client/api/api";

const STATUS_POLL_MS = 30_000;

/** Asks for the status; calls `changed` where it is another than the one shown. A failure is only logged. */
async function checkPlanStatus(shown: SubscriptionView, changed: () => void): Promise<void> {
  try {
    const now = await getJson("/api/subscription/status", { on401: "null" });
    if (now !== null && JSON.stringify(now) !== JSON.stringify(shown)) changed();
  } catch (error) {
    console.error("The plan's status couldn't be checked.", error);
  }
}

export function usePlanStatus(shown: SubscriptionView): void {
  const { revalidate } = useRevalidator();
  const key = JSON.stringify(shown);
  useEffect(() => {
    const status: SubscriptionView = JSON.parse(key);
    const timer = setInterval(() => void checkPlanStatus(status, revalidate), STATUS_POLL_MS);
    return () => clearInterval(timer);
  }, [key, revalidate]);
}
