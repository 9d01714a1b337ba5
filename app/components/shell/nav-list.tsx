import { useLocation } from "@remix-run/react";
import { Link } from "~/components/ui/link";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import type { NavItem } from "./nav-items";
import { litAmong } from "./screen-above";

/** In a low window all groups are in sight at once. */
export const NAV_ROW =
  "flex min-h-9 items-center gap-3 rounded-md px-3 transition-colors duration-150 touch:min-h-11 [@media(max-height:930px)_and_(pointer:fine)]:min-h-8";

type Props = {
  items: NavItem[];
  /** The whole menu, where the links are a part of it: one entry of all is lit. */ among?: readonly NavItem[];
};

/** Links one under the other; marked is the current one, or the one that the screen belongs to. */
export function NavList({ items, among = items }: Props) {
  const { pathname } = useLocation();
  const lit = litAmong(
    among.map(({ to }) => to),
    pathname,
  );
  return (
    <ul className="flex flex-col gap-0.5">
      {items.map((item) => {
        const current = lit?.to === item.to ? lit.is : undefined;
        return (
          <li key={item.to}>
            <Link
              to={item.to}
              aria-current={current}
              className={cx(NAV_ROW, current ? "bg-accent-soft font-semibold text-accent" : "text-ink hover:bg-sunken")}
            >
              <Icon name={item.icon} />
              {item.label}
              {item.count ? (
                <span className="ml-auto rounded-full bg-accent-soft px-2 text-xs font-semibold text-accent tabular-nums">
                  {" "}
                  {item.count}
                </span>
              ) : null}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
