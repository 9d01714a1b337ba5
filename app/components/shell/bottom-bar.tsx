import { useLocation } from "@remix-run/react";
import { Link } from "~/components/ui/link";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { BOTTOM_BAR, isCurrent } from "./nav-items";

export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Tabs"
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-lg grid-cols-4">
        {BOTTOM_BAR.map((item) => {
          const current = isCurrent(item.to, pathname);
          return (
            <li key={item.to}>
              <Link
                to={item.to}
                aria-current={current ? "page" : undefined}
                className={cx(
                  "flex min-h-14 flex-col items-center justify-center gap-0.5 border-t-2 text-xs",
                  current ? "border-accent font-semibold text-accent" : "border-transparent text-muted",
                )}
              >
                <Icon name={item.icon} />
                {item.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
