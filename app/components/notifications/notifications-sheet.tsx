import { Suspense } from "react";
import type { NotificationsData } from "~/contracts/notifications";
import { useNotifications } from "~/client/notices/notifications";
import { part } from "~/components/ui/lazy-client";

// Every signed-in page carries the bell; what it opens is loaded when it is opened.
const Content = part(() => import("./notifications-content"));

export function NotificationsSheet(props: { data: NotificationsData; timeZone: string; canMark?: boolean }) {
  const { isOpen } = useNotifications();
  if (!isOpen && !props.data.open) return null;
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  );
}
