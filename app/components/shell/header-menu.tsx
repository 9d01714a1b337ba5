import { Form, useLocation } from "@remix-run/react";
import { showAmounts } from "~/client/ui/hide-amounts";
import { useDisplay } from "~/framework/theme";
import { Icon } from "~/components/ui/icon";
import type { ShellUser } from "~/contracts/shell";
import { menuItems, OWN_ITEMS } from "./nav-items";
import { NavList } from "./nav-list";

/** One tap, on every screen: the amounts are hidden at once, and on this device until they are shown again. */
function AmountsSwitch() {
  const { pathname } = useLocation();
  const { hidesAmounts } = useDisplay();
  return (
    <Form method="post" action="/settings" preventScrollReset onSubmit={() => showAmounts(hidesAmounts)}>
      <input type="hidden" name="intent" value="amounts" />
      <input type="hidden" name="hidden" value={hidesAmounts ? "off" : "on"} />
      <input type="hidden" name="returnTo" value={pathname} />
      <button
        type="submit"
        className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left transition-colors duration-150 hover:bg-sunken"
      >
        <Icon name={hidesAmounts ? "eye" : "eye_off"} />
        {hidesAmounts ? "Show amounts" : "Hide amounts"}
      </button>
    </Form>
  );
}

/** What is the person's own, then the documented entries. */
export default function HeaderMenu({ user, isSold }: { user: ShellUser | null; isSold: boolean }) {
  return (
    <>
      {user ? (
        <nav aria-label="You" className="mb-1.5 border-b border-line pb-1.5">
          <NavList items={OWN_ITEMS} />
          <AmountsSwitch />
        </nav>
      ) : null}
      <nav aria-label="Menu">
        <NavList items={menuItems(user?.isAdmin ?? false, isSold)} />
      </nav>
    </>
  );
}
