// Being told things on this device, as far as the browser can.
import { useEffect, useState } from "react";

/** `unknown`: as the server sees it, and before scripts have looked. */
export type PushState = "unknown" | "unsupported" | "blocked" | "ready";
type PushFields = { endpoint: string; p256dh: string; auth: string };

function stateNow(): PushState {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)
    return Notification.permission === "denied" ? "blocked" : "ready";
  return "unsupported";
}

export function usePushState(): [PushState, () => void] {
  const [state, setState] = useState<PushState>("unknown");
  const look = () => setState(stateNow());
  useEffect(look, []);
  return [state, look];
}

/** Asks the person, then the browser; null where one of them says no. */
export async function subscribe(publicKey: string): Promise<PushFields | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for other keys can't be used, and stands in the way of a new one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = made.toJSON();
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
