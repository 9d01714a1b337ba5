// The bell and its sheet. They are the insights, seen as messages.
import type { NotificationsData } from "~/contracts/notifications";
import {
  type Notification,
  filterNotifications,
  notificationFilter,
  readSince,
  toNotification,
  unreadCount,
} from "~/domain/notices/notifications";
import type { CurrentUser } from "~/lib/auth.server";
import { readCookie } from "~/lib/cookies.server";
import { env } from "~/lib/env.server";
import { listInsights } from "~/services/insights/insights.server";

const READ_COOKIE = "notifications-read";

/** The count for the bell; the list only while the sheet is open. */
export async function loadNotifications(user: CurrentUser, request: Request): Promise<NotificationsData> {
  return sheetOf(await notificationsOf(user, request), request);
}

/** The sheet over any list: the demo has one of its own. */
export function sheetOf(all: readonly Notification[], request: Request): NotificationsData {
  const search = new URL(request.url).searchParams;
  const filter = notificationFilter(search.get("filter"));
  const open = search.get("panel") === "notifications";
  return { unread: unreadCount(all), filter, open, items: open ? filterNotifications(all, filter) : [] };
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
