import { useLocation } from "@remix-run/react";
import { Suspense } from "react";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { part } from "~/components/ui/lazy-client";
import { Link } from "~/components/ui/link";
import { Menu } from "~/components/ui/menu";
import type { ShellUser } from "~/contracts/shell";
import { BOTTOM_BAR, isBehindMore, isCurrent, type NavItem } from "./nav-items";

const SideNav = part(() => import("./side-nav"));

const TAB = "flex min-h-14 flex-col items-center justify-center gap-0.5 border-t-2 text-[0.6875rem] sm:text-xs";
const HERE = "border-accent font-semibold text-accent";
const ELSEWHERE = "border-transparent text-muted";

type Props = { user: ShellUser | null; toReview: number };

/** Five places of one width, the same on every screen: four tabs, and everything else behind the fifth. */
export default function BottomBar({ user, toReview }: Props) {
  const { pathname } = useLocation();
  return (
    <div
      data-bottom-bar
      data-no-print
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="mx-auto grid max-w-lg grid-cols-5">
        <nav aria-label="Tabs" className="contents">
          <ul className="contents">
            {BOTTOM_BAR.map((item) => (
              <li key={item.to}>
                <Tab item={item} isHere={isCurrent(item.to, pathname)} />
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Menu
            summaryClass={cx(TAB, isBehindMore(pathname) ? HERE : ELSEWHERE)}
            summary={
              <>
                <Icon name="menu" />
                More
              </>
            }
            place="fixed inset-x-2 bottom-[calc(4.0625rem+env(safe-area-inset-bottom))] mx-auto max-w-lg"
            panelClass="max-h-[calc(100dvh-9rem)] overflow-y-auto px-1 py-4 rounded-xl"
          >
            <nav aria-label="Side">
              <Suspense fallback={null}>
                <SideNav user={user} toReview={toReview} isSheet />
              </Suspense>
            </nav>
          </Menu>
        </div>
      </div>
    </div>
  );
}

function Tab({ item: { to, icon, label }, isHere }: { item: NavItem; isHere: boolean }) {
  return (
    <Link to={to} aria-current={isHere ? "page" : undefined} className={cx(TAB, isHere ? HERE : ELSEWHERE)}>
      <Icon name={icon} />
      {label}
    </Link>
  );
}
