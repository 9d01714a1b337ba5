import { useLocation } from "@remix-run/react";
import { Icon } from "~/components/ui/icon";
import type { ShellUser } from "~/contracts/shell";
import { Avatar } from "./avatar";
import { type NavItem, sideGroups } from "./nav-items";
import { NAV_ROW, NavList } from "./nav-list";
import { litAmong } from "./screen-above";

type Props = {
  user: ShellUser | null;
  toReview: number;
  /** Above a phone's tabs: two columns, nothing folded. */ isSheet?: boolean;
};

/** Who is signed in, then the places to go, in four groups. */
export default function SideNav({ user, toReview, isSheet = false }: Props) {
  const groups = sideGroups(toReview);
  const all = groups.flatMap(({ items, more = [] }) => [...items, ...more]);
  const name = user ? `${user.firstName} ${user.lastName}` : "Demo User";
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3 px-3">
        <Avatar user={user} />
        <div className="min-w-0 leading-5">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-xs leading-4 wrap-anywhere text-muted">{user ? user.email : "Sample household"}</p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-x-2 gap-y-3 lg:grid-cols-1 max-lg:[&_a]:gap-2 max-lg:[&_a]:px-2">
        {groups.map(({ heading, items, more = [] }) => (
          <div key={heading} className={more.length > 0 ? "row-span-3" : undefined}>
            <h2 className="px-2 pb-1 lg:px-3 text-xs font-medium text-muted">{heading}</h2>
            <NavList items={isSheet ? [...items, ...more] : items} among={all} />
            {isSheet || more.length === 0 ? null : <More items={more} among={all} />}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What one seldom goes to stands behind one line, which is open while one is there. */
function More({ items, among }: { items: NavItem[]; among: readonly NavItem[] }) {
  const { pathname } = useLocation();
  const lit = litAmong(
    among.map(({ to }) => to),
    pathname,
  );
  const isThere = items.some(({ to }) => to === lit?.to);
  return (
    <details open={isThere} key={String(isThere)} className="group">
      <summary className={`${NAV_ROW} text-ink hover:bg-sunken`}>
        <Icon name="chevron_down" className="transition-transform group-open:rotate-180" />
        More
      </summary>
      <NavList items={items} among={among} />
    </details>
  );
}
