import { Form, useLocation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { paletteStore } from "~/client/search/palette-store";
import { useHydrated } from "~/client/router/use-hydrated";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Menu } from "~/components/ui/menu";

/**
 * A plain form that leads to the list: nothing is asked for while somebody types. On a phone it's behind its icon, for who
 * has a list. With scripts the key and the icon open the palette. The list itself has its own box: one on a screen.
 */
export function SearchBox({ isOwn }: { isOwn: boolean }) {
  const hasPalette = useHydrated() && isOwn;
  const isThere = useLocation().pathname === "/transactions";
  const keys = hasPalette && /Mac/.test(navigator.platform) ? "⌘K" : "Ctrl K";
  const openInstead = (event: MouseEvent) => {
    if (!hasPalette || !(event.target instanceof Element) || !event.target.closest("summary")) return;
    event.preventDefault();
    paletteStore.set(true);
  };
  return (
    <>
      <div className="relative hidden md:block">
        {isThere ? null : <SearchForm placeholder="Search transactions..." />}
        {hasPalette ? (
          <button
            type="button"
            onClick={() => paletteStore.set(true)}
            aria-label="Find anything"
            aria-keyshortcuts="Control+K Meta+K"
            // A mark, not the button's words: speech control listens for its name.
            data-keys={isThere ? `Find anything · ${keys}` : keys}
            className={cx(
              "rounded-sm border border-line bg-surface text-xs text-muted before:content-[attr(data-keys)] hover:text-ink touch:hidden",
              isThere ? "min-h-8 px-3" : "absolute top-1/2 right-2 -translate-y-1/2 px-1.5",
            )}
          />
        ) : null}
      </div>
      {isThere || !isOwn ? null : (
        <div className="md:hidden" onClickCapture={openInstead}>
          <Menu label="Search" summary={<Icon name="search" />} place="fixed inset-x-2 top-[4.25rem]" panelClass="p-3">
            <SearchForm placeholder="Search your transactions" />
          </Menu>
        </div>
      )}
    </>
  );
}

function SearchForm({ placeholder }: { placeholder: string }) {
  return (
    <Form role="search" action="/transactions">
      <label className="relative block">
        <span className="sr-only">Search transactions</span>
        <Icon name="search" size="sm" className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <input
          type="search"
          name="q"
          maxLength={80}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          className="h-10 w-full rounded-full border border-edge bg-paper pr-16 pl-9 text-sm placeholder:text-muted md:w-72 touch:h-11"
        />
      </label>
    </Form>
  );
}
