import { Form, useLocation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { paletteStore } from "~/client/search/palette-store";
import { useFinderKeys } from "~/client/search/use-finder-keys";
import { Icon } from "~/components/ui/icon";
import { Menu } from "~/components/ui/menu";
import { SearchField } from "~/components/ui/search-field";

/**
 * A plain form that leads to the list: nothing is asked for while somebody types. On a phone it's behind its icon, for who
 * has a list. With scripts the key and the icon open the palette. The list itself has the same field: one on a screen.
 */
export function SearchBox({ isOwn }: { isOwn: boolean }) {
  const known = useFinderKeys();
  const keys = isOwn ? known : null;
  const isThere = useLocation().pathname === "/transactions";
  if (isThere) return keys ? <FindButton /> : null;
  const openInstead = (event: MouseEvent) => {
    if (!keys || !(event.target instanceof Element) || !event.target.closest("summary")) return;
    event.preventDefault();
    paletteStore.set(true);
  };
  return (
    <>
      <Form role="search" action="/transactions" className="hidden md:block">
        <SearchField placeholder="Search transactions..." keys={keys} className="w-72" />
      </Form>
      {isOwn ? (
        <div className="md:hidden" onClickCapture={openInstead}>
          <Menu label="Search" summary={<Icon name="search" />} place="fixed inset-x-2 top-[4.25rem]" panelClass="p-3">
            <Form role="search" action="/transactions">
              <SearchField placeholder="Search your transactions" keys={null} />
            </Form>
          </Menu>
        </div>
      ) : null}
    </>
  );
}

/** Above the list on a phone its own field searches it; all else is found here. */
function FindButton() {
  return (
    <button
      type="button"
      onClick={() => paletteStore.set(true)}
      aria-label="Find anything"
      className="grid size-11 place-items-center rounded-md text-ink hover:bg-sunken md:hidden"
    >
      <Icon name="search" />
    </button>
  );
}
