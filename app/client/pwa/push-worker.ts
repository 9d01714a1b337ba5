/// <reference lib="WebWorker" />
// Notifications, as the service worker shows them and as they're pressed. What comes is sealed for this browser, and
// still only text and a path of ours are taken of it.

type ShownPush = { title: string; body: string; href: string; tag: string; count: number };

type Data = Pick<PushMessageData, "json"> | null;

export function readPush(data: Data): ShownPush | null {
  try {
    const told: unknown = data?.json();
    if (typeof told !== "object" || told === null) return null;
    const { title, body, href, tag, count } = { title: "", body: "", href: "", tag: "", count: 0, ...told };
    if (typeof title !== "string" || title === "" || typeof body !== "string") return null;
    return {
      title,
      body,
      href: isOurPath(href) ? href : "/",
      tag: typeof tag === "string" ? tag : "",
      count: typeof count === "number" && count > 0 ? count : 0,
    };
  } catch {
    return null;
  }
}

/** A path of this place, never another's. */
const isOurPath = (href: unknown): href is string => typeof href === "string" && /^\/(?![/\\])/.test(href);

export async function showPush(
  self: ServiceWorkerGlobalScope,
  { title, body, href, tag, count }: ShownPush,
): Promise<void> {
  await self.registration.showNotification(title, { body, tag, data: href, icon: "/icons/icon-192.png" });
  // Where the system has no badge for apps, there's none.
  if (count > 0) await self.navigator.setAppBadge?.(count).catch(() => undefined);
}

/** What was shown is nobody's business any more, nor the number on the icon. */
export async function forgetPushes(self: ServiceWorkerGlobalScope): Promise<void> {
  for (const shown of await self.registration.getNotifications()) shown.close();
  await self.navigator.clearAppBadge?.().catch(() => undefined);
}

/** In the window that is open, else in a new one. */
export async function openFrom(self: ServiceWorkerGlobalScope, href: unknown): Promise<void> {
  const path = isOurPath(href) ? href : "/";
  const [open] = await self.clients.matchAll({ type: "window" });
  const shown = await open?.navigate(path).catch(() => null);
  await (shown ? shown.focus() : self.clients.openWindow(path));
}
