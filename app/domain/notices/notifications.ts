export type NotificationType = "alert" | "success" | "info";
export type NotificationSource = {
  id: string | number;
  title: string;
  description: string;
  createdAt: string;
  isRead: boolean;
  severity?: string | null;
};
export type Notification = {
  id: string;
  title: string;
  message: string;
  date: string;
  isRead: boolean;
  type: NotificationType;
};

export const NOTIFICATION_FILTERS = ["all", "unread", "alerts"] as const;
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];
export const notificationFilter = (text: string | null): NotificationFilter =>
  NOTIFICATION_FILTERS.find((filter) => filter === text) ?? "all";

export function notificationType(severity: string | null | undefined): NotificationType {
  if (severity === "warning") return "alert";
  return severity === "success" ? "success" : "info";
}

export function toNotification(source: NotificationSource): Notification {
  return {
    id: String(source.id),
    title: source.title,
    message: source.description,
    date: source.createdAt,
    isRead: source.isRead,
    type: notificationType(source.severity),
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
