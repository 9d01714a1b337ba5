import { Link } from "~/components/ui/link";
import type { ShellUser } from "~/contracts/shell";
import { initials, SIDE_GROUPS } from "./nav-items";
import { NavList } from "./nav-list";

/** Who is signed in, then the places to go, in four groups. */
export function SideNav({ user }: { user: ShellUser | null }) {
  const name = user ? `${user.firstName} ${user.lastName}` : "Demo User";
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-3 px-3">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent"
        >
          {user ? initials(user.firstName, user.lastName) : "DU"}
        </span>
        <div className="min-w-0">
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-xs text-muted">{user ? user.email : "Sample household"}</p>
          {user ? (
            <Link to="/security" className="text-xs text-accent underline">
              Security
            </Link>
          ) : null}
        </div>
      </div>
      {SIDE_GROUPS.map((group) => (
        <div key={group.heading}>
          <h2 className="px-3 pb-1 text-xs font-medium text-muted">{group.heading}</h2>
          <NavList items={group.items} />
        </div>
      ))}
    </div>
  );
}
