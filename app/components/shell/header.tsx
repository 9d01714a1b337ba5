import { Bell } from "~/components/notifications/bell";
import { Badge } from "~/components/ui/badge";
import { buttonClass, LinkButton } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { Menu } from "~/components/ui/menu";
import type { ShellData, ShellUser } from "~/contracts/shell";
import { useOffers } from "~/client/ui/offers";
import { useSignOut } from "~/client/people/use-sign-out";
import { Avatar } from "./avatar";
import { HeaderMenu } from "./header-menu";
import { Mark } from "./mark";
import { SearchBox } from "./search-box";

export function Header({ shell }: { shell: ShellData }) {
  const { user } = shell;
  const { billing } = useOffers();
  return (
    <header data-no-print className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex h-16 max-w-[86rem] wide:max-w-[104rem] items-center gap-1 px-2 sm:gap-2 sm:px-4">
        <Brand user={user} isSold={billing} />
        <div className="ml-auto flex items-center gap-0.5 sm:gap-2">
          <SearchBox isOwn={user !== null} />
          <Bell unread={shell.notifications.unread} isLive={user !== null} />
          <Menu
            label="Menu"
            panelClass="w-64 max-h-[calc(100dvh-5rem)] overflow-y-auto"
            summaryClass="grid size-11 place-items-center rounded-full hover:bg-sunken"
            summary={user ? <Avatar user={user} /> : <Icon name="more" />}
          >
            <HeaderMenu user={user} isSold={billing} />
          </Menu>
          {user ? (
            <Logout />
          ) : (
            <LinkButton to="/login" size="sm" variant="secondary" className="whitespace-nowrap max-sm:px-2">
              Sign In
            </LinkButton>
          )}
        </div>
      </div>
    </header>
  );
}

function Brand({ user, isSold }: { user: ShellUser | null; isSold: boolean }) {
  return (
    <div className="flex min-w-0 flex-col items-start sm:flex-row sm:items-center sm:gap-3 lg:pl-2">
      <Link
        to={user ? "/" : "/landing"}
        className="flex max-w-full items-center gap-2 font-serif text-sm leading-6 font-semibold min-[26rem]:text-base sm:text-lg touch:min-h-11"
      >
        <span className="hidden min-[26rem]:block">
          <Mark />
        </span>
        <span className="truncate">Mind My Money</span>
      </Link>{" "}
      {user?.isPremium && isSold ? (
        <Badge variant="success" className="leading-4">
          Premium
        </Badge>
      ) : null}
    </div>
  );
}

/** A plain form post; with scripts the documented call, then the sign-in screen. */
function Logout() {
  const signOut = useSignOut();
  return (
    <form method="post" action="/login" onSubmit={signOut}>
      <input type="hidden" name="intent" value="logout" />
      <button type="submit" className={buttonClass({ variant: "secondary", size: "sm" })}>
        <Icon name="logout" size="sm" />
        <span className="sr-only sm:not-sr-only">Logout</span>
      </button>
    </form>
  );
}
