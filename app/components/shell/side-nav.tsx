import { useLocation } from "@remix-run/react";
import { Icon } from "~/components/ui/icon";
import type { ShellUser } from "~/contracts/shell";
import { Avatar } from "./avatar";
import { isCurrent, type NavItem, sideGroups } from "./nav-items";
import { NAV_ROW, NavList } from "./nav-list";

type Props = {
  user: ShellUser | null;
  toReview: number;
  /** Above a phone's tabs: two columns, nothing folded. */ isSheet?: boolean;
};

/** Who is signed in, then the places to go, in four groups. */
export default function SideNav({ user, toReview, isSheet = false }: Props) {
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
        {sideGroups(toReview, isSheet).map(({ heading, items, more = [] }) => (
          <div key={heading} className={more.length > 0 ? "row-span-3" : undefined}>
            <h2 className="px-2 pb-1 lg:px-3 text-xs font-medium text-muted">{heading}</h2>
            <NavList items={isSheet ? [...items, ...more] : items} />
            {isSheet || more.length === 0 ? null : <More items={more} />}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What one seldom goes to stands behind one line, which is open while one is there. */
function More({ items }: { items: NavItem[] }) {
  const { pathname } = useLocation();
  const isThere = items.some(({ to }) => isCurrent(to, pathname));
  return (
    <details open={isThere} key={String(isThere)} className="group">
      <summary className={`${NAV_ROW} text-ink hover:bg-sunken`}>
        <Icon name="chevron_down" className="transition-transform group-open:rotate-180" />
        More
      </summary>
      <NavList items={items} />
    </details>
  );
}
