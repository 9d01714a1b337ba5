import { useLocation } from "@remix-run/react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { Sheet } from "~/components/ui/dialog";
import { Icon } from "~/components/ui/icon";
import { INSIGHT_LOOKS } from "~/components/ui/insight-look";
import { Link } from "~/components/ui/link";
import { Skeleton } from "~/components/ui/skeleton";
import { Tabs } from "~/components/ui/tabs";
import type { NotificationsData } from "~/contracts/notifications";
import {
  NOTIFICATION_FILTERS,
  type Notification,
  type NotificationFilter,
  filterNotifications,
  unreadCount,
} from "~/domain/notices/notifications";
import { goWords } from "~/texts/insight-links";
import { MARK_ALL, NO_NOTIFICATIONS, unreadLine } from "~/texts/notifications";
import { dayOf, mediumDate } from "~/domain/periods";
import { notifications, useNotifications } from "~/client/notices/notifications";

const NAMES: Record<NotificationFilter, string> = { all: "All", unread: "Unread", alerts: "Alerts" };

type Props = { data: NotificationsData; timeZone: string; canMark?: boolean };

/** Opened by the address without scripts, by the bell with them. */
export default function NotificationsContent({ data, timeZone, canMark = true }: Props) {
  const { pathname } = useLocation();
  const live = useNotifications();
  if (live.isOpen)
    return <LiveSheet closeTo={pathname} items={live.items} isLoading={live.isLoading} timeZone={timeZone} />;
  if (!data.open) return null;
  const to = (filter: NotificationFilter) => `${pathname}?panel=notifications&filter=${filter}`;
  return (
    <Sheet title="Notifications" description={unreadLine(data.unread)} closeTo={pathname}>
      {canMark && data.unread > 0 ? (
        <form method="post" action="/dashboard" className="mb-2">
          <input type="hidden" name="intent" value="mark-all-read" />
          <input type="hidden" name="returnTo" value={pathname} />
          <Button type="submit" variant="quiet" size="sm" icon="check" className="-ml-3">
            {MARK_ALL}
          </Button>
        </form>
      ) : null}
      <Tabs
        label="Notifications"
        tabs={NOTIFICATION_FILTERS.map((filter) => ({
          to: to(filter),
          label: NAMES[filter],
          current: filter === data.filter,
        }))}
      />
      <List items={data.items} timeZone={timeZone} />
      {canMark ? <WeekLink /> : null}
    </Sheet>
  );
}

type LiveProps = { closeTo: string; items: Notification[]; isLoading: boolean; timeZone: string };

function LiveSheet({ closeTo, items, isLoading, timeZone }: LiveProps) {
  const [filter, setFilter] = useState<NotificationFilter>("all");
  const unread = unreadCount(items);
  return (
    <Sheet title="Notifications" description={unreadLine(unread)} closeTo={closeTo} onClose={notifications.close}>
      {unread > 0 ? (
        <Button variant="quiet" size="sm" icon="check" className="mb-2 -ml-3" onClick={notifications.markAll}>
          {MARK_ALL}
        </Button>
      ) : null}
      <div
        role="tablist"
        aria-label="Notifications"
        tabIndex={-1}
        onKeyDown={walkTabs}
        className="flex gap-1 border-b border-line"
      >
        {NOTIFICATION_FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === filter}
            tabIndex={name === filter ? 0 : -1}
            onClick={() => setFilter(name)}
            className={cx(
              "-mb-px inline-flex min-h-11 items-center border-b-2 px-3 text-sm font-medium",
              name === filter ? "border-accent text-accent" : "border-transparent text-muted hover:text-ink",
            )}
          >
            {NAMES[name]}
          </button>
        ))}
      </div>
      {isLoading && items.length === 0 ? (
        <div role="status" aria-label="Loading notifications" className="flex flex-col gap-3 pt-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      ) : (
        <List items={filterNotifications(items, filter)} timeZone={timeZone} />
      )}
      <WeekLink />
    </Sheet>
  );
}

const WeekLink = () => (
  <p className="border-t border-line pt-3">
    <Link to="/week" className="inline-flex min-h-11 items-center gap-2 text-accent hover:underline">
      See last week
      <Icon name="arrow_right" size="sm" />
    </Link>
  </p>
);

/** A notification itself does nothing when it's pressed; where it leads is a link of its own below it. */
const Go = ({ item: { title, href } }: { item: Notification }) => (
  <Link
    to={href}
    onClick={notifications.close}
    aria-label={`${goWords(href)}: ${title}`}
    className="inline-flex min-h-9 items-center gap-1 text-xs font-medium text-accent hover:underline touch:min-h-11"
  >
    {goWords(href)}
    <Icon name="arrow_right" size="sm" />
  </Link>
);

/** Left and right choose the tab before and after. */
function walkTabs(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const next = tabs[(at + step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}

function List({ items, timeZone }: { items: readonly Notification[]; timeZone: string }): ReactNode {
  if (items.length === 0) return <p className="py-10 text-center text-muted">{NO_NOTIFICATIONS}</p>;
  // Where all of them are unread, the line above says so.
  const isMixed = items.some(({ isRead }) => isRead);
  return (
    <ul aria-label="Notifications" className="divide-y divide-line">
      {items.map((item) => {
        const look = INSIGHT_LOOKS[item.look];
        return (
          <li key={item.id} data-read={item.isRead} className="flex gap-3 py-3">
            <span className={cx("grid size-9 shrink-0 place-items-center rounded-md", look.tile)}>
              <Icon name={look.icon} />
            </span>
            <div className="min-w-0 flex-1">
              <p className={item.isRead ? "" : "font-semibold"}>{item.title}</p>
              <p className="text-xs text-muted">{item.message}</p>
              <p className="mt-1 flex items-center gap-2 text-xs text-muted">
                <Badge variant={look.badge}>{look.label}</Badge>{" "}
                <time dateTime={item.date}>{mediumDate(dayOf(new Date(item.date), timeZone))}</time>{" "}
                {item.isRead ? null : <span className={isMixed ? "text-accent" : "sr-only"}>Unread</span>}
              </p>
              {item.href ? <Go item={item} /> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
