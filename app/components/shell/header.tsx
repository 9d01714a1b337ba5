import { Bell } from "~/components/notifications/bell";
import { Badge } from "~/components/ui/badge";
import { buttonClass, LinkButton } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { Menu } from "~/components/ui/menu";
import type { ShellData } from "~/contracts/shell";
import { useOffers } from "~/client/ui/offers";
import { useSignOut } from "~/client/people/use-sign-out";
import { menuItems } from "./nav-items";
import { NavList } from "./nav-list";
import { SideNav } from "./side-nav";

export function Header({ shell }: { shell: ShellData }) {
  const { user } = shell;
  const { billing } = useOffers();
  return (
    <header data-no-print className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="flex h-16 items-center gap-1 px-2 sm:gap-2 sm:px-4">
        <Menu
          label="Navigation"
          align="left"
          className="lg:hidden"
          panelClass="w-72 max-h-[80dvh] overflow-y-auto py-4"
          summary={<Icon name="menu" />}
        >
          <nav aria-label="Side">
            <SideNav user={user} />
          </nav>
        </Menu>
        <div className="flex min-w-0 flex-col items-start sm:flex-row sm:items-center sm:gap-3 lg:pl-2">
          <Link
            to={user ? "/" : "/landing"}
            className="max-w-full truncate font-serif text-sm leading-6 font-semibold min-[24rem]:text-base sm:text-lg"
          >
            Mind My Money
          </Link>{" "}
          {user?.isPremium && billing ? (
            <Badge variant="success" className="leading-4">
              Premium
            </Badge>
          ) : null}
        </div>
        <div className="ml-auto flex items-center gap-0.5 sm:gap-2">
          <SearchBox />
          <Bell unread={shell.notifications.unread} isLive={user !== null} />
          <Menu label="Menu" panelClass="w-64" summary={<Icon name="more" />}>
            <nav aria-label="Menu">
              <NavList items={menuItems(user?.isAdmin ?? false, billing)} />
            </nav>
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

/** The text stays in the box: no request, no change of the address. */
function SearchBox() {
  return (
    <label className="relative hidden md:block">
      <span className="sr-only">Search transactions</span>
      <Icon name="search" size="sm" className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        type="search"
        placeholder="Search transactions..."
        autoComplete="off"
        className="h-10 w-60 rounded-full border border-edge bg-paper pr-3 pl-9 text-sm placeholder:text-muted"
      />
    </label>
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
