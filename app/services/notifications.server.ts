// The bell and its sheet. They are the insights, seen as messages.
import { type Notification, type NotificationFilter, filterNotifications, notificationFilter, readSince, toNotification, unreadCount } from "~/domain/notifications";
import type { CurrentUser } from "~/lib/auth.server";
import { readCookie } from "~/lib/cookies.server";
import { env } from "~/lib/env.server";
import { listInsights } from "./insights.server";

const READ_COOKIE = "notifications-read";

export type NotificationsData = { unread: number; filter: NotificationFilter; open: boolean; items: Notification[]; empty: boolean };

export async function unreadNotifications(user: CurrentUser, request: Request): Promise<number> {
  return unreadCount(await notificationsOf(user, request));
}

/** The count for the bell; the list only while the sheet is open. */
export async function loadNotifications(user: CurrentUser, request: Request): Promise<NotificationsData> {
  const search = new URL(request.url).searchParams;
  const filter = notificationFilter(search.get("filter"));
  const all = await notificationsOf(user, request);
  const open = search.get("panel") === "notifications";
  return { unread: unreadCount(all), filter, open, items: open ? filterNotifications(all, filter) : [], empty: all.length === 0 };
}

async function notificationsOf(user: CurrentUser, request: Request): Promise<Notification[]> {
  return readSince((await listInsights(user)).map(toNotification), readMoment(user, request));
}

/** 'Mark all' without scripts: kept by the browser until it is closed, and for this session only. */
export function markAllReadCookie(user: CurrentUser): string {
  const secure = env.IS_HTTPS ? "; Secure" : "";
  return `${READ_COOKIE}=${sessionMark(user)}.${user.now.getTime()}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

function readMoment(user: CurrentUser, request: Request): Date | null {
  const [session, moment] = (readCookie(request, READ_COOKIE) ?? "").split(".");
  const at = Number(moment);
  return session === sessionMark(user) && Number.isSafeInteger(at) && at > 0 ? new Date(at) : null;
}

const sessionMark = (user: CurrentUser): string => user.sessionId.slice(0, 12);
