import { z } from "zod";
import type { Notification, NotificationFilter } from "~/domain/notices/notifications";

/** The sheet as the address opens it; the list only while it is open. */
export type NotificationsData = { unread: number; filter: NotificationFilter; open: boolean; items: Notification[] };

/** Where the sheet was open: a path of ours, to come back to. */
export const MarkAllInput = z.object({
  returnTo: z
    .string()
    .max(200)
    .regex(/^\/(?![/\\])[A-Za-z0-9/_-]*$/)
    .catch("/"),
});
