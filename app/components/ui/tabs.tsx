import { Link } from "~/components/ui/link";
import type { KeyboardEvent, ReactNode } from "react";
import { cx } from "./cx";

export type Tab = { to: string; label: ReactNode; current: boolean };
type TabsProps = { label: string; tabs: Tab[]; look?: "line" | "pill"; className?: string };

/** More than three do not fit a phone in a row, and one that is scrolled away is not seen: there they stand two by two. */
const ROW = "sm:flex sm:rounded-none sm:border-b sm:border-line sm:bg-transparent sm:p-0";
const CELL =
  "min-h-11 rounded-md px-2 text-sm leading-5 sm:-mb-px sm:rounded-none sm:border-b-2 sm:px-3 sm:whitespace-nowrap";
const CELL_CURRENT = "bg-surface text-accent shadow-raise sm:border-accent sm:bg-transparent sm:shadow-none";

/** Left, right, Home and End walk along the links; without scripts Tab does. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll("a")];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  links[(next + links.length) % links.length]?.focus();
}

/** Tabs and selectors are links: the URL carries the choice, the loader loads only that view. */
export function Tabs({ label, tabs, look = "line", className }: TabsProps) {
  const isMany = look === "line" && tabs.length > 3;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move focus between the links inside
    <nav
      aria-label={label}
      onKeyDown={walk}
      className={cx(
        "gap-1",
        isMany
          ? `grid grid-cols-2 rounded-lg bg-sunken p-1 ${ROW}`
          : look === "line"
            ? "flex border-b border-line"
            : "flex w-fit max-w-full rounded-md bg-sunken p-1",
        className,
      )}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          preventScrollReset
          aria-current={tab.current ? "page" : undefined}
          className={cx(
            "inline-flex items-center justify-center text-center font-medium transition-colors duration-150",
            isMany
              ? CELL
              : look === "line"
                ? "-mb-px min-h-11 min-w-11 border-b-2 px-3 text-sm whitespace-nowrap"
                : "min-h-9 rounded-sm px-3 text-xs whitespace-nowrap touch:min-h-11 touch:min-w-11",
            tab.current
              ? isMany
                ? CELL_CURRENT
                : look === "line"
                  ? "border-accent text-accent"
                  : "bg-surface text-ink shadow-raise"
              : cx("text-muted hover:text-ink", (isMany || look === "line") && "border-transparent"),
          )}
        >
          {tab.label}{" "}
        </Link>
      ))}
    </nav>
  );
}
