import { Link } from "~/components/ui/link";
import type { ShellUser } from "~/contracts/shell";
import { Avatar } from "./avatar";
import { sideGroups } from "./nav-items";
import { NavList } from "./nav-list";

/** Who is signed in, then the places to go, in four groups: one column beside the content, two above a phone's tabs. */
export default function SideNav({ user, toReview }: { user: ShellUser | null; toReview: number }) {
  const name = user ? `${user.firstName} ${user.lastName}` : "Demo User";
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-3 px-3">
        <Avatar user={user} />
        <div className="min-w-0">
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-xs text-muted">{user ? user.email : "Sample household"}</p>
          {user ? (
            <Link
              to="/settings"
              className="inline-flex items-center text-xs text-accent underline underline-offset-4 touch:min-h-11"
            >
              Settings
            </Link>
          ) : null}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-x-2 gap-y-5 lg:grid-cols-1">
        {sideGroups(toReview).map((group) => (
          <div key={group.heading} className={group.heading === "Money" ? "row-span-2" : undefined}>
            <h2 className="px-3 pb-1 text-xs font-medium text-muted">{group.heading}</h2>
            <NavList items={group.items} />
          </div>
        ))}
      </div>
    </div>
  );
}
