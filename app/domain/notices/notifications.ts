import { type LookName, lookName } from "~/domain/insights/look";

type NotificationType = "alert" | "success" | "info";
export type NotificationSource = {
  id: string | number;
  title: string;
  description: string;
  createdAt: string;
  isRead: boolean;
  severity?: string | null;
  /** What was looked for. */
  rule?: string;
  /** Its type as the panel has it; without one the severity says how it looks. */
  type?: string;
  href?: string;
};
export type Notification = {
  id: string;
  title: string;
  message: string;
  date: string;
  isRead: boolean;
  type: NotificationType;
  look: LookName;
  /** Where the finding leads; a reminder's may lead nowhere. */
  href: string;
};

export const NOTIFICATION_FILTERS = ["all", "unread", "alerts"] as const;
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];
export const notificationFilter = (text: string | null): NotificationFilter =>
  NOTIFICATION_FILTERS.find((filter) => filter === text) ?? "all";

export function notificationType(severity: string | null | undefined): NotificationType {
  if (severity === "warning") return "alert";
  return severity === "success" ? "success" : "info";
}

const LOOK_OF_TYPE: Record<NotificationType, LookName> = { alert: "alert", success: "achievement", info: "note" };

export function toNotification(source: NotificationSource): Notification {
  const type = notificationType(source.severity);
  return {
    id: String(source.id),
    title: source.title,
    message: source.description,
    date: source.createdAt,
    isRead: source.isRead,
    type,
    look: source.type ? lookName({ type: source.type, rule: source.rule }) : LOOK_OF_TYPE[type],
    href: source.href ?? "",
  };
}

export const unreadCount = (notifications: readonly Notification[]): number =>
  notifications.filter(({ isRead }) => !isRead).length;

export function filterNotifications(
  notifications: readonly Notification[],
  filter: NotificationFilter,
): Notification[] {
  if (filter === "unread") return notifications.filter(({ isRead }) => !isRead);
  return filter === "alerts" ? notifications.filter(({ type }) => type === "alert") : [...notifications];
}

export const markAllRead = (notifications: readonly Notification[]): Notification[] =>
  notifications.map((item) => ({ ...item, isRead: true }));

/** Without scripts 'mark all' holds for the session: whatever was made before the moment counts as read. */
export const readSince = (notifications: readonly Notification[], moment: Date | null): Notification[] =>
  moment
    ? notifications.map((item) => (new Date(item.date) <= moment ? { ...item, isRead: true } : item))
    : [...notifications];
