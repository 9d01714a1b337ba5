import { Suspense } from "react";
import { Bell } from "~/components/notifications/bell";
import { Badge } from "~/components/ui/badge";
import { buttonClass, LinkButton } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { part } from "~/components/ui/lazy-client";
import { Menu } from "~/components/ui/menu";
import type { ShellData, ShellUser } from "~/contracts/shell";
import { useOffers } from "~/client/ui/offers";
import { useSignOut } from "~/client/people/use-sign-out";
import { Avatar } from "./avatar";
import { Mark } from "./mark";
import { SearchBox } from "./search-box";

const HeaderMenu = part(() => import("./header-menu"));

type HeaderProps = {
  shell: ShellData;
  /** Without a side navigation the coach's button has the last place here. */
  hasCoach: boolean;
};

export function Header({ shell, hasCoach }: HeaderProps) {
  const { user } = shell;
  const { billing } = useOffers();
  return (
    <header data-no-print className="sticky top-0 z-30 border-b border-line bg-surface">
      <div
        className={cx(
          "mx-auto flex h-14 max-w-[86rem] items-center gap-1 px-3 sm:gap-2 sm:px-4 wide:max-w-[104rem]",
          hasCoach && "max-lg:!pr-14 sm:max-lg:!pr-16",
        )}
      >
        <Brand user={user} isSold={billing} />
        <div className="ml-auto flex items-center sm:gap-2">
          <SearchBox isOwn={user !== null} />
          <Bell unread={shell.notifications.unread} isLive={user !== null} />
          <Menu
            label="Menu"
            panelClass="w-64 max-h-[calc(100dvh-5rem)] overflow-y-auto"
            summaryClass="grid size-11 place-items-center rounded-full hover:bg-sunken"
            summary={user ? <Own user={user} /> : <Icon name="more" />}
          >
            <Suspense fallback={null}>
              <HeaderMenu user={user} isSold={billing} />
            </Suspense>
            {user ? (
              <Logout className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 hover:bg-sunken sm:hidden" />
            ) : null}
          </Menu>
          {user ? (
            <Logout
              className={`${buttonClass({ variant: "quiet", size: "sm" })} !text-muted hover:!text-ink max-sm:hidden`}
            />
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

/** On a desk the side navigation shows who is signed in. */
function Own({ user }: { user: ShellUser }) {
  return (
    <>
      <span className="lg:hidden">
        <Avatar user={user} />
      </span>{" "}
      <span className="max-lg:hidden">
        <Icon name="more" />
      </span>
    </>
  );
}

function Brand({ user, isSold }: { user: ShellUser | null; isSold: boolean }) {
  return (
    <div className="flex min-w-0 flex-col items-start sm:flex-row sm:items-center sm:gap-3 lg:pl-2">
      <Link
        to={user ? "/" : "/landing"}
        className="flex max-w-full items-center gap-2 text-sm leading-6 font-semibold tracking-tight sm:text-base touch:min-h-11"
      >
        <Mark />
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

/** A plain form post; with scripts the documented call, then the sign-in screen. On a phone it's in the menu. */
function Logout({ className }: { className: string }) {
  const signOut = useSignOut();
  return (
    <form method="post" action="/login" onSubmit={signOut}>
      <input type="hidden" name="intent" value="logout" />
      <button type="submit" className={className}>
        <Icon name="logout" />
        Logout
      </button>
    </form>
  );
}
