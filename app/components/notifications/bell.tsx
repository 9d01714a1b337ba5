import { useLocation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { Tooltip } from "~/components/ui/tooltip";
import { useAppBadge } from "~/client/pwa/app-badge";
import { notifications, useNotifications } from "~/client/notices/notifications";

type Props = { unread: number; /** Visitors of the demo have no calls to make: the link alone. */ isLive: boolean };

export function Bell({ unread, isLive }: Props) {
  const { pathname } = useLocation();
  const { isMarked } = useNotifications();
  const count = isMarked ? 0 : unread;
  useAppBadge(count);
  const open = (event: MouseEvent) => {
    if (!isLive || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void notifications.open();
  };
  return (
    <Tooltip label="Notifications">
      <Link
        to={`${pathname}?panel=notifications`}
        preventScrollReset
        onClick={open}
        aria-label={count > 0 ? `Notifications, ${count} unread` : "Notifications"}
        className="relative grid size-11 place-items-center rounded-md text-ink hover:bg-sunken"
      >
        <Icon name="bell" />
        {count > 0 ? (
          <span
            data-badge
            className="absolute top-1 left-6 min-w-4 rounded-full bg-loss px-1 text-center text-[0.6875rem] leading-4 font-semibold text-on-loss tabular-nums"
          >
            {count > 99 ? "99+" : count}
          </span>
        ) : null}
      </Link>
    </Tooltip>
  );
}
